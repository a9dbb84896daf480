import LiveControls
import LivePasswords
import LiveText

/// The validation results of a submitted form, under the same rules that its controls apply.
///
/// ```swift
/// import LiveControls
/// import LiveForms
///
/// let form = FormDeclaration([.text("bio", limit: 160).optional(), .sections("card", .card)])
/// let check = FormCheck(form, ["bio": "Hello", "card": "4242 4242 4242 4241"])
/// check.isValid                               // false
/// check.errors.map(\.englishText)             // ["This card number does not exist"]
/// ```
public struct FormCheck: Sendable, Hashable {
    /// One result for each field, in field order.
    public var verdicts: [FieldVerdict]

    /// Checks each field. A missing text is empty.
    ///
    /// - Complexity: O(*n*) in the bytes of all texts; see `PasswordStrength` for the cost of a strength estimate.
    public init(_ form: FormDeclaration, _ texts: [String: String], in context: FormContext = FormContext()) {
        self.init(form, Submission(texts: texts), in: context)
    }

    init(_ form: FormDeclaration, _ submission: Submission, in context: FormContext) {
        verdicts = form.fields.map { field in
            let errors = form.errors(of: field, in: submission, context)
            let text = errors.isEmpty ? field.acceptedText(of: submission.text(field.name)) : nil
            return FieldVerdict(name: field.name, errors: errors, text: text)
        }
    }

    /// Whether every field is valid. A form without fields is valid.
    public var isValid: Bool { verdicts.allSatisfy(\.isValid) }

    /// The validation errors of all fields, in field order.
    public var errors: [FieldError] { verdicts.flatMap(\.errors) }
}

/// The validation result of a field.
public struct FieldVerdict: Sendable, Hashable {
    /// The field's name.
    public var name: String
    /// The validation errors, most important first; empty for a valid field.
    public var errors: [FieldError]
    /// The text to store on a server; for a sectioned field, its value. `nil` for a password or an invalid field.
    public var text: String?

    /// Whether the field has no validation errors.
    public var isValid: Bool { errors.isEmpty }
}

/// The submitted texts of a form, and the passwords of an app, which are never in a text.
struct Submission {
    var texts: [String: String]
    var passwords: [String: PasswordText] = [:]

    func text(_ name: String) -> String { texts[name] ?? "" }

    func password(_ name: String) -> PasswordText { passwords[name] ?? PasswordText(text(name)) }
}

/// What the rules of a form need in addition to the submitted values.
public struct FormContext: Sendable {
    /// The current month, before which a card has expired. If it's `nil`, the expiry isn't checked.
    public var today: CalendarMonth?
    /// The dictionary of common passwords, and the year for estimates of strength. Without it, only repetitions and
    /// sequences count as common.
    public var estimator: PasswordSetupStrength?

    /// Creates a context.
    public init(today: CalendarMonth? = nil, estimator: PasswordSetupStrength? = nil) {
        self.today = today
        self.estimator = estimator
    }
}

extension FieldDeclaration {
    /// The names under which a page submits the field's values.
    package var names: [String] {
        if case .newPassword(let password) = kind, let confirmation = password.confirmation {
            return [name, confirmation.name]
        }
        return [name]
    }

    /// Returns the text to store if the field is valid; `nil` for a password.
    ///
    /// CRLF and CR count as LF and are stored as LF, because a browser submits the line breaks of a text area as CRLF.
    func acceptedText(of text: String) -> String? {
        switch kind {
        case .text: text.withLineFeeds
        case .sections(let format): format.value(of: format.text(submitted: text))
        case .number, .choice: text
        case .newPassword: nil
        }
    }

