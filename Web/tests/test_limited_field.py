"""`<live-limited-field>`: a limit that never loses or mangles what a person wrote."""

import pytest
from conformance import ElementConformance
from harness import (
    cancel_composition,
    caret,
    commit_composition,
    compose,
    compose_code_point,
    focus,
    paste,
    press,
    redo,
    select_range,
    selected_range,
    type_text,
    undo,
    value,
    wait_until,
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
        ("ring", "", "ring", True),
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
    wait_until(lambda: browser.run("return [...document.querySelectorAll('live-limited-field')].every((e) => e.dataset.state === 'ready')"))
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
    """Types a text that fits and puts the caret or the selection where it is wanted."""
    type_text(browser, field, content)
    assert limits(browser) == []
    select_range(browser, field, len(content) if start is None else start, end)


# Refusing

def test_what_fits_is_typed(browser, text):
    type_text(browser, text, "abcdefghij")
    assert (value(browser, text), counter(browser)) == ("abcdefghij", ("10/10", "full"))
    assert limits(browser) == []


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


def test_a_line_break_counts_and_is_refused_too(browser, text):
    begin(browser, text, "abcdefghi")
    type_text(browser, text, "\n\n")
    assert value(browser, text) == "abcdefghi\n"
    assert limits(browser) == [(0, 1)]


def test_enter_in_a_full_input_submits_the_form(browser, text):
    line = browser.find("#line")
    begin(browser, line, "abcdefghij")
    press(browser, "Enter")
    wait_until(lambda: browser.find("#received"))


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

def test_a_paste_is_trimmed_and_the_tail_stays(browser, truncating):
    begin(browser, truncating, "abcdefgh", 4)
    paste(browser, truncating, "12345")
    assert (value(browser, truncating), caret(browser, truncating)) == ("abcd12efgh", 6)
    assert limits(browser) == [(2, 3)]
    assert counter(browser) == ("10/10", "full")


def test_undo_after_a_trimmed_paste_gives_text_and_caret_from_before(browser, truncating):
    begin(browser, truncating, "abcdefgh", 4)
    paste(browser, truncating, "12345")
    undo(browser)
    assert (value(browser, truncating), caret(browser, truncating)) == ("abcdefgh", 4)
    assert counter(browser) == ("8/10", "within")
    redo(browser)
    assert value(browser, truncating) == "abcd12efgh"
    assert counter(browser) == ("10/10", "full")


def test_a_family_is_not_cut_in_two(browser, truncating):
    set_attribute(browser, "unit", "utf16")
    begin(browser, truncating, "abcde")
    paste(browser, truncating, f"{FAMILY}b")
    assert (value(browser, truncating), caret(browser, truncating)) == ("abcde", 5)
    assert limits(browser) == [(0, 12)]


def test_lines_are_trimmed(browser, truncating):
    begin(browser, truncating, "abcd", 2)
    paste(browser, truncating, "1\r\n2\n3\n4\n5")
    assert (value(browser, truncating), caret(browser, truncating)) == ("ab1\n2\n3\ncd", 8)
    undo(browser)
    assert value(browser, truncating) == "abcd"
    redo(browser)
    assert value(browser, truncating) == "ab1\n2\n3\ncd"


def test_lines_pasted_into_an_input_are_trimmed(browser, truncating):
    line = browser.find("#line")
    begin(browser, line, "abcd", 2)
    paste(browser, line, "1\r\n2\n3\n4\n5")
    assert value(browser, line) == "ab1 2 3 cd"


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

def test_over_the_limit_the_field_is_invalid_where_that_is_allowed(browser, text):
    set_attribute(browser, "overflow", "allow")
    paste(browser, text, "abcdefghijkl")
    assert counter(browser) == ("12/10", "over")
    wait_until(lambda: browser.run("return arguments[0].validationMessage", text) == "2 characters over the limit")
    press(browser, "Backspace", times=2)
    assert browser.run("return arguments[0].validity.valid", text)
    assert limits(browser) == []


# Composing

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


def test_a_composition_in_a_full_field_leaves_it_as_it_was(browser, text):
    begin(browser, text, "abcdefghij", 4)
    compose(browser, text, ["か", "漢"])
    wait_until(lambda: value(browser, text) == "abcdefghij")
    assert caret(browser, text) == 4
    assert limits(browser) == [(0, 1)]


def test_a_cancelled_composition_leaves_nothing(browser, text):
    begin(browser, text, "abcdefghij", 4)
    compose(browser, text, ["か", "かん"], commit=None)
    cancel_composition(browser)
    assert (value(browser, text), caret(browser, text)) == ("abcdefghij", 4)
    assert counter(browser) == ("10/10", "full")
    assert limits(browser) == []


@pytest.mark.engines("chromium", "firefox")
@pytest.mark.parametrize("how", ["click", "blur"])
def test_a_composition_that_is_left_is_trimmed_too(browser, text, how):
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
