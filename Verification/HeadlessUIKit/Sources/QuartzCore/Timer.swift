import Foundation

/// Foundation's timer, on the clock of the double. A block of it is called on the main thread, as it runs in the main run loop.
open class Timer: NSObject, @unchecked Sendable {
    private let interval: TimeInterval
    private let repeats: Bool
    private let block: @Sendable (Timer) -> Void
    var due: Double

    /// Whether it will still fire.
    open private(set) var isValid = true

    /// Makes one that runs when a run loop has it.
    public init(timeInterval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) {
        // Foundation takes 0.1 milliseconds for zero and less, in a timer that repeats.
        interval = repeats && timeInterval <= 0 ? 0.0001 : max(0, timeInterval)
        self.repeats = repeats
        self.block = block
        due = MediaClock.now + interval
    }

    /// Makes one that runs.
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

    /// Fires at once; one that does not repeat ends with it.
    open func fire() {
        guard isValid else { return }
        if repeats { due += interval } else { invalidate() }
        block(self)
    }

    /// Ends it.
    open func invalidate() {
        isValid = false
        MediaClock.timers.removeAll { $0 === self }
    }
}

extension RunLoop {
    /// Lets a timer run.
    public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
        if timer.isValid, !MediaClock.timers.contains(where: { $0 === timer }) { MediaClock.timers.append(timer) }
    }
}
