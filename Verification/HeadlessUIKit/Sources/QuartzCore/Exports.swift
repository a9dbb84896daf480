@_exported import CoreGraphics

/// A time in seconds.
public typealias CFTimeInterval = Double

/// The time on the clock of animations and touches, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.now }
