import QuartzCore

/// The system's colors, with the values from Apple's Human Interface Guidelines, "Color", and UIInterface.h.
extension UIColor {
    public class var black: UIColor { Named.black }
    public class var white: UIColor { Named.white }
    public class var gray: UIColor { Named.gray }
    public class var lightGray: UIColor { Named.lightGray }
    public class var darkGray: UIColor { Named.darkGray }
    public class var red: UIColor { Named.red }
    public class var green: UIColor { Named.green }
    public class var blue: UIColor { Named.blue }
    public class var orange: UIColor { Named.orange }
    public class var yellow: UIColor { Named.yellow }
    public class var purple: UIColor { Named.purple }
    public class var clear: UIColor { Named.clear }

    public class var systemRed: UIColor { Named.systemRed }
    public class var systemOrange: UIColor { Named.systemOrange }
    public class var systemYellow: UIColor { Named.systemYellow }
    public class var systemGreen: UIColor { Named.systemGreen }
    public class var systemTeal: UIColor { Named.systemTeal }
    public class var systemBlue: UIColor { Named.systemBlue }
    public class var systemIndigo: UIColor { Named.systemIndigo }
    public class var systemPurple: UIColor { Named.systemPurple }
    public class var systemPink: UIColor { Named.systemPink }
    public class var systemBrown: UIColor { Named.systemBrown }
    public class var systemGray: UIColor { Named.systemGray }
    public class var systemGray2: UIColor { Named.systemGray2 }
    public class var systemGray3: UIColor { Named.systemGray3 }
    public class var systemGray4: UIColor { Named.systemGray4 }
    public class var systemGray5: UIColor { Named.systemGray5 }
    public class var systemGray6: UIColor { Named.systemGray6 }

    public class var label: UIColor { Named.label }
    public class var secondaryLabel: UIColor { Named.secondaryLabel }
    public class var tertiaryLabel: UIColor { Named.tertiaryLabel }
    public class var quaternaryLabel: UIColor { Named.quaternaryLabel }
    public class var placeholderText: UIColor { Named.placeholderText }
    public class var separator: UIColor { Named.separator }
    public class var opaqueSeparator: UIColor { Named.opaqueSeparator }
    public class var link: UIColor { Named.link }
    public class var systemFill: UIColor { Named.systemFill }
    public class var secondarySystemFill: UIColor { Named.secondarySystemFill }
    public class var tertiarySystemFill: UIColor { Named.tertiarySystemFill }
    public class var quaternarySystemFill: UIColor { Named.quaternarySystemFill }
    public class var systemBackground: UIColor { Named.systemBackground }
    public class var secondarySystemBackground: UIColor { Named.secondarySystemBackground }
    public class var tertiarySystemBackground: UIColor { Named.tertiarySystemBackground }
    public class var systemGroupedBackground: UIColor { Named.systemGroupedBackground }
    /// Apple: resolves to the tint of the view, or to the system's.
    public class var tintColor: UIColor { Named.tintColor }

    private enum Named {
        static let black = UIColor(white: 0, alpha: 1)
        static let white = UIColor(white: 1, alpha: 1)
        static let gray = UIColor(white: 0.5, alpha: 1)
        static let lightGray = UIColor(white: 2 / 3, alpha: 1)
        static let darkGray = UIColor(white: 1 / 3, alpha: 1)
        static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
        static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
        static let clear = UIColor(white: 0, alpha: 0)

        static let systemRed = pair((255, 59, 48), (255, 69, 58))
        static let systemOrange = pair((255, 149, 0), (255, 159, 10))
        static let systemYellow = pair((255, 204, 0), (255, 214, 10))
        static let systemGreen = pair((52, 199, 89), (48, 209, 88))
        static let systemTeal = pair((48, 176, 199), (64, 200, 224))
        static let systemBlue = pair((0, 122, 255), (10, 132, 255))
        static let systemIndigo = pair((88, 86, 214), (94, 92, 230))
        static let systemPurple = pair((175, 82, 222), (191, 90, 242))
        static let systemPink = pair((255, 45, 85), (255, 55, 95))
        static let systemBrown = pair((162, 132, 94), (172, 142, 104))
        static let systemGray = pair((142, 142, 147), (142, 142, 147))
        static let systemGray2 = pair((174, 174, 178), (99, 99, 102))
        static let systemGray3 = pair((199, 199, 204), (72, 72, 74))
        static let systemGray4 = pair((209, 209, 214), (58, 58, 60))
        static let systemGray5 = pair((229, 229, 234), (44, 44, 46))
        static let systemGray6 = pair((242, 242, 247), (28, 28, 30))

        static let label = pair((0, 0, 0), (255, 255, 255))
        static let secondaryLabel = pair((60, 60, 67), (235, 235, 245), 0.6, 0.6)
        static let tertiaryLabel = pair((60, 60, 67), (235, 235, 245), 0.3, 0.3)
        static let quaternaryLabel = pair((60, 60, 67), (235, 235, 245), 0.18, 0.16)
        static let placeholderText = pair((60, 60, 67), (235, 235, 245), 0.3, 0.3)
        static let separator = pair((60, 60, 67), (84, 84, 88), 0.29, 0.6)
        static let opaqueSeparator = pair((198, 198, 200), (56, 56, 58))
        static let link = pair((0, 122, 255), (9, 132, 255))
        static let systemFill = pair((120, 120, 128), (120, 120, 128), 0.2, 0.36)
        static let secondarySystemFill = pair((120, 120, 128), (120, 120, 128), 0.16, 0.32)
        static let tertiarySystemFill = pair((118, 118, 128), (118, 118, 128), 0.12, 0.24)
        static let quaternarySystemFill = pair((116, 116, 128), (118, 118, 128), 0.08, 0.18)
        static let systemBackground = pair((255, 255, 255), (0, 0, 0))
        static let secondarySystemBackground = pair((242, 242, 247), (28, 28, 30))
        static let tertiarySystemBackground = pair((255, 255, 255), (44, 44, 46))
        static let systemGroupedBackground = pair((242, 242, 247), (0, 0, 0))
        static let tintColor = UIColor { $0.tint ?? systemBlue }

        typealias Bytes = (red: CGFloat, green: CGFloat, blue: CGFloat)

        static func pair(
            _ light: Bytes,
            _ dark: Bytes,
            _ lightAlpha: CGFloat = 1,
            _ darkAlpha: CGFloat = 1
        ) -> UIColor {
            let light = color(light, lightAlpha)
            let dark = color(dark, darkAlpha)
            return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
        }

        static func color(_ bytes: Bytes, _ alpha: CGFloat) -> UIColor {
            UIColor(red: bytes.red / 255, green: bytes.green / 255, blue: bytes.blue / 255, alpha: alpha)
        }
    }
}
