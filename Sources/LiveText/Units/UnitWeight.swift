/// Weights of the units that need rules of their own, in hundredths of a counted unit.
enum UnitWeight {
    static let scale = 100

    /// Returns the count for a weight. A part of a unit counts as one, so that a count is over a limit if its weight
    /// is.
    static func count(_ weight: Int) -> Int { (weight &+ scale &- 1) / scale }

    /// Returns the maximum weight, or `Int.max` if the maximum count is zero or less.
    static func limit(_ maximum: Int) -> Int {
        guard maximum > 0 else { return .max }
        let (limit, isTooLarge) = maximum.multipliedReportingOverflow(by: scale)
        return isTooLarge ? .max : limit
    }
}

extension TextUnit {
    /// Whether ``UnitRules`` count the unit.
    package var hasRules: Bool {
        switch self {
        case .characters, .utf16, .utf8, .scalars, .sms: false
        case .twitter, .words, .mastodon, .weighted: true
        }
    }
}
