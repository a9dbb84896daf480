#if canImport(UIKit) && !os(watchOS)
import LiveControls
import LiveFoundation
import UIKit

extension UIView {
    /// Whether the layout is right to left.
    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

extension ControlMessage {
    /// Returns the message after the app's hint, or the message alone if there is no hint.
    func text(after hint: String?) -> String { [hint, text()].compactMap { $0 }.joined(separator: ", ") }
}
#endif
