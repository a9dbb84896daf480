"""Every format of `<live-sectioned-field>`, edited like a plain field, in the page, in a shadow root, and in a dialog.

After each step, the input, the element, the form's entry, and an independent plain-text model are equal.
"""

import pytest
from harness import caret, compose, leave_and_return, paste, press, redo, select_range, selected_range, settle, submitted, type_text, undo, value, wait_until, wait_until_ready
from selenium.webdriver import ActionChains

#: The attributes, a text that fills the format, and the number of characters in each section.
FORMATS = {
    "card": ({"preset": "card"}, "4242424242424242", [4, 4, 4, 4]),
    "amex": ({"preset": "card"}, "378282246310005", [4, 6, 5]),
    "phone": ({"preset": "phone-us"}, "4155552671", [3, 3, 4]),
    "france": ({"preset": "phone", "country": "FR"}, "0612345678", [2, 2, 2, 2, 2]),
    "international": ({"preset": "phone"}, "+33612345678", [3, 1, 2, 2, 2, 2]),
    "code": ({"preset": "code"}, "123456", [1] * 6),
    "iban": ({"preset": "iban"}, "DE89370400440532013000", [4, 4, 4, 4, 4, 2]),
    "expiry": ({"preset": "expiry"}, "1227", [2, 2]),
    "any": ({"sections": "2 3 2", "accepts": "any"}, "ab c-de", [2, 3, 2]),
    "letters": ({"sections": "2 3 2", "accepts": "letters"}, "abcdeFG", [2, 3, 2]),
    "alphanumeric": ({"sections": "2 3 2", "accepts": "alphanumeric"}, "a1b2c3D", [2, 3, 2]),
}

#: Every format in the page, and some in other roots and focus contexts.
PLACED = [("page", name) for name in FORMATS] + [("shadow", "card"), ("shadow", "any"), ("dialog", "expiry")]


class Field:
    """The field in the page, beside a plain text with a caret."""

    def __init__(self, browser, place, name, **attributes):
        self.browser = browser
        self.attributes, self.sample, lengths = FORMATS[name]
        self.boundaries = [sum(lengths[: index + 1]) for index in range(len(lengths) - 1)]
        browser.open("text-fields.html")
        self.element = browser.run("return makeField(...arguments)", place, "live-sectioned-field", self.attributes, attributes)
        # A shadow tree needs its own stylesheets.
        styled = "[...field.getRootNode().querySelectorAll('link[rel=stylesheet]')].every(({ sheet }) => sheet)"
        wait_until(lambda: browser.run(f"return element.dataset.state === 'ready' && {styled}"))

    def check(self, text, at=None, completed=None):
        __tracebackhide__ = True
        wait_until(lambda: self.browser.run("return field.value") == text or _fail(f"{self.browser.run('return field.value')!r} is there, not {text!r}"))
        if completed is not None:
            settle(self.browser.driver)
        state = self.browser.run("return fieldState()")
        assert state["value"] == text
        assert state["entries"] == [["field", text]]
        assert 0 <= state["start"] <= state["end"] <= len(text.encode("utf-16-le")) // 2
        if at is not None:
            assert (state["start"], state["end"]) == (at, at)
        if completed is not None:
            assert state["complete"] == completed

    def fill(self, text=None):
        self.select(0, len(value(self.browser, self.element)))
        if text is None or text:
            paste(self.browser, self.element, self.sample if text is None else text)
        else:
            press(self.browser, "Delete")
        self.check(self.sample if text is None else text)

    def select(self, start, end=None):
        select_range(self.browser, self.element, start, end)

    def type(self, text):
        type_text(self.browser, self.element, text)


def _fail(text):
    raise AssertionError(text)


