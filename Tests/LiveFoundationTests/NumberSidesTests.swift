import LiveControls
import Testing

@testable import LiveFoundation

@Suite("Visual sides of signs and currencies")
struct NumberSidesTests {
    @Test(
        "puts prefixes and suffixes where the bidirectional algorithm puts them",
        arguments: [
            // text, direction of the interface, prefix on the right, suffix on the left
            ("-5", false, false, false),
            // A sign alone follows the interface. A currency and letters stay with European digits.
            ("-5", true, true, false),
            ("$5", true, false, false),
            ("US$5", true, false, false),
            ("5 %", false, false, false),
            ("5 %", true, false, true),
            ("5%", true, false, false),
            // Marks and letters in the text take precedence over the interface.
            ("\u{200E}-5", true, false, false),
            ("\u{200F}-5", false, true, false),
            ("\u{61C}-\u{661}\u{66C}\u{660}\u{660}\u{660}", false, true, false),
            ("5 \u{20AA}", true, false, true),
            ("\u{200F}5 \u{20AA}", false, true, true),
            ("\u{661}\u{660} \u{62F}.\u{625}.\u{200F}", false, false, true),
            ("\u{200E}\u{2212}\u{6F1}\u{6F2}", true, false, false),
            // N'Ko digits behave like letters, and so do digits after them.
            ("-\u{7C1}\u{7C2}", false, true, false),
            ("-\u{967}\u{968}", true, false, false),
        ] as [(String, Bool, Bool, Bool)]
    )
    func sides(text: String, isRightToLeft: Bool, isPrefixOnRight: Bool, isSuffixOnLeft: Bool) throws {
        let written = try #require(WrittenNumber(text))
        let number = FormattedNumber(
            prefix: written.prefix,
            digits: written.digits,
            suffix: written.suffix,
            value: 5
        )
        let sides = NumberSides(number, isRightToLeft: isRightToLeft)
        #expect(sides.isPrefixOnRight == isPrefixOnRight)
        #expect(sides.isSuffixOnLeft == isSuffixOnLeft)
    }

    @Test("keeps the order of the digits, and reverses it for right-to-left digits")
    func order() {
        #expect(BidiOrder("12", isRightToLeft: true).visual == [0, 1])
        #expect(BidiOrder("\u{661}\u{662}", isRightToLeft: true).visual == [0, 1])
        #expect(BidiOrder("\u{7C1}\u{7C2}", isRightToLeft: false).visual == [1, 0])
        #expect(BidiOrder("1,000", isRightToLeft: true).visual == [0, 1, 2, 3, 4])
        #expect(BidiOrder("", isRightToLeft: true).visual.isEmpty)
    }
}
