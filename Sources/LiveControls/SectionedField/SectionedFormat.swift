import LiveCoding
import LiveText
import LiveUnicode

/// The format of a sectioned field: its accepted characters, its sections, and its validity rules.
public enum SectionedFormat: Sendable, Hashable {
    /// Sections of these lengths, in characters. Lengths less than 1 are ignored. Without any lengths, there is one
    /// section without a limit: a plain field.
    case sections([Int], AcceptedCharacters)
    /// A payment card number, in the sections that its brand prints.
    case card
    /// A telephone number of the North American Numbering Plan, 3-3-4.
    case phoneUS
    /// A numeric code that was sent to the person, in sections of these lengths.
    case code([Int])
    /// An international bank account number, in groups of four.
    case iban
    /// A card's expiry date, MM/YY.
    case expiry

    /// A code of six digits, each in its own section.
    public static let sixDigitCode = SectionedFormat.code([1, 1, 1, 1, 1, 1])

    /// The maximum number of characters in a section. Greater lengths count as this.
    public static let longestSection = 1000
    /// The maximum number of sections. Further sections are ignored.
    public static let mostSections = 64

    /// The characters that the format accepts.
    public var accepts: AcceptedCharacters {
        switch self {
        case .sections(_, let accepts): accepts
        case .card, .phoneUS, .code, .expiry: .digits
        case .iban: .alphanumeric
        }
    }

    /// The separator between two sections in formatted text, as ASCII.
    public var separator: UInt8 { self == .expiry ? UInt8(ascii: "/") : UInt8(ascii: " ") }

    /// The separator drawn between two sections of a field, or `nil` if sections are separated by a gap.
    public var visibleSeparator: String? { self == .expiry ? "/" : nil }

    /// Returns a text in this format, with separators between the sections that aren't empty.
    ///
    /// - Complexity: O(*n*) in the text's bytes.
    public func formatted(_ text: String) -> FormattedText {
        let raw = parse(text)
        let ranges = raw.sections(of: lengths(for: raw))
        let sections = ranges.map { String(utf8Bytes: raw.slice($0)) }
        var display: [UInt8] = []
        for section in ranges where !section.isEmpty {
            if !display.isEmpty { display.append(separator) }
            display.append(contentsOf: raw.slice(section))
        }
        return FormattedText(
            text: raw.string,
            display: String(utf8Bytes: display[...]),
            sections: sections,
            isComplete: isComplete(raw),
            brand: brand(of: raw)
        )
    }
}

/// A text that is formatted in sections.
public struct FormattedText: Sendable, Hashable {
    /// The accepted characters, without separators.
    public var text: String
    /// The accepted characters, with separators.
    public var display: String
    /// The content of each section of the layout. Unused sections are empty.
    public var sections: [String]
    /// A Boolean value that indicates whether the text is complete.
    public var isComplete: Bool
    /// The card's brand, if the format is a card number.
    public var brand: CardBrand?
}

extension SectionedFormat {
    /// Returns the number of characters in each section of a text. The array is empty for a plain field.
    func lengths(for raw: RawText) -> [Int] {
        switch self {
        case .sections(let lengths, _): return Self.usable(lengths)
        case .code(let lengths):
            let usable = Self.usable(lengths)
            return usable.isEmpty ? Self.usable([6]) : usable
        case .card: return CardNumber.lengths(for: raw.bytes)
        case .phoneUS: return [3, 3, 4]
        case .iban: return IBAN.lengths(for: raw.bytes)
        case .expiry: return [2, 2]
        }
    }

    private static func usable(_ lengths: [Int]) -> [Int] {
        var usable: [Int] = []
        for length in lengths where length > 0 && usable.count < mostSections {
            usable.append(min(length, longestSection))
        }
        return usable
    }

    /// Returns the maximum length of a text that begins like this one, or `nil` if there is no limit.
    func capacity(for raw: RawText) -> Int? {
        switch self {
        case .card: return CardNumber.capacity(for: raw.bytes)
        case .iban: return IBAN.length(of: raw.bytes) ?? IBAN.longest
        default:
            let lengths = lengths(for: raw)
            return lengths.isEmpty ? nil : lengths.reduce(0, &+)
        }
    }

