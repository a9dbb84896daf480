"""`<live-sectioned-field>`: a value entered in sections, with presets, validity, form behavior, and appearance."""

import pytest
from conformance import ElementConformance
from harness import (
    assert_accessible,
    caret,
    emulate,
    end_animations,
    fill_in,
    focus,
    form_error,
    leave_and_return,
    let_pass,
    listen,
    paste,
    press,
    redo,
    settle,
    settle_animations,
    settle_frames,
    submitted,
    take_announcements,
    type_text,
    undo,
    value,
    wait_until,
    wait_until_ready,
)
from sectioned_page import TAG, VISA, data, field, happened, leave, raw, set_attributes, shows
from selenium.webdriver import ActionChains


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
        ("appearance", ["", "round"], "appearance", "outlined"),
        ("label-align", ["", "left"], "labelAlign", "start"),
    ]

    def assert_used(self, browser):
        assert raw(browser) == self.typed
        assert data(browser, "phase") in ("unfolding", "editing", "filled")

    def assert_unused(self, browser):
        assert raw(browser) == ""


# Appearance


@pytest.mark.each_engine
@pytest.mark.parametrize("validity", ["correct", "incorrect"])
def test_a_validity_colors_the_dividers_as_the_border(browser, field, validity):
    set_attributes(browser, appearance="bordered", preset="card")
    browser.run("document.querySelector(arguments[0]).style.inlineSize = '300px'; document.querySelector(arguments[0]).dataset.validity = arguments[1]", TAG, validity)
    end_animations(browser)
    colors = "const [first, second] = document.querySelectorAll('.live-sectioned-field-box'); return [getComputedStyle(first).borderTopColor, getComputedStyle(second, '::before').borderLeftColor]"
    border, divider = browser.run(colors)
    assert divider == border


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
def test_a_preset_parses_typed_text(browser, field, preset, typed, shown):
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
def test_a_preset_parses_pasted_text(browser, field, preset, pasted, shown):
    set_attributes(browser, preset=preset)
    paste(browser, field, pasted)
    shows(browser, field, shown)


@pytest.mark.each_engine
@pytest.mark.parametrize("appearance", ["outlined", "underlined", "bordered"])
def test_a_placeholder_never_covers_a_resting_label(browser, field, appearance):
    if browser.engine == "webkit":
        pytest.skip("WebKit doesn't tell the style of a placeholder")
    set_attributes(browser, appearance=appearance)
    browser.run(
        "arguments[0].placeholder = '0000'; const sheet = new CSSStyleSheet(); sheet.replaceSync('::placeholder { color: #999; opacity: 1 }'); document.adoptedStyleSheets.push(sheet)", field
    )
    color = "return getComputedStyle(arguments[0], '::placeholder').color"
    resting = "rgb(153, 153, 153)" if appearance == "outlined" else "rgba(0, 0, 0, 0)"
    wait_until(lambda: browser.run(color, field) == resting)
    focus(browser, field)
    wait_until(lambda: browser.run(color, field) == "rgb(153, 153, 153)")
    leave(browser)
    wait_until(lambda: browser.run(color, field) == resting)


@pytest.mark.parametrize(
    ("attributes", "written", "shown"),
    [
        ({"preset": "card"}, "4242 4242 4242 4242", "4242424242424242"),
        ({"preset": "phone-us"}, "(555) 555-0100", "5555550100"),
        ({"preset": "iban"}, "DE89 3704 0044 0532 0130 00", "DE89370400440532013000"),
        ({"preset": "code"}, "••• •••", "••••••"),
        ({"sections": "2-2-2"}, "12-34-56", "12-34-56"),
        ({"preset": "expiry"}, "MM/YY", "MM/YY"),
        ({"sections": ""}, "Ada (or Grace)", "Ada (or Grace)"),
        # Without the texts that the field draws before and after the sections.
        ({"pattern": "+1 (999) 999-9999"}, "+1 (212) 555-2679", "212) 555-2679"),
        ({"pattern": "+1 (999) 999-9999"}, "(212) 555-2679", "212) 555-2679"),
        ({"pattern": "1999-99"}, "1112-34", "112-34"),
        ({"pattern": "99-99 kg"}, "75-80\u00a0kg", "75-80"),
        ({"preset": "amount", "currency": "USD"}, "$1,234.00", "1,234.00"),
    ],
)
def test_a_placeholder_has_its_characters_in_the_sections(browser, field, attributes, written, shown):
    browser.run("arguments[0].placeholder = arguments[1]", field, written)
    set_attributes(browser, **{"preset": "", **attributes})
    focus(browser, field)
    wait_until(lambda: field.get_dom_attribute("placeholder") == shown)


