"""The elements in pages that React, Vue, and htmx render: the framework's state, the form's data, and the visible text stay in
sync."""

import pytest
from harness import caret, press, select_range, settle_frames, type_text, undo, value, wait_until

APPS = {"react-16": "app-react-16.html", "react-18": "app-react-18.html", "react-19": "app-react-19.html", "vue": "app-vue.html"}
FIELDS = ("bio", "card", "password", "again", "note")
ELEMENTS = 6 + 3 + 1  # The elements of the app and its three rows, and the ring that a limited field adds.


def start(browser, framework, **options):
    browser.open(APPS[framework], **({"csp": "frameworks"} if framework == "vue" else {}))
    wait_until(lambda: browser.run("return Boolean(window.app)"))
    browser.run("app.start(arguments[0])", {"isControlled": True, "isStrict": True, **options})
    wait_until(lambda: ready(browser) == ELEMENTS)


def ready(browser):
    return browser.run("return document.querySelectorAll('[data-state=ready]').length")


def state(browser):
    return browser.run("return JSON.parse(JSON.stringify(app.state))")


def update(browser, **changes):
    """Changes the app's state, and waits until the framework has rendered it."""
    browser.run_async("await app.update(arguments[0])", changes)


def entries(browser):
    return dict(browser.run("return [...new FormData(document.querySelector('#form'))]"))


def models(browser):
    """The number of models that the elements on the page, and those that were on it at an earlier call, have in the core."""
    return browser.run(
        """window.everSeen ??= new Set();
        for (const element of document.querySelectorAll('[data-state]')) everSeen.add(element);
        return [...everSeen].filter((element) => element.handle).length;"""
    )


def anatomy(browser):
    """The kinds of elements on the page, each with the parts that it added to itself."""
    return set(browser.run(
        """const own = (element) => [...element.querySelectorAll('[data-live-part]')].filter((part) => part.parentElement.closest(element.localName) === element);
        return [...document.querySelectorAll('[data-state=ready]')].filter((element) => element.localName !== 'live-number')
          .map((element) => [element.localName, ...own(element).map(({ localName, className }) => `${localName}.${className}`).sort()].join(' '));"""
    ))


@pytest.mark.each_engine
@pytest.mark.parametrize("framework", ["react-18", "react-19"])
def test_react_hydrates_elements_that_have_started(browser, framework):
    browser.open(APPS[framework])
    wait_until(lambda: browser.run("return Boolean(window.app)"))
    options = "{ isControlled: false, number: '1.0' }"
    browser.run_async(f"await app.write({options})")
    wait_until(lambda: ready(browser) == ELEMENTS)
    type_text(browser, browser.find("#bio"), "Ada")
    type_text(browser, browser.find("#password"), "secret")
    browser.run("window.written = [...document.querySelectorAll('#place input, #place textarea, #place button')]")
    before = anatomy(browser)
    assert browser.run_async(f"return await app.hydrate({options})") == []
    settle_frames(browser, 3)
    assert browser.run("return written.every((field) => field.isConnected)")
    assert entries(browser)["bio"] == "Ada"
    assert entries(browser)["password"] == "secret"
    assert anatomy(browser) == before
    # React now renders: elements change, come, and go.
    update(browser, limit=4, amount=7, rows=["three", "one", "new"])
    wait_until(lambda: browser.run("return document.querySelector('live-number').textContent") == "7.0")
    wait_until(lambda: ready(browser) == ELEMENTS)
    assert anatomy(browser) == before
    update(browser, isShown=False)
    wait_until(lambda: ready(browser) == 3)


@pytest.fixture(params=APPS)
def framework(request):
    return request.param


def test_a_controlled_form_has_the_same_text_in_state_field_and_form(browser, framework):
    start(browser, framework)
    typed = {"bio": ("abcdefg", "abcde"), "card": ("4242x424242424242", "4242424242424242"), "password": ("Tr0mbone!case", "Tr0mbone!case"),
             "again": ("Tr0mbone!case", "Tr0mbone!case"), "note": ("sixteen letters", "sixteen letters")}
    for name, (text, kept) in typed.items():
        field = browser.find(f"#{name}")
        type_text(browser, field, text)
        wait_until(lambda: [value(browser, field), state(browser)[name]] == [kept, kept], saying=lambda: f"{name}: {value(browser, field)!r}, {state(browser)[name]!r}")
    assert entries(browser) == {name: kept for name, (_, kept) in typed.items()}
    wait_until(lambda: state(browser).get("heard") == "live-complete")
    wait_until(lambda: browser.find("live-password-setup").get_dom_attribute("data-validity") == "valid")
    wait_until(lambda: browser.find("live-count-ring:not(live-limited-field *)").get_dom_attribute("data-stage") == "over")
    browser.find("#send").click()
    wait_until(lambda: [dict(each) for each in state(browser)["sent"]] == [{name: kept for name, (_, kept) in typed.items()}])


