#if canImport(UIKit)
#if canImport(HeadlessTesting)
import HeadlessTesting
#endif
import LiveControls
import LiveMotion
import LiveText
import LiveUIKit
import Testing
import UIKit

extension MotionPath {
    /// The value of the path some time after its start.
    func value(towards target: Double, after seconds: Double) -> Double {
        motion.state(from: start, to: target, velocity: velocity, at: seconds).value
    }
}

@MainActor @Suite("Count ring, in UIKit: motion and colors") struct CountRingLookTests {
    let stage = TestWindow()
    let ring = CountRingView(limit: TextLimit(20))

    init() {
        ring.frame = CGRect(x: 100, y: 100, width: 24, height: 24)
        stage.view.addSubview(ring)
        stage.layOut()
    }

    func fill(_ count: Int) {
        ring.text = String(repeating: "a", count: count)
        stage.layOut()
    }

    var shownFraction: Double { ring.ringLayers.last?.presentation().map { Double($0.strokeEnd) } ?? .nan }
    var shownScale: Double { ring.ringFace.layer.presentation().map { Double($0.affineTransform().a) } ?? .nan }
    var animationKeys: [String] {
        (ring.ringLayers.map(\.self) + [ring.ringFace.layer, ring.layer]).flatMap { $0.animationKeys() ?? [] }
    }

    @Test("animates fill and size along the core's paths, and continues them when the text changes", .needs(.clock))
    func path() async {
        var steps = 0
        // Growing, over the limit, and back.
        for (count, time) in [(8, 0.1), (14, 0.05), (25, 0.12), (12, 0.2), (3, 1.5)] {
            let (fraction, scale) = (shownFraction, shownScale)
            fill(count)
            #expect(abs(shownFraction - fraction) < 1e-3, "jumps at \(count)")
            #expect(abs(shownScale - scale) < 1e-3, "jumps at \(count)")
            let presentation = ring.presentation
            var elapsed = 0.0
            while elapsed < time {
                await stage.advance(0.01)
                elapsed += 0.01
                steps += 1
                let fraction = presentation.fractionMotion.value(towards: presentation.fraction, after: elapsed)
                let scale = presentation.scaleMotion.value(towards: presentation.scale, after: elapsed)
                #expect(abs(shownFraction - fraction) < 1e-3, "\(count) characters, \(elapsed) s")
                #expect(abs(shownScale - scale) < 1e-3, "\(count) characters, \(elapsed) s")
            }
        }
        #expect(steps > 100)
        #expect(animationKeys == [])
        #expect(shownFraction == 0.15)
        #expect(stage.errors == [])
    }

    @Test("has its normal size away from the limit, and is a quarter larger near it")
    func size() async {
        fill(12)
        await stage.advance(2)
        #expect(abs(shownScale - 1.25) < 1e-9)
        fill(2)
        await stage.advance(2)
        #expect(shownScale == 1)
    }

    @Test("changes at once with Reduce Motion", .needs(.accessibilitySettings))
    func reducedMotion() {
        stage.isReduceMotionEnabled = true
        fill(15)
        #expect(animationKeys == [])
        #expect(abs(shownFraction - 0.75) < 1e-9)
        #expect(abs(shownScale - 1.25) < 1e-9)
    }

    @Test("plays no animation without a window")
    func noWindow() async {
        ring.removeFromSuperview()
        fill(15)
        #expect(animationKeys == [])
        stage.view.addSubview(ring)
        stage.layOut()
        #expect(abs(shownFraction - 0.75) < 1e-9)
    }

    @Test("shows text that was set before it appeared at once")
    func prefilled() async {
        let other = CountRingView(limit: TextLimit(20))
        other.text = String(repeating: "a", count: 15)
        other.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
        stage.view.addSubview(other)
        stage.layOut()
        #expect(other.ringLayers.allSatisfy { ($0.animationKeys() ?? []).isEmpty })
        #expect(other.ringLayers.last?.presentation()?.strokeEnd == 0.75)
    }

    @Test("uses only its own springs for a change within an animation of the app")
    func appAnimation() {
        UIView.animate(withDuration: 3) { ring.text = String(repeating: "a", count: 15) }
        stage.layOut()
        #expect(Set(animationKeys) == ["strokeEnd", "transform.scale"])
    }

    func color(_ style: UIUserInterfaceStyle) -> CGColor? {
        let color: UIColor =
            switch ring.presentation.stage {
            case nil, .comfortable: ring.tintColor
            case .warning: ring.warningColor
            case .full, .over: ring.overColor
            }
        return color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor
    }

    @Test("uses the colors of its own appearance, also after a key", arguments: [3, 12, 20, 22])
    func ownAppearance(count: Int) throws {
        ring.overrideUserInterfaceStyle = .dark
        stage.layOut()
        ring.text = String(repeating: "a", count: count)
        let layers = ring.ringLayers
        try #require(layers.count == 2)
        #expect(layers[1].strokeColor == color(.dark))
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(layers[0].strokeColor == UIColor.tertiaryLabel.resolvedColor(with: dark).cgColor)
    }

    @Test("follows the system's appearance", arguments: [3, 12, 20])
    func systemAppearance(count: Int) throws {
        fill(count)
        #expect(try #require(ring.ringLayers.last).strokeColor == color(.light))
        stage.style = .dark
        stage.layOut()
        #expect(try #require(ring.ringLayers.last).strokeColor == color(.dark))
        #expect(color(.light) != color(.dark))
    }

    @Test("follows a changed tint, also that of a superview")
    func tint() throws {
        fill(3)
        stage.view.tintColor = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
        stage.layOut()
        let purple = try #require(ring.ringLayers.last).strokeColor
        #expect(purple == UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1).cgColor)
        ring.warningColor = .black
        fill(15)
        #expect(try #require(ring.ringLayers.last).strokeColor == UIColor.black.cgColor)
    }

    @Test("scales with the text size, also with that of a part of the screen")
    func textSize() {
        let usual = ring.intrinsicContentSize
        #expect(usual == CGSize(width: 24, height: 24))
        stage.contentSizeCategory = .accessibilityExtraLarge
        stage.layOut()
        #expect(ring.intrinsicContentSize.width > 1.5 * usual.width)
        stage.contentSizeCategory = .large
        stage.layOut()
        #expect(ring.intrinsicContentSize == usual)
    }

    @Test("is freed with a timer and animations under way")
    func lifetime() async {
        weak var gone: CountRingView?
        do {
            let ring = CountRingView(limit: TextLimit(20))
            ring.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
            stage.view.addSubview(ring)
            stage.layOut()
            ring.text = String(repeating: "a", count: 15)
            await stage.advance(0.1)
            #expect(ring.ringLayers.last?.animationKeys()?.isEmpty == false)
            ring.removeFromSuperview()
            gone = ring
        }
        await stage.advance(0.1)
        #expect(gone == nil)
        await stage.advance(2)
        #expect(stage.announcements.isEmpty)
    }
}
#endif
