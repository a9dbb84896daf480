import LiveUnicode

/// A query of a list of breached passwords that doesn't reveal the password.
///
/// It follows the k-anonymity model of "Pwned Passwords" (Have I Been Pwned, API v3, "Searching by range"): the list
/// receives the first five digits of the password's SHA-1 hash, and responds with the rest of all hashes that begin with
/// them. The app makes the
/// request, such as `GET https://api.pwnedpasswords.com/range/5BAA6`.
///
/// ```swift
/// import LivePasswords
///
/// let query = BreachQuery(PasswordText("password"))
/// query.prefix                                                       // "5BAA6"
/// query.isListed(in: "1E4C9B93F3F0682250B6CF8331B7EE68FD8:9545824")  // true
/// ```
public struct BreachQuery: Sendable, Hashable {
    /// The first five hexadecimal digits of the hash, in uppercase.
    public let prefix: String
    private let suffix: String

    /// Creates the query for a password.
    ///
    /// - Complexity: O(*n*).
    public init(_ password: PasswordText) {
        let digits = password.withUTF8 { SHA1.digest($0) }.flatMap { [$0 >> 4, $0 & 15] }
        let hash = digits.map { $0 < 10 ? UInt8(ascii: "0") &+ $0 : UInt8(ascii: "A") &+ $0 &- 10 }
        prefix = String(utf8Bytes: hash[..<5])
        suffix = String(utf8Bytes: hash[5...])
    }

    /// Returns whether a response contains the hash.
    ///
    /// - Parameter response: Lines of the other 35 digits of a hash, a colon, and the number of its breaches. Lines with a
    ///   number of zero are padding. Uppercase and lowercase digits are equal.
    /// - Complexity: O(*n*).
    public func isListed(in response: String) -> Bool {
        let wanted = suffix.utf8Bytes
        for line in response.utf8Bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            let digits = line.prefix { $0 != UInt8(ascii: ":") }
            let count = line.dropFirst(digits.count + 1)
            guard digits.map({ $0 >= UInt8(ascii: "a") ? $0 &- 0x20 : $0 }) == wanted else { continue }
            return count.isEmpty || count.contains { UInt8(ascii: "1")...UInt8(ascii: "9") ~= $0 }
        }
        return false
    }
}

#if !hasFeature(Embedded)
extension BreachQuery: CustomStringConvertible, CustomReflectable {
    /// The first five digits, never the rest.
    public var description: String { "BreachQuery(\(prefix))" }

    /// A mirror of the first five digits.
    public var customMirror: Mirror { Mirror(self, children: ["prefix": prefix]) }
}
#endif

/// SHA-1 (FIPS 180-4), only for lists that are sorted by it.
enum SHA1 {
    static func digest(_ message: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var hash: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
        var block = [UInt8](repeating: 0, count: 64)
        // A one bit, zeros, and the length in bits fill up the last block.
        let count = (message.count &+ 8) / 64 &+ 1
        for start in stride(from: 0, to: count &* 64, by: 64) {
            for index in 0..<64 {
                let offset = start &+ index
                block[index] = offset < message.count ? message[offset] : offset == message.count ? 0x80 : 0
            }
            if start == (count &- 1) &* 64 {
                for index in 0..<8 {
                    block[56 &+ index] = UInt8(truncatingIfNeeded: (message.count &* 8) >> (56 &- 8 &* index))
                }
            }
            update(&hash, with: block)
        }
        for index in block.indices { block[index] = 0 }
        return hash.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 &- 8 &* $0)) } }
    }

    private static func update(_ hash: inout [UInt32], with block: [UInt8]) {
        var words = [UInt32](repeating: 0, count: 80)
        for index in 0..<16 {
            words[index] = block[4 &* index..<4 &* index &+ 4].reduce(0) { $0 << 8 | UInt32($1) }
        }
        for index in 16..<80 {
            words[index] = rotated(words[index &- 3] ^ words[index &- 8] ^ words[index &- 14] ^ words[index &- 16], 1)
        }
        var (a, b, c, d, e) = (hash[0], hash[1], hash[2], hash[3], hash[4])
        for (index, word) in words.enumerated() {
            let (mixed, constant): (UInt32, UInt32) =
                switch index {
                case ..<20: ((b & c) | (~b & d), 0x5A82_7999)
                case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
                case ..<60: ((b & c) | (b & d) | (c & d), 0x8F1B_BCDC)
                default: (b ^ c ^ d, 0xCA62_C1D6)
                }
            (a, b, c, d, e) = (rotated(a, 5) &+ mixed &+ e &+ constant &+ word, a, rotated(b, 30), c, d)
        }
        for (index, value) in [a, b, c, d, e].enumerated() { hash[index] = hash[index] &+ value }
        for index in words.indices { words[index] = 0 }
    }

    private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word << count | word >> (32 &- count) }
}
