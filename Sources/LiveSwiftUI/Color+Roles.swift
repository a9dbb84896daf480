#if canImport(SwiftUI)
import LiveFoundation
#if canImport(UIKit) && !os(watchOS)
import LiveUIKit
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif
import SwiftUI

extension Color {
    /// Returns the color of a role, which follows the color scheme and the contrast of the environment.
    static func role(_ role: RoleColor) -> Color {
        #if canImport(UIKit) && !os(watchOS)
        return Color(uiColor: UIColor.role(role))
        #elseif canImport(AppKit)
        let native = NSColor(name: nil) { appearance in
            let name = appearance.bestMatch(from: [
                .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
            ])
            let (red, green, blue) = role.components(
                isDark: name == .darkAqua || name == .accessibilityHighContrastDarkAqua,
                isContrastIncreased: name == .accessibilityHighContrastAqua
                    || name == .accessibilityHighContrastDarkAqua
            )
            return NSColor(srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: 1)
        }
        return Color(nsColor: native)
        #else
        // A watch is always dark.
        let (red, green, blue) = role.components(isDark: true, isContrastIncreased: false)
        return Color(red: red, green: green, blue: blue)
        #endif
    }
}
#endif
