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

    /// Returns the font of the text. The accepted characters have equal widths in it. Digits in an outlined field are
    /// those of the fields beside it.
    @MainActor func nativeFont(ofSize size: CGFloat) -> NSFont {
        appearance == .outlined && accepted == .digits
            ? .monospacedDigitSystemFont(ofSize: size, weight: .regular)
            : .monospacedSystemFont(ofSize: size, weight: .regular)
    }

    /// Returns the positions of the sections in a field of a width.
    @MainActor func layout(width: Double) -> SectionLayout {
        presentation.layout(width: width, gap: gap, appearance: appearance, leading: leading, font: font)
    }

    /// The texts around the sections of an amount. The native field shows the minus sign itself.
    var decorations: SectionDecorations? {
        guard var decorations = presentation.decorations else { return nil }
        if decorations.hidesSign {
            decorations.before[0] = decorations.before[1].filter { !"-\u{2212}".contains($0) }
            decorations.before[1] = ""
        }
        return decorations
    }

    /// The distance of an amount from the sides of its box, in points.
    private static let amountMargin = 6.0

    /// The space before the first place: that of a currency.
    @MainActor private var leading: Double {
        guard let decorations else { return 0 }
        let prefix = decorations.before[0] as NSString
        return Self.amountMargin + Double(prefix.size(withAttributes: [.font: nativeFont(ofSize: fontSize)]).width)
    }
}
#endif
