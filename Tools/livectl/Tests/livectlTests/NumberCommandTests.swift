import Foundation
import LiveText
import Testing

@testable import livectl

@Suite("Options of Intl.NumberFormat")
struct NumberOptionsTests {
    private func format(_ options: String) throws -> NumberFormat {
        try JSON.decode(Strict<NumberOptions>.self, from: options.utf8).value.format(
            locale: Locale(identifier: "en_US")
        )
    }

    @Test(
        "use the decimals of a currency",
        arguments: [("JPY", "¥1,235"), ("KWD", "KWD 1,234.500"), ("usd", "$1,234.50"), ("CLF", "CLF 1,234.5000")]
    )
    func decimals(code: String, text: String) throws {
        let format = try format(#"{"style":"currency","currency":"\#(code)"}"#)
        let number = try #require(DecimalNumber("1234.5"))
        #expect(format.text(of: number).replacing("\u{A0}", with: " ") == text)
    }

    @Test(
        "reject what Intl rejects",
        arguments: [
            #"{"style":"currency","currency":""}"#, #"{"style":"currency","currency":"EURO"}"#,
            #"{"style":"currency","currency":"€"}"#, #"{"minimumSignificantDigits":21,"maximumSignificantDigits":1}"#,
        ]
    )
    func refusal(options: String) {
        #expect(throws: InputError.self) { try format(options) }
    }
}
