import LiveCoding

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

#if !hasFeature(Embedded)
extension SectionedFieldSettings: Codable {
    private enum CodingKeys: CodingKey, CaseIterable { case format, showsValidityLive, today, prefersReducedMotion }

    /// Decodes settings. Those that are missing have their default values.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.members(CodingKeys.allCases)
        self.init()
        try values.read(.format, into: &format)
        try values.read(.showsValidityLive, into: &showsValidityLive)
        try values.read(.today, into: &today)
        try values.read(.prefersReducedMotion, into: &prefersReducedMotion)
    }
}
#endif
