#if canImport(UIKit)
#if canImport(HeadlessTesting)
import HeadlessTesting
#endif
import LiveControls
import LiveGestures
import LiveTestSupport
import LiveUIKit
import Testing
import UIKit

@MainActor @Suite("Snap button, in UIKit: random logs") struct SnapButtonRandomTests {
    private nonisolated static let logCount = 50
    /// 50 logs of 420 events: more than 20,000.
    private static let eventCount = 420

    /// The pauses between two events, in seconds.
    private static let pauses = [0, 0, 0, 0, 0, 0, 0, 0, 1.0 / 60, 1.0 / 60, 1.0 / 60, 1.0 / 60, 0.05, 0.31]

    /// A button on a stage, and its random events.
    @MainActor final class Play {
        var random: SplitMix64
        let stage = TestWindow()
        let button = SnapButtonView(label: UIImageView(image: nil))
        let log = SnapButtonTests.Log()
        var fingers: [TestWindow.Finger] = []

        init(seed: UInt64) {
            random = SplitMix64(seed: seed)
            log.listen(to: button)
            button.area = SnapArea.allCases.randomElement(using: &random)!
            stage.view.addSubview(button)
            stage.layOut()
        }

        func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

        func point() -> CGPoint {
            CGPoint(
                x: CGFloat.random(in: -100...900, using: &random),
                y: CGFloat.random(in: -100...900, using: &random)
            )
        }

        func act() {
            switch number(0..<40) {
            case 0..<8:
                let seen = button.layer.presentation()?.position ?? button.center
                guard fingers.count < 3 else { break }
                fingers.append(stage.touchDown(at: number(0..<5) == 0 ? point() : seen))
            case 8..<20: fingers.randomElement(using: &random)?.move(to: point())
            case 20..<26: if !fingers.isEmpty { fingers.remove(at: number(0..<fingers.count)).lift() }
            case 26: if !fingers.isEmpty { fingers.remove(at: number(0..<fingers.count)).cancel() }
            case 27..<30:
                button.becomeFirstResponder()
                let keys = [
                    UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow, UIKeyCommand.inputUpArrow,
                    UIKeyCommand.inputDownArrow, UIKeyCommand.inputEscape,
                ]
                stage.pressKey(keys.randomElement(using: &random)!)
            case 30: stage.keyboardHeight = [0, 260, 336].randomElement(using: &random)!
            case 31:
                let sizes = [(390, 844), (844, 390), (320, 480), (60, 60)]
                let (width, height) = sizes.randomElement(using: &random)!
                stage.rotate(to: CGSize(width: width, height: height), duration: 0.2)
            case 32: change()
            case 33: button.isEnabled = number(0..<3) > 0
            case 34: button.isHidden = number(0..<3) == 0
            case 35: stage.isReduceMotionEnabled = number(0..<3) == 0
            case 36: stage.direction = number(0..<2) == 0 ? .rightToLeft : .leftToRight
            case 37:
                button.removeFromSuperview()
                if number(0..<2) == 0 { stage.layOut() }
                stage.view.addSubview(button)
            case 38:
                if let action = button.accessibilityCustomActions?.randomElement(using: &random) {
                    _ = action.actionHandler?(action)
                }
            default:
                button.place = RestingPlace(
                    SnapSlot.allCases.randomElement(using: &random)!,
                    fraction: Double.random(in: -1...2, using: &random)
                )
            }
        }

        private func change() {
            switch number(0..<4) {
            case 0: button.area = SnapArea.allCases.randomElement(using: &random)!
            case 1: button.inset = [0, 20, 500, -10, .nan].randomElement(using: &random)!
            case 2: button.hold = [0.3, 0.05, .nan, 1].randomElement(using: &random)!
            default: button.bounds.size = CGSize(width: number(0..<90), height: number(0..<90))
            }
        }
    }

    @Test(
        "never performs its action after a lift, and rests inside its area",
        .needs(.accessibilitySettings, .haptics, .keyboard, .systemTouches),
        arguments: 0..<logCount
    )
    func log(seed: Int) async {
        let play = Play(seed: UInt64(seed))
        let (stage, button, log) = (play.stage, play.button, play.log)
        var wasLifted = false
        var acts = 0
        for step in 0..<Self.eventCount {
            let (wasTracking, felt) = (button.isTracking, stage.haptics.count)
            play.act()
            if !wasTracking, !button.isTracking || stage.haptics.count == felt { wasLifted = false }
            wasLifted = wasLifted || stage.haptics.count > felt
            let hasActed = log.events.count { $0 == "act" } > acts
            acts = log.events.count { $0 == "act" }
            // An expectation for each event would take most of the time.
            if wasLifted && hasActed { Issue.record("seed \(seed), step \(step): acts after a lift") }
            let frame = button.frame
            if [frame.minX, frame.minY, frame.width, frame.height].contains(where: { !$0.isFinite }) {
                Issue.record("seed \(seed), step \(step): \(frame)")
            }
            let before = stage.haptics.count
            await stage.advance(Self.pauses.randomElement(using: &play.random)!)
            wasLifted = wasLifted || stage.haptics.count > before
        }
        for finger in play.fingers { finger.cancel() }
        (button.isEnabled, button.isHidden) = (true, false)
        if button.bounds.isEmpty { button.bounds.size = CGSize(width: 56, height: 56) }
        stage.layOut()
        await stage.advance(4)
        let layout = stage.snapLayout(of: button)
        let expected = layout.center(of: button.place)
        #expect(
            abs(button.center.x - expected.x) < 0.01 && abs(button.center.y - expected.y) < 0.01,
            "seed \(seed): \(button.center), not \(expected), in \(layout)"
        )
        #expect(layout.area.holds(button.place.slot), "seed \(seed)")
        #expect(button.transform == .identity, "seed \(seed)")
        #expect(!button.isTracking && !button.isHighlighted, "seed \(seed)")
        #expect(button.layer.animationKeys() ?? [] == [], "seed \(seed)")
        let spoken = stage.announcements.count
        // Places that it passes within one second are announced together.
        let rested = log.events.count { $0 == "rested" }
        #expect(spoken <= rested && (spoken > 0) == (rested > 0), "seed \(seed)")
        #expect(stage.announcements.allSatisfy { $0.isQueued }, "seed \(seed)")
        await stage.advance(2)
        #expect(stage.announcements.count == spoken, "seed \(seed): still has something to say")
        #expect(stage.errors == [], "seed \(seed)")
    }
}
#endif
