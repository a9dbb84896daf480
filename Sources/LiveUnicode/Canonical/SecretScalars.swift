/// The canonical form of a password, which is overwritten before its memory is released.
package struct SecretScalars: Sendable {
    private let memory: SecretMemory
    /// The number of scalars.
    package let count: Int

    /// Creates an empty form.
    package init() {
        memory = SecretMemory(wordCount: 0)
        count = 0
    }

    /// Creates the canonical form of a text in UTF-8. Invalid UTF-8 becomes U+FFFD.
    ///
    /// - Complexity: O(*n*).
    package init(canonicalFormOf utf8: UnsafeBufferPointer<UInt8>) {
        let form = CanonicalForm(utf8)
        memory = form.memory
        count = form.count
        // The scalars move in place. No scalar overwrites one that has yet to be read.
        let scalars = memory.bytes.bindMemory(to: UInt32.self)
        for index in 0..<count { scalars[index] = scalars[index &* 2] }
    }

    /// Calls `body` with the scalars, which are valid only during the call.
    package func withScalars<Result, Failure: Error>(
        _ body: (UnsafeBufferPointer<UInt32>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        defer { withExtendedLifetime(memory) {} }
        let start = memory.bytes.baseAddress?.assumingMemoryBound(to: UInt32.self)
        return try body(UnsafeBufferPointer(start: start, count: count))
    }
}
