#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The colours of roles, in which small text can be read on the system's backgrounds: their contrast is 4.5 : 1 or more
/// (WCAG 2.2, 1.4.3), where that of the system's green is 2.2 : 1.
extension UIColor {
    /// What is right, or met.
    static let correctRole = role(light: 0x17753B, dark: 0x58C98A)
    /// What is nearly at its limit.
    static let warningRole = role(light: 0xA05204, dark: 0xF5B04A)
    /// What is wrong, or over its limit.
    static let incorrectRole = role(light: 0xC9252D, dark: 0xFF7B78)
    /// A field's name in its place, where the system's placeholders have 1.7 : 1.
    static let placeholderRole = role(light: 0x6B6B6B, dark: 0xA6A6A6)

    private static func role(light: Int, dark: Int) -> UIColor {
        UIColor { traits in
            let rgb = traits.userInterfaceStyle == .dark ? dark : light
            return UIColor(
                red: CGFloat(rgb >> 16 & 0xFF) / 255,
                green: CGFloat(rgb >> 8 & 0xFF) / 255,
                blue: CGFloat(rgb & 0xFF) / 255,
                alpha: 1
            )
        }
    }
}
#endif
