import LivePasswords
import LiveText
import Testing

@testable import LiveControls

@Suite("Password setup")
struct PasswordSetupModelTests {
    private static let good = "Tr0mbone!"

    private static func setup(
        _ policy: PasswordPolicy = .classic,
        entry: String = "",
        confirmation: String = ""
    ) -> PasswordSetupModel {
        var setup = PasswordSetupModel(policy: policy)
        setup.send(.edited(PasswordText(entry)), in: .entry)
        setup.send(.edited(PasswordText(confirmation)), in: .confirmation)
        return setup
    }

    /// Types a text into a focused field, and returns the standing of the confirmation after each key.
    private static func type(
        _ text: String,
        into field: PasswordSetupField,
        of setup: inout PasswordSetupModel
    ) -> [PasswordSetupPresentation.Standing] {
        setup.send(.focused(true), in: field)
        return text.indices.map { index in
            let typed = PasswordText(String(text[...index]))
            setup.send(.edited(typed), in: field)
            return setup.presentation.match
        }
    }

    private static func announcements(_ effects: [PasswordSetupEffect]) -> [ControlMessage.Key] {
        effects.compactMap { if case .announce(let message) = $0 { message.key } else { nil } }
    }

    // MARK: Rules

    @Test("shows each rule as neutral and no match initially")
    func beginning() {
        let shown = PasswordSetupModel(policy: .classic).presentation
        let keys: [ControlMessage.Key] = [
            .passwordMinLength, .passwordUpper, .passwordLower, .passwordDigit, .passwordSymbol,
        ]
        #expect(shown.lines.map { $0.message.key } == keys)
        #expect(shown.lines[0].message.number == 8)
        #expect(shown.lines.allSatisfy { $0.standing == .neutral })
        #expect(shown.match == .neutral)
        #expect(shown.matchMessage == nil)
        #expect(!shown.isValid)
        #expect(shown.error?.message.key == .passwordMinLength)
        #expect(shown.score == nil)
        #expect(shown.passwordRules == PasswordPolicy.classic.passwordRules.text)
    }

    @Test("marks a rule as met at once, and as unmet only when the person leaves the field")
    func typing() {
        var setup = Self.setup()
        _ = Self.type("Tr0m", into: .entry, of: &setup)
        #expect(setup.presentation.lines.map { $0.standing } == [.neutral, .met, .met, .met, .neutral])
        setup.send(.focused(false), in: .entry)
        #expect(setup.presentation.lines.map { $0.standing } == [.unmet, .met, .met, .met, .unmet])
        setup.send(.edited(PasswordText("Tr0mbone")), in: .entry)
        #expect(setup.presentation.lines.map { $0.standing } == [.met, .met, .met, .met, .unmet])
    }

    @Test("resets an emptied entry to neutral, and keeps an entry that was left empty neutral")
    func emptied() {
        var setup = Self.setup(entry: "x")
        setup.send(.focused(false), in: .entry)
        setup.send(.edited(PasswordText()), in: .entry)
        #expect(setup.presentation.lines.allSatisfy { $0.standing == .neutral })
        setup.send(.focused(true), in: .entry)
        setup.send(.focused(false), in: .entry)
        setup.send(.edited(PasswordText("x")), in: .entry)
        #expect(setup.presentation.lines[0].standing == .neutral)
    }

    @Test("marks a rule as unmet at once if more typing can't meet it")
    func unmendable() throws {
        let rules = try PasswordRules("minlength: 8; maxlength: 10; allowed: lower; max-consecutive: 2")
        var setup = PasswordSetupModel(policy: PasswordPolicy(rules))
        setup.send(.edited(PasswordText("aaaB")), in: .entry)
        let standings = setup.presentation.lines.map { $0.standing }
        #expect(standings == [.neutral, .met, .unmet, .unmet])
        setup.send(.edited(PasswordText("abcdefghijk")), in: .entry)
        #expect(setup.presentation.lines.map { $0.standing } == [.met, .unmet, .met, .met])
        #expect(setup.presentation.error?.message == ControlMessage(.passwordMaxLength, 10, unit: .characters))
    }

