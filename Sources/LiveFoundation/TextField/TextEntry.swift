public import LiveControls

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
    }

    /// The kind of text that autofill offers.
    public enum Purpose: Sendable, Hashable, CaseIterable {
        /// The number of a payment card.
        case cardNumber
        /// A phone number.
        case telephoneNumber
        /// A one-time code.
        case oneTimeCode
    }

    /// The characters that the keyboard offers first.
    public var keyboard: Keyboard
    /// The kind of text that autofill offers; `nil` for none.
    public var purpose: Purpose?
    /// Whether letters are typed in uppercase.
    public var isUppercase = false
    /// Whether the text is prose, in which keyboards correct words, quotes and spaces.
    public var isProse: Bool
}

extension SectionedFormat {
    /// The properties of a field with this format.
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
