"""`<live-sectioned-field>`: one value entered in sections."""

import time

import pytest
from conformance import ElementConformance
from harness import (
    assert_accessible,
    caret,
    commit_composition,
    compose,
    emulate,
    focus,
    leave_and_return,
    listen,
    paste,
    press,
    redo,
    select_range,
    selected_range,
    set_viewport,
    settle_frames,
    submitted,
    type_text,
    undo,
    value,
    wait_until,
)
from selenium.webdriver import ActionChains

VISA = "4242424242424242"
TAG = "live-sectioned-field"


class TestConformance(ElementConformance):
    page = "sectioned-field-own.html"
    tag = TAG
    field = "#number"
    field_name = "number"
    typed = "42"
    attributes = [
        ("sections", "3 2", "sections", "3 2"),
        ("accepts", "letters", "accepts", "letters"),
        ("appearance", "bordered", "appearance", "bordered"),
        ("label-align", "center", "labelAlign", "center"),
        ("preset", "code", "preset", "code"),
    ]
    bad_attributes = [
        ("accepts", ["", "numbers", "__proto__"], "accepts", "any"),
        ("preset", ["", "visa", "constructor"], "preset", ""),
        ("appearance", ["", "round"], "appearance", "underlined"),
        ("label-align", ["", "left"], "labelAlign", "start"),
    ]

    def assert_used(self, browser):
        assert raw(browser) == self.typed
        assert data(browser, "phase") in ("unfolding", "editing", "filled")

    def assert_unused(self, browser):
        assert raw(browser) == ""


def raw(browser):
    return browser.run(f"return document.querySelector('{TAG}').value")


def data(browser, name):
    return browser.run(f"return document.querySelector('{TAG}').dataset[arguments[0]] ?? null", name)


def set_attributes(browser, **attributes):
    for name, text in attributes.items():
        browser.run(f"document.querySelector('{TAG}').setAttribute(arguments[0], arguments[1])", name.replace("_", "-"), text)


@pytest.fixture
def field(browser):
    """The input of a card field that is ready; events are recorded in `happened`."""
    browser.open("sectioned-field.html")
    wait_until(lambda: data(browser, "state") == "ready")
    browser.run(
        """window.happened = [];
        for (const type of ['live-complete', 'live-validity']) {
          addEventListener(type, (event) => happened.push([type, event.detail.validity ?? event.detail.value]));
        }"""
    )
    return browser.find("#card")


def active(browser):
    """The indexes of the sections that are marked as active."""
    return browser.run(f"return [...document.querySelectorAll('.{TAG}-line')].flatMap((e, i) => e.hasAttribute('data-active') ? [i] : [])")


def happened(browser, kind=None):
    return [detail for type, detail in browser.run("return happened") if kind in (None, type)]


def leave(browser):
    focus(browser, browser.find("#note"))


def shows(browser, field, text, at=None):
    __tracebackhide__ = True
    wait_until(lambda: value(browser, field) == text or _fail(f"the field shows {value(browser, field)!r}, not {text!r}"))
    if at is not None:
        assert caret(browser, field) == at


def _fail(text):
    raise AssertionError(text)


# Typing


def test_typing_leads_from_section_to_section(browser, field):
    type_text(browser, field, "4242")
    shows(browser, field, "4242", 4)
    assert active(browser) == [1]
    type_text(browser, field, "42")
    shows(browser, field, "424242", 6)
    assert raw(browser) == "424242"


def test_characters_that_are_not_accepted_change_nothing(browser, field):
    type_text(browser, field, "4x2 -é")
    shows(browser, field, "42", 2)


@pytest.mark.each_engine
def test_typing_past_the_end_is_refused(browser, field):
    type_text(browser, field, VISA + "999")
    shows(browser, field, VISA, 16)
    select_range(browser, field, 3)
    type_text(browser, field, "7")
    shows(browser, field, VISA, 3)


@pytest.mark.each_engine
def test_typing_in_the_middle_pushes_the_rest_on(browser, field):
    paste(browser, field, "1234567")
    select_range(browser, field, 2)
    type_text(browser, field, "99")
    shows(browser, field, "129934567", 4)


