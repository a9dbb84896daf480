/// Memory that is overwritten before it's released.
///
/// A growing array would leave copies in freed memory, where a process dump or a page's script could find them.
package final class SecretMemory: @unchecked Sendable {
    private var words: UnsafeMutableBufferPointer<UInt64>

    /// Allocates memory.
    ///
    /// - Parameter wordCount: The capacity, in words of eight bytes.
    package init(wordCount: Int) {
        words = .allocate(capacity: max(wordCount, 1))
    }

    deinit { release() }

    private func release() {
        overwrite(words)
        words.deallocate()
    }

    /// The whole memory. It's valid as long as the object exists and doesn't grow.
    package var bytes: UnsafeMutableRawBufferPointer { UnsafeMutableRawBufferPointer(words) }

    /// Doubles the capacity and preserves the contents.
    func grow() {
        let larger = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: words.count &* 2)
        for index in words.indices { larger[index] = words[index] }
        release()
        words = larger
    }
}

/// Sets all words to zero.
///
/// This function isn't optimized, because a compiler can remove writes to memory that isn't read before it's freed. It
/// uses a pointer, which is fast without optimization too. A buffer's checks would be slow.
@inline(never)
@_optimize(none)
private func overwrite(_ words: UnsafeMutableBufferPointer<UInt64>) {
    guard let start = words.baseAddress else { return }
    let count = words.count
    var index = 0
    while index < count {
        start[index] = 0
        index &+= 1
    }
}