def test_an_edit_in_the_middle_keeps_its_caret(browser, framework):
    start(browser, framework)
    card, bio = browser.find("#card"), browser.find("#bio")
    type_text(browser, card, "42424242")
    select_range(browser, card, 4)
    type_text(browser, card, "9")
    wait_until(lambda: state(browser)["card"] == "424294242")
    settle_frames(browser)
    assert [value(browser, card), caret(browser, card), state(browser)["card"]] == ["424294242", 5, "424294242"]
    undo(browser)
    wait_until(lambda: state(browser)["card"] == value(browser, card) == "42424242")
    type_text(browser, bio, "abcde")
    wait_until(lambda: state(browser)["bio"] == "abcde")
    select_range(browser, bio, 2)
    type_text(browser, bio, "x")
    settle_frames(browser)
    assert [value(browser, bio), caret(browser, bio), state(browser)["bio"]] == ["abcde", 2, "abcde"]


@pytest.mark.each_engine
def test_state_has_what_a_field_completes_when_it_is_left(browser, framework):
    start(browser, framework)
    browser.run("document.documentElement.lang = 'de'; Object.assign(document.querySelector('#card').closest('live-sectioned-field'), { preset: 'date', sections: '' })")
    card = browser.find("#card")
    wait_until(lambda: browser.run("return document.querySelector('#card').closest('live-sectioned-field').dataset.separators") == "..")
    type_text(browser, card, "1.2.20")
    press(browser, "Tab")
    wait_until(lambda: [value(browser, card), state(browser)["card"]] == ["01022020", "01022020"])
    update(browser, amount=7)
    settle_frames(browser)
    assert value(browser, card) == "01022020"


def test_a_text_set_by_the_app_is_shown_and_counted(browser, framework):
    start(browser, framework)
    update(browser, bio="abc", card="378282246310005", note="abcdef", amount=7)
    assert entries(browser) | {"password": "", "again": ""} == {"bio": "abc", "card": "378282246310005", "note": "abcdef", "password": "", "again": ""}
    wait_until(lambda: browser.find(".live-limited-field-counter").get_attribute("textContent") == "3/5")
    wait_until(lambda: browser.find("live-sectioned-field").get_dom_attribute("data-brand") == "amex")
    wait_until(lambda: browser.find("live-count-ring:not(live-limited-field *)").get_dom_attribute("data-stage") == "over")
    wait_until(lambda: browser.find("live-number").get_attribute("textContent") == "7.0")


def test_attributes_follow_the_state(browser, framework):
    start(browser, framework)
    update(browser, limit=3)
    type_text(browser, browser.find("#bio"), "abcdefg")
    wait_until(lambda: state(browser)["bio"] == "abc")
    update(browser, limit=4)
    type_text(browser, browser.find("#bio"), "xyz")
    wait_until(lambda: state(browser)["bio"] == value(browser, browser.find("#bio")) == "abcx")


def test_changing_the_key_replaces_the_field(browser, framework):
    start(browser, framework, isControlled=False)
    whole = anatomy(browser)
    type_text(browser, browser.find("#bio"), "abc")
    update(browser, version=1)
    wait_until(lambda: ready(browser) == ELEMENTS)
    assert value(browser, browser.find("#bio")) == ""
    type_text(browser, browser.find("#bio"), "uvwxyz")
    assert entries(browser)["bio"] == "uvwxy"
    assert anatomy(browser) <= whole


def test_elements_work_after_being_hidden_and_leak_nothing(browser, framework):
    start(browser, framework)
    whole = anatomy(browser)
    before = models(browser)
    for _ in range(3):
        update(browser, isShown=False)
        wait_until(lambda: models(browser) == 3, saying="models of removed elements remain")
        update(browser, isShown=True)
        wait_until(lambda: ready(browser) == ELEMENTS)
        assert models(browser) == before
    type_text(browser, browser.find("#card"), "5555x5")
    wait_until(lambda: state(browser)["card"] == "55555")
    # State that was kept while the fields were removed returns with them.
    update(browser, isShown=False, bio="xyz")
    update(browser, isShown=True)
    wait_until(lambda: browser.run("return document.querySelector('.live-limited-field-counter')?.textContent") == "3/5")
    wait_until(lambda: ready(browser) == ELEMENTS)
    assert anatomy(browser) <= whole


