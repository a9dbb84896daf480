import LivePasswords

/// Sets a password: an entry and a confirmation, live rules, and a submission that waits for all of them.
///
/// ```swift
/// var setup = PasswordSetupModel(policy: .classic, year: 2026)
/// setup.send(.changed(.entry, PasswordText("Password1!")), at: 0)
/// setup.presentation.rules.allSatisfy { $0.standing == .met }  // true
/// setup.presentation.canSubmit                                 // false: it is not confirmed
/// ```
///
/// All times are in seconds on one steady clock of the host's choice.
public struct PasswordSetupModel: Sendable {
    /// A field of the set-up.
    public typealias Field = PasswordSetupEvent.Field

    /// How long nothing is typed before the standing is announced, in seconds, so that nobody is told of every key.
    public static let announcementDelay = 1.0
    /// How much too early a wake-up may be, in seconds; timers and sums of floats are not exact to the last digit.
    static let timerTolerance = 0.001

    /// What the password must be like.
    public private(set) var policy: PasswordPolicy
    private var words: [String]
    private let year: Int
    private var wantsStrength: Bool
    private var dictionary: PasswordDictionary?
    private var hasAskedForDictionary = false

    private var entry = FieldState()
    private var confirmation = FieldState()
    private(set) var evaluation: PasswordEvaluation
    private var strength: PasswordStrength?
    /// The rules for which the server has refused the entry as it is.
    private var refusedRules: [String] = []

    private var lastTime = 0.0
    /// What assistive technology has been told, or need not be told.
    private var announcedStanding = Standing.empty
    private var announcementTime: Double?

    private struct FieldState {
        var text = PasswordText()
        var isMarked = false
        var isRevealed = false
        /// Whether what is missing counts as wrong: the person has left the field, or tried to submit.
        var isJudged = false
    }

    /// Creates a set-up with empty fields.
    ///
    /// - Parameters:
    ///   - policy: What the password must be like.
    ///   - words: The account's own words: its name, its address, the service.
    ///   - year: The current year, for the strength.
    ///   - wantsStrength: Whether a meter is shown. The model then asks for the dictionary when the first event comes.
    public init(policy: PasswordPolicy, words: [String] = [], year: Int, wantsStrength: Bool = false) {
        self.policy = policy
        self.words = words
        self.year = year
        self.wantsStrength = wantsStrength
        evaluation = policy.evaluate(PasswordText())
    }

    /// Takes in an event and tells what the host is to do about it.
    ///
    /// - Parameters:
    ///   - event: What happened.
    ///   - time: When, in seconds. A time before that of an earlier event counts as the earlier event's.
    /// - Returns: Mostly nothing.
    /// - Complexity: O(*n*) in the length of the password.
    @discardableResult
    public mutating func send(_ event: PasswordSetupEvent, at time: Double = 0) -> [PasswordSetupEffect] {
        lastTime = time.isFinite ? max(time, lastTime) : lastTime
        var effects = handle(event)
        if wantsStrength, dictionary == nil, !hasAskedForDictionary {
            hasAskedForDictionary = true
            effects.append(.loadDictionary)
        }
        return effects
    }

    private mutating func handle(_ event: PasswordSetupEvent) -> [PasswordSetupEffect] {
        switch event {
        case .changed(let field, let text, let isMarked):
            change(field, to: text, isMarked: isMarked)
            return scheduleAnnouncement()
        case .blurred(let field):
            let isTyped = !self[field].text.isEmpty
            self[field].isMarked = false
            if isTyped { self[field].isJudged = true }
            return scheduleAnnouncement()
        case .revealPressed(let field):
            self[field].isRevealed.toggle()
            return []
        case .policyChanged(let policy):
            self.policy = policy
            refusedRules = []
        case .wordsChanged(let words): self.words = words
        case .strengthWanted(let isWanted): wantsStrength = isWanted
        case .dictionaryLoaded(let dictionary): self.dictionary = dictionary
        case .refused(let rules):
            refusedRules = rules
            entry.isJudged = true
        case .submitted: return submit()
        case .reset:
            entry = FieldState()
            confirmation = FieldState()
            refusedRules = []
            announcedStanding = .empty
        case .left:
            hide()
            return []
        case .woke: return announceIfDue()
        }
        evaluate()
        return scheduleAnnouncement()
    }

    private subscript(field: Field) -> FieldState {
        get { field == .entry ? entry : confirmation }
        set {
            if field == .entry {
                entry = newValue
            } else {
                confirmation = newValue
            }
        }
    }

    private mutating func change(_ field: Field, to text: PasswordText, isMarked: Bool) {
        self[field].isMarked = isMarked
        guard self[field].text != text else { return }
        self[field].text = text
        // In the confirmation each key is a new attempt; in the entry what was wrong stays so until it is mended or gone.
        if field == .confirmation || text.isEmpty { self[field].isJudged = false }
        guard field == .entry else { return }
        refusedRules = []
        evaluate()
    }

    private mutating func evaluate() {
        evaluation = policy.evaluate(entry.text, words: words, dictionary: dictionary)
        strength = nil
        guard wantsStrength, let dictionary, !entry.text.isEmpty else { return }
        strength = PasswordStrength(of: entry.text, words: words, year: year, dictionary: dictionary)
    }

    private mutating func hide() {
        entry.isRevealed = false
        confirmation.isRevealed = false
    }

