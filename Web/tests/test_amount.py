"""`<live-sectioned-field preset="amount">`: amounts and numbers while typing."""

import io

import pytest
from harness import accessibility_tree, assert_accessible, caret, compose, emulate, end_animations, focus, paste, picture_of, press, redo, select_range, settle, settle_frames, type_text, undo, value, wait_until, wait_until_ready
from PIL import Image
from test_fit import add_style

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


#: Numbers as `Intl` abbreviates them, in the languages of the messages and their neighbors.
ABBREVIATED = """
const languages = 'ar bg cs da de el en en-IN es et fi fr he hi hr hu id it ja ko lt lv nb nl pl pt pt-PT ro ru sk sl sr sv th tr uk vi zh-Hans zh-Hant'.split(' ');
const found = [];
for (const language of languages) for (const compactDisplay of ['short', 'long']) for (const money of [{}, { style: 'currency', currency: 'EUR' }]) {
  const format = new Intl.NumberFormat(language, { notation: 'compact', compactDisplay, ...money });
  for (const number of [1200, 15000, 1.5e6, 2.5e9, 3e12]) if (format.formatToParts(number).some(({ type }) => type === 'compact')) found.push(format.format(number));
}
const misread = [];
for (const text of new Set(found)) {
  element.value = text;
  if (element.value) misread.push(text);
}
return [found.length, misread];
"""


@pytest.mark.engines("chromium")
def test_an_abbreviated_number_is_not_taken_for_a_smaller_one(browser):
    open_field(browser, currency="EUR", locale="de")
    count, misread = browser.run(ABBREVIATED)
    assert count > 400
    assert misread == []


@pytest.mark.each_engine
@pytest.mark.parametrize(
    ("locale", "keys", "texts"),
    [
        ("de", "12.5", ["1", "12", "12,", "12,5"]),
        ("de", "1.234,5", ["1", "1,", "1,2", "1,23", "1234", "1234,", "1234,5"]),
        ("en", "1,5", ["1", "1.", "1.5"]),
        ("en", "1,234,567.8", ["1", "1.", "1.2", "1.23", "1234", "1234.", "1234.5", "1234.56", "1234567", "1234567.", "1234567.8"]),
        ("fr", "1.234,5", ["1", "1,", "1,2", "1,23", "1234", "1234,", "1234,5"]),
    ],
)
def test_a_number_pad_of_another_language_types_decimals(browser, locale, keys, texts):
    field = open_field(browser, currency="EUR", locale=locale)
    focus(browser, field)
    for key, text in zip(keys, texts, strict=True):
        type_text(browser, field, key)
        wait_until(lambda: value(browser, field) == text)
    assert submitted(browser) == texts[-1].replace(",", ".")
    undo(browser)
    wait_until(lambda: value(browser, field) in ["", *texts[:-1]])


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


@pytest.mark.each_engine
def test_undo_and_the_caret_are_the_browsers_own(browser):
    field = open_field(browser, currency="EUR", locale="de")
    focus(browser, field)
    type_text(browser, field, "1234")
    wait_until(lambda: value(browser, field) == "1234")
    press(browser, "ArrowLeft", 3)
    assert caret(browser, field) == 1
    type_text(browser, field, "9")
    wait_until(lambda: value(browser, field) == "19234")
    assert caret(browser, field) == 2
    assert drawn(browser) == "19.234\xa0€"
    undo(browser)
    wait_until(lambda: value(browser, field) in ("1234", ""))
    assert drawn(browser) == ("1.234\xa0€" if value(browser, field) else "\xa0€")
    redo(browser)
    wait_until(lambda: value(browser, field) in ("19234", "1234"))


@pytest.mark.each_engine
def test_a_key_has_one_meaning(browser):
    field = open_field(browser, currency="EUR", locale="de", signed="")
    focus(browser, field)
    type_text(browser, field, ",5")
    wait_until(lambda: value(browser, field) == "0,5")
    select_range(browser, field, 1)
    type_text(browser, field, ",")
    wait_until(lambda: caret(browser, field) == 2)
    assert value(browser, field) == "0,5"
    select_range(browser, field, 0)
    type_text(browser, field, "-")
    wait_until(lambda: value(browser, field) == "-0,5")
    select_range(browser, field, 0)
    type_text(browser, field, "1.x")
    wait_until(lambda: value(browser, field) == "-10,5")
    assert submitted(browser) == "-10.5"


