/// Reads one JSON value strictly by RFC 8259 and says where a body departs from it.
///
/// Foundation's `JSONDecoder` accepts trailing commas, `01` and repeated keys, and names no place in what it refuses.
struct JSONReader {
    let bytes: [UInt8]
    var position = 0

    /// Deep enough for any body of the gallery, and far from the end of a thread's stack.
    private static let deepestNesting = 32

    /// The value that a body of valid UTF-8 holds.
    static func value(of bytes: [UInt8]) throws(JSONFault) -> JSONValue {
        var reader = JSONReader(bytes: bytes)
        let value = try reader.value(depth: 0)
        reader.skipWhitespace()
        guard reader.position == bytes.count else { throw reader.unexpected("the end") }
        return value
    }

    private mutating func value(depth: Int) throws(JSONFault) -> JSONValue {
        guard depth <= Self.deepestNesting else { throw fault("The nesting is deeper than \(Self.deepestNesting)") }
        skipWhitespace()
        switch peek {
        case UInt8(ascii: "{"): return .object(try object(depth: depth))
        case UInt8(ascii: "["): return .array(try array(depth: depth))
        case UInt8(ascii: "\""): return .string(try string())
        case let byte? where byte == UInt8(ascii: "-") || byte.isDigit: return .number(try number())
        default:
            if skip("true") { return .bool(true) }
            if skip("false") { return .bool(false) }
            if skip("null") { return .null }
            throw unexpected("a value")
        }
    }

    private mutating func object(depth: Int) throws(JSONFault) -> [String: JSONValue] {
        position += 1
        var members: [String: JSONValue] = [:]
        skipWhitespace()
        if skip("}") { return members }
        while true {
            skipWhitespace()
            guard peek == UInt8(ascii: "\"") else { throw unexpected("a key in double quotes") }
            let start = position
            let key = try string()
            skipWhitespace()
            guard skip(":") else { throw unexpected("“:”") }
            let value = try value(depth: depth + 1)
            guard members.updateValue(value, forKey: key) == nil else {
                throw JSONFault("The key “\(key)” is there twice", at: start, in: bytes)
            }
            skipWhitespace()
            if skip("}") { return members }
            guard skip(",") else { throw unexpected("“,” or “}”") }
        }
    }

    private mutating func array(depth: Int) throws(JSONFault) -> [JSONValue] {
        position += 1
        var elements: [JSONValue] = []
        skipWhitespace()
        if skip("]") { return elements }
        while true {
            elements.append(try value(depth: depth + 1))
            skipWhitespace()
            if skip("]") { return elements }
            guard skip(",") else { throw unexpected("“,” or “]”") }
        }
    }

    private mutating func number() throws(JSONFault) -> String {
        let start = position
        _ = skip("-")
        if !skip("0") { try digits() }
        if skip(".") { try digits() }
        if skip("e") || skip("E") {
            _ = skip("+") || skip("-")
            try digits()
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func digits() throws(JSONFault) {
        let start = position
        while let byte = peek, byte.isDigit { position += 1 }
        guard position > start else { throw unexpected("a digit") }
    }
}

extension JSONReader {
    var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    mutating func skip(_ literal: StaticString) -> Bool {
        let matches = literal.withUTF8Buffer { bytes[position...].starts(with: $0) }
        if matches { position += literal.utf8CodeUnitCount }
        return matches
    }

    mutating func skipWhitespace() {
        while let byte = peek, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
    }

    func fault(_ reason: String) -> JSONFault {
        JSONFault(reason, at: position, in: bytes)
    }

    func unexpected(_ expected: String) -> JSONFault {
        guard position < bytes.count else { return fault("Expected \(expected), but the body ends") }
        let scalar = String(decoding: bytes[position...].prefix(4), as: UTF8.self).unicodeScalars[...].first ?? " "
        return fault("Expected \(expected), found \(scalar.debugDescription)")
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
