#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import LiveControls

/// The values that determine the positions of a field's sections. The native field and the shapes behind it use the
/// same.
struct SectionGeometry {
    var presentation: SectionedFieldPresentation
    var accepted: AcceptedCharacters
    /// The gap between two sections, in points.
    var gap = SectionLayout.gap
    var appearance = SectionedFieldAppearance.underlined
    /// The size of the text if there is enough room, in points.
    var fontSize = NSFont.systemFontSize

    /// The smallest size of a text in sections, in points. A longer text scrolls.
    private static let smallestFontSize = 11.0

    /// The measures of the text's font.
    @MainActor var font: SectionFont {
        let font = nativeFont(ofSize: fontSize)
        let width = Double(("0" as NSString).size(withAttributes: [.font: font]).width)
        return SectionFont(
            size: Double(fontSize),
            characterWidth: width,
            accepted: accepted,
            smallestSize: Self.smallestFontSize
        )
    }

    /// Returns the font of the text. The accepted characters have equal widths in it. Digits in an outlined field are
    /// those of the fields beside it.
    @MainActor func nativeFont(ofSize size: CGFloat) -> NSFont {
        appearance == .outlined && accepted == .digits
            ? .monospacedDigitSystemFont(ofSize: size, weight: .regular)
            : .monospacedSystemFont(ofSize: size, weight: .regular)
    }

    /// Returns the positions of the sections in a field of a width.
    @MainActor func layout(width: Double) -> SectionLayout {
        presentation.layout(width: width, gap: gap, appearance: appearance, font: font)
    }
}
#endif
