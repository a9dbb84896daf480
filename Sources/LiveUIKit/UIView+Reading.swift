#if canImport(UIKit) && !os(watchOS)
import LiveControls
import LiveFoundation
import UIKit

extension UIView {
    /// Whether lines begin at the right.
    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

extension ControlMessage {
    /// The words after a hint that the app has given; the words alone where there is none.
    func text(after hint: String?) -> String { [hint, text()].compactMap { $0 }.joined(separator: ", ") }
}
#endif
