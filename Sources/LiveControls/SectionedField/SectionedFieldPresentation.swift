import LiveMotion

/// All that a host needs to draw a sectioned field.
public struct SectionedFieldPresentation: Sendable, Hashable {
    /// Which stage of opening and closing the field is in.
    public enum Phase: UInt8, Sendable, Hashable, CaseIterable {
        /// A line, and the label in the field's place.
        case rest
        /// The label rises and the boxes unfold from the line.
        case unfolding
        /// The person is in the field.
        case editing
        /// The field holds a text and the person is elsewhere.
        case filled
        /// The field was left empty: the boxes fold and the label comes down.
        case folding
    }

    /// Which stage of opening and closing the field is in.
    public var phase: Phase
    /// The text: what the native field holds and a form submits. There are no separators in it.
    public var text: String
    /// What each section holds, in UTF-16 offsets of the text; one range for a plain field.
    public var sections: [Range<Int>]
    /// How many characters each section has room for; empty for a plain field, which is one section without end.
    public var lengths: [Int]
    /// What is drawn on the boundaries between sections, such as `/`; it is not typed. One box then stands around them all.
    public var visibleSeparator: String?
    /// The selection, in UTF-16 offsets.
    public var selection: Range<Int>
    /// The section that the next character goes to; `nil` while the person is elsewhere.
    public var activeSection: Int?
    /// Whether nothing is missing.
    public var isComplete: Bool
    /// Whether the text is shown as right, wrong or neither.
    public var validity: FieldValidity
    /// How a change of validity is cross-faded.
    public var validityMotion: Motion
    /// The card's brand.
    public var brand: CardBrand?
    /// How far the label is risen, the boxes unfolded and the line's insets opened, 0…1; a spring goes past 1 on its way.
    public var opening: Double
    /// How the opening moves.
    public var openingMotion: MotionPath
    /// Why the text cannot be submitted, shown or not; `nil` for an empty text.
    public var fault: ControlMessage?
    /// What is wrong, where the validity is shown as incorrect.
    public var description: ControlMessage?
}

extension SectionedFieldPresentation {
    /// Where the field's places, sections and boxes are.
    ///
    /// - Parameters:
    ///   - width: The field's whole width, in points.
    ///   - gap: The gap between two boxes, in points.
    public func layout(width: Double, gap: Double = SectionLayout.gap) -> SectionLayout {
        SectionLayout(lengths: lengths, width: width, gap: gap, isDivided: visibleSeparator == nil)
    }
}
