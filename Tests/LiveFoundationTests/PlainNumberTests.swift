import Foundation
import Testing

@testable import LiveFoundation

@Suite("Plain number") struct PlainNumberTests {
    @Test(
        "reads the digits of every script and the locale's decimal separator",
        arguments: [
            ("de", "12,5", "12.5"), ("de", "-12,5", "-12.5"), ("de", "12.5", "12.5"), ("en", "12.5", "12.5"),
            ("ar_EG", "\u{661}\u{662}\u{66B}\u{665}", "12.5"), ("en", "\u{FF11}\u{FF12}", "12"),
            ("fa", "\u{2212}\u{6F5}", "-5"), ("en", "12,5", "12,5"), ("en", "\u{BD}", "\u{BD}"), ("en", "", ""),
        ]
    )
    func notations(locale: String, text: String, number: String) {
        #expect(text.plainNumber(in: Locale(identifier: locale)) == number)
    }
}
