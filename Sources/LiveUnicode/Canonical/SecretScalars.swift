/// The canonical form of a password, overwritten before its memory is given back.
package struct SecretScalars: Sendable {
    private let memory: SecretMemory
    /// The number of scalars.
    package let count: Int

    /// No scalars.
    package init() {
        memory = SecretMemory(wordCount: 0)
        count = 0
    }

    /// The canonical form of a text in UTF-8; what is not UTF-8 becomes U+FFFD.
    ///
    /// - Complexity: O(*n*).
    package init(canonicalFormOf utf8: UnsafeBufferPointer<UInt8>) {
        let form = CanonicalForm(utf8)
        memory = form.memory
        count = form.count
        // In place: no scalar is written over one that is still to be read.
        let scalars = memory.bytes.bindMemory(to: UInt32.self)
        for index in 0..<count { scalars[index] = scalars[index &* 2] }
    }

    /// Calls `body` with the scalars, which are valid during the call only.
    package func withScalars<Result, Failure: Error>(
        _ body: (UnsafeBufferPointer<UInt32>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        defer { withExtendedLifetime(memory) {} }
        let start = memory.bytes.baseAddress?.assumingMemoryBound(to: UInt32.self)
        return try body(UnsafeBufferPointer(start: start, count: count))
    }
}
