import LiveControls
import Testing

@Suite("Section layout")
struct SectionLayoutTests {
    private static let cards = SectionLayout(lengths: [4, 4, 4, 4], width: 320)

    @Test(
        "gives all places one pitch, and a section one place for each character",
        arguments: [[4, 4, 4, 4], [4, 6, 5], [3, 3, 4], [1, 1, 1, 1, 1, 1], [2, 2], [7], [1, 0, 30]]
    )
    func pitch(lengths: [Int]) {
        for width in [90.0, 240, 320, 1024] {
            let layout = SectionLayout(lengths: lengths, width: width)
            let gap = 2 * layout.start
            #expect(abs(layout.pitch * Double(lengths.reduce(0, +)) + gap - width) < 1e-9)
            var end = layout.start
            for (section, length) in zip(layout.sections, lengths) {
                // There's half a gap on both sides, including the first and the last section.
                #expect(abs(section.x - end - gap / 2) < 1e-9)
                #expect(abs(section.width - max(0, Double(length) * layout.pitch - gap)) < 1e-9)
                end += Double(length) * layout.pitch
            }
            #expect(abs(end + layout.start - width) < 1e-9)
            #expect(layout.boxes == layout.sections)
        }
    }

    @Test("divides 320 points into four sections of 75 points with gaps and margins of 4 points")
    func card() {
        #expect(Self.cards.pitch == 19.75)
        #expect(Self.cards.start == 2)
        #expect(Self.cards.sections.map(\.width) == [75, 75, 75, 75])
        #expect(Self.cards.sections.map(\.x) == [4, 83, 162, 241])
        #expect(SectionLayout(lengths: [4, 6, 5], width: 319).sections.map(\.width) == [80, 122, 101])
    }

    @Test("puts boundaries in the middle between two boxes")
    func boundaries() {
        #expect(Self.cards.boundaries == [81, 160, 239])
        #expect(SectionLayout(lengths: [7], width: 100).boundaries.isEmpty)
    }

    @Test("encloses all sections in one box if a separator is visible")
    func oneBox() {
        let layout = SectionedFieldModel(.expiry).presentation.layout(width: 100)
        #expect(layout.boxes.map(\.x) == [4])
        #expect(layout.boxes.map(\.width) == [92])
        #expect(layout.boundaries == [50])
        #expect(layout.sections.map(\.width) == [44, 44])
        #expect(SectionedFieldModel(.card).presentation.layout(width: 320) == Self.cards)
        #expect(SectionLayout(lengths: [2, 2], width: 200, gap: 10, isDivided: false).boxes.map(\.x) == [10])
    }

    @Test("joins the lines of a folded field", arguments: [[4, 4, 4, 4], [4, 6, 5], [1, 30]])
    func folding(lengths: [Int]) {
        let layout = SectionLayout(lengths: lengths, width: 320)
        for index in 1..<lengths.count {
            let (before, after) = (layout.sections[index - 1], layout.sections[index])
            let end = before.x + before.width / 2 * (1 + layout.foldedScale(of: index - 1))
            let start = after.x + after.width / 2 * (1 - layout.foldedScale(of: index))
            #expect(end >= start)
            #expect(end <= after.x + 1e-9)
        }
        #expect(abs(Self.cards.foldedScale(of: 1) - 1.107) < 0.0005)
    }

    @Test("scales a font down to fit its place, and never up")
    func fontScale() {
        // A place is 15.75 points wide without the gap.
        #expect(Self.cards.fontScale(characterWidth: 10) == 1)
        #expect(abs(Self.cards.fontScale(characterWidth: 15.75) - 1 / SectionLayout.smallestPlace) < 1e-9)
        #expect(Self.cards.fontScale(characterWidth: 0) == 1)
        #expect(Self.cards.fontScale(characterWidth: .nan) == 1)
        #expect(Self.cards.fontScale(characterWidth: .infinity) == 0)
        #expect(SectionLayout(lengths: [], width: 320).fontScale(characterWidth: 500) == 1)
    }

    @Test("limits a gap to a quarter of a place")
    func narrow() {
        let layout = SectionLayout(lengths: [1, 1, 1, 1, 1, 1], width: 25)
        #expect(layout.pitch == 4)
        #expect(layout.start == 0.5)
        #expect(layout.sections.allSatisfy { $0.width == 3 })
        #expect(SectionLayout(lengths: [4], width: 100, gap: -3).sections.map(\.width) == [100])
    }

    @Test("has a single section and no pitch without lengths")
    func plain() {
        let layout = SectionLayout(lengths: [], width: 100)
        #expect(layout.pitch == 0)
        #expect(layout.sections.map(\.x) == [4])
        #expect(layout.sections.map(\.width) == [92])
        #expect(layout.boxes == layout.sections)
    }

    @Test("returns finite positions for any width and lengths, with zero widths if there's no room")
    func degenerate() {
        for width in [0, -1, .nan, .infinity, 1e-300, 1, 1e300, .greatestFiniteMagnitude] {
            for lengths in [
                [], [0], [0, 0], [-3, 4], [Int.max, Int.max], [Int.min, 1], [1, .max, 1], [3, 5, 7, 4],
            ] {
                for gap in [.nan, -.infinity, .infinity, 0, 4, 1e300] {
                    let layout = SectionLayout(lengths: lengths, width: width, gap: gap, isDivided: gap != 4)
                    let numbers = [layout.pitch, layout.start] + layout.boundaries
                    #expect(numbers.allSatisfy { $0.isFinite && $0 >= 0 }, "\(lengths) \(width) \(gap): \(layout)")
                    for part in layout.sections + layout.boxes {
                        #expect(part.x.isFinite && part.x >= 0, "\(lengths) \(width) \(gap): \(layout)")
                        #expect(part.width.isFinite && part.width >= 0, "\(lengths) \(width) \(gap): \(layout)")
                    }
                    #expect(layout.foldedScale(of: 0).isFinite, "\(lengths) \(width) \(gap)")
                    #expect((0...1).contains(layout.fontScale(characterWidth: 10)), "\(lengths) \(width) \(gap)")
                }
            }
        }
        #expect(SectionLayout(lengths: [4], width: 10).foldedScale(of: 7) == 1)
        #expect(SectionLayout(lengths: [4], width: 10).foldedScale(of: .min) == 1)
    }
}