    /// Returns the error of a submitted text, regardless of whether the field is required.
    ///
    /// A text that is too long for its sections is an error, although the field would cut it.
    fileprivate func error(in text: String, _ context: FormContext) -> FieldError? {
        let incorrect = ControlMessage(.incorrect)
        switch kind {
        case .text(let rule):
            let text = text.withLineFeeds
            // No database and no page can hold U+0000, and a browser removes line breaks from a field of one line.
            let isHeld = text.utf8.allSatisfy { $0 != 0 && (rule.lines > 1 || $0 != UInt8(ascii: "\n")) }
            guard isHeld else { return FieldError(.format, incorrect) }
            let measurement = rule.limit.measure(text)
            if let remaining = measurement.remaining, remaining < 0 {
                return FieldError(.limit, ControlMessage(.over, -remaining, unit: measurement.limit.unit))
            }
            let excess = text.utf8.count - rule.largestSize
            if excess > 0 { return FieldError(.limit, ControlMessage(.over, excess, unit: .utf8)) }
            guard measurement.missing > 0 else { return nil }
            return FieldError(.limit, ControlMessage(.incomplete, measurement.missing, unit: rule.limit.unit))
        case .sections(let format):
            return format.error(in: format.text(submitted: text), today: context.today).map {
                FieldError($0.key == .over ? .limit : .format, $0)
            }
        case .number(let bounds):
            // A native number field submits neither spaces nor a plus sign in front.
            let isPlain = text.utf8.first != UInt8(ascii: "+") && text.utf8.allSatisfy { $0 > UInt8(ascii: " ") }
            guard isPlain, let number = DecimalNumber(text) else { return FieldError(.number, incorrect) }
            return bounds.violation(by: number).map { FieldError($0, incorrect) }
        case .choice(let options):
            // Canonical equivalents are other values for a program.
            let isOption = options.contains { $0.value.utf8.elementsEqual(text.utf8) }
            return isOption ? nil : FieldError(.choice, incorrect)
        case .newPassword: return nil
        }
    }
}

extension FormDeclaration {
    /// Returns the errors of a field, most important first.
    ///
    /// An empty text has no other errors than that it's required, except that an empty password reports each rule
    /// it breaks.
    fileprivate func errors(
        of field: FieldDeclaration,
        in submission: Submission,
        _ context: FormContext
    ) -> [FieldError] {
        if case .newPassword(let password) = field.kind { return errors(of: field, password, in: submission, context) }
        let text = submission.text(field.name)
        let error = field.error(in: text, context)
        // A text without any accepted character, such as a foreign telephone number, isn't an empty field.
        if case .sections = field.kind, let error { return [error] }
        if field.acceptedText(of: text) == "" {
            return field.isRequired ? [FieldError(.required, ControlMessage(.required))] : []
        }
        return error.map { [$0] } ?? []
    }

    /// Returns the broken rules in policy order, followed by all other validation errors.
    private func errors(
        of field: FieldDeclaration,
        _ rule: NewPassword,
        in submission: Submission,
        _ context: FormContext
    ) -> [FieldError] {
        let password = submission.password(field.name)
        let words = words(excludedBy: rule, in: submission.texts)
        let dictionary = context.estimator?.dictionary
        let evaluation = rule.policy.evaluate(password, words: words, dictionary: dictionary)
        var errors = evaluation.broken.map { FieldError($0) }
        if password.isEmpty, errors.isEmpty { errors = [FieldError(.required, ControlMessage(.required))] }
        if let error = strengthError(of: password, rule, words, context) { errors.append(error) }
        if let confirmation = rule.confirmation, submission.password(confirmation.name) != password {
            errors.append(FieldError(.match, ControlMessage(.passwordMismatch)))
        }
        return errors
    }

    /// Returns the texts that a password must not contain. The element for a password reads the same fields of its
    /// form.
    package func words(excludedBy rule: NewPassword, in texts: [String: String]) -> [String] {
        let excluded = fields.filter { $0.isPersonal || rule.excluding.contains($0.name) }
        return excluded.compactMap { texts[$0.name] } + rule.words
    }

    private func strengthError(
        of password: PasswordText,
        _ rule: NewPassword,
        _ words: [String],
        _ context: FormContext
    ) -> FieldError? {
        guard let least = rule.leastStrength, !password.isEmpty else { return nil }
        // Without the dictionary, no password is strong enough.
        guard let estimator = context.estimator else {
            return FieldError(.strength, ControlMessage(PasswordStrength.Score.veryWeak))
        }
        let strength = PasswordStrength(
            of: password,
            words: words,
            year: estimator.year,
            dictionary: estimator.dictionary
        )
        guard strength.score.rawValue < least.rawValue else { return nil }
        return FieldError(.strength, ControlMessage(strength.score))
    }
}

extension FormText {
    /// The bytes of UTF-8 that a text can have for each unit of its limit, on average. An emoji of four people with
    /// skin tones has 41, and few words have more. A limit alone doesn't bound a text: a character can be endless.
    private static let bytesPerUnit = 48

    /// The maximum size of a text within the limits, in bytes of UTF-8.
    fileprivate var largestSize: Int {
        let maximum = ([limit] + limit.rules.further).map(\.maximum).reduce(0, max)
        return max(FormDeclaration.largestValue, min(maximum, .max / Self.bytesPerUnit) * Self.bytesPerUnit)
    }
}

extension FieldDeclaration {
    fileprivate var isPersonal: Bool {
        guard case .text(let text) = kind, text.lines == 1 else { return false }
        return content?.isPersonal ?? false
    }
}
