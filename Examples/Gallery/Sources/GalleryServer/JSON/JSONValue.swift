/// A value of JSON (RFC 8259) as it was sent.
indirect enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    /// A number in its own digits, which no numeric type here could alter.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    /// What kind of value it is, for a message.
    var kind: String {
        switch self {
        case .null: "null"
        case .bool: "a truth value"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

/// A place in a body that is not JSON.
struct JSONFault: Error, Hashable {
    var reason: String
    /// From 1.
    var line: Int
    /// From 1, in Unicode scalars.
    var column: Int
}

extension JSONFault {
    init(_ reason: String, at position: Int, in bytes: [UInt8]) {
        let before = bytes[..<position]
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        self.reason = reason
        line = before.count { $0 == UInt8(ascii: "\n") } + 1
        column = bytes[lineStart..<position].count { !UTF8.isContinuation($0) } + 1
    }
}
