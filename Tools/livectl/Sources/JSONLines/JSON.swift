import Foundation

/// A JSON value. The members of an object keep their order.
package enum JSON: Sendable, Hashable {
    case null
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([Member])

    /// A name and a value in an object.
    package struct Member: Sendable, Hashable {
        package var name: String
        package var value: JSON

        package init(_ name: String, _ value: JSON) {
            self.name = name
            self.value = value
        }
    }
}

extension JSON: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral {
    package init(dictionaryLiteral elements: (String, JSON)...) {
        self = .object(elements.map { Member($0, $1) })
    }

    package init(arrayLiteral elements: JSON...) {
        self = .array(elements)
    }

    package init(stringLiteral value: String) {
        self = .string(value)
    }
}

extension JSON {
    /// Creates an integer or null.
    package init(_ integer: Int?) {
        self = integer.map { .integer($0) } ?? .null
    }

    /// Creates a string or null.
    package init(_ string: String?) {
        self = string.map { .string($0) } ?? .null
    }

    /// The value on one line. Numbers that JSON cannot represent become null.
    package var line: String {
        switch self {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .integer(let value): String(value)
        case .number(let value): Self.text(of: value)
        case .string(let value): Self.quoted(value)
        case .array(let values): "[" + values.map(\.line).joined(separator: ",") + "]"
        case .object(let members):
            "{" + members.map { Self.quoted($0.name) + ":" + $0.value.line }.joined(separator: ",") + "}"
        }
    }

    private static func text(of number: Double) -> String {
        guard number.isFinite else { return "null" }
        return number == number.rounded() && number.magnitude < 1e15 ? String(Int(number)) : "\(number)"
    }

    private static func quoted(_ string: String) -> String {
        var result = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\u{0}"..<"\u{20}", "\u{7F}", "\u{2028}", "\u{2029}":
                result += "\\u" + String(format: "%04x", scalar.value)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

extension JSON {
    /// Parses a JSON text.
    ///
    /// An escape of a lone surrogate, which JavaScript writes for broken text, becomes U+FFFD, as when a browser
    /// submits such a text.
    ///
    /// - Throws: ``InputError`` with the error and its position.
    package init(parsing bytes: [UInt8]) throws(InputError) {
        var reader = try JSONReader(bytes)
        self = try reader.text()
    }
}
