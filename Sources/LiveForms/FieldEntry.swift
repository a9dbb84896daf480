import LiveControls
import LiveText

/// What was sent for a field, and the rule for it.
public enum FieldEntry: Sendable {
    /// A text of a limited field, or one under a counting ring.
    case text(String, TextLimit)
    /// A text of a sectioned field, with or without separators; cards expire before the month `today`, unless it is `nil`.
    case sections(String, SectionedFormat, today: CalendarMonth?)
    /// A number in ASCII, as a native number field sends it.
    case number(String, NumberBounds)
    /// The texts of a password set-up.
    case password(PasswordEntry)

    /// What is wrong, the most important first; empty for what can be accepted.
    ///
    /// - Parameter isRequired: Whether an empty text is a fault. An empty text has no other fault, but a password's:
    ///   those of a required one are the rules that it breaks.
    public func faults(isRequired: Bool = true) -> [FieldFault] {
        if case .password(let entry) = self { return entry.faults(isRequired: isRequired) }
        if acceptedText == "" { return isRequired ? [FieldFault(.required, ControlMessage(.required))] : [] }
        return fault.map { [$0] } ?? []
    }

    private var fault: FieldFault? {
        switch self {
        case .text(let text, let limit):
            guard let remaining = limit.measure(text).remaining, remaining < 0 else { return nil }
            return FieldFault(.limit, ControlMessage(.over, -remaining, unit: limit.unit))
        case .sections(let text, let format, let today):
            return format.fault(in: text, today: today).map { FieldFault(.format, $0) }
        case .number(let text, let bounds):
            guard let number = DecimalNumber(text), bounds.contains(number) else {
                return FieldFault(.number, ControlMessage(.incorrect))
            }
            return nil
        case .password: return nil
        }
    }

    /// The text that is kept where nothing is wrong; `nil` for a password.
    var acceptedText: String? {
        switch self {
        case .text(let text, _), .number(let text, _): text
        case .sections(let text, let format, _): format.text(set: text)
        case .password: nil
        }
    }
}

/// Which numbers are allowed, both bounds among them.
public struct NumberBounds: Sendable, Hashable {
    /// The least number; `nil` for any.
    public var minimum: DecimalNumber?
    /// The greatest number; `nil` for any.
    public var maximum: DecimalNumber?

    /// Creates bounds; without any, every finite number is allowed.
    public init(minimum: DecimalNumber? = nil, maximum: DecimalNumber? = nil) {
        self.minimum = minimum
        self.maximum = maximum
    }

    /// Whether a number is finite and not outside, compared digit by digit.
    public func contains(_ number: DecimalNumber) -> Bool {
        guard number.isFinite else { return false }
        if let minimum, number < minimum { return false }
        if let maximum, maximum < number { return false }
        return true
    }
}
