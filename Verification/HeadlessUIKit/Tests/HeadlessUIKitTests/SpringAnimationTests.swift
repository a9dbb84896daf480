import QuartzCore
import Testing

@Suite("Springs and curves of Core Animation") struct SpringAnimationTests {
    struct Setting: Sendable, CustomTestStringConvertible {
        let mass, stiffness, damping, velocity: Double
        var testDescription: String { "m \(mass), k \(stiffness), c \(damping), v \(velocity)" }

        var animation: CASpringAnimation {
            let spring = CASpringAnimation(keyPath: "position.x")
            spring.mass = CGFloat(mass)
            spring.stiffness = CGFloat(stiffness)
            spring.damping = CGFloat(damping)
            spring.initialVelocity = CGFloat(velocity)
            (spring.fromValue, spring.toValue, spring.duration) = (100.0, 300.0, 1e6)
            return spring
        }
    }

    static let settings = [
        Setting(mass: 1, stiffness: 100, damping: 10, velocity: 0),
        Setting(mass: 1, stiffness: 100, damping: 20, velocity: 3),
        Setting(mass: 1, stiffness: 631.65, damping: 29.66, velocity: -8),
        Setting(mass: 2, stiffness: 50, damping: 1, velocity: 5),
        Setting(mass: 3, stiffness: 1000, damping: 500, velocity: 0),
        Setting(mass: 1, stiffness: 100, damping: 20.000001, velocity: 1),
    ]

    /// The value of the animation some seconds after its start.
    private func seen(_ animation: CABasicAnimation, at time: Double) -> Double {
        let layer = CALayer()
        layer.isHosted = true
        defer { layer.isHosted = false }
        animation.beginTime = CACurrentMediaTime() - time
        layer.add(animation, forKey: nil)
        CATransaction.flush()
        return layer.presentation()?.value(forKeyPath: animation.keyPath!) as? Double ?? .nan
    }

    @Test("follows m·x'' = -k·x - c·x', as integrated numerically", arguments: settings)
    @MainActor func follows(_ setting: Setting) {
        let spring = setting.animation
        spring.allowsOverdamping = true
        func force(_ x: Double, _ v: Double) -> Double {
            (-setting.stiffness * x - setting.damping * v) / setting.mass
        }
        var (x, v) = (-1.0, setting.velocity)
        let step = 0.0001
        for index in 0..<20_000 {
            if index % 500 == 0 {
                let shown = seen(spring, at: Double(index) * step)
                #expect(abs(shown - (300 + 200 * x)) < 1e-6, "after \(Double(index) * step) seconds")
            }
            // The classic Runge–Kutta method.
            let (x1, v1) = (v, force(x, v))
            let (x2, v2) = (v + step / 2 * v1, force(x + step / 2 * x1, v + step / 2 * v1))
            let (x3, v3) = (v + step / 2 * v2, force(x + step / 2 * x2, v + step / 2 * v2))
            let (x4, v4) = (v + step * v3, force(x + step * x3, v + step * v3))
            x += step / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
            v += step / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
        }
    }

    @Test("applies overdamping only if it is allowed") @MainActor func overdamping() {
        let spring = Setting(mass: 1, stiffness: 100, damping: 20, velocity: 0).animation
        let critical = seen(spring, at: 0.2)
        spring.damping = 200
        #expect(seen(spring, at: 0.2) == critical)
        spring.allowsOverdamping = true
        #expect(seen(spring, at: 0.2) - 100 < (critical - 100) / 2)
    }

    @Test("is at rest after its settling duration, and not long before", arguments: settings)
    @MainActor func settling(_ setting: Setting) {
        let spring = setting.animation
        let duration = spring.settlingDuration
        for part in 0..<100 {
            let later = seen(spring, at: duration * (1 + Double(part) / 50))
            #expect(abs(later - 300) <= 0.2 + 1e-9)
        }
        let before = (0..<100).map { abs(seen(spring, at: duration * (0.4 + Double($0) / 200)) - 300) }
        #expect(before.max()! > 0.2)
    }

    @Test("follows the curve that subdivision of its control points converges to") func curves() {
        // De Casteljau's algorithm gives points of the curve without solving equations.
        let curves: [(Double, Double, Double, Double)] = [(0.25, 0.1, 0.25, 1), (0.42, 0, 1, 1), (0.3, -1, 0.7, 2)]
        for (x1, y1, x2, y2) in curves {
            let function = CAMediaTimingFunction(controlPoints: Float(x1), Float(y1), Float(x2), Float(y2))
            for step in 0...20 {
                let t = Double(step) / 20
                var points = [(0, 0), (x1, y1), (x2, y2), (1, 1)]
                while points.count > 1 {
                    points = zip(points, points.dropFirst()).map { a, b in
                        (a.0 + (b.0 - a.0) * t, a.1 + (b.1 - a.1) * t)
                    }
                }
                #expect(abs(function.value(at: points[0].0) - points[0].1) < 1e-6)
            }
        }
        #expect(abs(CAMediaTimingFunction(name: .linear).value(at: 0.3) - 0.3) < 1e-6)
        #expect(abs(CAMediaTimingFunction(name: .easeInEaseOut).value(at: 0.5) - 0.5) < 1e-6)
    }
}
