"""`<live-limited-field>`: attributes, appearance, and accessibility."""

import pytest
from conformance import ElementConformance
from harness import emulate, let_pass, listen, paste, press, settle_frames, type_at_once, type_text, value, wait_until
from limited_page import FAMILY, begin, counter, limits, set_attribute, text


class TestConformance(ElementConformance):
    page = "limited-field-short.html"
    tag = "live-limited-field"
    field = "#name"
    field_name = "name"
    attributes = [
        ("limit", "20", "limit", 20),
        ("unit", "utf16", "unit", "utf16"),
        ("overflow", "truncate", "overflow", "truncate"),
        ("counter", "editing", "counter", "editing"),
    ]
    bad_attributes = [
        ("limit", ["", "NaN", "many", "1e999", "12.5", "10 or so"], "limit", 0),
        ("unit", ["", "furlongs", "__proto__", "constructor"], "unit", "characters"),
        ("overflow", ["", "hidden", "toString"], "overflow", "refuse"),
        ("counter", ["", "sometimes"], "counter", "always"),
    ]

    def assert_used(self, browser):
        assert counter(browser, self.tag) == ("5/10", "within")

    def assert_unused(self, browser):
        assert counter(browser, self.tag) == ("0/10", "within")


# Set by the page

def test_a_text_set_by_the_page_is_not_trimmed(browser, text):
    browser.run("arguments[0].value = 'far too long a text'", text)
    assert value(browser, text) == "far too long a text"
    assert counter(browser) == ("19/10", "over")


@pytest.mark.parametrize("script", ["field.value = 'x'.repeat(12)", "field.setRangeText('x'.repeat(12))", "field.defaultValue = 'x'.repeat(12)"])
def test_each_way_of_setting_the_text_is_counted_immediately(browser, text, script):
    browser.run(f"const field = arguments[0]; {script}", text)
    wait_until(lambda: counter(browser) == ("12/10", "over"))
    assert limits(browser) == []


def test_an_initial_text_may_exceed_the_limit(browser, text):
    browser.run(
        "const limited = document.querySelector('#limited'); const late = limited.cloneNode(true); late.id = 'late';"
        "late.querySelector('textarea').value = 'x'.repeat(12); limited.replaceWith(late)"
    )
    wait_until(lambda: counter(browser, "#late") == ("12/10", "over"))
    wait_until(lambda: browser.run("return document.querySelector('#late textarea').validationMessage") == "2 characters over the limit")


def test_the_page_can_prevent_an_edit(browser, text):
    browser.run("arguments[0].addEventListener('beforeinput', (event) => event.data === 'x' && event.preventDefault())", text)
    type_text(browser, text, "axb")
    assert (value(browser, text), counter(browser)) == ("ab", ("2/10", "within"))


def test_the_limit_can_change_at_any_time(browser, text):
    begin(browser, text, "abcdefghij")
    for limit, unit, shown in [("5", "characters", ("10/5", "over")), ("20", "utf8", ("10/20", "within")), ("0", "utf8", ("", None))]:
        set_attribute(browser, "limit", limit)
        set_attribute(browser, "unit", unit)
        assert counter(browser) == shown
    assert text.get_dom_attribute("aria-describedby") == "hint"
    type_text(browser, text, "klmnop")
    assert value(browser, text) == "abcdefghijklmnop"


# Appearance

def test_the_event_names_the_unit_and_leaves_the_element(browser, text):
    set_attribute(browser, "unit", "utf8")
    begin(browser, text, "abcdefghij")
    type_text(browser, text, "é")
    wait_until(lambda: browser.run("return window.limits") == [{"kept": 0, "dropped": 2, "unit": "utf8"}])


def test_the_counter_keeps_its_width_and_does_not_move_the_text(browser, text):
    set_attribute(browser, "limit", "5000")
    shape = (
        "const counter = document.querySelector('#limited .live-limited-field-counter'); const field = document.querySelector('#text');"
        "const box = counter.getBoundingClientRect(); const edge = field.getBoundingClientRect();"
        "return [box.width, getComputedStyle(field).paddingInlineEnd, counter.scrollWidth <= Math.ceil(box.width), box.left > edge.left, box.right < edge.right, box.bottom < edge.bottom]"
    )
    settle_frames(browser, 3)
    before = browser.run(shape)
    assert before[2:] == [True] * 4
    browser.run("arguments[0].value = 'x'.repeat(1234)", text)
    settle_frames(browser, 3)
    assert counter(browser)[0] == "1234/5000"
    assert browser.run(shape) == before
    padding = float(before[1].removesuffix("px"))
    assert padding > before[0]


@pytest.mark.parametrize("own", ["", "ltr", "rtl"])
def test_the_text_keeps_clear_of_the_counter_in_both_directions(browser, text, own):
    """Whatever direction the style of the page gives to the text."""
    browser.run("arguments[0].style.direction = arguments[1]", text, own)
    for direction, side in (("ltr", "Right"), ("rtl", "Left")):
        browser.run("document.documentElement.dir = arguments[0]", direction)
        browser.run("arguments[0].focus(); arguments[0].blur()", text)
        padding = f"return parseFloat(getComputedStyle(arguments[0]).padding{side})"
        wait_until(lambda padding=padding: browser.run(padding, text) > 20, saying=f"there is no padding on the {side.lower()}")


