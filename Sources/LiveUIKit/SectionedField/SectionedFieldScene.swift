#if canImport(UIKit) && !os(watchOS)
import LiveControls
import LiveFoundation
import UIKit

/// What a sectioned field shows, and the positions of its characters, for one drawing.
@MainActor struct SectionedFieldScene {
    /// The smallest size of a text in sections, in points, which grows with the accessibility text sizes. A longer text
    /// scrolls.
    private static let smallestFontSize: CGFloat = 16
    /// The distance between the text of a field without sections and its box, in points.
    private static let boxMargin: CGFloat = 8

    let field: SectionedFieldView
    let presentation: SectionedFieldPresentation
    let style: SectionedFieldView.Style
    let isRightToLeft: Bool
    let layout: SectionLayout
    /// The font of a text in sections, before it is reduced to the layout's size.
    let usualFont: UIFont
    /// The rectangle of the sections.
    var frame = CGRect.zero
    /// The rectangle above the sections, between their outer sides.
    var header = CGRect.zero
    /// The available width for the label in the header, in points.
    var labelWidth: CGFloat = 0
    /// The distance of the sections from their positions in the layout, in points.
    var shift: CGFloat = 0

    /// Creates the scene of a field of a width.
    init(_ field: SectionedFieldView, width: CGFloat) {
        self.field = field
        presentation = field.presentation
        style = field.style
        isRightToLeft = field.isRightToLeft
        let accepted = field.format.isAmount ? .digits : field.format.accepts
        usualFont = style.font(spacing: accepted, field.traitCollection)
        let isLarge = field.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let smallestSize = isLarge ? field.scaled(Self.smallestFontSize) : Self.smallestFontSize
        let measures = AffixMeasures(
            decorations: isRightToLeft ? presentation.decorations?.rightToLeft : presentation.decorations,
            affixes: presentation.affixes,
            isRightToLeft: isRightToLeft,
            font: usualFont,
            sectionFont: SectionFont(
                size: Double(usualFont.pointSize),
                characterWidth: usualFont.width(of: "0"),
                accepted: accepted,
                smallestSize: Double(smallestSize)
            )
        )
        layout = presentation.layout(
            width: Double(width),
            gap: style.gap,
            appearance: style.appearance,
            leading: measures.leading,
            trailing: measures.trailing,
            font: measures.sectionFont
        )
    }

    var look: SectionedFieldView.Style.Look { style.look(presentation.validity) }

    var isActive: Bool { presentation.phase == .editing || presentation.phase == .unfolding }

    /// The color of the lines and boxes.
    var color: UIColor {
        look.color ?? (isActive ? style.editingColor ?? field.tintColor ?? .label : style.restColor)
    }

    var resolvedColor: UIColor { color.resolvedColor(with: field.traitCollection) }

    /// The distance of the outer boxes from the field's sides, in points.
    var margin: CGFloat { CGFloat(layout.boxes.first?.x ?? 0) }

    /// The distance of the text of a field without sections from the field's sides, in points.
    var plainInset: CGFloat { margin + (style.appearance == .underlined ? 0 : Self.boxMargin) }

    /// The view before the text, in a field without sections.
    var leftView: UIView? { presentation.lengths.count <= 1 ? field.leftView : nil }

    /// The width of that view with its margin, in points. UIKit sizes a view without a frame only with the next layout.
    var leftWidth: CGFloat { leftView == nil ? 0 : field.input.sideViewWidth + plainInset }

    /// The font of the characters in sections.
    var font: UIFont { usualFont.withSize(CGFloat(layout.fontSize)) }

    /// Whether the field itself draws the characters: with visible separators, one kern can't place all of them.
    var drawsCharacters: Bool { !layout.runs.isEmpty && !field.isSecureTextEntry }

    /// The decimal separator of an amount.
    var point: Character? {
        guard let decorations = presentation.decorations else { return nil }
        return presentation.text.dropFirst(decorations.hidesSign ? 1 : 0).first { !$0.isNumber }
    }

    /// Returns by how much a character is narrower than a digit, in points.
    func narrowness(of character: Character) -> Double { font.width(of: "0") - font.width(of: String(character)) }

    /// Returns the positions of the native field's characters in a font.
    func spacing(of font: UIFont) -> TextSpacing? {
        let measures = SectionFont(size: Double(font.pointSize), characterWidth: font.width(of: "0"))
        var spacing = layout.spacing(lengths: presentation.lengths, font: measures, isDrawn: true)
        spacing?.start += Double(shift)
        // A sign that isn't shown ends where its place does.
        if presentation.decorations?.hidesSign == true, let sign = presentation.text.first {
            spacing?.start += narrowness(of: sign)
        }
        return spacing
    }

    /// The alignment of the label and of plain text. UIKit aligns natural text by its language, not by the direction that
    /// an app forces on a view.
    var alignment: NSTextAlignment {
        style.labelAlignment == .natural ? isRightToLeft ? .right : .left : style.labelAlignment
    }
}

/// The space of the texts before and after the sections.
private struct AffixMeasures {
    /// The distance of an amount, and of a text around sections, from the sides of its box, in points.
    private static let margin = 6.0

    let decorations: SectionDecorations?
    let affixes: SectionAffixes?
    let isRightToLeft: Bool
    let font: UIFont
    let sectionFont: SectionFont

    /// The space before the first place: that of a currency, which can extend over the place of a minus sign.
    var leading: Double {
        guard let decorations else { return width(of: affixes?.prefix) }
        let sign = decorations.hidesSign ? 1 : 0
        let texts = isRightToLeft ? decorations.before[0] + decorations.before[sign] : decorations.before[sign]
        let width = font.width(of: sign == 0 ? decorations.before[0] : texts)
        let pitch = SectionLayout.separatedPitch(isAmount: true, font: sectionFont)
        return Self.margin + max(0, width - Double(sign) * pitch)
    }

    /// The space after the last place: that of a currency.
    var trailing: Double { width(of: decorations?.after ?? affixes?.suffix) }

    private func width(of affix: String?) -> Double {
        guard let affix, !affix.isEmpty else { return 0 }
        return font.width(of: affix) + Self.margin
    }
}

extension SectionedFieldView {
    /// Scales a length to the field's text size.
    func scaled(_ length: CGFloat) -> CGFloat {
        UIFontMetrics(forTextStyle: .body).scaledValue(for: length, compatibleWith: traitCollection)
    }
}

extension SectionedFieldView.Style {
    /// Returns the font of a text that is not spaced.
    func plainFont(_ traits: UITraitCollection) -> UIFont {
        textFont?.adjusted(compatibleWith: traits).withMonospacedDigits
            ?? .preferredFont(forTextStyle: .body, compatibleWith: traits)
    }

    /// Returns the font of a spaced text. The accepted characters have equal widths in it, so that one kern positions
    /// each of them. In an amount, the sign and the separator may be narrower. Digits in an outlined field are those of the
    /// fields beside it.
    fileprivate func font(spacing accepted: AcceptedCharacters, _ traits: UITraitCollection) -> UIFont {
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
        let textFont = textFont?.adjusted(compatibleWith: traits)
        if let font = textFont ?? (appearance == .outlined ? body : nil),
            accepted == .digits || font.width(of: "i") == font.width(of: "W")
        {
            return font.withMonospacedDigits
        }
        return UIFont.monospacedSystemFont(ofSize: (textFont ?? body).pointSize, weight: .regular)
    }
}

extension UIFont {
    /// Returns the width of a text in this font, in points.
    func width(of text: String) -> Double {
        Double((text as NSString).size(withAttributes: [.font: self]).width)
    }
}
#endif