    @Test("rejects a control character, with a line that appears only then")
    func control() {
        var setup = Self.setup(entry: "Tr0mbone!\u{7}", confirmation: "Tr0mbone!\u{7}")
        #expect(setup.presentation.lines.last?.message.key == .passwordNoControl)
        #expect(setup.presentation.lines.last?.standing == .unmet)
        #expect(!setup.presentation.isValid)
        setup.send(.edited(PasswordText(Self.good)), in: .entry)
        #expect(setup.presentation.lines.count == 5)
    }

    @Test("names the characters that a line's message needs")
    func characters() {
        let policy = PasswordPolicy(
            required: [.upper, .lower.union(PasswordCharacterSet("-"))],
            allowed: .lower.union(PasswordCharacterSet("-")),
            predicates: [PasswordPredicate("noCompanyName") { _ in true }]
        )
        let lines = PasswordSetupModel(policy: policy).presentation.lines
        #expect(lines.map { $0.characters } == ["", "lower, [-]", "lower, [-]", "noCompanyName"])
        let keys: [ControlMessage.Key] = [.passwordUpper, .passwordRequired, .passwordAllowed, .passwordCustom]
        #expect(lines.map { $0.message.key } == keys)
    }

    // MARK: Submission

    @Test("keeps the button disabled until all requirements are met, and ignores a submission before")
    func disablingGate() {
        var setup = Self.setup(entry: "x")
        #expect(!setup.presentation.isSubmitEnabled)
        #expect(setup.send(.submitted).isEmpty)
        #expect(setup.presentation.lines.allSatisfy { $0.standing != .unmet })
        setup = Self.setup(entry: Self.good, confirmation: Self.good)
        #expect(setup.presentation.isSubmitEnabled)
    }

    @Test("reports what is missing when the person submits, once and at once")
    func reportingGate() {
        var setup = Self.setup()
        setup.change { $0.gate = .report }
        #expect(setup.presentation.isSubmitEnabled)
        let rulesLeft = ControlMessage(.passwordRulesLeft, 5, unit: .characters)
        #expect(setup.send(.submitted, at: 1) == [.focus(.entry), .announce(rulesLeft)])
        #expect(setup.presentation.lines.allSatisfy { $0.standing == .unmet })
        #expect(setup.presentation.match == .neutral)
        #expect(setup.send(.woke, at: 9).isEmpty)
        _ = Self.type(Self.good, into: .entry, of: &setup)
        #expect(setup.presentation.match == .neutral)
        let effects = setup.send(.submitted, at: 10)
        #expect(effects == [.focus(.confirmation), .announce(ControlMessage(.passwordMismatch))])
        #expect(setup.presentation.match == .unmet)
        #expect(setup.presentation.matchMessage?.key == .passwordMismatch)
        #expect(setup.send(.woke, at: 19).isEmpty)
        #expect(Self.type("Tr0", into: .confirmation, of: &setup) == [.neutral, .neutral, .neutral])
        #expect(setup.send(.submitted, at: 20).first == .focus(.confirmation))
        #expect(setup.presentation.match == .unmet)
        #expect(Self.type(Self.good, into: .confirmation, of: &setup).last == .met)
        #expect(setup.send(.submitted, at: 30).isEmpty)
    }

    @Test("forgets what a submission lacked when the entry is emptied or the form is reset")
    func forgottenReport() {
        var setup = Self.setup()
        setup.change { $0.gate = .report }
        setup.send(.submitted)
        setup.send(.set(PasswordText()), in: .entry)
        #expect(setup.presentation.lines.allSatisfy { $0.standing == .neutral })
        setup.send(.submitted)
        setup.send(.edited(PasswordText("x")), in: .entry)
        setup.send(.edited(PasswordText()), in: .entry)
        #expect(setup.presentation.lines.allSatisfy { $0.standing == .neutral })
        setup.send(.edited(PasswordText(Self.good)), in: .entry)
        setup.send(.submitted)
        setup.send(.set(PasswordText()), in: .entry)
        #expect(setup.presentation.match == .neutral)
    }

