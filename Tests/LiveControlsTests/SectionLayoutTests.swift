import LiveControls
import Testing

@Suite("Section layout")
struct SectionLayoutTests {
    private static let cards = SectionLayout(lengths: [4, 4, 4, 4], width: 404)
    private static let formats: [[Int]] = [
        [4, 4, 4, 4], [4, 4, 4, 4, 3], [4, 6, 5], [3, 3, 4], [1, 1, 1, 1, 1, 1], [4, 4, 4, 4, 4, 2], [2, 2], [7],
        [1, 0, 30],
    ]

    @Test("gives all places one pitch, and a section one place for each character", arguments: formats)
    func pitch(lengths: [Int]) {
        for width in [90.0, 240, 320, 404, 1024] {
            let layout = SectionLayout(lengths: lengths, width: width)
            var end = layout.start
            for (index, length) in lengths.enumerated() {
                // There's half a gap on both sides, or the outer border.
                let section = layout.sections[index]
                let (first, last) = (index == 0, index == lengths.count - 1)
                let start = end + (layout.gap > 0 ? layout.gap / 2 : first ? -layout.start : 0)
                end += Double(length) * layout.pitch
                let stop = end - (layout.gap > 0 ? layout.gap / 2 : last ? -layout.start : 0)
                #expect(abs(section.x - start) < 1e-9)
                #expect(abs(section.x + section.width - max(start, stop)) < 1e-9)
            }
            #expect(abs(end + layout.start - layout.contentWidth) < 1e-9)
        }
    }

    @Test("keeps a quarter of an em and 4 points between ink and borders, at every width", arguments: formats)
    func margins(lengths: [Int]) {
        for accepted in [AcceptedCharacters.digits, .alphanumeric] {
            for size in [12.0, 16, 17, 20, 24, 53] {
                for width in stride(from: 280.0, through: 1200, by: 7) {
                    let font = SectionFont(size: size, accepted: accepted)
                    let layout = SectionLayout(lengths: lengths, width: width, font: font)
                    let free = (layout.pitch - font.inkWidth * layout.fontSize / size) / 2
                    let border = layout.gap > 0 ? layout.gap / 2 + SectionLayout.border : SectionLayout.divider / 2
                    let margin = SectionLayout.margin(fontSize: layout.fontSize)
                    #expect(margin >= 4 && margin >= layout.fontSize / 4)
                    #expect(free - border >= margin - 1e-9, "\(size), \(width): \(layout)")
                    // The outer border isn't nearer.
                    let outer = layout.gap > 0 ? 0 : SectionLayout.border - SectionLayout.divider / 2
                    #expect(layout.gap > 0 || layout.start == outer)
                }
            }
        }
    }

    @Test("first replaces the gaps by dividers, then shrinks the pitch, then the font, and then scrolls")
    func order() {
        let font = SectionFont(size: 20, smallestSize: 16)
        var stages: [Int] = []
        for width in stride(from: 1000.0, through: 200, by: -1) {
            let layout = SectionLayout(lengths: [4, 4, 4, 4], width: width, font: font)
            let isWidest = layout.pitch >= SectionLayout.widestPitch * layout.fontSize - 1e-9
            let stage =
                layout.contentWidth > width + 1e-9
                ? 4 : layout.fontSize < 20 ? 3 : layout.gap == 0 ? 2 : isWidest ? 0 : 1
            if stages.last != stage { stages.append(stage) }
            #expect(layout.fontSize >= 16)
            #expect(stage == 4 || layout.contentWidth <= width + 1e-9)
            #expect(stage == 0 || stage == 4 || abs(layout.contentWidth - width) < 1e-9)
        }
        #expect(stages == [0, 1, 2, 3, 4])
    }

    @Test("fits a card of 16 digits into 280 points, and scrolls longer texts rather than shrink them below 16 points")
    func phones() {
        let card = SectionLayout(lengths: [4, 4, 4, 4], width: 280)
        #expect(card.contentWidth == 280 && card.fontSize >= 16)
        for lengths in [[4, 4, 4, 4, 3], [4, 4, 4, 4, 4, 2]] {
            let layout = SectionLayout(lengths: lengths, width: 280)
            #expect(layout.fontSize == 16)
            #expect(layout.contentWidth > 280)
            // The ink may be anywhere in the width of a character.
            #expect(layout.pitch >= 0.6 * 16 + 2 * SectionLayout.margin(fontSize: 16) + SectionLayout.divider)
        }
    }

    @Test("stretches no field: what is left stays empty at the end")
    func widest() {
        let font = SectionFont(size: 20)
        for (lengths, isDivided, widest) in [
            ([4, 4, 4, 4], true, 44.0), ([1, 1, 1, 1, 1, 1], true, 52), ([2, 2], false, 0.91 * 20),
            ([2, 2, 4], false, 1.055 * 20), ([2, 3, 2], false, (1.2 - 0.58 / 3) * 20),
        ] {
            let layout = SectionLayout(lengths: lengths, width: 2000, isDivided: isDivided, font: font)
            #expect(abs(layout.pitch - widest) < 1e-9)
            #expect(layout.contentWidth < 800)
        }
    }

