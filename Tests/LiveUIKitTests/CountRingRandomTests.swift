#if canImport(UIKit)
#if canImport(HeadlessTesting)
import HeadlessTesting
#endif
import LiveControls
import LiveFoundation
import LiveTestSupport
import LiveText
import LiveUIKit
import Testing
import UIKit

@MainActor @Suite("Count ring, in UIKit: random logs") struct CountRingRandomTests {
    /// A ring of the core, with the timer of a host.
    struct Mirror {
        var model: CountRingModel
        var deadline: Double?
        var said: [String] = []

        mutating func change(at time: Double, _ change: (inout CountRingSettings) -> Void) {
            send(model.changing(change), at: time)
        }

        mutating func send(_ event: CountRingEvent, at time: Double) {
            for effect in model.send(event, at: time) {
                switch effect {
                case .announce(let message): said.append(message.text())
                case .wake(let time): deadline = time
                }
            }
        }

        mutating func pass(until time: Double) {
            guard let deadline, deadline <= time else { return }
            self.deadline = nil
            send(.woke, at: deadline)
        }
    }

    @Test(
        "shows and announces the same as the core for random events",
        .needs(.accessibilitySettings),
        arguments: 0..<12
    )
    func log(seed: UInt64) async throws {
        var random = SplitMix64(seed: seed)
        var texts = TextGenerator(seed: seed)
        let stage = TestWindow()
        let limit = TextLimit(Int.random(in: -1...30, using: &random))
        let ring = CountRingView(limit: limit)
        ring.frame = CGRect(x: 50, y: 50, width: 24, height: 24)
        stage.view.addSubview(ring)
        stage.layOut()
        var mirror = Mirror(model: CountRingModel(limit: limit))
        for step in 0..<60 {
            let now = CACurrentMediaTime()
            switch Int.random(in: 0..<12, using: &random) {
            case 0:
                let limit = TextLimit(
                    Int.random(in: -1...30, using: &random),
                    unit: [.characters, .utf16, .scalars].randomElement(using: &random)!
                )
                ring.limit = limit
                mirror.change(at: now) { $0.limit = limit }
            case 1:
                let warnAt = Int.random(in: -3...20, using: &random)
                ring.warnAt = warnAt
                mirror.change(at: now) { $0.warnAt = warnAt }
            case 2:
                let text = texts.text(pieces: 8)
                ring.setMarkedText(text)
                mirror.send(.field(.composing(text)), at: now)
            case 3: stage.style = stage.style == .dark ? .light : .dark
            case 4: stage.isReduceMotionEnabled.toggle()
            case 5: ring.frame.size.width = CGFloat.random(in: 0...100, using: &random)
            default:
                let text = texts.text(pieces: 8)
                ring.text = text
                mirror.send(.field(.set(text)), at: now)
            }
            stage.layOut()
            let (shown, expected) = (ring.presentation, mirror.model.presentation)
            #expect(shown.stage == expected.stage, "seed \(seed), step \(step)")
            #expect(shown.fraction == expected.fraction, "seed \(seed), step \(step)")
            #expect(shown.count == expected.count, "seed \(seed), step \(step)")
            #expect(ring.ringNumber?.text ?? "" == expected.label, "seed \(seed), step \(step)")
            #expect(ring.ringFace.isHidden == (expected.stage == nil), "seed \(seed), step \(step)")
            #expect(ring.ringLayers.last.map { abs($0.strokeEnd - expected.fraction) < 1e-9 } == true)
            let time = [0, 1.0 / 60, 0.1, 0.7, 1.2].randomElement(using: &random)!
            await stage.advance(time)
            mirror.pass(until: CACurrentMediaTime() + 1e-9)
            #expect(stage.announcements.map(\.text) == mirror.said, "seed \(seed), step \(step)")
        }
        await stage.advance(3)
        mirror.pass(until: .infinity)
        #expect(stage.announcements.map(\.text) == mirror.said, "seed \(seed)")
        #expect(stage.announcements.allSatisfy { $0.isQueued })
        #expect(ring.ringLayers.allSatisfy { ($0.animationKeys() ?? []).isEmpty }, "seed \(seed)")
        #expect(stage.errors == [], "seed \(seed)")
    }
}
#endif
