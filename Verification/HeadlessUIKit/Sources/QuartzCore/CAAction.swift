import Foundation

/// An action for a change of a layer's property.
public protocol CAAction {
    /// Runs the action.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    /// Does nothing. A delegate returns this for no action.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The delegate of a layer.
public protocol CALayerDelegate: AnyObject {
    /// Returns the action for a change: `nil` to continue the search, `NSNull` for none.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}
