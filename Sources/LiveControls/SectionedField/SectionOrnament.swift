#if !hasFeature(Embedded)
/// A text that a host draws among the sections of a field, in the font of the field's text.
public struct SectionOrnament: Sendable, Hashable {
    /// The text.
    public var text: String
    /// A position, in points from the leading edge.
    public var x: Double
    /// The share of the text's width that is before the position: 1 for a text that ends there, and ½ for one in its middle.
    public var share: Double
}

extension SectionedFieldPresentation {
    /// Returns the texts of an amount or of a pattern: those around the sections, and separators that aren't lines; see
    /// ``separatorLines(at:)``.
    ///
    /// - Parameters:
    ///   - layout: The layout of the field.
    ///   - isRightToLeft: Whether the currency of an amount is at its left.
    public func ornaments(in layout: SectionLayout, isRightToLeft: Bool = false) -> [SectionOrnament] {
        let starts = [layout.start] + layout.boundaries
        if let decorations = isRightToLeft ? decorations?.rightToLeft : decorations {
            let signs = decorations.hidesSign ? 1 : 0
            return zip(decorations.before, starts).enumerated().map { index, place in
                SectionOrnament(text: place.0, x: place.1, share: index <= signs ? 1 : 0.5)
            } + [SectionOrnament(text: decorations.after, x: starts.last ?? 0, share: 0)]
        }
        let separators = zip(visibleSeparators ?? "", layout.boundaries).enumerated().compactMap { index, separator in
            let (character, boundary) = separator
            let distance = self.distance(of: character, atCaret: index == separatorAtCaret) * layout.fontSize
            return Self.lines(of: character) == nil
                ? SectionOrnament(text: String(character), x: boundary + distance, share: 0.5) : nil
        }
        let distance = SectionLayout.affixDistance
        let affixes = [
            SectionOrnament(text: affixes?.prefix ?? "", x: layout.start - distance, share: 1),
            SectionOrnament(text: affixes?.suffix ?? "", x: layout.end + distance, share: 0),
        ]
        return separators + affixes.filter { !$0.text.isEmpty }
    }

    /// Returns the distance of a separator from the middle between two sections, in ems. A bracket is nearer to what it encloses.
    private func distance(of separator: Character, atCaret: Bool) -> Double {
        let bracket = SectionLayout.bracketDistance * (atCaret ? 2 : 1)
        switch separator {
        case "(", "[", "{": return bracket
        case ")", "]", "}": return -bracket
        default: return atCaret ? -SectionLayout.separatorShift : 0
        }
    }
}
#endif