    @Test(
        "sets the characters beside a separator close together and evenly, with carets between them",
        arguments: [[2, 2], [2, 2, 2], [3, 3, 4], [1, 1], [4, 2, 4]]
    )
    func runs(lengths: [Int]) {
        for accepted in [AcceptedCharacters.digits, .alphanumeric] {
            for size in [16.0, 17, 20, 53] {
                let font = SectionFont(size: size, accepted: accepted)
                let layout = SectionLayout(lengths: lengths, width: 4000, isDivided: false, font: font)
                let longest = lengths.firstIndex(of: lengths.max() ?? 0) ?? 0
                var (place, end) = (0, -Double.infinity)
                for (run, length) in zip(layout.runs, lengths) {
                    let middle = layout.start + (Double(place) + Double(length) / 2) * layout.pitch
                    let last = run.x + Double(length - 1) * run.step + font.characterWidth
                    #expect(abs((run.x + last) / 2 - middle) < 1e-9)
                    #expect(length == 1 || abs(run.step - layout.runs[longest].step) < 0.001 * size, "uneven")
                    #expect(run.step - font.inkWidth <= 0.42 * size, "a year is spread")
                    for index in 1..<max(1, length) {
                        // The caret is at the side of a place.
                        let caret = layout.start + Double(place + index) * layout.pitch
                        let ink = run.x + Double(index) * run.step + (font.characterWidth - font.inkWidth) / 2
                        #expect(caret <= ink - 0.9 && caret >= ink - run.step + font.inkWidth + 0.9)
                    }
                    if accepted == .digits { #expect(run.x - end > run.step - font.characterWidth + 4) }
                    (place, end) = (place + length, last)
                }
                #expect(layout.runs.count == lengths.count)
                #expect(SectionLayout(lengths: lengths, width: 4000, font: font).runs.isEmpty)
            }
        }
    }

    @Test("divides 404 points into four sections of 96 points with gaps and margins of 4 points")
    func card() {
        #expect(Self.cards.pitch == 25)
        #expect(Self.cards.start == 2)
        #expect(Self.cards.gap == 4)
        #expect(Self.cards.sections.map(\.width) == [96, 96, 96, 96])
        #expect(Self.cards.sections.map(\.x) == [4, 104, 204, 304])
        #expect(Self.cards.boxes == Self.cards.sections)
        #expect(Self.cards.dividers.isEmpty)
        #expect(SectionLayout(lengths: [4, 6, 5], width: 379).sections.map(\.width) == [96, 146, 121])
    }

    @Test("joins all sections in one box if there's no room for gaps")
    func joined() {
        let layout = SectionLayout(lengths: [4, 4, 4, 4], width: 322)
        #expect(layout.pitch == 20)
        #expect(layout.gap == 0 && layout.start == 1)
        #expect(layout.boxes.map(\.x) == [0] && layout.boxes.map(\.width) == [322])
        #expect(layout.dividers == [81, 161, 241])
        #expect(layout.sections.map(\.x) == [0, 81, 161, 241])
        #expect(layout.sections.map(\.width) == [81, 80, 80, 81])
    }

    @Test("outlines the whole width of a field, also beyond the last place")
    func outlined() {
        let layout = SectionedFieldModel(.card).presentation.layout(width: 1000, appearance: .outlined)
        #expect(layout.boxes.map(\.x) == [0] && layout.boxes.map(\.width) == [1000])
        #expect(layout.gap == 0)
        #expect(layout.dividers.count == 3 && layout.dividers == layout.boundaries)
        #expect(layout.contentWidth < 610)
    }

    @Test("has room for the currency of an amount in a box as wide as the field", arguments: [200, 400.0])
    func amount(width: Double) throws {
        let font = SectionFont(size: 17)
        let layout = SectionLayout(
            lengths: [3, 3, 3, 1, 2, 0],
            width: width,
            isDivided: false,
            isAmount: true,
            leading: 6,
            trailing: 30,
            font: font
        )
        let end = try #require(layout.boundaries.last)
        #expect(abs(layout.contentWidth - (end + 30 + 1)) < 1e-9)
        #expect(layout.boxes.map(\.x) == [0] && layout.boxes.map(\.width) == [max(width, layout.contentWidth)])
        #expect(layout.lines == layout.boxes)
        #expect(abs(layout.pitch - (0.52 * 17 + (0.54 * 17 + 2) / 2) / 17 * layout.fontSize) < 1e-9)
    }

    @Test("puts boundaries in the middle between two boxes")
    func boundaries() {
        #expect(Self.cards.boundaries == [102, 202, 302])
        #expect(SectionLayout(lengths: [7], width: 100).boundaries.isEmpty)
    }

    @Test("encloses all sections in one box if a separator is visible")
    func oneBox() {
        let layout = SectionedFieldModel(.expiry).presentation.layout(width: 320)
        #expect(layout.boxes.map(\.x) == [0] && layout.boxes.map(\.width) == [layout.contentWidth])
        #expect(abs(layout.contentWidth - (4 * (0.52 * 17 + (0.68 * 17 + 2) / 2) + 2)) < 1e-9)
        #expect(layout.dividers.isEmpty)
        #expect(layout.boundaries == [layout.contentWidth / 2])
        #expect(SectionedFieldModel(.card).presentation.layout(width: 404) == Self.cards)
    }

    @Test("joins the lines of a folded field", arguments: [[4, 4, 4, 4], [4, 6, 5], [1, 30]], [320.0, 404.3, 1001])
    func folding(lengths: [Int], width: Double) {
        let layout = SectionLayout(lengths: lengths, width: width)
        for index in 1..<lengths.count {
            let (before, after) = (layout.sections[index - 1], layout.sections[index])
            let end = before.x + before.width / 2 * (1 + layout.foldedScale(of: index - 1))
            let start = after.x + after.width / 2 * (1 - layout.foldedScale(of: index))
            // They overlap by at least a point, so that no seam shows between two pixels.
            #expect(end - start >= 1 - 1e-9)
        }
        #expect(abs(Self.cards.foldedScale(of: 1) - 1.0833) < 0.0001)
    }

    @Test("keeps the caret and a place on both sides of it in view")
    func scrolling() {
        let layout = SectionLayout(lengths: [4, 4, 4, 4, 4, 2], width: 288, font: SectionFont(accepted: .alphanumeric))
        let furthest = layout.contentWidth - 288
        #expect(furthest > 0)
        var offset = 0.0
        for caret in [0, 3, 16, 22, 15, 14, 1] {
            let before = offset
            offset = layout.scrollOffset(showing: caret, from: offset)
            let position = layout.start + Double(caret) * layout.pitch - offset
            #expect(offset >= 0 && offset <= furthest)
            #expect(position >= min(Double(caret), 1) * layout.pitch - 1e-9)
            #expect(position <= 288 - min(Double(22 - caret), 1) * layout.pitch)
            if caret == 15 || caret == 14 { #expect(offset == before) }
        }
        #expect(layout.scrollOffset(showing: 22, from: 0) == furthest)
        #expect(layout.scrollOffset(showing: nil, from: 20) == 0)
        #expect(layout.scrollOffset(showing: .max, from: .nan) == 0)
        #expect(layout.scrollOffset(showing: .max, from: -7) == furthest)
        #expect(Self.cards.scrollOffset(showing: 16, from: 50) == 0)
    }

    @Test("never scales a font up, and follows one with narrow or wide characters")
    func fontSize() {
        #expect(Self.cards.fontSize == 17)
        #expect(SectionLayout(lengths: [4], width: 999, font: SectionFont(size: 20)).fontSize == 20)
        let wide = SectionFont(size: 20, characterWidth: 60, accepted: .any)
        let layout = SectionLayout(lengths: [2], width: 200, font: wide)
        #expect(layout.fontSize == 20 && layout.pitch >= 71 && layout.contentWidth <= 200)
        #expect(SectionLayout(lengths: [4], width: 100, font: SectionFont(characterWidth: .nan)).fontSize == 17)
    }

    @Test("has a single section and no pitch without lengths")
    func plain() {
        let layout = SectionLayout(lengths: [], width: 100)
        #expect(layout.pitch == 0)
        #expect(layout.sections.map(\.x) == [4])
        #expect(layout.sections.map(\.width) == [92])
        #expect(layout.boxes == layout.sections)
        #expect(SectionLayout(lengths: [], width: 100, isOutlined: true).boxes.map(\.width) == [100])
    }

    @Test("returns finite positions for any width and lengths, with zero widths if there's no room")
    func degenerate() {
        for width in [0, -1, .nan, .infinity, 1e-300, 1, 1e300, .greatestFiniteMagnitude] {
            for lengths in [
                [], [0], [0, 0], [-3, 4], [Int.max, Int.max], [Int.min, 1], [1, .max, 1], [3, 5, 7, 4],
            ] {
                for gap in [.nan, -.infinity, .infinity, 0, 4, 1e300] {
                    for size in [17, 0, .nan, .infinity, 1e-9] {
                        let font = SectionFont(size: size)
                        let layout = SectionLayout(
                            lengths: lengths,
                            width: width,
                            gap: gap,
                            isDivided: gap != 4,
                            font: font
                        )
                        let comment: Comment = "\(lengths) \(width) \(gap): \(layout)"
                        let numbers = [layout.pitch, layout.start, layout.fontSize, layout.contentWidth]
                        #expect((numbers + layout.boundaries).allSatisfy { $0.isFinite && $0 >= 0 }, comment)
                        for part in layout.sections + layout.boxes {
                            #expect(part.x.isFinite && part.x >= 0, comment)
                            #expect(part.width.isFinite && part.width >= 0, comment)
                        }
                        #expect(layout.sections.count == max(1, lengths.count))
                        #expect(layout.foldedScale(of: 0).isFinite, comment)
                        #expect(layout.scrollOffset(showing: 3, from: 0).isFinite, comment)
                    }
                }
            }
        }
        #expect(SectionLayout(lengths: [4], width: 10).foldedScale(of: 7) == 1)
        #expect(SectionLayout(lengths: [4], width: 10).foldedScale(of: .min) == 1)
    }
}