def test_full_width_digits_become_ascii(browser, field):
    type_text(browser, field, "４２４２４")
    shows(browser, field, "42424", 5)


# Deleting


@pytest.mark.parametrize(("key", "at"), [("Backspace", 5), ("Delete", 3)])
def test_a_deletion_at_a_boundary_leaves_no_hole(browser, field, key, at):
    paste(browser, field, "123456")
    select_range(browser, field, 4)
    press(browser, key)
    shows(browser, field, "12356" if key == "Backspace" else "12346", 3 if key == "Backspace" else 4)
    assert raw(browser) == value(browser, field)


@pytest.mark.each_engine
def test_deleting_all_the_way_leaves_nothing(browser, field):
    paste(browser, field, "123456789")
    press(browser, "Backspace", times=9)
    shows(browser, field, "", 0)


@pytest.mark.parametrize("key", ["Control+Backspace", "Control+Delete"])
def test_deleting_a_word_is_left_to_the_platform(browser, field, key):
    plain = browser.find("#note")
    for each in (plain, field):
        paste(browser, each, "1234567890")
        select_range(browser, each, 6)
        press(browser, key)
    shows(browser, field, value(browser, plain), caret(browser, plain))


# Selecting


@pytest.mark.each_engine
def test_select_all_and_type_replaces(browser, field):
    paste(browser, field, VISA)
    press(browser, "Control+a")
    type_text(browser, field, "5")
    shows(browser, field, "5", 1)


@pytest.mark.each_engine
def test_a_selection_over_sections_is_replaced(browser, field):
    paste(browser, field, "1234567890")
    select_range(browser, field, 2, 9)
    type_text(browser, field, "0")
    shows(browser, field, "1200", 3)


@pytest.mark.each_engine
def test_arrows_take_one_character_a_step(browser, field):
    paste(browser, field, "123456")
    select_range(browser, field, 6)
    for at in (5, 4, 3, 2):
        press(browser, "ArrowLeft")
        assert caret(browser, field) == at
    wait_until(lambda: active(browser) == [0])
    for at in (3, 4, 5, 6):
        press(browser, "ArrowRight")
        assert caret(browser, field) == at
    wait_until(lambda: active(browser) == [1])


def boxes(browser):
    """The boxes' sides and the middle of the field's height."""
    return browser.run(f"return [...document.querySelectorAll('.{TAG}-box')].map((e) => {{ const r = e.getBoundingClientRect(); return [r.left, r.right] }})")


def from_the_middle(browser, field, x):
    """The distance of a point of the page from the middle of the field."""
    return round(x - browser.run("const r = arguments[0].getBoundingClientRect(); return r.x + r.width / 2", field))


@pytest.mark.each_engine
def test_a_drag_selects_over_sections(browser, field):
    paste(browser, field, "12345678")
    wait_until(lambda: data(browser, "phase") == "editing")
    # From the middle of the first section to the middle of the second.
    start, end = [from_the_middle(browser, field, (left + right) / 2) for left, right in boxes(browser)[:2]]
    chain = ActionChains(browser.driver, duration=50)
    chain.move_to_element_with_offset(field, start, 0).click_and_hold()
    chain.move_to_element_with_offset(field, end, 0).release().perform()
    assert selected_range(browser, field) == (2, 6)
    press(browser, "Backspace")
    shows(browser, field, "1278", 2)


@pytest.mark.each_engine
def test_a_click_puts_the_caret_before_the_character_that_it_meets(browser, field):
    paste(browser, field, "12345678")
    wait_until(lambda: data(browser, "phase") == "editing")
    press(browser, "Home")
    left = boxes(browser)[1][0]
    ActionChains(browser.driver).move_to_element_with_offset(field, from_the_middle(browser, field, left + 3), 0).click().perform()
    wait_until(lambda: caret(browser, field) == 4)


# Pasting and copying


def test_a_paste_is_spread_over_the_sections(browser, field):
    paste(browser, field, "4242-4242 4242 4242")
    shows(browser, field, VISA, 16)
    assert happened(browser, "live-complete") == [VISA]


