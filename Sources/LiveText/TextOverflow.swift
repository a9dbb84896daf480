import LiveCoding

/// The handling of an edit that would exceed a limit.
public enum TextOverflow: UInt8, Sendable, Hashable, CaseIterable {
    /// The edit is rejected as a whole.
    case refuse
    /// The insertion is truncated to the part that fits.
    case truncate
    /// The edit is made, and the text is over the limit.
    case allow

    /// The name in attributes and on the command line.
    public var name: String {
        switch self {
        case .refuse: "refuse"
        case .truncate: "truncate"
        case .allow: "allow"
        }
    }
}

#if !hasFeature(Embedded)
extension TextOverflow: CaseNameCodable {}
#endif
