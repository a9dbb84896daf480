/// Rules for passwords in the syntax of the HTML attribute `passwordrules`, which password managers read.
///
/// ```swift
/// let rules = try PasswordRules("minlength: 8; required: lower; required: upper, digit; max-consecutive: 2")
/// rules.minLength  // 8
/// rules.required   // [.lower, .upper ∪ .digit]
/// rules.text       // "minlength: 8; required: lower; required: upper, digit; allowed: upper, lower, digit; max-consecutive: 2"
/// ```
///
/// The syntax is Apple's ("Customizing Password AutoFill rules"), and is read as its parser in the repository
/// apple/password-manager-resources does, except for errors: that parser skips a rule with an error, this one reports it.
public struct PasswordRules: Sendable, Hashable {
    /// The least number of characters, or `nil`. Of several the largest counts.
    public var minLength: Int?
    /// The largest number of characters, or `nil`. Of several the smallest counts.
    public var maxLength: Int?
    /// From each of these sets a password has a character at least.
    public var required: [PasswordCharacterSet]
    /// The characters that a password may consist of, besides the required ones; `nil` when the rules do not say.
    public var explicitlyAllowed: PasswordCharacterSet?
    /// How often a character may be repeated in a row, or `nil`. Of several the smallest counts.
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

    /// The characters that a password may consist of: those allowed or required, or all of printable ASCII when the rules name
    /// neither.
    public var allowed: PasswordCharacterSet {
        let all = required.reduce(explicitlyAllowed ?? PasswordCharacterSet()) { $0.union($1) }
        return all.isEmpty ? .asciiPrintable : all
    }
}

/// A fault of a text in the password-rules syntax, and its place.
public struct PasswordRulesError: Error, Sendable, Hashable {
    /// What is wrong.
    public enum Reason: UInt8, Sendable, Hashable, CaseIterable {
        /// A property should begin here.
        case propertyExpected
        /// There is no property of this name. The names are case-sensitive.
        case unknownProperty
        /// A colon should follow the property's name.
        case colonExpected
        /// A whole number should stand here.
        case numberExpected
        /// A character class should stand here: a name, or characters in brackets.
        case classExpected
        /// There is no character class of this name.
        case unknownClass
        /// A class in brackets begins here and does not end.
        case unclosedClass
        /// A semicolon should stand here, or the end.
        case separatorExpected
        /// A comma or a semicolon should stand here, or the end.
        case commaExpected
    }

    /// What is wrong.
    public var reason: Reason
    /// The place of the fault, as a UTF-16 offset.
    public var offset: Int
}