@pytest.mark.each_engine
def test_a_placeholder_replaces_drawn_separators(browser, field):
    separator = "return getComputedStyle(document.querySelector('.live-sectioned-field-part[data-separator]'), '::before').opacity"
    browser.run("arguments[0].placeholder = 'MM/YY'", field)
    set_attributes(browser, preset="expiry")
    focus(browser, field)
    wait_until(lambda: data(browser, "phase") == "editing")
    settle_animations(browser)
    assert browser.run(separator) == "0"
    type_text(browser, field, "1")
    wait_until(lambda: browser.run(separator) == "1")
    press(browser, "Backspace")
    wait_until(lambda: browser.run(separator) == "0")


@pytest.mark.each_engine
def test_a_placeholder_is_between_the_texts_around_the_sections(browser, field):
    opacities = "return [['.live-sectioned-field-part', '::before'], ['.live-sectioned-field-texts', '::after']].map((part) => getComputedStyle(document.querySelector(part[0]), part[1]).opacity)"
    set_attributes(browser, appearance="outlined", preset="", pattern="No. 99 kg")
    wait_until(lambda: data(browser, "phase") == "rest" and browser.run(opacities) == ["0", "0"])
    browser.run("arguments[0].placeholder = 'No. 75 kg'", field)
    wait_until(lambda: browser.run(opacities) == ["1", "1"])
    # The text of the label is in its place.
    set_attributes(browser, appearance="bordered")
    wait_until(lambda: browser.run(opacities) == ["0", "0"])


# Validity


def test_validity_is_checked_on_blur(browser, field):
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
    assert field.get_dom_attribute("aria-invalid") is None
    type_text(browser, field, "2")
    leave(browser)
    wait_until(lambda: data(browser, "validity") == "correct")
    assert happened(browser, "live-validity") == ["incorrect", "neutral", "correct"]


def test_a_key_that_the_page_prevents_leaves_the_validity(browser, field):
    type_text(browser, field, "4242")
    leave(browser)
    wait_until(lambda: data(browser, "validity") == "incorrect")
    browser.run("document.addEventListener('beforeinput', (event) => event.preventDefault())")
    type_text(browser, field, "7")
    leave(browser)
    settle_frames(browser, 3)
    assert value(browser, field) == "4242"
    assert data(browser, "validity") == "incorrect"
    assert happened(browser, "live-validity") == ["incorrect"]


@pytest.mark.engines("chromium")
def test_a_field_is_not_marked_invalid_before_it_loses_focus(browser, field):
    def exposed():
        """The text and whether it's invalid."""
        object_id = browser.devtools("Runtime.evaluate", expression="document.querySelector('#card')")["result"]["objectId"]
        [node] = browser.devtools("Accessibility.getPartialAXTree", objectId=object_id, fetchRelatives=False)["nodes"]
        return node.get("value", {}).get("value", ""), {each["name"]: each["value"].get("value") for each in node["properties"]}["invalid"]

    browser.devtools("Accessibility.enable")
    browser.after_test.callback(browser.devtools, "Accessibility.disable")
    assert exposed() == ("", "false")
    type_text(browser, field, "4242")
    wait_until(lambda: form_error(browser, field) == "12 characters missing")
    wait_until(lambda: exposed()[0] == "4242")
    assert exposed() == ("4242", "false")
    leave(browser)
    wait_until(lambda: exposed() == ("4242", "true"))


def test_live_validity_appears_when_the_text_is_complete(browser, field):
    set_attributes(browser, live="")
    type_text(browser, field, "424242424242424")
    assert data(browser, "validity") == "neutral"
    type_text(browser, field, "2")
    assert data(browser, "validity") == "correct"


def test_the_pages_own_rules_apply(browser, field):
    set_attributes(browser, preset="", sections="3 2", accepts="digits")
    browser.run(f"document.querySelector('{TAG}').validator = (text) => text === '12345' ? 'correct' : 'incorrect'")
    type_text(browser, field, "12345")
    leave(browser)
    wait_until(lambda: data(browser, "validity") == "correct")


def test_the_pages_own_rules_are_asked_before_the_validity_is_reported(browser, field):
    browser.run(f"document.querySelector('{TAG}').validator = () => 'incorrect'")
    type_text(browser, field, VISA)
    leave(browser)
    wait_until(lambda: data(browser, "validity") == "incorrect")
    assert happened(browser, "live-validity") == ["incorrect"]