    @Test("names the missing entry if there is no rule")
    func reportWithoutRules() {
        var setup = Self.setup(PasswordPolicy())
        setup.change { $0.gate = .report }
        #expect(setup.send(.submitted) == [.focus(.entry), .announce(ControlMessage(.required))])
    }

    // MARK: The confirmation

    @Test("is neutral while the confirmation is a prefix of the entry, and met when it's equal")
    func prefix() {
        var setup = Self.setup(entry: Self.good)
        let standings = Self.type(Self.good, into: .confirmation, of: &setup)
        #expect(standings == Array(repeating: .neutral, count: Self.good.count - 1) + [.met])
        #expect(setup.presentation.matchMessage?.key == .passwordMatch)
        #expect(setup.presentation.isValid)
        #expect(setup.presentation.error == nil)
    }

    @Test("needs only the rules if no confirmation is required")
    func withoutConfirmation() {
        var setup = PasswordSetupModel(PasswordSetupSettings(policy: .classic, requiresConfirmation: false))
        setup.send(.edited(PasswordText("Tr0mbone")), in: .entry)
        #expect(setup.presentation.error?.field == .entry)
        #expect(setup.send(.edited(PasswordText(Self.good)), in: .entry, at: 1).first == .validityChanged(true))
        #expect(setup.presentation.error == nil)
        #expect(Self.announcements(setup.send(.woke, at: 2)) == [.passwordAllMet])
        setup.send(.edited(PasswordText("x")), in: .confirmation, at: 3)
        #expect(setup.presentation.match == .neutral)
        #expect(setup.presentation.matchMessage == nil)
        #expect(setup.presentation.isValid)
        #expect(setup.change(at: 4) { $0.requiresConfirmation = true }.first == .validityChanged(false))
        #expect(setup.presentation.match == .unmet)
    }

    @Test("is unmet when the confirmation differs, and neutral when the difference is deleted")
    func difference() {
        var setup = Self.setup(entry: Self.good)
        #expect(Self.type("Trx", into: .confirmation, of: &setup) == [.neutral, .neutral, .unmet])
        #expect(setup.presentation.matchMessage?.key == .passwordMismatch)
        setup.send(.edited(PasswordText("Tr")), in: .confirmation)
        #expect(setup.presentation.match == .neutral)
        #expect(Self.type(Self.good + "!", into: .confirmation, of: &setup).suffix(2) == [.met, .unmet])
    }

    @Test("is unmet when the person leaves an incomplete confirmation, and neutral when they return")
    func blur() {
        var setup = Self.setup(entry: Self.good)
        _ = Self.type("Tr0", into: .confirmation, of: &setup)
        setup.send(.focused(false), in: .confirmation)
        #expect(setup.presentation.match == .unmet)
        setup.send(.focused(true), in: .confirmation)
        #expect(setup.presentation.match == .neutral)
    }

    @Test("keeps the focus of one field when the other reports its loss of focus late")
    func focusOrder() {
        var setup = Self.setup(entry: Self.good)
        setup.send(.focused(true), in: .entry)
        setup.send(.focused(true), in: .confirmation)
        setup.send(.focused(false), in: .entry)
        setup.send(.edited(PasswordText("Tr")), in: .confirmation)
        #expect(setup.presentation.match == .neutral)
    }

    @Test("doesn't match two empty fields with any policy", arguments: [PasswordPolicy(), .classic, .nist])
    func empty(policy: PasswordPolicy) {
        let setup = Self.setup(policy)
        #expect(setup.presentation.match == .neutral)
        #expect(!setup.presentation.isValid)
        #expect(setup.presentation.error != nil)
    }

    // MARK: The validation error

