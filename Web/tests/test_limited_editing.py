"""`<live-limited-field>`: a limit that never loses or corrupts the user's text, in any edit."""

import pytest
from harness import (
    cancel_composition,
    caret,
    commit_composition,
    compose,
    compose_code_point,
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
from limited_page import FAMILY, begin, counter, limits, set_attribute, text, truncating

# Rejecting

def test_typing_within_the_limit_is_accepted(browser, text):
    type_text(browser, text, "abcdefghij")
    assert (value(browser, text), counter(browser)) == ("abcdefghij", ("10/10", "full"))
    assert limits(browser) == []


@pytest.mark.each_engine
def test_a_character_past_the_limit_is_rejected(browser, text):
    begin(browser, text, "abcdefghij", 4)
    type_text(browser, text, "x")
    assert (value(browser, text), caret(browser, text)) == ("abcdefghij", 4)
    assert limits(browser) == [(0, 1)]
    press(browser, "Backspace")
    type_text(browser, text, "y")
    assert (value(browser, text), caret(browser, text)) == ("abcyefghij", 4)


def test_a_paste_past_the_limit_is_rejected_entirely(browser, text):
    begin(browser, text, "abcdefgh", 4)
    paste(browser, text, "12345")
    assert (value(browser, text), caret(browser, text)) == ("abcdefgh", 4)
    assert limits(browser) == [(0, 5)]


@pytest.mark.each_engine
def test_a_line_break_counts_and_can_be_rejected(browser, text):
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
def test_replacing_a_selection_frees_its_units(browser, text):
    begin(browser, text, "abcdefghij", 2, 5)
    paste(browser, text, "123")
    assert (value(browser, text), caret(browser, text)) == ("ab123fghij", 5)
    select_range(browser, text, 2, 5)
    paste(browser, text, "1234")
    assert (value(browser, text), selected_range(browser, text)) == ("ab123fghij", (2, 5))


@pytest.mark.parametrize("key", ["Backspace", "Delete", "Control+Backspace", "Control+x"])
def test_a_text_over_the_limit_can_be_shortened(browser, text, key):
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
def test_a_paste_is_trimmed_and_the_text_after_it_stays(browser, truncating):
    begin(browser, truncating, "abcdefgh", 4)
    paste(browser, truncating, "12345")
    assert (value(browser, truncating), caret(browser, truncating)) == ("abcd12efgh", 6)
    assert limits(browser) == [(2, 3)]
    assert counter(browser) == ("10/10", "full")


@pytest.mark.each_engine
def test_undo_after_a_trimmed_paste_restores_text_and_caret(browser, truncating):
    begin(browser, truncating, "abcdefgh", 4)
    paste(browser, truncating, "12345")
    undo(browser)
    assert (value(browser, truncating), caret(browser, truncating)) == ("abcdefgh", 4)
    assert counter(browser) == ("8/10", "within")
    redo(browser)
    assert value(browser, truncating) == "abcd12efgh"
    assert counter(browser) == ("10/10", "full")


@pytest.mark.each_engine
def test_trimming_keeps_a_family_emoji_whole(browser, truncating):
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
def test_undo_after_a_rejected_edit_undoes_the_previous_edit(browser, text):
    type_text(browser, text, "one ")
    paste(browser, text, "two")
    paste(browser, text, " three")
    assert value(browser, text) == "one two"
    undo(browser)
    assert value(browser, text) == "one "
    redo(browser)
    assert value(browser, text) == "one two"


# Allowing

def test_with_overflow_allowed_a_text_over_the_limit_is_invalid(browser, text):
    set_attribute(browser, "overflow", "allow")
    paste(browser, text, "abcdefghijkl")
    assert counter(browser) == ("12/10", "over")
    wait_until(lambda: browser.run("return arguments[0].validationMessage", text) == "2 characters over the limit")
    press(browser, "Backspace", times=2)
    assert browser.run("return arguments[0].validity.valid", text)
    assert limits(browser) == []


# Composing

@pytest.mark.each_engine
def test_a_composed_syllable_within_the_limit_can_be_completed(browser, text):
    set_attribute(browser, "limit", "5")
    begin(browser, text, "텍스트인")
    compose(browser, text, ["ㅍ", "푸", "풋"])
    assert (value(browser, text), caret(browser, text)) == ("텍스트인풋", 5)
    assert limits(browser) == []


@pytest.mark.parametrize("overflow", ["refuse", "truncate"])
def test_marked_text_stays_unchanged_and_is_trimmed_at_the_end(browser, text, overflow):
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
def test_a_composition_in_a_full_field_leaves_it_unchanged(browser, text):
    begin(browser, text, "abcdefghij", 4)
    compose(browser, text, ["か", "漢"])
    wait_until(lambda: value(browser, text) == "abcdefghij")
    assert caret(browser, text) == 4
    assert limits(browser) == [(0, 1)]


@pytest.mark.each_engine
def test_a_canceled_composition_leaves_no_text(browser, text):
    begin(browser, text, "abcdefghij", 4)
    compose(browser, text, ["か", "かん"], commit=None)
    cancel_composition(browser)
    assert (value(browser, text), caret(browser, text)) == ("abcdefghij", 4)
    assert counter(browser) == ("10/10", "full")
    assert limits(browser) == []


def leave_in_a_composition(browser, text, how):
    begin(browser, text, "abcdefgh", 4)
    compose(browser, text, ["か", "かんじか"], commit=None)
    if how == "click":
        browser.find("#title").click()
    else:
        browser.run("arguments[0].blur()", text)
    wait_until(lambda: value(browser, text) == "abcdかんefgh")


@pytest.mark.engines("chromium", "firefox")
@pytest.mark.parametrize("how", ["click", "blur"])
def test_leaving_the_field_ends_and_trims_a_composition(browser, text, how):
    leave_in_a_composition(browser, text, how)
    assert counter(browser) == ("10/10", "full")
    assert limits(browser) == [(2, 2)]


@pytest.mark.engines("chromium", "firefox")
def test_undo_after_a_trimmed_composition_restores_the_text(browser, text):
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
    leave_in_a_composition(browser, text, how)
    browser.run("arguments[0].focus()", text)
    undo(browser)
    wait_until(lambda: value(browser, text) == "abcdefgh")
    redo(browser)
    wait_until(lambda: value(browser, text) == "abcdかんefgh")


@pytest.mark.engines("webkit")
def test_the_limit_applies_to_the_gtk_input_method(browser, text):
    begin(browser, text, "abcdefghi", 4)
    compose_code_point(browser, text, "풋")
    assert value(browser, text) == "abcd풋efghi"
    compose_code_point(browser, text, "漢")
    wait_until(lambda: value(browser, text) == "abcd풋efghi")
    assert caret(browser, text) == 5
    assert limits(browser) == [(0, 1)]
    undo(browser)
    wait_until(lambda: value(browser, text) == "abcdefghi")


# Edits that no driver can make

@pytest.mark.parametrize("kind", ["insertFromDrop", "insertReplacementText", "insertFromYank", "insertText"])
def test_every_kind_of_insertion_is_checked(browser, truncating, kind):
    begin(browser, truncating, "abcdefgh", 4, 5)
    assert browser.run("return makeEdit(arguments[0], arguments[1], '12345')", truncating, kind)
    assert (value(browser, truncating), caret(browser, truncating)) == ("abcd123fgh", 7)
    assert limits(browser) == [(3, 2)]
    undo(browser)
    assert value(browser, truncating) == "abcdefgh"


@pytest.mark.each_engine
def test_a_drop_past_the_limit_is_rejected_before_its_text_leaves_the_source(browser, text):
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
def test_a_spelling_correction_away_from_the_caret_is_corrected_afterward(browser, text):
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
def test_an_edit_that_cannot_be_canceled_is_corrected_afterward(browser, text, overflow, kept):
    set_attribute(browser, "overflow", overflow)
    begin(browser, text, "abcdefgh", 4)
    browser.run("makeEdit(arguments[0], 'insertText', '12345', { cancelable: false })", text)
    assert (value(browser, text), caret(browser, text)) == (f"abcd{kept}efgh", 4 + len(kept))
    assert limits(browser) == [(len(kept), 5 - len(kept))]


@pytest.mark.each_engine
def test_words_composed_on_a_phone_are_limited_at_their_end(browser, text):
    begin(browser, text, "hello ")
    browser.run("composeSteps(arguments[0], ['w', 'wo', 'wor', 'worl', 'world'])", text)
    assert (value(browser, text), caret(browser, text)) == ("hello worl", 10)
    assert limits(browser) == [(4, 1)]


@pytest.mark.each_engine
def test_dictation_stops_at_the_limit(browser, truncating):
    browser.run("for (const word of ['one ', 'two ', 'three ', 'four ']) makeEdit(arguments[0], 'insertText', word)", truncating)
    assert value(browser, truncating) == "one two th"
    assert limits(browser) == [(2, 4), (0, 5)]


@pytest.mark.each_engine
def test_a_script_edit_is_limited_like_a_user_edit(browser, truncating):
    begin(browser, truncating, "abcdefgh", 4)
    browser.run("document.execCommand('insertText', false, '12345')")
    wait_until(lambda: value(browser, truncating) == "abcd12efgh")


@pytest.mark.each_engine
def test_undo_stops_at_a_text_that_was_once_corrected(browser, truncating):
    set_attribute(browser, "limit", "3")
    compose(browser, truncating, ["h", "he", "hell"])
    wait_until(lambda: value(browser, truncating) == "hel")
    set_attribute(browser, "limit", "20")
    press(browser, "Backspace")
    for letters in ("ll", "o"):
        paste(browser, truncating, letters)
    undo(browser)
    wait_until(lambda: value(browser, truncating) == "hell")
