import Foundation
import LiveFoundation
import Testing

@Suite("Role colors")
struct RoleColorTests {
    /// The system's backgrounds: plain, grouped, raised, and those of windows on macOS.
    private static let light = [0xFFFFFF, 0xF2F2F7, 0xECECEC]
    private static let dark = [0x000000, 0x1C1C1E, 0x2C2C2E, 0x1E1E1E, 0x323232]

    @Test("are legible as small text on every background", arguments: RoleColor.allCases, [false, true])
    func contrast(role: RoleColor, isIncreased: Bool) {
        for (isDark, backgrounds) in [(false, Self.light), (true, Self.dark)] {
            let color = role.rgb(isDark: isDark, isContrastIncreased: isIncreased)
            for background in backgrounds {
                #expect(Self.contrast(color, background) >= (isIncreased ? 7 : 4.5))
            }
        }
    }

    @Test("have consistent components")
    func components() {
        let (red, green, blue) = RoleColor.correct.components(isDark: false, isContrastIncreased: false)
        #expect([red, green, blue].map { ($0 * 255).rounded() } == [0x17, 0x75, 0x3B])
    }

    /// The contrast ratio of two colors (WCAG 2.2).
    private static func contrast(_ one: Int, _ other: Int) -> Double {
        let (one, other) = (luminance(one), luminance(other))
        return (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }

    /// The relative luminance (WCAG 2.2).
    private static func luminance(_ rgb: Int) -> Double {
        let parts = [16, 8, 0].map { shift -> Double in
            let part = Double(rgb >> shift & 0xFF) / 255
            return part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
}
