import LiveControls
import LivePasswords

package struct PasswordSetupFuzzer: ControlFuzzer {
    /// Scalars that occur in every password and nowhere else.
    private static let marks: ClosedRange<UInt32> = 0xF0000...0xF00FF
    private static let rules = [
        "minlength: 12;", "maxlength: 20;", "required: upper;", "required: digit, [<>];", "required: special;",
        "allowed: ascii-printable;", "allowed: unicode;", "max-consecutive: 2;", "minlength: 0;", "maxlength: 999999;",
    ]

    package var source: EventSource
    package var model = PasswordSetupModel(policy: .nist)
    package var latest: SentEvent<PasswordSetupModel>?
    private var announcements = AnnouncementWatch()

    package init(seed: UInt64) {
        source = EventSource(seed: seed)
        model = PasswordSetupModel(policy: policy())
    }

    private mutating func policy() -> PasswordPolicy {
        switch source.number(in: 0...3) {
        case 0: return .classic
        case 1: return .nist
        default:
            let text = (0..<source.number(in: 0...4)).map { _ in source.element(of: Self.rules) }.joined()
            return (try? PasswordRules(text)).map { PasswordPolicy($0) } ?? .nist
        }
    }

    private mutating func password() -> PasswordText {
        if source.isOne(in: 10) { return PasswordText("") }
        if source.isOne(in: 6) { return PasswordText("Tr0ub4dor&3 \(Unicode.Scalar(Self.marks.lowerBound)!)") }
        let mark = Unicode.Scalar(Self.marks.lowerBound + UInt32(source.number(in: 0...255)))!
        return PasswordText(
            source.text(pieces: 4) + String(mark) + source.element(of: ["Aa1!", "password", "qwertz", "1999"])
        )
    }

    package mutating func violation(after sent: SentEvent<PasswordSetupModel>) -> String? {
        let shown = model.presentation
        let said = sent.effects.compactMap { if case .announce(let message) = $0 { message } else { nil } }
        if let violation = announcements.violation(said, at: source.now) { return violation }
        if shown.isValid != (shown.error == nil) { return "valid: \(shown.isValid), with \(shown.error as Any)" }
        if shown.isValid, shown.match == .unmet || shown.lines.contains(where: { $0.standing == .unmet }) {
            return "valid with an unmet rule"
        }
        // Reflection is slow, so it's used only occasionally.
        guard source.isOne(in: 32) else { return nil }
        for text in ["\(sent.event)", "\(sent.effects)", "\(shown)", "\(model)"]
        where text.unicodeScalars.contains(where: { Self.marks.contains($0.value) }) {
            return "description contains a password"
        }
        return nil
    }

    package mutating func event() -> PasswordSetupEvent {
        let field = source.element(of: PasswordSetupField.allCases)
        switch source.number(in: 0...19) {
        case 0...4, 6: return .field(.edited(password()), in: field)
        case 5: return .field(.composing(password()), in: field)
        case 7: return .field(.set(password()), in: field)
        case 8...10: return .field(.focused(source.flag()), in: field)
        case 11:
            let policy = policy()
            return model.changing { $0.policy = policy }
        case 12:
            let words = (0..<source.number(in: 0...3)).map { _ in source.text(pieces: 2) }
            return model.changing { $0.words = words }
        case 13: return model.changing { $0.requiresConfirmation.toggle() }
        case 14: return model.changing { $0.gate = $0.gate == .disable ? .report : .disable }
        case 15: return .submitted
        case 16: return .capsLockChanged(source.flag())
        case 17: return model.changing { $0.checksBreaches.toggle() }
        case 18: return .breachesChecked(isBreached: source.flag())
        default: return .woke
        }
    }
}
