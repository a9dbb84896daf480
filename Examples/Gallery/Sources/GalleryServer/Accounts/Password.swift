import Foundation

/// A password on its way from a request to its hash. It shows itself to no log, description or mirror.
struct Password: Sendable {
    let text: String

    init(_ text: String) {
        self.text = text
    }

    /// Calls `body` with the bytes that are hashed, and overwrites them afterwards.
    ///
    /// They are those of NFC, so that `é` is the same password however a keyboard composes it (SP 800-63B-4 §3.1.1.2).
    func withBytes<Result>(_ body: ([UInt8]) throws -> Result) rethrows -> Result {
        var bytes = Array(text.precomposedStringWithCanonicalMapping.utf8)
        defer { bytes.overwrite() }
        return try body(bytes)
    }

    /// Whether two passwords are the same, however they are composed.
    static func matches(_ one: Password, _ other: Password) -> Bool {
        one.withBytes { bytes in other.withBytes { $0.isEqualInConstantTime(to: bytes) } }
    }
}

extension Password: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    var description: String { "Password" }
    var debugDescription: String { description }
    var customMirror: Mirror { Mirror(self, children: []) }
}

extension [UInt8] {
    /// Puts zeros over what was there, where it stands.
    mutating func overwrite() {
        withUnsafeMutableBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            // Not left out by the optimizer, as memset of memory that is freed next may be.
            explicit_bzero(start, bytes.count)
        }
    }

    /// Compares without telling by its time where the first difference is. The lengths are no secret.
    func isEqualInConstantTime(to other: [UInt8]) -> Bool {
        guard count == other.count else { return false }
        return zip(self, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
