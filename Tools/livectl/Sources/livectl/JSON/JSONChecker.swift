import Foundation
import LiveText

/// Finds what Foundation's decoder accepts without notice in a JSON text: duplicate members, commas without a next value,
/// and numbers with more digits than it keeps.
struct JSONChecker {
    private let bytes: [UInt8]
    private let isSecret: Bool
    private var position = 0
    /// The latest byte outside of strings that is not white space.
    private var latest: UInt8 = 0
    /// The names in each open object. An open array has none.
    private var names: [Set<String>] = []

    /// Checks a text. Syntax errors are left to the decoder.
    ///
    /// - Throws: ``InputError`` for the first error.
    /// - Complexity: O(*n*).
    static func check(_ bytes: [UInt8], isSecret: Bool = false) throws(InputError) {
        var checker = JSONChecker(bytes: bytes, isSecret: isSecret)
        while checker.position < bytes.count { try checker.checkNext() }
    }

    private init(bytes: [UInt8], isSecret: Bool) {
        self.bytes = bytes
        self.isSecret = isSecret
    }

    private mutating func checkNext() throws(InputError) {
        let start = position
        position += 1
        switch bytes[start] {
        case let byte where Self.isWhiteSpace(byte): return
        case UInt8(ascii: "{"), UInt8(ascii: "["): names.append([])
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
            guard latest != UInt8(ascii: ",") else {
                throw InputError("not JSON: a value is missing at byte \(start + 1)")
            }
            _ = names.popLast()
        case UInt8(ascii: "\""): try checkString()
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try checkNumber(from: start)
        default: break
        }
        latest = bytes[start]
    }

    private mutating func checkString() throws(InputError) {
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard position < bytes.count else { return }
        position += 1
        let isName = bytes[position...].first { !Self.isWhiteSpace($0) } == UInt8(ascii: ":")
        guard isName, !names.isEmpty else { return }
        let name = Self.unescaped(bytes[start..<position - 1])
        guard !names[names.count - 1].insert(name).inserted else { return }
        throw InputError("\(isSecret ? "a member" : "'\(name)'") is there twice")
    }

    /// Returns a name as the decoder reads it.
    private static func unescaped(_ name: ArraySlice<UInt8>) -> String {
        let text = String(decoding: name, as: UTF8.self)
        guard name.contains(UInt8(ascii: "\\")) else { return text }
        return (try? JSONDecoder().decode(String.self, from: Data("\"\(text)\"".utf8))) ?? text
    }

    private mutating func checkNumber(from start: Int) throws(InputError) {
        while position < bytes.count, "+-.eE0123456789".utf8.contains(bytes[position]) { position += 1 }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard Int(text) == nil, let number = Double(text), DecimalNumber(number) != DecimalNumber(text) else { return }
        throw InputError("the number at byte \(start + 1) would lose digits; write it as a string")
    }

    static func isWhiteSpace(_ byte: UInt8) -> Bool { " \t\n\r".utf8.contains(byte) }
}