    @Test("reports an empty entry, then a different confirmation, without rules")
    func emptyError() {
        let rules = PasswordPolicy()
        #expect(Self.setup(rules).presentation.error == .init(field: .entry, message: ControlMessage(.required)))
        let mismatch = PasswordSetupPresentation.ValidationError(
            field: .confirmation,
            message: ControlMessage(.passwordMismatch)
        )
        #expect(Self.setup(rules, entry: "x").presentation.error == mismatch)
        #expect(Self.setup(rules, confirmation: "x").presentation.error?.field == .entry)
        #expect(Self.setup(rules, entry: "x", confirmation: "x").presentation.error == nil)
    }

    @Test("reports the entry's first unmet rule, even if both texts match or no line is unmet yet")
    func brokenRule() {
        let empty = Self.setup().presentation.error
        #expect(empty == .init(field: .entry, message: ControlMessage(.passwordMinLength, 8, unit: .characters)))
        #expect(Self.setup(confirmation: "other").presentation.error == empty)
        let weak = Self.setup(entry: "trombone", confirmation: "trombone").presentation
        #expect(weak.lines[1].standing == .neutral)
        #expect(weak.error == .init(field: .entry, message: ControlMessage(.passwordUpper)))
    }

    @Test("names the characters of the unmet rule, not those of a similar rule that is met")
    func errorCharacters() throws {
        let policy = PasswordPolicy(required: [PasswordCharacterSet("ab"), PasswordCharacterSet("xy")])
        let shown = Self.setup(policy, entry: "a").presentation
        let unmet = try #require(shown.lines.first { $0.standing != .met })
        #expect(shown.error == .init(field: .entry, message: unmet.message, characters: "[xy]"))
        let own = PasswordPolicy(predicates: [PasswordPredicate("noSpaceAtEnds") { $0.isEmpty }])
        #expect(Self.setup(own, entry: "x").presentation.error?.characters == "noSpaceAtEnds")
    }

    @Test("has an error exactly while invalid, in the entry until every rule is met")
    func anyError() {
        let texts = ["", "a", "trombone", "Tr0mbone", Self.good, Self.good + "\u{7}", "Tr0mbone?"]
        for policy in [PasswordPolicy(), .classic, .nist] {
            for entry in texts {
                for confirmation in texts {
                    let shown = Self.setup(policy, entry: entry, confirmation: confirmation).presentation
                    #expect((shown.error == nil) == shown.isValid, "\(entry), \(confirmation)")
                    guard let error = shown.error else { continue }
                    let isMet = !entry.isEmpty && shown.lines.allSatisfy { $0.standing == .met }
                    #expect(error.field == (isMet ? .confirmation : .entry), "\(entry), \(confirmation)")
                }
            }
        }
    }

    @Test("removes the match when the entry is edited, and keeps the confirmation")
    func editedEntry() {
        var setup = Self.setup(entry: Self.good, confirmation: Self.good)
        #expect(setup.presentation.isValid)
        let effects = setup.send(.edited(PasswordText(Self.good + "?")), in: .entry, at: 1)
        #expect(effects.first == .validityChanged(false))
        #expect(setup.presentation.match == .unmet)
        #expect(!setup.presentation.isValid)
        #expect(setup.send(.edited(PasswordText(Self.good)), in: .entry, at: 1).first == .validityChanged(true))
        #expect(setup.presentation.match == .met)
    }

    @Test("treats canonically equivalent texts as equal")
    func canonical() {
        #expect(Self.setup(entry: "Caf\u{E9}-4-two", confirmation: "Cafe\u{301}-4-two").presentation.isValid)
        var setup = Self.setup(entry: "Cafe\u{301}-4-two")
        setup.send(.focused(true), in: .confirmation)
        setup.send(.edited(PasswordText("Caf\u{E9}-4")), in: .confirmation)
        #expect(setup.presentation.match == .neutral)
    }

    @Test("trims nothing", arguments: [" Tr0mbone!", "Tr0mbone! ", "tr0mbone!"])
    func untrimmed(confirmation: String) {
        #expect(Self.setup(entry: Self.good, confirmation: confirmation).presentation.match == .unmet)
    }

