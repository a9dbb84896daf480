package import HeadlessText
import QuartzCore

open class UIFontDescriptor: NSObject, @unchecked Sendable {
    public struct AttributeName: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let size = Self(rawValue: "NSFontSizeAttribute")
        public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")
        public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
    }

    public struct FeatureKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let type = Self(rawValue: "CTFeatureTypeIdentifier")
        public static let selector = Self(rawValue: "CTFeatureSelectorIdentifier")
    }

    /// Core Text's kNumberSpacingType and kMonospacedNumbersSelector.
    package static let monospacedDigits: [FeatureKey: Int] = [.type: 6, .selector: 0]

    package private(set) var family = HeadlessText.TextStyle.Family.system
    public private(set) var pointSize: CGFloat = 17
    package private(set) var weight = UIFont.Weight.regular
    /// The text style that determines the size; `nil` after another size is set.
    package private(set) var textStyle: UIFont.TextStyle?
    package private(set) var features: [[FeatureKey: Int]] = []

    package init(_ family: HeadlessText.TextStyle.Family, _ size: CGFloat, _ weight: UIFont.Weight) {
        self.family = family
        pointSize = size
        self.weight = weight
    }

    public override init() { super.init() }

    public class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle,
        compatibleWith traits: UITraitCollection?
    ) -> UIFontDescriptor {
        var category = (traits ?? .system).preferredContentSizeCategory
        if category == .unspecified { category = UITraitCollection.system.preferredContentSizeCategory }
        let size = DynamicType.size(of: style, in: category)
        let result = UIFontDescriptor(.system, size, style == .headline ? .semibold : .regular)
        result.textStyle = style
        return result
    }

    /// Apple: "attributes in the new descriptor take precedence over those in the original". A value replaces the other
    /// one as a whole, even a list of features.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        let result = copied()
        if let settings = attributes[.featureSettings] { result.features = Self.features(settings) }
        if let size = attributes[.size] {
            result.pointSize = (size as? CGFloat) ?? (size as? Double).map { CGFloat($0) } ?? pointSize
            result.textStyle = nil
        }
        return result
    }

    open var fontAttributes: [AttributeName: Any] {
        features.isEmpty ? [.size: pointSize] : [.size: pointSize, .featureSettings: features]
    }

    /// Apple: for `textStyle`, "an NSString instance that contains the specified text style". Without a text style, a system font
    /// has Core Text's name of its use there, which is no text style.
    open func object(forKey anAttribute: AttributeName) -> Any? {
        guard anAttribute == .textStyle else { return fontAttributes[anAttribute] }
        return textStyle?.rawValue ?? (weight == .regular ? "CTFontRegularUsage" : "CTFontEmphasizedUsage")
    }

    open func withSize(_ size: CGFloat) -> UIFontDescriptor {
        let result = copied()
        result.pointSize = size
        if size != pointSize { result.textStyle = nil }
        return result
    }

    package var hasMonospacedDigits: Bool { features.contains(Self.monospacedDigits) }

    /// Returns another size of the same text style.
    package func scaled(to size: CGFloat) -> UIFontDescriptor {
        let result = copied()
        result.pointSize = size
        return result
    }

    private func copied() -> UIFontDescriptor {
        let result = UIFontDescriptor(family, pointSize, weight)
        result.textStyle = textStyle
        result.features = features
        return result
    }

    private static func features(_ settings: Any) -> [[FeatureKey: Int]] {
        if let settings = settings as? [[FeatureKey: Int]] { return settings }
        guard let settings = settings as? [[FeatureKey: Any]] else { return [] }
        return settings.map { $0.compactMapValues { $0 as? Int } }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return family == other.family && pointSize == other.pointSize && weight == other.weight
            && features == other.features
    }

    open override var hash: Int { pointSize.hashValue ^ weight.hashValue }
}
