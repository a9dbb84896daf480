import LiveControls
import LiveMotion
import LiveTestSupport
import LiveText
import Testing

@Suite("Count ring")
struct CountRingModelTests {
    private typealias Stage = CountRingPresentation.Stage

    private static func ring(limit: Int = 20, text: String = "") -> CountRingModel {
        CountRingModel(limit: TextLimit(limit), text: text)
    }

    @Test("fills part of the ring for a short text, without a label")
    func example() {
        var ring = CountRingModel(limit: TextLimit(280, unit: .characters))
        let effects = ring.send(.set("Hello"))
        #expect(effects.isEmpty)
        #expect((ring.presentation.fraction * 1000).rounded() == 18)
        #expect(ring.presentation.stage == .comfortable)
        #expect(ring.presentation.label == "")
    }

    @Test(
        "changes stages exactly at their thresholds",
        arguments: [
            (0, Stage.comfortable, ""), (9, .comfortable, ""), (10, .warning, "10"), (19, .warning, "1"),
            (20, .full, "0"), (21, .over, "-1"), (35, .over, "-15"),
        ]
    )
    func stages(count: Int, stage: CountRingPresentation.Stage, label: String) {
        var ring = Self.ring()
        ring.send(.set(String(repeating: "é", count: count)))
        #expect(ring.presentation.stage == stage)
        #expect(ring.presentation.label == label)
        #expect(ring.presentation.count == count)
        #expect(ring.presentation.remaining == 20 - count)
    }

    @Test("keeps the fraction within 0…1", arguments: [(0, 0.0), (5, 0.25), (20, 1.0), (400, 1.0)])
    func fraction(count: Int, fraction: Double) {
        #expect(Self.ring(text: String(repeating: "a", count: count)).presentation.fraction == fraction)
    }

    @Test("grows with the number and shrinks again")
    func scale() {
        var ring = Self.ring()
        #expect(ring.presentation.scale == 1)
        ring.send(.set("fifteen letters"))
        #expect(ring.presentation.scale > 1)
        ring.send(.set("few"))
        #expect(ring.presentation.scale == 1)
    }

    @Test("has no ring without a limit", arguments: [0, -1, Int.min])
    func unlimited(limit: Int) {
        let presentation = Self.ring(limit: limit, text: "some text").presentation
        #expect(presentation.stage == nil)
        #expect(presentation.fraction == 0)
        #expect(presentation.label == "")
        #expect(presentation.remaining == nil)
        #expect(presentation.description == nil)
        #expect(presentation.overflow == nil)
    }

    @Test("survives numbers of any size", arguments: [Int.min, -1, 0, 1, Int.max], [Int.min, -1, 0, 1, Int.max])
    func extremes(limit: Int, warnAt: Int) {
        var ring = CountRingModel(limit: TextLimit(limit), warnAt: warnAt, text: "abc")
        ring.change(at: .nan) { $0.warnAt = limit }
        ring.change(at: -.infinity) { $0.limit = TextLimit(warnAt, unit: .utf8) }
        ring.send(.woke, at: .infinity)
        #expect(ring.presentation.count == 3)
    }

    @Test("reports overflow in UTF-16, starting with a whole character")
    func overflow() {
        var ring = CountRingModel(limit: TextLimit(3, unit: .utf16))
        ring.send(.set("ab👨‍👩‍👧‍👦"))
        #expect(ring.presentation.overflow == 2..<13)
        ring.send(.set("abc"))
        #expect(ring.presentation.overflow == nil)
    }

    @Test("moves the ring when the limit changes")
    func limitChanges() {
        var ring = Self.ring(text: "twelve chars")
        ring.change { $0.limit = TextLimit(12) }
        #expect(ring.presentation.stage == .full)
        #expect(ring.presentation.description == ControlMessage(.limit, 12, unit: .characters))
        ring.change { $0.limit = TextLimit(100, unit: .utf8) }
        #expect(ring.presentation.stage == .comfortable)
        ring.change { $0.warnAt = 90 }
        #expect(ring.presentation.stage == .warning)
    }
}

@Suite("Count ring: motion")
struct CountRingMotionTests {
    @Test("starts the fill from its current value")
    func start() {
        var ring = CountRingModel(limit: TextLimit(10), warnAt: 0)
        ring.send(.set("abcde"), at: 0)
        #expect(ring.presentation.fractionMotion.start == 0)
        #expect(ring.presentation.fractionMotion.velocity == 0)
    }

    @Test("keeps the value and velocity of an interrupted fill")
    func interruption() {
        var ring = CountRingModel(limit: TextLimit(10), warnAt: 0)
        ring.send(.set("abcde"), at: 0)
        guard case .spring(let spring) = ring.presentation.fractionMotion.motion else {
            Issue.record("the fill doesn't use a spring")
            return
        }
        ring.send(.set("abcdefgh"), at: 0.1)
        let path = ring.presentation.fractionMotion
        #expect(abs(path.start - spring.value(from: 0, to: 0.5, velocity: 0, at: 0.1)) < 1e-12)
        #expect(path.velocity > 0)
        #expect(path.start < 0.5)
    }

    @Test("shows the value at once with reduced motion")
    func reducedMotion() {
        var ring = CountRingModel(limit: TextLimit(10))
        ring.send(.set("abc"), at: 0)
        ring.change(at: 0.1) { $0.prefersReducedMotion = true }
        ring.send(.set("abcde"), at: 0.2)
        let presentation = ring.presentation
        #expect(presentation.fractionMotion == MotionPath(start: 0.5, velocity: 0, motion: .none))
        #expect(presentation.scaleMotion.motion == .none)
        ring.change(at: 0.3) { $0.prefersReducedMotion = false }
        #expect(ring.presentation.fractionMotion.motion != .none)
    }
}
