"""The gallery from a visitor's perspective: page, server, and database together."""

import json
import re
import urllib.error
import urllib.parse
import urllib.request
from contextlib import ExitStack
from pathlib import Path

import pytest
from harness import assert_accessible, emulate, let_pass, press, set_viewport, type_text, value, wait_until, wait_until_ready
from harness.gallery import PAGES, ROOT, running_gallery

#: How long nothing must move on a page that is ready, in milliseconds.
CALM = 1_000
#: The interval between two steps of the front page's demonstrations, in seconds; see `watch.js`.
LONGEST_PAUSE = 1.5
FAMILY = "👨‍👩‍👧‍👦"


@pytest.fixture(scope="session")
def gallery(tmp_path_factory):
    with running_gallery(tmp_path_factory.mktemp("gallery")) as gallery:
        yield gallery


@pytest.fixture(scope="session")
def twins(tmp_path_factory):
    """Two galleries without posts: one serves its bundle, the other its sources."""
    with ExitStack() as stack:
        sources = {"GALLERY_BUNDLE": "none"}
        yield [stack.enter_context(running_gallery(tmp_path_factory.mktemp("twin"), **each)) for each in ({}, sources)]


@pytest.fixture
def field(browser, gallery):
    """The composer's field, once its ring is ready."""
    open_page(browser, gallery, "controls/count-ring")
    return browser.find("#post-text")


def stage(browser):
    return browser.find("live-count-ring").get_dom_attribute("data-stage")


def posts(browser):
    return browser.run("return [...document.querySelectorAll('#post-list .post-text')].map((post) => post.textContent)")


def wait_for_post(browser, text):
    wait_until(lambda: posts(browser)[:1] == [text], saying=f"the latest post is not {text!r}")


def test_a_post_appears_and_the_ring_is_empty_again(browser, field):
    type_text(browser, field, f"Good morning {FAMILY}")
    browser.find("#composer button").click()
    wait_for_post(browser, f"Good morning {FAMILY}")
    assert value(browser, field) == ""
    wait_until(lambda: stage(browser) == "comfortable")
    assert browser.run("return document.activeElement.id") == "post-text"


def test_a_post_is_sent_from_the_keyboard(browser, field):
    type_text(browser, field, "By keys alone")
    press(browser, "Control+Enter")
    wait_for_post(browser, "By keys alone")


def test_the_server_rejects_what_the_ring_rejects_and_states_the_reason(browser, field):
    text = "e\u0301" * 281
    browser.run("arguments[0].value = arguments[1]", field, text)
    wait_until(lambda: stage(browser) == "over")
    browser.find("#composer button").click()
    wait_until(lambda: browser.find("#post-error").text == "1 character over the limit", saying="no error message appeared")
    assert value(browser, field) == text


def test_the_server_accepts_what_the_ring_accepts(browser, field):
    text = FAMILY * 280
    browser.run("arguments[0].value = arguments[1]", field, text)
    wait_until(lambda: stage(browser) == "full")
    browser.find("#composer button").click()
    wait_for_post(browser, text)


def test_a_script_in_a_post_stays_text(browser, field):
    text = "<script>window.hacked = true</script><img src=x onerror='window.hacked = true'>"
    browser.run("arguments[0].value = arguments[1]", field, text)
    browser.find("#composer button").click()
    wait_for_post(browser, text)
    browser.driver.refresh()
    assert posts(browser)[0] == text
    assert browser.run("return window.hacked") is None


def test_posts_survive_a_restart(tmp_path):
    for expected in ([], ["kept"]):
        with running_gallery(tmp_path) as gallery:
            with urllib.request.urlopen(f"{gallery.address}posts") as answer:
                assert [post["text"] for post in json.load(answer)] == expected
            post(gallery, {"text": "kept"})
            assert gallery.end() == 0


@pytest.mark.parametrize(("text", "status"), [("plain form", 200), ("x" * 281, 422)])
def test_the_form_works_without_scripts(gallery, text, status):
    form = urllib.parse.urlencode({"text": text}).encode()
    try:
        with urllib.request.urlopen(f"{gallery.address}posts", form) as answer:
            page, answered = answer.read().decode(), answer.status
    except urllib.error.HTTPError as refusal:
        page, answered = refusal.read().decode(), refusal.code
    assert answered == status
    assert text in page


