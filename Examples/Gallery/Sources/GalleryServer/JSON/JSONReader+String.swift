extension JSONReader {
    /// Reads a string from its opening to its closing quote.
    mutating func string() throws(JSONFault) -> String {
        position += 1
        var text: [UInt8] = []
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                text.append(contentsOf: UTF8.encode(try escapedScalar()) ?? UTF8.EncodedScalar())
            case 0..<0x20:
                throw fault("A control character in a string must be escaped")
            default:
                text.append(byte)
                position += 1
            }
        }
        throw fault("The body ends inside a string")
    }

    private mutating func escapedScalar() throws(JSONFault) -> Unicode.Scalar {
        let start = position
        position += 1
        let escape = peek
        position += 1
        switch escape {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try unicodeEscape(from: start)
        default: throw JSONFault("There is no such escape", at: start, in: bytes)
        }
    }

    /// The scalar of one `\u` escape, or of the two that stand for a scalar above U+FFFF.
    private mutating func unicodeEscape(from start: Int) throws(JSONFault) -> Unicode.Scalar {
        let unit = try codeUnit(from: start)
        if let scalar = Unicode.Scalar(unit) { return scalar }
        if UTF16.isLeadSurrogate(unit), skip("\\u") {
            let trail = try codeUnit(from: start)
            if UTF16.isTrailSurrogate(trail) {
                return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
            }
        }
        throw JSONFault("This escape is half of a surrogate pair, which no text holds", at: start, in: bytes)
    }

    private mutating func codeUnit(from start: Int) throws(JSONFault) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = peek?.hexDigitValue else {
                throw JSONFault("“\\u” needs four hexadecimal digits", at: start, in: bytes)
            }
            unit = unit << 4 | UInt16(digit)
            position += 1
        }
        return unit
    }
}
