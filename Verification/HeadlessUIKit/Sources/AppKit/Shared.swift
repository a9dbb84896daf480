// Types that AppKit and UIKit share, under their names in AppKit.
@_exported import UIKit

public typealias NSFont = UIFont
public typealias NSColor = UIColor

extension UIColor {
    public class var controlTextColor: UIColor { .label }
    public class var disabledControlTextColor: UIColor { .tertiaryLabel }
}

open class NSTextStorage: NSMutableAttributedString {}

/// The values of NSText.h.
public enum NSTextMovement: Int, Sendable {
    case other = 0
    case `return` = 0x10
    case tab = 0x11
    case backtab = 0x12
}

public enum NSTextInputTraitType: Int, Sendable {
    case `default`
    case no
    case yes
}

public enum NSWritingToolsBehavior: Int, Sendable {
    case none = -1
    case `default`
    case complete
    case limited
}

@MainActor open class NSApplication: NSObject {
    public nonisolated class var willResignActiveNotification: Notification.Name {
        Notification.Name("NSApplicationWillResignActiveNotification")
    }
}

/// The commands for keys, about which a delegate is asked.
@MainActor public protocol NSStandardKeyBindingResponding: NSObjectProtocol {
    func insertNewline(_ sender: Any?)
}