@pytest.mark.each_engine
def test_a_paste_past_the_end_is_trimmed_and_keeps_the_tail(browser, field):
    paste(browser, field, "12345678901234")
    select_range(browser, field, 2)
    paste(browser, field, "99999")
    shows(browser, field, "1299345678901234", 4)


@pytest.mark.parametrize("key", ["c", "x"])
def test_copy_and_cut_are_left_to_the_platform(browser, field, key):
    paste(browser, field, "1234567890")
    select_range(browser, field, 2, 6)
    press(browser, f"Control+{key}")
    shows(browser, field, "1234567890" if key == "c" else "127890")
    note = browser.find("#note")
    focus(browser, note)
    press(browser, "Control+v")
    wait_until(lambda: value(browser, note) == "3456")


@pytest.mark.each_engine
def test_cut_can_be_undone(browser, field):
    paste(browser, field, "1234567890")
    select_range(browser, field, 2, 6)
    press(browser, "Control+x")
    shows(browser, field, "127890")
    undo(browser)
    shows(browser, field, "1234567890")


# Undo


@pytest.mark.each_engine
def test_undo_and_redo_walk_through_the_edits(browser, field):
    texts = ["", "123456", "123456789"]
    paste(browser, field, "123456")
    paste(browser, field, "789")
    for text in texts[1::-1]:
        undo(browser)
        shows(browser, field, text)
        assert raw(browser) == text
    for text in texts[1:]:
        redo(browser)
        shows(browser, field, text)
    type_text(browser, field, "0")
    shows(browser, field, "1234567890")


@pytest.mark.each_engine
def test_typing_can_be_undone_to_the_start(browser, field):
    type_text(browser, field, "123456")
    for _ in range(8):
        undo(browser)
    shows(browser, field, "")
    for _ in range(8):
        redo(browser)
    shows(browser, field, "123456")


@pytest.mark.parametrize("how", ["Backspace", "Delete", "9"])
def test_undo_in_the_middle_leaves_nothing_selected_that_the_next_key_wipes(browser, field, how):
    note = browser.find("#note")
    for each in (note, field):  # The field last: getting the focus again would move its caret.
        type_text(browser, each, "123456789012345")
        select_range(browser, each, 4)
        type_text(browser, each, how) if how == "9" else press(browser, how)
        undo(browser)
    # As in a field without sections: the text, the selection, and the result of the next key.
    assert (value(browser, field), selected_range(browser, field)) == (value(browser, note), selected_range(browser, note))
    type_text(browser, field, "7")
    focus(browser, note)
    type_text(browser, note, "7")
    assert value(browser, field) == value(browser, note)


# Filling in


def test_a_script_sets_the_text_without_focus_events_or_fault(browser, field):
    browser.run("arguments[0].value = '4242424242424241'", field)
    shows(browser, field, "4242424242424241")
    assert raw(browser) == "4242424242424241"
    assert data(browser, "validity") == "neutral"
    assert browser.run("return document.activeElement === document.body")
    assert happened(browser) == []


def test_the_elements_value_is_raw(browser, field):
    browser.run(f"document.querySelector('{TAG}').value = '378282246310005'")
    shows(browser, field, "378282246310005")
    assert data(browser, "brand") == "amex"


@pytest.mark.each_engine
def test_an_autofill_completes_once(browser, field):
    browser.run("arguments[0].value = '4242424242424242'; arguments[0].dispatchEvent(new InputEvent('input', { bubbles: true }))", field)
    shows(browser, field, VISA)
    assert happened(browser, "live-complete") == ["4242424242424242"]


@pytest.fixture
def code(browser, field):
    set_attributes(browser, preset="code")
    return field


def test_a_code_has_a_box_for_each_digit(browser, code):
    assert browser.run(f"return document.querySelectorAll('.{TAG}-box').length") == 6
    assert code.get_dom_attribute("autocomplete") == "one-time-code"
    assert code.get_dom_attribute("inputmode") == "numeric"


