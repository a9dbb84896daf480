#if canImport(SwiftUI)
import LiveMotion
import SwiftUI

extension Animation {
    /// Creates SwiftUI's animation for a motion of the core; `nil` if there is no motion.
    ///
    /// Like the core, SwiftUI keeps the value and the velocity when the animation is interrupted.
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
}
#endif
