#if canImport(UIKit) && !os(watchOS)
import LiveControls
import LiveFoundation
import LiveMotion
import UIKit

extension CALayer {
    /// Animates a numeric property along a path of the core. Core Animation plays it without code for each frame.
    ///
    /// The caller sets the property itself to the path's target.
    func play(_ path: MotionPath, to target: Double, on keyPath: String) {
        guard let animation = CABasicAnimation.following(path, to: target, on: keyPath) else {
            removeAnimation(forKey: keyPath)
            return
        }
        add(animation, forKey: keyPath)
    }
}

extension CALayer {
    /// Cross-fades the layer to its next content for the duration of a motion.
    func fade(_ motion: Motion) {
        guard case .curve(let curve, let duration) = motion else { return }
        let transition = CATransition()
        transition.type = .fade
        transition.duration = duration
        transition.timingFunction = CAMediaTimingFunction(curve)
        add(transition, forKey: "fade")
    }
}

extension CAMediaTimingFunction {
    /// Creates Core Animation's form of a curve.
    convenience init(_ curve: TimingCurve) {
        self.init(controlPoints: Float(curve.x1), Float(curve.y1), Float(curve.x2), Float(curve.y2))
    }
}

extension CABasicAnimation {
    /// Returns the animation of a path; `nil` if the path has ended or would not be visible.
    static func following(_ path: MotionPath, to target: Double, on keyPath: String) -> CABasicAnimation? {
        guard path.start != target || path.velocity != 0 else { return nil }
        let animation: CABasicAnimation
        switch path.motion {
        case .none:
            return nil
        case .curve(let curve, let duration):
            animation = CABasicAnimation(keyPath: keyPath)
            animation.duration = duration
            animation.timingFunction = CAMediaTimingFunction(curve)
        case .spring(let spring):
            guard spring.response > 0 else { return nil }
            animation = CASpringAnimation(spring, keyPath: keyPath, velocity: path.relativeVelocity(to: target))
        }
        animation.fromValue = path.start
        animation.toValue = target
        return animation
    }
}
#endif