def test_a_code_arrives_key_by_key(browser, code):
    type_text(browser, code, "123456")
    shows(browser, code, "123456", 6)
    assert happened(browser, "live-complete") == ["123456"]
    press(browser, "Backspace")
    type_text(browser, code, "7")
    assert happened(browser, "live-complete") == ["123456", "123457"]


def test_a_code_arrives_in_one_paste(browser, code):
    paste(browser, code, "123456")
    shows(browser, code, "123456", 6)
    assert happened(browser, "live-complete") == ["123456"]


@pytest.mark.each_engine
def test_a_code_arrives_in_one_input_event(browser, code):
    focus(browser, code)
    browser.run(
        """const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
        native.set.call(arguments[0], '123456');
        arguments[0].dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: '123456' }));""",
        code,
    )
    shows(browser, code, "123456", 6)
    assert happened(browser, "live-complete") == ["123456"]


# Compositions


@pytest.mark.each_engine
def test_a_composition_is_left_alone_until_it_ends(browser, field):
    set_attributes(browser, preset="", sections="2 2", accepts="any")
    compose(browser, field, ["k", "ka", "kan", "kanj", "kanji"], commit=None)
    assert value(browser, field) == "kanji"
    commit_composition(browser, "漢字")
    shows(browser, field, "漢字", 2)


@pytest.mark.each_engine
def test_a_composition_of_digits_is_read_at_its_end(browser, field):
    compose(browser, field, ["４", "４２", "４２４"], commit="４２４２４")
    shows(browser, field, "42424")


@pytest.mark.each_engine
def test_an_emoji_is_one_character(browser, field):
    set_attributes(browser, preset="", sections="1 1", accepts="any")
    paste(browser, field, "👨‍👩‍👧‍👦👍🏽x")
    shows(browser, field, "👨‍👩‍👧‍👦👍🏽")
    type_text(browser, field, "y")
    shows(browser, field, "👨‍👩‍👧‍👦👍🏽")


# Presets


@pytest.mark.parametrize(
    ("preset", "typed", "shown"),
    [
        ("card", "378282246310005", "378282246310005"),
        ("phone-us", "4155552671", "4155552671"),
        ("phone-us", "12125552679", "2125552679"),
        ("phone-us", "+1 (212) 555-2679", "2125552679"),
        ("iban", "de89370400440532013000", "DE89370400440532013000"),
        ("expiry", "427", "0427"),
        ("expiry", "1/", "01"),
        ("expiry", "1/27", "0127"),
        ("expiry", "1227", "1227"),
    ],
)
def test_a_preset_reads_what_is_typed(browser, field, preset, typed, shown):
    set_attributes(browser, preset=preset)
    type_text(browser, field, typed)
    shows(browser, field, shown, len(shown))
    assert len(happened(browser, "live-complete")) == (1 if preset != "expiry" or len(shown) == 4 else 0)


@pytest.mark.parametrize(
    ("preset", "pasted", "shown"),
    [
        ("phone-us", "+1 (415) 555-2671", "4155552671"),
        ("expiry", "4 / 2027", "0427"),
        ("expiry", "2027-04", "0427"),
        ("iban", "IBAN DE89 3704 0044 0532 0130 00", "DE89370400440532013000"),
    ],
)
def test_a_preset_reads_what_people_paste(browser, field, preset, pasted, shown):
    set_attributes(browser, preset=preset)
    paste(browser, field, pasted)
    shows(browser, field, shown)


# Validity


def test_validity_is_judged_when_the_person_leaves_the_control(browser, field):
    type_text(browser, field, "4242424242424241")
    assert data(browser, "validity") == "neutral"
    leave(browser)
    wait_until(lambda: data(browser, "validity") == "incorrect")
    assert field.get_dom_attribute("aria-invalid") == "true"
    wait_until(lambda: "card number" in browser.run("return document.getElementById(arguments[0].getAttribute('aria-describedby')).textContent", field))
    assert happened(browser, "live-validity") == ["incorrect"]
    focus(browser, field)
    press(browser, "End")
    press(browser, "Backspace")
    assert data(browser, "validity") == "neutral"
    assert field.get_dom_attribute("aria-invalid") == "false"
    type_text(browser, field, "2")
    leave(browser)
    wait_until(lambda: data(browser, "validity") == "correct")
    assert happened(browser, "live-validity") == ["incorrect", "neutral", "correct"]


