#if canImport(QuartzCore) && !os(watchOS)
import QuartzCore
#else
import Foundation
#endif

/// Keeps the single deadline that a model requests. A later request replaces it, and it does not fire after its owner
/// is gone.
@MainActor package final class Waker {
    private var timer: Timer?
    private var action: (@MainActor () -> Void)?

    /// Creates a waker without a deadline.
    package init() {}

    /// Calls an action at a time, in seconds on ``SteadyClock``, even during scrolling.
    package func wake(at time: Double, _ action: @escaping @MainActor () -> Void) {
        timer?.invalidate()
        self.action = action
        // The run loop retains the timer, so the timer retains no object. Like the clock, a timer does not advance
        // while the device sleeps.
        let timer = Timer(timeInterval: max(0, time - SteadyClock.now), repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.fire() }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    /// Cancels the deadline.
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
