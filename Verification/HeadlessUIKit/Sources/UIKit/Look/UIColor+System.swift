import QuartzCore

/// The system's colors, with the values from Apple's Human Interface Guidelines, "Color", and UIInterface.h.
extension UIColor {
    public static let black = UIColor(white: 0, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let clear = UIColor(white: 0, alpha: 0)

    public static let systemRed = pair((255, 59, 48), (255, 69, 58))
    public static let systemOrange = pair((255, 149, 0), (255, 159, 10))
    public static let systemGreen = pair((52, 199, 89), (48, 209, 88))
    public static let systemBlue = pair((0, 122, 255), (10, 132, 255))
    public static let systemPink = pair((255, 45, 85), (255, 55, 95))
    public static let systemGray = pair((142, 142, 147), (142, 142, 147))

    public static let label = pair((0, 0, 0), (255, 255, 255))
    public static let secondaryLabel = pair((60, 60, 67), (235, 235, 245), 0.6, 0.6)
    public static let tertiaryLabel = pair((60, 60, 67), (235, 235, 245), 0.3, 0.3)
    public static let placeholderText = pair((60, 60, 67), (235, 235, 245), 0.3, 0.3)
    public static let separator = pair((60, 60, 67), (84, 84, 88), 0.29, 0.6)
    public static let opaqueSeparator = pair((198, 198, 200), (56, 56, 58))
    public static let systemBackground = pair((255, 255, 255), (0, 0, 0))
    public static let secondarySystemBackground = pair((242, 242, 247), (28, 28, 30))

    private typealias Bytes = (red: CGFloat, green: CGFloat, blue: CGFloat)

    private static func pair(
        _ light: Bytes,
        _ dark: Bytes,
        _ lightAlpha: CGFloat = 1,
        _ darkAlpha: CGFloat = 1
    ) -> UIColor {
        let light = color(light, lightAlpha)
        let dark = color(dark, darkAlpha)
        return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }

    private static func color(_ bytes: Bytes, _ alpha: CGFloat) -> UIColor {
        UIColor(red: bytes.red / 255, green: bytes.green / 255, blue: bytes.blue / 255, alpha: alpha)
    }
}
