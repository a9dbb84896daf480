"""The drawn text of `<live-sectioned-field preset="amount">` is that of the browser's `Intl.NumberFormat`.

For currencies with 0, 2 and 3 decimals, numbers without a currency, and generated amounts: the separators and their places, the
currency, and the minus sign.
"""

import pytest
from harness import settle_frames, wait_until
from number_locales import LOCALES

#: The languages of the messages, and others with unusual notations.
USUAL = "ar cs de en es fr he hi ja ko pl pt ru tr uk zh-Hans zh-Hant bn de-AT de-CH en-IN et fa fr-CH nl pt-PT sv ur".split()
CURRENCIES = ["", "EUR", "JPY", "KWD", "INR"]
WHOLE = ["1", "999", "1234", "9999", "12345", "123456", "1234567", "12345678901"]

COMPARE = """
const [locales, currencies, all] = arguments;
let seed = locales.join().length;
const random = () => ((seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648);
document.documentElement.dataset.liveMotion = 'reduce';
const shown = () => [...element.querySelectorAll('.live-sectioned-field-part:not([hidden])')]
  .map(({ dataset }) => dataset.before + (dataset.hidden === undefined ? dataset.text : '') + dataset.after).join('');
const differences = [];
let count = 0;
element.signed = true;
for (const locale of locales) for (const currency of currencies) {
  element.locale = locale;
  element.currency = currency;
  element.decimals = currency ? '' : '4';
  const most = currency ? new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits : 4;
  for (const whole of all) {
    const decimals = Math.floor(random() * (most + 1));
    const fraction = Array.from({ length: decimals }, () => Math.floor(random() * 10)).join('');
    const amount = (random() < 0.4 ? '-' : '') + whole + (fraction && '.' + fraction);
    element.value = amount;
    const options = { numberingSystem: 'latn', minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    const expected = new Intl.NumberFormat(locale, currency ? { ...options, style: 'currency', currency } : options).format(amount);
    count += 1;
    const [drawn, value] = [shown(), element.value];
    if (drawn !== expected || value !== amount) differences.push([locale, currency, amount, value, drawn, expected]);
  }
}
return { count, differences };
"""

#: Locales and currencies whose formats have a sign, a currency, or letters in the same direction as their neighbors.
RIGHT_TO_LEFT = [
    (["ar", "ar-AE", "ar-EG", "ar-MA", "ar-SA"], ["", "EUR", "EGP", "AED", "MAD", "SAR"]),
    (["he"], ["", "EUR", "ILS", "USD"]),
    (["fa"], ["", "EUR", "USD"]),
    (["ur", "ur-IN"], ["", "EUR", "USD", "PKR", "INR"]),
]
#: Compares what is seen in a right-to-left page, from left to right.
SEEN = """
const [locales, currencies, amounts] = arguments;
document.documentElement.dataset.liveMotion = 'reduce';
const stage = document.createElement('p');
document.querySelector('main').append(stage);
// The visible characters from left to right.
const seen = (text, dir) => {
  stage.dir = dir;
  // Isolates are elements, because WebKit reports other places for characters between the marks.
  stage.replaceChildren(...text.split(/[\u2068\u2069]/).map((piece, index) => {
    const part = document.createElement(index % 2 ? 'bdi' : 'span');
    part.textContent = piece;
    return part;
  }));
  const characters = [...stage.children].filter(({ firstChild }) => firstChild).flatMap(({ firstChild }) => {
    let end = 0;
    return [...firstChild.data].map((character) => {
      const range = document.createRange();
      range.setStart(firstChild, end);
      range.setEnd(firstChild, (end += character.length));
      return [range.getBoundingClientRect().left, character];
    });
  });
  return characters.filter(([, character]) => !/[\\s\\p{Cf}]/u.test(character)).sort(([first], [second]) => first - second).map(([, character]) => character).join('').replaceAll('\\u2212', '-');
};
const differences = [];
element.signed = true;
for (const locale of locales) for (const currency of currencies) {
  element.locale = locale;
  element.currency = currency;
  element.decimals = '2';
  for (const amount of amounts) {
    element.value = amount;
    const digits = amount.split('.')[1]?.length ?? 0;
    const options = { numberingSystem: 'latn', minimumFractionDigits: digits, maximumFractionDigits: digits };
    const expected = seen(new Intl.NumberFormat(locale, currency ? { ...options, style: 'currency', currency } : options).format(amount), 'rtl');
    const parts = [...element.querySelectorAll('.live-sectioned-field-part:not([hidden])')];
    const drawn = seen(parts.map(({ dataset }) => dataset.before + (dataset.hidden === undefined ? dataset.text : '') + dataset.after).join(''), 'ltr');
    if (drawn !== expected) differences.push([locale, currency, amount, drawn, expected]);
  }
}
stage.remove();
return differences;
"""


@pytest.mark.each_engine
def test_amounts_are_drawn_as_the_browser_formats_them(browser):
    browser.open("text-fields.html")
    browser.run("return makeField('page', 'live-sectioned-field', { preset: 'amount' }, {})")
    wait_until(lambda: browser.run("return element.dataset.state") == "ready")
    # Otherwise, each change measures the field.
    browser.run("form.hidden = true")
    count = 0
    for locale in USUAL:
        answer = browser.run(COMPARE, [locale], CURRENCIES, WHOLE)
        assert answer["differences"] == []
        count += answer["count"]
    for start in range(0, len(LOCALES), 50):
        answer = browser.run(COMPARE, LOCALES[start : start + 50], ["EUR"], ["1234", "1234567"])
        assert answer["differences"] == []
        count += answer["count"]
    assert count > 1800


@pytest.mark.each_engine
def test_in_a_right_to_left_page_the_currency_and_the_sign_are_seen_where_the_browser_has_them(browser):
    browser.open("text-fields.html")
    browser.run("return makeField('page', 'live-sectioned-field', { preset: 'amount' }, {})")
    wait_until(lambda: browser.run("return element.dataset.state") == "ready")
    browser.run("document.documentElement.dir = 'rtl'")
    settle_frames(browser)
    amounts = ["7", "-7", "1234.5", "-1234567.89"]
    for locales, currencies in RIGHT_TO_LEFT:
        assert browser.run(SEEN, locales, currencies, amounts) == []
    # The browser would show these without isolation: "1,234-" and "$US".
    for locale, currency, drawn in (("en", "USD", "-$1,234.5"), ("de", "EUR", "€-1.234,5"), ("ar", "USD", "US$-1,234.5"), ("fa", "IRR", "-لایر1,234.5")):
        [[*_, seen, _]] = browser.run(SEEN, [locale], [currency], ["-1234.5"])
        assert seen == drawn
