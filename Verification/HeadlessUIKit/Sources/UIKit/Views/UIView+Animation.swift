import QuartzCore

extension UIView {
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let layoutSubviews = Self(rawValue: 1 << 0)
        public static let beginFromCurrentState = Self(rawValue: 1 << 2)
        public static let `repeat` = Self(rawValue: 1 << 3)
        public static let autoreverse = Self(rawValue: 1 << 4)
        public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
        public static let overrideInheritedCurve = Self(rawValue: 1 << 6)

        /// Apple: ease-in-out unless another curve is set.
        var timing: CAMediaTimingFunction {
            switch (rawValue >> 16) & 3 {
            case 1: CAMediaTimingFunction(name: .easeIn)
            case 2: CAMediaTimingFunction(name: .easeOut)
            case 3: CAMediaTimingFunction(name: .linear)
            default: CAMediaTimingFunction(name: .easeInEaseOut)
            }
        }
    }

    public class func animate(
        withDuration duration: TimeInterval,
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) { AnimationBlock(duration: duration, completion: completion).run(animations) }

    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        AnimationBlock(duration: duration, completion: nil).run(animations)
    }

    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) { AnimationBlock(duration: duration, delay: delay, options: options, completion: completion).run(animations) }

    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        // Apple documents that it settles within the duration; here to a thousandth.
        let ratio = max(0.05, dampingRatio)
        let frequency = duration > 0 ? -CGFloat(log(0.001)) / (min(1, ratio) * CGFloat(duration)) : 1
        let spring = (
            mass: CGFloat(1), stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: velocity
        )
        AnimationBlock(duration: duration, delay: delay, options: options, spring: spring, completion: completion)
            .run(animations)
    }

    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let before = AnimationBlock.areEnabled
        AnimationBlock.areEnabled = false
        actionsWithoutAnimation()
        AnimationBlock.areEnabled = before
    }

    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationBlock.areEnabled = enabled }
    public class var areAnimationsEnabled: Bool { AnimationBlock.areEnabled }
    /// Apple: the duration of the running block, or 0.
    public class var inheritedAnimationDuration: TimeInterval { AnimationBlock.current?.duration ?? 0 }

    public class func transition(
        with view: UIView,
        duration: TimeInterval,
        options: AnimationOptions = [],
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let transition = CATransition()
        transition.duration = duration
        transition.timingFunction = options.timing
        if duration > 0, areAnimationsEnabled { view.layer.add(transition, forKey: "transition") }
        AnimationBlock(duration: duration, options: options, completion: completion).run { animations?() }
    }
}

open class UISpringTimingParameters: NSObject {
    package let mass: CGFloat
    package let stiffness: CGFloat
    package let damping: CGFloat
    open private(set) var initialVelocity: CGVector

    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        (self.mass, self.stiffness, self.damping, initialVelocity) = (mass, stiffness, damping, velocity)
    }
}
