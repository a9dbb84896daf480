import LiveControls
import LiveMotion
import LiveText
import Testing

@Suite("Sectioned field: motion")
struct SectionedFieldMotionTests {
    @Test("unfolds with a spring of 0.5 s and folds in 0.35 s when left empty")
    func phases() {
        var field = SectionedFieldModel(.card)
        #expect(field.presentation.phase == .rest)
        let effects = field.send(.focused(true), at: 1)
        #expect(field.presentation.phase == .unfolding)
        #expect(field.presentation.opening == 1)
        #expect(
            field.presentation.openingMotion
                == MotionPath(start: 0, velocity: 0, motion: .spring(Spring(settlingDuration: 0.5, dampingRatio: 0.7)))
        )
        guard case .wake(let end)? = effects.last else {
            Issue.record("no wake-up for the end of the unfolding")
            return
        }
        #expect(end > 1.4 && end <= 1.6)
        field.send(.woke, at: end)
        #expect(field.presentation.phase == .editing)
        #expect(field.send(.focused(false), at: 5).last == .wake(at: 5.35))
        #expect(field.presentation.phase == .folding)
        #expect(
            field.presentation.openingMotion
                == MotionPath(start: 1, velocity: 0, motion: .curve(.easeInOut, duration: 0.35))
        )
        field.send(.woke, at: 5.35)
        #expect(field.presentation.phase == .rest)
    }

    @Test("stays open when left with a text")
    func filled() {
        var field = SectionedFieldModel(.card)
        field.send(.focused(true), at: 0)
        field.send(.willEdit(TextEdit(0..<0, "4")), at: 2)
        field.send(.focused(false), at: 3)
        #expect(field.presentation.phase == .filled)
        #expect(field.presentation.opening == 1)
    }

    @Test("keeps the value and velocity when the opening reverses halfway")
    func interruption() {
        var field = SectionedFieldModel(.card)
        field.send(.focused(true), at: 0)
        field.send(.focused(false), at: 0.1)
        let path = field.presentation.openingMotion
        let spring = Spring(settlingDuration: 0.5, dampingRatio: 0.7)
        #expect(abs(path.start - spring.value(from: 0, to: 1, velocity: 0, at: 0.1)) < 1e-9)
        #expect(path.velocity > 0)
    }

    @Test("shows everything at once with reduced motion")
    func reducedMotion() {
        var field = SectionedFieldModel(.card)
        field.change(at: 0) { $0.prefersReducedMotion = true }
        #expect(!field.send(.focused(true), at: 1).contains { if case .wake = $0 { true } else { false } })
        #expect(field.presentation.phase == .editing)
        #expect(field.presentation.openingMotion.motion == .none)
        #expect(field.presentation.validityMotion == .none)
    }

    @Test("starts without motion when it already contains a text")
    func initial() {
        #expect(SectionedFieldModel(.card, text: "4").presentation.phase == .filled)
    }
}
