import Foundation

/// A pasteboard with a text or nothing.
open class UIPasteboard: NSObject {
    nonisolated(unsafe) private static let shared = UIPasteboard()

    /// The system's pasteboard. Tests use it only on the main actor.
    open class var general: UIPasteboard { shared }

    open var string: String?
}
