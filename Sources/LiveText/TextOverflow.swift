/// What happens to an edit that would go past a limit.
public enum TextOverflow: UInt8, Sendable, Hashable, CaseIterable {
    /// It is refused as a whole.
    case refuse
    /// As much of its insertion as fits is kept.
    case truncate
    /// It is made, and the text is over the limit.
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