    @Test("requires both the rules and the match")
    func both() {
        let weak = Self.setup(entry: "trombone", confirmation: "trombone").presentation
        #expect(weak.match == .met)
        #expect(!weak.isValid)
        #expect(weak.error?.message.key == .passwordUpper)
        let single = Self.setup(entry: Self.good).presentation
        #expect(!single.isValid)
        #expect(single.error?.message.key == .passwordMismatch)
    }

    @Test("reports validity only when it changes")
    func validity() {
        var setup = Self.setup(entry: Self.good)
        #expect(setup.send(.edited(PasswordText(Self.good)), in: .confirmation).first == .validityChanged(true))
        for event in [
            PasswordSetupEvent.field(.focused(false), in: .confirmation), setup.changing { $0.words = ["anna"] }, .woke,
        ] {
            #expect(!setup.send(event).contains { if case .validityChanged = $0 { true } else { false } })
        }
        #expect(setup.send(.edited(PasswordText()), in: .confirmation).first == .validityChanged(false))
    }

    // MARK: Input methods

    @Test("doesn't show a mismatch during a composition, but after it ends")
    func marked() {
        var setup = Self.setup(PasswordPolicy(), entry: "한글")
        setup.send(.focused(true), in: .confirmation)
        for text in ["ㅎ", "하", "한"] {
            setup.send(.composing(PasswordText(text)), in: .confirmation)
            #expect(setup.presentation.match == .neutral)
        }
        setup.send(.composing(PasswordText("한ㄱ")), in: .confirmation)
        #expect(setup.presentation.match == .neutral)
        setup.send(.edited(PasswordText("한ㄱ")), in: .confirmation)
        #expect(setup.presentation.match == .unmet)
        setup.send(.edited(PasswordText("한글")), in: .confirmation)
        #expect(setup.presentation.isValid)
    }

    @Test("announces nothing during a composition")
    func markedAnnouncement() {
        var setup = Self.setup()
        #expect(setup.send(.composing(PasswordText("ㅎ")), in: .entry, at: 1).isEmpty)
        #expect(setup.send(.woke, at: 9).isEmpty)
        #expect(setup.send(.edited(PasswordText("한")), in: .entry, at: 10) == [.wake(at: 11)])
        #expect(Self.announcements(setup.send(.woke, at: 11)) == [.passwordRulesLeft])
    }

    @Test("ends an open composition when the person leaves the field")
    func markedUntilLeft() {
        var setup = Self.setup(PasswordPolicy(), entry: "한글")
        setup.send(.focused(true), in: .confirmation, at: 1)
        setup.send(.composing(PasswordText("한")), in: .confirmation, at: 1)
        #expect(setup.send(.focused(false), in: .confirmation, at: 2) == [.wake(at: 3)])
        #expect(setup.presentation.match == .unmet)
        #expect(Self.announcements(setup.send(.woke, at: 3)) == [.passwordMismatch])
    }

    @Test("evaluates a text that the program sets like a typed one")
    func program() {
        var setup = Self.setup()
        setup.send(.set(PasswordText(Self.good)), in: .entry)
        #expect(setup.send(.set(PasswordText(Self.good)), in: .confirmation).first == .validityChanged(true))
        #expect(setup.send(.set(PasswordText()), in: .entry).first == .validityChanged(false))
        #expect(setup.presentation.lines.allSatisfy { $0.standing == .neutral })
    }

    // MARK: Breached passwords

    private func checking() -> PasswordSetupModel {
        PasswordSetupModel(PasswordSetupSettings(policy: .classic, requiresConfirmation: false, checksBreaches: true))
    }

    @Test("asks for a lookup of each password that meets the other rules")
    func lookups() {
        var setup = checking()
        #expect(!setup.send(.edited(PasswordText("Tr0")), in: .entry).contains(.checkBreaches))
        #expect(setup.send(.edited(PasswordText("Tr0mbone!")), in: .entry).contains(.checkBreaches))
        #expect(!setup.send(.focused(false), in: .entry).contains(.checkBreaches))
        #expect(!setup.send(.composing(PasswordText("Tr0mbone!?")), in: .entry).contains(.checkBreaches))
        #expect(setup.send(.edited(PasswordText("Tr0mbone!!")), in: .entry).contains(.checkBreaches))
    }

