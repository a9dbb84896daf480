public import LiveControls

/// The spacing of a native field's text that centers each character in its place.
///
/// One kern applies to every character, including the last one.
public struct TextSpacing: Sendable, Hashable {
    /// The space for a caret after the last character, in points. Without it, a field scrolls.
    static let caretRoom = 2.5

    /// The number of places.
    public var count: Int
    /// The font size, in points.
    public var fontSize: Double
    /// The distance between characters beyond their own width, in points.
    public var kern: Double
    /// The start of the text from the left, in points.
    public var start: Double
    /// The width of a full text, including the kern of its last character and the caret, in points. It exceeds the
    /// sections, and so does the field's text rectangle.
    public var width: Double
}

extension SectionLayout {
    /// Returns the spacing of a native field's text.
    ///
    /// - Parameters:
    ///   - lengths: The number of characters in each section.
    ///   - font: The font of the layout.
    /// - Returns: `nil` for a plain field, and if there is no space at all.
    public func spacing(lengths: [Int], font: SectionFont) -> TextSpacing? {
        let count = lengths.reduce(0) { $0 + max(0, $1) }
        guard pitch > 0, count > 0, font.characterWidth > 0 else { return nil }
        let kern = pitch - font.characterWidth * fontSize / font.size
        return TextSpacing(
            count: count,
            fontSize: fontSize,
            kern: kern,
            start: start + kern / 2,
            width: Double(count) * pitch + TextSpacing.caretRoom
        )
    }
}
