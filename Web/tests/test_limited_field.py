"""`<live-limited-field>`: a limit that never loses or mangles what a person wrote."""

import time

import pytest
from conformance import ElementConformance
from harness import (
    cancel_composition,
    caret,
    commit_composition,
    compose,
    compose_code_point,
    emulate,
    listen,
    paste,
    press,
    redo,
    select_range,
    selected_range,
    settle_frames,
    type_text,
    undo,
    value,
    wait_until,
    wait_until_ready,
)

FAMILY = "👨‍👩‍👧‍👦"


def counter(browser, element="#limited"):
    """The counter's text and its stage, as `("5/10", "within")`."""
    return tuple(
        browser.run(
            "const element = document.querySelector(arguments[0]);"
            "return [element.querySelector('.live-limited-field-counter').textContent, element.dataset.stage ?? null]",
            element,
        )
    )


def set_attribute(browser, name, text, element="#limited"):
    browser.run("document.querySelector(arguments[0]).setAttribute(arguments[1], arguments[2])", element, name, text)


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


@pytest.fixture
def text(browser):
    """The page's text area with a limit of 10, once it is ready. `window.limits` collects the details of `live-limit`."""
    browser.open("limited-field.html")
    wait_until_ready(browser, "live-limited-field")
    browser.run("window.limits = []; document.addEventListener('live-limit', ({ detail }) => window.limits.push(detail))")
    return browser.find("#text")


@pytest.fixture
def truncating(browser, text):
    for element in ("#limited", "#limited-line"):
        set_attribute(browser, "overflow", "truncate", element)
    return text


def limits(browser):
    """The `(kept, dropped)` of each edit that was refused or trimmed since the last call."""
    return [(detail["kept"], detail["dropped"]) for detail in browser.run("return window.limits.splice(0)")]


def begin(browser, field, content, start=None, end=None):
    """Types a text that fits and sets the caret or the selection."""
    type_text(browser, field, content)
    assert limits(browser) == []
    select_range(browser, field, len(content) if start is None else start, end)


# Refusing

def test_what_fits_is_typed(browser, text):
    type_text(browser, text, "abcdefghij")
    assert (value(browser, text), counter(browser)) == ("abcdefghij", ("10/10", "full"))
    assert limits(browser) == []


@pytest.mark.each_engine
def test_a_character_too_many_is_refused(browser, text):
    begin(browser, text, "abcdefghij", 4)
    type_text(browser, text, "x")
    assert (value(browser, text), caret(browser, text)) == ("abcdefghij", 4)
    assert limits(browser) == [(0, 1)]
    press(browser, "Backspace")
    type_text(browser, text, "y")
    assert (value(browser, text), caret(browser, text)) == ("abcyefghij", 4)


def test_a_paste_too_long_is_refused_whole(browser, text):
    begin(browser, text, "abcdefgh", 4)
    paste(browser, text, "12345")
    assert (value(browser, text), caret(browser, text)) == ("abcdefgh", 4)
    assert limits(browser) == [(0, 5)]


@pytest.mark.each_engine
def test_a_line_break_counts_and_is_refused_too(browser, text):
    begin(browser, text, "abcdefghi")
    type_text(browser, text, "\n\n")
    assert value(browser, text) == "abcdefghi\n"
    assert limits(browser) == [(0, 1)]


@pytest.mark.each_engine
def test_enter_in_a_full_input_submits_the_form(browser, text):
    line = browser.find("#line")
    begin(browser, line, "abcdefghij")
    press(browser, "Enter")
    wait_until(lambda: browser.find("#received"))


@pytest.mark.each_engine
def test_a_selection_makes_room_for_what_replaces_it(browser, text):
    begin(browser, text, "abcdefghij", 2, 5)
    paste(browser, text, "123")
    assert (value(browser, text), caret(browser, text)) == ("ab123fghij", 5)
    select_range(browser, text, 2, 5)
    paste(browser, text, "1234")
    assert (value(browser, text), selected_range(browser, text)) == ("ab123fghij", (2, 5))


@pytest.mark.parametrize("key", ["Backspace", "Delete", "Control+Backspace", "Control+x"])
def test_a_text_that_is_too_long_can_be_shortened(browser, text, key):
    browser.run("arguments[0].value = 'one two three four'", text)
    assert counter(browser) == ("18/10", "over")
    select_range(browser, text, 4, 8)
    press(browser, key)
    assert value(browser, text) == "one three four"
    assert counter(browser) == ("14/10", "over")
    select_range(browser, text, 0, 3)
    type_text(browser, text, "2")
    assert value(browser, text) == "2 three four"
    type_text(browser, text, "x")
    assert value(browser, text) == "2 three four"


