import Foundation

/// Foundation's timer, on the clock of the double. Its block runs on the main thread, as in the main run loop.
open class Timer: NSObject, @unchecked Sendable {
    private let interval: TimeInterval
    private let repeats: Bool
    private let block: @Sendable (Timer) -> Void
    var due: Double

    /// Whether it can still fire.
    open private(set) var isValid = true

    /// Creates a timer that runs after it is added to a run loop.
    public init(timeInterval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) {
        // For a repeating timer, Foundation replaces intervals of zero or less with 0.1 milliseconds.
        interval = repeats && timeInterval <= 0 ? 0.0001 : max(0, timeInterval)
        self.repeats = repeats
        self.block = block
        due = MediaClock.now + interval
    }

    /// Creates a running timer.
    @discardableResult
    open class func scheduledTimer(
        withTimeInterval interval: TimeInterval,
        repeats: Bool,
        block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        RunLoop.main.add(timer, forMode: .default)
        return timer
    }

    /// Fires at once. A timer that does not repeat then ends.
    open func fire() {
        guard isValid else { return }
        if repeats { due += interval } else { invalidate() }
        block(self)
    }

    /// Ends the timer.
    open func invalidate() {
        isValid = false
        MediaClock.timers.removeAll { $0 === self }
    }
}

extension RunLoop {
    /// Starts a timer.
    public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
        if timer.isValid, !MediaClock.timers.contains(where: { $0 === timer }) { MediaClock.timers.append(timer) }
    }
}
