import Foundation

/// Animations that run together, in the time of the group.
open class CAAnimationGroup: CAAnimation {
    /// The animations. Their delegates are not called, and they are not removed by themselves (Apple's documentation).
    open var animations: [CAAnimation]?

    override func take(_ copy: CAAnimation) {
        super.take(copy)
        (copy as? CAAnimationGroup)?.animations = animations?.map { $0.copy(with: nil) as! CAAnimation }
    }

    override func apply(to values: inout LayerValues, _ model: LayerValues, at time: Double) {
        var time = time
        if let timingFunction, duration > 0 { time = timingFunction.value(at: time / duration) * duration }
        for animation in animations ?? [] {
            if animation.duration == 0 { animation.duration = duration }
            guard let local = animation.localTime(after: time - animation.beginTime) else { continue }
            animation.apply(to: &values, model, at: local)
        }
    }
}

/// The type of a transition.
public struct CATransitionType: Hashable, Sendable, RawRepresentable {
    /// The name.
    public let rawValue: String
    /// Creates a type.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A cross-fade.
    public static let fade = CATransitionType(rawValue: "fade")
}

/// A transition from a layer's previous to its current content.
open class CATransition: CAAnimation {
    /// The type.
    open var type = CATransitionType.fade

    override func take(_ copy: CAAnimation) {
        super.take(copy)
        (copy as? CATransition)?.type = type
    }

    /// Returns the progress at a time.
    func progress(at time: Double) -> Double {
        let part = duration > 0 ? min(max(0, time / duration), 1) : 1
        return timingFunction?.value(at: part) ?? part
    }
}
