import Foundation

/// An error in an input, with a message for the person who wrote it.
struct InputError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The error and its position.
    var description: String

    init(_ description: String) {
        self.description = description
    }

    /// Creates an error with the path of a wrong value and the reason.
    init(_ error: any Error) {
        switch error {
        case DecodingError.keyNotFound(let key, let context):
            self.init("\(Self.path(context.codingPath + [key])) is missing")
        case DecodingError.valueNotFound(_, let context):
            self.init("\(Self.path(context.codingPath)) must not be null")
        case DecodingError.typeMismatch(let type, let context):
            self.init("\(Self.path(context.codingPath)) must be \(Self.name(of: type))")
        case DecodingError.dataCorrupted(let context): self.init(Self.explanation(of: context))
        default: self.init("\(error)")
        }
    }

    /// Returns the message of an error in a value.
    private static func explanation(of context: DecodingError.Context) -> String {
        let message = context.debugDescription
        // Foundation's messages begin in uppercase and can repeat the input. Ours never do.
        guard message.first?.isLowercase == true || message.first == "'" else {
            guard context.codingPath.isEmpty else { return "\(path(context.codingPath)) must be valid" }
            return "a number is not whole or too large, or a text is not well-formed"
        }
        let isPredicate = ["must ", "needs ", "can't "].contains { message.hasPrefix($0) }
        if isPredicate { return "\(path(context.codingPath)) \(message)" }
        return context.codingPath.isEmpty ? message : "\(path(context.codingPath)): \(message)"
    }

    /// Returns a path such as `'settingsChanged.limit.unit'`.
    private static func path(_ path: [any CodingKey]) -> String {
        guard !path.isEmpty else { return "the value" }
        let parts = path.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }
        return "'\(parts.joined().trimmingPrefix("."))'"
    }

    private static func name(of type: any Any.Type) -> String {
        switch type {
        case is String.Type: "a string"
        case is Bool.Type: "true or false"
        case is any Numeric.Type: "a number"
        default: "\(type)".hasPrefix("Array") ? "an array" : "an object"
        }
    }
}
