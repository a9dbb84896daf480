/// The properties of a field that a keyboard and autofill use.
public struct TextEntry: Sendable, Hashable {
    /// The characters that the keyboard offers first.
    public enum Keyboard: Sendable, Hashable, CaseIterable {
        /// The person's usual keyboard.
        case usual
        /// ASCII letters and digits.
        case ascii
        /// Digits.
        case digits
        /// Digits and a decimal separator.
        case decimal
        /// Digits, a decimal separator, and a minus sign.
        case signedDecimal
    }

    /// The kind of text that autofill offers.
    public enum Purpose: Sendable, Hashable, CaseIterable {
        /// The number of a payment card.
        case cardNumber
        /// The expiry date of a payment card.
        case cardExpiry
        /// The security code of a payment card.
        case cardSecurityCode
        /// A phone number.
        case telephoneNumber
        /// A one-time code.
        case oneTimeCode
        /// A phone number of any country, which can have a calling code.
        case internationalTelephoneNumber
        /// A birthday.
        case birthday
    }

    /// The characters that the keyboard offers first.
    public var keyboard: Keyboard
    /// The kind of text that autofill offers; `nil` for none.
    public var purpose: Purpose?
    /// Whether letters are typed in uppercase.
    public var isUppercase: Bool
    /// Whether the text is prose, in which keyboards correct words, quotes and spaces.
    public var isProse: Bool

    /// Creates the properties of a field.
    public init(keyboard: Keyboard, purpose: Purpose? = nil, isUppercase: Bool = false, isProse: Bool) {
        self.keyboard = keyboard
        self.purpose = purpose
        self.isUppercase = isUppercase
        self.isProse = isProse
    }
}

extension SectionedFormat {
    /// The properties of a field with this format.
    public var entry: TextEntry {
        let keyboard: TextEntry.Keyboard =
            switch accepts {
            case .digits: .digits
            case .letters, .alphanumeric: .ascii
            case .any: .usual
            }
        return TextEntry(
            keyboard: rules.keyboard ?? keyboard,
            purpose: rules.purpose,
            isUppercase: rules.isUppercase,
            isProse: accepts == .any
        )
    }
}
