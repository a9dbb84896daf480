import LivePasswords
import LiveUnicode
import LiveWebRuntime

/// The state that all controls of a page share. A WebAssembly module has one thread.
nonisolated(unsafe) var record = Record()
nonisolated(unsafe) var inbox = TextInbox()

/// The buffer for UTF-8 text that the page passes to an export.
struct TextInbox {
    /// The largest capacity that the inbox keeps after use.
    private static let keptCapacity = 65_536

    private var buffer = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)

    mutating func reserve(_ length: Int) -> UnsafeMutablePointer<UInt8>? {
        if buffer.count < length {
            buffer.deallocate()
            // A failed allocation traps here, so the buffer must not point to freed memory.
            buffer = UnsafeMutableBufferPointer(start: nil, count: 0)
            buffer = .allocate(capacity: max(length, 1024))
        }
        return buffer.baseAddress
    }

    /// Returns the text in the inbox, or an empty string if the bytes aren't valid UTF-8. Wipes the inbox, because the text may
    /// be a password.
    mutating func take(_ length: InboxLength) -> String {
        takeBytes(length) { String(wellFormed: $0) ?? "" }
    }

    /// Returns the password in the inbox and wipes the inbox.
    mutating func takePassword(_ length: InboxLength) -> PasswordText {
        takeBytes(length) { PasswordText(utf8: $0) }
    }

    /// Passes the page's bytes to `read`, then wipes them.
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

/// Reserves space in the inbox for a number of bytes, and returns its address.
@c(live_text_reserve)
public func textReserve(_ length: Int32) -> UInt32 {
    UInt32(address: inbox.reserve(Int(length)))
}

/// Returns the ABI version. The page's scripts compare it with their own, because they would misread another version's records.
@c(live_abi_version)
public func exportedVersion() -> Int32 { abiVersion }

/// Returns the number of models on the page.
@c(live_handle_count)
public func handleCount() -> Int32 { modelCount }

/// Returns the number of heap bytes in use.
@c(live_heap_bytes)
public func heapBytes() -> UInt32 {
    UInt32(truncatingIfNeeded: live_heap_in_use())
}
