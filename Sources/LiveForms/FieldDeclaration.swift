import LiveControls
import LivePasswords
import LiveText

/// The declaration of a field: its name, its texts, and the rule of its values.
public struct FieldDeclaration: Sendable {
    /// The name under which the value is submitted.
    public var name: String
    /// The label: a key of the ``Localization``, or else the text itself.
    public var label: String
    /// A hint that is shown with the field, which can also be a key; empty for none.
    public var hint = ""
    /// Whether the field must have a value. A new password always must.
    public var isRequired = true
    /// What the field is for, which autofill and keyboards use.
    public var content: FieldContent?
    /// The kind of the field, with its rule.
    public var kind: Kind

    /// A kind of field, with the rule of its values.
    public enum Kind: Sendable {
        /// Text.
        case text(FormText)
        /// Text in sections, such as a card number.
        case sections(SectionedFormat)
        /// A number in ASCII, as a native number field submits it.
        case number(NumberBounds)
        /// One of several options.
        case choice([FormOption])
        /// A new password.
        case newPassword(NewPassword)
    }

    /// Creates a field. The label is the name if you don't give one.
    public init(_ name: String, label: String? = nil, _ kind: Kind) {
        self.name = name
        self.label = label ?? name
        self.kind = kind
    }

    /// Returns the field with a hint.
    public func hint(_ hint: String) -> Self {
        var field = self
        field.hint = hint
        return field
    }

    /// Returns the field as one that can be empty.
    public func optional() -> Self {
        var field = self
        field.isRequired = false
        return field
    }
}

extension FieldDeclaration {
    /// A field for text with a limit in characters.
    public static func text(
        _ name: String,
        label: String? = nil,
        limit: Int = 0,
        lines: Int = 1,
        content: FieldContent? = nil
    ) -> Self {
        text(
            name,
            label: label,
            FormText(LimitedFieldSettings(limit: TextLimit(limit)), lines: lines),
            content: content
        )
    }

    /// A field for text.
    public static func text(
        _ name: String,
        label: String? = nil,
        _ text: FormText,
        content: FieldContent? = nil
    ) -> Self {
        var field = Self(name, label: label, .text(text))
        field.content = content
        return field
    }

    /// A field for text in sections.
    public static func sections(_ name: String, label: String? = nil, _ format: SectionedFormat) -> Self {
        Self(name, label: label, .sections(format))
    }

    /// A field for a whole number in a range.
    public static func number(_ name: String, label: String? = nil, _ range: ClosedRange<Int>) -> Self {
        let (least, most) = (DecimalNumber(range.lowerBound), DecimalNumber(range.upperBound))
        return number(name, label: label, NumberBounds(minimum: least, maximum: most, isWhole: true))
    }

    /// A field for a number.
    public static func number(_ name: String, label: String? = nil, _ bounds: NumberBounds) -> Self {
        Self(name, label: label, .number(bounds))
    }

    /// A choice of one of several options.
    public static func choice(_ name: String, label: String? = nil, _ options: [FormOption]) -> Self {
        Self(name, label: label, .choice(options))
    }

    /// A new password.
    ///
    /// - Parameters:
    ///   - name: The name of the field.
    ///   - label: The label.
    ///   - confirmation: The name and the label of the field that repeats the password, or `nil` for none.
    ///   - policy: The rules.
    ///   - excluding: The names of other fields whose texts the password must not contain. The fields that autofill
    ///     fills in with a name or an email address are always excluded.
    public static func newPassword(
        _ name: String,
        label: String? = nil,
        confirmation: (name: String, label: String)? = nil,
        policy: PasswordPolicy = .nist,
        excluding: [String] = []
    ) -> Self {
        var password = NewPassword(policy: policy)
        password.confirmation = confirmation.map { NewPassword.Confirmation($0.name, $0.label) }
        password.excluding = excluding
        return Self(name, label: label, .newPassword(password))
    }
}

/// The rule and the appearance of a field for text.
public struct FormText: Sendable, Hashable {
    /// The limit, what happens to edits past it, and when the counter is visible.
    public var settings: LimitedFieldSettings
    /// Whether a ring shows the count instead of a counter.
    public var showsRing = false
    /// The height in lines. Text with more than one line is in a text area, and can have line breaks.
    public var lines: Int

