import LivePasswords
import LiveText

/// The result of validating a submitted form.
public enum FormResult: Sendable {
    /// Every value is valid.
    case valid(FormValues)
    /// A person has to correct some values. Show the form again.
    case invalid(FormErrors)
    /// The submission isn't one of the form's own. Respond with status 400.
    case malformed(SubmissionError)
}

/// The valid values of a form, by the names of its fields.
public struct FormValues: Sendable {
    /// A value of a field.
    public enum Value: Sendable {
        /// A text, the value of sections, or the value of an option. It's empty if the field is.
        case text(String)
        /// A number, or `nil` for an empty field.
        case number(DecimalNumber?)
        /// A password.
        case password(PasswordText)
    }

    private var values: [String: Value] = [:]
    /// The submitted texts that the form may show again.
    let texts: [String: String]

    /// Reads the values of a valid form.
    init(_ form: FormDeclaration, _ check: FormCheck, _ submission: Submission) {
        texts = form.kept(submission.texts)
        for (field, verdict) in zip(form.fields, check.verdicts) {
            let text = verdict.text ?? ""
            values[field.name] =
                switch field.kind {
                case .text, .sections, .choice: .text(text)
                case .number: .number(DecimalNumber(text))
                case .newPassword: .password(submission.password(field.name))
                }
        }
    }

    /// The value of a field, or `nil` if the form has no such field.
    public subscript(name: String) -> Value? { values[name] }

    /// Returns the text of a field: that of a text field, the value of sections, or the value of an option. It's
    /// empty for an empty field, and for other kinds of fields.
    public func text(_ name: String) -> String {
        if case .text(let text) = values[name] { text } else { "" }
    }

    /// Returns the number of a field, or `nil` for an empty field, and for other kinds of fields.
    public func number(_ name: String) -> DecimalNumber? {
        if case .number(let number) = values[name] { number } else { nil }
    }

    /// Returns the whole number of a field, or `nil` if it's empty, has a fraction, or doesn't fit.
    public func wholeNumber(_ name: String) -> Int? { number(name)?.wholeValue }

    /// Returns the password of a field. It's empty for other kinds of fields.
    public func password(_ name: String) -> PasswordText {
        if case .password(let password) = values[name] { password } else { PasswordText() }
    }
}

/// The validation errors of a form, and the submitted texts that it shows again.
///
/// A server adds the errors that only it can find:
///
/// ```swift
/// import LiveForms
///
/// let form = FormDeclaration([.text("name")])
/// if case .valid(let values) = form.validate([("name", "mara")]) {
///     var errors = FormErrors(keeping: values)
///     errors.add("This name is taken.", to: "name")
///     errors["name"].map(\.englishText)  // ["This name is taken."]
///     errors.texts                       // ["name": "mara"]
/// }
/// ```
public struct FormErrors: Error, Sendable, Hashable {
    /// The errors that aren't about a field.
    public private(set) var general: [FieldError] = []
    private var byName: [String: [FieldError]] = [:]
    /// The submitted texts by name, without passwords, codes, and card numbers.
    public var texts: [String: String] = [:]

    /// Creates an empty list of errors.
    ///
    /// - Parameter values: The valid values of the form that you show again.
    public init(keeping values: FormValues? = nil) {
        texts = values?.texts ?? [:]
    }

    init(_ form: FormDeclaration, _ check: FormCheck, _ texts: [String: String]) {
        self.texts = form.kept(texts)
        for (field, verdict) in zip(form.fields, check.verdicts) {
            for error in verdict.errors {
                byName[error.reason == .match ? field.names.last ?? field.name : field.name, default: []].append(error)
            }
        }
    }

    /// Whether there are no errors.
    public var isEmpty: Bool { general.isEmpty && byName.isEmpty }

    /// The errors of a field, most important first. That two passwords differ is an error of the confirmation.
    public subscript(name: String) -> [FieldError] { byName[name] ?? [] }

    /// Returns the errors that aren't about a field of a form, including those that were added to other names.
    public func general(of form: FormDeclaration) -> [FieldError] {
        let known = Set(form.names)
        return general + byName.filter { !known.contains($0.key) }.sorted { $0.key < $1.key }.flatMap(\.value)
    }

    /// Adds an error of the server's own.
    ///
    /// - Parameters:
    ///   - message: A key of the ``Localization``, or else the text itself.
    ///   - name: The name of the field, or `nil` for the form as a whole, where errors of unknown names are shown, too.
    public mutating func add(_ message: String, to name: String? = nil) {
        let error = FieldError(own: message)
        if let name { byName[name, default: []].append(error) } else { general.append(error) }
    }
}

extension FormDeclaration {
    /// Returns the texts that a form may show again: not those of passwords, codes and cards.
    func kept(_ texts: [String: String]) -> [String: String] {
        var kept: [String: String] = [:]
        for field in fields where field.isKept { kept[field.name] = texts[field.name]?.withLineFeeds }
        return kept
    }
}

extension FieldDeclaration {
    /// Whether a form may show a submitted text again.
    var isKept: Bool {
        switch kind {
        case .text, .number, .choice: true
        case .newPassword: false
        case .sections(let format):
            switch format.entry.purpose {
            case .cardNumber, .cardSecurityCode, .oneTimeCode: false
            case .cardExpiry, .telephoneNumber, .internationalTelephoneNumber, .birthday, nil: true
            }
        }
    }
}
