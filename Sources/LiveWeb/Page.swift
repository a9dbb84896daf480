import LiveWebRuntime

/// What all controls of a page share. A WebAssembly module has one thread.
nonisolated(unsafe) var record = Record()
nonisolated(unsafe) var inbox = TextInbox()

/// Where the page puts a text, as UTF-8, before it calls the export that takes it.
struct TextInbox {
    /// Larger buffers are given back after use.
    private static let keptCapacity = 65_536

    private var buffer = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)

    mutating func reserve(_ length: Int) -> UnsafeMutablePointer<UInt8>? {
        if buffer.count < length {
            buffer.deallocate()
            buffer = .allocate(capacity: max(length, 1024))
        }
        return buffer.baseAddress
    }

    /// The text that the page has put, or an empty one when it is not UTF-8.
    mutating func take(_ length: Int) -> String {
        takeBytes(length) { String(validating: $0, as: UTF8.self) ?? "" }
    }

    /// What a reader makes of the bytes that the page has put.
    mutating func takeBytes<Result>(_ length: Int, _ read: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        defer {
            if buffer.count > Self.keptCapacity {
                buffer.deallocate()
                buffer = UnsafeMutableBufferPointer(start: nil, count: 0)
            }
        }
        let count = length > 0 && length <= buffer.count ? length : 0
        return read(UnsafeBufferPointer(rebasing: UnsafeBufferPointer(buffer)[..<count]))
    }
}

/// Makes room for a text of so many bytes and tells where.
@c(live_text_reserve)
public func textReserve(_ length: Int32) -> UInt32 {
    UInt32(truncatingIfNeeded: UInt(bitPattern: inbox.reserve(Int(length))))
}

/// How many models the page holds.
@c(live_handle_count)
public func handleCount() -> Int32 {
    Int32(countRings.count &+ limitedFields.count &+ numbers.count &+ numberFormats.count &+ snapButtons.count &+ sectionedFields.count)
}

/// The bytes in use on the heap.
@c(live_heap_bytes)
public func heapBytes() -> UInt32 {
    UInt32(truncatingIfNeeded: live_heap_in_use())
}
