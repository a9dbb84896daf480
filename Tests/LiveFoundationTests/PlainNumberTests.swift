import Foundation
import Testing

@testable import LiveFoundation

@Suite("Plain number") struct PlainNumberTests {
    @Test(
        "reads the digits of every script and the locale's separators",
        arguments: [
            ("de", "12,5", "12.5"), ("de", "-12,5", "-12.5"), ("de", "12.5", "12.5"), ("en", "12.5", "12.5"),
            ("ar_EG", "\u{661}\u{662}\u{66B}\u{665}", "12.5"), ("en", "\u{FF11}\u{FF12}", "12"),
            ("fa", "\u{2212}\u{6F5}", "-5"), ("en", "12,5", "12,5"),
            ("de", "1.234", "1234"), ("de", "-1.234.567,5", "-1234567.5"), ("de", "1.2345", "1.2345"),
            ("de", "1,234", "1.234"),
            ("en", "1,234.5", "1234.5"), ("en", "1.234", "1.234"), ("en", "1,,234", "1,,234"), ("en", ",234", ",234"),
            ("fr", "12 345,6", "12345.6"), ("fr", "12\u{202F}345", "12345"), ("de_CH", "1'234.5", "1234.5"),
            ("en_IN", "12,34,567", "1234567"), ("ar_EG", "\u{661}\u{66C}\u{662}\u{663}\u{664}", "1234"),
            ("en", "\u{BD}", "\u{BD}"), ("en", "", ""),
            ("de", "0.125", "0.125"), ("de", "-0.500", "-0.500"), ("en", "0,125", "0,125"),
            ("de", "012.345", "012.345"),
            ("ar_EG", "\u{660}\u{66C}\u{661}\u{662}\u{665}", "0\u{66C}125"), ("en", " 12 ", "12"),
            ("fr", "12\u{A0}", "12"),
            ("fa", "\u{200E}\u{2212}\u{6F5}", "-5"), ("he", "\u{200E}-5", "-5"), ("ar_EG", "\u{61C}-\u{665}", "-5"),
        ]
    )
    func notations(locale: String, text: String, number: String) {
        #expect(text.plainNumber(in: Locale(identifier: locale)) == number)
    }
}
