import Foundation
import LiveControls
import LiveFoundation
import Testing

@Suite("Amounts of locales")
struct AmountFormatTests {
    @Test(
        "are written as in the locale, with ASCII digits",
        arguments: [
            ("de_DE", "EUR", "-98765.4", "-98.765,4\u{A0}€"), ("en_US", "USD", "-98765.4", "-$98,765.4"),
            ("en_IN", "INR", "1234567.5", "₹12,34,567.5"), ("ja_JP", "JPY", "1234567", "¥1,234,567"),
            ("pl_PL", "PLN", "1234.5", "1234,5\u{A0}zł"), ("es_ES", "EUR", "12345.6", "12.345,6\u{A0}€"),
        ]
    )
    func examples(example: (locale: String, currency: String, value: String, display: String)) {
        let locale = Locale(identifier: example.locale)
        let format = SectionedFormat.amount(currency: example.currency, isSigned: true, locale: locale)
        #expect(format.formatted(example.value).display.replacing("\u{FFE5}", with: "¥") == example.display)
        #expect(format.value(of: example.value) == example.value)
    }

    /// Right-to-left languages and those with other digits, and a locale of each of the largest languages.
    private static let locales = [
        "ar", "ar_EG", "ar_SA", "ar_MA", "he_IL", "fa_IR", "ur_PK", "ps_AF", "ckb_IQ", "bn_BD", "mr_IN", "ne_NP",
        "my_MM",
        "dz_BT", "th_TH@numbers=thai", "hi_IN@numbers=deva", "sat_IN", "ff_Adlm_GN", "zh_CN", "ru_RU", "pt_BR", "fr_CH",
        "de_CH", "de_AT", "sv_SE", "et_EE", "tr_TR", "vi_VN", "ko_KR", "en_ZA", "pt_CV",
    ]

    @Test(
        "are those of Foundation's formatter, in right-to-left languages and with other digits, too",
        arguments: locales
    )
    func oracle(identifier: String) {
        var components = Locale.Components(identifier: identifier)
        components.numberingSystem = Locale.NumberingSystem("latn")
        let plain = Locale(components: components)
        for currency in ["EUR", "JPY", "KWD", "ILS"] {
            let format = SectionedFormat.amount(
                currency: currency,
                isSigned: true,
                locale: Locale(identifier: identifier)
            )
            for value in ["1", "-1", "999", "1234", "-12345", "1234567", "-98765432"] {
                let style = Decimal.FormatStyle.Currency(code: currency, locale: plain).precision(.fractionLength(0))
                let expected = Decimal(string: value)?.formatted(style)
                #expect(format.formatted(value).display == expected, "\(identifier) \(currency)")
                #expect(format.value(of: format.text(set: value)) == value)
            }
        }
        let number = SectionedFormat.amount(decimals: 3, isSigned: true, locale: Locale(identifier: identifier))
        let style = Decimal.FormatStyle.number.locale(plain).precision(.fractionLength(3))
        #expect(number.formatted("-1234567.125").display == Decimal(string: "-1234567.125")?.formatted(style))
    }
}
