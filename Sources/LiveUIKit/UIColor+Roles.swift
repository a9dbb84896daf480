#if canImport(UIKit) && !os(watchOS)
import LiveFoundation
import UIKit

extension UIColor {
    /// What is right, or met.
    static let correctRole = role(.correct)
    /// What is nearly at its limit.
    static let warningRole = role(.warning)
    /// What is wrong, or over its limit.
    static let incorrectRole = role(.incorrect)
    /// What stays in the background.
    static let quietRole = role(.quiet)

    /// The colour of a role, which follows the appearance and the contrast of its surroundings.
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
