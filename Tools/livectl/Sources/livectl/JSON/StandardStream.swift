import Foundation

/// One of a command's three standard streams.
struct StandardStream: Sendable {
    static let input = Self(.standardInput, name: "standard input")
    static let output = Self(.standardOutput, name: "standard output")
    static let errors = Self(.standardError, name: "standard error")

    private let handle: FileHandle
    private let name: String

    init(_ handle: FileHandle, name: String) {
        self.handle = handle
        self.name = name
    }

    private var descriptor: Int32 { handle.fileDescriptor }

    /// Replaces each closed standard stream with a descriptor that can be neither read nor written. Otherwise the next
    /// opened file would take its place.
    static func fillClosed() {
        for (stream, mode) in [(input, O_WRONLY), (output, O_RDONLY), (errors, O_RDONLY)]
        where fcntl(stream.descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", mode)
        }
    }

    /// Reads the available bytes, and waits while there are none.
    ///
    /// - Parameter count: The maximum number of bytes to read.
    /// - Returns: No bytes only at the end of the stream.
    func bytes(upTo count: Int) throws(StreamError) -> ArraySlice<UInt8> {
        var bytes = [UInt8](repeating: 0, count: count)
        return bytes[..<(try repeated("read", waitingFor: POLLIN) { receive(descriptor, &bytes, count) })]
    }

    /// Writes a whole text.
    func write(_ text: String) throws(StreamError) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            rest = rest.dropFirst(
                try repeated("written", waitingFor: POLLOUT) {
                    rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count) }
                }
            )
        }
    }

    /// Repeats a call that a signal has interrupted, and waits if the stream is non-blocking.
    private func repeated(
        _ participle: String,
        waitingFor events: some BinaryInteger,
        _ call: () -> Int
    ) throws(StreamError) -> Int {
        while true {
            let count = call()
            if count >= 0 { return count }
            switch errno {
            case EINTR: continue
            case EAGAIN:
                var waiting = pollfd(fd: descriptor, events: Int16(events), revents: 0)
                _ = poll(&waiting, 1, -1)
            case let reason:
                throw StreamError(description: "\(name) cannot be \(participle): \(String(cString: strerror(reason)))")
            }
        }
    }
}

/// An error when a stream is read or written, with a message for the person who redirected it.
struct StreamError: Error, CustomStringConvertible {
    var description: String
}

// Other names, because a type's own methods hide these functions.
private func receive(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(descriptor, bytes, count)
}

private func send(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
