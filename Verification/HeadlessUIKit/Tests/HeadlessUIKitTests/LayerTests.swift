import QuartzCore
import Testing

@Suite("Layers", .serialized) @MainActor struct LayerTests {
    let root = CALayer()
    let layer = CALayer()

    init() {
        root.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        root.addSublayer(layer)
    }

    /// Displays the layers for the duration of a test.
    private func onScreen(_ body: () throws -> Void) rethrows {
        root.isHosted = true
        CATransaction.flush()
        defer {
            root.isHosted = false
            CATransaction.flush()
        }
        try body()
    }

    private var shownX: Double { layer.presentation().map { Double($0.position.x) } ?? .nan }

    @Test("derives the frame from bounds, position, anchor and transform") func frame() {
        layer.anchorPoint = CGPoint(x: 0, y: 1)
        #expect(layer.frame == CGRect(x: 60, y: -5, width: 100, height: 50))
        layer.setAffineTransform(CGAffineTransform(scaleX: 1, y: 0.5))
        #expect(layer.frame == CGRect(x: 60, y: 20, width: 100, height: 25))
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(layer.bounds.size == CGSize(width: 10, height: 20))
        #expect(layer.position == CGPoint(x: 0, y: 10))
    }

    @Test("converts points through transforms") func conversion() {
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        let inner = CALayer()
        inner.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
        layer.addSublayer(inner)
        // The layer's left edge is now at 60 - 100.
        #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: -20, y: 15))
        #expect(inner.convert(CGPoint(x: -20, y: 15), from: root) == .zero)
        #expect(root.hitTest(CGPoint(x: -10, y: 20)) === inner)
        #expect(root.hitTest(CGPoint(x: 10, y: 30)) === layer)
        #expect(root.hitTest(CGPoint(x: 200, y: 160)) === root)
    }

    @Test("averages three axes for the scale key path") func scale() {
        layer.setAffineTransform(CGAffineTransform(scaleX: 1.4, y: 1.4))
        let mean = layer.value(forKeyPath: "transform.scale") as? Double
        #expect(abs((mean ?? 0) - 3.8 / 3) < 1e-12)
        layer.setValue(0.75, forKeyPath: "transform.scale")
        #expect(layer.value(forKeyPath: "transform.scale") as? Double == 0.75)
        layer.setValue(2.0, forKeyPath: "transform.scale.y")
        #expect(layer.affineTransform() == CGAffineTransform(scaleX: 0.75, y: 2))
        layer.setValue(0.0, forKeyPath: "transform.scale.x")
        layer.setValue(1.0, forKeyPath: "transform.scale.x")
        #expect(layer.affineTransform().a == 1)
    }

    @Test("rejects values that are not numbers, and reports unknown key paths") func errors() {
        var errors: [String] = []
        let former = MediaClock.onError
        MediaClock.onError = { errors.append($0) }
        defer { MediaClock.onError = former }
        layer.position.x = .nan
        layer.setValue(1.0, forKeyPath: "transform.size")
        #expect(layer.position.x == 60)
        #expect(errors.count == 2)
    }

    @Test("displays a layer from its first commit, and removes animations after it leaves") func presentation() {
        #expect(layer.presentation() == nil)
        onScreen {
            #expect(shownX == 60)
            let animation = CABasicAnimation(keyPath: "position.x")
            (animation.fromValue, animation.duration) = (0.0, 10)
            layer.add(animation, forKey: "x")
            CATransaction.flush()
            #expect(layer.animationKeys() == ["x"])
            layer.removeFromSuperlayer()
            CATransaction.flush()
            #expect(layer.animationKeys() == nil)
            #expect(layer.presentation() == nil)
        }
    }

    @Test("displays the state of the last commit") func commit() {
        onScreen {
            CATransaction.setDisableActions(true)
            layer.position.x = 100
            #expect(shownX == 60)
            CATransaction.flush()
            #expect(shownX == 100)
        }
    }

    @Test("animates a layer without a delegate for 0.25 seconds unless actions are disabled") func implicit() {
        onScreen {
            layer.position.x = 160
            #expect(layer.position.x == 160)
            CATransaction.flush()
            #expect(shownX == 60)
            let start = CACurrentMediaTime()
            MediaClock.advance(to: start + 0.125)
            let half = 60 + 100 * CAMediaTimingFunction(name: .default).value(at: 0.5)
            #expect(abs(shownX - half) < 1e-9)
            // When it is reversed, it continues from its current position.
            layer.position.x = 60
            CATransaction.flush()
            #expect(abs(shownX - half) < 1e-9)
            MediaClock.advance(by: 0.3)
            #expect(shownX == 60)
            #expect(layer.animationKeys() == nil)
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.position.x = 200
            CATransaction.commit()
            CATransaction.flush()
            #expect(shownX == 200)
        }
    }

    @Test("disables an action with NSNull from the delegate, and continues the search with nil") func delegate() {
        final class Decider: CALayerDelegate {
            var answer: (any CAAction)?
            func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
        }
        let decider = Decider()
        layer.delegate = decider
        onScreen {
            decider.answer = NSNull()
            layer.opacity = 0.5
            #expect(layer.animationKeys() == nil)
            decider.answer = nil
            layer.opacity = 1
            #expect(layer.animationKeys() == ["opacity"])
        }
    }

    @Test("keeps a copy of an animation") func copies() {
        let spring = CASpringAnimation(keyPath: "position.x")
        (spring.stiffness, spring.fromValue, spring.duration) = (400, 0.0, 3)
        layer.add(spring, forKey: "x")
        spring.stiffness = 1
        let kept = layer.animation(forKey: "x") as? CASpringAnimation
        #expect(kept !== spring && kept?.stiffness == 400 && kept?.duration == 3)
    }
}
