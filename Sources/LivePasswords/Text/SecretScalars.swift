/// Scalars of a password, overwritten before their memory is given back.
///
/// A growing array would leave copies behind in freed memory, where a dump of the process or a page's script finds them.
final class SecretScalars: @unchecked Sendable {
    private var storage: UnsafeMutableBufferPointer<UInt32>
    private(set) var count = 0

    /// Makes room; more than that is made when needed.
    init(capacity: Int) {
        storage = .allocate(capacity: max(capacity, 1))
    }

    deinit {
        overwrite(storage)
        storage.deallocate()
    }

    /// What the storage holds. Valid while the storage lives and nothing is appended.
    var scalars: UnsafeMutableBufferPointer<UInt32> {
        UnsafeMutableBufferPointer(rebasing: storage[..<count])
    }

    /// All of the room, used or not. Valid while the storage lives and does not grow.
    var memory: UnsafeMutableBufferPointer<UInt32> { storage }

    func append(_ scalar: UInt32) {
        if count == storage.count { grow() }
        storage[count] = scalar
        count &+= 1
    }

    /// Tells how much of the ``memory`` holds scalars; what is beyond is overwritten with the rest.
    func setCount(_ count: Int) {
        self.count = min(max(count, 0), storage.count)
    }

    /// Makes twice the room; what is in use is kept.
    func grow() {
        let larger = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: storage.count &* 2)
        for index in 0..<count { larger[index] = storage[index] }
        overwrite(storage)
        storage.deallocate()
        storage = larger
    }
}

/// Sets all to zero.
///
/// Not optimised: a compiler may leave out writes to memory that nobody reads before it is freed.
@inline(never)
@_optimize(none)
private func overwrite(_ storage: UnsafeMutableBufferPointer<UInt32>) {
    var index = 0
    while index < storage.count {
        storage[index] = 0
        index &+= 1
    }
}
