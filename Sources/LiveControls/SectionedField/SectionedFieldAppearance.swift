/// The appearance of a field's sections.
public enum SectionedFieldAppearance: Sendable, Hashable, CaseIterable {
    /// A line under each section.
    case underlined
    /// A box around each section.
    case bordered
    /// One box around all sections, with dividers, like the boxed fields beside it. The label is above the box also at
    /// rest.
    case outlined
}

/// The sections at which a field shows the view above the keyboard.
public enum SectionedFieldAccessoryMode: Sendable, Hashable, CaseIterable {
    /// All sections.
    case always
    /// Only the last section.
    case last
}
