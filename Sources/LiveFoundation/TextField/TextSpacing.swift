public import LiveControls

/// The spacing of a native field's text that centers each character in its place.
///
/// One kern applies to every character, including the last one.
public struct TextSpacing: Sendable, Hashable {
    /// The space for a caret after the last character, in points. Without it, a field scrolls.
    static let caretRoom = 2.5
    /// The smallest distance of a caret after the last character from the end of its place, where a border may be, in
    /// points.
    static let endCaretMargin = 3.4

    /// The number of places.
    public var count: Int
    /// The font size, in points.
    public var fontSize: Double
    /// The distance between characters beyond their own width, in points.
    public var kern: Double
    /// The start of the text from the left, in points.
    public var start: Double
    /// The kern of each place beside visible separators, in a native field whose characters can have different kerns; or
    /// no kerns if the ``kern`` applies to all of them.
    public var kerns: [Double] = []
    /// The distance by which a caret after the last character moves to the left, to the middle between the character and
    /// the border, in points.
    public var endCaretShift: Double
    /// The width of a full text, including the kern of its last character and the caret, in points. It exceeds the
    /// sections, and so does the field's text rectangle.
    public var width: Double
}

extension SectionLayout {
    /// Returns the spacing of a native field's text.
    ///
    /// - Parameters:
    ///   - lengths: The number of characters in each section, at most ``SectionedFormat/longestSection``.
    ///   - font: The font of the layout.
    ///   - isDrawn: Whether the host draws the ``runs`` in front of the native field. Then the native characters, which
    ///     are transparent, start at the sides of their places, and so do the carets between them.
    /// - Returns: `nil` for a plain field, and if there is no space at all.
    public func spacing(lengths: [Int], font: SectionFont, isDrawn: Bool = false) -> TextSpacing? {
        let count = lengths.reduce(0) { $0 + min(max(0, $1), SectionedFormat.longestSection) }
        guard pitch > 0, count > 0, font.characterWidth > 0 else { return nil }
        let kern = pitch - font.characterWidth * fontSize / font.size
        return TextSpacing(
            count: count,
            fontSize: fontSize,
            kern: kern,
            start: isDrawn && !runs.isEmpty ? start : start + kern / 2,
            endCaretShift: isDrawn && !runs.isEmpty
                ? 0.45 * kern : kern / 2 + max(kern / 4, TextSpacing.endCaretMargin),
            width: Double(count) * pitch + TextSpacing.caretRoom
        )
    }

    /// Returns the spacing of a native field's text whose characters can have different kerns.
    ///
    /// - Parameters:
    ///   - lengths: The number of characters in each section.
    ///   - font: The font of the layout.
    /// - Returns: `nil` for a plain field, and if there is no space at all.
    public func exactSpacing(lengths: [Int], font: SectionFont) -> TextSpacing? {
        guard var spacing = spacing(lengths: lengths, font: font), let first = runs.first else {
            return spacing(lengths: lengths, font: font)
        }
        spacing.start = first.x
        let character = pitch - spacing.kern
        for (index, (run, length)) in zip(runs, lengths).enumerated() where length > 0 {
            let end = run.x + Double(length - 1) * run.step + character
            let next = index + 1 < runs.count ? runs[index + 1].x : end
            spacing.kerns += Array(repeating: run.step - character, count: length - 1) + [next - end]
        }
        return spacing
    }
}
