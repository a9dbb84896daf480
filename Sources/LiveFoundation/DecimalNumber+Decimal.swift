import Foundation
import LiveText

extension Decimal {
    /// Creates the same number, or `nil` if it isn't finite or has more digits than a `Decimal` can hold.
    ///
    /// ```swift
    /// import Foundation
    /// import LiveFoundation
    ///
    /// DecimalNumber("1234567890.12").flatMap { Decimal($0) }  // 1234567890.12
    /// ```
    ///
    /// - Parameter number: The number. A negative zero becomes zero.
    public init?(_ number: DecimalNumber) {
        guard number.isFinite, let decimal = Decimal(string: number.text, locale: Locale(identifier: "en_US_POSIX")),
            let copy = DecimalNumber(decimal.description), !(copy < number), !(number < copy)
        else { return nil }
        self = decimal
    }
}

extension DecimalNumber {
    /// Returns the number in the format of a locale, with all of its digits. Without a precision, Foundation rounds to six digits
    /// after the decimal separator.
    ///
    /// - Parameter locale: The locale. A number that a `Decimal` can't hold is in ASCII.
    package func text(in locale: Locale) -> String {
        Decimal(self)?.formatted(.number.locale(locale).precision(.fractionLength(0...))) ?? text
    }
}
