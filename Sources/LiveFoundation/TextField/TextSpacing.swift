public import LiveControls

/// How a native field's text is spaced out, so that each character stands in the middle of its place.
///
/// One kern holds for every character, the last one too.
public struct TextSpacing: Sendable, Hashable {
    /// Room for a caret behind the last character, in points. A field that has none scrolls.
    static let caretRoom = 2.0

    /// The font's size, as a multiple of the usual one.
    public var fontScale: Double
    /// How far each character is from the next, beyond its own width, in points.
    public var kern: Double
    /// Where the text begins, from the left, in points.
    public var start: Double
    /// How wide a full text is with the kern of its last character and the caret behind it, in points. It reaches beyond the
    /// sections, and the field's text rectangle with it.
    public var width: Double
}

extension SectionLayout {
    /// How a native field's text is spaced out.
    ///
    /// - Parameters:
    ///   - lengths: The characters in each section.
    ///   - characterWidth: How wide a character of the usual font is, in points; all have one width.
    /// - Returns: `nil` for a plain field, and where there is no room at all.
    public func spacing(lengths: [Int], characterWidth: Double) -> TextSpacing? {
        let count = lengths.reduce(0) { $0 + max(0, $1) }
        guard pitch > 0, count > 0, characterWidth > 0 else { return nil }
        let scale = fontScale(characterWidth: characterWidth)
        let kern = pitch - scale * characterWidth
        return TextSpacing(
            fontScale: scale,
            kern: kern,
            start: start + kern / 2,
            width: Double(count) * pitch + TextSpacing.caretRoom
        )
    }
}
