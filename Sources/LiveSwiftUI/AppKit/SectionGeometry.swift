#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import LiveControls

/// The values that determine the positions of a field's sections. The native field and the shapes behind it use the
/// same.
struct SectionGeometry {
    var presentation: SectionedFieldPresentation
    /// The accepted characters. In an amount, separators have the width of digits, too.
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

    /// Whether the text is in the font of the fields beside it: digits in an outlined field are.
    var isProportional: Bool { appearance == .outlined && accepted == .digits }

    /// Returns the font of the text. The accepted characters have equal widths in it.
    @MainActor func nativeFont(ofSize size: CGFloat) -> NSFont {
        isProportional
            ? .monospacedDigitSystemFont(ofSize: size, weight: .regular)
            : .monospacedSystemFont(ofSize: size, weight: .regular)
    }

    /// Returns the positions of the sections in a field of a width.
    @MainActor func layout(width: Double) -> SectionLayout {
        presentation.layout(
            width: width,
            gap: gap,
            appearance: appearance,
            leading: leading,
            trailing: trailing,
            font: font
        )
    }

    /// The texts around the sections of an amount.
    var decorations: SectionDecorations? { presentation.decorations }

    /// Whether the native field's minus sign is invisible, because it's one of the texts around the sections: a currency can
    /// be between the sign and the digits.
    var hidesSign: Bool { decorations?.hidesSign ?? false }

    /// The distance of an amount, and of a text around sections, from the sides of its box, in points.
    private static let affixMargin = 6.0

    /// The space before the first place: that of a currency.
    @MainActor private var leading: Double {
        guard let decorations else { return width(of: presentation.affixes?.prefix) }
        let font = nativeFont(ofSize: fontSize)
        let prefix = decorations.before[hidesSign ? 1 : 0] as NSString
        // The place of the sign is room for the text before the digits, too.
        let sign = hidesSign ? ("-" as NSString).size(withAttributes: [.font: font]).width : 0
        return Self.affixMargin + max(0, Double(prefix.size(withAttributes: [.font: font]).width - sign))
    }

    /// The space after the last place: that of a currency.
    @MainActor private var trailing: Double {
        width(of: decorations?.after ?? presentation.affixes?.suffix)
    }

    @MainActor private func width(of affix: String?) -> Double {
        guard let affix, !affix.isEmpty else { return 0 }
        let width = (affix as NSString).size(withAttributes: [.font: nativeFont(ofSize: fontSize)]).width
        return Double(width) + Self.affixMargin
    }
}
#endif
