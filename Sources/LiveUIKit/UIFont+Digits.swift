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
        guard digits !== self, let style = fontDescriptor.object(forKey: .textStyle) as? String else { return digits }
        let textStyle = UIFont.TextStyle(rawValue: style)
        let usual = UITraitCollection(preferredContentSizeCategory: .large)
        let size = UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: usual).pointSize
        return UIFontMetrics(forTextStyle: textStyle)
            .scaledFont(for: UIFont(descriptor: digits.fontDescriptor, size: size), compatibleWith: traits)
    }
}
#endif
