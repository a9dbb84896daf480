import Foundation

/// The clock of the Apple hosts: seconds since the device started, without the time that it slept.
public enum SteadyClock {
    /// The time, in seconds; the same clock as `CACurrentMediaTime()` and the timestamps of touches and events.
    public static var now: Double { ProcessInfo.processInfo.systemUptime }
}
