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
}
#endif
