#if canImport(SwiftUI)
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
}
#endif
