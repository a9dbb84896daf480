"""`<live-count-ring>`: a ring that fills as a person types toward a limit."""

import pytest
from conformance import ElementConformance
from harness import (
    commit_composition,
    compose,
    leave_and_return,
    let_pass,
    listen,
    paste,
    press,
    select_range,
    take_announcements,
    type_at_once,
    type_text,
    undo,
    value,
    wait_until,
    wait_until_ready,
)

FAMILY = "👨‍👩‍👧‍👦"


def shown(browser):
    """The ring's stage and visible number, as `("warning", "5")`."""
    return tuple(
        browser.run(
            "const ring = document.querySelector('live-count-ring');"
            "return [ring.dataset.stage ?? null, ring.querySelector('.live-count-ring-label').textContent]"
        )
    )


def wait_for(browser, stage, label):
    __tracebackhide__ = True
    wait_until(lambda: shown(browser) == (stage, label) or _fail(f"the ring shows {shown(browser)}, not {(stage, label)}"))


def _fail(text):
    raise AssertionError(text)


def set_attribute(browser, name, text):
    browser.run("document.querySelector('live-count-ring').setAttribute(arguments[0], arguments[1])", name, text)


class TestConformance(ElementConformance):
    page = "count-ring-short.html"
    tag = "live-count-ring"
    field = "#name"
    field_name = "name"
    attributes = [
        ("for", "name", "htmlFor", "name"),
        ("limit", "20", "limit", 20),
        ("unit", "utf16", "unit", "utf16"),
        ("warn-at", "3", "warnAt", 3),
    ]
    bad_attributes = [
        ("limit", ["", "NaN", "many", "1e999", "12.5", "10 or so"], "limit", 0),
        ("unit", ["", "furlongs", "__proto__", "constructor"], "unit", "characters"),
        ("warn-at", ["", "NaN", "soon"], "warnAt", 10),
    ]

    def assert_used(self, browser):
        assert shown(browser) == ("warning", "5")

    def assert_unused(self, browser):
        assert shown(browser) == ("comfortable", "")


@pytest.fixture
def text(browser):
    """The page's text field with a limit of 280, once the ring is ready."""
    browser.open("count-ring.html")
    wait_until_ready(browser, "live-count-ring")
    return browser.find("#text")


@pytest.fixture
def short(browser, text):
    """The same field with a limit of 20."""
    set_attribute(browser, "limit", "20")
    return text


def fill(browser, field, count):
    """Makes the field's text `count` characters long with a single paste."""
    select_range(browser, field, 0, len(value(browser, field)))
    paste(browser, field, "x" * count)


def test_typing_is_counted(browser, short):
    wait_for(browser, "comfortable", "")
    type_text(browser, short, "123456789")
    wait_for(browser, "comfortable", "")
    type_text(browser, short, "0")
    wait_for(browser, "warning", "10")
    type_text(browser, short, "1")
    wait_for(browser, "warning", "9")


def test_a_paste_far_past_the_limit_is_counted_in_one_step(browser, text):
    paste(browser, text, "x" * 295)
    wait_for(browser, "over", "-15")
    assert len(value(browser, text)) == 295


@pytest.mark.parametrize(
    ("count", "stage", "label"),
    [(9, "comfortable", ""), (10, "warning", "10"), (19, "warning", "1"), (20, "full", "0"), (21, "over", "-1"), (22, "over", "-2")],
)
def test_each_stage_begins_at_its_threshold(browser, short, count, stage, label):
    fill(browser, short, count)
    wait_for(browser, stage, label)


def test_deleting_goes_back_through_the_stages(browser, short):
    fill(browser, short, 21)
    wait_for(browser, "over", "-1")
    press(browser, "Backspace")
    wait_for(browser, "full", "0")
    press(browser, "Backspace")
    wait_for(browser, "warning", "1")
    press(browser, "Control+a")
    press(browser, "Delete")
    wait_for(browser, "comfortable", "")


@pytest.mark.each_engine
def test_undo_is_counted(browser, short):
    type_text(browser, short, "a")
    paste(browser, short, "x" * 20)
    wait_for(browser, "over", "-1")
    undo(browser)
    assert value(browser, short) == "a"
    wait_for(browser, "comfortable", "")


