"""`<live-sectioned-field preset="date">` and `preset="time"`: dates and times in the order of a locale, with values in ISO 8601."""

import pytest
from harness import assert_accessible, caret, focus, paste, press, redo, select_range, settle, type_text, undo, value, wait_until, wait_until_ready

FIELD = """const [attributes, lang, input] = arguments;
document.documentElement.lang = lang;
return makeField('page', 'live-sectioned-field', { preset: 'date', ...attributes }, input)"""
NATIVE = "Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, arguments[0]); field.dispatchEvent(new Event('input', { bubbles: true }))"


def add_field(browser, lang="de", autofill=None, **attributes):
    return browser.run(FIELD, attributes, lang, {"autocomplete": autofill} if autofill else {})


def open_field(browser, lang="de", autofill=None, **attributes):
    browser.open("text-fields.html")
    field = add_field(browser, lang, autofill, **attributes)
    wait_until_ready(browser, "live-sectioned-field")
    return field


def state(browser):
    """The input's text, the element's value, and what the form submits."""
    settle(browser.driver)
    return browser.run("return [field.value, element.value, new FormData(form).get('field')]")


def shows(browser, text, submitted=None):
    __tracebackhide__ = True
    wait_until(lambda: state(browser) == [text, submitted or text, submitted or text], saying=f"{state(browser)} instead of {text}, {submitted}")


def shape(browser):
    """The number of places in each section, and the separators."""
    settle(browser.driver)
    columns = browser.run("return element.style.getPropertyValue('--_columns')")
    return [int(part.split()[0]) for part in columns.split("calc(")[1:]], set(browser.run("return element.dataset.separators"))


@pytest.mark.each_engine
@pytest.mark.parametrize(
    ("lang", "keys", "text"),
    [
        ("de", "24.5.2026", "24052026"),
        ("de", "4526", "04052026"),
        ("de", "24.12.85", "24121985"),
        ("de", "٢٤١٢٢٠٢٦", "24122026"),
        ("en-US", "5/24/26", "05242026"),
        ("sv", "26-5-24", "20260524"),
    ],
)
def test_keys_complete_a_date(browser, lang, keys, text):
    field = open_field(browser, lang)
    type_text(browser, field, keys)
    order = {"de": (4, 2, 0), "en-US": (4, 0, 2), "sv": (0, 4, 6)}[lang]
    shows(browser, text, f"{text[order[0] : order[0] + 4]}-{text[order[1] : order[1] + 2]}-{text[order[2] : order[2] + 2]}")
    assert caret(browser, field) == 8
    assert browser.run("return heard") == [["live-complete", browser.run("return element.value")]]
    press(browser, "Tab")
    wait_until(lambda: browser.run("return element.shownValidity") == "correct")
    assert browser.run("return field.validity.valid")


@pytest.mark.each_engine
@pytest.mark.parametrize("beginning", ["4.", "4.1", "4.12", "4.12.", "4.12.202"])
def test_a_date_that_was_begun_before_the_core_has_loaded_is_continued(browser, site, beginning):
    browser.open("text-fields.html", slow_wasm="held")
    field = add_field(browser)
    type_text(browser, field, beginning)
    site.release_wasm()
    wait_until_ready(browser, "live-sectioned-field")
    type_text(browser, field, "4.12.2026".removeprefix(beginning))
    shows(browser, "04122026", "2026-12-04")


@pytest.mark.parametrize(
    ("lang", "lengths", "separator"),
    [
        ("de", [2, 2, 4], "."), ("en-US", [2, 2, 4], "/"), ("en-GB", [2, 2, 4], "/"), ("fr", [2, 2, 4], "/"), ("nl", [2, 2, 4], "-"),
        ("sv", [4, 2, 2], "-"), ("ja", [4, 2, 2], "/"), ("ko", [4, 2, 2], "."), ("zh-Hant", [4, 2, 2], "/"), ("hu", [4, 2, 2], "."),
        ("ar-EG", [2, 2, 4], "/"), ("fa", [4, 2, 2], "/"), ("th", [2, 2, 4], "/"), ("he", [2, 2, 4], "."), ("hi", [2, 2, 4], "/"),
        ("xx-nothing", [2, 2, 4], "/"), ("not a language", [2, 2, 4], "/"),
    ],
)
def test_the_order_and_the_separator_are_those_of_the_language(browser, lang, lengths, separator):
    open_field(browser, lang)
    assert shape(browser) == (lengths, {separator})
    browser.run("element.value = '2026-12-04'")
    text = {"de": "04122026", "en-US": "12042026", "sv": "20261204"}.get(lang)
    if text:
        shows(browser, text, "2026-12-04")


