/// The properties of the password-rules syntax.
enum Property: CaseIterable {
    case minLength, maxLength, required, allowed, maxConsecutive

    private var text: StaticString {
        switch self {
        case .minLength: "minlength"
        case .maxLength: "maxlength"
        case .required: "required"
        case .allowed: "allowed"
        case .maxConsecutive: "max-consecutive"
        }
    }

    var name: UnsafeBufferPointer<UInt8> { text.bytes }
}

/// The named character classes, in the order in which they are written.
enum NamedClass: CaseIterable {
    case unicode, asciiPrintable, upper, lower, digit, special

    private var text: StaticString {
        switch self {
        case .unicode: "unicode"
        case .asciiPrintable: "ascii-printable"
        case .upper: "upper"
        case .lower: "lower"
        case .digit: "digit"
        case .special: "special"
        }
    }

    var name: UnsafeBufferPointer<UInt8> { text.bytes }

    var set: PasswordCharacterSet {
        switch self {
        case .unicode: .unicode
        case .asciiPrintable: .asciiPrintable
        case .upper: .upper
        case .lower: .lower
        case .digit: .digit
        case .special: .symbol
        }
    }
}

extension StaticString {
    /// The text in UTF-8. It must have more than one scalar.
    var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
    }
}
