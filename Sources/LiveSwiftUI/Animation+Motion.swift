#if canImport(SwiftUI)
import LiveControls
import LiveFoundation
import LiveMotion
import SwiftUI

extension Animation {
    /// SwiftUI's animation for a motion of the core; `nil` where there is none.
    ///
    /// SwiftUI keeps value and velocity by itself when it is interrupted, as the core does.
    init?(_ motion: Motion) {
        switch motion {
        case .none:
            return nil
        case .curve(let curve, let duration):
            self = .timingCurve(curve.x1, curve.y1, curve.x2, curve.y2, duration: duration)
        case .spring(let spring):
            self = .spring(response: spring.response, dampingFraction: spring.dampingRatio)
        }
    }

    /// SwiftUI's animation for a movement that begins with a velocity of its own, such as that of a finger.
    ///
    /// - Parameters:
    ///   - path: The movement.
    ///   - target: Where it ends.
    init?(_ path: MotionPath, to target: Double) {
        guard case .spring(let spring) = path.motion, spring.response > 0 else {
            self.init(path.motion)
            return
        }
        self = .interpolatingSpring(
            mass: 1,
            stiffness: spring.stiffness,
            damping: spring.damping,
            initialVelocity: path.relativeVelocity(to: target)
        )
    }
}
#endif
