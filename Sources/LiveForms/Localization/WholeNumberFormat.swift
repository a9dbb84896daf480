/// The format of whole numbers in messages.
///
/// ```swift
/// import LiveForms
///
/// WholeNumberFormat(secondary: 2).text(of: 1_234_567)  // "12,34,567"
/// ```
public struct WholeNumberFormat: Hashable, Sendable {
    /// The digits from zero to nine.
    public var digits: String
    /// The group separator.
    public var group: String
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
        primary: Int = 3,
        secondary: Int = 3,
        minimum: Int = 1
    ) {
        self.digits = digits
        self.group = group
        self.primary = primary
        self.secondary = secondary
        self.minimum = minimum
    }

    /// Returns the text of a number.
    ///
    /// - Complexity: O(*n*) in the number of digits.
    public func text(of number: Int) -> String {
        let ascii = String(number.magnitude)
        let digits = Array(digits)
        let isGrouped = 1..<ascii.count ~= primary && ascii.count - primary >= minimum
        var text = number < 0 ? "-" : ""
        for (index, digit) in ascii.enumerated() {
            let rest = ascii.count - index
            let isBoundary = isGrouped && rest >= primary && (rest - primary) % max(1, secondary) == 0
            if index > 0, isBoundary { text += group }
            if let value = digit.wholeNumberValue, digits.indices.contains(value) { text.append(digits[value]) }
        }
        return text
    }
}