@pytest.mark.parametrize(("place", "name"), PLACED)
def test_a_sectioned_field_is_edited_like_a_plain_one(browser, place, name):
    field = Field(browser, place, name)
    sample = field.sample
    for index, character in enumerate(sample):
        field.type(character)
        field.check(sample[: index + 1], index + 1)
    field.check(sample, len(sample), completed=[sample])
    for at in (len(sample) // 2, len(sample)):
        field.select(at)
        field.type("9" if sample.isdigit() else "z")
        field.check(sample, at)
    for at in [*field.boundaries, len(sample) - 1]:
        field.select(at)
        press(browser, "Backspace")
        field.check(sample[: at - 1] + sample[at:], at - 1)
        field.type(sample[at - 1])
        field.check(sample, at)
        press(browser, "Delete")
        field.check(sample[:at] + sample[at + 1 :], at)
        field.type(sample[at])
        field.check(sample, at + 1)
    start, end = 1, len(sample) - 1
    field.select(start, end)
    press(browser, "Control+x")
    field.check(sample[:start] + sample[end:], start)
    press(browser, "Control+v")
    field.check(sample, end)
    field.select(start, end)
    press(browser, "Control+c")
    field.check(sample)
    press(browser, "Delete")
    press(browser, "Control+v")
    field.check(sample, end)
    press(browser, "Control+a")
    assert selected_range(browser, field.element) == (0, len(sample))
    field.type(sample[0])
    field.check(sample[0], 1)


KEYS = ["Home", "End", "Control+ArrowLeft", "Shift+ArrowRight", "ArrowLeft", "ArrowRight", "Control+Backspace", "Control+Delete"]


@pytest.mark.parametrize("name", FORMATS)
def test_the_platform_moves_the_caret_by_words_lines_and_arrows(browser, name):
    field = Field(browser, "page", name)
    plain = browser.find("#plain")
    states = []
    for each in (plain, field.element):
        states.append([])
        for key in KEYS:
            browser.run("arguments[0].value = arguments[1]", each, field.sample)
            for at in (field.boundaries[0], len(field.sample)):
                select_range(browser, each, at)
                press(browser, key)
                states[-1].append((key, at, value(browser, each), selected_range(browser, each)))
    assert states[0] == states[1]


@pytest.mark.parametrize(("place", "name"), PLACED)
def test_undo_and_redo_cover_the_whole_history(browser, place, name):
    field = Field(browser, place, name)
    sample = field.sample
    field.type(sample[:-1])
    at = field.boundaries[0]
    field.select(at)
    press(browser, "Backspace")
    paste(browser, field.element, sample[at - 1])
    field.select(len(sample) - 1)
    field.type(sample[-1])
    field.check(sample, len(sample))
    seen = []
    for step in (undo, redo):
        for _ in range(2 * len(sample)):
            before = value(browser, field.element)
            step(browser)
            text = value(browser, field.element)
            seen.append(text)
            field.check(text)
            if text == before:
                break
        field.check("" if step is undo else sample)
    # The undo history contains only texts that were in the field.
    assert all(len(text) <= len(sample) for text in seen)
    undo(browser)
    field.check(seen[-1] if value(browser, field.element) == seen[-1] else value(browser, field.element))


COMPOSED = {"any": (["k", "か", "漢"], "漢"), "letters": (["ａ"], "a"), "alphanumeric": (["ａ"], "a"), "iban": (["ａ"], "A")}


#: WebKit's driver doesn't report the active element in a shadow root.
COMPOSING = [pytest.param(place, name, marks=[pytest.mark.engines("chromium", "firefox")] if place == "shadow" else []) for place, name in PLACED]


@pytest.mark.parametrize(("place", "name"), COMPOSING)
def test_a_composition_ends_as_its_accepted_characters_in_each_section(browser, place, name):
    field = Field(browser, place, name)
    steps, accepted = COMPOSED.get(name, (["４"], "4"))
    for at in [0, *field.boundaries]:
        if name in ("amex", "iban", "phone", "france", "international", "expiry") and at == 0:
            continue  # A different prefix would change the brand, country, or month.
        text = field.sample[:-1]
        field.fill(text)
        field.select(at)
        compose(browser, field.element, steps)
        field.check(text[:at] + accepted + text[at:], at + 1)


@pytest.mark.engines("chromium", "firefox")
@pytest.mark.parametrize("name", ["any", "card"])
def test_undo_after_a_composition_restores_the_text(browser, name):
    field = Field(browser, "page", name)
    text = field.sample[:-2]
    field.fill(text)
    field.select(field.boundaries[0])
    compose(browser, field.element, COMPOSED.get(name, (["４"], "4"))[0])
    for _ in range(3):
        undo(browser)
        if value(browser, field.element) == text:
            break
    field.check(text)


@pytest.mark.parametrize(("place", "name"), PLACED)
def test_scripts_can_fill_in_the_field(browser, place, name):
    field = Field(browser, place, name)
    sample = field.sample
    native = "Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, arguments[0]);"
    event = "field.dispatchEvent(new {kind}('input', {{ bubbles: true }}));"
    spaced = " ".join(sample[a:b] for a, b in zip([0, *field.boundaries], [*field.boundaries, len(sample)], strict=True))
    written = sample if name == "any" else spaced.replace(" ", "/") if name == "expiry" else spaced
    for script in (f"field.value = arguments[0]; {event.format(kind='Event')}", native + event.format(kind="Event"), native + event.format(kind="InputEvent")):
        for text in (sample, written):
            browser.run("field.value = ''; heard.length = 0")
            browser.run(script, text)
            field.check(sample, completed=[sample])
    browser.run("field.value = ''; heard.length = 0")
    browser.run("field.value = arguments[0]", written)
    field.check(sample, completed=[])
    browser.run("element.value = ''")
    field.check("")
    # No event is dispatched. When the form submits, the control receives its text.
    assert browser.run(native + "return new FormData(form).get('field')", written) == sample
    field.check(sample, completed=[])
    browser.run("field.value = ''; field.focus(); document.execCommand('insertText', false, arguments[0])", sample[:3])
    field.check(sample[:3], 3)
    browser.run("document.execCommand('insertText', false, arguments[0])", sample[3:])
    field.check(sample, len(sample), completed=[sample])


@pytest.mark.parametrize("name", FORMATS)
def test_uncancelable_input_from_a_mobile_keyboard_is_corrected(browser, name):
    field = Field(browser, "page", name)
    sample = field.sample
    for index in range(len(sample)):
        browser.run("field.focus(); field.setSelectionRange(arguments[1], arguments[1]); makeEdit(field, 'insertText', arguments[0], { cancelable: false })", sample[index], index)
        field.check(sample[: index + 1], index + 1)
    browser.run("field.setSelectionRange(3, 3); makeEdit(field, 'insertText', arguments[0], { cancelable: false })", "é7" if name != "any" else "7")
    field.check(sample, 3)
    browser.run("heard.length = 0; field.setSelectionRange(0, 0); makeEdit(field, 'insertFromDrop', '::', { cancelable: false })")
    field.check(sample)


@pytest.mark.parametrize("name", FORMATS)
def test_dropped_and_dictated_texts_are_checked_at_their_position(browser, name):
    field = Field(browser, "page", name)
    sample = field.sample
    at = field.boundaries[0]
    for kind in ("insertFromDrop", "insertText", "insertFromYank"):
        field.fill(sample[:at] + sample[at + 2 :])
        browser.run("field.setSelectionRange(arguments[0], arguments[0]); makeEdit(field, arguments[1], arguments[2])", at, kind, sample[at : at + 2])
        field.check(sample, at + 2)
        browser.run("makeEdit(field, arguments[0], arguments[1])", kind, sample[-1])
        field.check(sample, at + 2)


@pytest.mark.engines("chromium")  # The other engines' drivers can't drag text.
@pytest.mark.parametrize("name", FORMATS)
def test_a_drop_is_parsed_at_its_position(browser, name):
    field = Field(browser, "page", name)
    sample = field.sample
    plain = browser.find("#plain")
    field.fill(sample[:-2])
    browser.run("arguments[0].value = arguments[1]; arguments[0].style.font = '20px monospace'", plain, sample[-2:])
    select_range(browser, plain, 0, 2)
    x = browser.run("const r = arguments[0].getBoundingClientRect(); return [r.width, field.getBoundingClientRect().width]", plain)
    chain = ActionChains(browser.driver, duration=150)
    chain.move_to_element_with_offset(plain, round(12 - x[0] / 2), 0).click_and_hold().pause(0.3).move_by_offset(8, 3)
    chain.move_to_element_with_offset(field.element, round(x[1] / 2 - 40), 0).pause(0.2).release().perform()
    wait_until(lambda: len(value(browser, field.element)) == len(sample) or _fail(f"{value(browser, field.element)!r} {value(browser, plain)!r}"))
    field.check(sample)


@pytest.mark.engines("chromium")  # The other engines' drivers can't drag text.
def test_text_dragged_to_a_place_that_does_not_accept_it_stays_where_it_was(browser):
    browser.open("text-fields.html")
    element = browser.run("return makeField('page', 'live-sectioned-field', { pattern: 'AA-999-AA' }, {})")
    wait_until_ready(browser, "live-sectioned-field")
    type_text(browser, element, "AB12")
    select_range(browser, element, 2, 4)
    width = element.size["width"]
    left, digits = browser.run("const style = getComputedStyle(field); return [parseFloat(style.paddingLeft), parseFloat(style.fontSize)]")
    chain = ActionChains(browser.driver, duration=150)
    chain.move_to_element_with_offset(element, round(left + digits * 2.2 - width / 2), 0).click_and_hold().pause(0.3).move_by_offset(-6, 2)
    chain.move_to_element_with_offset(element, round(left + 2 - width / 2), 0).pause(0.2).release().perform()
    settle(browser.driver)
    assert value(browser, element) == "AB12"
    undo(browser)
    assert value(browser, element) == ""


@pytest.mark.parametrize("name", FORMATS)
def test_the_input_is_the_forms_own(browser, name):
    field = Field(browser, "page", name, required="", maxlength="40")
    field.type(field.sample)
    field.check(field.sample)
    handled = browser.run("return handled")
    assert {entry[1] for entry in handled} == {"field"}
    assert [entry[2] for entry in handled if entry[0] == "input"][-1] == field.sample
    assert browser.run("return document.querySelector('input[name=field]') === field && field.required && field.maxLength === 40")
    assert browser.run("return [...form.elements].includes(element)") is False
    browser.run("const other = document.createElement('form'); other.id = 'other'; document.body.append(other); field.setAttribute('form', 'other')")
    assert browser.run("return [[...new FormData(form)].length, new FormData(document.querySelector('#other')).get('field'), field.form.id]") == [0, field.sample, "other"]
    browser.run("field.removeAttribute('form')")
    browser.run("field.disabled = true")
    assert browser.run("return [...new FormData(form)].length") == 0
    browser.run("field.disabled = false; field.defaultValue = arguments[0]; form.reset()", field.sample[:2])
    field.check(field.sample[:2])
    field.fill()
    assert submitted(browser, "#form button:not([type])")["field"] == field.sample


def texts(browser):
    wait_until_ready(browser, "live-sectioned-field")
    return browser.run("return [...document.querySelectorAll('input')].map((e) => e.value)")


@pytest.mark.back_forward_cache
@pytest.mark.parametrize("keep_alive", [True, pytest.param(False, marks=pytest.mark.engines("chromium", "firefox"))], ids=["kept-alive", "restored"])
def test_a_restored_page_has_its_previous_texts(browser, keep_alive):
    browser.open("sectioned-field-any.html")
    assert texts(browser) == ["", "", "4242424242424242"]
    for name, text in [("any", "a b!"), ("date", "1227"), ("card", "")]:
        type_text(browser, browser.find(f"#{name}"), text)
    press(browser, "Backspace")
    typed = ["a b!", "1227", "424242424242424"]
    assert texts(browser) == typed
    leave_and_return(browser, keep_alive=keep_alive)
    wait_until(lambda: texts(browser) == typed)
    assert browser.run("return [...new FormData(document.forms[0]).values()]") == typed


def test_a_reset_restores_the_pages_text(browser):
    browser.open("sectioned-field-any.html")
    assert texts(browser)[2] == "4242424242424242"
    card = browser.find("#card")
    select_range(browser, card, 0, 12)
    press(browser, "Delete")
    assert value(browser, card) == "4242"
    browser.find("button[type=reset]").click()
    wait_until(lambda: texts(browser) == ["", "", "4242424242424242"])
    assert submitted(browser, "form button:not([type])")["card"] == "4242424242424242"


@pytest.mark.parametrize("place", ["page", "shadow", "dialog"])
def test_the_caret_stays_where_a_click_puts_it_in_a_partly_filled_field(browser, place):
    field = Field(browser, place, "card")
    field.type("12345678")
    wait_until(lambda: browser.run("return element.dataset.phase") == "editing")
    width = browser.run("return field.getBoundingClientRect().width")
    ActionChains(browser.driver).move_to_element_with_offset(field.element, round(6 - width / 2), 0).click().perform()
    wait_until(lambda: caret(browser, field.element) == 0)
    field.type("9")
    field.check("912345678", 1)
