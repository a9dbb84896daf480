#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIFont {
    /// The same font with monospaced digits, so that a counting number does not jitter.
    var withMonospacedDigits: UIFont {
        // Core Text's kNumberSpacingType and kMonospacedNumbersSelector, which Swift imports only on some platforms.
        let setting: [UIFontDescriptor.FeatureKey: Int] = [.type: 6, .selector: 0]
        let features = fontDescriptor.fontAttributes[.featureSettings]
        let others = features as? [[UIFontDescriptor.FeatureKey: Int]] ?? []
        guard !others.contains(setting) else { return self }
        let descriptor = fontDescriptor.addingAttributes([.featureSettings: others + [setting]])
        return UIFont(descriptor: descriptor, size: 0)
    }

    /// The same font with monospaced digits, which follows the text size if this font does.
    ///
    /// UIKit adjusts the fonts of text styles and of `UIFontMetrics`. It does not document that a font from the changed
    /// descriptor of a text style is one.
    func adjustableWithMonospacedDigits(compatibleWith traits: UITraitCollection) -> UIFont {
        let digits = withMonospacedDigits
        return digits === self ? self : digits.adjusted(to: textStyle, compatibleWith: traits)
    }

    /// The same font in a text size, if it's that of a text style.
    func adjusted(compatibleWith traits: UITraitCollection) -> UIFont {
        adjusted(to: textStyle, compatibleWith: traits)
    }

    /// The text style; `nil` for a font of a fixed size. The descriptor of a system font has Core Text's name of its use under
    /// the same key, such as `CTFontBoldUsage`.
    private var textStyle: TextStyle? {
        let name = fontDescriptor.object(forKey: .textStyle) as? String
        return name.flatMap { $0.contains("TextStyle") ? TextStyle(rawValue: $0) : nil }
    }

    private func adjusted(to style: TextStyle?, compatibleWith traits: UITraitCollection) -> UIFont {
        guard let style else { return self }
        let usual = UITraitCollection(preferredContentSizeCategory: .large)
        let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: usual).pointSize
        return UIFontMetrics(forTextStyle: style)
            .scaledFont(for: UIFont(descriptor: fontDescriptor, size: size), compatibleWith: traits)
    }
}
#endif