# Truncating

@pytest.mark.each_engine
def test_a_paste_is_trimmed_and_the_tail_stays(browser, truncating):
    begin(browser, truncating, "abcdefgh", 4)
    paste(browser, truncating, "12345")
    assert (value(browser, truncating), caret(browser, truncating)) == ("abcd12efgh", 6)
    assert limits(browser) == [(2, 3)]
    assert counter(browser) == ("10/10", "full")


@pytest.mark.each_engine
def test_undo_after_a_trimmed_paste_gives_text_and_caret_from_before(browser, truncating):
    begin(browser, truncating, "abcdefgh", 4)
    paste(browser, truncating, "12345")
    undo(browser)
    assert (value(browser, truncating), caret(browser, truncating)) == ("abcdefgh", 4)
    assert counter(browser) == ("8/10", "within")
    redo(browser)
    assert value(browser, truncating) == "abcd12efgh"
    assert counter(browser) == ("10/10", "full")


@pytest.mark.each_engine
def test_a_family_is_not_cut_in_two(browser, truncating):
    set_attribute(browser, "unit", "utf16")
    begin(browser, truncating, "abcde")
    paste(browser, truncating, f"{FAMILY}b")
    assert (value(browser, truncating), caret(browser, truncating)) == ("abcde", 5)
    assert limits(browser) == [(0, 12)]


@pytest.mark.each_engine
def test_lines_are_trimmed(browser, truncating):
    begin(browser, truncating, "abcd", 2)
    paste(browser, truncating, "1\r\n2\n3\n4\n5")
    assert (value(browser, truncating), caret(browser, truncating)) == ("ab1\n2\n3\ncd", 8)
    undo(browser)
    assert value(browser, truncating) == "abcd"
    redo(browser)
    assert value(browser, truncating) == "ab1\n2\n3\ncd"


@pytest.mark.each_engine
def test_lines_pasted_into_an_input_are_trimmed(browser, truncating):
    line = browser.find("#line")
    begin(browser, line, "abcd", 2)
    paste(browser, line, "1\r\n2\n3\n4\n5")
    assert value(browser, line) == "ab1 2 3 cd"


@pytest.mark.each_engine
def test_undo_after_a_refused_edit_takes_back_the_edit_before_it(browser, text):
    type_text(browser, text, "one ")
    paste(browser, text, "two")
    paste(browser, text, " three")
    assert value(browser, text) == "one two"
    undo(browser)
    assert value(browser, text) == "one "
    redo(browser)
    assert value(browser, text) == "one two"


# Allowing

def test_where_overflow_is_allowed_a_text_over_the_limit_is_invalid(browser, text):
    set_attribute(browser, "overflow", "allow")
    paste(browser, text, "abcdefghijkl")
    assert counter(browser) == ("12/10", "over")
    wait_until(lambda: browser.run("return arguments[0].validationMessage", text) == "2 characters over the limit")
    press(browser, "Backspace", times=2)
    assert browser.run("return arguments[0].validity.valid", text)
    assert limits(browser) == []


# Composing

@pytest.mark.each_engine
def test_a_syllable_that_fits_can_be_finished(browser, text):
    set_attribute(browser, "limit", "5")
    begin(browser, text, "텍스트인")
    compose(browser, text, ["ㅍ", "푸", "풋"])
    assert (value(browser, text), caret(browser, text)) == ("텍스트인풋", 5)
    assert limits(browser) == []


@pytest.mark.parametrize("overflow", ["refuse", "truncate"])
def test_marked_text_is_left_alone_and_trimmed_at_its_end(browser, text, overflow):
    set_attribute(browser, "overflow", overflow)
    begin(browser, text, "abcdefgh", 4)
    compose(browser, text, ["k", "ka", "kan", "kanji"], commit=None)
    assert value(browser, text) == "abcdkanjiefgh"
    assert counter(browser) == ("13/10", "over")
    commit_composition(browser, "漢字かな")
    wait_until(lambda: value(browser, text) == "abcd漢字efgh")
    assert caret(browser, text) == 6
    assert counter(browser) == ("10/10", "full")
    assert limits(browser) == [(2, 2)]


