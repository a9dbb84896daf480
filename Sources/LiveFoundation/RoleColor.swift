/// The colors of roles. Small text in them is legible on the system's backgrounds. The system's own green has a
/// contrast of only 2.2 : 1.
///
/// Their contrast with every system background is at least 4.5 : 1 (WCAG 2.2, 1.4.3), and at least 7 : 1 with Increase
/// Contrast (1.4.6).
package enum RoleColor: Sendable, CaseIterable {
    /// A correct value, or a rule that is met.
    case correct
    /// A value close to its limit.
    case warning
    /// An incorrect value, or one over its limit.
    case incorrect
    /// Secondary text: a counter, or a field's label in the text's place. The system's secondary label has a contrast
    /// of 3.4 : 1, and its placeholders have 1.7 : 1.
    case quiet

    /// Returns red, green and blue of sRGB, in eight bits each.
    ///
    /// - Parameters:
    ///   - isDark: Whether the background is dark.
    ///   - isContrastIncreased: Whether Increase Contrast is on.
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

    /// Returns red, green and blue of sRGB, 0…1.
    package func components(
        isDark: Bool,
        isContrastIncreased: Bool
    ) -> (red: Double, green: Double, blue: Double) {
        let rgb = rgb(isDark: isDark, isContrastIncreased: isContrastIncreased)
        return (Double(rgb >> 16 & 0xFF) / 255, Double(rgb >> 8 & 0xFF) / 255, Double(rgb & 0xFF) / 255)
    }
}
