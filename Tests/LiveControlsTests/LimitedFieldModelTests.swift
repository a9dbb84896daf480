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

    /// What the host is to do to the field's text, and what the program is told.
    private static func essence(_ effects: [LimitedFieldEffect]) -> [LimitedFieldEffect] {
        effects.filter { effect in
            switch effect {
            case .refuse, .perform, .limited: true
            case .pulse, .announce, .wake: false
            }
        }
    }

    @Test("an edit that fits is made")
    func acceptance() {
        var field = Self.field()
        #expect(field.send(.edit(TextEdit(4..<4, "12"))).isEmpty)
        #expect(field.presentation.text == "abcd12efgh")
        #expect(field.presentation.caret == 6)
        #expect(field.presentation.stage == .full)
        #expect(field.presentation.counter == "10/10")
    }

    @Test("an edit past the limit is refused whole")
    func refusal() {
        var field = Self.field()
        let effects = field.send(.edit(TextEdit(4..<4, "12345")))
        #expect(Self.essence(effects) == [.refuse, .limited(kept: 0, dropped: 5)])
        #expect(field.presentation.text == "abcdefgh")
    }

    @Test("a truncated edit keeps the tail behind the caret")
    func truncation() {
        var field = Self.field(.init("abcdefgh"), .truncate)
        let effects = field.send(.edit(TextEdit(4..<4, "12345")))
        let expected: [LimitedFieldEffect] = [
            .refuse, .perform(TextEdit(4..<4, "12")), .limited(kept: 2, dropped: 3),
        ]
        #expect(Self.essence(effects) == expected)
        #expect(field.presentation.text == "abcd12efgh")
        #expect(field.presentation.caret == 6)
    }

    @Test("where it is allowed, the text goes over and the field is at fault")
    func allowance() {
        var field = Self.field(.init("abcdefgh"), .allow)
        #expect(field.send(.edit(TextEdit(4..<4, "12345"))).isEmpty)
        #expect(field.presentation.stage == .over)
        #expect(field.presentation.fault == Message(.over, 3, unit: .characters))
        #expect(field.presentation.overflow == 10..<13)
        field.send(.overflowChanged(.refuse))
        #expect(field.presentation.fault == nil)
    }

    @Test("a syllable may grow past the limit while it is marked, and fits when it is done")
    func hangul() {
        var field = Self.field("텍스트인", limit: 5)
        field.send(.compositionStarted)
        for marked in ["ㅍ", "푸", "풋"] {
            #expect(field.send(.textChanged("텍스트인" + marked, isMarked: true)).isEmpty)
        }
        #expect(field.send(.compositionEnded("텍스트인풋", caret: 5)).isEmpty)
        #expect(field.presentation.text == "텍스트인풋")
    }

    @Test("a composition is trimmed where it stands", arguments: [TextOverflow.refuse, .truncate])
    func composition(overflow: TextOverflow) {
        var field = Self.field(.init("abcdefgh"), overflow)
        field.send(.compositionStarted)
        field.send(.textChanged("abcdkanjiefgh", isMarked: true))
        #expect(field.presentation.stage == .over)
        let effects = field.send(.compositionEnded("abcd漢字かなefgh", caret: 8))
        #expect(Self.essence(effects) == [.perform(TextEdit(6..<8, "")), .limited(kept: 2, dropped: 2)])
        #expect(field.presentation.text == "abcd漢字efgh")
        #expect(field.presentation.caret == 6)
    }

    @Test("a selection that a composition replaced comes back when nothing of it fits")
    func compositionOverSelection() {
        var field = Self.field("abcdef", limit: 6, unit: .utf16)
        field.send(.compositionStarted)
        field.send(.textChanged("abxef", isMarked: true))
        let effects = field.send(.compositionEnded("ab👨‍👩‍👧‍👦ef", caret: 13))
        #expect(Self.essence(effects) == [.perform(TextEdit(2..<13, "cd")), .limited(kept: 0, dropped: 11)])
        #expect(field.presentation.text == "abcdef")
    }

    @Test("an end that is told twice, as WebKit does, counts from the text before the composition")
    func doubleEnd() {
        var field = Self.field("abcdefghij")
        field.send(.compositionStarted)
        field.send(.textChanged("abかんij", isMarked: true))
        #expect(field.send(.compositionEnded("abij", caret: 2)).isEmpty)
        field.send(.textChanged("ab漢字かな漢字かなij", isMarked: true))
        let effects = field.send(.compositionEnded("ab漢字かな漢字かなij", caret: 10))
        #expect(Self.essence(effects) == [.perform(TextEdit(8..<10, "")), .limited(kept: 6, dropped: 2)])
        #expect(field.presentation.text == "ab漢字かな漢字ij")
    }

    @Test("an edit that could not be stopped is taken back or trimmed")
    func uncancellable() {
        var refusing = Self.field()
        let refused = refusing.send(.edited("abcd12345efgh", caret: 9))
        #expect(Self.essence(refused) == [.perform(TextEdit(4..<9, "")), .limited(kept: 0, dropped: 5)])
        #expect(refusing.presentation.caret == 4)

        var truncating = Self.field(.init("abcdefgh"), .truncate)
        let trimmed = truncating.send(.edited("abcd12345efgh", caret: 9))
        #expect(Self.essence(trimmed) == [.perform(TextEdit(6..<9, "")), .limited(kept: 2, dropped: 3)])
        #expect(truncating.presentation.text == "abcd12efgh")
    }

    @Test("a text that the program sets is counted and not cut")
    func program() {
        var field = Self.field()
        #expect(field.send(.textChanged("far too long a text")).isEmpty)
        #expect(field.presentation.text == "far too long a text")
        #expect(field.presentation.counter == "19/10")
        #expect(field.presentation.fault == nil)
        #expect(field.send(.edit(TextEdit(0..<4, ""))).isEmpty)
        #expect(field.presentation.counter == "15/10")
    }

    @Test("without a limit there is no counter", arguments: [0, -1, Int.min])
    func unlimited(limit: Int) {
        var field = Self.field(limit: limit)
        #expect(field.send(.edit(TextEdit(0..<0, "some more text"))).isEmpty)
        #expect(field.presentation.stage == nil)
        #expect(field.presentation.counter == "")
        #expect(field.presentation.description == nil)
        #expect(!field.presentation.isCounterVisible)
    }

    @Test("the counter is shown always, while editing or never")
    func display() {
        var field = LimitedFieldModel(limit: TextLimit(5000), counter: .editing)
        #expect(!field.presentation.isCounterVisible)
        field.send(.focusChanged(true))
        #expect(field.presentation.isCounterVisible)
        #expect(field.presentation.widestCounter == "0000/5000")
        field.send(.counterChanged(.none))
        #expect(field.presentation.counter == "")
        field.send(.focusChanged(false))
        field.send(.counterChanged(.always))
        #expect(field.presentation.counter == "0/5000")
    }

    @Test("a held key pulses again only when the pulse before has ended, and is announced once it is let go")
    func heldKey() {
        var field = Self.field("abcdefghij")
        let key = LimitedFieldEvent.edit(TextEdit(10..<10, "x"))
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
        #expect(field.send(.woke, at: 2) == [.announce(Message(.full, 10, unit: .characters))])
        #expect(field.send(.woke, at: 2.1).isEmpty)
    }

    @Test("a trimmed edit is announced with what was left out")
    func trimmedAnnouncement() {
        var field = Self.field(.init("abcdefgh"), .truncate)
        field.send(.edit(TextEdit(4..<4, "12345")))
        #expect(field.send(.woke, at: 1) == [.announce(Message(.dropped, 3, unit: .characters))])
    }

    @Test("with reduced motion the pulse is a flash")
    func reducedMotion() {
        var field = Self.field("abcdefghij")
        field.send(.reducedMotionChanged(true))
        let pulse = field.send(.edit(TextEdit(0..<0, "x"))).compactMap { effect -> CounterPulse? in
            if case .pulse(let pulse) = effect { pulse } else { nil }
        }
        #expect(pulse.map(\.scale) == [1])
        #expect(pulse.map { $0.opacity < 1 } == [true])
    }

    @Test("numbers of any size do not trap", arguments: [Int.min, -1, 0, 1, Int.max], TextOverflow.allCases)
    func extremes(number: Int, overflow: TextOverflow) {
        var field = Self.field("abc", limit: number, overflow)
        field.send(.edit(TextEdit(from: number, to: .max, "xyz")), at: .nan)
        field.send(.edited("abcd", caret: number), at: -.infinity)
        field.send(.compositionStarted)
        field.send(.compositionEnded("", caret: number), at: .infinity)
        field.send(.limitChanged(TextLimit(number, unit: .utf8)))
        #expect(field.presentation.text == "")
    }
}