@pytest.mark.parametrize(
    "script",
    [
        "field.value = 'x'.repeat(15)",
        "field.setRangeText('x'.repeat(15))",
        "field.defaultValue = 'x'.repeat(15)",
        "field.append('x'.repeat(15))",
    ],
    ids=["value", "setRangeText", "defaultValue", "children"],
)
def test_a_text_set_without_an_event_is_counted(browser, short, script):
    browser.run(f"const field = arguments[0]; {script}", short)
    wait_for(browser, "warning", "5")
    type_text(browser, short, "y")
    wait_for(browser, "warning", "4")


def test_a_page_reads_back_the_value_it_sets(browser, short):
    assert browser.run("arguments[0].value = 'a\\r\\nb'; return [arguments[0].value, arguments[0].textLength]", short) == ["a\nb", 3]


@pytest.mark.parametrize("by", ["button", "script"])
def test_a_form_reset_updates_the_count(browser, short, by):
    fill(browser, short, 15)
    wait_for(browser, "warning", "5")
    if by == "button":
        browser.find("button[type=reset]").click()
    else:
        browser.run("document.forms[0].reset()")
    wait_for(browser, "comfortable", "")


@pytest.mark.back_forward_cache
@pytest.mark.each_engine
def test_a_page_restored_from_the_cache_keeps_counting(browser, short):
    fill(browser, short, 15)
    wait_for(browser, "warning", "5")
    assert leave_and_return(browser)
    wait_for(browser, "warning", "5")
    type_text(browser, browser.find("#text"), "y")
    wait_for(browser, "warning", "4")


@pytest.mark.each_engine
def test_marked_text_is_counted_provisionally(browser, short):
    fill(browser, short, 18)
    compose(browser, short, ["k"], commit=None)
    wait_for(browser, "warning", "1")
    compose(browser, short, ["ka", "kan"], commit=None)
    wait_for(browser, "over", "-1")
    commit_composition(browser, "漢")
    assert value(browser, short) == "x" * 18 + "漢"
    wait_for(browser, "warning", "1")


def test_a_family_emoji_counts_as_one_character(browser, short):
    set_attribute(browser, "limit", "11")
    type_text(browser, short, FAMILY)
    wait_for(browser, "warning", "10")


def test_the_unit_can_change_at_any_time(browser, text):
    set_attribute(browser, "limit", "30")
    set_attribute(browser, "warn-at", "30")
    type_text(browser, text, f"{FAMILY}é")
    for unit, left in {"characters": 28, "utf16": 18, "utf8": 3, "scalars": 22, "nonsense": 28}.items():
        set_attribute(browser, "unit", unit)
        wait_for(browser, "warning", str(left))


def test_the_limit_and_warning_can_change_at_any_time(browser, text):
    fill(browser, text, 15)
    for limit, warn_at, stage, label in [("15", "10", "full", "0"), ("14", "10", "over", "-1"), ("30", "10", "comfortable", ""), ("30", "15", "warning", "15")]:
        set_attribute(browser, "limit", limit)
        set_attribute(browser, "warn-at", warn_at)
        wait_for(browser, stage, label)


@pytest.mark.parametrize("limit", ["0", "-3", "NaN", None])
def test_the_ring_is_hidden_without_a_limit(browser, short, limit):
    fill(browser, short, 25)
    wait_for(browser, "over", "-5")
    if limit is None:
        browser.run("document.querySelector('live-count-ring').removeAttribute('limit')")
    else:
        set_attribute(browser, "limit", limit)
    ring = browser.find("live-count-ring")
    wait_until(lambda: ring.get_dom_attribute("data-stage") is None and not ring.is_displayed())
    assert short.get_dom_attribute("aria-describedby") == "hint"
    set_attribute(browser, "limit", "20")
    wait_for(browser, "over", "-5")
    assert ring.is_displayed()


def test_the_part_over_the_limit_is_reported(browser, short):
    overflow = "return document.querySelector('live-count-ring').overflow"
    assert browser.run(overflow) is None
    type_text(browser, short, f"{FAMILY}x")
    paste(browser, short, "y" * 20)
    wait_for(browser, "over", "-2")
    assert browser.run(overflow) == {"start": 30, "end": 32}


