#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Keeps the one deadline that a model asks for; a new one replaces it, and none fires after the owner is gone.
@MainActor final class WakeTimer {
    private var timer: Timer?
    private var action: (@MainActor () -> Void)?

    /// Calls back at a time, in seconds on the clock of `CACurrentMediaTime()`, also while something scrolls.
    func wake(at time: Double, _ action: @escaping @MainActor () -> Void) {
        timer?.invalidate()
        self.action = action
        // The run loop keeps the timer, so the timer keeps nobody.
        let timer = Timer(timeInterval: max(0, time - CACurrentMediaTime()), repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.fire() }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    private func fire() {
        let action = action
        self.action = nil
        action?()
    }
}
#endif
