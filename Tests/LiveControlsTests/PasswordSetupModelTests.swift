import LivePasswords
import LiveText
import Testing

@testable import LiveControls

@Suite("Password set-up")
struct PasswordSetupModelTests {
    private static let good = "Tr0mbone!"

    private static func setup(
        _ policy: PasswordPolicy = .classic,
        entry: String = "",
        confirmation: String = ""
    ) -> PasswordSetupModel {
        var setup = PasswordSetupModel(policy: policy)
        setup.send(.edited(PasswordText(entry), in: .entry))
        setup.send(.edited(PasswordText(confirmation), in: .confirmation))
        return setup
    }

    /// Types a text into a field that has the focus, and gives how the line about the confirmation stood after each key.
    private static func type(
        _ text: String,
        into field: PasswordSetupField,
        of setup: inout PasswordSetupModel
    ) -> [PasswordSetupPresentation.Standing] {
        setup.send(.focused(true, in: field))
        return text.indices.map { index in
            let typed = PasswordText(String(text[...index]))
            setup.send(.edited(typed, in: field))
            return setup.presentation.match
        }
    }

    private static func announcements(_ effects: [PasswordSetupEffect]) -> [Message.Key] {
        effects.compactMap { if case .announce(let message) = $0 { message.key } else { nil } }
    }

    // MARK: Rules

    @Test("at first each rule stands there, neutral, and no match is claimed")
    func beginning() {
        let shown = PasswordSetupModel(policy: .classic).presentation
        let keys: [Message.Key] = [
            .passwordMinLength, .passwordUpper, .passwordLower, .passwordDigit, .passwordSymbol,
        ]
        #expect(shown.lines.map { $0.message.key } == keys)
        #expect(shown.lines[0].message.number == 8)
        #expect(shown.lines.allSatisfy { $0.standing == .neutral })
        #expect(shown.match == .neutral)
        #expect(shown.matchMessage == nil)
        #expect(!shown.isValid)
        #expect(shown.reason?.key == .passwordMinLength)
        #expect(shown.score == nil)
        #expect(shown.passwordRules == PasswordPolicy.classic.passwordRules.text)
    }

    @Test("a rule turns green when it is met, and is not blamed while more may come")
    func typing() {
        var setup = Self.setup()
        _ = Self.type("Tr0m", into: .entry, of: &setup)
        #expect(setup.presentation.lines.map { $0.standing } == [.neutral, .met, .met, .met, .neutral])
        setup.send(.focused(false, in: .entry))
        #expect(setup.presentation.lines.map { $0.standing } == [.unmet, .met, .met, .met, .unmet])
        setup.send(.edited(PasswordText("Tr0mbone"), in: .entry))
        #expect(setup.presentation.lines.map { $0.standing } == [.met, .met, .met, .met, .unmet])
    }

    @Test("an entry that is emptied is neutral again, as is one that was left empty")
    func emptied() {
        var setup = Self.setup(entry: "x")
        setup.send(.focused(false, in: .entry))
        setup.send(.edited(PasswordText(), in: .entry))
        #expect(setup.presentation.lines.allSatisfy { $0.standing == .neutral })
        setup.send(.focused(true, in: .entry))
        setup.send(.focused(false, in: .entry))
        setup.send(.edited(PasswordText("x"), in: .entry))
        #expect(setup.presentation.lines[0].standing == .neutral)
    }

    @Test("what more typing does not mend is blamed at once")
    func unmendable() throws {
        let rules = try PasswordRules("minlength: 8; maxlength: 10; allowed: lower; max-consecutive: 2")
        var setup = PasswordSetupModel(policy: PasswordPolicy(rules))
        setup.send(.edited(PasswordText("aaaB"), in: .entry))
        let standings = setup.presentation.lines.map { $0.standing }
        #expect(standings == [.neutral, .met, .unmet, .unmet])
        setup.send(.edited(PasswordText("abcdefghijk"), in: .entry))
        #expect(setup.presentation.lines.map { $0.standing } == [.met, .unmet, .met, .met])
        #expect(setup.presentation.reason == Message(.passwordMaxLength, 10, unit: .characters))
    }