def test_an_incorrect_text_blocks_submission_and_reports_the_reason(browser, field):
    def state():
        return browser.run("const { validity: v } = arguments[0]; return [v.valid, v.valueMissing, v.customError && arguments[0].validationMessage]", field)

    assert state() == [True, False, False]
    type_text(browser, field, "4242")
    wait_until(lambda: form_error(browser, field) == "12 characters missing")
    assert state() == [True, False, False]
    leave(browser)
    wait_until(lambda: state() == [False, False, "12 characters missing"])
    assert browser.run("return document.forms[0].checkValidity()") is False
    browser.run("arguments[0].required = true; arguments[0].value = ''", field)
    assert state() == [False, True, False]
    browser.run("arguments[0].required = false; arguments[0].value = '4242424242424242'", field)
    assert state() == [True, False, False]


def test_a_field_always_describes_the_missing_part(browser, field):
    type_text(browser, field, "4242")
    wait_until(lambda: form_error(browser, field) == "12 characters missing")
    browser.run("arguments[0].form.reportValidity()", field)
    assert browser.run("return arguments[0].validationMessage", field) == "12 characters missing"
    browser.run("window.said = []; const set = arguments[0].setCustomValidity; arguments[0].setCustomValidity = function (text) { said.push(text); set.call(this, text) }", field)
    type_text(browser, field, "42")
    wait_until(lambda: browser.run("return said") == ["11 characters missing", "10 characters missing"])


def test_a_custom_validity_set_by_the_page_is_kept(browser, field):
    browser.run("arguments[0].setCustomValidity('This card was stolen')", field)
    type_text(browser, field, "4242")
    type_text(browser, field, "424242424242")
    assert browser.run("return arguments[0].validationMessage", field) == "This card was stolen"


@pytest.mark.each_engine
def test_a_page_that_clears_its_own_custom_validity_keeps_the_controls_error(browser, field):
    browser.run("arguments[0].addEventListener('input', ({ target }) => target.setCustomValidity(target.value.length > 18 ? 'Too long' : ''))", field)
    type_text(browser, field, "4242424242424241")
    wait_until(lambda: form_error(browser, field) == "This card number does not exist")
    leave(browser)
    focus(browser, field)
    press(browser, "End")
    browser.run("arguments[0].setCustomValidity('')", field)
    assert browser.run("return arguments[0].form.checkValidity()", field) is False
    press(browser, "Backspace")
    type_text(browser, field, "2")
    wait_until(lambda: browser.run("return arguments[0].form.checkValidity()", field))


def test_the_validation_message_is_in_the_pages_language(browser, field):
    browser.run("document.documentElement.lang = 'de'")
    type_text(browser, field, "4242424242424241")
    wait_until(lambda: form_error(browser, field) == "Diese Kartennummer gibt es nicht")


def test_an_incorrect_text_is_announced_once_after_blur(browser, field):
    announcements = listen(browser)
    type_text(browser, field, "4242424242424241")
    leave(browser)
    wait_until(announcements)
    let_pass(browser, 1.3)  # Longer than the delay of announcements.
    assert announcements() == ["This card number does not exist"]


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


@pytest.mark.back_forward_cache
@pytest.mark.each_engine
def test_a_long_text_is_restored_with_the_page(browser, field):
    paste(browser, field, VISA)
    leave_and_return(browser)
    wait_until(lambda: data(browser, "state") == "ready")
    wait_until(lambda: raw(browser) == "4242424242424242")
    assert browser.run("return [...new FormData(document.forms[0])]")[0] == ["card", "4242424242424242"]


def test_an_initial_text_is_laid_out_and_restored_on_reset(browser, field):
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


# Appearance


@pytest.mark.each_engine
def test_the_label_rises_and_the_boxes_unfold(browser, field):
    look = f"""const box = document.querySelector('.{TAG}-box').getBoundingClientRect();
    return [document.querySelector('label').getBoundingClientRect().top, box.height]"""
    top, height = browser.run(look)
    assert height < 1
    assert data(browser, "phase") == "rest"
    focus(browser, field)
    wait_until(lambda: data(browser, "phase") == "editing")

    def is_open():
        raised, unfolded = browser.run(look)
        assert raised < top - 20
        assert unfolded >= 44
        return True

    wait_until(is_open)
    leave(browser)
    wait_until(lambda: data(browser, "phase") == "rest")
    wait_until(lambda: browser.run(look) == [top, height])


