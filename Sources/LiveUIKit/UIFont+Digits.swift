#if canImport(UIKit) && !os(watchOS)
    import UIKit

    extension UIFont {
        /// The same font with digits of one width, so that a counting number does not jitter.
        var withMonospacedDigits: UIFont {
            // Core Text's kNumberSpacingType and kMonospacedNumbersSelector, which Swift sees only on some platforms.
            let setting: [UIFontDescriptor.FeatureKey: Int] = [.type: 6, .selector: 0]
            return UIFont(descriptor: fontDescriptor.addingAttributes([.featureSettings: [setting]]), size: 0)
        }
    }
#endif
