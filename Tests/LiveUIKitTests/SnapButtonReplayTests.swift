#if canImport(UIKit)
#if canImport(HeadlessTesting)
import HeadlessTesting
#endif
import LiveControls
import LiveFoundation
import LiveGestures
import LiveTestSupport
import LiveUIKit
import Testing
import UIKit

extension TestWindow {
    /// The layout of a button that fills its part of the root view.
    @MainActor func snapLayout(of button: SnapButtonView) -> SnapLayout {
        let (bounds, safe) = (view.bounds, view.safeAreaInsets)
        let isRightToLeft = direction == .rightToLeft
        return SnapLayout(
            area: button.area,
            size: GestureSize(width: bounds.width, height: bounds.height),
            itemSize: GestureSize(width: button.bounds.width, height: button.bounds.height),
            insets: AreaInsets(
                top: safe.top,
                leading: isRightToLeft ? safe.right : safe.left,
                bottom: max(safe.bottom, min(keyboardHeight, bounds.height)),
                trailing: isRightToLeft ? safe.left : safe.right
            ),
            inset: button.inset,
            isRightToLeft: isRightToLeft
        )
    }
}

/// Sends native touches to the button and the same events to a button of the core, and compares both.
@MainActor @Suite("Snap button, in UIKit: replay") struct SnapButtonReplayTests {
    /// A button of the core, with the timer of a host.
    struct Mirror {
        var model: SnapButtonModel
        var deadline: Double?
        var isMotionReduced = false
        var acts = 0
        var rests = 0
        var impacts = 0
        var said: [String] = []

        mutating func change(at time: Double, _ change: (inout SnapButtonSettings) -> Void) {
            send(model.changing(change), at: time)
        }

        mutating func send(_ event: SnapButtonEvent, at time: Double) {
            // The host sends this with each event.
            let isReduced = isMotionReduced
            let early = model.change(at: time) { $0.prefersReducedMotion = isReduced }
            for effect in early + model.send(event, at: time) {
                switch effect {
                case .act: acts += 1
                case .impact: impacts += 1
                case .openMenu: break
                case .rested: rests += 1
                case .announce(let message): said.append(message.text())
                case .wake(let time): deadline = time
                }
            }
        }

        mutating func pass(until time: Double) {
            while let deadline, deadline <= time {
                self.deadline = nil
                send(.woke, at: deadline)
            }
        }
    }

    let stage = TestWindow()
    let button = SnapButtonView(label: UIImageView(image: nil))

