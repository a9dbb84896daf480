#if canImport(QuartzCore) && !os(watchOS)
import QuartzCore
#endif

/// The clock of the Apple hosts, which stands still while the device sleeps.
public enum SteadyClock {
    #if os(watchOS) || !canImport(QuartzCore)
    // The watchOS SDK has QuartzCore, with everything in it unavailable. `ProcessInfo.systemUptime` would need a privacy manifest.
    private static let start = SuspendingClock.now
    #endif

    /// The time, in seconds: that of `CACurrentMediaTime()` and of the timestamps of touches and events, where the platform has them;
    /// elsewhere the time since the clock was first read.
    public static var now: Double {
        #if os(watchOS) || !canImport(QuartzCore)
        start.duration(to: .now) / .seconds(1)
        #else
        CACurrentMediaTime()
        #endif
    }
}