@pytest.mark.engines("chromium")
@pytest.mark.parametrize("query", ["", "?colors=dark&dir=rtl"])
@pytest.mark.parametrize("path", PAGES.values(), ids=PAGES)
def test_axe_finds_no_violation(browser, gallery, path, query):
    open_page(browser, gallery, path + query)
    assert_accessible(browser)


@pytest.fixture
def front(browser, gallery):
    """The front page. Returns the state of each control."""
    open_page(browser, gallery)
    return lambda: browser.run(
        """const [number, button] = ['#number live-number', '#snap-button live-snap-button'].map((each) => document.querySelector(each));
        return [...[...document.querySelectorAll('.stage :is(textarea, input)')].map(({ value }) => value), number.value, button.place.slot]"""
    )


@pytest.mark.each_engine
def test_the_front_page_demonstrates_all_controls_until_a_click(browser, front):
    before, watch = front(), browser.find("#watch")
    watch.click()
    assert watch.text == "Stop"
    wait_until(lambda: all(now != then for now, then in zip(front(), before, strict=True)), saying="not all six controls are active")
    watch.click()
    assert watch.text == "Watch them work"
    stopped = front()
    let_pass(browser, LONGEST_PAUSE)
    assert front() == stopped


def test_the_demonstration_yields_to_the_visitor(browser, front):
    browser.find("#watch").click()
    wait_until(lambda: front()[1] != "")
    browser.find("#limited-field input").click()
    assert browser.find("#watch").text == "Watch them work"


def choose(browser, name, value):
    browser.run("const field = document.querySelector(`#setting-${arguments[0]}`); field.value = arguments[1]; field.dispatchEvent(new Event('change', { bubbles: true }))", name, value)


def test_the_switches_apply_immediately_and_update_the_url(browser, gallery, field):
    for name, value in [("theme", "dense"), ("colors", "dark"), ("lang", "ar"), ("motion", "reduce")]:
        choose(browser, name, value)
    root = browser.run("const { dir, dataset } = document.documentElement; return { dir, ...dataset }")
    assert root == {"dir": "rtl", "theme": "dense", "colors": "dark", "liveMotion": "reduce"}
    assert browser.run("return location.search") == "?theme=dense&colors=dark&lang=ar&motion=reduce"
    wait_until(lambda: re.search("[\u0600-\u06ff]", browser.run("return document.querySelector('#composer live-count-ring').textContent")))
    browser.run("window.isOld = true")
    browser.find(".topics a").click()
    wait_until(lambda: browser.run("return !window.isOld && !!document.querySelector('.settings-form.is-live')"))
    assert browser.run("return location.search") == "?theme=dense&colors=dark&lang=ar&motion=reduce"
    assert browser.run("const { dir, dataset } = document.documentElement; return { dir, ...dataset }") == root
    choose(browser, "dir", "ltr")
    assert browser.run("return document.documentElement.dir") == "ltr"


def test_a_regional_language_keeps_its_direction(browser, gallery):
    open_page(browser, gallery, "controls/count-ring?lang=ar-EG")
    assert browser.run("return [document.documentElement.dir, document.querySelector('.parts').lang.slice(0, 2)]") == ["rtl", "ar"]


def test_the_switches_are_opened_and_closed_from_the_keyboard(browser, field):
    browser.run("document.querySelector('.settings summary').focus()")
    press(browser, "Enter")
    wait_until(lambda: browser.find("#setting-theme").is_displayed())
    press(browser, "Escape")
    wait_until(lambda: not browser.find("#setting-theme").is_displayed())
    assert browser.run("return document.activeElement.localName") == "summary"


def test_each_hosts_code_can_be_selected_directly(browser, field):
    shown = "return [...document.querySelectorAll('.host-sample')].filter((each) => each.getClientRects().length).map(({ dataset }) => dataset.host)"
    assert browser.run(shown) == ["html"]
    browser.run("document.querySelector('.host-choice input').focus()")
    for host in ("swiftui", "uikit", "server"):
        press(browser, "ArrowRight")
        wait_until(lambda host=host: browser.run(shown) == [host])


@pytest.mark.engines("chromium", "firefox")
def test_the_selected_host_is_visible_in_forced_colors(browser, field):
    emulate(browser, "forced colors")
    colors = browser.run("return [...document.querySelectorAll('.host-choice span')].map((host) => getComputedStyle(host).color)")
    assert colors.count(colors[0]) == 1


