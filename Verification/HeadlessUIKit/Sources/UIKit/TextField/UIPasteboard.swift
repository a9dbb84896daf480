import Foundation

/// What was copied: a text, or nothing.
open class UIPasteboard: NSObject {
    nonisolated(unsafe) private static let shared = UIPasteboard()

    /// The pasteboard of the system. Tests use it on the main actor only.
    open class var general: UIPasteboard { shared }

    open var string: String?
    open var hasStrings: Bool { string != nil }
}
