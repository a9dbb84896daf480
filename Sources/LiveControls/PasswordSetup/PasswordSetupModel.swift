import LivePasswords
import LiveText

/// A new password, entered once or twice, under rules that are checked during typing.
///
/// ```swift
/// import LiveControls
/// import LivePasswords
///
/// var setup = PasswordSetupModel(policy: .classic)
/// setup.send(.edited(PasswordText("Tr0mbone!")), in: .entry, at: 0)
/// setup.presentation.lines.allSatisfy { $0.standing == .met }  // true
/// setup.presentation.isValid                                   // false
/// setup.send(.edited(PasswordText("Tr0mbone!")), in: .confirmation, at: 1)
/// setup.presentation.isValid                                   // true
/// ```
///
/// All times are in seconds on one monotonic clock that the host provides.
public struct PasswordSetupModel: ControlModel {
    /// The settings.
    public private(set) var settings: PasswordSetupSettings

    private var entry = PasswordText()
    private var confirmation = PasswordText()
    private var focused: PasswordSetupField?
    /// Whether the entry lost the focus while it wasn't empty, or was submitted. From then on, an unmet rule counts as an error rather
    /// than as unfinished typing.
    private var entryWasLeft = false
    /// Whether the program set the entry and the person hasn't edited it since.
    private var entryWasSet = false
    /// The field with the error of the latest submission, until the entry is emptied or the confirmation is edited.
    private var reportedField: PasswordSetupField?
    /// The field in which an input method is composing.
    private var marked: PasswordSetupField?

    private var isCapsLockOn = false
    private var isCapsLockAnnounced = false

    /// The lookup of the entry in a list of breached passwords.
    private var lookup = Lookup.needed
    private var evaluation: PasswordEvaluation
    private var strength: PasswordStrength?
    private var clock = EventClock()
    private var announced: AnnouncedStanding
    private var announcement = Announcement()
    /// The message to announce before the standing, without the delay.
    private var promptMessage: ControlMessage?

    /// The standing that assistive technology announces.
    private struct AnnouncedStanding: Hashable {
        var isEmpty: Bool
        var brokenCount: Int
        var match: PasswordSetupPresentation.Standing
        var score: PasswordStrength.Score?
    }

    private enum Lookup: Hashable {
        case needed
        case pending
        /// The lookup has ended, with `nil` if the list couldn't be reached.
        case ended(isBreached: Bool?)
    }

    /// Creates a setup with empty fields.
    public init(_ settings: PasswordSetupSettings) {
        self.settings = settings
        evaluation = settings.policy.evaluate(PasswordText())
        announced = AnnouncedStanding(isEmpty: true, brokenCount: 0, match: .neutral)
        announced = standing
    }

    /// Creates a setup with empty fields.
    public init(policy: PasswordPolicy) {
        self.init(PasswordSetupSettings(policy: policy))
    }

    /// Handles an event and returns the effects for the host to perform.
    ///
    /// - Parameters:
    ///   - event: The event to handle.
    ///   - time: The time of the event, in seconds. A time that is earlier than the previous event's, or not finite,
    ///     counts as the previous event's time, which is 0 before the first event.
    /// - Complexity: O(*n*) in the length of the texts.
    @discardableResult
    public mutating func send(_ event: PasswordSetupEvent, at time: Double = 0) -> [PasswordSetupEffect] {
        clock.advance(to: time)
        let wasValid = isValid
        switch event {
        case .field(let event, let field): take(event, in: field)
        case .capsLockChanged(let isOn):
            isCapsLockOn = isOn
            if !isOn {
                isCapsLockAnnounced = false
                if promptMessage?.key == .passwordCapsLock { promptMessage = nil }
            }
        case .breachesChecked(let isBreached):
            if lookup == .pending { lookup = .ended(isBreached: isBreached) }
        case .submitted: return reportError()
        case .settingsChanged(let settings):
            self.settings = settings
            if !settings.checksBreaches { lookup = .needed }
            judge()
            if entryWasSet { adoptEntrySilently() }
        case .woke:
            return announceIfDue()
        }
        var effects: [PasswordSetupEffect] = isValid == wasValid ? [] : [.validityChanged(isValid)]
        if settings.checksBreaches, meetsOtherRules, marked == nil, lookup == .needed {
            lookup = .pending
            effects.append(.checkBreaches)
        }
        guard capsLockField != nil, !isCapsLockAnnounced else { return effects + scheduleAnnouncement() }
        isCapsLockAnnounced = true
        return effects + announcePromptly(ControlMessage(.passwordCapsLock))
    }