@pytest.mark.each_engine
def test_a_composition_in_a_full_field_leaves_it_as_it_was(browser, text):
    begin(browser, text, "abcdefghij", 4)
    compose(browser, text, ["か", "漢"])
    wait_until(lambda: value(browser, text) == "abcdefghij")
    assert caret(browser, text) == 4
    assert limits(browser) == [(0, 1)]


@pytest.mark.each_engine
def test_a_cancelled_composition_leaves_nothing(browser, text):
    begin(browser, text, "abcdefghij", 4)
    compose(browser, text, ["か", "かん"], commit=None)
    cancel_composition(browser)
    assert (value(browser, text), caret(browser, text)) == ("abcdefghij", 4)
    assert counter(browser) == ("10/10", "full")
    assert limits(browser) == []


@pytest.mark.engines("chromium", "firefox")
@pytest.mark.parametrize("how", ["click", "blur"])
def test_leaving_the_field_ends_and_trims_a_composition(browser, text, how):
    begin(browser, text, "abcdefgh", 4)
    compose(browser, text, ["か", "かんじか"], commit=None)
    if how == "click":
        browser.find("#title").click()
    else:
        browser.run("arguments[0].blur()", text)
    wait_until(lambda: value(browser, text) == "abcdかんefgh")
    assert counter(browser) == ("10/10", "full")
    assert limits(browser) == [(2, 2)]


@pytest.mark.engines("chromium", "firefox")
def test_undo_after_a_trimmed_composition_gives_the_text_from_before(browser, text):
    begin(browser, text, "abcdefgh", 4)
    compose(browser, text, ["か", "かんじか"])
    wait_until(lambda: value(browser, text) == "abcdかんefgh")
    undo(browser)
    wait_until(lambda: value(browser, text) == "abcdefgh")
    redo(browser)
    wait_until(lambda: value(browser, text) == "abcdかんefgh")
    assert counter(browser) == ("10/10", "full")


@pytest.mark.engines("chromium", "firefox")
@pytest.mark.parametrize("how", ["click", "blur"])
def test_undo_after_leaving_the_field_in_a_composition(browser, text, how):
    begin(browser, text, "abcdefgh", 4)
    compose(browser, text, ["か", "かんじか"], commit=None)
    if how == "click":
        browser.find("#title").click()
    else:
        browser.run("arguments[0].blur()", text)
    wait_until(lambda: value(browser, text) == "abcdかんefgh")
    browser.run("arguments[0].focus()", text)
    undo(browser)
    wait_until(lambda: value(browser, text) == "abcdefgh")
    redo(browser)
    wait_until(lambda: value(browser, text) == "abcdかんefgh")


@pytest.mark.engines("webkit")
def test_the_input_method_of_gtk_is_limited_for_real(browser, text):
    begin(browser, text, "abcdefghi", 4)
    compose_code_point(browser, text, "풋")
    assert value(browser, text) == "abcd풋efghi"
    compose_code_point(browser, text, "漢")
    wait_until(lambda: value(browser, text) == "abcd풋efghi")
    assert caret(browser, text) == 5
    assert limits(browser) == [(0, 1)]
    undo(browser)
    wait_until(lambda: value(browser, text) == "abcdefghi")


# Set by the page

def test_a_text_that_the_page_sets_is_not_cut(browser, text):
    browser.run("arguments[0].value = 'far too long a text'", text)
    assert value(browser, text) == "far too long a text"
    assert counter(browser) == ("19/10", "over")


@pytest.mark.parametrize("script", ["field.value = 'x'.repeat(12)", "field.setRangeText('x'.repeat(12))", "field.defaultValue = 'x'.repeat(12)"])
def test_each_way_of_setting_the_text_is_counted_at_once(browser, text, script):
    browser.run(f"const field = arguments[0]; {script}", text)
    wait_until(lambda: counter(browser) == ("12/10", "over"))
    assert limits(browser) == []


def test_a_text_that_is_there_from_the_start_may_be_too_long(browser, text):
    browser.run(
        "const limited = document.querySelector('#limited'); const late = limited.cloneNode(true); late.id = 'late';"
        "late.querySelector('textarea').value = 'x'.repeat(12); limited.replaceWith(late)"
    )
    wait_until(lambda: counter(browser, "#late") == ("12/10", "over"))
    assert browser.run("return document.querySelector('#late textarea').validity.valid")


