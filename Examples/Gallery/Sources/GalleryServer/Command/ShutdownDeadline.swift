import Foundation
import ServiceLifecycle

/// Ends the process when it does not end by itself after it was asked to, whatever keeps it.
struct ShutdownDeadline: Service {
    /// How long the requests in flight may take, in seconds, before they are cancelled.
    static let patience = 10
    /// How long they may then take to end.
    private static let grace = 5

    func run() async throws {
        try? await gracefulShutdown()
        // A thread of its own comes to its turn even where all others are stuck.
        Thread.detachNewThread {
            Thread.sleep(forTimeInterval: TimeInterval(Self.patience + Self.grace))
            LineQueue.standardError.write("gallery: ended amid requests, which took too long\n")
            LineQueue.standardError.flush(within: 0.1)
            _exit(1)
        }
    }
}
