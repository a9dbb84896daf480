"""`<live-sectioned-field preset="phone">`: telephone numbers of all countries."""

import pytest
from harness import assert_accessible, assert_tree, focus, press, settle, type_text, value, wait_until

FIELD = """return makeField('page', 'live-sectioned-field', { preset: 'phone', ...arguments[0] }, {})"""


def open_field(browser, **attributes):
    browser.open("text-fields.html")
    element = browser.run(FIELD, {name.replace("_", "-"): text for name, text in attributes.items()})
    wait_until(lambda: browser.run("return element.dataset.state") == "ready")
    return element


def lengths(browser):
    """The number of places in each section, from the columns that the element lays out."""
    settle(browser.driver)
    columns = browser.run("return element.style.getPropertyValue('--_columns')")
    return [int(part.split()[0]) for part in columns.split("calc(")[1:]]


def phone(browser):
    return browser.run("return element.phone")


@pytest.mark.each_engine
def test_sections_follow_what_is_typed(browser):
    field = open_field(browser, country="FR")
    focus(browser, field)
    assert lengths(browser) == [2, 2, 2, 2, 2]
    type_text(browser, field, "6")
    assert lengths(browser) == [1, 2, 2, 2, 2]
    press(browser, "Backspace")
    type_text(browser, field, "0612345678")
    wait_until(lambda: value(browser, field) == "0612345678")
    assert lengths(browser) == [2, 2, 2, 2, 2]
    assert phone(browser) == {
        "e164": "+33612345678", "national": "06 12 34 56 78", "international": "+33 6 12 34 56 78",
        "country": "FR", "kind": "mobile", "length": "possible",
    }
    type_text(browser, field, "9")
    settle(browser.driver)
    assert value(browser, field) == "0612345678"


@pytest.mark.each_engine
def test_a_plus_sign_is_added_once(browser):
    field = open_field(browser)
    focus(browser, field)
    type_text(browser, field, "33")
    wait_until(lambda: value(browser, field) == "+33")
    assert lengths(browser) == [3, 1, 2, 2, 2, 2]
    type_text(browser, field, "+612345678")
    wait_until(lambda: value(browser, field) == "+33612345678")
    assert phone(browser)["kind"] == "mobile"


@pytest.mark.each_engine
def test_a_number_that_could_continue_is_complete_with_enter(browser):
    field = open_field(browser, country="DE")
    browser.run("form.addEventListener('submit', (event) => event.preventDefault())")
    type_text(browser, field, "030123456")
    wait_until(lambda: browser.run("return element.complete"))
    # A page that moves the focus in response would take it from where the user went.
    press(browser, "Tab")
    wait_until(lambda: browser.run("return heard.length"))
    assert browser.run("return heard.map(([type]) => type)") == ["live-validity"]
    focus(browser, field)
    browser.run("heard.length = 0")
    type_text(browser, field, "7")
    press(browser, "Enter")
    wait_until(lambda: browser.run("return heard.some(([type]) => type === 'live-complete')"))
    settle(browser.driver)
    assert browser.run("return heard.filter(([type]) => type === 'live-complete').length") == 1


def test_another_country_reads_the_text_again(browser):
    field = open_field(browser, country="FR")
    browser.run("element.value = '0612345678'")
    wait_until(lambda: (phone(browser) or {}).get("country") == "FR")
    browser.run("element.country = 'IT'")
    wait_until(lambda: (phone(browser) or {}).get("country") != "FR")
    assert value(browser, field) == "0612345678"
    browser.run("element.value = '+4930123456'")
    wait_until(lambda: (phone(browser) or {}).get("country") == "DE")


@pytest.mark.each_engine
def test_the_form_submits_e164_if_asked(browser):
    field = open_field(browser, country="FR", submits_e164="")
    entries = "return [...new FormData(form).entries()]"
    browser.run("element.value = '061234'")
    wait_until(lambda: (phone(browser) or {}).get("length") == "too-short")
    # No server takes it for a number of another country.
    assert browser.run(entries) == [["field", "+33061234"]]
    browser.run("element.value = '0612345678'")
    wait_until(lambda: (phone(browser) or {}).get("kind"))
    assert browser.run(entries) == [["field", "+33612345678"]]
    assert value(browser, field) == "0612345678"
    browser.run("element.submitsE164 = false")
    assert browser.run(entries) == [["field", "0612345678"]]


def test_the_error_counts_missing_digits(browser):
    field = open_field(browser, country="FR")
    focus(browser, field)
    type_text(browser, field, "061234")
    wait_until(lambda: value(browser, field) == "061234")
    browser.run("field.blur()")
    wait_until(lambda: browser.run("return field.validationMessage") == "4 characters missing")
    assert browser.run("return [field.inputMode, field.getAttribute('autocomplete')]") == ["tel", "tel"]


def test_a_field_without_telephone_numbers_loads_no_rules(browser):
    browser.open("text-fields.html")
    browser.run("makeField('page', 'live-sectioned-field', { preset: 'card' }, {})")
    wait_until(lambda: browser.run("return element.dataset.state") == "ready")
    loaded = "return performance.getEntriesByType('resource').filter(({ name }) => /phone/.test(name)).length"
    assert browser.run(loaded) == 0
    browser.run("element.preset = 'phone'")
    wait_until(lambda: browser.run("return element.dataset.state") == "ready" and browser.run(loaded) > 0)
    assert browser.run("element.value = '+33612345678'; return element.value") == "+33612345678"
    wait_until(lambda: (phone(browser) or {}).get("country") == "FR")


@pytest.mark.each_engine
def test_a_pattern_accepts_what_fits_each_place(browser):
    browser.open("text-fields.html")
    field = browser.run("return makeField('page', 'live-sectioned-field', { pattern: 'AA?9X? 9AA' }, {})")
    wait_until(lambda: browser.run("return element.dataset.state") == "ready")
    type_text(browser, field, "1sw1a-1aa9")
    wait_until(lambda: value(browser, field) == "SW1A1AA")
    assert lengths(browser) == [4, 3]
    assert browser.run("return element.complete")
    browser.run("element.value = 'm1 1ae'")
    wait_until(lambda: value(browser, field) == "M11AE")
    assert lengths(browser) == [2, 3]
    browser.run("element.pattern = '99-99-99'")
    wait_until(lambda: lengths(browser) == [2, 2, 2])


@pytest.mark.each_engine
@pytest.mark.parametrize(
    ("attributes", "text", "error"),
    [
        ({"preset": "phone", "country": "FR"}, "061234", "4 characters missing"),
        ({"preset": "phone"}, "+3361234", "4 characters missing"),
        ({"pattern": "AA-999-AA"}, "AB12", "3 characters missing"),
        ({"pattern": "99-99-99"}, "608371", ""),
    ],
)
def test_a_field_is_accessible(browser, attributes, text, error):
    browser.open("text-fields.html")
    field = browser.run("return makeField('page', 'live-sectioned-field', arguments[0], {})", attributes)
    wait_until(lambda: browser.run("return element.dataset.state") == "ready")
    type_text(browser, field, text)
    browser.run("field.blur()")
    wait_until(lambda: browser.run("return field.validationMessage") == error)
    assert_accessible(browser, "live-sectioned-field")
    shown = f'textbox "Field" value="{text}"' + (f' description="{error}" invalid' if error else "")
    assert_tree(browser, "main", f'form\n  text "Field"\n  {shown}\n  button "Send"\n  button "Reset"')
