import LiveUnicode

extension SectionedFormat {
    /// A payment card number, in the sections that its brand prints.
    public static let card: Preset = SectionedFormat(CardNumber())

    /// Returns a payment card number of one of these brands. A number of another brand is incorrect as soon as its first
    /// digits show it. Without any, all brands are accepted.
    public static func card(brands: [CardBrand]) -> SectionedFormat {
        SectionedFormat(CardNumber(brands: brands.reduce(0) { $0 | 1 << UInt16($1.rawValue) }))
    }
}

/// The rules of payment card numbers.
final class CardNumber: SectionRules {
    /// The accepted brands, a bit for each; 0 for all.
    private let brands: UInt16

    init(brands: UInt16 = 0) {
        self.brands = brands
    }

    var name: String { "card" }
    var accepts: AcceptedCharacters { .digits }
    var purpose: TextEntry.Purpose? { .cardNumber }
    /// The maximum length of a card number (ISO/IEC 7812-1).
    private static let longest = 19

    var largestCapacity: Int? { Self.longest }

    #if !hasFeature(Embedded)
    var words: String {
        var bytes: [UInt8] = []
        for brand in CardBrand.allCases where accepts(brand) && brands != 0 {
            if !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
            bytes.append(contentsOf: brand.name.utf8Bytes)
        }
        return String(utf8Bytes: bytes[...])
    }
    #endif

    func variant(words: String, sections: [Int], separator: Unicode.Scalar?) -> SectionedFormat? {
        var brands: UInt16 = 0
        for brand in CardBrand.allCases where SectionedFormat.hasWord(brand.name, in: words.utf8Bytes) {
            brands |= 1 << UInt16(brand.rawValue)
        }
        return SectionedFormat(CardNumber(brands: brands))
    }

    private func accepts(_ brand: CardBrand) -> Bool { brands == 0 || brands >> UInt16(brand.rawValue) & 1 == 1 }

    /// Returns the section lengths in which a number is printed on its card. There's always room for the whole number.
    func sections(of digits: [UInt8]) -> [Int] {
        switch CardBrand.brand(of: digits[...]) {
        case .amex where digits.count <= 15: [4, 6, 5]
        case .diners where digits.count <= 14: [4, 6, 4]
        default: digits.count <= 16 ? [4, 4, 4, 4] : [4, 4, 4, 4, 3]
        }
    }

    /// Returns the maximum length of a number that begins with these digits.
    ///
    /// Nearly all numbers have 16 digits, and an accidental extra key must not add another. Longer numbers are accepted
    /// if the brand regularly issues them. Otherwise a longer number is accepted only if it's valid as a whole.
    func capacity(of digits: [UInt8]) -> Int? {
        switch CardBrand.brand(of: digits[...]) {
        case .amex: return 15
        case .diners: return 14
        case .mastercard, .rupay, .troy, .elo, .dankort: return 16
        case .discover, .jcb, .unionpay, .maestro, .mir: return Self.longest
        case let brand:
            // Visa has no numbers of 17 or 18 digits.
            let isLong = (brand == .visa ? 19 : 17)...Self.longest ~= digits.count
            return isLong && Self.hasValidCheckDigit(digits[...]) ? Self.longest : 16
        }
    }

    /// Returns whether a number with these digits can be complete.
    func isComplete(_ digits: [UInt8]) -> Bool? {
        switch CardBrand.brand(of: digits[...]) {
        case .amex: digits.count == 15
        case .diners: digits.count == 14
        case .mastercard, .rupay, .troy, .elo, .dankort: digits.count == 16
        case .visa: digits.count == 16 || digits.count == 19
        case .discover, .jcb, .unionpay, .maestro, .mir, nil: 16...Self.longest ~= digits.count
        }
    }

    /// Discover and JCB have no numbers of more than 16 digits in use, although the standard allows them.
    func canContinue(_ digits: [UInt8]) -> Bool? {
        let brand = CardBrand.brand(of: digits[...])
        return brand == .discover || brand == .jcb ? false : nil
    }

    func verdict(on digits: [UInt8], today: CalendarMonth?) -> SectionVerdict? {
        let brand = CardBrand.brand(of: digits[...])
        // The first digits can belong to several brands.
        if let brand, !accepts(brand) { return .impossible(.cardNotAccepted) }
        guard isValid(digits) else { return .incorrect(.cardIncorrect) }
        return brands == 0 || brand != nil ? .correct : .impossible(.cardNotAccepted)
    }

    func brand(of digits: [UInt8]) -> CardBrand? { CardBrand.brand(of: digits[...]) }

    /// Returns whether a number has a length that its brand uses and a valid check digit. Some of UnionPay's numbers have no
    /// check digit.
    private func isValid(_ digits: [UInt8]) -> Bool {
        let brand = CardBrand.brand(of: digits[...])
        let isLongEnough =
            switch brand {
            case .visa: digits.count == 13 || isComplete(digits) == true
            case .maestro: 12...Self.longest ~= digits.count
            default: isComplete(digits) == true
            }
        return isLongEnough && (brand == .unionpay || Self.hasValidCheckDigit(digits[...]))
    }

    /// Returns whether the Luhn check succeeds (ISO/IEC 7812-1, annex B). The check doubles every second digit from the
    /// right and uses the digit sum of the result. A number of zeros would also succeed, but no card has it.
    private static func hasValidCheckDigit(_ digits: ArraySlice<UInt8>) -> Bool {
        var sum = 0
        var counts = false
        for byte in digits.reversed() {
            let digit = Int(byte &- UInt8(ascii: "0"))
            let weighted = counts ? digit &* 2 : digit
            sum &+= weighted > 9 ? weighted &- 9 : weighted
            counts.toggle()
        }
        return sum > 0 && sum % 10 == 0
    }
}