def test_the_label_stays_up_while_there_is_text(browser, field):
    type_text(browser, field, "42")
    leave(browser)
    wait_until(lambda: data(browser, "phase") == "filled")


@pytest.mark.engines("chromium", "firefox")
def test_reduced_motion_shows_everything_immediately(browser, field):
    # The validity mark fades in when the element is ready.
    settle_animations(browser)
    emulate(browser, "reduced motion")
    focus(browser, field)
    wait_until(lambda: data(browser, "phase") == "editing")
    moving = "return document.getAnimations().filter((a) => a.playState === 'running').map((a) => `${a.transitionProperty ?? a.animationName} of ${a.effect.target.className || a.effect.target.localName}`)"
    assert browser.run(moving) == []


@pytest.mark.engines("chromium")
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("appearance", ["underlined", "bordered"])
def test_axe_finds_no_violation_in_any_state(browser, field, direction, appearance):
    browser.run("document.documentElement.dir = arguments[0]", direction)
    set_attributes(browser, appearance=appearance, label_incorrect="Check the number")
    type_text(browser, field, "4242424242424241")
    leave(browser)
    wait_until(lambda: data(browser, "validity") == "incorrect")
    end_animations(browser)
    assert_accessible(browser)


def test_digits_run_from_left_to_right_on_a_right_to_left_page(browser, field):
    browser.run("document.documentElement.dir = 'rtl'")
    paste(browser, field, "12345")
    press(browser, "ArrowLeft")
    wait_until(lambda: caret(browser, field) == 4)
    boxes = browser.run(f"return [...document.querySelectorAll('.{TAG}-box')].map((e) => e.getBoundingClientRect().left)")
    assert boxes == sorted(boxes)


def test_the_input_keeps_its_name_and_value(browser, field):
    paste(browser, field, "4242424242424241")
    leave(browser)
    wait_until(lambda: data(browser, "validity") == "incorrect")
    assert field.accessible_name == "Card number"
    assert browser.run(f"return [...document.querySelectorAll('.{TAG}-boxes, .{TAG}-lines, .{TAG}-text')].every((e) => e.ariaHidden === 'true')")


def test_a_zero_width_or_empty_sections_cause_no_error(browser, field):
    for sections in ["0 0", "0 3 0 2", "", "x", "999999999999"]:
        set_attributes(browser, preset="", sections=sections, accepts="digits")
        focus(browser, field)
        press(browser, "Control+a")
        type_text(browser, field, "12")
        assert raw(browser) == "12"
    browser.run(f"document.querySelector('{TAG}').style.inlineSize = '0px'")
    settle_frames(browser)


# A label around the input


def press_words_of_label(browser):
    """Clicks in the middle of the label's own text, and returns how far down that is."""
    x, y = browser.run("const range = document.createRange(); range.selectNodeContents(document.querySelector('label').firstChild); const { x, y, width, height } = range.getBoundingClientRect(); return [x + width / 2, y + height / 2]")
    action = ActionChains(browser.driver, duration=0)
    action.w3c_actions.pointer_action.move_to_location(round(x), round(y))
    action.w3c_actions.pointer_action.click()
    action.perform()
    return y


@pytest.mark.parametrize("align", ["start", "center", "end"])
@pytest.mark.parametrize("preset", ["card", "code"])
def test_a_label_can_contain_the_input(browser, field, preset, align):
    """It looks as with a label beside the input, except that the label's text stays raised. A click goes to the input."""
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
    wait_until_ready(browser, TAG)
    assert data(browser, "phase") == "rest"
    field = browser.find("#card")

    def is_as_beside():
        for had, has in zip(beside, browser.run(places), strict=True):
            assert has == pytest.approx(had, abs=0.5)
        return True

    wait_until(is_as_beside)
    ActionChains(browser.driver, duration=0).move_to_element(field).click().perform()
    assert browser.run("return document.activeElement === arguments[0]", field)
    ActionChains(browser.driver, duration=0).send_keys("123x456").perform()
    wait_until(lambda: value(browser, field) == "123456")
    browser.run("arguments[0].blur()", field)
    # So does a click on the label's text.
    assert press_words_of_label(browser) < field.rect["y"]
    assert browser.run("return document.activeElement === arguments[0]", field)