def test_the_counter_can_show_only_while_editing(browser, text):
    set_attribute(browser, "counter", "editing")
    opacity = "return Number(getComputedStyle(document.querySelector('#limited .live-limited-field-counter')).opacity)"
    wait_until(lambda: browser.run(opacity) == 0)
    text.click()
    wait_until(lambda: browser.run(opacity) == 1)
    browser.find("#title").click()
    wait_until(lambda: browser.run(opacity) == 0)
    set_attribute(browser, "counter", "none")
    assert counter(browser)[0] == ""


PULSES = """
window.pulses = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  if (this.matches('.live-limited-field-adornment')) window.pulses.push([frames[1].scale, frames[1].opacity, options.duration]);
  return animate.call(this, frames, options);
};
"""


@pytest.mark.parametrize("motion", ["full", pytest.param("reduced", marks=pytest.mark.engines("chromium", "firefox"))])
def test_the_counter_pulses_when_an_edit_is_rejected(browser, text, motion):
    if motion == "reduced":
        emulate(browser, "reduced motion")
    browser.run(PULSES)
    begin(browser, text, "abcdefghij")
    type_text(browser, text, "x")
    assert browser.run("return window.pulses") == ([["1.1", "1", 200]] if motion == "full" else [["1", "0.3", 200]])


def set_text(browser, text):
    browser.run("document.querySelector('#text').value = arguments[0]", text)


def count(browser):
    return browser.run("return document.querySelector('#limited').count")


def test_a_post_has_the_weight_that_twitter_gives_it(browser, text):
    set_attribute(browser, "overflow", "allow")
    set_attribute(browser, "limit", "280")
    set_attribute(browser, "unit", "twitter")
    set_text(browser, "字" * 140)
    # The unit loads a part with the tables of top-level domains and emoji.
    wait_until(lambda: count(browser) == 280)
    for weighed, weight in {"example.com": 23, FAMILY: 2, "https://www.example.com/" + "a" * 200: 23, "A\u0301B": 2}.items():
        set_text(browser, weighed)
        wait_until(lambda: count(browser) == weight, saying=f"the weight of {weighed!r} is not {weight}")
    set_text(browser, FAMILY * 140)
    assert counter(browser) == ("280/280", "full")
    set_attribute(browser, "unit", "characters")
    assert counter(browser) == ("140/280", "within")


def test_a_text_message_reports_its_parts(browser, text):
    message = "return document.querySelector('#limited').textMessage"
    assert browser.run(message) is None
    set_attribute(browser, "limit", "459")
    set_attribute(browser, "unit", "sms")
    set_text(browser, "See you at 8 for [tea]!")
    # The rules are loaded with the unit.
    wait_until(lambda: browser.run(message) == {"encoding": "gsm7", "parts": 1, "remaining": 135})
    set_text(browser, "a" * 160)
    assert browser.run(message) == {"encoding": "gsm7", "parts": 1, "remaining": 0}
    set_text(browser, "a" * 160 + "👋")
    assert browser.run(message) == {"encoding": "ucs2", "parts": 3, "remaining": 39}
    assert count(browser) == 162


def test_a_ring_shares_the_field(browser, text):
    browser.run("document.querySelector('#limited').ring = true")
    ring = "#limited live-count-ring"
    wait_until(lambda: browser.find(ring).get_dom_attribute("data-stage") == "warning")
    assert not browser.find("#limited .live-limited-field-counter").is_displayed()
    begin(browser, text, "abcdefghij")
    wait_until(lambda: browser.find(ring).get_dom_attribute("data-stage") == "full")
    type_text(browser, text, "x")
    assert value(browser, text) == "abcdefghij"
    assert len(text.get_dom_attribute("aria-describedby").split()) == 2
    browser.run("document.querySelector('#limited').ring = false")
    wait_until(lambda: not browser.run("return document.querySelector('#limited live-count-ring')"))
    assert browser.find("#limited .live-limited-field-counter").is_displayed()


# Assistive technology

def test_the_limit_describes_the_field_and_the_counter_is_hidden(browser, text):
    describing = "return arguments[0].getAttribute('aria-describedby').split(' ').map((id) => document.getElementById(id).textContent)"
    wait_until(lambda: browser.run(describing, text) == ["Everybody can read it.", "Up to 10 characters"])
    assert browser.run("return document.querySelector('.live-limited-field-counter').ariaHidden") == "true"
    assert text.get_dom_attribute("maxlength") is None


def test_a_rejected_edit_is_announced_once_after_a_pause(browser, text):
    announcements = listen(browser)
    type_at_once(browser, text, "abcdefghijxyz")
    wait_until(announcements)
    # A second announcement would follow one second after the first.
    let_pass(browser, 1.3)
    assert announcements() == ["Limit of 10 characters reached"]


def test_a_custom_validity_set_by_the_page_is_kept(browser, text):
    set_attribute(browser, "overflow", "allow")
    browser.run("arguments[0].setCustomValidity('Not that word.')", text)
    paste(browser, text, "abcdefghijkl")
    press(browser, "Backspace", times=4)
    settle_frames(browser)
    assert browser.run("return arguments[0].validationMessage", text) == "Not that word."