def test_copying_includes_all_code(browser, field):
    browser.run("window.copied = []; Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => copied.push(text) } })")
    browser.find("[data-host=html] .copy").click()
    wait_until(lambda: browser.find("[data-host=html] .copy").text == "Copied")
    [sample] = re.findall(r"## Count ring\n\n```html\n(.*?)\n```", (ROOT / "Documentation/every-host.md").read_text(), re.S)
    assert browser.run("return copied") == [sample]


def test_an_account_uses_the_most_recently_selected_policy(browser, gallery):
    open_page(browser, gallery, "controls/password-setup")
    send, name = browser.find("#sign-up button[type=submit]"), f"mara-{browser.engine}"
    wait_until(lambda: browser.find("#sign-up live-password-setup").get_dom_attribute("data-validity") == "invalid")
    type_text(browser, browser.find("#sign-up-field-name"), name)
    for selector in ("#sign-up-field-password", "#sign-up-field-confirmation"):
        type_text(browser, browser.find(selector), "Tr0mbone!case")
    wait_until(send.is_enabled)
    browser.run("document.querySelector('#sign-up input[value=nist]').click()")
    wait_until(lambda: not send.is_enabled())
    browser.run("document.querySelector('#sign-up input[value=own]').click()")
    assert "max-consecutive: 2" in browser.find("#sign-up live-password-setup").get_dom_attribute("rules")
    browser.run("document.querySelector('#sign-up input[value=classic]').click()")
    wait_until(send.is_enabled)
    send.click()
    wait_until(lambda: name in browser.find("#sign-up .hint").text, saying="the welcome message is missing")
    assert [value(browser, browser.find(selector)) for selector in ("#sign-up-field-password", "#sign-up-field-confirmation")] == ["", ""]


@pytest.mark.parametrize("example", ["plain", "react", "vue", "htmx"])
def test_an_example_works_under_the_gallerys_policy(browser, gallery, example):
    browser.driver.get(f"{gallery.address}examples/{example}.html")
    wait_until(lambda: len(browser.driver.find_elements("css selector", "main [data-state=ready]")) == 3)
    type_text(browser, browser.find("#number"), "4242x4242")
    assert value(browser, browser.find("#number")) == "42424242"


ELEMENTS = ":is(live-count-ring, live-limited-field, live-sectioned-field, live-password-setup, live-number, live-snap-button)"
#: The position of everything except elements for announcements.
LAYOUT = """return [...document.querySelectorAll('body :not([aria-live], [aria-live] *, [data-live-announcer] *)')].map((element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [element.localName, ...[x, y, width, height].map(Math.round)].join(' ');
})"""
LOADED = """return performance.getEntriesByType('resource').map(
  ({ name, startTime, responseEnd, encodedBodySize, initiatorType }) => ({ name: new URL(name).pathname, startTime, responseEnd, encodedBodySize, initiatorType }))"""


def open_page(browser, gallery, path=""):
    """Opens a page and waits until everything that needs scripts has started."""
    browser.driver.get(gallery.address + path)
    wait_until_ready(browser, ELEMENTS)
    wait_until(lambda: browser.run("return !document.querySelector('[data-state=loading]') && !!document.querySelector('.settings-form.is-live')"))
    wait_until(lambda: browser.run("return document.querySelector('#text-message-parts')?.textContent.startsWith('1 part') ?? true"))
    wait_until(lambda: browser.run("return !document.querySelector('#sign-up') || !!document.querySelector('.live-password-strength')?.offsetParent"))


def settled(browser, script):
    """A script's result once it's stable: a strength meter gets its text when its dictionary loads."""
    return browser.run_async(
        f"""const current = () => {{ {script} }};
        let last, since;
        do {{
          const now = JSON.stringify(current());
          if (now !== last) [last, since] = [now, performance.now()];
          await new Promise((resolve) => setTimeout(resolve, 100));
        }} while (performance.now() - since < arguments[0]);
        return JSON.parse(last)""",
        CALM,
    )


@pytest.mark.parametrize("path", PAGES.values(), ids=PAGES)
def test_a_page_is_the_same_from_the_bundle_and_from_its_sources(browser, twins, path):
    layouts = []
    for twin, folders in zip(twins, [{"bundle"}, {"assets", "examples", "live-controls"}], strict=True):
        open_page(browser, twin, path)
        layouts.append(settled(browser, LAYOUT))
        # A browser may report a file slightly after the page receives it.
        wait_until(lambda: {each["name"].split("/")[1] for each in browser.run(LOADED)} == folders)
    assert layouts[0] == layouts[1]


