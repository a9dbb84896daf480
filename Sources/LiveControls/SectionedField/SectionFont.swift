/// The measures of a font that the layout of sections depends on.
///
/// ```swift
/// let font = SectionFont(size: 17, characterWidth: 10.2)
/// SectionLayout(lengths: [4, 4, 4, 4], width: 320, font: font).fontSize   // 17
/// ```
public struct SectionFont: Sendable, Hashable {
    /// The usual width of a character in a font of characters of equal width, in ems.
    public static let characterWidth = 0.6
    /// The space that a font leaves free on both sides of a digit, and by how much the widest letters exceed their width
    /// on both sides, in ems.
    static let (digitBearing, letterOverhang) = (0.04, 0.01)

    /// The size of the text if there's enough room, in points.
    public var size: Double
    /// The width of a character, in points. All characters have the same width.
    public var characterWidth: Double
    /// The smallest legible size, in points. A text that doesn't fit at this size scrolls.
    public var smallestSize: Double
    /// The greatest width of a character's ink, in points.
    public var inkWidth: Double

    /// Creates the measures of a font.
    ///
    /// - Parameters:
    ///   - size: The size of the text if there's enough room, in points.
    ///   - characterWidth: The width of a character, in points; `nil` for 0.6 em.
    ///   - accepted: The accepted characters. Digits are narrower than letters.
    ///   - smallestSize: The smallest legible size, in points.
    public init(
        size: Double = 17,
        characterWidth: Double? = nil,
        accepted: AcceptedCharacters = .digits,
        smallestSize: Double = 16
    ) {
        let size = size > 0 && size.isFinite ? min(size, 1e6) : 0
        let width = characterWidth ?? Self.characterWidth * size
        self.size = size
        self.characterWidth = width > 0 && width.isFinite ? min(width, 1e6) : 0
        self.smallestSize = smallestSize > 0 ? min(smallestSize, size) : 0
        let bearing = accepted == .digits ? Self.digitBearing : -Self.letterOverhang
        inkWidth = self.characterWidth > 0 ? max(0, self.characterWidth - 2 * bearing * size) : 0
    }
}