def test_the_notation_follows_the_language_and_the_currency(browser):
    field = open_field(browser, currency="EUR", lang="en")
    browser.run("element.value = '1234.5'")
    wait_until(lambda: drawn(browser) == "€1,234.5")
    browser.run("element.lang = 'de'")
    wait_until(lambda: drawn(browser) == "1.234,5\xa0€")
    assert value(browser, field) == "1234,5" and submitted(browser) == "1234.5"
    browser.run("element.currency = ''; element.decimals = '1'")
    browser.run("element.value = '1234.5'")
    wait_until(lambda: drawn(browser) == "1.234,5")
    browser.run("element.like = '12,34,567.0'")
    browser.run("element.value = '1234567.5'")
    wait_until(lambda: drawn(browser) == "12,34,567.5")


def test_an_unknown_currency_and_locale_are_ignored(browser):
    field = open_field(browser, currency="nothing", locale="not a locale", decimals="2")
    focus(browser, field)
    type_text(browser, field, "1234")
    wait_until(lambda: value(browser, field) == "1234")
    assert drawn(browser).startswith("1") and "234" in drawn(browser)


def test_a_language_keeps_the_value(browser):
    open_field(browser, currency="EUR", locale="de")
    browser.run("element.value = '1234.56'")
    for locale, text in (("en", "1234.56"), ("fr", "1234,56"), ("de-CH", "1234.56")):
        browser.run("element.locale = arguments[0]", locale)
        wait_until(lambda: browser.run("return field.value") == text)
        assert submitted(browser) == browser.run("return element.value") == "1234.56"


@pytest.mark.engines("chromium")
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_axe_finds_no_violation_and_the_tree_has_the_number(browser, direction):
    field = open_field(browser, currency="USD", locale="en", signed="")
    browser.run("document.documentElement.dir = arguments[0]", direction)
    browser.run("element.value = '-1234567.89'")
    settle(browser.driver)
    assert_accessible(browser)
    assert "textbox" in accessibility_tree(browser, "main") and "-1234567.89" in accessibility_tree(browser, "main")
    assert "$" not in accessibility_tree(browser, "main")
    focus(browser, field)
    settle(browser.driver)
    assert_accessible(browser)


@pytest.mark.each_engine
def test_a_form_submits_values_in_the_order_of_its_fields(browser):
    browser.open("sectioned-field.html")
    browser.run(
        """document.querySelector('form').replaceChildren(...arguments[0].map(([name, preset]) => {
          const element = document.createElement('live-sectioned-field'), input = document.createElement('input');
          [element.lang, element.preset, input.name] = ['de', preset, name];
          element.append(input);
          return element;
        }))""",
        [["price", "amount"], ["card", "card"], ["day", "date"]],
    )
    wait_until_ready(browser, "live-sectioned-field")
    for name, text in (("price", "1234"), ("card", "4242"), ("day", "24122026")):
        type_text(browser, browser.driver.find_element("name", name), text)
    assert browser.run("return [...new FormData(document.querySelector('form'))]") == [["price", "1234"], ["card", "4242"], ["day", "2026-12-24"]]


MOVES = """
for (const earlier of element.getAnimations({ subtree: true })) earlier.finish();
field.focus();
field.setSelectionRange(field.value.length, field.value.length);
document.execCommand('insertText', false, arguments[0]);
const pitch = parseFloat(document.querySelector('live-sectioned-field').style.getPropertyValue('--_pitch'));
const moves = element.getAnimations({ subtree: true }).filter(({ effect, transitionProperty }) => !transitionProperty && effect.pseudoElement === '::before');
return moves.map((move) => {
  const places = [];
  move.pause();
  for (const time of [0, 50, 100, 149]) {
    move.currentTime = time;
    const style = getComputedStyle(move.effect.target, '::before');
    places.push(parseFloat(style.marginInlineStart) / pitch, Number(style.opacity));
  }
  move.finish();
  return places;
});
"""


