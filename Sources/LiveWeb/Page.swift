import LivePasswords
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
            // An allocation that fails ends here, and must not leave a buffer that is gone.
            buffer = UnsafeMutableBufferPointer(start: nil, count: 0)
            buffer = .allocate(capacity: max(length, 1024))
        }
        return buffer.baseAddress
    }

    /// The text that the page has put, or an empty one when it is not UTF-8. Nothing of it stays in the inbox, as it
    /// may be a password.
    mutating func take(_ length: InboxLength) -> String {
        takeBytes(length) { String(validating: $0, as: UTF8.self) ?? "" }
    }

    /// The password that the page has put.
    mutating func takePassword(_ length: InboxLength) -> PasswordText {
        takeBytes(length) { PasswordText(utf8: $0) }
    }

    /// What a reader makes of the bytes that the page has put.
    mutating func takeBytes<Result>(_ length: InboxLength, _ read: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        let count = length > 0 && length <= buffer.count ? Int(length) : 0
        defer { wipe(count) }
        return read(UnsafeBufferPointer(rebasing: UnsafeBufferPointer(buffer)[..<count]))
    }

    private mutating func wipe(_ count: Int) {
        buffer.prefix(count).update(repeating: 0)
        if buffer.count > Self.keptCapacity {
            buffer.deallocate()
            buffer = UnsafeMutableBufferPointer(start: nil, count: 0)
        }
    }
}

/// Makes room for a text of so many bytes and tells where.
@c(live_text_reserve)
public func textReserve(_ length: Int32) -> UInt32 {
    UInt32(address: inbox.reserve(Int(length)))
}

/// How many models the page holds.
@c(live_handle_count)
public func handleCount() -> Int32 { modelCount }

/// The bytes in use on the heap.
@c(live_heap_bytes)
public func heapBytes() -> UInt32 {
    UInt32(truncatingIfNeeded: live_heap_in_use())
}
