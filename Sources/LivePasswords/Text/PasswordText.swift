import LiveCoding
import LiveUnicode

/// A password as a person typed it, in its canonical form (NFC), so that é is the same regardless of how a keyboard
/// encodes it.
///
/// A password text never reveals its content. Printing, string interpolation, `dump`, and mirrors show only
/// `PasswordText`. Its memory is overwritten when the last copy is destroyed. It can't control the text from which it
/// was created.
///
/// ```swift
/// PasswordText("caf\u{E9}") == PasswordText("cafe\u{301}")  // true
/// PasswordText("cafe\u{301}").count                         // 4
/// ```
public struct PasswordText: Sendable {
    private let storage: SecretScalars

    /// Creates the canonical form of a text. Nothing is trimmed.
    ///
    /// - Complexity: O(*n*).
    @inline(never)  // Each closure over a string's own bytes adds 0.7 KB to a WebAssembly module.
    public init(_ text: String) {
        storage = text.withUTF8Bytes { SecretScalars(canonicalFormOf: $0) }
    }

    /// Creates the canonical form of a text in UTF-8. Invalid UTF-8 becomes U+FFFD.
    ///
    /// - Complexity: O(*n*).
    public init(utf8: UnsafeBufferPointer<UInt8>) {
        storage = SecretScalars(canonicalFormOf: utf8)
    }

    /// Creates an empty text.
    public init() {
        storage = SecretScalars()
    }

    /// The length of the canonical form in code points (scalars).
    public var count: Int { storage.count }

    /// A Boolean value that indicates whether the text is empty.
    public var isEmpty: Bool { storage.count == 0 }

    /// Returns a Boolean value that indicates whether another text is longer and begins with this one.
    ///
    /// - Complexity: O(*n*).
    public func isProperPrefix(of other: PasswordText) -> Bool {
        count < other.count && withScalars { mine in other.withScalars { mine.elementsEqual($0[..<mine.count]) } }
    }

    /// Calls `body` with the scalars of the canonical form, which are valid only during the call.
    public func withScalars<Result, Failure: Error>(
        _ body: (UnsafeBufferPointer<UInt32>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try storage.withScalars(body)
    }

    /// Calls `body` with the canonical form in UTF-8, which is the input for a server's hash. The bytes are overwritten
    /// afterward.
    ///
    /// - Complexity: O(*n*).
    public func withUTF8<Result, Failure: Error>(
        _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        // The count is in words of eight bytes. A scalar takes at most four bytes.
        let bytes = SecretMemory(wordCount: count / 2 &+ 1)
        let memory = bytes.bytes
        var length = 0
        withScalars { scalars in
            for scalar in scalars {
                scalar.encodeUTF8 {
                    memory[length] = $0
                    length &+= 1
                }
            }
        }
        defer { withExtendedLifetime(bytes) {} }
        let start = memory.baseAddress?.assumingMemoryBound(to: UInt8.self)
        return try body(UnsafeBufferPointer(start: start, count: length))
    }
}

extension PasswordText: Equatable {
    /// Returns a Boolean value that indicates whether two texts are canonically equivalent.
    ///
    /// The comparison takes the same time wherever the texts differ.
    ///
    /// - Complexity: O(*n*).
    public static func == (one: PasswordText, other: PasswordText) -> Bool {
        guard one.count == other.count else { return false }
        return one.withScalars { mine in
            other.withScalars { theirs in
                var difference: UInt32 = 0
                for index in mine.indices { difference |= mine[index] ^ theirs[index] }
                return difference == 0
            }
        }
    }
}

#if !hasFeature(Embedded)
extension PasswordText: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The name of the type, never the text.
    public var description: String { "PasswordText" }

    /// The name of the type, never the text.
    public var debugDescription: String { "PasswordText" }

    /// An empty mirror.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
#endif

#if !hasFeature(Embedded)
/// A password can be decoded, as part of an event, and can't be encoded.
extension PasswordText: Decodable {
    /// Decodes a string.
    public init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(String.self))
    }
}
#endif
