#if canImport(UIKit)
#if canImport(HeadlessTesting)
import HeadlessTesting
#endif
import LiveMotion
import LiveUIKit
import Testing
import UIKit

@MainActor @Suite("Springs of Core Animation and UIKit") struct SnapButtonSpringTests {
    let stage = TestWindow()

    /// Samples the visible position of a layer that such an animation moves from 0 to 100.
    func seen(_ spring: Spring, velocity: Double, _ check: (_ time: Double, _ x: Double) -> Void) async {
        let layer = CALayer()
        stage.view.layer.addSublayer(layer)
        stage.layOut()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.position.x = 100
        CATransaction.commit()
        let animation = CASpringAnimation(spring, keyPath: "position.x", velocity: velocity)
        animation.fromValue = 0
        animation.toValue = 100
        layer.add(animation, forKey: nil)
        stage.layOut()
        for frame in 0..<90 {
            check(Double(frame) / 60, Double(layer.presentation()?.position.x ?? .nan))
            await stage.advance(1.0 / 60)
        }
        layer.removeFromSuperlayer()
    }

    @Test(
        "moves a layer along the spring in Core Animation",
        .needs(.clock),
        arguments: [
            Spring(response: 0.5, dampingRatio: 0.8), Spring(response: 0.25, dampingRatio: 0.59),
            Spring(response: 0.45, dampingRatio: 1), Spring(response: 0.3, dampingRatio: 1.8),
            Spring(response: 0.6, dampingRatio: 0.3),
        ],
        [0.0, 12, -7]
    )
    func layerMoves(spring: Spring, velocity: Double) async {
        await seen(spring, velocity: velocity) { time, x in
            let expected = Motion.spring(spring).state(from: 0, to: 100, velocity: velocity * 100, at: time).value
            // At its end, within a thousandth of the distance, it jumps to its target.
            #expect(abs(x - expected) < 0.15, "\(spring), \(time) s")
        }
    }

    @Test("lasts until the spring has settled")
    func duration() {
        let spring = Spring(response: 0.5, dampingRatio: 0.8)
        let animation = CASpringAnimation(spring, keyPath: "opacity", velocity: 3)
        #expect(animation.keyPath == "opacity")
        #expect(animation.duration == animation.settlingDuration)
        #expect(abs(animation.stiffness - spring.stiffness) < 1e-9)
        #expect(abs(animation.damping - spring.damping) < 1e-9)
        #expect(animation.mass == 1 && animation.initialVelocity == 3)
    }

    @Test("keeps the velocity in UIKit's form")
    func timing() {
        let parameters = UISpringTimingParameters(
            Spring(response: 0.5, dampingRatio: 0.8),
            initialVelocity: CGVector(dx: 2, dy: -1)
        )
        #expect(parameters.initialVelocity == CGVector(dx: 2, dy: -1))
    }
}
#endif
