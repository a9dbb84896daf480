import Foundation

/// What an animation shows before and after its time.
public struct CAMediaTimingFillMode: Hashable, Sendable, RawRepresentable {
    /// The name.
    public let rawValue: String
    /// Makes one.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nothing.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// Its beginning before it.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Its end after it.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// Is told when an animation begins and ends. An animation holds on to it, as Apple documents.
public protocol CAAnimationDelegate: AnyObject {
    /// It begins.
    func animationDidStart(_ anim: CAAnimation)
    /// It has come to its end, or was removed before.
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
    /// How long it lasts, in seconds; zero for the transaction's.
    open var duration: CFTimeInterval = 0
    /// When it begins; zero for the moment in which it is committed.
    open var beginTime: CFTimeInterval = 0
    /// How much faster its time passes.
    open var speed: Float = 1
    /// Where in its time it begins.
    open var timeOffset: CFTimeInterval = 0
    /// How often it is shown.
    open var repeatCount: Float = 0
    /// How long it is shown again and again; zero for what the count says.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether it goes back before it is shown again.
    open var autoreverses = false
    /// What it shows before and after its time.
    open var fillMode = CAMediaTimingFillMode.removed
    /// How its time passes; evenly where there is none.
    open var timingFunction: CAMediaTimingFunction?
    /// Who is told.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer lets it go at its end.
    open var isRemovedOnCompletion = true

    /// Makes one.
    public required override init() {}

    /// A copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        take(copy)
        return copy
    }

    /// Gives a copy what this one has.
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

    /// Adds itself to the layer, as an action does.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// Changes a layer's values to what is seen.
    ///
    /// - Parameters:
    ///   - values: What is to be seen without this.
    ///   - model: The layer's own.
    ///   - time: Seconds since it began, in its own time.
    func apply(to values: inout LayerValues, _ model: LayerValues, at time: Double) {}

    /// How long it lasts with all its repetitions, in the time of its parent.
    var activeDuration: Double {
        let once = duration * (autoreverses ? 2 : 1)
        let whole = repeatDuration > 0 ? repeatDuration : repeatCount > 0 ? once * Double(repeatCount) : once
        return speed == 0 ? .infinity : whole / Double(abs(speed))
    }

    /// Its own time after so many seconds of its parent's, by Apple's rules of CAMediaTiming; `nil` where it shows nothing.
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
        // The end of the last turn is its end, not the beginning of another.
        if seconds >= active, local == turn * duration, turn > 0 { turn -= 1 }
        local -= turn * duration
        return autoreverses && turn.truncatingRemainder(dividingBy: 2) != 0 ? duration - local : local
    }
}
