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
    /// 2200–2204.
    case mir
    /// 5085–5089, 6069–6084, 6521–6531, 81 and 82.
    case rupay
    /// 9792.
    case troy
    /// 504175, 506699–506778, 509, 627780, 636297, 636368, 650031–650051 except 650034, 6504, 6505, 6507, 6509, 6516, 6550,
    /// and a few numbers that begin like Visa's.
    case elo
    /// 5019.
    case dankort

    /// Creates the brand of numbers that begin with these digits. The result is `nil` while the digits match several
    /// brands or none.
    ///
    /// - Complexity: O(1).
    public init?(digits: String) {
        guard let brand = digits.withUTF8Bytes({ Self.brand(of: Array($0.prefix(6))[...]) }) else { return nil }
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
        case .mir: "mir"
        case .rupay: "rupay"
        case .troy: "troy"
        case .elo: "elo"
        case .dankort: "dankort"
        }
    }

    static func brand(of digits: ArraySlice<UInt8>) -> CardBrand? {
        let one = prefix(digits, 1)
        let two = prefix(digits, 2)
        let three = prefix(digits, 3)
        let four = prefix(digits, 4)
        switch prefix(digits, 6) {
        case 401_178, 401_179, 431_274, 438_935, 451_416, 457_393, 457_631, 457_632, 504_175,
            506_699...506_778, 627_780, 636_297, 636_368, 650_031...650_033, 650_035...650_051:
            return .elo
        default: break
        }
        switch true {
        case 2200...2204 ~= four: return .mir
        case 5085...5089 ~= four, 6069...6084 ~= four, 6521...6531 ~= four, two == 81, two == 82: return .rupay
        case four == 9792: return .troy
        case three == 509, 6504...6505 ~= four, four == 6507, four == 6509, four == 6516, four == 6550:
            return .elo
        case four == 5019: return .dankort
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
