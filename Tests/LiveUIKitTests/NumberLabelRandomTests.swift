#if canImport(UIKit)
#if canImport(HeadlessTesting)
import HeadlessTesting
#endif
import LiveControls
import LiveMotion
import LiveTestSupport
import LiveUIKit
import Testing
import UIKit

@MainActor @Suite("Animated number, in UIKit: random logs") struct NumberLabelRandomTests {
    private static let locales = ["en_US", "de_DE", "ar_EG", "en_IN", "ff_Adlm_GN"].map { Locale(identifier: $0) }

    private static func randomValue(_ random: inout SplitMix64) -> Double {
        switch Int.random(in: 0..<20, using: &random) {
        case 0: .nan
        case 1: [.infinity, -.infinity, 1e300, -1e-300, -0.4].randomElement(using: &random)!
        case 2..<6: Double.random(in: -1e12...1e12, using: &random).rounded()
        default: Double.random(in: -2000...2000, using: &random).rounded()
        }
    }

    @Test(
        "ends at its last number, with the same accessibility label, and is freed",
        .needs(.accessibilitySettings),
        arguments: 0..<16
    )
    func log(seed: UInt64) async {
        var random = SplitMix64(seed: seed)
        let stage = TestWindow()
        let label = NumberLabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        stage.view.addSubview(label)
        stage.layOut()
        var settledCount = 0
        var changes = 0
        label.onSettle = { settledCount += 1 }
        var expected: String?
        for step in 0..<50 {
            switch Int.random(in: 0..<24, using: &random) {
            case 0: label.transition = label.transition == .count ? .roll : .count
            case 1: stage.isReduceMotionEnabled.toggle()
            case 2: label.isHidden.toggle()
            case 3:
                if label.superview == nil { stage.view.addSubview(label) } else { label.removeFromSuperview() }
            case 4: stage.direction = stage.direction == .rightToLeft ? .leftToRight : .rightToLeft
            case 5: label.textAlignment = [.left, .center, .right, .natural].randomElement(using: &random)!
            case 6: label.frame.size.height = CGFloat.random(in: 0...80, using: &random)
            case 7:
                label.motion = [.none, NumberTextSettings.defaultMotion, .curve(.easeInOut, duration: 0.3)]
                    .randomElement(using: &random)!
            default:
                let value = Self.randomValue(&random)
                let decimals = Int.random(in: 0...2, using: &random)
                let format = FloatingPointFormatStyle<Double>(locale: Self.locales.randomElement(using: &random)!)
                    .precision(.fractionLength(decimals))
                label.setValue(value, format: format, animated: Int.random(in: 0..<5, using: &random) > 0)
                // There is no negative zero.
                let isZero = (value * [1, 10, 100][decimals]).magnitude < 0.5
                expected = format.format(isZero ? 0 : value)
                changes += 1
            }
            stage.layOut()
            if let expected { #expect(label.accessibilityLabel == expected, "seed \(seed), step \(step)") }
            for part in label.rollLabels {
                #expect((part.layer.animationKeys() ?? []).count <= 1, "seed \(seed), step \(step)")
                #expect(part.frame.origin.x.isFinite && part.frame.origin.y.isFinite, "seed \(seed), step \(step)")
            }
            #expect(settledCount <= changes, "seed \(seed), step \(step)")
            await stage.advance([0, 1.0 / 60, 0.05, 0.2, 1].randomElement(using: &random)!)
        }
        await stage.advance(6)
        #expect(label.text == expected, "seed \(seed)")
        #expect(label.subviews.isEmpty, "seed \(seed)")
        #expect((label.layer.sublayers ?? []).isEmpty, "seed \(seed)")
        #if canImport(HeadlessTesting)
        #expect(stage.displayLinkCount == 0, "seed \(seed)")
        #endif
        #expect(stage.errors == [], "seed \(seed)")
    }
}
#endif
