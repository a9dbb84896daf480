import LiveCoding
import LiveText
import LiveUnicode

/// The validity of a text.
public enum FieldValidity: UInt8, Sendable, Hashable, CaseIterable {
    /// The validity was not evaluated yet, or can't be determined.
    case neutral
    /// The text is correct.
    case correct
    /// The text is incorrect.
    case incorrect
}

/// The verdict of a format's rules on a text.
public enum SectionVerdict: Sendable, Hashable {
    /// The rules can't verify the text.
    case neutral
    /// The text is correct.
    case correct
    /// The text is incorrect, for the reason that a message gives. If characters are missing, a message that counts them
    /// replaces it.
    case incorrect(ControlMessage.Key)
    /// The text is incorrect for the reason that a message gives, and so is any text that begins like it. A field shows it
    /// during typing.
    case impossible(ControlMessage.Key)
}

extension SectionedFormat {
    /// Returns the validity of a text by the format's own rules.
    ///
    /// Only its sender can verify a code, and only the program can verify custom sections. The result for these is
    /// neutral, unless a code is missing characters.
    ///
    /// - Parameters:
    ///   - text: The text, in any notation.
    ///   - today: The current month, before which a card has expired. If it's `nil`, the expiry isn't checked.
    /// - Returns: The validity, which is neutral for a text that is empty or has only separators.
    /// - Complexity: O(*n*) in the text's bytes.
    public func validity(of text: String, today: CalendarMonth? = nil) -> FieldValidity {
        if error(in: text, today: today) != nil { return .incorrect }
        let raw = read(submission: text) ?? normalized(text)
        return raw.isEmpty ? .neutral : verdict(on: raw, today: today).validity
    }

    /// Returns the validation message of a text by the format's own rules, as a server does for a submitted field.
    ///
    /// ```swift
    /// SectionedFormat.card.error(in: "4242 42")  // 10 characters are missing: .incomplete
    /// SectionedFormat.phoneUS.error(in: "+61 2 5550 1234")  // another country: .incorrect
    /// ```
    ///
    /// Separators are ignored. A text that is too long is incorrect, although a field would cut it, and so are custom sections
    /// and a code with a letter or a digit that they don't accept.
    ///
    /// - Parameters:
    ///   - text: The text, as ``text(set:)`` or ``text(submitted:)`` reads it.
    ///   - today: The current month, before which a card has expired. If it's `nil`, the expiry isn't checked.
    /// - Returns: The validation message, or `nil` if the text is correct, empty, or can't be verified.
    /// - Complexity: O(*n*) in the text's bytes.
    public func error(in text: String, today: CalendarMonth? = nil) -> ControlMessage? {
        #if !hasFeature(Embedded)
        if rules is FixedSections, losesCharacters(of: text) { return ControlMessage(.incorrect) }
        #endif
        let value = read(submission: text) ?? read(value: text)
        let surplus = value == nil ? surplus(in: text) : 0
        if surplus > 0 { return ControlMessage(.over, surplus) }
        let raw = value ?? normalized(text)
        if raw.isEmpty { return isBlank(text) ? nil : ControlMessage(.incorrect) }
        return message(of: verdict(on: raw, today: today), on: raw)
    }

    #if !hasFeature(Embedded)
    /// Returns whether a text has letters or digits that aren't accepted, as a page without script submits them.
    private func losesCharacters(of text: String) -> Bool {
        guard accepts != .any else { return false }
        let characters = text.unicodeScalars.lazy.map { AcceptedCharacters.foldedOrLetter($0.value) }
        let count = characters.count {
            $0 == AcceptedCharacters.otherLetter || AcceptedCharacters.alphanumeric.accepts($0)
        }
        return count > filtered(text).count
    }
    #endif

    /// Returns whether a text contains only separators.
    private func isBlank(_ text: String) -> Bool {
        #if hasFeature(Embedded)
        let hasSignificantSeparators = false
        #else
        let hasSignificantSeparators = rules.hasSignificantSeparators
        #endif
        return text.withUTF8Bytes { bytes in
            bytes.allSatisfy { byte in
                switch byte {
                case 0x21... where hasSignificantSeparators: false
                case 0x80..., UInt8(ascii: "0")...UInt8(ascii: "9"): false
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): false
                default: true
                }
            }
        }
    }

    /// Returns the validation message of a text. Surplus and missing characters take precedence.
    func message(of verdict: SectionVerdict, on raw: RawText) -> ControlMessage? {
        if case .impossible(let error) = verdict { return ControlMessage(error) }
        guard case .incorrect(let error) = verdict else { return nil }
        let surplus = surplus(in: raw)
        if surplus > 0 { return ControlMessage(.over, surplus) }
        let missing = missingCount(in: raw)
        return missing > 0 && !isComplete(raw)
            ? ControlMessage(.incomplete, missing, unit: .characters) : ControlMessage(error)
    }

    func verdict(on raw: RawText, today: CalendarMonth?) -> SectionVerdict {
        if let verdict = rules.verdict(on: raw.bytes, today: today) { return verdict }
        return rules.requiresCompletion && !isComplete(raw) ? .incorrect(.incomplete) : .neutral
    }

    /// Returns the number of characters by which a text exceeds the format's capacity.
    func surplus(in raw: RawText) -> Int {
        max(0, raw.characterCount &- (capacity(for: raw) ?? .max))
    }

    /// Returns the number of missing characters, or 0 if it can't be determined.
    func missingCount(in raw: RawText) -> Int {
        rules.missingCount(in: raw.bytes) ?? max(0, lengths(for: raw).reduce(0, &+) &- raw.characterCount)
    }
}

extension SectionVerdict {
    var validity: FieldValidity {
        switch self {
        case .neutral: .neutral
        case .correct: .correct
        case .incorrect, .impossible: .incorrect
        }
    }
}

#if !hasFeature(Embedded)
extension FieldValidity: CaseNameCodable {}
#endif
