import LiveWebRuntime

/// The state that all controls of a page share. A WebAssembly module has one thread.
nonisolated(unsafe) var record = Record()
nonisolated(unsafe) var inbox = Inbox()

/// Reserves space in the inbox for a number of bytes, and returns its address.
@c(live_inbox_reserve)
public func inboxReserve(_ length: Int32) -> UInt32 {
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
