import Foundation

/// Calls a target before each frame. It retains the target until it is invalidated, as Apple documents.
public final class CADisplayLink: NSObject, @unchecked Sendable {
    private var target: AnyObject?
    private let selector: Selector
    private var isInvalid = false

    /// Whether the link is paused.
    public var isPaused = false
    /// The time of the previous frame.
    public private(set) var timestamp: CFTimeInterval = 0
    /// The time at which the current frame will be shown.
    public private(set) var targetTimestamp: CFTimeInterval = 0
    /// The time between frames.
    public private(set) var duration: CFTimeInterval = 0

    /// Creates a link that calls a method with itself as the argument.
    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
    }

    /// Starts.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        if !isInvalid, !MediaClock.links.contains(where: { $0 === self }) { MediaClock.links.append(self) }
    }

    /// Stops permanently and releases the target.
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