    @Test("accepts a password when its lookup ends, and refuses a breached one until it's edited")
    func breached() {
        var setup = checking()
        setup.send(.edited(PasswordText("Tr0mbone!")), in: .entry, at: 0)
        #expect(!setup.presentation.isValid)
        #expect(setup.presentation.lines.last == .init(.notBreached, standing: .neutral))
        #expect(setup.presentation.error?.message == ControlMessage(.passwordNotBreached))
        setup.send(.breachesChecked(isBreached: true), at: 1)
        #expect(!setup.presentation.isValid)
        #expect(setup.presentation.lines.last == .init(.notBreached, standing: .unmet))
        #expect(setup.presentation.error?.message == ControlMessage(.passwordNotBreached))
        #expect(setup.send(.woke, at: 3).contains(.announce(ControlMessage(.passwordRulesLeft, 1, unit: .characters))))
        setup.send(.edited(PasswordText("Tr0mbone!?")), in: .entry, at: 4)
        #expect(!setup.presentation.isValid)
        #expect(setup.send(.breachesChecked(isBreached: false), at: 5).contains(.validityChanged(true)))
        #expect(setup.presentation.lines.last == .init(.notBreached, standing: .met))
    }

    @Test("announces nothing during a lookup")
    func announcementAfterLookup() {
        var setup = checking()
        #expect(setup.send(.edited(PasswordText("Tr0m")), in: .entry, at: 0).contains(.wake(at: 1)))
        setup.send(.edited(PasswordText("Tr0mbone!")), in: .entry, at: 0.5)
        #expect(setup.send(.woke, at: 3).isEmpty)
        setup.send(.breachesChecked(isBreached: false), at: 3)
        #expect(setup.send(.woke, at: 4) == [.announce(ControlMessage(.passwordAllMet))])
    }

    @Test("accepts a password that can't be looked up")
    func unavailable() {
        var setup = checking()
        setup.send(.edited(PasswordText("Tr0mbone!")), in: .entry)
        setup.send(.breachesChecked(isBreached: nil))
        #expect(setup.presentation.isValid)
        #expect(setup.presentation.lines.last == .init(.notBreached, standing: .neutral))
    }

    @Test("looks up a text at the end of its composition, and under another policy")
    func lateLookups() {
        var setup = checking()
        setup.send(.composing(PasswordText("Tr0mbone!")), in: .entry)
        #expect(setup.send(.edited(PasswordText("Tr0mbone!")), in: .entry).contains(.checkBreaches))
        setup = PasswordSetupModel(
            PasswordSetupSettings(policy: .classic, requiresConfirmation: false, checksBreaches: true)
        )
        setup.send(.edited(PasswordText("a long passphrase")), in: .entry)
        #expect(setup.send(setup.changing { $0.policy = .nist }).contains(.checkBreaches))
    }

    @Test("announces the end of a lookup after a submission that came too early")
    func submittedDuringLookup() {
        var setup = checking()
        setup.send(setup.changing { $0.gate = .report })
        setup.send(.edited(PasswordText("Tr0mbone!")), in: .entry, at: 0)
        let reported = setup.send(.submitted, at: 0.2)
        #expect(reported == [.focus(.entry), .announce(ControlMessage(.passwordNotBreached))])
        setup.send(.breachesChecked(isBreached: false), at: 2)
        #expect(setup.send(.woke, at: 3) == [.announce(ControlMessage(.passwordAllMet))])
    }

    @Test("ignores a lookup that the settings don't ask for")
    func withoutLookup() {
        var setup = PasswordSetupModel(PasswordSetupSettings(policy: .classic, requiresConfirmation: false))
        #expect(!setup.send(.edited(PasswordText("Tr0mbone!")), in: .entry).contains(.checkBreaches))
        setup.send(.breachesChecked(isBreached: true))
        #expect(setup.presentation.isValid)
        #expect(!setup.presentation.lines.contains { $0.rule == .notBreached })
    }
}