    @Test("a control character is refused where it can be seen, on a line that is there for it only")
    func control() {
        var setup = Self.setup(entry: "Tr0mbone!\u{7}", confirmation: "Tr0mbone!\u{7}")
        #expect(setup.presentation.lines.last?.message.key == .passwordNoControl)
        #expect(setup.presentation.lines.last?.standing == .unmet)
        #expect(!setup.presentation.isValid)
        setup.send(.edited(PasswordText(Self.good), in: .entry))
        #expect(setup.presentation.lines.count == 5)
    }

    @Test("lines name the characters that their words need")
    func characters() {
        let policy = PasswordPolicy(
            required: [.upper, .lower.union(PasswordCharacterSet("-"))],
            allowed: .lower.union(PasswordCharacterSet("-")),
            predicates: [PasswordPredicate("noCompanyName") { _ in true }]
        )
        let lines = PasswordSetupModel(policy: policy).presentation.lines
        #expect(lines.map { $0.characters } == ["", "lower, [-]", "lower, [-]", "noCompanyName"])
        let keys: [Message.Key] = [.passwordUpper, .passwordRequired, .passwordAllowed, .passwordCustom]
        #expect(lines.map { $0.message.key } == keys)
    }

    // MARK: The confirmation

    @Test("while the confirmation is typed, it is neutral as a beginning, then the same")
    func prefix() {
        var setup = Self.setup(entry: Self.good)
        let standings = Self.type(Self.good, into: .confirmation, of: &setup)
        #expect(standings == Array(repeating: .neutral, count: Self.good.count - 1) + [.met])
        #expect(setup.presentation.matchMessage?.key == .passwordMatch)
        #expect(setup.presentation.isValid)
        #expect(setup.presentation.reason == nil)
    }

    @Test("it turns red once it differs, and neutral when that is deleted")
    func difference() {
        var setup = Self.setup(entry: Self.good)
        #expect(Self.type("Trx", into: .confirmation, of: &setup) == [.neutral, .neutral, .unmet])
        #expect(setup.presentation.matchMessage?.key == .passwordMismatch)
        setup.send(.edited(PasswordText("Tr"), in: .confirmation))
        #expect(setup.presentation.match == .neutral)
        #expect(Self.type(Self.good + "!", into: .confirmation, of: &setup).suffix(2) == [.met, .unmet])
    }

    @Test("a beginning turns red when the field is left, and neutral when it is taken up again")
    func blur() {
        var setup = Self.setup(entry: Self.good)
        _ = Self.type("Tr0", into: .confirmation, of: &setup)
        setup.send(.focused(false, in: .confirmation))
        #expect(setup.presentation.match == .unmet)
        setup.send(.focused(true, in: .confirmation))
        #expect(setup.presentation.match == .neutral)
    }

    @Test("the focus of the one field is not lost by a late word about the other")
    func focusOrder() {
        var setup = Self.setup(entry: Self.good)
        setup.send(.focused(true, in: .entry))
        setup.send(.focused(true, in: .confirmation))
        setup.send(.focused(false, in: .entry))
        setup.send(.edited(PasswordText("Tr"), in: .confirmation))
        #expect(setup.presentation.match == .neutral)
    }

    @Test("two empty fields are no match, whatever the policy", arguments: [PasswordPolicy(), .classic, .nist])
    func empty(policy: PasswordPolicy) {
        let setup = Self.setup(policy)
        #expect(setup.presentation.match == .neutral)
        #expect(!setup.presentation.isValid)
        #expect(setup.presentation.reason != nil)
    }

    @Test("without rules an empty entry is told that it must not stay empty")
    func emptyReason() {
        #expect(Self.setup(PasswordPolicy()).presentation.reason?.key == .required)
        #expect(Self.setup(PasswordPolicy(), entry: "x").presentation.reason?.key == .passwordMismatch)
        #expect(Self.setup(PasswordPolicy(), entry: "x", confirmation: "x").presentation.reason == nil)
    }

    @Test("editing the entry after a match takes the match away at once, and the confirmation stays")
    func editedEntry() {
        var setup = Self.setup(entry: Self.good, confirmation: Self.good)
        #expect(setup.presentation.isValid)
        let effects = setup.send(.edited(PasswordText(Self.good + "?"), in: .entry), at: 1)
        #expect(effects.first == .validityChanged(false))
        #expect(setup.presentation.match == .unmet)
        #expect(!setup.presentation.isValid)
        #expect(setup.send(.edited(PasswordText(Self.good), in: .entry), at: 1).first == .validityChanged(true))
        #expect(setup.presentation.match == .met)
    }