def front_page_loads(browser, twins):
    """The files that the front page loaded."""
    open_page(browser, twins[0])
    # A browser may report a file slightly after the page receives it.
    wait_until(lambda: {".css", ".js"} <= {Path(each["name"]).suffix for each in browser.run(LOADED)})
    return browser.run(LOADED)


def test_the_page_loads_little_and_each_file_once(browser, twins):
    loaded = front_page_loads(browser, twins)
    names = [each["name"] for each in loaded if each["initiatorType"] != "other"]
    fetched = {each["name"] for each in loaded}
    assert len(names) <= 19
    assert len([name for name in names if name.endswith((".js", ".css"))]) == 3, names
    assert sum(each["encodedBodySize"] for each in loaded) < 250_000
    assert not [name for name in fetched if "dictionary" in name]


def test_the_strength_meter_loads_before_the_form_is_visible(browser, twins):
    open_page(browser, twins[0], "controls/password-setup")
    browser.run("document.querySelector('#sign-up').scrollIntoView()")
    wait_until(lambda: browser.find(".live-password-strength").is_displayed())


def test_a_page_in_another_language_loads_its_messages_from_the_bundle(browser, twins):
    browser.driver.get(f"{twins[0].address}controls/count-ring?lang=de")
    wait_until(lambda: "Zeichen" in browser.run("return document.querySelector('#composer live-count-ring')?.textContent ?? ''"))


@pytest.mark.parametrize("width", [pytest.param(320, marks=pytest.mark.engines("chromium", "firefox")), 1200])
@pytest.mark.parametrize("path", PAGES.values(), ids=PAGES)
def test_nothing_is_wider_than_the_page(browser, gallery, path, width):
    set_viewport(browser, width)
    open_page(browser, gallery, path)
    wait_until(lambda: browser.run("return document.documentElement.scrollWidth <= innerWidth"), saying="the page scrolls horizontally")


@pytest.mark.engines("chromium", "firefox")
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_the_current_topic_is_in_sight_on_a_narrow_page(browser, gallery, direction):
    set_viewport(browser, 320)
    open_page(browser, gallery, f"controls/snap-button?dir={direction}")
    box = "const { left, right } = document.querySelector('.topics [aria-current]').getBoundingClientRect(); return left >= 0 && right <= innerWidth"
    wait_until(lambda: browser.run(box))
    assert browser.run("return scrollY") == 0


def post(gallery, fields):
    body = urllib.parse.urlencode(fields).encode()
    request = urllib.request.Request(f"{gallery.address}posts", body, {"Accept": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


@pytest.mark.engines("chromium")
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_a_page_is_printed_whole_and_in_dark_ink(browser, gallery, direction):
    open_page(browser, gallery, f"?colors=dark&dir={direction}")
    set_viewport(browser, 700)
    emulate(browser, "paper")
    cut = "return [...document.querySelectorAll('.topics a')].map((link) => link.getBoundingClientRect()).filter(({ left, right }) => left < 0 || right > innerWidth).length"
    assert browser.run(cut) == 0
    assert browser.find("h1").value_of_css_property("color") == "rgba(23, 26, 33, 1)"
    # Browsers omit backgrounds in print unless a style requests them.
    assert browser.find(".action").value_of_css_property("print-color-adjust") == "exact"


def test_a_page_looks_up_new_passwords_in_the_servers_list(browser, tmp_path):
    # The rest of the SHA-1 hash of the password.
    (tmp_path / "33571.txt").write_text("A407E7D3E1502D1D637E9BE4D03C51BA715:12\n")
    with running_gallery(tmp_path, GALLERY_BREACH_LIST=str(tmp_path), GALLERY_BUNDLE="none") as gallery:
        open_page(browser, gallery, "controls/password-setup")
        type_text(browser, browser.find("#sign-up-field-password"), "Violet-Harbour-88-Kettle")
        line = "return [...document.querySelectorAll('#sign-up .live-password-line')].find(({ textContent }) => textContent.includes('data breach'))?.dataset.standing"
        wait_until(lambda: browser.run(line) == "unmet")