@pytest.mark.each_engine
@pytest.mark.parametrize(("look", "text"), [("outlined", ""), ("outlined", "4242"), ("underlined", "4242"), ("bordered", ""), ("bordered", "4242")])
def test_a_press_on_a_label_or_on_a_link_in_it_works(browser, look, text):
    browser.open("sectioned-field.html")
    wait_until_ready(browser, TAG)
    browser.run(
        """const element = document.querySelector('live-sectioned-field'), link = document.createElement('a');
        element.setAttribute('appearance', arguments[0]);
        link.append('help');
        link.href = '#help';
        element.querySelector('label').append(' ', link);
        document.querySelector('#card').value = arguments[1];""",
        look,
        text,
    )
    settle(browser.driver)
    end_animations(browser)
    browser.find("label a").click()
    assert browser.run("return [location.hash, document.activeElement.id]") == ["#help", ""]
    press_words_of_label(browser)
    wait_until(lambda: browser.run("return document.activeElement.id") == "card")


@pytest.mark.engines("chromium", "firefox")
@pytest.mark.parametrize(("setting", "moved"), [(None, "translate"), ("reduced motion", "opacity")])
def test_an_incorrect_text_shakes_the_field_or_fades_it(browser, field, setting, moved):
    """The movement starts and ends at rest, and is over in half a second. A correct text moves nothing."""
    if setting:
        emulate(browser, setting)
    frames = f"return document.querySelector('{TAG}').getAnimations().filter((each) => !each.transitionProperty).map((each) => [each.effect.getKeyframes(), each.effect.getComputedTiming().endTime])"
    type_text(browser, field, VISA)
    leave(browser)
    assert browser.run(frames) == []
    focus(browser, field)
    press(browser, "Backspace")
    type_text(browser, field, "1")
    browser.run("Element.prototype.animated = Element.prototype.animate; Element.prototype.animate = function (...args) { const animation = this.animated(...args); animation.pause(); return animation }")
    leave(browser)
    wait_until(lambda: data(browser, "validity") == "incorrect")
    [[keyframes, end]] = browser.run(frames)
    assert end <= 500
    values = [frame[moved] for frame in keyframes]
    assert values[-1] == ("1" if setting else "0px")
    assert values[0] == ("0.4" if setting else "0px")


@pytest.mark.each_engine
def test_a_paste_of_which_nothing_is_accepted_shakes_the_field_and_is_announced(browser, field):
    listen(browser)
    type_text(browser, field, "4242")
    paste(browser, field, "none of these")
    moves = f"return document.querySelector('{TAG}').getAnimations().filter((each) => !each.transitionProperty).length"
    assert browser.run(moves) == 1
    assert value(browser, field) == "4242"
    wait_until(lambda: [each["text"] for each in take_announcements(browser)] == ["This does not look right"])
    end_animations(browser)
    paste(browser, field, "42 and more")
    assert value(browser, field) == "424242"
    assert browser.run(moves) == 0


# Codes


def make_code(browser, field):
    """Makes the field a code of six digits, and notes the codes with which its form is submitted."""
    browser.run("document.forms[0].addEventListener('submit', (event) => { event.preventDefault(); sent.push(arguments[0].value) }); window.sent = []", field)
    set_attributes(browser, preset="code", sections="3 3", **{"auto-submit": ""})
    return field


@pytest.fixture
def code(browser, field):
    return make_code(browser, field)


def sent(browser):
    settle_frames(browser, 3)
    return browser.run("return sent")


@pytest.mark.each_engine
def test_a_complete_code_is_submitted_once(browser, code):
    type_text(browser, code, "123456")
    wait_until(lambda: sent(browser) == ["123456"])
    # The code was refused. A correction is the person's to send.
    press(browser, "Backspace")
    type_text(browser, code, "7")
    assert sent(browser) == ["123456"]
    # Another code that is pasted as a whole is sent, and so is one after the field was cleared.
    paste(browser, code, "654 321")
    wait_until(lambda: sent(browser) == ["123456", "654321"])
    browser.run("arguments[0].value = ''", code)
    type_text(browser, code, "111222")
    wait_until(lambda: sent(browser) == ["123456", "654321", "111222"])
    # So is one that is typed over a refused one, which is selected. A key may even be the one that was there.
    browser.run("document.querySelector(arguments[0]).refuse('Wrong code')", TAG)
    type_text(browser, code, "133444")
    wait_until(lambda: sent(browser) == ["123456", "654321", "111222", "133444"])


