import HeadlessText
import Testing

@Suite("Text ruler") struct TextRulerTests {
    private let body = TextStyle(size: 17)

    private func width(of text: String, in style: TextStyle) -> Double {
        TextRuler.size(of: text, in: style, width: nil).width
    }

    @Test("has the line height of San Francisco") func lineHeight() {
        #expect(abs(TextRuler.line(of: body).height - 20.287) < 0.001)
        #expect(TextRuler.size(of: "", in: body, width: nil).height == TextRuler.line(of: body).height)
    }

    @Test("gives digits one width on request") func digits() {
        var tabular = body
        #expect(width(of: "1", in: body) != width(of: "0", in: body))
        tabular.hasMonospacedDigits = true
        #expect(Set("0123456789".map { width(of: String($0), in: tabular) }).count == 1)
    }

    static let texts = ["1234", "שלום", "a\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}b"]

    @Test("adds the kern after each character, including the last one", arguments: texts)
    func kern(_ text: String) {
        var spread = TextStyle(family: .monospaced, size: 17)
        let plain = width(of: text, in: spread)
        spread.kern = 10
        let wide = width(of: text, in: spread)
        #expect(abs(wide - plain - 10 * Double(text.count)) < 0.01)
        let carets = TextRuler.offsets(of: text, in: spread)
        #expect(carets.count == text.utf16.count + 1)
        #expect(abs(carets.max()! - wide) < 0.01 && carets.min()! == 0)
    }

    @Test("wraps a long text within its width") func wrapping() {
        let size = TextRuler.size(of: "The quick brown fox jumps over the lazy dog", in: body, width: 120)
        #expect(size.lineCount > 2 && size.width <= 120)
        #expect(abs(size.height - Double(size.lineCount) * TextRuler.line(of: body).height) < 1e-9)
    }

    @Test("moves carets to the left in a right-to-left text") func rightToLeft() {
        let carets = TextRuler.offsets(of: "שלום", in: body)
        #expect(carets == carets.sorted(by: >))
    }

    @Test("is wider in bold") func weights() {
        var bold = body
        bold.weight = 0.4
        #expect(width(of: "Amount", in: bold) > width(of: "Amount", in: body))
    }
}
