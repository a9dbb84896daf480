#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UITextField {
    /// Turns off what rewrites or calculates text, unless the text is prose. A number, a code or a password is neither a
    /// draft nor a formula.
    func leaveOutIntelligence(unless isProse: Bool = false) {
        #if !os(tvOS)
        if #available(iOS 18.0, visionOS 2.4, *) { writingToolsBehavior = isProse ? .default : .none }
        if #available(iOS 18.0, visionOS 2.0, *) { mathExpressionCompletionType = isProse ? .default : .no }
        #endif
    }
}
#endif
