import LiveControls
import LiveText

/// A field's submitted value and the rule that validates it.
public enum FieldEntry: Sendable {
    /// The text of a limited field, or of a field with a count ring. CRLF and CR count as LF and are stored as LF, because a
    /// browser submits the line breaks of a text area as CRLF.
    case text(String, TextLimit)
    /// The text of a sectioned field, with or without separators. A text that is too long is an error, although the field
    /// would cut it. Cards expire before the month `today`; pass `nil` to skip that check.
    case sections(String, SectionedFormat, today: CalendarMonth?)
    /// A number in ASCII, as a native number field submits it.
    case number(String, NumberBounds)
    /// The texts of a password setup.
    case password(PasswordEntry)

    /// The validation errors, most important first; empty if the value is valid.
    ///
    /// - Parameter isRequired: Whether an empty text is an error. An empty text has no other errors, except that a required
    ///   empty password reports each rule it breaks.
    public func errors(isRequired: Bool = true) -> [FieldError] {
        if case .password(let entry) = self { return entry.errors(isRequired: isRequired) }
        let error = error
        // A text without any accepted character, such as a foreign telephone number, isn't an empty field.
        if case .sections = self, let error { return [error] }
        if acceptedText == "" { return isRequired ? [FieldError(.required, ControlMessage(.required))] : [] }
        return error.map { [$0] } ?? []
    }

    private var error: FieldError? {
        switch self {
        case .text(let text, let limit):
            let measurement = limit.measure(text.withLineFeeds)
            if let remaining = measurement.remaining, remaining < 0 {
                return FieldError(.limit, ControlMessage(.over, -remaining, unit: measurement.limit.unit))
            }
            guard measurement.missing > 0 else { return nil }
            return FieldError(.limit, ControlMessage(.incomplete, measurement.missing, unit: limit.unit))
        case .sections(let text, let format, let today):
            return format.error(in: text, today: today).map { FieldError($0.key == .over ? .limit : .format, $0) }
        case .number(let text, let bounds):
            // A native number field submits neither spaces nor a plus sign in front.
            let isPlain = text.utf8.first != UInt8(ascii: "+") && text.utf8.allSatisfy { $0 > UInt8(ascii: " ") }
            guard isPlain, let number = DecimalNumber(text), bounds.contains(number) else {
                return FieldError(.number, ControlMessage(.incorrect))
            }
            return nil
        case .password: return nil
        }
    }

    /// The text to store if the field is valid; `nil` for a password.
    var acceptedText: String? {
        switch self {
        case .text(let text, _): text.withLineFeeds
        case .number(let text, _): text
        case .sections(let text, let format, _): format.text(set: text)
        case .password: nil
        }
    }
}

/// A range of allowed numbers that includes both bounds.
public struct NumberBounds: Sendable, Hashable {
    /// The smallest allowed number, or `nil` for no lower bound.
    public var minimum: DecimalNumber?
    /// The largest allowed number, or `nil` for no upper bound.
    public var maximum: DecimalNumber?

    /// Creates bounds. Without a minimum or maximum, they contain every finite number.
    public init(minimum: DecimalNumber? = nil, maximum: DecimalNumber? = nil) {
        self.minimum = minimum
        self.maximum = maximum
    }

    /// Returns whether a number is finite and within the bounds. The comparison is exact, digit by digit.
    public func contains(_ number: DecimalNumber) -> Bool {
        guard number.isFinite else { return false }
        if let minimum, number < minimum { return false }
        if let maximum, maximum < number { return false }
        return true
    }
}
