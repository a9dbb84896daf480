import LiveText

/// The format of numbers in messages.
///
/// ```swift
/// import LiveForms
///
/// NumberFormat(secondary: 2).text(of: 1_234_567)  // "12,34,567"
/// ```
public struct NumberFormat: Hashable, Sendable {
    /// The digits from zero to nine.
    public var digits: String
    /// The group separator.
    public var group: String
    /// The decimal separator.
    public var decimal: String
    /// The number of digits in the last group.
    public var primary: Int
    /// The number of digits in each other group. It's 2 in India, and elsewhere the same as in the last group.
    public var secondary: Int
    /// The minimum number of digits before the first separator. It's 2 in Poland, where 1000 has no separator.
    public var minimum: Int

    /// Creates a format. The default is the English one.
    public init(
        digits: String = "0123456789",
        group: String = ",",
        decimal: String = ".",
        primary: Int = 3,
        secondary: Int = 3,
        minimum: Int = 1
    ) {
        self.digits = digits
        self.group = group
        self.decimal = decimal
        self.primary = primary
        self.secondary = secondary
        self.minimum = minimum
    }

    /// Returns the text of a whole number.
    ///
    /// - Complexity: O(*n*) in the number of digits.
    public func text(of number: Int) -> String {
        text(of: String(number.magnitude)[...], isNegative: number < 0)
    }

    /// Returns the text of a number, with all of its digits.
    ///
    /// A number that isn't finite, or so large or small that it needs an exponent, is the `text` of the `DecimalNumber`.
    ///
    /// - Complexity: O(*n*) in the number of digits.
    public func text(of number: DecimalNumber) -> String {
        let ascii = number.text
        guard number.isFinite, !ascii.contains("e") else { return ascii }
        let parts = ascii.drop { $0 == "-" }.split(separator: ".")
        let whole = text(of: parts[0], isNegative: number.isNegative)
        return parts.count > 1 ? whole + decimal + localized(parts[1]) : whole
    }

    private func text(of digits: Substring, isNegative: Bool) -> String {
        let isGrouped = 1..<digits.count ~= primary && digits.count - primary >= minimum
        var text = isNegative ? "-" : ""
        for (index, digit) in localized(digits).enumerated() {
            let rest = digits.count - index
            let isBoundary = isGrouped && rest >= primary && (rest - primary) % max(1, secondary) == 0
            if index > 0, isBoundary { text += group }
            text.append(digit)
        }
        return text
    }

    /// Returns ASCII digits as the format's own. A digit that the format lacks stays in ASCII.
    private func localized(_ ascii: Substring) -> String {
        let digits = Array(digits)
        return String(
            ascii.map { digit in
                guard let value = digit.wholeNumberValue, digits.indices.contains(value) else { return digit }
                return digits[value]
            }
        )
    }
}
