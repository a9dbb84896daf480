/// The verdicts on a form that was sent, by the rules that its controls have followed.
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
/// form.faults.map(\.englishText)             // ["This card number does not exist"]
/// ```
public struct FormCheck: Sendable, Hashable {
    /// One verdict for each field, in the fields' order.
    public var verdicts: [FieldVerdict]

    /// Checks each field; none depends on another.
    ///
    /// - Complexity: O(*n*) in the bytes of all texts; see ``PasswordEntry`` for what a strength costs.
    public init(_ fields: [FormField]) {
        verdicts = fields.map { FieldVerdict($0) }
    }

    /// Whether every field is valid; a form without fields is.
    public var isValid: Bool { verdicts.allSatisfy(\.isValid) }

    /// The faults of all fields, in their order.
    public var faults: [FieldFault] { verdicts.flatMap(\.faults) }
}

/// A field with what was sent for it.
public struct FormField: Sendable {
    /// The field's name.
    public var name: String
    /// What was sent, and its rule.
    public var entry: FieldEntry
    /// Whether the field must not stay empty.
    public var isRequired: Bool

    /// Creates a field.
    public init(_ name: String, _ entry: FieldEntry, isRequired: Bool = true) {
        self.name = name
        self.entry = entry
        self.isRequired = isRequired
    }
}

/// Whether a field can be accepted.
public struct FieldVerdict: Sendable, Hashable {
    /// The field's name.
    public var name: String
    /// What is wrong, the most important first; empty for a valid field.
    public var faults: [FieldFault]
    /// The text as a server keeps it: of sections, the raw text. `nil` for a password and for a field with a fault.
    public var text: String?

    /// Whether nothing is wrong.
    public var isValid: Bool { faults.isEmpty }

    /// Checks a field.
    public init(_ field: FormField) {
        name = field.name
        faults = field.entry.faults(isRequired: field.isRequired)
        text = faults.isEmpty ? field.entry.acceptedText : nil
    }
}
