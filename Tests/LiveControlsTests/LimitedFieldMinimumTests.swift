import LiveControls
import LiveText
import Testing

@Suite("Limited field with a minimum and with several limits")
struct LimitedFieldMinimumTests {
    @Test("says how much is missing until the minimum is reached")
    func minimum() {
        var field = LimitedFieldModel(limit: TextLimit(10).atLeast(3))
        #expect(field.presentation.stage == .under)
        #expect(field.presentation.counterMessage == ControlMessage(.counterMissing, 3))
        #expect(field.presentation.description == ControlMessage(.passwordMinLength, 3))
        // As for `minlength`, an empty text is valid.
        #expect(field.presentation.error == nil)
        #expect(field.send(.willEdit(TextEdit(0..<0, "a"))) == [.field(.allow)])
        #expect(field.presentation.error == ControlMessage(.incomplete, 2))
        field.send(.willEdit(TextEdit(1..<1, "bc")))
        #expect(field.presentation.stage == .within)
        #expect(field.presentation.error == nil)
        #expect(field.presentation.counterMessage == ControlMessage(.counterRemaining, 7))
        #expect(field.presentation.description == ControlMessage(.limit, 10))
        field.send(.set("abcdefghijklm"))
        #expect(field.presentation.counterMessage == ControlMessage(.counterSurplus, 3))
    }

    @Test("needs no maximum, and counts to the minimum")
    func minimumAlone() {
        var field = LimitedFieldModel(limit: TextLimit(0, unit: .words).atLeast(2), text: "one")
        #expect(field.presentation.counter == "1/2")
        #expect(field.presentation.error == ControlMessage(.incomplete, 1, unit: .words))
        #expect(field.send(.willEdit(TextEdit(3..<3, " two three"))) == [.field(.allow)])
        #expect(field.presentation.stage == .within)
        #expect(field.presentation.counterMessage == nil)
        #expect(field.presentation.description == nil)
    }

    @Test("shows a counter near the limit or below the minimum")
    func near() {
        var field = LimitedFieldModel(limit: TextLimit(30).atLeast(3), counter: .near)
        #expect(!field.presentation.isCounterVisible)
        for (text, isVisible) in [("a", true), ("abc", false), (String(repeating: "x", count: 19), false)] {
            field.send(.set(text))
            #expect(field.presentation.isCounterVisible == isVisible, "\(text)")
        }
        for count in [20, 30, 31] {
            field.send(.set(String(repeating: "x", count: count)))
            #expect(field.presentation.isCounterVisible)
        }
        field.change { $0.warnAt = 0 }
        field.send(.set(String(repeating: "x", count: 29)))
        #expect(!field.presentation.isCounterVisible)
    }

    @Test("shows and reports the limit that is nearest")
    func several() {
        let families = String(repeating: "👨‍👩‍👧‍👦", count: 4)
        var field = LimitedFieldModel(limit: TextLimit(30).and(100, unit: .utf8), text: families)
        #expect(field.presentation.counter == "100/100")
        #expect(field.presentation.stage == .full)
        let effects = field.send(.willEdit(TextEdit(0..<0, "a")))
        #expect(effects.contains(.limited(kept: 0, dropped: 1)))
        #expect(field.send(.woke, at: 9) == [.announce(ControlMessage(.full, 100, unit: .utf8))])
        field.send(.set(families + "ab"))
        #expect(field.presentation.error == ControlMessage(.over, 2, unit: .utf8))
        #expect(field.presentation.overflow == 44..<46)
        field.send(.set("Hello"))
        #expect(field.presentation.counter == "5/30")
    }

    @Test("is counted by a ring as the nearest of several limits")
    func ring() {
        let ring = CountRingModel(limit: TextLimit(300).and(100, unit: .utf8), text: String(repeating: "é", count: 49))
        #expect(ring.presentation.remaining == 2)
        #expect(ring.presentation.fraction == 0.98)
        #expect(ring.presentation.standingMessage == ControlMessage(.remaining, 2, unit: .utf8))
        let bytes = CountRingModel(limit: TextLimit(0).and(4, unit: .utf8), text: "abc").presentation
        #expect(bytes.fraction == 0.75 && bytes.description == ControlMessage(.limit, 4, unit: .utf8))
    }
}
