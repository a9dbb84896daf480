import LiveControls
import LiveText
import Testing

@Suite("Limited field")
struct LimitedFieldModelTests {
    private static func field(
        _ text: String = "abcdefgh",
        limit: Int = 10,
        unit: TextUnit = .characters,
        _ overflow: TextOverflow = .refuse
    ) -> LimitedFieldModel {
        LimitedFieldModel(limit: TextLimit(limit, unit: unit), overflow: overflow, text: text)
    }

    /// Returns the effects on the field's text and the reports to the program.
    private static func essence(_ effects: [LimitedFieldEffect]) -> [LimitedFieldEffect] {
        effects.filter { effect in
            switch effect {
            case .field, .limited: true
            case .pulse, .announce, .wake: false
            }
        }
    }

    @Test("accepts an edit that fits")
    func acceptance() {
        var field = Self.field()
        #expect(field.send(.willEdit(TextEdit(4..<4, "12"))) == [.field(.allow)])
        #expect(field.presentation.text == "abcd12efgh")
        #expect(field.presentation.caret == 6)
        #expect(field.presentation.stage == .full)
        #expect(field.presentation.counter == "10/10")
    }

    @Test("rejects an edit past the limit as a whole")
    func refusal() {
        var field = Self.field()
        let effects = field.send(.willEdit(TextEdit(4..<4, "12345")))
        #expect(Self.essence(effects) == [.limited(kept: 0, dropped: 5)])
        #expect(field.presentation.text == "abcdefgh")
    }

    @Test("keeps the text after the caret when it truncates an edit")
    func truncation() {
        var field = Self.field(.init("abcdefgh"), .truncate)
        let effects = field.send(.willEdit(TextEdit(4..<4, "12345")))
        let expected: [LimitedFieldEffect] = [
            .field(.perform(TextEdit(4..<4, "12"))), .limited(kept: 2, dropped: 3),
        ]
        #expect(Self.essence(effects) == expected)
        #expect(field.presentation.text == "abcd12efgh")
        #expect(field.presentation.caret == 6)
    }

    @Test("exceeds the limit with a validation message if overflow is allowed")
    func allowance() {
        var field = Self.field(.init("abcdefgh"), .allow)
        #expect(Self.essence(field.send(.willEdit(TextEdit(4..<4, "12345")))) == [.field(.allow)])
        #expect(field.presentation.stage == .over)
        #expect(field.presentation.error == ControlMessage(.over, 3, unit: .characters))
        #expect(field.presentation.overflow == 10..<13)
        field.change { $0.overflow = .refuse }
        #expect(field.presentation.error == ControlMessage(.over, 3, unit: .characters))
    }

    @Test("lets a marked syllable exceed the limit until it's finished")
    func hangul() {
        var field = Self.field("텍스트인", limit: 5)
        for marked in ["ㅍ", "푸", "풋"] {
            #expect(field.send(.composing("텍스트인" + marked)).isEmpty)
        }
        #expect(field.send(.edited("텍스트인풋", caret: 5)).isEmpty)
        #expect(field.presentation.text == "텍스트인풋")
    }

    @Test("trims a composition in place", arguments: [TextOverflow.refuse, .truncate])
    func composition(overflow: TextOverflow) {
        var field = Self.field(.init("abcdefgh"), overflow)
        field.send(.composing("abcdkanjiefgh"))
        #expect(field.presentation.stage == .over)
        let effects = field.send(.edited("abcd漢字かなefgh", caret: 8))
        #expect(Self.essence(effects) == [.field(.perform(TextEdit(6..<8, ""))), .limited(kept: 2, dropped: 2)])
        #expect(field.presentation.text == "abcd漢字efgh")
        #expect(field.presentation.caret == 6)
    }

    @Test("restores the selection that a composition replaced if nothing of the composition fits")
    func compositionOverSelection() {
        var field = Self.field("abcdef", limit: 6, unit: .utf16)
        field.send(.composing("abxef"))
        let effects = field.send(.edited("ab👨‍👩‍👧‍👦ef", caret: 13))
        #expect(Self.essence(effects) == [.field(.perform(TextEdit(2..<13, "cd"))), .limited(kept: 0, dropped: 11)])
        #expect(field.presentation.text == "abcdef")
    }

    @Test("trims a composition that ends twice, as in WebKit, in place")
    func doubleEnd() {
        var field = Self.field("abcdefghij")
        field.send(.composing("abかんij"))
        #expect(field.send(.edited("abij", caret: 2)).isEmpty)
        field.send(.composing("ab漢字かな漢字かなij"))
        let effects = field.send(.edited("ab漢字かな漢字かなij", caret: 10))
        #expect(Self.essence(effects) == [.field(.perform(TextEdit(8..<10, ""))), .limited(kept: 6, dropped: 2)])
        #expect(field.presentation.text == "ab漢字かな漢字ij")
    }

