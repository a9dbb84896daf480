import LiveUnicode

/// How a locale writes amounts, as two examples show it: 1234567 and 1234 or -1234.
struct AmountNotation: Sendable {
    /// The decimal separator in the field's text, which is ASCII.
    private(set) var decimal = UInt8(ascii: ".")
    private(set) var decimals = 0
    /// The first byte of the separator between groups, or 0 if there are none.
    private(set) var group: UInt8 = 0
    /// Whether negative numbers are accepted.
    private(set) var isSigned = false
    /// The number of digits in the last group and in those before it, and the fewest digits before the last one.
    private(set) var (last, others, fewest) = (0, 3, 2)

    static let defaultExamples = "1,234,567.00;1,234.00"
    /// The number of digits of the first example before the decimal separator.
    static let exampleDigits = 7

    /// Reads the examples. Those with fewer digits give a defined notation, but not a sensible one.
    init(_ examples: [UInt8]) {
        var (digits, isSecond, isBetween) = (0, false, false)
        /// The numbers of digits before the last separator of groups, and before the one before it.
        var (place, earlier) = (0, 0)
        for byte in examples {
            if byte == UInt8(ascii: ";") {
                (digits, isSecond, isBetween) = (0, true, false)
            } else if UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte {
                digits &+= 1
                isBetween = true
                if !isSecond, digits > Self.exampleDigits { decimals &+= 1 }
            } else if isSecond {
                // A hyphen, a minus sign, or a parenthesis.
                if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "(") || byte == 0x92 { isSigned = true }
                if digits == 1 { fewest = 1 }
                isBetween = false
            } else if isBetween {
                isBetween = false
                if digits < Self.exampleDigits {
                    (earlier, place, group) = (place, digits, byte)
                } else if digits == Self.exampleDigits, byte < 0x80 {
                    decimal = byte
                }
            }
        }
        if !isSecond { fewest = 1 }
        // A text after the decimals isn't a separator.
        if decimals == 0 { decimal = group == UInt8(ascii: ".") ? UInt8(ascii: ",") : UInt8(ascii: ".") }
        if place > 0 {
            last = max(1, Self.exampleDigits &- place)
            others = earlier > 0 ? place &- earlier : last
        }
    }

    /// Returns the lengths of the groups of a number of digits.
    func groups(of count: Int) -> [Int] {
        if count == 0 { return [] }
        if last == 0 || count < last &+ fewest { return [count] }
        let first = (count &- last &- 1) % others &+ 1
        var (groups, rest) = ([first], count &- last &- first)
        while rest > 0 {
            groups.append(others)
            rest &-= others
        }
        groups.append(last)
        return groups
    }
}
