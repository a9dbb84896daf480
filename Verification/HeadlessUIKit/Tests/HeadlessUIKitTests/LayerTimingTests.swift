import QuartzCore
import Testing

@Suite("Animation timing", .serialized) @MainActor struct LayerTimingTests {
    let layer = CALayer()

    /// Displays the layer for the duration of a test.
    private func onScreen(_ body: () throws -> Void) rethrows {
        layer.isHosted = true
        CATransaction.flush()
        defer {
            layer.isHosted = false
            CATransaction.flush()
        }
        try body()
    }

    private var shown: CALayer { layer.presentation() ?? CALayer() }

    @Test("ends the parts of a group with the group, and shorter parts earlier") func group() {
        layer.position = CGPoint(x: 60, y: 45)
        onScreen {
            let short = CABasicAnimation(keyPath: "position.x")
            (short.fromValue, short.toValue, short.duration) = (0.0, 60.0, 0.1)
            let long = CABasicAnimation(keyPath: "position.y")
            (long.fromValue, long.toValue, long.duration) = (0.0, 100.0, 10)
            let group = CAAnimationGroup()
            (group.animations, group.duration) = ([short, long], 0.5)
            layer.add(group, forKey: "way")
            CATransaction.flush()
            MediaClock.advance(by: 0.05)
            #expect(abs(shown.position.x - 30) < 1e-9)
            MediaClock.advance(by: 0.2)
            #expect(shown.position.x == 60)
            #expect(abs(shown.position.y - 2.5) < 1e-9)
            MediaClock.advance(by: 0.3)
            #expect(shown.position.y == 45)
        }
    }

    @Test("supports fill modes, repetition and autoreverse") func timing() {
        onScreen {
            let there = CABasicAnimation(keyPath: "opacity")
            (there.fromValue, there.toValue, there.duration) = (0.0, 1.0, 1)
            (there.autoreverses, there.repeatCount) = (true, 2)
            layer.add(there, forKey: "there")
            CATransaction.flush()
            let start = CACurrentMediaTime()
            for (time, expected) in [(0.25, 0.25), (1.25, 0.75), (2.5, 0.5), (3.75, 0.25)] {
                MediaClock.advance(to: start + time)
                #expect(abs(Double(shown.opacity) - expected) < 1e-6)
            }
            MediaClock.advance(by: 1)
            #expect(shown.opacity == 1)
            let kept = CABasicAnimation(keyPath: "opacity")
            (kept.toValue, kept.duration, kept.fillMode) = (0.25, 0.1, .forwards)
            kept.isRemovedOnCompletion = false
            layer.add(kept, forKey: "kept")
            CATransaction.flush()
            MediaClock.advance(by: 1)
            #expect(shown.opacity == 0.25)
            #expect(layer.opacity == 1)
        }
    }

    @Test("interpolates keyframes, and adds additive animations") func keyframes() {
        onScreen {
            let keyframes = CAKeyframeAnimation(keyPath: "position.x")
            (keyframes.values, keyframes.keyTimes, keyframes.duration) = ([0.0, 100.0, 50.0], [0, 0.25, 1], 4)
            layer.add(keyframes, forKey: "frames")
            let additive = CABasicAnimation(keyPath: "position.x")
            (additive.fromValue, additive.toValue, additive.duration) = (8.0, 0.0, 4)
            additive.isAdditive = true
            layer.add(additive, forKey: "more")
            CATransaction.flush()
            MediaClock.advance(by: 0.5)
            #expect(abs(shown.position.x - 57) < 1e-9)
            MediaClock.advance(by: 2)
            #expect(abs(shown.position.x - 78) < 1e-9)
        }
    }

    @Test("notifies delegates and completion blocks at the end, also of an early one") func completion() {
        final class Listener: CAAnimationDelegate {
            var reported: [String] = []
            func animationDidStart(_ anim: CAAnimation) { reported.append("start") }
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { reported.append(flag ? "end" : "early") }
        }
        onScreen {
            let listener = Listener()
            CATransaction.begin()
            CATransaction.setCompletionBlock { listener.reported.append("block") }
            let animation = CABasicAnimation(keyPath: "opacity")
            (animation.fromValue, animation.duration, animation.delegate) = (0.0, 0.2, listener)
            layer.add(animation, forKey: "a")
            CATransaction.commit()
            #expect(listener.reported.isEmpty)
            CATransaction.flush()
            #expect(listener.reported == ["start"])
            MediaClock.advance(by: 0.1)
            layer.add(animation, forKey: "a")
            CATransaction.flush()
            #expect(Set(listener.reported) == ["start", "early", "block"])
            listener.reported = []
            MediaClock.advance(by: 0.3)
            #expect(listener.reported == ["end"])
            CATransaction.begin()
            CATransaction.setCompletionBlock { listener.reported.append("at once") }
            CATransaction.commit()
            #expect(listener.reported.last == "at once")
        }
    }

    @Test("starts a fade with the previous content") func fade() throws {
        MediaClock.keepsPictures = true
        defer { MediaClock.keepsPictures = false }
        layer.backgroundColor = CGColor(gray: 0, alpha: 1)
        try onScreen {
            let fade = CATransition()
            fade.duration = 0.2
            layer.add(fade, forKey: "fade")
            CATransaction.setDisableActions(true)
            layer.backgroundColor = CGColor(gray: 1, alpha: 1)
            CATransaction.flush()
            MediaClock.advance(by: 0.05)
            let picture = try #require(layer.picture())
            #expect(picture.backgroundColor?.red == 1)
            let former = try #require(picture.fadesFrom)
            #expect(former.picture.picture.backgroundColor?.red == 0)
            #expect(abs(former.opacity - 0.75) < 1e-9)
            MediaClock.advance(by: 0.2)
            #expect(layer.picture()?.fadesFrom == nil)
        }
    }
}
