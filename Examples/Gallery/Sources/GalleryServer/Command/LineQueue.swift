import Foundation
import NIOConcurrencyHelpers

/// Lines on their way to a file descriptor. Whoever writes them never waits for whoever reads them.
///
/// A queue of its own writes them out. While the most bytes wait, further lines are left out, and a line tells how many.
final class LineQueue: TextOutputStream, Sendable {
    /// The lines of the log, and those in which the command complains.
    static let standardError = LineQueue(descriptor: STDERR_FILENO)

    private struct State {
        var waiting: [UInt8] = []
        var leftOutCount = 0
        var isWriting = false

        /// What is to be written next; `nil`, and no more writing, if there is nothing.
        mutating func takeWaiting() -> [UInt8]? {
            if leftOutCount > 0 { waiting += "gallery: \(leftOutCount) lines were left out here\n".utf8 }
            leftOutCount = 0
            isWriting = !waiting.isEmpty
            defer { waiting = [] }
            return waiting.isEmpty ? nil : waiting
        }
    }

    private let descriptor: Int32
    private let capacity: Int
    private let state = NIOLockedValueBox(State())
    private let queue = DispatchQueue(label: "lines")

    /// - Parameter capacity: The most bytes that wait.
    init(descriptor: Int32, capacity: Int = 256 * 1024) {
        self.descriptor = descriptor
        self.capacity = capacity
    }

    /// Takes a line, with its end.
    func write(_ line: String) {
        let begins = state.withLockedValue { state in
            guard state.waiting.count + line.utf8.count <= capacity else {
                state.leftOutCount += 1
                return false
            }
            state.waiting += line.utf8
            defer { state.isWriting = true }
            return !state.isWriting
        }
        if begins { queue.async { self.writeOut() } }
    }

    /// Waits until all lines are written.
    ///
    /// - Parameter seconds: The longest wait; whoever reads the lines may have stopped.
    func flush(within seconds: TimeInterval) {
        let end = DispatchSemaphore(value: 0)
        queue.async { end.signal() }
        _ = end.wait(timeout: .now() + seconds)
    }

    private func writeOut() {
        while let bytes = state.withLockedValue({ $0.takeWaiting() }) { writeAll(bytes) }
    }

    private func writeAll(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                _ = poll(&waiting, 1, -1)
            } else if errno != EINTR {
                // Nobody reads them any more.
                return
            }
        }
    }
}
