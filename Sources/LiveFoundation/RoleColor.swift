/// The colours of roles, in which small text can be read on the system's backgrounds, where that of the system's green has
/// 2.2 : 1.
///
/// Their contrast with every background of the system is 4.5 : 1 or more (WCAG 2.2, 1.4.3), and 7 : 1 or more for a person who has asked
/// for more (1.4.6).
package enum RoleColor: Sendable, CaseIterable {
    /// What is right, or met.
    case correct
    /// What is nearly at its limit.
    case warning
    /// What is wrong, or over its limit.
    case incorrect
    /// What stays in the background: a counter, or a field's name in its place. The system's secondary label has 3.4 : 1, its
    /// placeholders 1.7 : 1.
    case quiet

    /// Red, green and blue, in eight bits each, of sRGB.
    ///
    /// - Parameters:
    ///   - isDark: Whether the background is dark.
    ///   - isContrastIncreased: Whether the person has asked for more contrast.
    package func rgb(isDark: Bool, isContrastIncreased: Bool) -> Int {
        switch (self, isContrastIncreased) {
        case (.correct, false): isDark ? 0x58C98A : 0x17753B
        case (.correct, true): isDark ? 0x8FE3B3 : 0x0E5529
        case (.warning, false): isDark ? 0xF5B04A : 0xA05204
        case (.warning, true): isDark ? 0xFFC873 : 0x7A3D00
        case (.incorrect, false): isDark ? 0xFF7B78 : 0xC9252D
        case (.incorrect, true): isDark ? 0xFFA9A6 : 0x9B1119
        case (.quiet, false): isDark ? 0xA6A6A6 : 0x6B6B6B
        case (.quiet, true): isDark ? 0xC8C8C8 : 0x4A4A4A
        }
    }

    /// Red, green and blue, 0…1, of sRGB.
    package func components(
        isDark: Bool,
        isContrastIncreased: Bool
    ) -> (red: Double, green: Double, blue: Double) {
        let rgb = rgb(isDark: isDark, isContrastIncreased: isContrastIncreased)
        return (Double(rgb >> 16 & 0xFF) / 255, Double(rgb >> 8 & 0xFF) / 255, Double(rgb & 0xFF) / 255)
    }
}
