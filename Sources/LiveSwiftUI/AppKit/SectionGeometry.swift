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

    /// The measures of the text's font. The text shrinks until it fits, because the shapes could not follow a field that
    /// scrolls.
    @MainActor var font: SectionFont {
        let font = NSFont.monospacedSystemFont(ofSize: fontSize, weight: .regular)
        let width = Double(("0" as NSString).size(withAttributes: [.font: font]).width)
        return SectionFont(size: Double(fontSize), characterWidth: width, accepted: accepted, smallestSize: 1)
    }

    /// Returns the positions of the sections in a field of a width.
    @MainActor func layout(width: Double) -> SectionLayout {
        presentation.layout(width: width, gap: gap, appearance: appearance, font: font)
    }
}
#endif
