#if canImport(QuartzCore)
import QuartzCore
#else
import Foundation
#endif

/// The clock of the Apple hosts: seconds since the device started, without the time that it slept.
public enum SteadyClock {
    /// The time, in seconds; that of `CACurrentMediaTime()` and of the timestamps of touches and events.
    public static var now: Double {
        #if canImport(QuartzCore)
        CACurrentMediaTime()
        #else
        ProcessInfo.processInfo.systemUptime
        #endif
    }
}
