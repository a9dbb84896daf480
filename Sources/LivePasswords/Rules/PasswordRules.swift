/// Rules for passwords in the syntax of the HTML attribute `passwordrules`, which password managers read.
///
/// ```swift
/// let rules = try PasswordRules("minlength: 8; required: lower; required: upper, digit; max-consecutive: 2")
/// rules.minLength  // 8
/// rules.required   // [.lower, .upper ∪ .digit]
/// rules.text       // "minlength: 8; required: lower; required: upper, digit; allowed: upper, lower, digit; max-consecutive: 2"
/// ```
///
/// The syntax is Apple's ("Customizing Password AutoFill rules"). It's parsed like in Apple's parser in the repository
/// apple/password-manager-resources, except for errors. That parser skips a rule with an error, and this one reports
/// it.
public struct PasswordRules: Sendable, Hashable {
    /// The minimum number of characters, or `nil`. If there are several, the largest counts.
    public var minLength: Int?
    /// The maximum number of characters, or `nil`. If there are several, the smallest counts.
    public var maxLength: Int?
    /// The required sets. A password needs at least one character from each of them.
    public var required: [PasswordCharacterSet]
    /// The characters that a password may contain in addition to the required ones, or `nil` if the rules don't specify
    /// them.
    public var explicitlyAllowed: PasswordCharacterSet?
    /// The maximum number of times that a character may occur in a row, or `nil`. If there are several, the smallest
    /// counts.
    public var maxConsecutive: Int?

    /// Creates rules.
    public init(
        minLength: Int? = nil,
        maxLength: Int? = nil,
        required: [PasswordCharacterSet] = [],
        allowed: PasswordCharacterSet? = nil,
        maxConsecutive: Int? = nil
    ) {
        self.minLength = minLength
        self.maxLength = maxLength
        self.required = required
        explicitlyAllowed = allowed
        self.maxConsecutive = maxConsecutive
    }

    /// The characters that a password may contain. These are the allowed and required characters, or all printable
    /// ASCII characters if the rules specify neither.
    public var allowed: PasswordCharacterSet {
        let all = required.reduce(explicitlyAllowed ?? PasswordCharacterSet()) { $0.union($1) }
        return all.isEmpty ? .asciiPrintable : all
    }
}

/// An error in a text in the password-rules syntax, and its position.
public struct PasswordRulesError: Error, Sendable, Hashable {
    /// The reason of an error.
    public enum Reason: UInt8, Sendable, Hashable, CaseIterable {
        /// A property is expected here.
        case propertyExpected
        /// There is no property with this name. The names are case-sensitive.
        case unknownProperty
        /// A colon is expected after the property's name.
        case colonExpected
        /// A whole number is expected here.
        case numberExpected
        /// A character class is expected here: a name, or characters in brackets.
        case classExpected
        /// There is no character class with this name.
        case unknownClass
        /// A class in brackets begins here and isn't closed.
        case unclosedClass
        /// A semicolon or the end is expected here.
        case separatorExpected
        /// A comma, a semicolon, or the end is expected here.
        case commaExpected
    }

    /// The reason of the error.
    public var reason: Reason
    /// The position of the error, as a UTF-16 offset.
    public var offset: Int
}

#if !hasFeature(Embedded)
extension PasswordRulesError: CustomStringConvertible {
    /// The position and the error, for the person who wrote the rules: `offset 11: a whole number is expected`.
    public var description: String {
        let error =
            switch reason {
            case .propertyExpected: "a property's name is expected"
            case .unknownProperty:
                "there is no such property; there are minlength, maxlength, required, allowed and max-consecutive"
            case .colonExpected: "a colon is expected after the property's name"
            case .numberExpected: "a whole number is expected"
            case .classExpected: "a character class is expected: a name, or characters in brackets"
            case .unknownClass:
                "there is no such class; there are upper, lower, digit, special, ascii-printable and unicode"
            case .unclosedClass: "the class in brackets has no end"
            case .separatorExpected: "a semicolon or the end is expected"
            case .commaExpected: "a comma, a semicolon or the end is expected"
            }
        return "offset \(offset): \(error)"
    }
}
#endif
