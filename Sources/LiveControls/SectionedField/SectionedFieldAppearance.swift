/// What the sections of a field are drawn with.
public enum SectionedFieldAppearance: Sendable, Hashable, CaseIterable {
    /// A line under each section.
    case underlined
    /// A box around each section.
    case bordered
}

/// At which sections of a field the view above the keyboard is shown.
public enum SectionedFieldAccessoryMode: Sendable, Hashable, CaseIterable {
    /// At each.
    case always
    /// At the last one only.
    case last
}