@pytest.mark.each_engine
@pytest.mark.parametrize("text", ["1234.5", "-1234567.89"])
def test_styles_for_all_spans_leave_the_digits_in_their_places(browser, text):
    open_field(browser, currency="USD", locale="en")
    browser.run("field.value = arguments[0]", text)
    places = "return [...element.querySelectorAll('.live-sectioned-field-part:not([hidden])')].map((part) => part.getBoundingClientRect().left)"
    settle_frames(browser, 5)
    before = browser.run(places)
    add_style(browser, "span { display: block; padding: 3px; margin: 2px; border: 1px solid; float: left }")
    browser.run("field.value = ''; field.value = arguments[0]", text)
    settle_frames(browser, 5)
    assert browser.run(places) == pytest.approx(before, abs=0.5)


@pytest.mark.each_engine
@pytest.mark.parametrize("is_reduced", [False, True])
def test_separators_move_with_each_digit_unless_motion_is_reduced(browser, is_reduced):
    open_field(browser, currency="EUR", locale="de")
    if is_reduced:
        browser.run("document.documentElement.dataset.liveMotion = 'reduce'")
    browser.run("element.value = '1234'")
    settle(browser.driver)
    moves = browser.run(MOVES, "5")
    assert drawn(browser) == "12.345\xa0€"
    if is_reduced:
        assert moves == []
        return
    # From its place before 234, by one digit.
    [[start, _, second, _, third, _, end, _]] = moves
    assert start == pytest.approx(-1, abs=0.01) and start < second < third < end <= 0 and end > -0.05
    browser.run(MOVES, "6")
    # Another separator appears while the first one moves.
    moves = browser.run(MOVES, "7")
    assert drawn(browser) == "1.234.567\xa0€"
    assert sorted(round(move[0]) for move in moves) == [-1, 0]
    [fade] = [[shown for shown in move[1::2]] for move in moves if round(move[0]) == 0]
    assert fade[0] == 0 and fade == sorted(fade)


@pytest.mark.each_engine
@pytest.mark.parametrize("appearance", ["bordered", "underlined"])
@pytest.mark.parametrize(("currency", "locale"), [("USD", "en"), ("EUR", "de")])
def test_the_label_and_the_currency_are_never_in_one_place(browser, appearance, currency, locale):
    opacities = "return ['before', 'after'].map((side) => getComputedStyle(element.querySelector('.live-sectioned-field-part'), `::${side}`).opacity)"
    field = open_field(browser, currency=currency, locale=locale, appearance=appearance)
    assert browser.run("return element.dataset.phase") == "rest"
    assert browser.run(opacities) == ["0", "0"]
    focus(browser, field)
    wait_until(lambda: browser.run(opacities) == ["1", "1"])
    type_text(browser, field, "12")
    browser.run("document.activeElement.blur()")
    wait_until(lambda: browser.run("return element.dataset.phase") == "filled")
    assert browser.run(opacities) == ["1", "1"]


@pytest.mark.each_engine
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_a_number_starts_where_the_text_of_other_fields_does(browser, direction):
    """And ends there in a right-to-left field."""
    browser.open("text-fields.html")
    browser.run("document.documentElement.dir = arguments[0]", direction)

    def space():
        settle_frames(browser, 5)
        end_animations(browser)
        picture = picture_of(browser, "L")
        left, right, bottom = browser.run("const { left, right, bottom } = element.getBoundingClientRect(); return [left, right, bottom]")
        # Inside the border and below the label.
        picture = picture.crop((left + 4, bottom - 32, right - 4, bottom - 12)).point(lambda level: 255 * (level < 140))
        left, _, right, _ = picture.getbbox()
        return left if direction == "ltr" else picture.width - right

    browser.run(FIELD, {"preset": "cvc"})
    wait_until(lambda: browser.run("return element.dataset.state") == "ready")
    browser.run("element.value = '888'")
    expected = space()
    browser.run("element.value = ''; element.preset = 'amount'")
    for text in ["8", "88", "888", "8888", "88888", "8888888"]:
        browser.run("element.value = arguments[0]", text)
        wait_until(lambda: drawn(browser).replace(",", "") == text)
        assert space() == expected, text


