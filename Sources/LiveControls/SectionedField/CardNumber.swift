/// The rules of payment card numbers.
enum CardNumber {
    /// The longest number that there is (ISO/IEC 7812-1).
    static let longest = 19

    /// How a number is printed on its card. It always has room for the whole number.
    static func lengths(for digits: [UInt8]) -> [Int] {
        switch CardBrand.brand(of: digits[...]) {
        case .amex where digits.count <= 15: [4, 6, 5]
        case .diners where digits.count <= 14: [4, 6, 4]
        default: digits.count <= 16 ? [4, 4, 4, 4] : [4, 4, 4, 4, 3]
        }
    }

    /// How long a number may become that begins like this.
    ///
    /// Nearly all numbers have 16 digits, and a slip of the finger after the last one must not add another. Where a brand
    /// issues longer ones as a rule, it may; otherwise only a number that is right as a whole.
    static func capacity(for digits: [UInt8]) -> Int {
        switch CardBrand.brand(of: digits[...]) {
        case .amex: return 15
        case .diners: return 14
        case .mastercard: return 16
        case .discover, .jcb, .unionpay, .maestro: return longest
        case .visa, nil:
            let isLong = digits.count > 16 && digits.count <= longest
            return isLong && hasValidCheckDigit(digits[...]) ? longest : 16
        }
    }

    /// Whether a number with these digits can be entire.
    static func isComplete(_ digits: [UInt8]) -> Bool {
        switch CardBrand.brand(of: digits[...]) {
        case .amex: digits.count == 15
        case .diners: digits.count == 14
        case .mastercard: digits.count == 16
        case .visa, .discover, .jcb, .unionpay, .maestro, nil: 16...longest ~= digits.count
        }
    }

    /// Whether a number is as long as the brand's are, and its last digit checks.
    static func isValid(_ digits: [UInt8]) -> Bool {
        let isLongEnough =
            switch CardBrand.brand(of: digits[...]) {
            case .visa: digits.count == 13 || isComplete(digits)
            case .maestro: 12...longest ~= digits.count
            default: isComplete(digits)
            }
        return isLongEnough && hasValidCheckDigit(digits[...])
    }

    /// The Luhn check (ISO/IEC 7812-1, annex B): every second digit from the right counts twice, as the sum of its digits.
    static func hasValidCheckDigit(_ digits: ArraySlice<UInt8>) -> Bool {
        var sum = 0
        var counts = false
        for byte in digits.reversed() {
            let digit = Int(byte &- UInt8(ascii: "0"))
            let weighted = counts ? digit &* 2 : digit
            sum &+= weighted > 9 ? weighted &- 9 : weighted
            counts.toggle()
        }
        return sum % 10 == 0
    }
}
