import Foundation
import LiveControls
import LivePasswords
import LiveText
import Testing

@Suite("Password setup: announcements, policies and strength")
struct PasswordSetupAnnouncementTests {
    private static let good = PasswordText("Tr0mbone!")

    private static let dictionary: PasswordDictionary? = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = root.appendingPathComponent("Web/host/password-dictionary.bin")
        return FileManager.default.contents(atPath: file.path).flatMap { PasswordDictionary([UInt8]($0)) }
    }()

    private static func announcements(_ effects: [PasswordSetupEffect]) -> [ControlMessage] {
        effects.compactMap { if case .announce(let message) = $0 { message } else { nil } }
    }

    @Test("makes one announcement, a second later, when both fields are filled at once")
    func filledAtOnce() {
        var setup = PasswordSetupModel(policy: .classic)
        #expect(setup.send(.edited(Self.good), in: .entry, at: 5) == [.wake(at: 6)])
        #expect(setup.send(.edited(Self.good), in: .confirmation, at: 5) == [.validityChanged(true), .wake(at: 6)])
        #expect(setup.presentation.lines.allSatisfy { $0.standing == .met })
        #expect(setup.presentation.match == .met)
        let effects = setup.send(.woke, at: 6)
        #expect(effects == [.announce(ControlMessage(.passwordReady))])
        #expect(setup.send(.woke, at: 7).isEmpty)
        #expect(setup.send(.focused(false), in: .entry, at: 8).isEmpty)
    }

    @Test("announces a series of keys once, after the last one")
    func debounced() {
        var setup = PasswordSetupModel(policy: .classic)
        var reported: [ControlMessage] = []
        for (index, text) in ["T", "Tr", "Tr0", "Tr0m"].enumerated() {
            let time = Double(index) * 0.3
            reported += Self.announcements(setup.send(.edited(PasswordText(text)), in: .entry, at: time))
            reported += Self.announcements(setup.send(.woke, at: time + 0.2))
        }
        #expect(reported.isEmpty)
        #expect(setup.send(.woke, at: 1.5) == [.wake(at: 1.9)])
        let expected = [ControlMessage(.passwordRulesLeft, 2, unit: .characters)]
        #expect(Self.announcements(setup.send(.woke, at: 1.9)) == expected)
        #expect(setup.send(.edited(PasswordText("Tr0mb")), in: .entry, at: 3).isEmpty)
    }

    @Test("doesn't announce a change that is undone within a second")
    func undone() {
        var setup = PasswordSetupModel(policy: .classic)
        setup.send(.edited(Self.good), in: .entry, at: 0)
        #expect(Self.announcements(setup.send(.woke, at: 1)) == [ControlMessage(.passwordAllMet)])
        setup.send(.edited(PasswordText("Tr0mbone")), in: .entry, at: 2)
        setup.send(.edited(Self.good), in: .entry, at: 2.5)
        #expect(setup.send(.woke, at: 9).isEmpty)
    }

    @Test("announces a mismatch, but not an emptied entry")
    func mismatch() {
        var setup = PasswordSetupModel(policy: .classic)
        setup.send(.edited(Self.good), in: .entry, at: 0)
        setup.send(.edited(PasswordText("Trombone")), in: .confirmation, at: 0)
        #expect(Self.announcements(setup.send(.woke, at: 1)).map { $0.key } == [.passwordMismatch])
        setup.send(.edited(PasswordText()), in: .confirmation, at: 2)
        setup.send(.edited(PasswordText()), in: .entry, at: 2)
        #expect(setup.send(.woke, at: 3).isEmpty)
    }

    @Test("doesn't announce texts that the program sets")
    func setByProgram() {
        var setup = PasswordSetupModel(policy: .classic)
        #expect(setup.send(.set(PasswordText("abc1")), in: .entry, at: 0).isEmpty)
        #expect(setup.send(.set(PasswordText("abc")), in: .confirmation, at: 0).isEmpty)
        #expect(setup.send(.set(Self.good), in: .entry, at: 1).isEmpty)
        #expect(setup.send(.set(Self.good), in: .confirmation, at: 1) == [.validityChanged(true)])
        #expect(setup.send(.woke, at: 9).isEmpty)
        #expect(setup.send(.edited(PasswordText("abc1")), in: .entry, at: 10).last == .wake(at: 11))
        #expect(Self.announcements(setup.send(.woke, at: 11)) == [ControlMessage(.passwordMismatch)])
    }

    @Test("doesn't announce settings that apply to a text that the program set")
    func settingsForSetText() throws {
        let estimator = PasswordSetupStrength(dictionary: try #require(Self.dictionary), year: 2026)
        var setup = PasswordSetupModel(policy: .classic)
        setup.send(.set(Self.good), in: .entry, at: 0)
        #expect(setup.change(at: 1) { $0.strengthEstimator = estimator }.isEmpty)
        #expect(setup.change(at: 1) { $0.policy = .nist }.isEmpty)
        setup.send(.edited(PasswordText("Tr0mbone!1")), in: .entry, at: 2)
        setup.send(.woke, at: 9)
        let keys = Self.announcements(setup.change(at: 10) { $0.policy = .classic } + setup.send(.woke, at: 11)).map(
            \.key
        )
        #expect(keys == [.passwordAllMet])
    }

    @Test("announces an edit when the program then sets the other field or the same text")
    func editThenSet() {
        var setup = PasswordSetupModel(policy: .classic)
        setup.send(.edited(PasswordText("x")), in: .confirmation, at: 0)
        setup.send(.edited(Self.good), in: .entry, at: 0)
        #expect(setup.send(.set(PasswordText()), in: .confirmation, at: 0.5) == [.wake(at: 1.5)])
        #expect(setup.send(.set(Self.good), in: .entry, at: 0.5) == [.wake(at: 1.5)])
        #expect(Self.announcements(setup.send(.woke, at: 1.5)) == [ControlMessage(.passwordAllMet)])
    }

    @Test("shows Caps Lock at the focused field, and announces it once each time it is turned on")
    func capsLock() {
        var setup = PasswordSetupModel(policy: .classic)
        let announcement = [PasswordSetupEffect.announce(ControlMessage(.passwordCapsLock))]
        #expect(setup.send(.capsLockChanged(true)).isEmpty)
        #expect(setup.presentation.capsLockField == nil)
        #expect(setup.send(.focused(true), in: .entry) == announcement)
        #expect(setup.presentation.capsLockField == .entry)
        #expect(setup.send(.capsLockChanged(true)).isEmpty)
        setup.send(.focused(false), in: .entry)
        #expect(setup.presentation.capsLockField == nil)
        #expect(setup.send(.focused(true), in: .confirmation).isEmpty)
        #expect(setup.presentation.capsLockField == .confirmation)
        #expect(setup.send(.capsLockChanged(false)).isEmpty)
        #expect(setup.presentation.capsLockField == nil)
        #expect(setup.send(.capsLockChanged(true), at: 1) == announcement)
    }

    @Test("keeps a second between announcements that can't wait for the end of typing")
    func promptAnnouncements() {
        var setup = PasswordSetupModel(policy: .classic)
        setup.change { $0.gate = .report }
        setup.send(.edited(PasswordText("abc")), in: .entry, at: 0)
        let rulesLeft = ControlMessage(.passwordRulesLeft, 4, unit: .characters)
        #expect(setup.send(.submitted, at: 0.5) == [.focus(.entry), .announce(rulesLeft)])
        #expect(setup.send(.submitted, at: 0.7) == [.focus(.entry), .wake(at: 1.5)])
        #expect(setup.send(.edited(PasswordText("abc1")), in: .entry, at: 0.8).isEmpty)
        let effects = setup.send(.woke, at: 1.5)
        #expect(effects == [.announce(rulesLeft), .wake(at: 2.5)])
        #expect(Self.announcements(setup.send(.woke, at: 2.5)).map(\.number) == [3])
        setup.send(.focused(true), in: .entry, at: 2.6)
        #expect(setup.send(.capsLockChanged(true), at: 2.7) == [.wake(at: 3.5)])
        #expect(setup.send(.capsLockChanged(false), at: 2.8).isEmpty)
        #expect(setup.send(.woke, at: 3.5).isEmpty)
    }

    @Test("accepts times that run backward, NaN, and infinity", arguments: [-5.0, .nan, .infinity])
    func times(time: Double) {
        var setup = PasswordSetupModel(policy: .classic)
        setup.send(.edited(Self.good), in: .entry, at: 10)
        #expect(setup.send(.edited(Self.good), in: .confirmation, at: time).last == .wake(at: 11))
    }

    @Test("applies a new policy to the existing text")
    func policy() {
        var setup = PasswordSetupModel(policy: .classic)
        setup.send(.edited(Self.good), in: .entry, at: 0)
        setup.send(.edited(Self.good), in: .confirmation, at: 0)
        #expect(setup.change(at: 1) { $0.policy = .nist }.first == .validityChanged(false))
        let keys: [ControlMessage.Key] = [.passwordMinLength, .passwordNotCommon, .passwordNotPersonal]
        #expect(setup.presentation.lines.map { $0.message.key } == keys)
        #expect(setup.presentation.error?.message == ControlMessage(.passwordMinLength, 15, unit: .characters))
        #expect(setup.presentation.passwordRules == "minlength: 15")
        #expect(Self.announcements(setup.send(.woke, at: 2)).map { $0.key } == [.passwordRulesLeft])
        #expect(setup.change(at: 3) { $0.policy = .classic }.first == .validityChanged(true))
    }

    @Test("applies personal words as soon as they are known")
    func words() {
        var setup = PasswordSetupModel(policy: .nist)
        let password = PasswordText("annas violet kazoo")
        setup.send(.edited(password), in: .entry)
        setup.send(.edited(password), in: .confirmation)
        #expect(setup.presentation.isValid)
        #expect(setup.change { $0.words = ["anna@example.com"] }.first == .validityChanged(false))
        #expect(setup.presentation.error?.message.key == .passwordNotPersonal)
        #expect(setup.presentation.lines.last?.standing == .unmet)
        #expect(setup.change { $0.words = [] }.first == .validityChanged(true))
    }

    @Test("estimates the strength of the current text when the dictionary arrives late or is removed")
    func strength() throws {
        let estimator = PasswordSetupStrength(dictionary: try #require(Self.dictionary), year: 2026)
        var setup = PasswordSetupModel(policy: .classic)
        setup.send(.edited(PasswordText("Password1!")), in: .entry)
        #expect(setup.presentation.score == nil)
        #expect(setup.presentation.scoreMessage == nil)
        setup.change { $0.strengthEstimator = estimator }
        #expect(setup.presentation.score == .weak)
        #expect(setup.presentation.scoreMessage?.key == .passwordWeak)
        #expect(setup.presentation.warning?.key == .passwordWarnsVariant)
        #expect(setup.presentation.suggestion?.key == .passwordSuggestsMore)
        setup.send(.edited(PasswordText("correct horse battery staple")), in: .entry)
        #expect(setup.presentation.score == .strong)
        #expect(setup.presentation.warning == nil)
        setup.send(.edited(PasswordText()), in: .entry)
        #expect(setup.presentation.score == nil)
        setup.send(.edited(Self.good), in: .entry)
        setup.change { $0.strengthEstimator = nil }
        #expect(setup.presentation.score == nil)
    }

    @Test("announces a change of strength a second after the announcement about the rules")
    func strengthAnnouncement() throws {
        let estimator = PasswordSetupStrength(dictionary: try #require(Self.dictionary), year: 2026)
        var setup = PasswordSetupModel(policy: .classic)
        setup.change { $0.strengthEstimator = estimator }
        setup.send(.edited(PasswordText("Password1!")), in: .entry)
        #expect(setup.send(.woke, at: 1) == [.announce(ControlMessage(.passwordAllMet)), .wake(at: 2)])
        #expect(setup.send(.woke, at: 2) == [.announce(ControlMessage(.passwordWeak))])
        setup.send(.edited(PasswordText("Password1!!")), in: .entry, at: 3)
        #expect(setup.send(.woke, at: 4).isEmpty)
        setup.send(.edited(PasswordText("Password1! correct horse battery")), in: .entry, at: 5)
        #expect(setup.send(.woke, at: 6) == [.announce(ControlMessage(.passwordStrong))])
    }

    @Test("doesn't treat the strength as a rule")
    func weakButValid() throws {
        let estimator = PasswordSetupStrength(dictionary: try #require(Self.dictionary), year: 2026)
        var setup = PasswordSetupModel(policy: .classic)
        setup.change { $0.strengthEstimator = estimator }
        setup.send(.edited(PasswordText("Password1!")), in: .entry)
        setup.send(.edited(PasswordText("Password1!")), in: .confirmation)
        #expect(setup.presentation.score == .weak)
        #expect(setup.presentation.isValid)
    }

    @Test("rejects common passwords after the dictionary is loaded")
    func common() throws {
        let estimator = PasswordSetupStrength(dictionary: try #require(Self.dictionary), year: 2026)
        var setup = PasswordSetupModel(policy: .nist(withSecondFactor: true))
        setup.send(.edited(PasswordText("jennifer")), in: .entry)
        setup.send(.edited(PasswordText("jennifer")), in: .confirmation)
        #expect(setup.presentation.isValid)
        #expect(setup.change { $0.strengthEstimator = estimator }.first == .validityChanged(false))
        #expect(setup.presentation.error?.message.key == .passwordNotCommon)
    }

    @Test("considers personal words in the strength")
    func personalStrength() throws {
        let estimator = PasswordSetupStrength(dictionary: try #require(Self.dictionary), year: 2026)
        var setup = PasswordSetupModel(policy: .classic)
        setup.change { $0.strengthEstimator = estimator }
        setup.send(.edited(PasswordText("xqzvkwbrt")), in: .entry)
        #expect(setup.presentation.score == .good)
        setup.change { $0.words = ["xqzvkwbrt"] }
        #expect(setup.presentation.score == .veryWeak)
    }

    @Test("never includes a character of the password in effects or the presentation")
    func secrecy() throws {
        var setup = PasswordSetupModel(policy: .nist)
        let dictionary = try #require(Self.dictionary)
        setup.change { $0.strengthEstimator = PasswordSetupStrength(dictionary: dictionary, year: 2026) }
        setup.change { $0.words = ["anna"] }
        var shown = ""
        for password in ["zYxQ#~zYxQ#~", "zYxQ#~zYxQ#~anna"] {
            dump(setup.send(.edited(PasswordText(password)), in: .entry), to: &shown)
            dump(setup.send(.edited(PasswordText(password + "!")), in: .confirmation), to: &shown)
            dump(setup.presentation, to: &shown)
            dump(setup, to: &shown)
        }
        for part in ["zYx", "YxQ", "xQ#", "Q#~"] { #expect(!shown.contains(part)) }
    }
}