def test_without_a_for_attribute_the_ring_counts_the_nearest_field_of_its_form(browser, short):
    browser.run("document.querySelector('live-count-ring').removeAttribute('for')")
    type_text(browser, short, "x" * 15)
    wait_for(browser, "warning", "5")


@pytest.mark.each_engine
@pytest.mark.parametrize("name", ["querySelectorAll", "matches", "localName", "getRootNode"])
def test_a_field_with_the_name_of_a_form_method_leaves_the_ring_and_resets_working(browser, short, name):
    browser.run(
        """const form = document.querySelector('form'), clone = form.cloneNode(true), field = document.createElement('input');
        [field.type, field.name] = ['checkbox', arguments[0]];
        clone.append(field);
        clone.querySelector('live-count-ring').removeAttribute('for');
        form.replaceWith(clone);""",
        name,
    )
    wait_until_ready(browser, "live-count-ring")
    type_text(browser, browser.find("#text"), "x" * 15)
    wait_for(browser, "warning", "5")
    browser.find("button[type=reset]").click()
    wait_for(browser, "comfortable", "")


@pytest.mark.each_engine
def test_a_ring_counts_the_fields_that_belong_to_its_form(browser, short):
    outside = browser.run(
        """const form = document.querySelector('form'), outside = document.createElement('input'), other = document.createElement('form');
        document.querySelector('live-count-ring').removeAttribute('for');
        document.querySelector('#title').remove();
        [form.id, other.id, outside.ariaLabel] = ['form', 'other', 'Outside'];
        document.body.append(other, outside);
        outside.setAttribute('form', 'form');
        document.querySelector('#text').setAttribute('form', 'other');
        return outside;"""
    )
    type_text(browser, outside, "x" * 15)
    wait_for(browser, "warning", "5")
    browser.run("arguments[0].removeAttribute('form')", outside)
    wait_for(browser, "comfortable", "")


def test_changing_for_detaches_from_the_first_field(browser, short):
    fill(browser, short, 15)
    wait_for(browser, "warning", "5")
    set_attribute(browser, "for", "title")
    wait_for(browser, "comfortable", "")
    assert short.get_dom_attribute("aria-describedby") == "hint"
    type_text(browser, browser.find("#title"), "x" * 12)
    wait_for(browser, "warning", "8")
    type_text(browser, short, "y")
    wait_for(browser, "warning", "8")


def test_a_field_added_later_is_found(browser, short):
    set_attribute(browser, "for", "later")
    browser.run("const late = document.createElement('textarea'); late.id = 'later'; late.ariaLabel = 'Later'; document.forms[0].append(late)")
    type_text(browser, browser.find("#later"), "x" * 15)
    wait_for(browser, "warning", "5")


def descriptions(browser, field):
    ids = field.get_dom_attribute("aria-describedby").split()
    return [browser.run("return document.getElementById(arguments[0]).textContent", id) for id in ids]


def test_the_fields_description_contains_the_limit(browser, text):
    wait_until(lambda: "280" in descriptions(browser, text)[-1])
    assert descriptions(browser, text)[0] == "Everybody can read it."
    set_attribute(browser, "limit", "20")
    wait_until(lambda: "20 " in descriptions(browser, text)[-1])


def test_two_rings_with_the_same_limit_describe_the_field_once(browser, text):
    browser.run("const ring = document.querySelector('live-count-ring'); ring.after(ring.cloneNode(true))")
    wait_until(lambda: len(descriptions(browser, text)) == 3)
    wait_until(lambda: sorted(descriptions(browser, text)) == ["", "Everybody can read it.", "Up to 280 characters"])
    set_attribute(browser, "limit", "20")
    wait_until(lambda: sorted(descriptions(browser, text))[1:] == ["Up to 20 characters", "Up to 280 characters"])


def test_the_picture_and_the_number_are_hidden_from_assistive_technology(browser, short):
    fill(browser, short, 15)
    wait_for(browser, "warning", "5")
    hidden = "return [...document.querySelectorAll('live-count-ring > :is(svg, .live-count-ring-label)')].map((e) => e.ariaHidden)"
    assert browser.run(hidden) == ["true", "true"]


def test_the_ring_grows_slightly_near_the_limit(browser, short):
    width = "return document.querySelector('live-count-ring svg').getBoundingClientRect().width"
    before = browser.run(width)
    fill(browser, short, 15)
    wait_until(lambda: browser.run(width) > before)


