import Foundation
import LiveControls
import LiveText
import Testing

@Suite("Sectioned field: validity")
struct SectionedFieldValidityTests {
    @Test("evaluates the validity when the person leaves the control, and resets it with the next edit")
    func leaving() {
        var field = SectionedFieldModel(.card)
        field.send(.focused(true), at: 0)
        #expect(!field.send(.willEdit(TextEdit(0..<0, "4242424242424241")), at: 1).contains(.validate))
        #expect(field.presentation.validity == .neutral)
        #expect(field.presentation.error == ControlMessage(.cardIncorrect))
        let left = field.send(.focused(false), at: 2)
        #expect(left == [.validate, .validityChanged(.incorrect), .wake(at: 3)])
        #expect(field.presentation.description == ControlMessage(.cardIncorrect))
        #expect(field.send(.woke, at: 3) == [.announce(ControlMessage(.cardIncorrect))])
        field.send(.focused(true), at: 4)
        #expect(field.presentation.validity == .incorrect)
        #expect(field.send(.willEdit(TextEdit(15..<16, "")), at: 5).contains(.validityChanged(.neutral)))
        #expect(field.presentation.description == nil)
    }

    @Test("selects a code that the program refuses, so that the next key replaces it and shows no error")
    func refused() {
        var field = SectionedFieldModel(.code)
        field.send(.focused(true), at: 0)
        field.send(.willEdit(TextEdit(0..<0, "123456")), at: 1)
        let refused = field.send(.validityAnswered(.incorrect), at: 2)
        #expect(refused == [.validityChanged(.incorrect), .field(.select(0..<6)), .wake(at: 3)])
        let typed = field.send(.willEdit(TextEdit(0..<6, "9")), at: 4)
        #expect(typed.contains(.validityChanged(.neutral)))
        #expect(field.presentation.text == "9")
    }

    @Test("keeps a text that the program refuses incorrect when the person leaves the field, until its next edit")
    func refusedUntilEdited() {
        for (format, text) in [(SectionedFormat.code, "123456"), (.card, "4242424242424242")] {
            var field = SectionedFieldModel(format)
            field.send(.focused(true))
            field.send(.willEdit(TextEdit(0..<0, text)))
            field.send(.validityAnswered(.incorrect))
            #expect(!field.send(.willEdit(TextEdit(text.count..<text.count, "7"))).contains(.validityChanged(.neutral)))
            for isFocused in [false, true, false] {
                let effects = field.send(.focused(isFocused))
                #expect(!effects.contains { if case .validityChanged = $0 { true } else { false } })
                #expect(field.presentation.validity == .incorrect)
            }
            field.send(.focused(true))
            var withdrawn = field
            #expect(field.send(.willEdit(TextEdit(0..<1, ""))).contains(.validityChanged(.neutral)))
            withdrawn.send(.willEdit(TextEdit(0..<1, "")))
            withdrawn.send(.field(.withdrawn))
            withdrawn.send(.focused(false))
            #expect(withdrawn.presentation.validity == .incorrect)
            field.send(.willEdit(TextEdit(0..<0, text)))
            field.send(.focused(false))
            #expect(field.presentation.validity == format.validity(of: text))
            field.send(.validityAnswered(.incorrect))
            field.send(.field(.set(text)))
            #expect(field.presentation.validity == .neutral)
        }
    }

    @Test("announces that the program refuses a text, also after it has emptied the field")
    func refusedAndEmptied() {
        var field = SectionedFieldModel(.code, text: "123456")
        field.send(.set(""), at: 1)
        #expect(field.send(.validityAnswered(.incorrect), at: 2).contains(.wake(at: 3)))
        #expect(field.send(.woke, at: 3).contains(.announce(ControlMessage(.incorrect))))
    }

    @Test("neither reports nor announces a validity that an earlier field had")
    func restored() {
        var field = SectionedFieldModel(.code, text: "123456")
        #expect(field.send(.validityRestored(.incorrect), at: 1) == [])
        #expect(field.presentation.validity == .incorrect)
        #expect(field.send(.woke, at: 9) == [])
        field.send(.focused(true), at: 10)
        field.send(.focused(false), at: 11)
        #expect(field.presentation.validity == .incorrect, "The program's answer applies until the text changes")
    }

    @Test("doesn't show an empty field as incorrect")
    func empty() {
        var field = SectionedFieldModel(.card)
        field.send(.focused(true))
        #expect(!field.send(.focused(false)).contains(.validate))
        #expect(field.presentation.validity == .neutral)
        #expect(field.presentation.error == nil)
    }

    @Test("applies a format that arrives during a composition to the text before it")
    func formatDuringComposition() {
        var field = SectionedFieldModel(.sections([10], .letters), text: "abcdefghij")
        field.send(.focused(true))
        field.send(.composing("abcdefghijk"))
        field.change { $0.format = .phoneUS }
        #expect(field.presentation.text == "abcdefghijk")
        #expect(field.presentation.error == nil)
        field.send(.edited("2025550123", caret: 10))
        #expect(field.presentation.isComplete)
    }

    @Test("shows live validity with the last character")
    func live() {
        var field = SectionedFieldModel(.card, text: "424242424242424")
        field.change { $0.showsValidityLive = true }
        field.send(.focused(true))
        #expect(field.send(.willEdit(TextEdit(15..<15, "2"))).contains(.validityChanged(.correct)))
        #expect(field.send(.willEdit(TextEdit(15..<16, ""))).contains(.validityChanged(.neutral)))
    }

    @Test("shows no live error while further characters can make a complete text correct")
    func liveContinuation() {
        var field = SectionedFieldModel(.expiry, text: "042")
        field.change {
            $0.showsValidityLive = true
            $0.today = CalendarMonth(year: 2026, month: 12)
        }
        field.send(.focused(true))
        field.send(.willEdit(TextEdit(3..<3, "0")))
        #expect(field.presentation.text == "0420")
        #expect(field.presentation.validity == .neutral)
        field.send(.willEdit(TextEdit(4..<4, "2")))
        #expect(field.presentation.text == "042")
        field.send(.willEdit(TextEdit(3..<3, "5")))
        #expect(field.presentation.text == "0425")
        #expect(field.presentation.validity == .incorrect)
    }

    @Test("gives the program's own rules precedence")
    func ownRules() {
        var field = SectionedFieldModel(.sections([3], .digits), text: "123")
        field.send(.focused(true))
        #expect(field.send(.focused(false)) == [.validate])
        #expect(field.presentation.error == nil)
        #expect(field.send(.validityAnswered(.incorrect), at: 1) == [.validityChanged(.incorrect), .wake(at: 2)])
        #expect(field.presentation.error == ControlMessage(.incorrect))
    }

    @Test(
        "reads a text in time proportional to its length",
        arguments: [
            SectionedFormat.phoneUS, .card, .iban, .expiry, .sixDigitCode, .sections([4, 4], .any),
            .sections([], .digits),
        ],
        ["1", "4", "1/"]
    )
    func linearTime(format: SectionedFormat, piece: String) {
        /// Returns the thread's processor time in seconds, which doesn't depend on other processes.
        func now() -> Double {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        }
        func duration(_ count: Int) -> Double {
            let text = String(repeating: piece, count: count)
            let durations = (0..<2).map { _ in
                let start = now()
                var field = SectionedFieldModel(format)
                field.send(.willEdit(TextEdit(0..<0, text)))
                _ = format.error(in: text)
                return now() - start
            }
            return durations.min() ?? 0
        }
        // Eight times the text takes up to 64 times as long in quadratic time.
        let ratio = duration(400_000) / duration(50_000)
        #expect(ratio < 16)
    }
}
