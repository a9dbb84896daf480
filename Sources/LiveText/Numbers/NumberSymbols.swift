import LiveUnicode

/// The symbols with which a host's own formatter writes numbers, read from it once for a locale and a style.
///
/// The core knows no locales: everything that differs between them is here. `Web/number/symbols.js` reads it from
/// `Intl.NumberFormat`, the target `FoundationSymbols` of the tools from Foundation.
public struct NumberSymbols: Hashable, Sendable {
    /// How whole digits are grouped.
    public struct Grouping: Hashable, Sendable {
        /// The number of digits in the group next to the decimal separator; 0 without groups.
        public var primary: Int
        /// The number of digits in each further group: 2 in India, elsewhere as many as in the first.
        public var secondary: Int
        /// The least number of digits before the first separator, below which there is none: 2 in Poland, where 1000 has no
        /// separator.
        public var minimum: Int

        /// Creates a grouping. Sizes below zero count as 0, a minimum below one as 1.
        public init(primary: Int = 3, secondary: Int = 3, minimum: Int = 1) {
            self.primary = max(0, primary)
            self.secondary = secondary > 0 ? secondary : self.primary
            self.minimum = max(1, minimum)
        }

        /// Whether a separator stands between the digit at a power of ten and the next lower one.
        ///
        /// - Parameters:
        ///   - place: The power of ten of the digit on the left, from 1 on.
        ///   - count: How many whole digits there are.
        func separates(after place: Int, of count: Int) -> Bool {
            guard primary > 0, place >= primary, count >= primary &+ minimum else { return false }
            return (place &- primary) % secondary == 0
        }
    }

    /// The scalars of the digits from zero to nine.
    package var digits: [UInt32]
    /// The decimal separator, as UTF-8.
    package var decimal: [UInt8]
    /// The separator of groups, as UTF-8.
    package var group: [UInt8]
    /// How whole digits are grouped.
    public var grouping: Grouping
    /// The whole texts of NaN, of +∞ and of −∞, as UTF-8.
    package var notANumber: [UInt8]
    package var positiveInfinity: [UInt8]
    package var negativeInfinity: [UInt8]
    /// The patterns around the digits, by magnitude and plural form.
    public var scales: NumberScales

    /// Creates the symbols of a locale.
    ///
    /// - Parameters:
    ///   - digits: Ten scalars, from zero to nine; anything else counts as the ASCII digits.
    ///   - decimal: The decimal separator.
    ///   - group: The separator of groups.
    ///   - grouping: How whole digits are grouped.
    ///   - notANumber: The whole text of NaN.
    ///   - positiveInfinity: The whole text of +∞.
    ///   - negativeInfinity: The whole text of −∞.
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

    /// Whether the digits are written from right to left: those of N'Ko and Adlam are strong right-to-left letters.
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