@pytest.mark.engines("chromium")
def test_no_field_is_called_invalid_before_the_person_leaves_it(browser, field):
    def is_invalid():
        object_id = browser.devtools("Runtime.evaluate", expression="document.querySelector('#card')")["result"]["objectId"]
        [node] = browser.devtools("Accessibility.getPartialAXTree", objectId=object_id, fetchRelatives=False)["nodes"]
        return {each["name"]: each["value"].get("value") for each in node["properties"]}["invalid"]

    browser.devtools("Accessibility.enable")
    browser.after_test.callback(browser.devtools, "Accessibility.disable")
    assert is_invalid() == "false"
    type_text(browser, field, "4242")
    wait_until(lambda: browser.run("return arguments[0].validationMessage", field) == "12 characters missing")
    assert is_invalid() == "false"
    leave(browser)
    wait_until(lambda: is_invalid() == "true")


def test_live_validity_is_shown_as_soon_as_the_text_is_complete(browser, field):
    set_attributes(browser, live="")
    type_text(browser, field, "424242424242424")
    assert data(browser, "validity") == "neutral"
    type_text(browser, field, "2")
    assert data(browser, "validity") == "correct"


def test_the_pages_own_rules_are_asked(browser, field):
    set_attributes(browser, preset="", sections="3 2", accepts="digits")
    browser.run(f"document.querySelector('{TAG}').validator = (text) => text === '12345' ? 'correct' : 'incorrect'")
    type_text(browser, field, "12345")
    leave(browser)
    wait_until(lambda: data(browser, "validity") == "correct")


def test_a_wrong_text_is_not_sent_and_says_why(browser, field):
    def state():
        return browser.run("const { validity: v } = arguments[0]; return [v.valid, v.valueMissing, v.customError && arguments[0].validationMessage]", field)

    assert state() == [True, False, False]
    type_text(browser, field, "4242")
    wait_until(lambda: state() == [False, False, "12 characters missing"])
    assert browser.run("return document.forms[0].checkValidity()") is False
    browser.run("arguments[0].required = true; arguments[0].value = ''", field)
    assert state() == [False, True, False]
    browser.run("arguments[0].required = false; arguments[0].value = '4242424242424242'", field)
    assert state() == [True, False, False]


def test_a_field_says_in_words_what_is_missing_at_every_moment(browser, field):
    type_text(browser, field, "4242")
    wait_until(lambda: browser.run("return arguments[0].validationMessage", field) == "12 characters missing")
    browser.run("window.said = []; const set = arguments[0].setCustomValidity; arguments[0].setCustomValidity = function (text) { said.push(text); set.call(this, text) }", field)
    type_text(browser, field, "42")
    wait_until(lambda: browser.run("return said") == ["11 characters missing", "10 characters missing"])


def test_a_fault_that_the_page_found_is_left_alone(browser, field):
    browser.run("arguments[0].setCustomValidity('This card was stolen')", field)
    type_text(browser, field, "4242")
    type_text(browser, field, "424242424242")
    assert browser.run("return arguments[0].validationMessage", field) == "This card was stolen"


def test_the_message_is_in_the_pages_language(browser, field):
    browser.run("document.documentElement.lang = 'de'")
    type_text(browser, field, "4242424242424241")
    wait_until(lambda: browser.run(f"return arguments[0].validationMessage", field) == "Diese Kartennummer gibt es nicht")


def test_a_wrong_text_is_announced_once_after_the_person_leaves_the_field(browser, field):
    announcements = listen(browser)
    type_text(browser, field, "4242424242424241")
    leave(browser)
    wait_until(announcements)
    time.sleep(0.3)
    assert set(announcements()) == {"This card number does not exist"}


# Forms