def test_reordered_rows_keep_their_texts(browser, framework):
    start(browser, framework)
    whole = anatomy(browser)
    for row in ("one", "two", "three"):
        type_text(browser, browser.find(f"#{row}"), row)
    update(browser, rows=["three", "one", "two"])
    shown = "return [...document.querySelectorAll('#form > ul > li')].map((row) => [row.querySelector('input').value, row.querySelector('.live-limited-field-counter').textContent])"
    wait_until(lambda: browser.run(shown) == [["three", "5/5"], ["one", "3/5"], ["two", "3/5"]])
    update(browser, rows=["two", "four", "three"])
    wait_until(lambda: browser.run(shown) == [["two", "3/5"], ["", "0/5"], ["three", "5/5"]])
    type_text(browser, browser.find("#two"), "xyz")
    assert value(browser, browser.find("#two")) == "twoxy"
    assert anatomy(browser) <= whole


def test_a_rerendered_button_stays_attached(browser, framework):
    start(browser, framework)
    button = browser.find("live-snap-button > button:not(.live-snap-button-menu *)")
    for clicks in range(1, 4):
        browser.run("arguments[0].click()", button)
        wait_until(lambda: button.text == str(clicks))
    assert browser.find("live-snap-button").get_dom_attribute("data-state") == "ready"


def test_an_unmounted_app_leaves_nothing_behind(browser, framework):
    start(browser, framework)
    type_text(browser, browser.find("#bio"), "abc")
    assert models(browser) > 0
    browser.run("app.end()")
    wait_until(lambda: browser.run("return document.querySelector('#place').childElementCount") == 0)
    wait_until(lambda: models(browser) == 0)


def test_an_uncontrolled_form_is_reset(browser, framework):
    start(browser, framework, isControlled=False)
    type_text(browser, browser.find("#bio"), "abc")
    type_text(browser, browser.find("#card"), "4242")
    browser.run("document.querySelector('#form').reset()")
    wait_until(lambda: browser.find(".live-limited-field-counter").get_attribute("textContent") == "0/5")
    wait_until(lambda: browser.find("live-sectioned-field").get_dom_attribute("data-brand") is None)
    assert set(entries(browser).values()) == {""}


# htmx


@pytest.fixture
def page(browser):
    browser.open("htmx.html", csp="frameworks")
    wait_until(lambda: ready(browser) == 6)


def is_swapped(browser, preset):
    """Whether the page has the field with a preset, all elements are ready, and htmx has finished. At first, htmx gives new
    elements the attributes of the old ones."""
    is_settled = "return !document.querySelector('.htmx-swapping, .htmx-added, .htmx-settling')"
    return browser.find("#payment").get_dom_attribute("preset") == preset and browser.run(is_settled) and ready(browser) == 6


def fill(browser, texts):
    for name, text in texts.items():
        type_text(browser, browser.find(f"#{name}"), text)


def test_htmx_swaps_a_field(browser, page):
    whole = anatomy(browser)
    fill(browser, {"bio": "abc", "card": "4242"})
    browser.run("document.querySelector('#swap-field').click()")
    wait_until(lambda: is_swapped(browser, "code"))
    type_text(browser, browser.find("#card"), "12x3456789")
    assert [entries(browser)[name] for name in ("bio", "card")] == ["abc", "123456"]
    assert anatomy(browser) <= whole


def test_htmx_swaps_a_form(browser, page):
    whole = anatomy(browser)
    before = models(browser)
    for _ in range(2):
        fill(browser, {"bio": "abc", "password": "Tr0mbone!case"})
        browser.run("window.old = document.querySelector('#form'); document.querySelector('#swap-form').click()")
        wait_until(lambda: browser.run("return !old.isConnected") and is_swapped(browser, "code"))
        assert models(browser) == before
    fill(browser, {"bio": "abcdefg", "card": "123456789", "note": "abcdef"})
    assert [entries(browser)[name] for name in ("bio", "card", "note")] == ["abcde", "123456", "abcdef"]
    wait_until(lambda: browser.find("live-count-ring").get_dom_attribute("data-stage") == "over")
    assert anatomy(browser) <= whole


