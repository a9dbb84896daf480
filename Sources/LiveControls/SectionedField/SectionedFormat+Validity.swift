import LiveText

/// Whether a text is known to be right.
public enum FieldValidity: UInt8, Sendable, Hashable, CaseIterable {
    /// Not asked yet, or nobody can tell.
    case neutral
    /// Right.
    case correct
    /// Wrong.
    case incorrect
}

extension SectionedFormat {
    /// Whether a text is right, in the format's own rules.
    ///
    /// Nobody but its sender knows whether a code is right, nor what own sections are for; these are neutral unless
    /// characters are missing from a code.
    ///
    /// - Parameters:
    ///   - text: Any writing of the text.
    ///   - today: The month in which a card must not have expired; without one, that is not looked at.
    /// - Returns: Neutral for an empty text.
    /// - Complexity: O(*n*) in the text's bytes.
    public func validity(of text: String, today: CalendarMonth? = nil) -> FieldValidity {
        let raw = reading(text)
        return raw.isEmpty ? .neutral : verdict(on: raw, today: today).validity
    }

    /// Why a text cannot be submitted, in the format's own rules: what a server says of a field that was sent.
    ///
    /// ```swift
    /// SectionedFormat.card.fault(in: "4242 42")  // 10 characters are missing: .incomplete
    /// ```
    ///
    /// - Parameters:
    ///   - text: The text as ``text(set:)`` reads it.
    ///   - today: The month in which a card must not have expired; without one, that is not looked at.
    /// - Returns: `nil` for a text that is right, or of which nobody can tell, and for an empty one.
    /// - Complexity: O(*n*) in the text's bytes.
    public func fault(in text: String, today: CalendarMonth? = nil) -> ControlMessage? {
        let raw = holding(text)
        return raw.isEmpty ? nil : message(of: verdict(on: raw, today: today), on: raw)
    }

    /// What is wrong with a text, of which missing characters come first.
    func message(of verdict: Verdict, on raw: RawText) -> ControlMessage? {
        guard let fault = verdict.fault else { return nil }
        let missing = missingCount(in: raw)
        return missing > 0 && !isComplete(raw)
            ? ControlMessage(.incomplete, missing, unit: .characters) : ControlMessage(fault)
    }

    /// A validity, and what is wrong where it is incorrect.
    struct Verdict {
        var validity: FieldValidity
        var fault: ControlMessage.Key?

        static let neutral = Verdict(validity: .neutral, fault: nil)
        static let correct = Verdict(validity: .correct, fault: nil)

        static func incorrect(_ fault: ControlMessage.Key) -> Verdict { Verdict(validity: .incorrect, fault: fault) }
    }

    func verdict(on raw: RawText, today: CalendarMonth?) -> Verdict {
        switch self {
        case .sections: return .neutral
        case .code: return isComplete(raw) ? .neutral : .incorrect(.incomplete)
        case .card: return CardNumber.isValid(raw.bytes) ? .correct : .incorrect(.cardIncorrect)
        case .phoneUS: return PhoneNumberUS.isValid(raw.bytes) ? .correct : .incorrect(.phoneIncorrect)
        case .iban: return IBAN.isValid(raw.bytes) ? .correct : .incorrect(.ibanIncorrect)
        case .expiry:
            guard let month = ExpiryDate.month(of: raw.bytes) else { return .incorrect(.expiryIncorrect) }
            if let today, month < today { return .incorrect(.expired) }
            return .correct
        }
    }

    /// How many characters are missing, where that can be told.
    func missingCount(in raw: RawText) -> Int {
        max(0, lengths(for: raw).reduce(0, &+) &- raw.characterCount)
    }
}
