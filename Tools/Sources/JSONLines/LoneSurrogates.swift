import Foundation

/// Lone halves of surrogate pairs, as escapes in JSON.
enum LoneSurrogates {
    /// The same JSON with `\ufffd` in place of each `\uD800`…`\uDFFF` that is not part of a pair.
    static func replaced(in json: Data) -> Data {
        var bytes = [UInt8](json)
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "\\") else {
                index += 1
                continue
            }
            guard let unit = escapedUnit(in: bytes, at: index), UTF16.isSurrogate(unit) else {
                index += 2
                continue
            }
            if UTF16.isLeadSurrogate(unit), let next = escapedUnit(in: bytes, at: index + escapeLength),
                UTF16.isTrailSurrogate(next)
            {
                index += 2 * escapeLength
            } else {
                bytes.replaceSubrange(index..<index + escapeLength, with: #"\ufffd"#.utf8)
                index += escapeLength
            }
        }
        return Data(bytes)
    }

    /// The length of `\uXXXX`.
    private static let escapeLength = 6

    private static func escapedUnit(in bytes: [UInt8], at index: Int) -> UInt16? {
        guard index + escapeLength <= bytes.count, bytes[index] == UInt8(ascii: "\\"),
            bytes[index + 1] == UInt8(ascii: "u")
        else { return nil }
        let digits = bytes[index + 2..<index + escapeLength]
        guard !digits.contains(UInt8(ascii: "+")), !digits.contains(UInt8(ascii: "-")) else { return nil }
        return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    }
}