@pytest.mark.each_engine
def test_another_language_keeps_the_date(browser):
    field = open_field(browser, "de")
    type_text(browser, field, "4.12.2026")
    shows(browser, "04122026", "2026-12-04")
    for lang, text in (("en-US", "12042026"), ("sv", "20261204"), ("fr", "04122026")):
        browser.run("document.documentElement.lang = arguments[0]", lang)
        shows(browser, text, "2026-12-04")
    browser.run("field.value = '04'")
    browser.run("document.documentElement.lang = 'en-US'")
    # A day alone would become a month.
    shows(browser, "")


@pytest.mark.each_engine
def test_a_date_keeps_its_value_in_another_language_after_it_was_away(browser):
    type_text(browser, open_field(browser, "de"), "01022026")
    browser.run("element.remove(); document.documentElement.lang = 'en-US'; form.append(element)")
    wait_until(lambda: shape(browser)[1] == {"/"})
    shows(browser, "02012026", "2026-02-01")


@pytest.mark.each_engine
def test_writing_back_the_value_keeps_the_caret_and_the_history(browser):
    field = open_field(browser, "de")
    browser.run("field.addEventListener('input', () => (element.value = element.value))")
    type_text(browser, field, "24122026")
    select_range(browser, field, 0, 2)
    for key in "15":
        type_text(browser, field, key)
    shows(browser, "15122026", "2026-12-15")
    assert caret(browser, field) == 2
    undo(browser)
    wait_until(lambda: value(browser, field) != "15122026")


@pytest.mark.each_engine
@pytest.mark.parametrize(
    ("lang", "text"),
    [("de", "24.12.2026"), ("de", "24 12 2026"), ("de", "2026-12-24"), ("de", "24.12.26"), ("de", "２４．１２．２０２６"), ("en-US", "12/24/2026"), ("en-US", "2026-12-24")],
)
def test_a_date_is_pasted_and_undone(browser, lang, text):
    field = open_field(browser, lang)
    digits = "24122026" if lang == "de" else "12242026"
    paste(browser, field, text)
    shows(browser, digits, "2026-12-24")
    undo(browser)
    shows(browser, "")
    redo(browser)
    shows(browser, digits, "2026-12-24")
    select_range(browser, field, 0, 8)
    paste(browser, field, "2000-01-02")
    shows(browser, "02012000" if lang == "de" else "01022000", "2000-01-02")
    undo(browser)
    shows(browser, digits, "2026-12-24")


@pytest.mark.each_engine
def test_keys_are_undone_to_earlier_texts_only(browser):
    field = open_field(browser)
    seen = [""]
    for key in "4.5.26":
        type_text(browser, field, key)
        settle(browser.driver)
        seen.append(value(browser, field))
    assert seen == ["", "04", "04", "0405", "0405", "04052", "04052026"]
    for _ in range(12):
        undo(browser)
        assert value(browser, field) in seen
    assert value(browser, field) == ""
    for _ in range(12):
        redo(browser)
        assert value(browser, field) in seen
    shows(browser, "04052026", "2026-05-04")


@pytest.mark.each_engine
def test_autofill_enters_a_birthday(browser):
    field = open_field(browser, "en-US", autofill="bday", max="2026-11-26")
    browser.run(NATIVE, "1985-04-23")
    shows(browser, "04231985", "1985-04-23")
    assert browser.run("return field.getAttribute('autocomplete')") == "bday"
    assert browser.run("return field.inputMode") == "numeric"
    focus(browser, field)
    press(browser, "Tab")
    wait_until(lambda: browser.run("return element.shownValidity") == "correct")


@pytest.mark.parametrize(
    ("keys", "message"),
    [
        ("30.02.2026", "There is no such date"), ("28.02.2026", "This is too early"), ("01.01.2028", "This is too late"), ("24.12", "4 characters missing"),
        ("29.02.2028", "This is too late"), ("29.02.2027", "There is no such date"), ("24.12.26", ""), ("24.12.20", "2 characters missing"),
    ],
)
def test_a_date_exists_and_is_in_its_range(browser, keys, message):
    field = open_field(browser, "en-GB", min="2026-03-01", max="2027-12-31")
    type_text(browser, field, keys)
    press(browser, "Tab")
    wait_until(lambda: browser.run("return element.shownValidity") == ("incorrect" if message else "correct"))
    wait_until(lambda: browser.run("return field.validationMessage") == message)
    if message == "This is too early":
        browser.run("element.min = ''")
        wait_until(lambda: browser.run("return field.validationMessage") == "")


