import Foundation

/// What is done when a layer's property changes.
public protocol CAAction {
    /// Does it.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    /// Does nothing: the answer of a delegate that wants no action.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// Decides for a layer.
public protocol CALayerDelegate: AnyObject {
    /// What is to be done when a property changes: `nil` to look further, `NSNull` for nothing.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}