def test_the_page_may_prevent_an_edit_itself(browser, text):
    browser.run("arguments[0].addEventListener('beforeinput', (event) => event.data === 'x' && event.preventDefault())", text)
    type_text(browser, text, "axb")
    assert (value(browser, text), counter(browser)) == ("ab", ("2/10", "within"))


def test_the_limit_may_change_at_any_time(browser, text):
    begin(browser, text, "abcdefghij")
    for limit, unit, shown in [("5", "characters", ("10/5", "over")), ("20", "utf8", ("10/20", "within")), ("0", "utf8", ("", None))]:
        set_attribute(browser, "limit", limit)
        set_attribute(browser, "unit", unit)
        assert counter(browser) == shown
    assert text.get_dom_attribute("aria-describedby") == "hint"
    type_text(browser, text, "klmnop")
    assert value(browser, text) == "abcdefghijklmnop"


# Edits that no driver can make

@pytest.mark.parametrize("kind", ["insertFromDrop", "insertReplacementText", "insertFromYank", "insertText"])
def test_every_kind_of_insertion_is_judged(browser, truncating, kind):
    begin(browser, truncating, "abcdefgh", 4, 5)
    assert browser.run("return makeEdit(arguments[0], arguments[1], '12345')", truncating, kind)
    assert (value(browser, truncating), caret(browser, truncating)) == ("abcd123fgh", 7)
    assert limits(browser) == [(3, 2)]
    undo(browser)
    assert value(browser, truncating) == "abcdefgh"


@pytest.mark.each_engine
def test_a_drop_that_does_not_fit_is_refused_before_its_text_is_taken_from_elsewhere(browser, text):
    begin(browser, text, "abcdefgh", 4)
    drop = (
        "const dataTransfer = new DataTransfer(); dataTransfer.setData('text/plain', arguments[1]);"
        "return arguments[0].dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))"
    )
    assert browser.run(drop, text, "12") is True
    assert (limits(browser), counter(browser)) == ([], ("8/10", "within"))
    assert browser.run(drop, text, "123") is False
    assert limits(browser) == [(0, 3)]
    set_attribute(browser, "overflow", "truncate")
    assert browser.run(drop, text, "123") is True
    assert value(browser, text) == "abcdefgh"


@pytest.mark.each_engine
def test_a_spelling_correction_away_from_the_caret_is_corrected_afterwards(browser, text):
    begin(browser, text, "teh abcdef", 10)
    browser.run(
        """const [field] = arguments;
        const details = { inputType: 'insertReplacementText', data: 'thee', bubbles: true, composed: true };
        field.dispatchEvent(new InputEvent('beforeinput', { ...details, cancelable: true }));
        field.setSelectionRange(0, 3);
        document.execCommand('insertText', false, 'thee');""",
        text,
    )
    assert value(browser, text) == "teh abcdef"
    assert limits(browser)


@pytest.mark.parametrize(("overflow", "kept"), [("refuse", ""), ("truncate", "12")])
def test_an_edit_that_cannot_be_cancelled_is_corrected_afterwards(browser, text, overflow, kept):
    set_attribute(browser, "overflow", overflow)
    begin(browser, text, "abcdefgh", 4)
    browser.run("makeEdit(arguments[0], 'insertText', '12345', { cancelable: false })", text)
    assert (value(browser, text), caret(browser, text)) == (f"abcd{kept}efgh", 4 + len(kept))
    assert limits(browser) == [(len(kept), 5 - len(kept))]


@pytest.mark.each_engine
def test_words_that_a_telephone_composes_are_limited_at_their_end(browser, text):
    begin(browser, text, "hello ")
    browser.run("composeSteps(arguments[0], ['w', 'wo', 'wor', 'worl', 'world'])", text)
    assert (value(browser, text), caret(browser, text)) == ("hello worl", 10)
    assert limits(browser) == [(4, 1)]


@pytest.mark.each_engine
def test_a_burst_of_dictation_ends_where_the_limit_is(browser, truncating):
    browser.run("for (const word of ['one ', 'two ', 'three ', 'four ']) makeEdit(arguments[0], 'insertText', word)", truncating)
    assert value(browser, truncating) == "one two th"
    assert limits(browser) == [(2, 4), (0, 5)]


@pytest.mark.each_engine
def test_an_edit_by_a_script_of_the_page_is_limited_like_a_persons(browser, truncating):
    begin(browser, truncating, "abcdefgh", 4)
    browser.run("document.execCommand('insertText', false, '12345')")
    wait_until(lambda: value(browser, truncating) == "abcd12efgh")


