/// The validation results of a submitted form, under the same rules that its controls apply.
///
/// ```swift
/// import LiveControls
/// import LiveForms
/// import LiveText
///
/// let form = FormCheck([
///     FormField("bio", .text("Hello", TextLimit(160)), isRequired: false),
///     FormField("card", .sections("4242 4242 4242 4241", .card, today: nil)),
/// ])
/// form.isValid                               // false
/// form.errors.map(\.englishText)             // ["This card number does not exist"]
/// ```
public struct FormCheck: Sendable, Hashable {
    /// One result for each field, in field order.
    public var verdicts: [FieldVerdict]

    /// Checks each field independently.
    ///
    /// - Complexity: O(*n*) in the bytes of all texts; see ``PasswordEntry`` for the cost of a strength estimate.
    public init(_ fields: [FormField]) {
        verdicts = fields.map { FieldVerdict($0) }
    }

    /// Whether every field is valid. A form without fields is valid.
    public var isValid: Bool { verdicts.allSatisfy(\.isValid) }

    /// The validation errors of all fields, in field order.
    public var errors: [FieldError] { verdicts.flatMap(\.errors) }
}

/// A field with its submitted value.
public struct FormField: Sendable {
    /// The field's name.
    public var name: String
    /// The submitted value and its rule.
    public var entry: FieldEntry
    /// Whether the field must have a value.
    public var isRequired: Bool

    /// Creates a field.
    public init(_ name: String, _ entry: FieldEntry, isRequired: Bool = true) {
        self.name = name
        self.entry = entry
        self.isRequired = isRequired
    }
}

/// The validation result of a field.
public struct FieldVerdict: Sendable, Hashable {
    /// The field's name.
    public var name: String
    /// The validation errors, most important first; empty for a valid field.
    public var errors: [FieldError]
    /// The text to store on a server; for a sectioned field, the raw text. `nil` for a password or an invalid field.
    public var text: String?

    /// Whether the field has no validation errors.
    public var isValid: Bool { errors.isEmpty }

    /// Checks a field.
    public init(_ field: FormField) {
        name = field.name
        errors = field.entry.errors(isRequired: field.isRequired)
        text = errors.isEmpty ? field.entry.acceptedText : nil
    }
}
