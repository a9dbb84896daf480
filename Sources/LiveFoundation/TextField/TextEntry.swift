public import LiveControls

/// What a keyboard and autofill are to know of a field.
public struct TextEntry: Sendable, Hashable {
    /// The characters that are to be at hand.
    public enum Keyboard: Sendable, Hashable, CaseIterable {
        /// The person's usual keyboard.
        case usual
        /// ASCII letters and digits.
        case ascii
        /// Digits.
        case digits
    }

    /// What autofill knows.
    public enum Purpose: Sendable, Hashable, CaseIterable {
        /// The number of a payment card.
        case cardNumber
        /// A telephone number.
        case telephoneNumber
        /// A code that was sent to the person.
        case oneTimeCode
    }

    /// The characters that are to be at hand.
    public var keyboard: Keyboard
    /// What autofill offers; `nil` for nothing.
    public var purpose: Purpose?
    /// Whether letters are typed as capitals.
    public var isUppercase = false
    /// Whether the text is prose, in which keyboards correct words, quotes and spaces.
    public var isProse: Bool
}

extension SectionedFormat {
    /// What a keyboard and autofill are to know of a field of this format.
    public var entry: TextEntry {
        var entry =
            switch accepts {
            case .digits: TextEntry(keyboard: .digits, isProse: false)
            case .letters, .alphanumeric: TextEntry(keyboard: .ascii, isProse: false)
            case .any: TextEntry(keyboard: .usual, isProse: true)
            }
        switch self {
        case .card: entry.purpose = .cardNumber
        case .phoneUS: entry.purpose = .telephoneNumber
        case .code: entry.purpose = .oneTimeCode
        case .iban: entry.isUppercase = true
        case .expiry, .sections: break
        }
        return entry
    }
}