    /// Handles an event of a native field.
    @discardableResult
    public mutating func send(
        _ event: TextFieldEvent<PasswordText>,
        in field: PasswordSetupField,
        at time: Double = 0
    ) -> [PasswordSetupEffect] {
        send(.field(event, in: field), at: time)
    }

    private mutating func take(_ event: TextFieldEvent<PasswordText>, in field: PasswordSetupField) {
        switch event {
        case .edited(let text, _), .filled(let text, _): take(text, in: field, isMarked: false)
        case .composing(let text): take(text, in: field, isMarked: true)
        case .set(let text): set(text, in: field)
        case .focused(let isFocused):
            if isFocused {
                focused = field
            } else if focused == field {
                focused = nil
            }
            if !isFocused, marked == field { marked = nil }
            if field == .entry, !isFocused, !entry.isEmpty { entryWasLeft = true }
        case .willEdit, .willDrop, .withdrawn, .selected, .settled: break
        }
    }

    private mutating func take(_ text: PasswordText, in field: PasswordSetupField, isMarked: Bool) {
        if isMarked {
            marked = field
        } else if marked == field {
            marked = nil
        }
        guard field == .entry else {
            confirmation = text
            if reportedField == .confirmation { reportedField = nil }
            return
        }
        if text != entry { lookup = .needed }
        entry = text
        entryWasSet = false
        if text.isEmpty { forgetErrors() }
        judge()
    }

    private mutating func set(_ text: PasswordText, in field: PasswordSetupField) {
        if text == (field == .entry ? entry : confirmation) {
            if marked == field { marked = nil }
            if entry.isEmpty { forgetErrors() }
            return
        }
        take(text, in: field, isMarked: false)
        if field == .entry {
            entryWasSet = true
            adoptEntrySilently()
        }
        announced.match = match
    }

    private mutating func forgetErrors() {
        entryWasLeft = false
        reportedField = nil
    }

    private mutating func judge() {
        let (words, strengthEstimator) = (settings.words, settings.strengthEstimator)
        evaluation = settings.policy.evaluate(entry, words: words, dictionary: strengthEstimator?.dictionary)
        strength = nil
        guard let strengthEstimator, !entry.isEmpty else { return }
        strength = PasswordStrength(
            of: entry,
            words: words,
            year: strengthEstimator.year,
            dictionary: strengthEstimator.dictionary
        )
    }

    /// Whether the entry meets the rules of the policy.
    private var meetsOtherRules: Bool { !entry.isEmpty && evaluation.isValid }

    /// The standing of the entry's lookup in a list of breached passwords.
    private var breachStanding: PasswordSetupPresentation.Standing {
        guard case .ended(let isBreached?) = lookup else { return .neutral }
        return isBreached ? .unmet : .met
    }

    /// Whether the entry meets all other rules, and its lookup hasn't ended.
    private var awaitsLookup: Bool {
        settings.checksBreaches && meetsOtherRules && (lookup == .needed || lookup == .pending)
    }

    /// The number of rules that the entry is known not to meet.
    private var brokenCount: Int { evaluation.broken.count &+ (breachStanding == .unmet ? 1 : 0) }

    private var isValid: Bool {
        meetsOtherRules && !awaitsLookup && breachStanding != .unmet
            && (!settings.requiresConfirmation || entry == confirmation)
    }

    private var match: PasswordSetupPresentation.Standing {
        if !settings.requiresConfirmation { return .neutral }
        if confirmation.isEmpty { return reportedField == .confirmation ? .unmet : .neutral }
        if confirmation == entry { return .met }
        // A composition doesn't always start like its result: ㅎ and 하 precede 한.
        if marked == .confirmation { return .neutral }
        let isBeingTyped = focused == .confirmation && reportedField != .confirmation
        return isBeingTyped && confirmation.isProperPrefix(of: entry) ? .neutral : .unmet
    }

    private func standing(of result: PasswordEvaluation.Result) -> PasswordSetupPresentation.Standing {
        if entry.isEmpty { return reportedField == .entry && !result.isMet ? .unmet : .neutral }
        if result.isMet { return .met }
        return entryWasLeft || !result.rule.isMendedByMore ? .unmet : .neutral
    }
}