# What is shown

def test_the_event_names_the_unit_and_leaves_the_element(browser, text):
    set_attribute(browser, "unit", "utf8")
    begin(browser, text, "abcdefghij")
    type_text(browser, text, "é")
    assert browser.run("return window.limits") == [{"kept": 0, "dropped": 2, "unit": "utf8"}]


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


def test_the_text_keeps_clear_of_the_counter_in_both_directions(browser, text):
    for direction, side in (("ltr", "Right"), ("rtl", "Left")):
        browser.run("document.documentElement.dir = arguments[0]", direction)
        browser.run("arguments[0].focus(); arguments[0].blur()", text)
        settle_frames(browser, 3)
        assert float(browser.run(f"return getComputedStyle(arguments[0]).padding{side}", text).removesuffix("px")) > 20


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
def test_the_counter_pulses_when_an_edit_is_refused(browser, text, motion):
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


def test_a_post_is_weighed_as_twitter_weighs_it(browser, text):
    set_attribute(browser, "overflow", "allow")
    set_attribute(browser, "limit", "280")
    set_attribute(browser, "unit", "twitter")
    set_text(browser, "字" * 140)
    assert count(browser) == 280
    # The tables of top-level domains and emoji are fetched with the unit.
    for weighed, weight in {"example.com": 23, FAMILY: 2, "https://www.example.com/" + "a" * 200: 23, "A\u0301B": 2}.items():
        set_text(browser, weighed)
        wait_until(lambda: count(browser) == weight, saying=f"{weighed!r} is not weighed as {weight}")
    set_text(browser, FAMILY * 140)
    assert counter(browser) == ("280/280", "full")
    set_attribute(browser, "unit", "characters")
    assert counter(browser) == ("140/280", "within")


def test_a_text_message_tells_its_parts(browser, text):
    message = "return document.querySelector('#limited').textMessage"
    assert browser.run(message) is None
    set_attribute(browser, "limit", "459")
    set_attribute(browser, "unit", "sms")
    set_text(browser, "See you at 8 for [tea]!")
    assert browser.run(message) == {"encoding": "gsm7", "parts": 1, "remaining": 135}
    set_text(browser, "a" * 160)
    assert browser.run(message) == {"encoding": "gsm7", "parts": 1, "remaining": 0}
    set_text(browser, "a" * 160 + "👋")
    assert browser.run(message) == {"encoding": "ucs2", "parts": 3, "remaining": 39}
    assert count(browser) == 162


def test_a_ring_shares_the_field(browser, text):
    browser.run("document.querySelector('#limited').ring = true")
    ring = "#limited live-count-ring"
    wait_until(lambda: browser.find(ring).get_dom_attribute("data-stage") == "warning")
    begin(browser, text, "abcdefghij")
    wait_until(lambda: browser.find(ring).get_dom_attribute("data-stage") == "full")
    type_text(browser, text, "x")
    assert value(browser, text) == "abcdefghij"
    assert len(text.get_dom_attribute("aria-describedby").split()) == 2
    browser.run("document.querySelector('#limited').ring = false")
    wait_until(lambda: not browser.run("return document.querySelector('#limited live-count-ring')"))


# Assistive technology

def test_the_limit_describes_the_field_and_the_counter_is_hidden(browser, text):
    describing = "return arguments[0].getAttribute('aria-describedby').split(' ').map((id) => document.getElementById(id).textContent)"
    wait_until(lambda: browser.run(describing, text) == ["Everybody can read it.", "Up to 10 characters"])
    assert browser.run("return document.querySelector('.live-limited-field-counter').ariaHidden") == "true"
    assert text.get_dom_attribute("maxlength") is None


def test_a_refusal_is_announced_once_after_a_pause(browser, text):
    announcements = listen(browser)
    begin(browser, text, "abcdefghij")
    for character in "xyz":
        type_text(browser, text, character)
    wait_until(announcements)
    time.sleep(0.3)
    assert announcements() == ["Limit of 10 characters reached"]


def test_a_fault_that_the_page_found_is_left_alone(browser, text):
    set_attribute(browser, "overflow", "allow")
    browser.run("arguments[0].setCustomValidity('Not that word.')", text)
    paste(browser, text, "abcdefghijkl")
    press(browser, "Backspace", times=4)
    settle_frames(browser)
    assert browser.run("return arguments[0].validationMessage", text) == "Not that word."
