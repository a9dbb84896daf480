import Foundation

/// A JSON value. Members of an object keep the order in which they were given.
package enum JSON: Sendable, Hashable {
    case null
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([Member])

    /// One name and value of an object.
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
    /// An integer, or null.
    package init(_ integer: Int?) {
        self = integer.map { .integer($0) } ?? .null
    }

    /// A text, or null.
    package init(_ string: String?) {
        self = string.map { .string($0) } ?? .null
    }

    /// The value on one line. Numbers that JSON cannot express become null.
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

extension JSON: Decodable {
    /// Parses one JSON text.
    ///
    /// An escape of half a surrogate pair, which JavaScript writes for broken text, is read as U+FFFD, as when a browser sends
    /// such a text.
    ///
    /// - Throws: ``InputError`` with the fault and its column.
    package init(parsing data: Data) throws {
        let data = LoneSurrogates.replaced(in: data)
        do {
            self = try JSONDecoder().decode(JSON.self, from: data)
        } catch {
            throw InputError("not JSON: " + Self.fault(in: data))
        }
    }

    /// The fault and its place, which `JSONDecoder` does not give on every platform.
    private static func fault(in data: Data) -> String {
        do {
            _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
        } catch let error as NSError {
            if let reason = error.userInfo["NSDebugDescription"] as? String { return reason }
        }
        return "it cannot be read"
    }

    package init(from decoder: any Decoder) throws {
        if let keyed = try? decoder.container(keyedBy: Name.self) {
            self = .object(try keyed.allKeys.map { Member($0.stringValue, try keyed.decode(JSON.self, forKey: $0)) })
        } else if var list = try? decoder.unkeyedContainer() {
            var values: [JSON] = []
            while !list.isAtEnd { values.append(try list.decode(JSON.self)) }
            self = .array(values)
        } else {
            let single = try decoder.singleValueContainer()
            if single.decodeNil() {
                self = .null
            } else if let value = try? single.decode(Bool.self) {
                self = .bool(value)
            } else if let value = try? single.decode(Int.self) {
                self = .integer(value)
            } else if let value = try? single.decode(Double.self) {
                self = .number(value)
            } else {
                self = .string(try single.decode(String.self))
            }
        }
    }

    private struct Name: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
