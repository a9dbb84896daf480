import QuartzCore

extension UIView {
    public class func animate(
        withDuration duration: TimeInterval,
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) { AnimationBlock(duration: duration, completion: completion).run(animations) }

    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        AnimationBlock(duration: duration, completion: nil).run(animations)
    }

    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let before = AnimationBlock.areEnabled
        AnimationBlock.areEnabled = false
        actionsWithoutAnimation()
        AnimationBlock.areEnabled = before
    }

    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationBlock.areEnabled = enabled }
    /// Apple: the duration of the running block, or 0.
    public class var inheritedAnimationDuration: TimeInterval { AnimationBlock.current?.duration ?? 0 }
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