    @Test("ends an open composition when it loses the focus", arguments: [TextOverflow.refuse, .truncate])
    func compositionLeft(overflow: TextOverflow) {
        var field = Self.field(.init("abcdefgh"), overflow)
        field.send(.focused(true))
        field.send(.composing("abcd漢字かなefgh"))
        let effects = field.send(.focused(false))
        #expect(Self.essence(effects) == [.field(.perform(TextEdit(6..<8, ""))), .limited(kept: 2, dropped: 2)])
        #expect(field.presentation.text == "abcd漢字efgh")
        #expect(field.send(.focused(false)).isEmpty)
        #expect(Self.essence(field.send(.willEdit(TextEdit(0..<0, "x")))) == [.limited(kept: 0, dropped: 1)])
    }

    @Test("leaves an edit during a composition to the input method")
    func editWhileComposing() {
        var field = Self.field("abcdefghij")
        field.send(.composing("abcdefghijか"))
        #expect(field.send(.willEdit(TextEdit(10..<11, "かん"))) == [.field(.allow)])
        field.send(.composing("abcdefghijかん"))
        let effects = field.send(.edited("abcdefghij漢", caret: 11))
        #expect(Self.essence(effects) == [.field(.perform(TextEdit(10..<11, ""))), .limited(kept: 0, dropped: 1)])
    }

    @Test("ends a composition when the program sets a text")
    func setWhileComposing() {
        var field = Self.field()
        field.send(.composing("abcdefghか"))
        #expect(field.send(.set("far too long a text")).isEmpty)
        #expect(field.send(.focused(false)).isEmpty)
        #expect(field.presentation.text == "far too long a text")
    }

