import Foundation
import LiveControls
import LivePasswords
import LiveText
import Testing

@Suite("Password set-up: announcements, policies and strength")
struct PasswordSetupAnnouncementTests {
    private static let good = PasswordText("Tr0mbone!")

    private static let dictionary: PasswordDictionary? = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = root.appendingPathComponent("Web/host/password-dictionary.bin")
        return FileManager.default.contents(atPath: file.path).flatMap { PasswordDictionary([UInt8]($0)) }
    }()

    private static func announcements(_ effects: [PasswordSetupEffect]) -> [Message] {
        effects.compactMap { if case .announce(let message) = $0 { message } else { nil } }
    }

    @Test("both fields filled at once give one announcement, a second later")
    func filledAtOnce() {
        var setup = PasswordSetupModel(policy: .classic)
        #expect(setup.send(.entryChanged(Self.good), at: 5) == [.wake(at: 6)])
        #expect(setup.send(.confirmationChanged(Self.good), at: 5) == [.validityChanged(true), .wake(at: 6)])
        #expect(setup.presentation.lines.allSatisfy { $0.standing == .met })
        #expect(setup.presentation.match == .met)
        let effects = setup.send(.woke, at: 6)
        #expect(effects == [.announce(Message(.passwordReady, 0, unit: .characters))])
        #expect(setup.send(.woke, at: 7).isEmpty)
        #expect(setup.send(.focusChanged(.entry, isFocused: false), at: 8).isEmpty)
    }

    @Test("keys in a row are announced once, after the last")
    func debounced() {
        var setup = PasswordSetupModel(policy: .classic)
        var told: [Message] = []
        for (index, text) in ["T", "Tr", "Tr0", "Tr0m"].enumerated() {
            let time = Double(index) * 0.3
            told += Self.announcements(setup.send(.entryChanged(PasswordText(text)), at: time))
            told += Self.announcements(setup.send(.woke, at: time + 0.2))
        }
        #expect(told.isEmpty)
        #expect(setup.send(.woke, at: 1.5) == [.wake(at: 1.9)])
        let expected = [Message(.passwordRulesLeft, 2, unit: .characters)]
        #expect(Self.announcements(setup.send(.woke, at: 1.9)) == expected)
        #expect(setup.send(.entryChanged(PasswordText("Tr0mb")), at: 3).isEmpty)
    }

    @Test("a change that is undone within the second is not announced")
    func undone() {
        var setup = PasswordSetupModel(policy: .classic)
        setup.send(.entryChanged(Self.good), at: 0)
        #expect(Self.announcements(setup.send(.woke, at: 1)) == [Message(.passwordAllMet, 0, unit: .characters)])
        setup.send(.entryChanged(PasswordText("Tr0mbone")), at: 2)
        setup.send(.entryChanged(Self.good), at: 2.5)
        #expect(setup.send(.woke, at: 9).isEmpty)
    }

    @Test("a mismatch is announced, and an emptied entry is not")
    func mismatch() {
        var setup = PasswordSetupModel(policy: .classic)
        setup.send(.entryChanged(Self.good), at: 0)
        setup.send(.confirmationChanged(PasswordText("Trombone")), at: 0)
        #expect(Self.announcements(setup.send(.woke, at: 1)).map { $0.key } == [.passwordMismatch])
        setup.send(.confirmationChanged(PasswordText()), at: 2)
        setup.send(.entryChanged(PasswordText()), at: 2)
        #expect(setup.send(.woke, at: 3).isEmpty)
    }

    @Test("times that run backwards or are none do no harm", arguments: [-5.0, .nan, .infinity])
    func times(time: Double) {
        var setup = PasswordSetupModel(policy: .classic)
        setup.send(.entryChanged(Self.good), at: 10)
        #expect(setup.send(.confirmationChanged(Self.good), at: time).last == .wake(at: 11))
    }

    @Test("another policy judges what was typed before")
    func policy() {
        var setup = PasswordSetupModel(policy: .classic)
        setup.send(.entryChanged(Self.good), at: 0)
        setup.send(.confirmationChanged(Self.good), at: 0)
        #expect(setup.send(.policyChanged(.nist), at: 1).first == .validityChanged(false))
        let keys: [Message.Key] = [.passwordMinLength, .passwordNotCommon, .passwordNotPersonal]
        #expect(setup.presentation.lines.map { $0.message.key } == keys)
        #expect(setup.presentation.reason == Message(.passwordMinLength, 15, unit: .characters))
        #expect(setup.presentation.passwordRules == "minlength: 15")
        #expect(Self.announcements(setup.send(.woke, at: 2)).map { $0.key } == [.passwordRulesLeft])
        #expect(setup.send(.policyChanged(.classic), at: 3).first == .validityChanged(true))
    }

    @Test("the account's own words count as soon as they are known")
    func words() {
        var setup = PasswordSetupModel(policy: .nist)
        let password = PasswordText("annas violet kazoo")
        setup.send(.entryChanged(password))
        setup.send(.confirmationChanged(password))
        #expect(setup.presentation.isValid)
        #expect(setup.send(.wordsChanged(["anna@example.com"])).first == .validityChanged(false))
        #expect(setup.presentation.reason?.key == .passwordNotPersonal)
        #expect(setup.presentation.lines.last?.standing == .unmet)
        #expect(setup.send(.wordsChanged([])).first == .validityChanged(true))
    }

    @Test("a strength that arrives late is about what is typed by then, and may go again")
    func strength() throws {
        let means = PasswordSetupStrength(dictionary: try #require(Self.dictionary), year: 2026)
        var setup = PasswordSetupModel(policy: .classic)
        setup.send(.entryChanged(PasswordText("Password1!")))
        #expect(setup.presentation.score == nil)
        #expect(setup.presentation.scoreMessage == nil)
        setup.send(.strengthChanged(means))
        #expect(setup.presentation.score == .weak)
        #expect(setup.presentation.scoreMessage?.key == .passwordWeak)
        #expect(setup.presentation.warning?.key == .passwordWarnsVariant)
        #expect(setup.presentation.suggestion?.key == .passwordSuggestsMore)
        setup.send(.entryChanged(PasswordText("correct horse battery staple")))
        #expect(setup.presentation.score == .strong)
        #expect(setup.presentation.warning == nil)
        setup.send(.entryChanged(PasswordText()))
        #expect(setup.presentation.score == nil)
        setup.send(.entryChanged(Self.good))
        setup.send(.strengthChanged(nil))
        #expect(setup.presentation.score == nil)
    }

    @Test("the strength is information, not a rule")
    func weakButValid() throws {
        let means = PasswordSetupStrength(dictionary: try #require(Self.dictionary), year: 2026)
        var setup = PasswordSetupModel(policy: .classic)
        setup.send(.strengthChanged(means))
        setup.send(.entryChanged(PasswordText("Password1!")))
        setup.send(.confirmationChanged(PasswordText("Password1!")))
        #expect(setup.presentation.score == .weak)
        #expect(setup.presentation.isValid)
    }

    @Test("the common passwords are refused when the dictionary has come")
    func common() throws {
        let means = PasswordSetupStrength(dictionary: try #require(Self.dictionary), year: 2026)
        var setup = PasswordSetupModel(policy: .nist(withSecondFactor: true))
        setup.send(.entryChanged(PasswordText("jennifer")))
        setup.send(.confirmationChanged(PasswordText("jennifer")))
        #expect(setup.presentation.isValid)
        #expect(setup.send(.strengthChanged(means)).first == .validityChanged(false))
        #expect(setup.presentation.reason?.key == .passwordNotCommon)
    }

    @Test("the strength knows the account's own words")
    func personalStrength() throws {
        let means = PasswordSetupStrength(dictionary: try #require(Self.dictionary), year: 2026)
        var setup = PasswordSetupModel(policy: .classic)
        setup.send(.strengthChanged(means))
        setup.send(.entryChanged(PasswordText("xqzvkwbrt")))
        #expect(setup.presentation.score == .good)
        setup.send(.wordsChanged(["xqzvkwbrt"]))
        #expect(setup.presentation.score == .veryWeak)
    }

    @Test("nothing that is shown holds a character of the password")
    func secrecy() throws {
        var setup = PasswordSetupModel(policy: .nist)
        setup.send(.strengthChanged(PasswordSetupStrength(dictionary: try #require(Self.dictionary), year: 2026)))
        setup.send(.wordsChanged(["anna"]))
        var shown = ""
        for password in ["zYxQ#~zYxQ#~", "zYxQ#~zYxQ#~anna"] {
            dump(setup.send(.entryChanged(PasswordText(password))), to: &shown)
            dump(setup.send(.confirmationChanged(PasswordText(password + "!"))), to: &shown)
            dump(setup.presentation, to: &shown)
            dump(setup, to: &shown)
        }
        for part in ["zYx", "YxQ", "xQ#", "Q#~"] { #expect(!shown.contains(part)) }
    }
}
