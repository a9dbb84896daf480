import HeadlessText
import Testing

@Suite("The ruler of texts") struct TextRulerTests {
    private let body = TextStyle(size: 17)

    private func width(of text: String, in style: TextStyle) -> Double {
        TextRuler.size(of: text, in: style, width: nil).width
    }

    @Test("a line is as high as San Francisco's") func lineHeight() {
        #expect(abs(TextRuler.line(of: body).height - 20.287) < 0.001)
        #expect(TextRuler.size(of: "", in: body, width: nil).height == TextRuler.line(of: body).height)
    }

    @Test("digits have one width where they are asked to") func digits() {
        var tabular = body
        #expect(width(of: "1", in: body) != width(of: "0", in: body))
        tabular.hasMonospacedDigits = true
        #expect(Set("0123456789".map { width(of: String($0), in: tabular) }).count == 1)
    }

    static let texts = ["1234", "שלום", "a\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}b"]

    @Test("kern follows each character, the last one too", arguments: texts)
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

    @Test("a long text takes more lines, each within its width") func wrapping() {
        let size = TextRuler.size(of: "The quick brown fox jumps over the lazy dog", in: body, width: 120)
        #expect(size.lineCount > 2 && size.width <= 120)
        #expect(abs(size.height - Double(size.lineCount) * TextRuler.line(of: body).height) < 1e-9)
    }

    @Test("carets of a text from right to left go left") func rightToLeft() {
        let carets = TextRuler.offsets(of: "שלום", in: body)
        #expect(carets == carets.sorted(by: >))
    }

    @Test("bold is wider") func weights() {
        var bold = body
        bold.weight = 0.4
        #expect(width(of: "Amount", in: bold) > width(of: "Amount", in: body))
    }
}
