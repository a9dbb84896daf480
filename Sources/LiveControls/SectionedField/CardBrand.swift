import LiveCoding
import LiveText
import LiveUnicode

/// The brand of a payment card, identified by the first digits of its number (ISO/IEC 7812).
public enum CardBrand: UInt8, Sendable, Hashable, CaseIterable {
    /// 4.
    case visa
    /// 51–55 and 2221–2720.
    case mastercard
    /// 34 and 37.
    case amex
    /// 6011, 644–649 and 65.
    case discover
    /// 300–305, 309, 36, 38 and 39.
    case diners
    /// 3528–3589.
    case jcb
    /// 62.
    case unionpay
    /// 50, 56–58, 63 and 67.
    case maestro

    /// Creates the brand of numbers that begin with these digits. The result is `nil` while the digits match several
    /// brands or none.
    ///
    /// - Complexity: O(1).
    public init?(digits: String) {
        guard let brand = digits.withUTF8Bytes({ Self.brand(of: Array($0.prefix(4))[...]) }) else { return nil }
        self = brand
    }

    /// The brand's name in lowercase.
    public var name: String {
        switch self {
        case .visa: "visa"
        case .mastercard: "mastercard"
        case .amex: "amex"
        case .discover: "discover"
        case .diners: "diners"
        case .jcb: "jcb"
        case .unionpay: "unionpay"
        case .maestro: "maestro"
        }
    }

    static func brand(of digits: ArraySlice<UInt8>) -> CardBrand? {
        let one = prefix(digits, 1)
        let two = prefix(digits, 2)
        let three = prefix(digits, 3)
        let four = prefix(digits, 4)
        switch true {
        case one == 4: return .visa
        case 51...55 ~= two, 2221...2720 ~= four: return .mastercard
        case two == 34, two == 37: return .amex
        case four == 6011, 644...649 ~= three, two == 65: return .discover
        case 300...305 ~= three, three == 309, two == 36, two == 38, two == 39: return .diners
        case 3528...3589 ~= four: return .jcb
        case two == 62: return .unionpay
        case two == 50, 56...58 ~= two, two == 63, two == 67: return .maestro
        default: return nil
        }
    }

    private static func prefix(_ digits: ArraySlice<UInt8>, _ count: Int) -> Int {
        guard digits.count >= count else { return -1 }
        var number = 0
        for byte in digits.prefix(count) { number = number &* 10 &+ Int(byte) &- 0x30 }
        return number
    }
}

#if !hasFeature(Embedded)
extension CardBrand: CaseNameCodable {}
#endif
