import Foundation

/// The effect of an animation before and after its active time.
public struct CAMediaTimingFillMode: Hashable, Sendable, RawRepresentable {
    /// The name.
    public let rawValue: String
    /// Creates a mode.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No effect.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// Its start, before it begins.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Its end, after it ends.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// The delegate of an animation, which retains it, as Apple documents.
public protocol CAAnimationDelegate: AnyObject {
    /// Called when the animation begins.
    func animationDidStart(_ anim: CAAnimation)
    /// Called when the animation ends or is removed earlier.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a layer.
open class CAAnimation: NSObject, NSCopying, CAAction {
    /// The duration, in seconds; zero for the transaction's.
    open var duration: CFTimeInterval = 0
    /// The begin time; zero for the time of the commit.
    open var beginTime: CFTimeInterval = 0
    /// The speed relative to the parent's time.
    open var speed: Float = 1
    /// The offset of its start in its own time.
    open var timeOffset: CFTimeInterval = 0
    /// The number of repetitions.
    open var repeatCount: Float = 0
    /// The duration of all repetitions; zero to use the count.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether it plays backward before it repeats.
    open var autoreverses = false
    /// The effect before and after its active time.
    open var fillMode = CAMediaTimingFillMode.removed
    /// The timing curve; linear if `nil`.
    open var timingFunction: CAMediaTimingFunction?
    /// The delegate.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer removes it at its end.
    open var isRemovedOnCompletion = true

    /// Creates an animation.
    public required override init() {}

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        take(copy)
        return copy
    }

    /// Copies the properties to a copy.
    func take(_ copy: CAAnimation) {
        copy.duration = duration
        copy.beginTime = beginTime
        copy.speed = speed
        copy.timeOffset = timeOffset
        copy.repeatCount = repeatCount
        copy.repeatDuration = repeatDuration
        copy.autoreverses = autoreverses
        copy.fillMode = fillMode
        copy.timingFunction = timingFunction
        copy.delegate = delegate
        copy.isRemovedOnCompletion = isRemovedOnCompletion
    }

    /// Adds the animation to the layer, as an action.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// Applies the animation to a layer's displayed values.
    ///
    /// - Parameters:
    ///   - values: The values without this animation.
    ///   - model: The layer's model values.
    ///   - time: The time since its beginning, in its own time, in seconds.
    func apply(to values: inout LayerValues, _ model: LayerValues, at time: Double) {}

    /// The duration with all repetitions, in the parent's time.
    var activeDuration: Double {
        let once = duration * (autoreverses ? 2 : 1)
        let whole = repeatDuration > 0 ? repeatDuration : repeatCount > 0 ? once * Double(repeatCount) : once
        return speed == 0 ? .infinity : whole / Double(abs(speed))
    }

    /// Returns its own time for the parent's time, by Apple's rules of CAMediaTiming; `nil` if it has no effect.
    func localTime(after seconds: Double) -> Double? {
        let active = activeDuration
        var time = seconds
        if seconds < 0 {
            guard fillMode == .backwards || fillMode == .both else { return nil }
            time = 0
        } else if seconds >= active {
            guard fillMode == .forwards || fillMode == .both else { return nil }
            time = active
        }
        guard duration > 0, duration.isFinite else { return time * Double(speed) + timeOffset }
        var local = time * Double(speed) + timeOffset
        if speed < 0 { local += duration }
        var turn = (local / duration).rounded(.down)
        // The end of the last repetition is its end, not the start of another one.
        if seconds >= active, local == turn * duration, turn > 0 { turn -= 1 }
        local -= turn * duration
        return autoreverses && turn.truncatingRemainder(dividingBy: 2) != 0 ? duration - local : local
    }
}