    /// Creates a rule.
    public init(_ settings: LimitedFieldSettings = LimitedFieldSettings(), showsRing: Bool = false, lines: Int = 1) {
        self.settings = settings
        self.showsRing = showsRing
        self.lines = lines
    }

    /// The limit.
    public var limit: TextLimit { settings.limit }
}

/// An option of a choice.
public struct FormOption: Sendable, Hashable {
    /// The value that is submitted.
    public var value: String
    /// The label: a key of the ``Localization``, or else the text itself.
    public var label: String
    /// Further text, such as a price, which can also be a key; `nil` for none.
    public var detail: String?

    /// Creates an option. The label is the value if you don't give one.
    public init(_ value: String, _ label: String? = nil, detail: String? = nil) {
        self.value = value
        self.label = label ?? value
        self.detail = detail
    }
}

/// The requirements for a new password.
public struct NewPassword: Sendable {
    /// The field that repeats the password.
    public struct Confirmation: Sendable, Hashable {
        /// The name of the field.
        public var name: String
        /// The label, which can be a key of the ``Localization``.
        public var label: String

        /// Creates a field. The label is the name if you don't give one.
        public init(_ name: String, _ label: String? = nil) {
            self.name = name
            self.label = label ?? name
        }
    }

    /// The rules.
    public var policy: PasswordPolicy
    /// The field that repeats the password, or `nil` if the form doesn't ask for it.
    public var confirmation: Confirmation?
    /// The names of other fields whose texts the password must not contain.
    public var excluding: [String] = []
    /// Other texts that it must not contain, such as the service's name. Pages don't know them.
    public var words: [String] = []
    /// The minimum strength, or `nil` to accept any. It needs the dictionary of a ``FormContext``. Pages don't require
    /// it.
    public var leastStrength: PasswordStrength.Score?

    /// Creates requirements.
    public init(policy: PasswordPolicy = .nist) {
        self.policy = policy
    }
}

/// A range of allowed numbers that includes both bounds.
public struct NumberBounds: Sendable, Hashable {
    /// The smallest allowed number, or `nil` for no lower bound.
    public var minimum: DecimalNumber?
    /// The largest allowed number, or `nil` for no upper bound.
    public var maximum: DecimalNumber?
    /// Whether only whole numbers are allowed.
    public var isWhole: Bool

    /// Creates bounds. Without a minimum or maximum, they contain every finite number.
    public init(minimum: DecimalNumber? = nil, maximum: DecimalNumber? = nil, isWhole: Bool = false) {
        self.minimum = minimum
        self.maximum = maximum
        self.isWhole = isWhole
    }

    /// Returns whether a number is finite and within the bounds. The comparison is exact, digit by digit.
    public func contains(_ number: DecimalNumber) -> Bool { violation(by: number) == nil }

    /// Returns the reason why a number isn't allowed, or `nil` if it is.
    func violation(by number: DecimalNumber) -> FieldError.Reason? {
        guard number.isFinite else { return .number }
        if isWhole, !number.isWhole { return .whole }
        if let minimum, number < minimum { return .minimum(minimum) }
        if let maximum, maximum < number { return .maximum(maximum) }
        return nil
    }
}

/// What a field is for. The raw values are those of the HTML attribute `autocomplete`.
public enum FieldContent: String, Sendable, Hashable, CaseIterable, Codable {
    case username, email, name
    case givenName = "given-name"
    case familyName = "family-name"
    case nickname, organization
    case telephone = "tel"
    case url
    case streetAddress = "street-address"
    case addressLine1 = "address-line1"
    case addressLine2 = "address-line2"
    case city = "address-level2"
    case state = "address-level1"
    case postalCode = "postal-code"
    case country = "country-name"
    /// Text that autofill shouldn't offer or keep.
    case off

    /// Whether a new password must not contain the text.
    var isPersonal: Bool {
        switch self {
        case .username, .email, .name, .givenName, .familyName, .nickname: true
        default: false
        }
    }
}