    @Test("é is é however it is typed")
    func canonical() {
        #expect(Self.setup(entry: "Caf\u{E9}-4-two", confirmation: "Cafe\u{301}-4-two").presentation.isValid)
        var setup = Self.setup(entry: "Cafe\u{301}-4-two")
        setup.send(.focused(true, in: .confirmation))
        setup.send(.edited(PasswordText("Caf\u{E9}-4"), in: .confirmation))
        #expect(setup.presentation.match == .neutral)
    }

    @Test("nothing is trimmed", arguments: [" Tr0mbone!", "Tr0mbone! ", "tr0mbone!"])
    func untrimmed(confirmation: String) {
        #expect(Self.setup(entry: Self.good, confirmation: confirmation).presentation.match == .unmet)
    }

    @Test("a match does not make up for a rule, nor the rules for a match")
    func both() {
        let weak = Self.setup(entry: "trombone", confirmation: "trombone").presentation
        #expect(weak.match == .met)
        #expect(!weak.isValid)
        #expect(weak.reason?.key == .passwordUpper)
        let single = Self.setup(entry: Self.good).presentation
        #expect(!single.isValid)
        #expect(single.reason?.key == .passwordMismatch)
    }

    @Test("validity is told of when it changes and not otherwise")
    func validity() {
        var setup = Self.setup(entry: Self.good)
        #expect(setup.send(.edited(PasswordText(Self.good), in: .confirmation)).first == .validityChanged(true))
        for event in [PasswordSetupEvent.focused(false, in: .confirmation), .wordsChanged(["anna"]), .woke] {
            #expect(!setup.send(event).contains { if case .validityChanged = $0 { true } else { false } })
        }
        #expect(setup.send(.edited(PasswordText(), in: .confirmation)).first == .validityChanged(false))
    }

    // MARK: Input methods

    @Test("what is still composed is no mismatch, and is one when it is done")
    func marked() {
        var setup = Self.setup(PasswordPolicy(), entry: "한글")
        setup.send(.focused(true, in: .confirmation))
        for text in ["ㅎ", "하", "한"] {
            setup.send(.composing(PasswordText(text), in: .confirmation))
            #expect(setup.presentation.match == .neutral)
        }
        setup.send(.composing(PasswordText("한ㄱ"), in: .confirmation))
        #expect(setup.presentation.match == .neutral)
        setup.send(.composed(PasswordText("한ㄱ"), in: .confirmation))
        #expect(setup.presentation.match == .unmet)
        setup.send(.edited(PasswordText("한글"), in: .confirmation))
        #expect(setup.presentation.isValid)
    }

    @Test("nothing is announced while an input method composes")
    func markedAnnouncement() {
        var setup = Self.setup()
        #expect(setup.send(.composing(PasswordText("ㅎ"), in: .entry), at: 1).isEmpty)
        #expect(setup.send(.woke, at: 9).isEmpty)
        #expect(setup.send(.composed(PasswordText("한"), in: .entry), at: 10) == [.wake(at: 11)])
        #expect(Self.announcements(setup.send(.woke, at: 11)) == [.passwordRulesLeft])
    }

    @Test("leaving a field ends a composition that is still open in it")
    func markedUntilLeft() {
        var setup = Self.setup(PasswordPolicy(), entry: "한글")
        setup.send(.focused(true, in: .confirmation), at: 1)
        setup.send(.composing(PasswordText("한"), in: .confirmation), at: 1)
        #expect(setup.send(.focused(false, in: .confirmation), at: 2) == [.wake(at: 3)])
        #expect(setup.presentation.match == .unmet)
        #expect(Self.announcements(setup.send(.woke, at: 3)) == [.passwordMismatch])
    }

    @Test("a text that the program sets is judged as a typed one")
    func program() {
        var setup = Self.setup()
        setup.send(.set(PasswordText(Self.good), in: .entry))
        #expect(setup.send(.set(PasswordText(Self.good), in: .confirmation)).first == .validityChanged(true))
        #expect(setup.send(.set(PasswordText(), in: .entry)).first == .validityChanged(false))
        #expect(setup.presentation.lines.allSatisfy { $0.standing == .neutral })
    }
}
