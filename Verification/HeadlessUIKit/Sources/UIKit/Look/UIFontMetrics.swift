import QuartzCore

open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// In proportion to the size of the text style, rounded to the screen's points.
    open func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
        var category = (traits ?? .system).preferredContentSizeCategory
        if category == .unspecified { category = UITraitCollection.system.preferredContentSizeCategory }
        let factor = DynamicType.size(of: style, in: category) / DynamicType.size(of: style, in: .large)
        return (value * factor * 3).rounded() / 3
    }

    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    open func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
        scaled(font.fontDescriptor, maximum: nil, compatibleWith: traits)
    }

    func scaled(_ base: UIFontDescriptor, maximum: CGFloat?, compatibleWith traits: UITraitCollection?) -> UIFont {
        let size = min(scaledValue(for: base.pointSize, compatibleWith: traits), maximum ?? .infinity)
        return UIFont(
            descriptor: base.withSize(size),
            scaling: UIFont.Scaling(base: base, style: style, maximum: maximum)
        )
    }
}

/// The Dynamic Type sizes for iOS and iPadOS from Apple's Human Interface Guidelines, "Typography".
enum DynamicType {
    static func size(of style: UIFont.TextStyle, in category: UIContentSizeCategory) -> CGFloat {
        let sizes = table[style] ?? table[.body]!
        return sizes[UIContentSizeCategory.ordered.firstIndex(of: category) ?? 3]
    }

    private static let table: [UIFont.TextStyle: [CGFloat]] = [
        .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]
}
