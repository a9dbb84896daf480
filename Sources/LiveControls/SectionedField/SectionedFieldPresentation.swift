import LiveCoding
import LiveMotion
import LiveUnicode

/// The values a host needs to draw a sectioned field.
public struct SectionedFieldPresentation: Sendable, Hashable {
    /// The phases of opening and closing a field.
    public enum Phase: UInt8, Sendable, Hashable, CaseIterable {
        /// The field is a line, with the label in the field's place.
        case rest
        /// The label rises and the boxes unfold from the line.
        case unfolding
        /// The field has the focus.
        case editing
        /// The field contains a text and doesn't have the focus.
        case filled
        /// The field was left empty. The boxes fold and the label comes down.
        case folding
    }

    /// The phase of opening or closing the field.
    public var phase: Phase
    /// The text that the native field contains and a form submits, without separators.
    public var text: String
    /// The content of each section, in UTF-16 offsets of the text. A plain field has one range.
    public var sections: [Range<Int>]
    /// The number of characters in each section. The array is empty for a plain field, which is one section without a
    /// limit.
    public var lengths: [Int]
    /// The separators on the boundaries between sections, which aren't typed: one character for each, such as `..-`, and a space
    /// where nothing is drawn. With separators, a single box surrounds all sections.
    public var visibleSeparators: String?
    #if !hasFeature(Embedded)
    /// The texts that are drawn around the sections of an amount, or `nil` for other formats.
    public var decorations: SectionDecorations?
    /// The texts that are drawn before the first section and after the last one and aren't typed, or `nil` if there are none.
    public var affixes: SectionAffixes?
    #endif
    /// The selection, in UTF-16 offsets.
    public var selection: Range<Int>
    /// The section that receives the next character, or `nil` if the field doesn't have the focus.
    public var activeSection: Int?
    /// A Boolean value that indicates whether the text is complete.
    public var isComplete: Bool
    /// The validity to show: correct, incorrect, or neutral.
    public var validity: FieldValidity
    /// The motion of the cross-fade when the validity changes.
    public var validityMotion: Motion
    /// The card's brand.
    public var brand: CardBrand?
    /// The progress, 0…1, of raising the label, unfolding the boxes, and opening the line's insets. A spring overshoots
    /// 1.
    public var opening: Double
    /// The motion of the opening.
    public var openingMotion: MotionPath
    /// The validation message of the text, whether it's shown or not, or `nil` for an empty text.
    public var error: ControlMessage?
    /// The validation message, if the validity is shown as incorrect.
    public var description: ControlMessage?
}

extension SectionedFieldPresentation {
    /// The index of the visible separator with the caret, which makes room for it, or `nil` if there's none.
    public var separatorAtCaret: Int? {
        guard visibleSeparators != nil, let activeSection, activeSection > 0, selection.isEmpty,
            sections.indices.contains(activeSection), sections[activeSection].lowerBound == selection.lowerBound
        else { return nil }
        return activeSection - 1
    }

    /// Returns the lines that a host draws as a visible separator: a dash, a slash, a period, which is a short line on the baseline,
    /// or a colon, which consists of two. Other separators are texts.
    ///
    /// - Parameter boundary: The index of the boundary between two sections.
    public func separatorLines(at boundary: Int) -> [SeparatorLine] {
        visibleSeparators?.dropFirst(boundary).first.flatMap(Self.lines) ?? []
    }

    /// Returns the lines of a separator, or `nil` if it's drawn as a text.
    static func lines(of separator: Character) -> [SeparatorLine]? {
        switch separator {
        case " ": []
        case "-": [SeparatorLine(length: SectionLayout.hyphenLength, angle: 90)]
        case "/": [SeparatorLine(length: SectionLayout.separatorHeight, angle: SectionLayout.separatorAngle)]
        case ".": [SeparatorLine(dotAt: SectionLayout.periodOffset)]
        case ":": [-SectionLayout.colonOffset, SectionLayout.colonOffset].map { SeparatorLine(dotAt: $0) }
        default: nil
        }
    }

    /// Returns the positions of the field's places, sections, and boxes.
    ///
    /// - Parameters:
    ///   - width: The total width of the field, in points.
    ///   - gap: The gap between two boxes, in points.
    ///   - appearance: The appearance of the sections.
    ///   - leading: The space for a text before the first place, in points.
    ///   - trailing: The space for a text after the last place, in points.
    ///   - font: The font of the text.
    public func layout(
        width: Double,
        gap: Double = SectionLayout.gap,
        appearance: SectionedFieldAppearance = .underlined,
        leading: Double = 0,
        trailing: Double = 0,
        font: SectionFont = SectionFont()
    ) -> SectionLayout {
        #if hasFeature(Embedded)
        let isAmount = false
        #else
        let isAmount = decorations != nil
        #endif
        return SectionLayout(
            lengths: lengths,
            width: width,
            gap: gap,
            isDivided: visibleSeparators == nil,
            isOutlined: appearance == .outlined,
            isAmount: isAmount,
            leading: leading,
            trailing: trailing,
            font: font
        )
    }
}

/// A line of a visible separator, in a color and on a boundary that the host knows.
public struct SeparatorLine: Sendable, Hashable {
    /// The length, in ems.
    public var length: Double
    /// The thickness, in ems, or `nil` for ``SectionLayout/separatorWidth``, in points.
    public var thickness: Double?
    /// By how many degrees an upright line leans to the right.
    public var angle = 0.0
    /// The distance of its middle below the middle of the field, in ems.
    public var offset = 0.0

    init(length: Double, angle: Double) { (self.length, self.angle) = (length, angle) }

    init(dotAt offset: Double) {
        (length, thickness, self.offset) = (SectionLayout.dotSize, SectionLayout.dotSize, offset)
    }
}

/// The texts that are drawn around the sections of a field, such as `+1 (`, without outer spaces.
public struct SectionAffixes: Sendable, Hashable {
    /// The text before the first section.
    public var prefix: String
    /// The text after the last section.
    public var suffix: String

    /// Creates the texts.
    public init(prefix: String, suffix: String) { (self.prefix, self.suffix) = (prefix, suffix) }

    /// Creates the texts without outer spaces, in place of which there's a distance. There are none if both are empty.
    init?(prefix: [UInt8], suffix: [UInt8]) {
        self.init(prefix: Self.trimmed(prefix), suffix: Self.trimmed(suffix))
        if self.prefix.utf8Bytes.isEmpty, self.suffix.utf8Bytes.isEmpty { return nil }
    }

    private static func trimmed(_ text: [UInt8]) -> String {
        guard let first = text.firstIndex(where: { $0 != 0x20 }), let last = text.lastIndex(where: { $0 != 0x20 })
        else {
            return ""
        }
        return String(utf8Bytes: text[first...last])
    }
}

#if !hasFeature(Embedded)
extension SectionAffixes: Codable {}

extension SectionedFieldPresentation: Codable {}

extension SectionedFieldPresentation.Phase: CaseNameCodable {}
#endif
