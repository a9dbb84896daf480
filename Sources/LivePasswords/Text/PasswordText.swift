import LiveUnicode

/// A password as a person typed it, in its canonical form (NFC), so that é is é however a keyboard makes it.
///
/// It never reveals its text: printing, string interpolation, `dump` and mirrors give `PasswordText` and nothing else. Its
/// memory is overwritten when the last copy goes. It has no control over the text that it was made from.
///
/// ```swift
/// PasswordText("caf\u{E9}") == PasswordText("cafe\u{301}")  // true
/// PasswordText("cafe\u{301}").count                         // 4
/// ```
public struct PasswordText: Sendable {
    private let storage: SecretScalars

    /// The canonical form of a text. Nothing is trimmed.
    ///
    /// - Complexity: O(*n*).
    @inline(never)  // Each closure over a string's own bytes weighs 0.7 KB in a WebAssembly module.
    public init(_ text: String) {
        storage = text.withUTF8Bytes { SecretScalars(canonicalFormOf: $0) }
    }

    /// The canonical form of a text in UTF-8; what is not UTF-8 becomes U+FFFD.
    ///
    /// - Complexity: O(*n*).
    public init(utf8: UnsafeBufferPointer<UInt8>) {
        storage = SecretScalars(canonicalFormOf: utf8)
    }

    /// An empty text.
    public init() {
        storage = SecretScalars()
    }

    /// The length in code points (scalars) of the canonical form.
    public var count: Int { storage.count }

    /// Whether the text is empty.
    public var isEmpty: Bool { storage.count == 0 }

    /// Whether another text is longer and begins with this one.
    ///
    /// - Complexity: O(*n*).
    public func isProperPrefix(of other: PasswordText) -> Bool {
        count < other.count && withScalars { mine in other.withScalars { mine.elementsEqual($0[..<mine.count]) } }
    }

    /// Calls `body` with the scalars of the canonical form, which are valid during the call only.
    public func withScalars<Result, Failure: Error>(
        _ body: (UnsafeBufferPointer<UInt32>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try storage.withScalars(body)
    }

    /// Calls `body` with the canonical form in UTF-8, which is what a server hashes; it is overwritten afterwards.
    ///
    /// - Complexity: O(*n*).
    public func withUTF8<Result, Failure: Error>(
        _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        // In words of eight bytes; a scalar takes four bytes at most.
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
    /// Whether two texts are canonically equivalent.
    ///
    /// Takes the same time wherever they differ.
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
