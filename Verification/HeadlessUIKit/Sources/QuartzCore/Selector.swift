import Foundation

/// A method's name, and what calls it: there is no Objective-C here that could find it by its name.
public struct Selector: Hashable, Sendable, CustomStringConvertible {
    private let name: String
    private let body: @MainActor @Sendable (AnyObject, Any?) -> Void

    /// Makes one.
    ///
    /// - Parameters:
    ///   - name: What it is known by.
    ///   - body: Calls the method of an object, with an argument.
    public init(_ name: String, _ body: @escaping @MainActor @Sendable (AnyObject, Any?) -> Void) {
        self.name = name
        self.body = body
    }

    /// What it is known by.
    public var description: String { name }

    /// Calls the method.
    @MainActor public func callAsFunction(_ target: AnyObject, _ sender: Any?) { body(target, sender) }

    /// Selectors of one name are equal.
    public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

    /// Feeds the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// An argument of the type that a method asks for; `nil` where the method takes one that may lack.
public func headlessArgument<T>(_ value: Any?) -> T {
    if let value = value as? T { return value }
    return Optional<Any>.none as! T
}