def test_the_raw_text_is_submitted_once(browser, field):
    paste(browser, field, VISA)
    assert browser.run("return [...new FormData(document.forms[0])]") == [["card", "4242424242424242"], ["note", ""]]
    assert submitted(browser)["card"] == "4242424242424242"


def test_a_disabled_field_is_not_submitted(browser, field):
    paste(browser, field, VISA)
    browser.run("arguments[0].disabled = true", field)
    wait_until(lambda: browser.run("return [...new FormData(document.forms[0])].length") == 1)
    browser.run("arguments[0].disabled = false", field)
    wait_until(lambda: browser.run("return [...new FormData(document.forms[0])].length") == 2)


@pytest.mark.each_engine
def test_a_long_text_comes_back_with_the_page(browser, field):
    paste(browser, field, VISA)
    leave_and_return(browser)
    wait_until(lambda: data(browser, "state") == "ready")
    wait_until(lambda: raw(browser) == "4242424242424242")
    assert browser.run("return [...new FormData(document.forms[0])]")[0] == ["card", "4242424242424242"]


def test_an_initial_text_is_laid_out_and_reset_to(browser, field):
    browser.run(
        """const e = document.querySelector(arguments[0]); e.remove();
        const input = e.querySelector('input'); input.defaultValue = '4242424242424242'; input.value = '';
        document.forms[0].reset(); document.forms[0].prepend(e);""",
        TAG,
    )
    card = browser.find("#card")
    browser.run("document.forms[0].reset()")
    shows(browser, card, VISA)
    type_text(browser, card, "")
    press(browser, "Control+a")
    press(browser, "Delete")
    shows(browser, card, "")
    browser.run("document.forms[0].reset()")
    shows(browser, card, VISA)


# The look


@pytest.mark.each_engine
def test_the_label_rises_and_the_boxes_unfold(browser, field):
    look = f"""const box = document.querySelector('.{TAG}-box').getBoundingClientRect();
    return [document.querySelector('label').getBoundingClientRect().top, box.height]"""
    top, height = browser.run(look)
    assert height < 1
    assert data(browser, "phase") == "rest"
    focus(browser, field)
    wait_until(lambda: data(browser, "phase") == "editing")
    settle_frames(browser)
    raised, unfolded = browser.run(look)
    assert raised < top - 20
    assert unfolded >= 44
    leave(browser)
    wait_until(lambda: data(browser, "phase") == "rest")
    settle_frames(browser)
    assert browser.run(look) == [top, height]


def test_the_label_stays_up_while_there_is_text(browser, field):
    type_text(browser, field, "42")
    leave(browser)
    wait_until(lambda: data(browser, "phase") == "filled")


@pytest.mark.engines("chromium", "firefox")
def test_with_reduced_motion_everything_is_shown_at_once(browser, field):
    emulate(browser, "reduced motion")
    focus(browser, field)
    wait_until(lambda: data(browser, "phase") == "editing")
    assert browser.run("return document.getAnimations().filter((a) => a.playState === 'running').length") == 0


@pytest.mark.engines("chromium")
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("appearance", ["underlined", "bordered"])
def test_axe_finds_no_fault_in_any_state(browser, field, direction, appearance):
    browser.run("document.documentElement.dir = arguments[0]", direction)
    set_attributes(browser, appearance=appearance, label_incorrect="Check the number")
    type_text(browser, field, "4242424242424241")
    leave(browser)
    wait_until(lambda: data(browser, "validity") == "incorrect")
    time.sleep(0.4)
    assert_accessible(browser)


def test_digits_run_from_left_to_right_on_a_right_to_left_page(browser, field):
    browser.run("document.documentElement.dir = 'rtl'")
    paste(browser, field, "12345")
    press(browser, "ArrowLeft")
    wait_until(lambda: caret(browser, field) == 4)
    boxes = browser.run(f"return [...document.querySelectorAll('.{TAG}-box')].map((e) => e.getBoundingClientRect().left)")
    assert boxes == sorted(boxes)