def test_a_moved_field_does_not_submit_its_code_again(browser, code):
    type_text(browser, code, "123456")
    wait_until(lambda: sent(browser) == ["123456"])
    browser.run("document.forms[0].prepend(document.querySelector(arguments[0]))", TAG)
    wait_until_ready(browser, TAG)
    assert sent(browser) == ["123456"]
    # The correction of a refused code is the person's to send.
    press(browser, "Backspace")
    type_text(browser, code, "7")
    assert sent(browser) == ["123456"]


@pytest.mark.each_engine
@pytest.mark.parametrize("is_disabled", [False, True])
def test_a_code_submits_the_form_with_its_button(browser, code, is_disabled):
    browser.run(
        """const [form] = document.forms;
        form.querySelectorAll('button, [type=submit]').forEach((button) => button.remove());
        form.append(Object.assign(document.createElement('input'), { name: 'requestSubmit', hidden: true }));
        form.append(Object.assign(document.createElement('button'), { name: 'do', value: 'verify', textContent: 'Verify', disabled: arguments[0] }));
        HTMLFormElement.prototype.addEventListener.call(form, 'submit', ({ submitter }) => sent.push(submitter?.value))""",
        is_disabled,
    )
    type_text(browser, code, "123456")
    if is_disabled:
        browser.run_async("await new Promise((resolve) => setTimeout(resolve, 100))")
    wait_until(lambda: sent(browser) == ([] if is_disabled else ["123456", "verify"]))


@pytest.mark.each_engine
def test_a_text_that_a_script_sets_or_a_person_undoes_is_not_submitted(browser, code):
    browser.run("arguments[0].value = '123456'", code)
    assert sent(browser) == []
    type_text(browser, code, "\ue003")
    type_text(browser, code, "6")
    wait_until(lambda: sent(browser) == ["123456"])


@pytest.mark.each_engine
def test_a_code_from_a_text_message_is_filled_in(browser, code):
    browser.run(
        """window.asked = [];
        Object.defineProperty(window, 'OTPCredential', { configurable: true, value: class {} });
        const get = ({ otp, signal }) => new Promise((resolve) => { asked.push(otp.transport, signal.aborted); window.answer = resolve; });
        Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
        const host = document.querySelector(arguments[0]), next = host.nextSibling, parent = host.parentNode;
        host.setAttribute('web-otp', '');
        host.remove();
        parent.insertBefore(host, next)""",
        TAG,
    )
    # The element may have asked before it was moved; that request is aborted.
    wait_until(lambda: browser.run("return asked.slice(-2)") == [["sms"], False])
    browser.run("answer({ code: '123456' })")
    wait_until(lambda: value(browser, code) == "123456")
    assert happened(browser, "live-complete") == ["123456"]
    wait_until(lambda: sent(browser) == ["123456"])


def test_a_code_of_letters_is_typed_in_capitals_and_accepts_only_its_alphabet(browser, field):
    set_attributes(browser, preset="code", accepts="alphanumeric", sections="4-4")
    type_text(browser, field, "k7qm2w")
    assert value(browser, field) == "K7QM2W"
    assert field.get_dom_attribute("autocapitalize") == "characters"
    assert field.get_dom_attribute("spellcheck") == "false"
    assert field.get_dom_attribute("inputmode") is None
    assert field.get_dom_attribute("autocomplete") == "one-time-code"
    browser.run("arguments[0].value = ''", field)
    set_attributes(browser, alphabet="2345 BCDFG")
    type_text(browser, field, "a2b1c")
    assert value(browser, field) == "2BC"


@pytest.mark.each_engine
def test_a_refused_code_says_so_until_the_next_key_which_replaces_it(browser, field):
    announcements = listen(browser)
    set_attributes(browser, preset="code", sections="3 3")
    type_text(browser, field, "123456")
    refuse = "document.querySelector(arguments[0]).refuse('This code has expired.')"
    browser.run(refuse, TAG)
    host = browser.find(TAG)
    wait_until(lambda: host.get_dom_attribute("data-validity") == "incorrect")
    assert host.get_dom_attribute("data-refused") == ""
    assert browser.run("return [arguments[0].selectionStart, arguments[0].selectionEnd]", field) == [0, 6]
    assert field.get_dom_attribute("aria-invalid") == "true"
    label = ".live-sectioned-field-text[data-for=incorrect]"
    assert browser.run("return document.querySelector(arguments[0]).textContent", label) == "This code has expired."
    wait_until(lambda: float(browser.run("return getComputedStyle(document.querySelector(arguments[0])).opacity", label)) == 1)
    wait_until(lambda: form_error(browser, field) == "This code has expired.")
    wait_until(lambda: announcements() == ["This code has expired."])
    type_text(browser, field, "9")
    assert value(browser, field) == "9"
    assert host.get_dom_attribute("data-validity") == "neutral"
    assert host.get_dom_attribute("data-refused") is None
    wait_until(lambda: form_error(browser, field) == "5 characters missing")
    # The same code can be refused again, and an empty field has nothing to refuse.
    browser.run("arguments[0].value = ''", field)
    browser.run(refuse, TAG)
    assert host.get_dom_attribute("data-validity") == "neutral"


