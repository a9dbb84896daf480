import Foundation

/// Parses a JSON text that conforms to RFC 8259, without extensions.
struct JSONReader {
    /// The maximum nesting depth.
    private static let deepest = 512

    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0

    /// - Throws: ``InputError`` if the bytes are not UTF-8.
    init(_ bytes: [UInt8]) throws(InputError) {
        guard String(bytes: bytes, encoding: .utf8) != nil else { throw InputError("not JSON: the text is not UTF-8") }
        self.bytes = bytes
    }

    /// Parses the whole text as one value.
    ///
    /// - Throws: ``InputError`` with the error and the number of its byte, starting with 1.
    /// - Complexity: O(*n*).
    mutating func text() throws(InputError) -> JSON {
        let value = try value()
        guard next == nil else { throw unexpected() }
        return value
    }

    /// Returns the first byte that is not white space.
    private var next: UInt8? {
        mutating get {
            while position < bytes.count, Self.isWhiteSpace(bytes[position]) { position += 1 }
            return position < bytes.count ? bytes[position] : nil
        }
    }

    static func isWhiteSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
            || byte == UInt8(ascii: "\r")
    }

    private func unexpected() -> InputError {
        InputError(position < bytes.count ? "not JSON at byte \(position + 1)" : "not JSON: it ends too early")
    }

    private mutating func take(_ byte: Unicode.Scalar) throws(InputError) {
        guard try takes(byte) else { throw unexpected() }
    }

    private mutating func takes(_ byte: Unicode.Scalar) throws(InputError) -> Bool {
        guard next == UInt8(ascii: byte) else { return false }
        position += 1
        return true
    }

    private mutating func value() throws(InputError) -> JSON {
        switch next {
        case UInt8(ascii: "{"): return try nested { reader throws(InputError) in try reader.object() }
        case UInt8(ascii: "["): return try nested { reader throws(InputError) in try reader.array() }
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return try number()
        }
    }

    private mutating func nested(_ read: (inout Self) throws(InputError) -> JSON) throws(InputError) -> JSON {
        guard depth < Self.deepest else { throw InputError("not JSON that is at most \(Self.deepest) levels deep") }
        position += 1
        depth += 1
        defer { depth -= 1 }
        return try read(&self)
    }

    private mutating func object() throws(InputError) -> JSON {
        var members: [JSON.Member] = []
        if try takes("}") { return .object(members) }
        repeat {
            guard next == UInt8(ascii: "\"") else { throw unexpected() }
            let name = try string()
            try take(":")
            members.append(.init(name, try value()))
        } while try takes(",")
        try take("}")
        return .object(members)
    }

    private mutating func array() throws(InputError) -> JSON {
        var values: [JSON] = []
        if try takes("]") { return .array(values) }
        repeat { values.append(try value()) } while try takes(",")
        try take("]")
        return .array(values)
    }

    private mutating func word(_ word: StaticString, _ value: JSON) throws(InputError) -> JSON {
        let length = word.utf8CodeUnitCount
        let isThere = word.withUTF8Buffer { bytes[position...].prefix(length).elementsEqual($0) }
        guard isThere else { throw unexpected() }
        position += length
        return value
    }

    private mutating func number() throws(InputError) -> JSON {
        let start = position
        var isWhole = true
        if peek == UInt8(ascii: "-") { position += 1 }
        if peek == UInt8(ascii: "0") { position += 1 } else { try digits() }
        if peek == UInt8(ascii: ".") {
            isWhole = false
            position += 1
            try digits()
        }
        if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
            isWhole = false
            position += 1
            if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { position += 1 }
            try digits()
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        if isWhole, let integer = Int(text) { return .integer(integer) }
        guard let number = Double(text) else { throw unexpected() }
        return .number(number)
    }

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func digits() throws(InputError) {
        let start = position
        while let byte = peek, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { position += 1 }
        guard position > start else { throw unexpected() }
    }

    private mutating func string() throws(InputError) -> String {
        position += 1
        var text: [UInt8] = []
        var start = position
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "\""):
                text += bytes[start..<position]
                position += 1
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                text += bytes[start..<position]
                position += 1
                text += try escape().utf8
                start = position
            case ..<0x20: throw unexpected()
            default: position += 1
            }
        }
        throw unexpected()
    }

    /// Parses the characters after a backslash.
    private mutating func escape() throws(InputError) -> String {
        guard let byte = peek else { throw unexpected() }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return String(UnicodeScalar(byte))
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try escapedScalar()
        default:
            position -= 1
            throw unexpected()
        }
    }

    /// Parses a scalar that is escaped as one `\uXXXX` or, outside the basic plane, as two.
    private mutating func escapedScalar() throws(InputError) -> String {
        var units = [try hexadecimalUnit()]
        let afterFirst = position
        if UTF16.isLeadSurrogate(units[0]), bytes[position...].starts(with: #"\u"#.utf8) {
            position += 2
            units.append(try hexadecimalUnit())
            if !UTF16.isTrailSurrogate(units[1]) {
                units.removeLast()
                position = afterFirst
            }
        }
        return String(decoding: units, as: UTF16.self)
    }

    private mutating func hexadecimalUnit() throws(InputError) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = peek.flatMap({ Character(UnicodeScalar($0)).hexDigitValue }) else { throw unexpected() }
            unit = unit << 4 | UInt16(digit)
            position += 1
        }
        return unit
    }
}
