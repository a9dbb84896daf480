import LiveControls
import Testing

@testable import LiveFoundation

@Suite("Text spacing over sections")
struct TextSpacingTests {
    static let widths = [40.0, 120, 200, 320, 500]
    /// Every format, with a full text.
    static let models = [
        SectionedFieldModel(.card, text: "4242424242424242"), SectionedFieldModel(.card, text: "378282246310005"),
        SectionedFieldModel(.phoneUS, text: "5551234567"), SectionedFieldModel(.sixDigitCode, text: "123456"),
        SectionedFieldModel(.iban, text: "de89370400440532013000"), SectionedFieldModel(.expiry, text: "1230"),
        SectionedFieldModel(.sections([2, 3], .any), text: "aé漢😀 "),
        SectionedFieldModel(.sections([3, 3], .letters), text: "abcDEF"),
        SectionedFieldModel(.sections([3, 0, 2], .alphanumeric), text: "a1b2C"),
    ]
    static let font = SectionFont(size: 17, characterWidth: 10.2)

    @Test("centers each character in its place", arguments: models, widths)
    func middle(model: SectionedFieldModel, width: Double) throws {
        let presentation = model.presentation
        let layout = presentation.layout(width: width, font: Self.font)
        let spacing = try #require(layout.spacing(lengths: presentation.lengths, font: Self.font))
        let character = 10.2 * spacing.fontSize / 17
        var index = 0
        for (section, length) in zip(layout.sections, presentation.lengths) {
            for place in 0..<length {
                let left = spacing.start + Double(index) * (character + spacing.kern)
                let middle = layout.start + (Double(index) + 0.5) * layout.pitch
                #expect(abs(left + character / 2 - middle) < 1e-9)
                #expect(left >= section.x - 1e-9, "place \(place)")
                #expect(left + character <= section.x + section.width + 1e-9, "place \(place)")
                index += 1
            }
        }
    }

    @Test("fits a full text with the last kern and the caret into its rectangle", arguments: models, widths)
    func fits(model: SectionedFieldModel, width: Double) throws {
        let presentation = model.presentation
        let layout = presentation.layout(width: width, font: Self.font)
        let spacing = try #require(layout.spacing(lengths: presentation.lengths, font: Self.font))
        let advance = 10.2 * spacing.fontSize / 17 + spacing.kern
        let count = presentation.lengths.reduce(0, +)
        #expect(Double(count) * advance + 1 <= spacing.width)
        // The glyph of the last character ends before the sections do. Only its kern and the caret extend beyond it.
        #expect(spacing.start + Double(count) * advance - spacing.kern <= layout.contentWidth)
    }

    @Test("leaves room for a separator between its neighbors", arguments: [120.0, 200, 320, 500])
    func separator(width: Double) throws {
        let presentation = SectionedFieldModel(.expiry, text: "0427").presentation
        let layout = presentation.layout(width: width, font: Self.font)
        let spacing = try #require(layout.spacing(lengths: presentation.lengths, font: Self.font))
        let boundary = try #require(layout.boundaries.first)
        #expect(presentation.visibleSeparators == "/" && layout.boxes.count == 1 && layout.boundaries.count == 1)
        let advance = 10.2 * spacing.fontSize / 17 + spacing.kern
        #expect(abs((spacing.start + 2 * advance - spacing.kern / 2) - boundary) < 1e-9)
        // The separator leans by a quarter of its height. At the height of digits, it's narrower than the space between them.
        #expect(spacing.kern > 0.25 * 0.75 * spacing.fontSize + SectionLayout.separatorWidth)
    }

    @Test("gives each character beside a separator the kern that puts it into its run")
    func kerns() throws {
        for lengths in [[2, 2], [3, 3, 4], [1, 2]] {
            let layout = SectionLayout(lengths: lengths, width: 500, isDivided: false, font: Self.font)
            let spacing = try #require(layout.exactSpacing(lengths: lengths, font: Self.font))
            let character = 10.2 * spacing.fontSize / 17
            var x = spacing.start
            var places = zip(layout.runs, lengths).flatMap { run, length in
                (0..<length).map { run.x + Double($0) * run.step }
            }
            #expect(spacing.kerns.count == places.count)
            for kern in spacing.kerns {
                #expect(abs(x - places.removeFirst()) < 1e-9)
                x += character + kern
            }
            #expect(x <= spacing.start + spacing.width)
        }
        let card = SectionLayout(lengths: [4, 4], width: 320, font: Self.font)
        #expect(card.exactSpacing(lengths: [4, 4], font: Self.font) == card.spacing(lengths: [4, 4], font: Self.font))
    }

    @Test("draws the characters beside a separator in front of native ones that start at the sides of their places")
    func drawn() throws {
        let layout = SectionLayout(lengths: [2, 2], width: 320, isDivided: false, font: Self.font)
        let spacing = try #require(layout.spacing(lengths: [2, 2], font: Self.font, isDrawn: true))
        #expect(spacing.start == layout.start)
        let card = SectionLayout(lengths: [4, 4], width: 320, font: Self.font)
        let divided = try #require(card.spacing(lengths: [4, 4], font: Self.font, isDrawn: true))
        #expect(divided == card.spacing(lengths: [4, 4], font: Self.font))
    }

    @Test("does not space a plain field, or one without width")
    func plain() {
        let plain = SectionedFieldModel(.sections([], .any)).presentation
        #expect(plain.layout(width: 320).spacing(lengths: plain.lengths, font: Self.font) == nil)
        let card = SectionedFieldModel(.card).presentation
        for width in [0, -1, Double.nan, .infinity] {
            #expect(card.layout(width: width).spacing(lengths: card.lengths, font: Self.font) == nil)
        }
        let endless = SectionLayout(lengths: [.max, 1], width: 320).spacing(lengths: [.max, 1], font: Self.font)
        #expect(endless == nil || endless?.count == SectionedFormat.longestSection + 1)
        let font = SectionFont(characterWidth: 0)
        #expect(card.layout(width: 320, font: font).spacing(lengths: card.lengths, font: font) == nil)
    }
}
