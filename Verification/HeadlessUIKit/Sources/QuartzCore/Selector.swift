import Foundation

/// A method's name and a closure that calls it, because there is no Objective-C runtime to find it by name.
public struct Selector: Hashable, Sendable, CustomStringConvertible {
    private let name: String
    private let body: @MainActor @Sendable (AnyObject, Any?) -> Void

    /// Creates a selector.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - body: Calls the method of an object, with an argument.
    public init(_ name: String, _ body: @escaping @MainActor @Sendable (AnyObject, Any?) -> Void) {
        self.name = name
        self.body = body
    }

    /// The name.
    public var description: String { name }

    /// Calls the method.
    @MainActor public func callAsFunction(_ target: AnyObject, _ sender: Any?) { body(target, sender) }

    /// Returns whether the names are equal.
    public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Converts an argument to the type that a method needs; `nil` if the parameter is optional and the argument is
/// missing.
public func headlessArgument<T>(_ value: Any?) -> T {
    if let value = value as? T { return value }
    return Optional<Any>.none as! T
}
