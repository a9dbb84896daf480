package import HeadlessText
import QuartzCore

open class UIFont: NSObject, @unchecked Sendable {
    public struct TextStyle: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let largeTitle = Self(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = Self(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = Self(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = Self(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = Self(rawValue: "UICTFontTextStyleHeadline")
        public static let body = Self(rawValue: "UICTFontTextStyleBody")
        public static let callout = Self(rawValue: "UICTFontTextStyleCallout")
        public static let subheadline = Self(rawValue: "UICTFontTextStyleSubhead")
        public static let footnote = Self(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = Self(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = Self(rawValue: "UICTFontTextStyleCaption2")
    }

    public struct Weight: Hashable, RawRepresentable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let regular = Self(rawValue: 0)
        public static let semibold = Self(rawValue: 0.3)
        public static let bold = Self(rawValue: 0.4)
    }

    private let cfType = CFTypeField()
    public let fontDescriptor: UIFontDescriptor
    /// The unscaled font of a `UIFontMetrics` font, and its metrics.
    package let scaling: Scaling?

    package struct Scaling: Sendable {
        let base: UIFontDescriptor
        let style: TextStyle
        let maximum: CGFloat?
    }

    /// - Parameter pointSize: Apple: 0 for the descriptor's own size.
    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        fontDescriptor = pointSize == 0 ? descriptor : descriptor.withSize(pointSize)
        scaling = nil
    }

    package init(descriptor: UIFontDescriptor, scaling: Scaling) {
        fontDescriptor = descriptor
        self.scaling = scaling
    }

    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// - Parameter traits: Apple: `nil` for the system's text size, independent of the views' traits.
    public class func preferredFont(forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?) -> UIFont
    {
        UIFont(descriptor: .preferredFontDescriptor(withTextStyle: style, compatibleWith: traits), size: 0)
    }

    public class func systemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .regular) }

    public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(descriptor: UIFontDescriptor(.system, size, weight), size: 0)
    }

    public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(descriptor: UIFontDescriptor(.monospaced, size, weight), size: 0)
    }

    public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        let plain = UIFontDescriptor(.system, size, weight)
        return UIFont(
            descriptor: plain.addingAttributes([.featureSettings: [UIFontDescriptor.monospacedDigits]]),
            size: 0
        )
    }

    public class var systemFontSize: CGFloat { 14 }

    open var pointSize: CGFloat { fontDescriptor.pointSize }
    open var lineHeight: CGFloat { CGFloat(TextRuler.line(of: ruledStyle).height) }
    open var ascender: CGFloat { CGFloat(TextRuler.line(of: ruledStyle).ascent) }
    /// Apple: below the baseline, and therefore negative.
    open var descender: CGFloat { -CGFloat(TextRuler.line(of: ruledStyle).descent) }
    open var familyName: String {
        fontDescriptor.family == .monospaced ? ".AppleSystemUIFontMonospaced" : ".AppleSystemUIFont"
    }

    open func withSize(_ size: CGFloat) -> UIFont { UIFont(descriptor: fontDescriptor, size: size) }

    package var ruledStyle: HeadlessText.TextStyle { ruledStyle(kern: 0) }

    package func ruledStyle(kern: CGFloat) -> HeadlessText.TextStyle {
        HeadlessText.TextStyle(
            family: fontDescriptor.family,
            size: Double(pointSize),
            weight: Double(fontDescriptor.weight.rawValue),
            hasMonospacedDigits: fontDescriptor.hasMonospacedDigits,
            kern: Double(kern)
        )
    }

    /// Returns the font at another text size, if it follows the text size: a font of a text style or of `UIFontMetrics`
    /// (Apple, on `adjustsFontForContentSizeCategory`).
    @MainActor package func following(_ traits: UITraitCollection) -> UIFont? {
        if let scaling {
            return UIFontMetrics(forTextStyle: scaling.style)
                .scaled(scaling.base, maximum: scaling.maximum, compatibleWith: traits)
        }
        let isKept = UnspecifiedBehavior.current.descriptorsKeepTextStyle || fontDescriptor.features.isEmpty
        guard isKept, let style = fontDescriptor.textStyle else { return nil }
        let size = DynamicType.size(of: style, in: traits.preferredContentSizeCategory)
        return UIFont(descriptor: fontDescriptor.scaled(to: size), size: 0)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFont).map { $0.fontDescriptor == fontDescriptor } ?? false
    }

    open override var hash: Int { fontDescriptor.hash }
}