    func expectSame(_ mirror: Mirror, _ log: SnapButtonTests.Log, _ hint: String) {
        let expected = mirror.model.presentation
        #expect(abs(button.center.x - expected.center.x) < 1e-6, "\(hint)")
        #expect(abs(button.center.y - expected.center.y) < 1e-6, "\(hint)")
        #expect(abs(button.transform.a - expected.scale) < 1e-6, "\(hint)")
        #expect(button.place == expected.place, "\(hint)")
        // A finger that leaves the button no longer highlights it.
        if expected.phase != .pressing { #expect(!button.isHighlighted, "\(hint)") }
        #expect(button.isTracking == (expected.phase != .idle && expected.phase != .snapping), "\(hint)")
        #expect(log.events.count { $0 == "act" } == mirror.acts, "\(hint)")
        #expect(log.events.count { $0 == "up" } == mirror.acts, "\(hint)")
        #expect(log.events.count { $0 == "rested" } == mirror.rests, "\(hint)")
        #expect(stage.haptics.count == mirror.impacts, "\(hint)")
        #expect(stage.announcements.map(\.text) == mirror.said, "\(hint)")
    }

    @Test(
        "matches the core for the same touches, keys and requested places",
        .needs(.accessibilitySettings, .haptics, .keyboard, .systemTouches),
        arguments: 0..<12
    )
    func replay(seed: UInt64) async throws {
        var random = SplitMix64(seed: seed)
        button.area = SnapArea.allCases.randomElement(using: &random)!
        stage.view.addSubview(button)
        stage.layOut()
        let log = SnapButtonTests.Log()
        log.listen(to: button)
        var mirror = Mirror(model: SnapButtonModel(layout: stage.snapLayout(of: button)))
        var finger: TestWindow.Finger?
        var home = CGPoint.zero
        for step in 0..<150 {
            let now = CACurrentMediaTime()
            let hint = "seed \(seed), step \(step)"
            switch Int.random(in: 0..<24, using: &random) {
            case 0..<12 where finger == nil:
                let point = try #require(button.layer.presentation()).position
                // A button that is outside the screen cannot be touched.
                guard stage.view.bounds.contains(point) else { break }
                home = point
                finger = stage.touchDown(at: point)
                mirror.send(.pointer(.down(pointer: 1, at: GesturePoint(x: point.x, y: point.y))), at: now)
            case 0..<9:
                let isNear = Bool.random(using: &random)
                let reach = isNear ? 9.0 : 300
                let point = CGPoint(
                    x: home.x + CGFloat.random(in: -reach...reach, using: &random),
                    y: home.y + CGFloat.random(in: -reach...reach, using: &random)
                )
                finger?.move(to: point)
                mirror.send(.pointer(.moved(pointer: 1, to: GesturePoint(x: point.x, y: point.y))), at: now)
            case 9..<13:
                guard let lifted = finger else { break }
                let isInside = Bool.random(using: &random)
                let point = CGPoint(x: button.center.x, y: button.center.y + (isInside ? 10 : 120))
                lifted.move(to: point)
                mirror.send(.pointer(.moved(pointer: 1, to: GesturePoint(x: point.x, y: point.y))), at: now)
                lifted.lift()
                finger = nil
                let up = PressDragEvent.up(
                    pointer: 1,
                    at: GesturePoint(x: point.x, y: point.y),
                    isInside: isInside
                )
                mirror.send(.pointer(up), at: now)
            case 13:
                finger?.cancel()
                if finger != nil { mirror.send(.pointer(.cancelled(pointer: 1)), at: now) }
                finger = nil
            case 14:
                let arrows: [(String, ArrowDirection)] = [
                    (UIKeyCommand.inputLeftArrow, .left), (UIKeyCommand.inputRightArrow, .right),
                    (UIKeyCommand.inputUpArrow, .up), (UIKeyCommand.inputDownArrow, .down),
                ]
                let (input, direction) = arrows.randomElement(using: &random)!
                button.becomeFirstResponder()
                stage.pressKey(input)
                mirror.send(.arrowPressed(direction), at: now)
            case 15:
                button.becomeFirstResponder()
                stage.pressKey(UIKeyCommand.inputEscape)
                mirror.send(.pointer(.interrupted), at: now)
            case 16:
                let place = RestingPlace(
                    SnapSlot.allCases.randomElement(using: &random)!,
                    fraction: Double.random(in: 0...1, using: &random)
                )
                if place != button.place {
                    button.place = place
                    mirror.send(.placeChosen(place), at: now)
                }
            case 17:
                mirror.isMotionReduced = Int.random(in: 0..<3, using: &random) == 0
                stage.isReduceMotionEnabled = mirror.isMotionReduced
            case 18 where finger == nil:
                stage.keyboardHeight = [0, 260, 336].randomElement(using: &random)!
                mirror.change(at: now) { $0.layout = stage.snapLayout(of: button) }
                expectSame(mirror, log, hint)
                // Until the system's animation ends, its visible position differs.
                await stage.advance(0.35)
                mirror.pass(until: CACurrentMediaTime() + 1e-9)
            case 19 where finger == nil:
                let size = stage.view.bounds.size
                stage.rotate(to: CGSize(width: size.height, height: size.width), duration: 0.3)
                mirror.change(at: now) { $0.layout = stage.snapLayout(of: button) }
                expectSame(mirror, log, hint)
                await stage.advance(0.35)
                mirror.pass(until: CACurrentMediaTime() + 1e-9)
            default:
                break
            }
            expectSame(mirror, log, hint)
            await stage.advance([0, 1.0 / 60, 0.1, 0.35, 1].randomElement(using: &random)!)
            mirror.pass(until: CACurrentMediaTime() + 1e-9)
            expectSame(mirror, log, "\(hint), later")
        }
        #expect(stage.errors == [], "seed \(seed)")
    }

    @Test(
        "is visible within a thousandth of a point of the core's position during the movement",
        .needs(.clock),
        arguments: [
            (SnapSlot.topLeading, SnapSlot.bottomLeading), (.topTrailing, .topLeading),
        ]
    )
    func flight(first: SnapSlot, second: SnapSlot) async throws {
        button.area = .corners
        stage.view.addSubview(button)
        stage.layOut()
        var mirror = Mirror(model: SnapButtonModel(layout: stage.snapLayout(of: button)))
        for (slot, frames) in [(first, 7), (second, 60)] {
            button.place = RestingPlace(slot)
            mirror.send(.placeChosen(RestingPlace(slot)), at: CACurrentMediaTime())
            stage.layOut()
            let path = mirror.model.presentation
            for frame in 0...frames {
                let seen = try #require(button.layer.presentation()).position
                let time = Double(frame) / 60
                let x = path.horizontalMotion.value(towards: path.center.x, after: time)
                let y = path.verticalMotion.value(towards: path.center.y, after: time)
                #expect(abs(seen.x - x) < 0.7 && abs(seen.y - y) < 0.7, "\(slot), frame \(frame)")
                await stage.advance(1.0 / 60)
            }
        }
    }
}
#endif
