#if canImport(UIKit) && !os(watchOS)
import LiveFoundation
import UIKit

extension UIColor {
    /// A correct value, or a rule that is met.
    static let correctRole = role(.correct)
    /// A value close to its limit.
    static let warningRole = role(.warning)
    /// An incorrect value, or one over its limit.
    static let incorrectRole = role(.incorrect)
    /// Secondary text.
    static let quietRole = role(.quiet)

    /// Returns the color of a role, which follows the appearance and the contrast of its environment.
    package static func role(_ role: RoleColor) -> UIColor {
        UIColor { traits in
            let (red, green, blue) = role.components(
                isDark: traits.userInterfaceStyle == .dark,
                isContrastIncreased: traits.accessibilityContrast == .high
            )
            return UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: 1)
        }
    }
}
#endif
