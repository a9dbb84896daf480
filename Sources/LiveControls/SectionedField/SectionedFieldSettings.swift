/// The settings of a sectioned field.
public struct SectionedFieldSettings: Sendable, Hashable {
    /// The format of the field. A new format reads the text again.
    public var format: SectionedFormat
    /// A Boolean value that indicates whether the validity of a complete text is shown during typing.
    public var showsValidityLive: Bool
    /// The current calendar month, before which a card has expired. If it's `nil`, the expiry isn't checked.
    public var today: CalendarMonth?
    /// The person's preference for reduced motion.
    public var prefersReducedMotion = false

    /// Creates settings.
    public init(
        format: SectionedFormat = .sections([], .any),
        showsValidityLive: Bool = false,
        today: CalendarMonth? = nil
    ) {
        self.format = format
        self.showsValidityLive = showsValidityLive
        self.today = today
    }
}
