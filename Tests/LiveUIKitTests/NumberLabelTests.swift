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

@MainActor @Suite("Animated number, in UIKit: counting") struct NumberLabelTests {
    /// A label that records what it shows.
    final class RecordedLabel: NumberLabel {
        var texts: [String] = []
        var settledCount = 0
        override var text: String? { didSet { texts.append(text ?? "") } }
    }

    static let english = Locale(identifier: "en_US")
    let stage = TestWindow()
    let label = RecordedLabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))

    init() {
        stage.view.addSubview(label)
        label.onSettle = { [weak label] in label?.settledCount += 1 }
        stage.layOut()
    }

    func show(_ value: Int, animated: Bool = true) {
        label.setValue(value, locale: Self.english, animated: animated)
    }

    /// The visible number.
    var shown: Double { Double((label.text ?? "").filter { $0.isASCII && ($0.isNumber || $0 == "-") }) ?? .nan }

    func expectStill(_ source: SourceLocation = #_sourceLocation) async {
        label.texts = []
        await stage.advance(0.5)
        #expect(label.texts == [], "it does not rest", sourceLocation: source)
        #if canImport(HeadlessTesting)
        #expect(stage.displayLinkCount == 0, sourceLocation: source)
        #endif
        #expect(stage.errors == [], sourceLocation: source)
    }

    @Test("shows the first value at rest, without calling onSettle")
    func first() async {
        show(1000)
        #expect(label.text == "1,000")
        await expectStill()
        #expect(label.settledCount == 0)
    }

    @Test("shows numbers with decimals in the format of a locale")
    func decimals() {
        label.setValue(1234.5, locale: Self.english, animated: false)
        #expect(label.text == "1,234.5")
        label.setValue(Decimal(string: "1234.25")!, locale: Locale(identifier: "de_DE"), animated: false)
        #expect(label.text == "1.234,25")
    }

    @Test("starts from its start value in its first window, whose value VoiceOver reads", arguments: [true, false])
    func start(isInWindow: Bool) async {
        if !isInWindow { label.removeFromSuperview() }
        label.startValue = 200
        if !isInWindow {
            show(900)
            show(1000)
            #expect(label.text == "200")
            #expect(label.accessibilityLabel == "1,000")
            stage.view.addSubview(label)
        } else {
            show(1000)
        }
        #expect(label.accessibilityLabel == "1,000")
        await stage.advance(0.2)
        #expect((201..<1000).contains(shown))
        await stage.advance(5)
        #expect(label.text == "1,000")
        #expect(label.settledCount == 1)
        label.removeFromSuperview()
        stage.view.addSubview(label)
        await expectStill()
    }

    @Test("with Reduce Motion, shows the first value instead of a start value", .needs(.accessibilitySettings))
    func reducedStart() async {
        stage.isReduceMotionEnabled = true
        label.startValue = 200
        show(1000)
        #expect(label.text == "1,000")
        await expectStill()
    }

    @Test("takes its duration", arguments: NumberTransition.allCases)
    func duration(transition: NumberTransition) async {
        label.transition = transition
        label.duration = 3
        show(5)
        show(1000)
        await stage.advance(2.9)
        #expect(label.settledCount == 0)
        await stage.advance(0.2)
        #expect(label.settledCount == 1)
        await expectStill()
    }

    @Test(
        "stands at once while it is hidden or in no window, as in a cell that is being reused",
        arguments: [true, false]
    )
    func reused(isHidden: Bool) async {
        show(5)
        let cell = UIView(frame: stage.view.bounds)
        stage.view.addSubview(cell)
        cell.addSubview(label)
        if isHidden { cell.isHidden = true } else { cell.removeFromSuperview() }
        show(1000)
        #expect(label.text == "1,000")
        cell.isHidden = false
        stage.view.addSubview(cell)
        await expectStill()
    }

    @Test("counts to the next value, frame by frame along the spring, and settles once", .needs(.clock))
    func runs() async {
        show(0)
        show(1_000_000)
        var expected = Animated(0.0, epsilon: 10)
        expected.retarget(to: 1_000_000, with: NumberTextSettings.defaultMotion, at: CACurrentMediaTime())
        label.texts = []
        for _ in 0..<60 {
            await stage.advance(1.0 / 60)
            // A frame is made for the time at which it will be visible.
            let value = expected.value(at: CACurrentMediaTime() + 1.0 / 60)
            #expect(abs(shown - value) <= 1)
        }
        #expect(Set(label.texts).count > 50)
        await stage.advance(3)
        #expect(label.text == "1,000,000")
        #expect(label.settledCount == 1)
        await expectStill()
    }

    @Test("keeps value and velocity when the number changes during the movement", .needs(.clock), arguments: 0..<6)
    func interrupted(seed: UInt64) async {
        var random = SplitMix64(seed: seed)
        show(0)
        show(1_000_000)
        var expected = Animated(0.0, epsilon: 10)
        expected.retarget(to: 1_000_000, with: NumberTextSettings.defaultMotion, at: CACurrentMediaTime())
        var frames = [0.0]
        for frame in 0..<120 {
            if frame % 12 == 7 {
                let target = Int.random(in: -2_000_000...2_000_000, using: &random)
                show(target)
                expected.retarget(
                    to: Double(target),
                    with: NumberTextSettings.defaultMotion,
                    at: CACurrentMediaTime()
                )
            }
            await stage.advance(1.0 / 60)
            frames.append(shown)
            #expect(abs(shown - expected.value(at: CACurrentMediaTime() + 1.0 / 60)) <= 1, "seed \(seed)")
        }
        // The spring accelerates by at most ω² times the distance, about 62 · 4,000,000 per second squared.
        for index in 2..<frames.count {
            let bend = frames[index] - 2 * frames[index - 1] + frames[index - 2]
            #expect(abs(bend) < 2 * 62 * 4_000_000 / 3600, "seed \(seed), frame \(index)")
        }
    }

    @Test("ends with the text of the exact number, in about the time of a short one")
    func exact() async {
        label.setValue(Int64(0), locale: Self.english)
        label.setValue(Int64(9_007_199_254_740_993), locale: Self.english)
        await stage.advance(2.5)
        #expect(label.text == "9,007,199,254,740,993")
        #expect(label.settledCount == 1)
        label.setValue(Int64.max, locale: Self.english)
        await stage.advance(2.5)
        #expect(label.text == "9,223,372,036,854,775,807")
        label.setValue(Int64.min, locale: Self.english)
        await stage.advance(2.5)
        #expect(label.text == "-9,223,372,036,854,775,808")
        await expectStill()
    }

    @Test("also counts a small number with many decimals")
    func small() async {
        let format = FloatingPointFormatStyle<Double>(locale: Self.english).precision(.fractionLength(6))
        label.setValue(0.0001, format: format)
        label.setValue(0.0005, format: format)
        label.texts = []
        await stage.advance(3)
        #expect(label.text == "0.000500")
        #expect(Set(label.texts).count > 10)
    }

    @Test(
        "shows NaN and infinities at once, also during a movement, and starts no movement from them",
        arguments: [
            (Double.nan, "NaN"), (.infinity, "∞"), (-.infinity, "-∞"),
        ]
    )
    func notFinite(value: Double, text: String) async {
        let format = FloatingPointFormatStyle<Double>(locale: Self.english)
        label.setValue(0, format: format)
        label.setValue(100, format: format)
        await stage.advance(0.1)
        label.setValue(value, format: format)
        #expect(label.text == text)
        #expect(label.accessibilityLabel == text)
        await expectStill()
        label.setValue(5, format: format)
        #expect(label.text == "5")
        await expectStill()
        label.setValue(1e300, format: format)
        await stage.advance(3)
        #expect(label.text == format.format(1e300))
        await expectStill()
    }

    @Test("gives VoiceOver only the final text, or the app's label")
    func accessibility() async {
        show(0)
        show(50)
        await stage.advance(0.1)
        #expect(label.text != "50")
        #expect(label.accessibilityLabel == "50")
        #expect(stage.spokenElements == [label])
        label.accessibilityLabel = "Likes"
        await stage.advance(3)
        #expect(label.accessibilityLabel == "Likes")
        #expect(stage.announcements.isEmpty)
    }

    @Test(
        "shows the value at once with Reduce Motion, without animation or without a window",
        .needs(.accessibilitySettings),
        arguments: 0..<5
    )
    func atOnce(way: Int) async {
        show(0)
        switch way {
        case 0: stage.isReduceMotionEnabled = true
        case 1: label.removeFromSuperview()
        case 2: label.isHidden = true
        case 3: stage.view.isHidden = true
        default: break
        }
        show(50, animated: way != 4)
        #expect(label.text == "50")
        #expect(label.settledCount == 1)
        await expectStill()
    }

    @Test(
        "ends the movement when the label leaves its window or is hidden",
        .needs(.accessibilitySettings),
        arguments: 0..<4
    )
    func ends(way: Int) async {
        show(0)
        show(1_000_000)
        await stage.advance(0.1)
        #expect(label.text != "1,000,000")
        switch way {
        case 0: label.removeFromSuperview()
        case 1: label.isHidden = true
        case 2: stage.view.isHidden = true
        default: stage.isReduceMotionEnabled = true
        }
        await stage.advance(2.0 / 60)
        #expect(label.text == "1,000,000")
        #expect(label.settledCount == 1)
        await expectStill()
    }

    @Test("changes nothing if the same number is set again, in motion and at rest")
    func sameNumber() async {
        label.motion = .curve(.easeInOut, duration: 0.5)
        show(0)
        show(100)
        for _ in 0..<11 {
            await stage.advance(0.05)
            show(100)
        }
        #expect(label.text == "100", "it begins again and again")
        #expect(label.settledCount == 1)
        show(100)
        #expect(label.settledCount == 1)
        await expectStill()
        show(200)
        await stage.advance(0.1)
        show(200, animated: false)
        #expect(label.text == "200")
        await expectStill()
    }

    @Test("settles once after ten quick changes")
    func quick() async {
        show(0)
        for value in 1...10 {
            show(value * 1000)
            await stage.advance(0.02)
        }
        #if canImport(HeadlessTesting)
        #expect(stage.displayLinkCount == 1)
        #endif
        await stage.advance(3)
        #expect(label.text == "10,000")
        #expect(label.settledCount == 1)
    }

    @Test("handles a change from within onSettle")
    func settleAgain() async {
        show(0)
        label.onSettle = { [weak label] in
            label?.settledCount += 1
            if label?.settledCount == 1 { label?.setValue(20, locale: Self.english) }
        }
        show(10)
        await stage.advance(6)
        #expect(label.text == "20")
        #expect(label.settledCount == 2)
        await expectStill()
    }

    @Test(
        "calls onSettle again after it has returned, with a value that is shown at once",
        .needs(.accessibilitySettings),
        arguments: [NumberTransition.count, .roll]
    )
    func settleAtOnce(transition: NumberTransition) async {
        stage.isReduceMotionEnabled = true
        label.transition = transition
        show(0)
        var (depth, deepest) = (0, 0)
        label.onSettle = { [weak label] in
            guard let label else { return }
            depth += 1
            deepest = max(deepest, depth)
            label.settledCount += 1
            if label.settledCount < 5 { label.setValue((label.settledCount + 1) * 10, locale: Self.english) }
            depth -= 1
        }
        show(10)
        await stage.advance(1)
        #expect(label.text == "50")
        #expect(label.settledCount == 5)
        #expect(deepest == 1)
    }

    @Test("uses monospaced digits and keeps the other features of the app's font")
    func fontFeatures() {
        // Core Text's small capitals.
        let smallCapitals: [UIFontDescriptor.FeatureKey: Int] = [.type: 37, .selector: 1]
        let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor
            .addingAttributes([.featureSettings: [smallCapitals]])
        label.font = UIFont(descriptor: descriptor, size: 0)
        show(1)
        show(2)
        let settings = label.font.fontDescriptor.fontAttributes[.featureSettings]
        let features = settings as? [[UIFontDescriptor.FeatureKey: Int]] ?? []
        #expect(features.contains(smallCapitals))
        #expect(features.filter { $0 == [.type: 6, .selector: 0] }.count == 1)
        #expect(features.count == 2)
        #expect(label.font.pointSize == 20)
        func width(_ text: String) -> CGFloat {
            (text as NSString).size(withAttributes: [.font: label.font!]).width
        }
        #expect(abs(width("1111") - width("0000")) < 0.01)
    }

    @Test("uses the locale's format during the movement")
    func locales() async {
        let arabic = Locale(identifier: "ar_EG")
        label.setValue(0, locale: arabic)
        label.setValue(1000, locale: arabic)
        label.texts = []
        await stage.advance(3)
        #expect(label.text == 1000.formatted(.number.locale(arabic)))
        #expect(label.texts.allSatisfy { !$0.contains { $0.isASCII && $0.isNumber } })
    }

    @Test("is freed while it counts", arguments: NumberTransition.allCases)
    func lifetime(transition: NumberTransition) async {
        weak var gone: NumberLabel?
        do {
            let label = NumberLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            label.transition = transition
            stage.view.addSubview(label)
            label.setValue(0, locale: Self.english)
            label.setValue(1000, locale: Self.english)
            await stage.advance(0.1)
            label.removeFromSuperview()
            gone = label
        }
        await stage.advance(0.1)
        #expect(gone == nil)
        await stage.advance(2)
        #if canImport(HeadlessTesting)
        #expect(stage.displayLinkCount == 0)
        #endif
    }

    @Test("is freed with a window that is released during the movement")
    func stageGoes() async {
        weak var gone: NumberLabel?
        do {
            let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            let label = NumberLabel(frame: container.bounds)
            container.addSubview(label)
            stage.view.addSubview(container)
            label.setValue(0, locale: Self.english)
            label.setValue(1000, locale: Self.english)
            await stage.advance(0.1)
            container.removeFromSuperview()
            gone = label
        }
        await stage.advance(0.1)
        #expect(gone == nil)
    }
}
#endif
