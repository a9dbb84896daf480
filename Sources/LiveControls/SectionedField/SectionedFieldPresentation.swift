import LiveMotion

/// All that a host needs to draw a sectioned field.
public struct SectionedFieldPresentation: Sendable, Hashable {
    /// What the field is about.
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

    /// What the field is about.
    public var phase: Phase
    /// The text with its separators; what the native field holds.
    public var display: String
    /// The text without separators; what a form submits.
    public var text: String
    /// How many characters each section has room for; empty for a plain field, which is one section without end.
    public var lengths: [Int]
    /// Whether a separator can be seen and has the width of a character; else it is a gap of ``SectionLayout/gap``.
    public var hasVisibleSeparator: Bool
    /// The selection in the display, in UTF-16 offsets.
    public var selection: Range<Int>
    /// The section that the next character goes to; `nil` while the person is elsewhere.
    public var activeSection: Int?
    /// Whether nothing is missing.
    public var isComplete: Bool
    /// What is shown of the text's being right.
    public var validity: FieldValidity
    /// How a change of validity is cross-faded.
    public var validityMotion: Motion
    /// The card's brand.
    public var brand: CardBrand?
    /// How far the label is risen, the boxes unfolded and the line's insets opened, 0…1; a spring goes past 1 on its way.
    public var opening: Double
    /// How the opening moves.
    public var openingMotion: MotionPath
    /// What keeps the text from being submitted, shown or not; `nil` for an empty text.
    public var fault: Message?
    /// What is wrong, where the validity is shown as incorrect.
    public var description: Message?
}