def test_the_fields_name_and_value_are_the_inputs_own(browser, field):
    paste(browser, field, "4242424242424241")
    leave(browser)
    wait_until(lambda: data(browser, "validity") == "incorrect")
    assert field.accessible_name == "Card number"
    assert browser.run(f"return [...document.querySelectorAll('.{TAG}-boxes, .{TAG}-lines, .{TAG}-text')].every((e) => e.ariaHidden === 'true')")


@pytest.mark.each_engine
def test_a_tap_puts_the_caret_behind_the_text(browser, field):
    paste(browser, field, "12345")
    leave(browser)
    width = browser.run("return arguments[0].getBoundingClientRect().width", field)
    ActionChains(browser.driver).move_to_element_with_offset(field, round(5 - width / 2), 0).click().perform()
    wait_until(lambda: caret(browser, field) == 5)
    time.sleep(0.7)  # Sooner, it would be a double click.
    ActionChains(browser.driver).move_to_element_with_offset(field, round(5 - width / 2), 0).click().perform()
    wait_until(lambda: caret(browser, field) == 0)


def test_a_zero_width_or_empty_sections_are_no_fault(browser, field):
    for sections in ["0 0", "0 3 0 2", "", "x", "999999999999"]:
        set_attributes(browser, preset="", sections=sections, accepts="digits")
        focus(browser, field)
        press(browser, "Control+a")
        type_text(browser, field, "12")
        assert raw(browser) == "12"
    browser.run(f"document.querySelector('{TAG}').style.inlineSize = '0px'")
    settle_frames(browser)


# A label around the input


@pytest.mark.parametrize("align", ["start", "center", "end"])
@pytest.mark.parametrize("preset", ["card", "code"])
def test_a_label_may_be_around_the_input(browser, field, preset, align):
    """It looks as beside a label but for the words, which stay raised, and a click goes to the input."""
    set_attributes(browser, preset=preset, **{"label-align": align})
    settle_frames(browser, 4)
    places = "const place = (e) => { const { x, y, width, height } = e.getBoundingClientRect(); return [x, y, width, height] }; return ['input', '.live-sectioned-field-boxes'].map((name) => place(document.querySelector(`live-sectioned-field ${name}`)))"
    beside = browser.run(places)
    browser.run(
        """const element = document.querySelector('live-sectioned-field');
        const copy = element.cloneNode(true);
        copy.querySelector('label').append(copy.querySelector('input'));
        element.replaceWith(copy);"""
    )
    wait_until(lambda: data(browser, "phase") == "rest")
    settle_frames(browser, 4)
    field = browser.find("#card")
    for had, has in zip(beside, browser.run(places)):
        assert has == pytest.approx(had, abs=0.5)
    ActionChains(browser.driver, duration=0).move_to_element(field).click().perform()
    assert browser.run("return document.activeElement === arguments[0]", field)
    ActionChains(browser.driver, duration=0).send_keys("123x456").perform()
    wait_until(lambda: value(browser, field) == "123456")
    browser.run("arguments[0].blur()", field)
    # And so does a click on the words.
    words = browser.run("const range = document.createRange(); range.selectNodeContents(document.querySelector('label').firstChild); const { x, y, width, height } = range.getBoundingClientRect(); return [x + width / 2, y + height / 2]")
    assert words[1] < field.rect["y"]
    action = ActionChains(browser.driver, duration=0)
    action.w3c_actions.pointer_action.move_to_location(*(round(each) for each in words))
    action.w3c_actions.pointer_action.click()
    action.perform()
    assert browser.run("return document.activeElement === arguments[0]", field)


@pytest.mark.each_engine
def test_a_correction_in_a_full_code_shows_its_caret(browser, code):
    """Behind the last digit there is no place for one."""
    type_text(browser, code, "123456")
    colour = "return getComputedStyle(arguments[0]).caretColor"
    wait_until(lambda: browser.run(colour, code).replace(" ", "") in ("rgba(0,0,0,0)", "transparent"))
    press(browser, "ArrowLeft")
    wait_until(lambda: browser.run(colour, code).replace(" ", "") not in ("rgba(0,0,0,0)", "transparent"))
