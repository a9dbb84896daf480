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
        #expect(left == [.validityChanged(.incorrect), .validate, .wake(at: 3)])
        #expect(field.presentation.description == ControlMessage(.cardIncorrect))
        #expect(field.send(.woke, at: 3) == [.announce(ControlMessage(.cardIncorrect))])
        field.send(.focused(true), at: 4)
        #expect(field.presentation.validity == .incorrect)
        #expect(field.send(.willEdit(TextEdit(15..<16, "")), at: 5).contains(.validityChanged(.neutral)))
        #expect(field.presentation.description == nil)
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
        field.send(.composed("2025550123", caret: 10))
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
        "compares an expiry date with the host's current month",
        arguments: [
            ("1126", FieldValidity.correct), ("1026", .incorrect), ("0127", .correct), ("1326", .incorrect),
            ("112", .incorrect), ("", .neutral),
        ]
    )
    func expiry(text: String, validity: FieldValidity) {
        #expect(SectionedFormat.expiry.validity(of: text, today: CalendarMonth(year: 2026, month: 11)) == validity)
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

    @Test(
        "identifies brands by their first digits",
        arguments: [
            ("4", CardBrand.visa), ("51", .mastercard), ("55", .mastercard), ("2221", .mastercard),
            ("2720", .mastercard),
            ("34", .amex), ("37", .amex), ("6011", .discover), ("644", .discover), ("649", .discover),
            ("65", .discover),
            ("300", .diners), ("305", .diners), ("309", .diners), ("36", .diners), ("38", .diners), ("39", .diners),
            ("3528", .jcb), ("3589", .jcb), ("62", .unionpay), ("50", .maestro), ("56", .maestro), ("58", .maestro),
            ("63", .maestro), ("67", .maestro), ("2220", nil), ("2721", nil), ("35", nil), ("306", nil), ("3590", nil),
            ("643", nil), ("6010", nil), ("1", nil), ("", nil), ("x", nil),
        ]
    )
    func brands(digits: String, brand: CardBrand?) {
        #expect(CardBrand(digits: digits) == brand)
    }
}