@pytest.mark.parametrize("method", ["append", "moveBefore"])
def test_a_moved_field_stays_incorrect_until_its_text_changes(browser, field, method):
    def move():
        browser.run(
            "const [tag, method] = arguments, host = document.querySelector(tag), form = host.closest('form');"
            "if (method === 'moveBefore' && form.moveBefore) form.moveBefore(host, null); else form.append(host);",
            TAG, method,
        )
        settle(browser.driver)

    set_attributes(browser, preset="code", sections="3 3")
    type_text(browser, field, "123456")
    browser.run("document.querySelector(arguments[0]).refuse('This code has expired.')", TAG)
    wait_until(lambda: form_error(browser, field) == "This code has expired.")
    changes = happened(browser, "live-validity")
    announcements = listen(browser)
    wait_until(announcements)
    move()
    assert data(browser, "validity") == "incorrect"
    assert data(browser, "refused") == ""
    assert field.get_dom_attribute("aria-invalid") == "true"
    wait_until(lambda: form_error(browser, field) == "This code has expired.")
    assert happened(browser, "live-validity") == changes
    let_pass(browser, 1.5)
    assert announcements() == ["This code has expired."]
    browser.run("arguments[0].value = ''", field)
    fill_in(browser, {"#card": "12"})
    assert data(browser, "refused") is None
    leave(browser)
    wait_until(lambda: form_error(browser, field) == "4 characters missing")
    move()
    assert data(browser, "validity") == "incorrect"
    wait_until(lambda: form_error(browser, field) == "4 characters missing")


@pytest.mark.each_engine
@pytest.mark.parametrize("appearance", ["outlined", "bordered"])
def test_the_text_of_a_secure_field_is_hidden_and_in_its_places(browser, field, appearance):
    """The marks have the pitch of digits, so that the caret is where the boxes are."""
    set_attributes(browser, preset="code", sections="4", appearance=appearance)
    type_text(browser, field, "1234")
    settle_frames(browser, 3)
    pitch = "return document.querySelector('.live-sectioned-field-mirror > span').offsetWidth / 100"
    before = browser.run(pitch)
    set_attributes(browser, secure="")
    assert browser.run("return getComputedStyle(arguments[0]).webkitTextSecurity", field) == "disc"
    wait_until(lambda: abs(browser.run(pitch) - before) < 0.1)
    assert value(browser, field) == "1234"
    # Nothing else draws the characters, as beside a separator.
    set_attributes(browser, sections="2-2")
    settle_frames(browser, 3)
    drawn = "return [...document.querySelectorAll('.live-sectioned-field-texts > *')].map((each) => each.dataset.text).join('')"
    assert browser.run(drawn) == ""
    browser.run("document.querySelector(arguments[0]).removeAttribute('secure')", TAG)
    wait_until(lambda: browser.run(drawn) == "1234")
    set_attributes(browser, secure="")
    wait_until(lambda: browser.run(drawn) == "")


def test_only_the_given_brands_of_cards_are_accepted(browser, field):
    set_attributes(browser, brands="visa mastercard")
    type_text(browser, field, "37")
    host = browser.find(TAG)
    assert host.get_dom_attribute("data-validity") == "incorrect"
    wait_until(lambda: form_error(browser, field) == "This brand of card is not accepted")
    press(browser, "Backspace")
    assert host.get_dom_attribute("data-validity") == "neutral"
    browser.run("arguments[0].value = ''", field)
    type_text(browser, field, "4242424242424242")
    wait_until(lambda: form_error(browser, field) == "")