@pytest.mark.each_engine
def test_decimals_are_drawn_in_forced_colors(browser):
    field = open_field(browser, currency="EUR", locale="de")
    emulate(browser, "forced colors")

    def ink(text):
        browser.run("element.value = arguments[0]", text)
        assert drawn(browser) == text.replace(".", ",") + "\xa0€"
        picture = Image.open(io.BytesIO(field.screenshot_as_png)).convert("L")
        return sum(picture.histogram()[:128])

    one, two = ink("1.9"), ink("1.99")
    assert two > one + 5


@pytest.mark.each_engine
def test_the_line_shows_the_focus_wherever_the_caret_is(browser):
    lines = "return [...element.querySelectorAll('.live-sectioned-field-line')].filter((line) => line.checkVisibility()).map((line) => line.matches('[data-active]'))"
    field = open_field(browser, currency="EUR", locale="de", appearance="underlined")
    focus(browser, field)
    for key in ["", "1", "2", "345", ",", "6"]:
        type_text(browser, field, key)
        wait_until(lambda: browser.run(lines) == [True])
    press(browser, "Home")
    wait_until(lambda: browser.run(lines) == [True])
    browser.run("document.activeElement.blur()")
    wait_until(lambda: browser.run(lines) == [False])


@pytest.mark.each_engine
def test_a_negative_value_stays_where_only_positive_ones_are_accepted(browser):
    field = open_field(browser, currency="EUR", locale="de")
    browser.run("element.value = '-5'")
    assert drawn(browser) == "-5\xa0€" and submitted(browser) == "-5"
    focus(browser, field)
    browser.run("document.activeElement.blur()")
    wait_until(lambda: browser.run("return element.dataset.validity") == "incorrect")


@pytest.mark.each_engine
def test_a_pasted_number_replaces_one_and_a_second_number_is_refused(browser):
    field = open_field(browser, currency="EUR", locale="de")
    focus(browser, field)
    type_text(browser, field, "1234,56")
    paste(browser, field, "999,99")
    wait_until(lambda: drawn(browser) == "999,99\xa0€")
    undo(browser)
    wait_until(lambda: drawn(browser) == "1.234,56\xa0€")
    paste(browser, field, "12.50 EUR / 13.50 EUR")
    assert drawn(browser) == "1.234,56\xa0€"


@pytest.mark.parametrize(
    ("attributes", "keys"),
    [
        ({"currency": "EUR", "locale": "de"}, "1.234"),
        ({"currency": "EUR", "locale": "de"}, "1.234,5"),
        ({"currency": "EUR", "locale": "en"}, "1,234.5"),
        ({"currency": "JPY", "locale": "ja"}, "12.50"),
    ],
)
def test_an_amount_whose_keys_are_composed_one_by_one_is_that_of_a_hardware_keyboard(browser, attributes, keys):
    """An input method that composes each digit. The value must not be another by a factor of 100 or 1000."""
    field = open_field(browser, **attributes)
    type_text(browser, field, keys)
    expected = value(browser, field)
    field = open_field(browser, **attributes)
    focus(browser, field)
    for key in keys:
        compose(browser, field, [key])
    assert (value(browser, field), submitted(browser)) == (expected, expected.replace(",", "."))


@pytest.mark.parametrize(
    ("attributes", "keys", "text"),
    [
        ({"currency": "EUR", "locale": "de"}, "１２．５", "12,5"),
        ({"currency": "EUR", "locale": "de"}, "１．２３４，５", "1234,5"),
        ({"currency": "USD", "locale": "ja"}, "12，5", "12.5"),
        ({"currency": "USD", "locale": "zh"}, "1，234．5", "1234.5"),
        ({"currency": "JPY", "locale": "ar-EG"}, "١٢٫٥٠", "12"),
        ({"currency": "JPY", "locale": "ja"}, "１２．５０", "12"),
        ({"locale": "ar-EG"}, "١٢٫٥", "12"),
        ({"currency": "EGP", "locale": "ar-EG"}, "١٢٫٥", "12.5"),
    ],
)
def test_a_decimal_separator_of_another_script_is_one(browser, attributes, keys, text):
    """Typed key by key, as it is when it's pasted. 12．5 must not become 125."""
    field = open_field(browser, **attributes)
    type_text(browser, field, keys)
    wait_until(lambda: value(browser, field).replace("٫", ".") == text)
    typed = submitted(browser)
    field = open_field(browser, **attributes)
    paste(browser, field, keys)
    wait_until(lambda: submitted(browser) == typed)