    /// The maximum length of any text in the format, regardless of how it begins.
    var largestCapacity: Int? {
        switch self {
        case .card: CardNumber.longest
        case .iban: IBAN.longest
        default: capacity(for: RawText())
        }
    }

    func isComplete(_ raw: RawText) -> Bool {
        switch self {
        case .card: CardNumber.isComplete(raw.bytes)
        case .iban: IBAN.isComplete(raw.bytes)
        default: capacity(for: raw).map { $0 == raw.characterCount } ?? false
        }
    }

    func brand(of raw: RawText) -> CardBrand? {
        guard case .card = self else { return nil }
        return CardBrand.brand(of: raw.bytes[...])
    }
}

extension SectionedFormat {
    /// Returns the numbers in a list such as `4 4 4 4`. Any other characters separate the numbers. Larger numbers are
    /// reduced to ``longestSection``.
    public static func lengths(in list: String) -> [Int] {
        list.withUTF8Bytes { bytes in
            var lengths: [Int] = []
            var isInNumber = false
            for byte in bytes {
                let isDigit = UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
                if isDigit, !isInNumber { lengths.append(0) }
                isInNumber = isDigit
                guard isDigit else { continue }
                let number = lengths[lengths.count &- 1] &* 10 &+ Int(byte &- UInt8(ascii: "0"))
                lengths[lengths.count &- 1] = min(number, longestSection)
            }
            return lengths
        }
    }

    /// Returns a list that ``lengths(in:)`` can read.
    public static func list(of lengths: [Int]) -> String {
        var list: [UInt8] = []
        for length in lengths {
            if !list.isEmpty { list.append(UInt8(ascii: " ")) }
            length.decimalText.withUTF8Bytes { list.append(contentsOf: $0) }
        }
        return String(utf8Bytes: list[...])
    }
}

#if !hasFeature(Embedded)
extension SectionedFormat: Codable {
    /// Decodes a declaration: the name of a preset or of ``AcceptedCharacters``, and the lengths of the sections, such as
    /// `card`, `code 3 3`, or `digits 4 4 4 4`.
    public init(from decoder: any Decoder) throws {
        let declaration = try decoder.singleValueContainer().decode(String.self)
        let words = declaration.split(separator: " ")
        let lengths = words.dropFirst().compactMap { Int($0) }.filter { $0 > 0 }
        guard let name = words.first, lengths.count == words.count - 1 else {
            throw decoder.error("must be a name and the lengths of the sections")
        }
        switch name {
        case "code": self = lengths.isEmpty ? .sixDigitCode : .code(lengths)
        case "card" where lengths.isEmpty: self = .card
        case "phone-us" where lengths.isEmpty: self = .phoneUS
        case "iban" where lengths.isEmpty: self = .iban
        case "expiry" where lengths.isEmpty: self = .expiry
        default:
            guard let accepted = AcceptedCharacters.allCases.first(where: { $0.codedName == name }) else {
                let names = AcceptedCharacters.allCases.map(\.codedName).joined(separator: ", ")
                throw decoder.error("must begin with card, phone-us, code, iban, expiry, \(names)")
            }
            self = .sections(lengths, accepted)
        }
    }

    /// Encodes the declaration.
    public func encode(to encoder: any Encoder) throws {
        let name =
            switch self {
            case .sections(_, let accepted): accepted.codedName
            case .card: "card"
            case .phoneUS: "phone-us"
            case .code: "code"
            case .iban: "iban"
            case .expiry: "expiry"
            }
        let lengths =
            switch self {
            case .sections, .code: self.lengths(for: RawText())
            case .card, .phoneUS, .iban, .expiry: [Int]()
            }
        var container = encoder.singleValueContainer()
        try container.encode(lengths.isEmpty ? name : "\(name) \(Self.list(of: lengths))")
    }
}
#endif