extension PasswordSetupModel {
    /// The values a host needs to draw the setup.
    public var presentation: PasswordSetupPresentation {
        let match = match
        var lines: [PasswordSetupPresentation.Line] = []
        for result in evaluation.results where result.rule != .noControl || !result.isMet {
            lines.append(.init(result.rule, standing: standing(of: result)))
        }
        if settings.checksBreaches { lines.append(.init(.notBreached, standing: breachStanding)) }
        return PasswordSetupPresentation(
            lines: lines,
            match: match,
            matchMessage: matchMessage(match),
            isValid: isValid,
            isSubmitEnabled: isValid || settings.gate == .report,
            error: error,
            capsLockField: capsLockField,
            score: strength?.score,
            scoreMessage: strength.map { ControlMessage($0.score) },
            warning: strength?.feedback.warning.map { ControlMessage(.init($0)) },
            suggestion: strength?.feedback.suggestions.first.map { ControlMessage(.init($0)) },
            passwordRules: settings.policy.passwordRules.text
        )
    }

    private func matchMessage(_ match: PasswordSetupPresentation.Standing) -> ControlMessage? {
        switch match {
        case .neutral: nil
        case .met: ControlMessage(.passwordMatch)
        case .unmet: ControlMessage(.passwordMismatch)
        }
    }

    private var error: PasswordSetupPresentation.ValidationError? {
        if isValid { return nil }
        if let rule = evaluation.broken.first ?? (awaitsLookup || breachStanding == .unmet ? .notBreached : nil) {
            return .init(field: .entry, message: rule.message, characters: rule.characters)
        }
        return entry.isEmpty
            ? .init(field: .entry, message: ControlMessage(.required))
            : .init(field: .confirmation, message: ControlMessage(.passwordMismatch))
    }
}

extension PasswordSetupModel {
    private var standing: AnnouncedStanding {
        AnnouncedStanding(
            isEmpty: entry.isEmpty,
            brokenCount: brokenCount,
            match: match,
            score: strength?.score
        )
    }

    /// Keeps the current standing of the entry from being announced.
    private mutating func adoptEntrySilently() {
        let match = announced.match
        announced = standing
        announced.match = match
    }

    private mutating func scheduleAnnouncement() -> [PasswordSetupEffect] {
        if promptMessage != nil { return [] }
        guard marked == nil, !awaitsLookup, standing != announced else {
            announcement.cancel()
            return []
        }
        return [.wake(at: announcement.schedule(at: clock))]
    }

    private mutating func announceIfDue() -> [PasswordSetupEffect] {
        guard announcement.consumeIfDue(at: clock) else { return announcement.due.map { [.wake(at: $0)] } ?? [] }
        if let message = promptMessage {
            promptMessage = nil
            return [.announce(message)] + scheduleAnnouncement()
        }
        let score = announced.score
        announced.score = standing.score
        guard announced != standing else {
            return announced.score.map { [.announce(ControlMessage($0))] } ?? []
        }
        // The strength comes last, in a separate announcement.
        announced = standing
        announced.score = score
        return (announcedMessage.map { [.announce($0)] } ?? []) + scheduleAnnouncement()
    }

    private mutating func reportError() -> [PasswordSetupEffect] {
        guard settings.gate == .report, let error else { return [] }
        reportedField = error.field
        if !entry.isEmpty { entryWasLeft = true }
        announced = standing
        // The end of the lookup is announced.
        if awaitsLookup { announced.brokenCount = 1 }
        return [.focus(error.field)] + announcePromptly(rulesLeft ?? error.message)
    }

    private mutating func announcePromptly(_ message: ControlMessage) -> [PasswordSetupEffect] {
        promptMessage = message
        announcement.scheduleSoon(at: clock)
        return announceIfDue()
    }

    private var capsLockField: PasswordSetupField? { isCapsLockOn ? focused : nil }

    private var rulesLeft: ControlMessage? {
        let count = brokenCount
        return count > 0 ? ControlMessage(.passwordRulesLeft, count, unit: .characters) : nil
    }

    private var announcedMessage: ControlMessage? {
        if entry.isEmpty { return nil }
        if isValid, settings.requiresConfirmation { return ControlMessage(.passwordReady) }
        if match == .unmet { return ControlMessage(.passwordMismatch) }
        return rulesLeft ?? ControlMessage(.passwordAllMet)
    }
}
