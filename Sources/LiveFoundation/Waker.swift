#if canImport(QuartzCore) && !os(watchOS)
import QuartzCore
#else
import Foundation
#endif

/// Keeps the one deadline that a model asks for: a later wish replaces it, and it does not fire once its owner has gone.
@MainActor package final class Waker {
    private var timer: Timer?
    private var action: (@MainActor () -> Void)?

    /// Creates one without a deadline.
    package init() {}

    /// Calls back at a time, in seconds on ``SteadyClock``, also while something scrolls.
    package func wake(at time: Double, _ action: @escaping @MainActor () -> Void) {
        timer?.invalidate()
        self.action = action
        // The run loop keeps the timer, so the timer keeps nobody. A timer stands still while the device sleeps, as the clock does.
        let timer = Timer(timeInterval: max(0, time - SteadyClock.now), repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.fire() }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    /// Drops the deadline.
    package func cancel() {
        timer?.invalidate()
        action = nil
    }

    private func fire() {
        let action = action
        self.action = nil
        action?()
    }
}