@pytest.mark.parametrize("other", ["other", "elements"])
def test_a_security_code_follows_the_brand_of_the_forms_card(browser, field, other):
    """Also in a form with a field that hides the form's own property."""
    browser.run(
        """document.forms[0].append(Object.assign(document.createElement('input'), { name: arguments[0] }));
        const host = document.createElement('live-sectioned-field');
        host.setAttribute('preset', 'cvc');
        host.setAttribute('follows-card', '');
        host.append(document.createElement('label'), Object.assign(document.createElement('input'), { id: 'cvc', name: 'cvc' }));
        host.firstChild.append('CVC');
        host.firstChild.htmlFor = 'cvc';
        document.forms[0].append(host)""",
        other,
    )
    wait_until_ready(browser, TAG)
    cvc = browser.find("#cvc")

    def is_complete():
        return browser.run("return document.querySelector('[preset=cvc]').complete")

    type_text(browser, cvc, "123")
    assert is_complete()
    type_text(browser, field, "378282246310005")
    wait_until(lambda: not is_complete())
    type_text(browser, cvc, "4")
    assert is_complete()
    browser.run("arguments[0].value = ''", field)
    type_text(browser, field, "4242")
    wait_until(lambda: not is_complete())
    assert value(browser, cvc) == "1234"


def test_an_attribute_with_an_unknown_value_causes_one_warning_and_a_plain_field(browser, field):
    browser.run("window.warned = []; const { warn } = console; console.warn = (...all) => { warned.push(all[0]); warn(...all) }")
    set_attributes(browser, preset="cart", brands="visa cash")
    set_attributes(browser, accepts="words")
    browser.run("const { preset, brands } = document.querySelector(arguments[0])", TAG)
    warnings = browser.run("return warned")
    assert sorted(warnings) == [f"LiveControls: {each} is ignored; it has an unknown value." for each in ('accepts="words"', 'brands="visa cash"', 'preset="cart"')]
    type_text(browser, field, "any text")
    assert value(browser, field) == "any text"


# Text that was typed before the core has loaded


@pytest.mark.each_engine
@pytest.mark.parametrize(
    ("attributes", "before", "after", "text"),
    [
        ({"preset": "amount", "currency": "EUR"}, "1,2", "34.56", "1234.56"),
        ({"preset": "amount", "currency": "EUR"}, "-12,345.67", "", "12345.67"),
        ({"preset": "amount", "currency": "EUR"}, "12..5", "0", "12.50"),
        ({"preset": "time"}, "93", "0", "0930"),
        ({"preset": "date"}, "99", "2026", "09092026"),
        ({"preset": "card"}, "4242 4242", "4242", "424242424242"),
    ],
    ids=str,
)
def test_keys_that_were_pressed_before_the_core_has_loaded_are_read_as_keys(browser, site, attributes, before, after, text):
    browser.open("text-fields.html", slow_wasm="held")
    input = browser.run("document.documentElement.lang = 'en-US'; return makeField('page', 'live-sectioned-field', arguments[0])", attributes)
    wait_until(lambda: browser.run("return element.dataset.state") == "loading")
    type_text(browser, input, before)
    site.release_wasm()
    wait_until_ready(browser, TAG)
    # In Firefox, the history begins when the element is ready.
    first = value(browser, input) if browser.engine == "firefox" else ""
    if after:
        type_text(browser, input, after)
    wait_until(lambda: value(browser, input) == text, saying=lambda: f"{value(browser, input)} instead of {text}")
    assert caret(browser, input) == len(text)
    for command, wanted in ((undo, first), (redo, text)):
        for _ in range(len(before + after) + 1):
            if value(browser, input) != wanted:
                command(browser)
                settle(browser.driver)
        assert value(browser, input) == wanted, command


@pytest.mark.each_engine
def test_a_code_that_was_typed_before_the_core_has_loaded_is_submitted_once(browser, site):
    browser.open("sectioned-field.html", slow_wasm="held")
    code = make_code(browser, browser.find("#card"))
    wait_until(lambda: browser.find(TAG).get_dom_attribute("data-state") == "loading")
    type_text(browser, code, "123456")
    site.release_wasm()
    wait_until(lambda: sent(browser) == ["123456"])
    press(browser, "Backspace")
    type_text(browser, code, "7")
    assert sent(browser) == ["123456"]
    browser.run("document.forms[0].prepend(document.querySelector(arguments[0]))", TAG)
    wait_until_ready(browser, TAG)
    assert sent(browser) == ["123456"]


def test_a_text_that_was_pasted_before_the_core_has_loaded_is_read_as_a_whole(browser, site):
    browser.open("text-fields.html", slow_wasm="held")
    input = browser.run("document.documentElement.lang = 'en-US'; return makeField('page', 'live-sectioned-field', { preset: 'amount' , decimals: 2 })")
    paste(browser, input, "1.234,56")
    site.release_wasm()
    wait_until(lambda: value(browser, input) == "1234.56", saying=lambda: f"{value(browser, input)}")
