/// Records the objects that are created during a test, as weak references, to find those that stay alive.
package enum AllocationTracker {
    private struct Weak { weak var responder: UIResponder? }

    /// Used only on the main thread, where all responders are created.
    nonisolated(unsafe) private static var record: [Weak]?

    static func note(_ responder: UIResponder) {
        if record != nil { record?.append(Weak(responder: responder)) }
    }

    /// Performs an action, and returns a closure that returns the created responders that are still alive.
    @MainActor package static func during(_ act: () -> Void) -> () -> [UIResponder] {
        let outer = record
        record = []
        act()
        let made = record ?? []
        record = outer.map { $0 + made }
        return { made.compactMap(\.responder) }
    }
}
