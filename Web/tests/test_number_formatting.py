"""Compares the numbers of the element and its wheels with the browser's `Intl.NumberFormat`, character by character."""

import pytest
from number_locales import LOCALES

#: Passed to the browser as text, to avoid a conversion to `Double`.
VALUES = [
    "0", "1", "-1", "-0.4", "0.5", "0.05", "0.005", "1.005", "2.5", "-2.5", "5", "9.99", "9.995", "12", "99.5", "100", "123", "999",
    "999.4999", "999.5", "1000", "-1234.5", "1499.5", "1500", "1999", "9999", "9999.99", "10000", "12345.678", "99999", "100000",
    "123456", "999499", "999500", "999999.5", "1000000", "1050000", "1999999", "-2500000", "12345678", "1e9", "12345678901", "1e12",
    "2e12", "123456789012345", "1e15", "1e16", "9007199254740993", "-9007199254740993", "123456789012345678901234567890", "1e21",
    "0.1e-20", "NaN", "Infinity", "-Infinity",
]  # fmt: skip

STYLES = {
    "decimal": {},
    "percent": {"style": "percent", "maximumFractionDigits": 1},
    "currency": {"style": "currency", "currency": "EUR"},
    "accounting": {"style": "currency", "currency": "USD", "currencySign": "accounting", "currencyDisplay": "code"},
    "compact-long": {"notation": "compact", "compactDisplay": "long"},
    "compact-currency": {"notation": "compact", "style": "currency", "currency": "USD"},
    "compact-currency-name": {"notation": "compact", "style": "currency", "currency": "EUR", "currencyDisplay": "name"},
    "signed": {"signDisplay": "exceptZero", "minimumFractionDigits": 1},
    "significant": {"maximumSignificantDigits": 3},
    "scientific": {"notation": "scientific"},
    "unit": {"style": "unit", "unit": "kilometer", "unitDisplay": "long"},
    "unit-with-digits": {"style": "unit", "unit": "liter-per-kilometer"},
    "currency-name": {"style": "currency", "currency": "USD", "currencyDisplay": "name"},
}

#: Rolls to each value, and reads the text back from the parts that stay.
COMPARE = r"""
    const { liveControls } = await recorded.load('/live-controls/core/loader.js');
    const { NumberFormat } = await recorded.load('/live-controls/number/formats.js');
    const { model } = await recorded.load('/live-controls/number/wire.js');
    const { core, memory } = await liveControls();
    const [locales, options, values] = arguments;
    const supported = Intl.NumberFormat.supportedLocalesOf(locales);
    const differences = [];
    let compared = 0;
    const start = { prefix: '', digits: '0', suffix: '', decimals: 0, value: 0, step: 1 };
    for (const locale of supported) {
      const format = new NumberFormat(locale, options);
      // The control shows no minus sign for a number rounded to zero.
      const oracle = new Intl.NumberFormat(locale, { signDisplay: 'negative', ...options });
      const { digits } = format;
      const settings = { digits, transition: 'roll', prefersReducedMotion: false, isVisible: true };
      const initial = { ...start, digits: [...digits][0] };
      const rolled = (number) => {
        const handle = core.live_number_create(memory.write({ settings, initial }, { settings: model.settings, initial: model.initial }));
        const { roll } = model.read(memory.record(core.live_number_event(handle, memory.write({ valueChanged: number }, model.event), 0)));
        core.live_number_destroy(handle);
        if (!roll) return undefined;
        const isPresent = ({ presence }) => presence.isPresent;
        const marks = new Map(roll.marks.filter(isPresent).map(({ place, text }) => [place, text]));
        const wheels = roll.wheels.filter(isPresent).map(({ place, position }) => roll.digits[((position % 10) + 10) % 10] + (marks.get(place) ?? ''));
        return roll.prefix.text + wheels.join('') + roll.suffix.text;
      };
      for (const value of values) {
        compared += 1;
        const number = format.format(value);
        const text = number.prefix + number.digits + number.suffix;
        const [theirs, wheels] = [oracle.format(value), rolled(number)];
        const isLong = [...number.digits].filter((each) => digits.includes(each)).length > 32;
        const rolls = Number.isFinite(number.value) && !isLong && text !== initial.digits;
        // ICU splits the surrogate pairs of digits in exponents.
        const isWhole = !/\p{Surrogate}/u.test(text);
        if (text !== theirs || (isWhole && wheels !== (rolls ? text : undefined))) differences.push([locale, value, text, theirs, wheels]);
      }
    }
    return { locales: supported.length, compared, count: differences.length, differences: differences.slice(0, 60) };
"""


@pytest.mark.each_engine
@pytest.mark.parametrize("style", STYLES)
def test_numbers_match_the_browsers(browser, style, record_property):
    browser.open("number.html")
    browser.site.release_wasm()
    # The other engines have the same CLDR data, so a subset of the locales is enough there.
    locales = LOCALES if browser.engine == "chromium" else LOCALES[::9] + ["ar-EG", "en-IN", "fa", "de-CH", "ff-Adlm", "hi", "ja"]
    answer = browser.run_async(COMPARE, locales, STYLES[style], VALUES)
    record_property("compared", answer["compared"])
    print(f"{style}: {answer['compared']} numbers in {answer['locales']} locales, {answer['count']} differ")
    for difference in answer["differences"]:
        print(difference)
    assert answer["locales"] > 20
    assert answer["differences"] == []
