import Foundation

/// Calls a target before each frame. It holds on to the target until it is invalidated, as Apple documents.
public final class CADisplayLink: NSObject, @unchecked Sendable {
    private var target: AnyObject?
    private let selector: Selector
    private var isInvalid = false

    /// Whether it is silent for a time.
    public var isPaused = false
    /// When the frame before was shown.
    public private(set) var timestamp: CFTimeInterval = 0
    /// When the frame that is being made will be shown.
    public private(set) var targetTimestamp: CFTimeInterval = 0
    /// The time between frames.
    public private(set) var duration: CFTimeInterval = 0
    /// How many frames a second are wanted; zero for the display's own.
    public var preferredFramesPerSecond = 0

    /// Makes one that calls a method with itself.
    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
    }

    /// Starts.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        if !isInvalid, !MediaClock.links.contains(where: { $0 === self }) { MediaClock.links.append(self) }
    }

    /// Stops.
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        MediaClock.links.removeAll { $0 === self }
    }

    /// Stops for ever, and lets the target go.
    public func invalidate() {
        isInvalid = true
        target = nil
        MediaClock.links.removeAll { $0 === self }
    }

    @MainActor func show(at time: Double, next: Double) {
        guard let target, !isPaused else { return }
        (timestamp, targetTimestamp, duration) = (time, next, next - time)
        selector(target, self)
    }
}
