#if canImport(UIKit) && !os(watchOS)
    import LiveFoundation
    import UIKit

    /// Keeps the one deadline that a model asks for; a new one replaces it, and none fires after the owner is gone.
    @MainActor final class WakeTimer {
        private var task: Task<Void, Never>?

        /// Calls back at a time, in seconds on ``SteadyClock``.
        func wake(at time: Double, _ action: @escaping @MainActor () -> Void) {
            task?.cancel()
            task = Task {
                try? await Task.sleep(for: .seconds(max(0, time - SteadyClock.now)))
                if !Task.isCancelled { action() }
            }
        }

        deinit { task?.cancel() }
    }
#endif
