#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The inline prediction of a text with a limit. Its marked text would count before the person accepts it, and would then be
/// cut.
struct LimitedPrediction {
    /// Whether the limit, not the app, has turned off inline prediction.
    private var isOff = false

    /// Turns off prediction that the app has not set, and on again without a limit.
    @available(iOS 17.0, tvOS 17.0, *)
    mutating func update(_ type: inout UITextInlinePredictionType, isLimited: Bool) {
        if isLimited, type == .default {
            type = .no
            isOff = true
        } else if !isLimited, isOff {
            type = .default
            isOff = false
        }
    }
}
#endif
