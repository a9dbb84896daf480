import Foundation

/// An item that is a text. It is part of Foundation, but missing on Linux.
open class NSItemProvider: NSObject {
    package let text: String

    public init(object: NSString) { text = object as String }
}

/// A pasteboard with a text or nothing.
open class UIPasteboard: NSObject {
    nonisolated(unsafe) private static let shared = UIPasteboard()

    /// The system's pasteboard. Tests use it only on the main actor.
    open class var general: UIPasteboard { shared }

    open var string: String?
}
