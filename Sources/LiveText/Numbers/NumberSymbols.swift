import LiveUnicode

/// The symbols that a host's own formatter uses for numbers, read from it once for each locale and style.
///
/// The core has no locale data. All differences between locales are in these symbols. `Web/number/symbols.js` reads
/// them from `Intl.NumberFormat`, and the `FoundationSymbols` target of the tools reads them from Foundation.
public struct NumberSymbols: Hashable, Sendable {
    /// The grouping of integer digits.
    public struct Grouping: Hashable, Sendable {
        /// The number of digits in the group next to the decimal separator, or 0 for no groups.
        public var primary: Int
        /// The number of digits in each further group. It's 2 in India, and elsewhere the same as in the first group.
        public var secondary: Int
        /// The minimum number of digits before the first separator. With fewer digits, there is no separator. It's 2 in
        /// Poland, where 1000 has no separator.
        public var minimum: Int

        /// Creates a grouping. Sizes less than 0 count as 0, and a minimum less than 1 counts as 1.
        public init(primary: Int = 3, secondary: Int = 3, minimum: Int = 1) {
            self.primary = max(0, primary)
            self.secondary = secondary > 0 ? secondary : self.primary
            self.minimum = max(1, minimum)
        }

        /// Returns whether a separator follows the digit at a power of ten.
        ///
        /// - Parameters:
        ///   - place: The power of ten of the digit before the separator, at least 1.
        ///   - count: The number of integer digits.
        func separates(after place: Int, of count: Int) -> Bool {
            guard primary > 0, place >= primary, count >= primary &+ minimum else { return false }
            return (place &- primary) % secondary == 0
        }
    }

    /// The scalars of the digits from zero to nine.
    package var digits: [UInt32]
    /// The decimal separator, as UTF-8.
    package var decimal: [UInt8]
    /// The group separator, as UTF-8.
    package var group: [UInt8]
    /// The grouping of integer digits.
    public var grouping: Grouping
    /// The complete texts of NaN, +∞, and −∞, as UTF-8.
    package var notANumber: [UInt8]
    package var positiveInfinity: [UInt8]
    package var negativeInfinity: [UInt8]
    /// The patterns around the digits, for each magnitude and plural form.
    public var scales: NumberScales

    /// Creates the symbols of a locale.
    ///
    /// - Parameters:
    ///   - digits: Ten scalars, from zero to nine. Any other text counts as the ASCII digits.
    ///   - decimal: The decimal separator.
    ///   - group: The group separator.
    ///   - grouping: The grouping of integer digits.
    ///   - notANumber: The complete text of NaN.
    ///   - positiveInfinity: The complete text of +∞.
    ///   - negativeInfinity: The complete text of −∞.
    ///   - scales: The patterns around the digits.
    public init(
        digits: String = "0123456789",
        decimal: String = ".",
        group: String = ",",
        grouping: Grouping = Grouping(),
        notANumber: String = "NaN",
        positiveInfinity: String = "∞",
        negativeInfinity: String = "-∞",
        scales: NumberScales = NumberScales(NumberPattern())
    ) {
        let scalars = digits.withUTF8Bytes { $0.scalars }
        self.digits = scalars.count == 10 ? scalars : Self.asciiDigits
        self.decimal = decimal.withUTF8Bytes { [UInt8]($0) }
        self.group = group.withUTF8Bytes { [UInt8]($0) }
        self.grouping = grouping
        self.notANumber = notANumber.withUTF8Bytes { [UInt8]($0) }
        self.positiveInfinity = positiveInfinity.withUTF8Bytes { [UInt8]($0) }
        self.negativeInfinity = negativeInfinity.withUTF8Bytes { [UInt8]($0) }
        self.scales = scales
    }

    /// Whether numbers are shortened.
    package var isCompact: Bool { scales.isCompact }

    /// The ten digits, from zero to nine.
    package var digitTexts: [String] {
        digits.map { scalar in
            var bytes: [UInt8] = []
            bytes.append(utf8: scalar)
            return String(utf8Bytes: bytes[...])
        }
    }

    /// Whether the digits are written from right to left. The digits of N'Ko and Adlam have a strong right-to-left
    /// direction.
    package var hasRightToLeftDigits: Bool { digits[0] == 0x07C0 || digits[0] == 0x1E950 }

    private static var asciiDigits: [UInt32] { [48, 49, 50, 51, 52, 53, 54, 55, 56, 57] }
}

extension UnsafeBufferPointer<UInt8> {
    /// The scalars of well-formed UTF-8.
    fileprivate var scalars: [UInt32] {
        var scalars: [UInt32] = []
        var offset = 0
        while offset < count {
            let (value, length) = scalar(at: offset)
            scalars.append(value)
            offset &+= length
        }
        return scalars
    }
}