    private mutating func submit() -> [PasswordSetupEffect] {
        hide()
        entry.isMarked = false
        confirmation.isMarked = false
        if canSubmit { return [.submit(entry.text)] }
        entry.isJudged = true
        confirmation.isJudged = true
        let field: Field = isEntryGood ? .confirmation : .entry
        return [.refuseSubmission(field)] + scheduleAnnouncement(isNew: true)
    }
}

extension PasswordSetupModel {
    /// All that a host needs to draw the set-up.
    public var presentation: PasswordSetupPresentation {
        let rules = evaluation.results.map { line($0) }
        let match = match
        return PasswordSetupPresentation(
            rules: rules,
            match: match,
            matchMessage: match == .open ? nil : Message(password: match == .met ? .passwordsMatch : .passwordsDiffer),
            strength: wantsStrength ? strengthPresentation : nil,
            entry: field(entry, isInvalid: rules.contains { $0.standing == .broken }),
            confirmation: field(confirmation, isInvalid: match == .broken),
            canSubmit: canSubmit,
            problem: problem,
            passwordRules: policy.passwordRules.text
        )
    }

    private func isMet(_ result: PasswordEvaluation.Result) -> Bool {
        result.isMet && !refusedRules.contains { $0.utf8.elementsEqual(result.rule.name.utf8) }
    }

    private var isEntryGood: Bool {
        !entry.text.isEmpty && refusedRules.isEmpty && evaluation.results.allSatisfy { isMet($0) }
    }

    private var canSubmit: Bool {
        isEntryGood && entry.text == confirmation.text && !entry.isMarked && !confirmation.isMarked
    }

    private func line(_ result: PasswordEvaluation.Result) -> PasswordSetupPresentation.RuleLine {
        let standing: PasswordSetupPresentation.Standing
        if isMet(result) {
            standing = entry.text.isEmpty ? .open : .met
        } else if entry.isJudged {
            standing = .broken
        } else {
            standing = entry.text.isEmpty || entry.isMarked || result.rule.isMendedByMore ? .open : .broken
        }
        return PasswordSetupPresentation.RuleLine(
            rule: result.rule,
            message: result.rule.message,
            detail: result.rule.detail,
            standing: standing,
            standingMessage: Message(password: standing.key),
            isShown: result.rule != .noControl || standing == .broken
        )
    }

    private var match: PasswordSetupPresentation.Standing {
        if entry.text.isEmpty || confirmation.text.isEmpty { return .open }
        if entry.text == confirmation.text { return .met }
        if confirmation.isMarked { return .open }
        return confirmation.text.isProperPrefix(of: entry.text) && !confirmation.isJudged ? .open : .broken
    }

    private func field(_ state: FieldState, isInvalid: Bool) -> PasswordSetupPresentation.Field {
        PasswordSetupPresentation.Field(
            isRevealed: state.isRevealed,
            revealLabel: Message(password: state.isRevealed ? .passwordHide : .passwordShow),
            isInvalid: isInvalid
        )
    }

    private var problem: Message? {
        if canSubmit { return nil }
        let broken = evaluation.results.first { !isMet($0) }
        return broken?.rule.message ?? (entry.text.isEmpty ? PasswordRule.minLength(1).message : Message(password: .passwordsDiffer))
    }

    private var strengthPresentation: PasswordSetupPresentation.Strength {
        guard let strength else {
            let message = entry.text.isEmpty ? nil : Message(password: .passwordStrengthWaiting)
            return PasswordSetupPresentation.Strength(score: nil, message: message, warning: nil, suggestions: [])
        }
        let feedback = strength.feedback
        return PasswordSetupPresentation.Strength(
            score: strength.score,
            message: Message(password: strength.score.key),
            warning: feedback.warning.map { Message(.passwordWarning, Int($0.rawValue), unit: .characters) },
            suggestions: feedback.suggestions.map { Message(.passwordSuggestion, Int($0.rawValue), unit: .characters) }
        )
    }
}

extension PasswordSetupModel {
    /// What assistive technology is told of the two texts.
    private enum Standing: Equatable {
        case empty
        case left(Int)
        case met
        case differing
        case ready
    }

    private var standing: Standing {
        if entry.text.isEmpty { return .empty }
        let left = evaluation.results.count { !isMet($0) }
        if left > 0 { return .left(left) }
        switch match {
        case .met: return .ready
        case .broken: return .differing
        case .open: return .met
        }
    }

    /// - Parameter isNew: Whether it is said even if it was said before.
    private mutating func scheduleAnnouncement(isNew: Bool = false) -> [PasswordSetupEffect] {
        if isNew { announcedStanding = .empty }
        guard !entry.isMarked, !confirmation.isMarked, standing != announcedStanding else {
            announcementTime = nil
            return []
        }
        let due = lastTime + Self.announcementDelay
        announcementTime = due
        return [.wake(at: due)]
    }

    private mutating func announceIfDue() -> [PasswordSetupEffect] {
        guard let due = announcementTime else { return [] }
        guard lastTime >= due - Self.timerTolerance else { return [.wake(at: due)] }
        announcementTime = nil
        announcedStanding = standing
        switch announcedStanding {
        case .empty: return []
        case .left(let count): return [.announce(Message(.passwordRulesLeft, count, unit: .characters))]
        case .met: return [.announce(Message(password: .passwordRulesMet))]
        case .differing: return [.announce(Message(password: .passwordsDiffer))]
        case .ready: return [.announce(Message(password: .passwordReady))]
        }
    }
}