@pytest.mark.back_forward_cache
def test_htmx_swaps_a_page_and_history_brings_it_back(browser, page):
    whole = anatomy(browser)
    fill(browser, {"bio": "abc", "card": "4242", "note": "abcdef"})
    browser.run("document.querySelector('#swap-page').click()")
    wait_until(lambda: browser.run("return location.pathname") == "/htmx-next.html" and is_swapped(browser, "code"))
    type_text(browser, browser.find("#card"), "12x3456789")
    assert entries(browser)["card"] == "123456"
    assert anatomy(browser) <= whole
    browser.driver.back()
    wait_until(lambda: browser.run("return location.pathname") == "/htmx.html" and is_swapped(browser, "card"))
    assert anatomy(browser) <= whole
    browser.run("for (const field of document.querySelectorAll('#bio, #card, #note')) field.value = ''")
    fill(browser, {"bio": "abcdefg", "card": "5555x5", "note": "abcdef"})
    assert [entries(browser)[name] for name in ("bio", "card", "note")] == ["abcde", "55555", "abcdef"]
    wait_until(lambda: browser.find("live-count-ring").get_dom_attribute("data-stage") == "over")
    wait_until(lambda: browser.find("live-number").get_attribute("textContent") == "1")
    browser.driver.forward()
    wait_until(lambda: browser.run("return location.pathname") == "/htmx-next.html" and is_swapped(browser, "code"))
    assert anatomy(browser) <= whole


# Turbo


@pytest.mark.each_engine
@pytest.mark.back_forward_cache
def test_turbo_visits_a_page_and_returns(browser):
    browser.open("turbo.html", csp="frameworks")
    wait_until(lambda: ready(browser) == 6)
    whole = anatomy(browser)
    before = models(browser)
    fill(browser, {"bio": "abc", "card": "4242", "note": "abcdef"})
    browser.run("window.stays = true; document.querySelector('#swap-page').click()")
    at = "return [location.pathname, document.querySelector('#payment').getAttribute('preset')]"
    wait_until(lambda: browser.run(at) == ["/turbo-next.html", "code"] and ready(browser) == 6)
    type_text(browser, browser.find("#card"), "12x3456789")
    assert entries(browser)["card"] == "123456"
    assert anatomy(browser) <= whole
    # Turbo shows a clone of the page that it left.
    browser.driver.back()
    wait_until(lambda: browser.run(at) == ["/turbo.html", "card"] and ready(browser) == 6)
    assert browser.run("return stays")
    assert anatomy(browser) <= whole
    browser.run("for (const field of document.querySelectorAll('#bio, #card, #note')) field.value = ''")
    fill(browser, {"bio": "abcdefg", "card": "5555x5", "note": "abcdef"})
    assert [entries(browser)[name] for name in ("bio", "card", "note")] == ["abcde", "55555", "abcdef"]
    wait_until(lambda: browser.find("live-count-ring").get_dom_attribute("data-stage") == "over")
    wait_until(lambda: models(browser) == before, saying="models of the pages that Turbo left remain")


# jQuery Validation


@pytest.mark.each_engine
def test_jquery_validation_and_the_elements_leave_each_other_alone(browser):
    browser.open("jquery-validate.html", csp="frameworks")
    wait_until(lambda: ready(browser) == 6)
    whole = anatomy(browser)
    browser.run("document.querySelector('live-password-setup').setAttribute('gate', 'report')")
    messages = "return Object.fromEntries([...document.querySelectorAll('label.error')].filter((each) => each.offsetParent).map((each) => [each.htmlFor, each.textContent]))"
    send = browser.find("form button:not([type])")
    fill(browser, {"bio": "ab", "password": "Tr0mbone!case", "again": "Tr0mbone!case"})
    send.click()
    wait_until(lambda: set(browser.run(messages)) == {"bio", "card"})
    marked = "return [...document.querySelectorAll('[aria-invalid=true], .error:not(label)')].map(({ id }) => id)"
    fill(browser, {"card": "4242x424242424242"})
    type_text(browser, browser.find("#bio"), "cdefgh")
    wait_until(lambda: browser.run(messages) == {})
    assert [entries(browser)[name] for name in ("bio", "card")] == ["abcde", "4242424242424242"]
    settle_frames(browser, 5)
    assert browser.run(marked) == []
    assert anatomy(browser) <= whole
    send.click()
    wait_until(lambda: browser.run("return handled") == 1)
