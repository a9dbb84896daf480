import LivePasswords
import LiveUnicode
import LiveWebRuntime

/// The state that all controls of a page share. A WebAssembly module has one thread.
nonisolated(unsafe) var record = Record()
nonisolated(unsafe) var inbox = TextInbox()

/// The inbox, where the page puts a text, as UTF-8, before it calls the export that takes it.
struct TextInbox {
    /// The largest capacity that the inbox keeps after use.
    private static let keptCapacity = 65_536

    private var buffer = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)

    mutating func reserve(_ length: Int) -> UnsafeMutablePointer<UInt8>? {
        if buffer.count < length {
            buffer.deallocate()
            // If the allocation fails, the call ends here; it must not leave a freed buffer behind.
            buffer = UnsafeMutableBufferPointer(start: nil, count: 0)
            buffer = .allocate(capacity: max(length, 1024))
        }
        return buffer.baseAddress
    }

    /// The text in the inbox, or an empty one when the bytes are not UTF-8. The inbox is wiped, because the text may be a
    /// password.
    mutating func take(_ length: InboxLength) -> String {
        takeBytes(length) { String(wellFormed: $0) ?? "" }
    }

    /// The password in the inbox.
    mutating func takePassword(_ length: InboxLength) -> PasswordText {
        takeBytes(length) { PasswordText(utf8: $0) }
    }

    /// Hands the page's bytes to `read`, then wipes them.
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

/// Makes room in the inbox for a number of bytes, and gives its address.
@c(live_text_reserve)
public func textReserve(_ length: Int32) -> UInt32 {
    UInt32(address: inbox.reserve(Int(length)))
}

/// The version of the exports and records. The page's scripts compare it with theirs, as they would misread another version.
@c(live_abi_version)
public func exportedVersion() -> Int32 { abiVersion }

/// The number of models that the page holds.
@c(live_handle_count)
public func handleCount() -> Int32 { modelCount }

/// The number of bytes in use on the heap.
@c(live_heap_bytes)
public func heapBytes() -> UInt32 {
    UInt32(truncatingIfNeeded: live_heap_in_use())
}
