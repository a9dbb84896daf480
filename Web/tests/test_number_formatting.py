"""Compares the core's numbers with the browser's own `Intl.NumberFormat`, character by character."""

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
#: ICU derives the plural form of a number beyond 64 bits from some of its digits.
WORDLESS = {"1e21", "123456789012345678901234567890"}

STYLES = {
    "decimal": {},
    "whole": {"maximumFractionDigits": 0},
    "percent": {"style": "percent", "maximumFractionDigits": 1},
    "currency": {"style": "currency", "currency": "EUR"},
    "yen": {"style": "currency", "currency": "JPY"},
    "accounting": {"style": "currency", "currency": "USD", "currencySign": "accounting", "currencyDisplay": "code"},
    "compact": {"notation": "compact"},
    "compact-long": {"notation": "compact", "compactDisplay": "long"},
    "compact-currency": {"notation": "compact", "style": "currency", "currency": "USD"},
    "signed": {"signDisplay": "exceptZero", "minimumFractionDigits": 1},
    "significant": {"maximumSignificantDigits": 3},
    "unit": {"style": "unit", "unit": "kilometer", "unitDisplay": "long"},
    "currency-name": {"style": "currency", "currency": "USD", "currencyDisplay": "name"},
}

COMPARE = """
    const { liveControls } = await recorded.load('/live-controls/core/loader.js');
    const { numberSymbols } = await recorded.load('/live-controls/number/symbols.js');
    const { model, storedNumberFormatForm } = await recorded.load('/live-controls/number/wire.js');
    const { core, memory } = await liveControls();
    const [locales, options, values] = arguments;
    const written = (symbols, value) => {
      const format = core.live_number_format_create(memory.write(symbols, storedNumberFormatForm));
      if (!format) return 'no format';
      const settings = { format, transition: 'count', prefersReducedMotion: true, isVisible: true };
      const number = core.live_number_create(memory.write({ settings, initial: value }, { settings: model.settings, initial: model.initial }));
      const { text } = model.read(memory.record(core.live_number_event(number, memory.write({ woke: {} }, model.event), 0)));
      core.live_number_destroy(number);
      core.live_number_format_destroy(format);
      return text;
    };
    const supported = Intl.NumberFormat.supportedLocalesOf(locales);
    const differences = [];
    let compared = 0;
    for (const locale of supported) {
      const format = new Intl.NumberFormat(locale, options);
      const symbols = numberSymbols(format) ?? '';
      // The control shows no minus sign for a number rounded to zero.
      const oracle = options.signDisplay ? format : new Intl.NumberFormat(locale, { ...options, signDisplay: 'negative' });
      for (const value of values) {
        compared += 1;
        const [ours, theirs] = [written(symbols, value), oracle.format(value)];
        if (ours !== theirs) differences.push([locale, value, ours, theirs]);
      }
    }
    return { locales: supported.length, compared, count: differences.length, differences: differences.slice(0, 60) };
"""


@pytest.mark.each_engine
@pytest.mark.parametrize("style", STYLES)
def test_numbers_match_the_browsers(browser, style, record_property):
    browser.open("number.html")
    browser.site.release_wasm()
    # The other engines have the same CLDR data, so a subset of the locales is enough to test the decoder there.
    locales = LOCALES if browser.engine == "chromium" else LOCALES[::9] + ["ar-EG", "en-IN", "fa", "de-CH", "ff-Adlm", "hi", "ja"]
    values = [value for value in VALUES if value not in WORDLESS or style not in ("unit", "currency-name")]
    answer = browser.run_async(COMPARE, locales, STYLES[style], values)
    record_property("compared", answer["compared"])
    print(f"{style}: {answer['compared']} numbers in {answer['locales']} locales, {answer['count']} differ")
    for difference in answer["differences"]:
        print(difference)
    assert answer["locales"] > 20
    assert answer["differences"] == []