    @Test("never corrects undo, which is reported as a set")
    func undo() {
        var field = Self.field(.init("abcdefgh"), .truncate)
        field.send(.willEdit(TextEdit(4..<4, "12345")))
        for text in ["abcdefgh", "abcd12efgh", "abcd12345efgh"] { #expect(field.send(.set(text)).isEmpty) }
    }

    @Test("doesn't evaluate an edit again that is reported after it was asked about")
    func echo() {
        var field = Self.field()
        field.send(.willEdit(TextEdit(4..<4, "12")))
        #expect(field.send(.edited("abcd12efgh", caret: 6)).isEmpty)
        field.send(.set("far too long a text"))
        #expect(field.send(.edited("far too long a text", caret: 19)).isEmpty)
    }

    @Test("ignores selection changes")
    func selection() {
        var field = Self.field()
        #expect(field.send(.selected(2..<5)).isEmpty)
        #expect(field.presentation == Self.field().presentation)
    }

    @Test("reverts or trims an edit that couldn't be prevented")
    func uncancellable() {
        var refusing = Self.field()
        let refused = refusing.send(.edited("abcd12345efgh", caret: 9))
        #expect(Self.essence(refused) == [.field(.perform(TextEdit(4..<9, ""))), .limited(kept: 0, dropped: 5)])
        #expect(refusing.presentation.caret == 4)

        var truncating = Self.field(.init("abcdefgh"), .truncate)
        let trimmed = truncating.send(.edited("abcd12345efgh", caret: 9))
        #expect(Self.essence(trimmed) == [.field(.perform(TextEdit(6..<9, ""))), .limited(kept: 2, dropped: 3)])
        #expect(truncating.presentation.text == "abcd12efgh")
    }

    @Test("counts a text that the program sets without truncating it")
    func program() {
        var field = Self.field()
        #expect(field.send(.set("far too long a text")).isEmpty)
        #expect(field.presentation.text == "far too long a text")
        #expect(field.presentation.counter == "19/10")
        #expect(field.presentation.error == ControlMessage(.over, 9, unit: .characters))
        #expect(field.send(.willEdit(TextEdit(0..<4, ""))) == [.field(.allow), .wake(at: 1)])
        #expect(field.presentation.counter == "15/10")
    }

    @Test("shows no counter without a limit", arguments: [0, -1, Int.min])
    func unlimited(limit: Int) {
        var field = Self.field(limit: limit)
        #expect(field.send(.willEdit(TextEdit(0..<0, "some more text"))) == [.field(.allow)])
        #expect(field.presentation.stage == nil)
        #expect(field.presentation.counter == "")
        #expect(field.presentation.description == nil)
        #expect(!field.presentation.isCounterVisible)
    }

    @Test("shows the counter always, while editing, or never")
    func display() {
        var field = LimitedFieldModel(limit: TextLimit(5000), counter: .editing)
        #expect(!field.presentation.isCounterVisible)
        field.send(.focused(true))
        #expect(field.presentation.isCounterVisible)
        #expect(field.presentation.widestCounter == "0000/5000")
        field.change { $0.counter = .none }
        #expect(field.presentation.counter == "")
        field.send(.focused(false))
        field.change { $0.counter = .always }
        #expect(field.presentation.counter == "0/5000")
    }

    @Test("pulses for a held key only after the previous pulse ends, and announces it after the key is released")
    func heldKey() {
        var field = Self.field("abcdefghij")
        let key = LimitedFieldEvent.field(.willEdit(TextEdit(10..<10, "x")))
        var pulses = 0
        for repetition in 0..<30 {
            let time = Double(repetition) / 30
            let effects = field.send(key, at: time)
            #expect(effects.contains(.wake(at: time + 1)))
            for case .pulse(let pulse) in effects {
                pulses += 1
                #expect(pulse.scale == 1.1 && pulse.duration == 0.1)
            }
        }
        #expect((4...5).contains(pulses))
        #expect(field.send(.woke, at: 1.5) == [.wake(at: 29.0 / 30 + 1)])
        #expect(field.send(.woke, at: 2) == [.announce(ControlMessage(.full, 10, unit: .characters))])
        #expect(field.send(.woke, at: 2.1).isEmpty)
    }

    @Test("never cuts or refuses what is filled in, marks it, and announces it", arguments: TextOverflow.allCases)
    func filled(overflow: TextOverflow) {
        var field = Self.field(.init("Ba"), overflow)
        #expect(field.send(.filled("Bartholomew Jones")) == [.wake(at: 1)])
        #expect(field.presentation.text == "Bartholomew Jones")
        #expect(field.presentation.stage == .over)
        #expect(field.presentation.error == ControlMessage(.over, 7, unit: .characters))
        #expect(field.send(.woke, at: 1) == [.announce(ControlMessage(.over, 7, unit: .characters))])
        // A deletion tells the new surplus, and one that ends it tells nothing.
        #expect(field.send(.willEdit(TextEdit(16..<17, "")), at: 2) == [.field(.allow), .wake(at: 3)])
        #expect(field.send(.willEdit(TextEdit(3..<16, "")), at: 2.5) == [.field(.allow)])
        #expect(field.presentation.error == nil)
        #expect(field.send(.woke, at: 3).isEmpty)
    }

    @Test("doesn't mark a composition as too long that will be trimmed", arguments: TextOverflow.allCases)
    func surplusOfComposition(overflow: TextOverflow) {
        var field = Self.field(.init("abcdefgh"), overflow)
        field.send(.composing("abcdefgh12345"))
        #expect((field.presentation.error != nil) == (overflow == .allow))
    }

    @Test("announces what was dropped from a trimmed edit")
    func trimmedAnnouncement() {
        var field = Self.field(.init("abcdefgh"), .truncate)
        field.send(.willEdit(TextEdit(4..<4, "12345")))
        #expect(field.send(.woke, at: 1) == [.announce(ControlMessage(.dropped, 3, unit: .characters))])
    }

    @Test("announces a surplus that is allowed once, a second after the last edit")
    func surplusAnnouncement() {
        var field = Self.field(.init("abcdefgh"), .allow)
        #expect(field.send(.willEdit(TextEdit(8..<8, "12345"))) == [.field(.allow), .wake(at: 1)])
        #expect(field.send(.willEdit(TextEdit(12..<13, "")), at: 0.5) == [.field(.allow), .wake(at: 1.5)])
        #expect(field.send(.woke, at: 1) == [.wake(at: 1.5)])
        #expect(field.send(.woke, at: 1.5) == [.announce(ControlMessage(.over, 2, unit: .characters))])
        field.send(.edited("abcdefgh123", caret: 11), at: 2)
        #expect(field.send(.edited("abcdefgh", caret: 8), at: 2.5).isEmpty)
        #expect(field.send(.woke, at: 3).isEmpty)
    }

    @Test("replaces the pulse with a flash with reduced motion")
    func reducedMotion() {
        var field = Self.field("abcdefghij")
        field.change { $0.prefersReducedMotion = true }
        let pulse = field.send(.willEdit(TextEdit(0..<0, "x"))).compactMap { effect -> CounterPulse? in
            if case .pulse(let pulse) = effect { pulse } else { nil }
        }
        #expect(pulse.map(\.scale) == [1])
        #expect(pulse.map { $0.opacity < 1 } == [true])
    }

    @Test(
        "keeps the caret and its own edits inside the text for any range of an edit",
        arguments: [Int.min..<Int.min, Int.max..<Int.max, -5..<1, 2..<Int.max, Int.min..<Int.max]
    )
    func outside(range: Range<Int>) {
        var field = Self.field("abc", limit: 4, .truncate)
        let effects = field.send(.willEdit(TextEdit(range, "xyz")))
        #expect(field.presentation.caret.map { (0...field.presentation.text.utf16.count).contains($0) } == true)
        for case .field(.perform(let edit)) in effects {
            #expect(edit.range.clamped(to: 0..<3) == edit.range)
            #expect(edit.applied(to: "abc") == field.presentation.text)
        }
    }

    @Test("doesn't trap on numbers of any size", arguments: [Int.min, -1, 0, 1, Int.max], TextOverflow.allCases)
    func extremes(number: Int, overflow: TextOverflow) {
        var field = Self.field("abc", limit: number, overflow)
        field.send(.willEdit(TextEdit(from: number, to: .max, "xyz")), at: .nan)
        field.send(.edited("abcd", caret: number), at: -.infinity)
        field.send(.selected(min(0, number)..<max(0, number)))
        field.send(.composing("abc"))
        field.send(.edited("", caret: number), at: .infinity)
        field.send(.composing(""))
        field.send(.focused(true))
        field.send(.focused(false))
        field.change { $0.limit = TextLimit(number, unit: .utf8) }
        #expect(field.presentation.text == "")
    }
}
