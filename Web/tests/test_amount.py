"""`<live-sectioned-field preset="amount">`: amounts and numbers while typing."""

import pytest
from harness import focus, paste, press, settle, type_text, value, wait_until

FIELD = """return makeField('page', 'live-sectioned-field', { preset: 'amount', ...arguments[0] }, {})"""
#: The drawn text, from what each part shows and where it is.
DRAWN = """
const { direction } = getComputedStyle(element);
const parts = [...element.querySelectorAll('.live-sectioned-field-part:not([hidden])')];
return parts.map((part) => part.dataset.before + (part.dataset.hidden === undefined ? part.dataset.text : '') + part.dataset.after).join('');
"""


def open_field(browser, **attributes):
    browser.open("text-fields.html")
    element = browser.run(FIELD, {name.replace("_", "-"): text for name, text in attributes.items()})
    wait_until(lambda: browser.run("return element.dataset.state") == "ready")
    return element


def drawn(browser):
    settle(browser.driver)
    return browser.run(DRAWN)


def submitted(browser):
    return browser.run("return [...new FormData(form).entries()].map(([, value]) => value)[0]")


@pytest.mark.each_engine
def test_a_number_is_grouped_while_it_is_typed(browser):
    field = open_field(browser, currency="EUR", locale="de")
    focus(browser, field)
    for key, shown in [("1", "1\xa0€"), ("2", "12\xa0€"), ("34", "1.234\xa0€"), ("5", "12.345\xa0€"), (",", "12.345,\xa0€"), ("67", "12.345,67\xa0€"), ("8", "12.345,67\xa0€")]:
        type_text(browser, field, key)
        wait_until(lambda: drawn(browser) == shown)
    assert value(browser, field) == "12345,67"
    assert submitted(browser) == browser.run("return element.value") == "12345.67"
    press(browser, "Backspace")
    wait_until(lambda: drawn(browser) == "12.345,6\xa0€")
    assert submitted(browser) == "12345.6"


@pytest.mark.each_engine
@pytest.mark.parametrize("text", ["1.234,56 €", "$1,234.56", "１２３４٫５６"])
def test_an_amount_in_another_notation_is_pasted(browser, text):
    field = open_field(browser, currency="EUR", locale="de")
    focus(browser, field)
    paste(browser, field, text)
    wait_until(lambda: value(browser, field) == "1234,56")
    assert submitted(browser) == "1234.56"
    assert drawn(browser) == "1.234,56\xa0€"


@pytest.mark.each_engine
def test_a_negative_amount_is_drawn_as_the_locale_writes_it(browser):
    field = open_field(browser, currency="USD", locale="en", signed="")
    focus(browser, field)
    type_text(browser, field, "-1234.5")
    wait_until(lambda: value(browser, field) == "-1234.5")
    assert drawn(browser) == "-$1,234.5"
    assert submitted(browser) == "-1234.5"


def test_the_value_is_a_plain_decimal_for_programs(browser):
    open_field(browser, currency="EUR", locale="de")
    browser.run("window.validities = []; element.validator = (value) => { validities.push(value); return 'correct'; }")
    browser.run("element.value = '1234.5'")
    wait_until(lambda: browser.run("return field.value") == "1234,5")
    assert browser.run("return element.value") == submitted(browser) == "1234.5"
    browser.run("field.focus(); field.blur()")
    assert browser.run("return validities") == ["1234.5"]
    browser.run("form.reset()")
    assert browser.run("return [element.value, field.value]") == ["", ""]
    assert submitted(browser) == ""