def test_the_ring_fills(browser, short):
    arc = "return parseFloat(getComputedStyle(document.querySelector('.live-count-ring-fill')).strokeDashoffset)"
    fill(browser, short, 5)
    wait_until(lambda: abs(browser.run(arc) - 75) < 0.5, saying="the ring is not a quarter full")
    fill(browser, short, 30)
    wait_until(lambda: abs(browser.run(arc)) < 0.5, saying="the ring is not full")


# Announcements

PAUSE = 1.0  # seconds without a change until the ring makes an announcement
SILENCE = PAUSE + 0.3  # seconds that are enough for any announcement


@pytest.fixture
def announcements(browser, short):
    """A function that returns the announcements so far."""
    return listen(browser)


def test_there_is_one_polite_region_for_the_page(browser, short):
    regions = "return [...document.querySelectorAll('[data-live-announcer]')].map((e) => [e.role ?? e.getAttribute('role'), e.parentNode.localName, e.textContent])"
    assert browser.run(regions) == [["status", "body", ""]]


ANNOUNCE = """const { announcerFor } = await recorded.load(`/live-controls/localization/announcer.js${arguments[1]}`);
arguments[0].forEach((text) => announcerFor(document.body).announce(text));"""


def test_messages_of_one_moment_are_all_announced_in_order(browser, short, announcements):
    for texts in (["One"], ["Two", "Three", "Two", "Four"], ["Five", "Six"]):
        browser.run("announced.length = 0")
        browser.run_async(ANNOUNCE, texts, "")
        texts = list(dict.fromkeys(texts))
        wait_until(lambda: sorted(announcements()) == sorted(texts))
        assert browser.run("return [...document.querySelector('[data-live-announcer]').children].map((e) => e.textContent).filter(Boolean)") == texts
        let_pass(browser, 0.6)


@pytest.mark.parametrize("copy", ["", "?copy"], ids=["by the same script", "by a copy of it"])
def test_the_same_message_is_announced_again_a_second_later(browser, short, announcements, copy):
    for count, query in ((1, ""), (2, copy)):
        browser.run_async(ANNOUNCE, ["Full"], query)
        wait_until(lambda: announcements() == ["Full"] * count)
        let_pass(browser, PAUSE)


def test_nothing_is_announced_while_there_is_room(browser, short, announcements):
    type_text(browser, short, "12345")
    let_pass(browser, SILENCE)
    assert announcements() == []


@pytest.mark.parametrize(("count", "typed", "number"), [(15, "abc", "2"), (17, "abc", "20"), (17, "abcde", "2")], ids=["warning", "full", "over"])
def test_a_change_of_stage_is_announced_once_after_a_pause(browser, short, announcements, count, typed, number):
    set_attribute(browser, "warn-at", "2")
    # Enough space remains, so there's no announcement yet.
    fill(browser, short, count)
    # At the window, before the element takes its time.
    browser.run("addEventListener('input', () => (window.edited = performance.now()), true)")
    type_at_once(browser, short, typed)
    wait_until(announcements)
    let_pass(browser, SILENCE)
    [spoken] = take_announcements(browser)
    assert number in spoken["text"].split()
    assert spoken["time"] - browser.run("return edited") > 1000 * (PAUSE - 0.05)


def test_the_remaining_number_is_announced_near_the_limit(browser, short, announcements):
    fill(browser, short, 12)
    wait_until(announcements)
    type_at_once(browser, short, "ab")
    wait_until(lambda: len(announcements()) == 2)
    assert [text.split()[0] for text in announcements()] == ["8", "6"]


def test_a_cloned_ring_describes_its_own_field(browser, text):
    browser.run("const ring = document.querySelector('live-count-ring'); ring.after(ring.cloneNode(true)); ring.remove()")
    wait_until(lambda: shown(browser)[0] == "comfortable")
    wait_until(lambda: browser.run("return document.querySelector('[hidden][id^=live-description]')?.textContent") == "Up to 280 characters")
    described = text.get_dom_attribute("aria-describedby").split()
    assert described == ["hint"] + browser.run("return [...document.querySelectorAll('live-count-ring [hidden]')].map((e) => e.id)")
