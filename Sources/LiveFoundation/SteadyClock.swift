#if canImport(QuartzCore) && !os(watchOS)
import QuartzCore
#endif

/// The clock of the Apple hosts. It does not advance while the device sleeps.
public enum SteadyClock {
    #if os(watchOS) || !canImport(QuartzCore)
    // The watchOS SDK marks everything in QuartzCore as unavailable. `ProcessInfo.systemUptime` would need a privacy
    // manifest.
    private static let start = SuspendingClock.now
    #endif

    /// The current time, in seconds. If the platform has `CACurrentMediaTime()`, it is that time, which the timestamps
    /// of touches and events use. Otherwise it is the time since the first use of the clock.
    public static var now: Double {
        #if os(watchOS) || !canImport(QuartzCore)
        start.duration(to: .now) / .seconds(1)
        #else
        CACurrentMediaTime()
        #endif
    }
}
