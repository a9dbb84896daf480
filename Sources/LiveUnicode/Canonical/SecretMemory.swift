/// Memory that is overwritten before it is given back.
///
/// A growing array would leave copies behind in freed memory, where a dump of the process or a page's script finds them.
package final class SecretMemory: @unchecked Sendable {
    private var words: UnsafeMutableBufferPointer<UInt64>

    /// - Parameter wordCount: The capacity, in words of eight bytes.
    package init(wordCount: Int) {
        words = .allocate(capacity: max(wordCount, 1))
    }

    deinit { release() }

    private func release() {
        overwrite(words)
        words.deallocate()
    }

    /// The whole memory. Valid as long as it lives and does not grow.
    package var bytes: UnsafeMutableRawBufferPointer { UnsafeMutableRawBufferPointer(words) }

    /// Doubles the capacity and keeps the contents.
    func grow() {
        let larger = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: words.count &* 2)
        for index in words.indices { larger[index] = words[index] }
        release()
        words = larger
    }
}

/// Sets all words to zero.
///
/// Not optimised: a compiler may leave out writes to memory that nobody reads before it is freed. Pointers are fast without
/// optimisation, too; a buffer's checks would not be.
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