@pytest.mark.each_engine
def test_leaving_the_field_completes_a_year_of_two_digits(browser):
    field = open_field(browser)
    type_text(browser, field, "24.12.20")
    shows(browser, "241220", "20XX-12-24")
    press(browser, "Tab")
    shows(browser, "24122020", "2020-12-24")
    assert browser.run("return heard") == [["live-complete", "2020-12-24"], ["live-validity", "2020-12-24"]]
    assert browser.run("return handled.filter(([type]) => type === 'input').at(-1)[2]") == "24122020"


@pytest.mark.each_engine
@pytest.mark.parametrize("key", ["Tab", "Enter"])
def test_a_change_is_that_of_the_completed_date(browser, key):
    field = open_field(browser)
    browser.run(
        """window.changes = [];
        field.addEventListener('change', () => changes.push(element.value));
        form.addEventListener('submit', (event) => { event.preventDefault(); changes.push(new FormData(form).get('field')); });"""
    )
    type_text(browser, field, "24.12.20")
    press(browser, key)
    wait_until(lambda: {*browser.run("return changes")} == {"2020-12-24"}, saying="the change is that of another date")
    assert len(browser.run("return changes")) == (2 if key == "Enter" else 1)
    shows(browser, "24122020", "2020-12-24")
    if key == "Enter":
        undo(browser)
        shows(browser, "241220", "20XX-12-24")


@pytest.mark.each_engine
def test_a_form_that_is_not_validated_submits_no_other_date(browser):
    field = open_field(browser)
    browser.run("form.noValidate = true")
    for keys, text, submitted in (("31.2.2026", "31022026", "2026-02-31"), ("24.12.", "2412", "XXXX-12-24"), ("3", "3", "XXXX-XX-3X")):
        select_range(browser, field, 0, len(value(browser, field)))
        press(browser, "Backspace")
        type_text(browser, field, keys)
        shows(browser, text, submitted)
        browser.run("element.value = ''; element.value = arguments[0]", submitted)
        shows(browser, text, submitted)
    browser.run("element.preset = 'time'")
    wait_until(lambda: browser.run("return element.controls.part") == "date")
    browser.run("element.value = '24:6X'")
    shows(browser, "246", "24:6X")


@pytest.mark.each_engine
@pytest.mark.parametrize(("lang", "separator"), [("en-US", ":"), ("fi", ".")])
def test_a_time_has_24_hours(browser, lang, separator):
    field = open_field(browser, lang, preset="time", min="08:00", max="21:30")
    assert shape(browser) == ([2, 2], {separator})
    type_text(browser, field, "930p")
    shows(browser, "2130", "21:30")
    select_range(browser, field, 0, 4)
    paste(browser, field, "9:30 AM")
    shows(browser, "0930", "09:30")
    browser.run("element.value = '08:00'")
    shows(browser, "0800", "08:00")
    select_range(browser, field, 0, 4)
    type_text(browser, field, "7:59")
    shows(browser, "0759", "07:59")
    press(browser, "Tab")
    wait_until(lambda: browser.run("return element.shownValidity") == "incorrect")


@pytest.mark.each_engine
def test_a_day_is_replaced_in_its_place(browser):
    field = open_field(browser)
    type_text(browser, field, "24.12.2026")
    select_range(browser, field, 2, 4)
    type_text(browser, field, "3")
    shows(browser, "24032026", "2026-03-24")
    assert caret(browser, field) == 4


def test_other_fields_load_no_dates(browser):
    browser.open("text-fields.html")
    browser.run("makeField('page', 'live-sectioned-field', { preset: 'expiry' }, {})")
    wait_until(lambda: browser.run("return element.dataset.state") == "ready")
    loaded = "return performance.getEntriesByType('resource').filter(({ name }) => /dates/.test(name)).length"
    assert browser.run(loaded) == 0
    browser.run("element.value = '1227'; element.preset = 'date'")
    wait_until(lambda: browser.run("return element.dataset.state") == "ready" and browser.run(loaded) > 0)
    browser.run("element.preset = 'time'")
    wait_until(lambda: shape(browser) == ([2, 2], {":"}))
    browser.run("element.preset = 'expiry'")
    wait_until(lambda: shape(browser) == ([2, 2], {"/"}))


@pytest.mark.each_engine
@pytest.mark.parametrize("preset", ["date", "time"])
def test_a_field_is_accessible(browser, preset):
    field = open_field(browser, "en-US", preset=preset)
    assert_accessible(browser, 'live-sectioned-field')
    type_text(browser, field, "24")
    press(browser, "Tab")
    wait_until(lambda: browser.run("return element.shownValidity") == "incorrect")
    assert_accessible(browser, 'live-sectioned-field')
