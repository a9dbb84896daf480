import LiveText
import LiveUnicode

/// What a sectioned field is for: which characters it takes, into which sections, and when they are right.
public enum SectionedFormat: Sendable, Hashable {
    /// Sections of these lengths, in characters; those below one are left out. Without any, there is one section
    /// without end: a plain field.
    case sections([Int], AcceptedCharacters)
    /// The number of a payment card, in sections as its brand prints it.
    case card
    /// A telephone number of the United States and their neighbours, 3-3-4.
    case phoneUS
    /// A code that was sent to the person, in sections of these lengths, in digits.
    case code([Int])
    /// An international bank account number, in groups of four.
    case iban
    /// A card's expiry date, MM/YY.
    case expiry

    /// A code of six digits, each in a section of its own.
    public static let sixDigitCode = SectionedFormat.code([1, 1, 1, 1, 1, 1])

    /// The most characters in a section; what is more counts as this.
    public static let longestSection = 1000
    /// The most sections; what is more is left out.
    public static let mostSections = 64

    /// Which characters are taken.
    public var accepts: AcceptedCharacters {
        switch self {
        case .sections(_, let accepts): accepts
        case .card, .phoneUS, .code, .expiry: .digits
        case .iban: .alphanumeric
        }
    }

    /// What stands between two sections where the text is written out, as ASCII.
    public var separator: UInt8 { self == .expiry ? UInt8(ascii: "/") : UInt8(ascii: " ") }

    /// What is drawn between two sections of a field; `nil` where a gap tells them apart.
    public var visibleSeparator: String? { self == .expiry ? "/" : nil }

    /// A text as this format writes it, with separators between the sections that hold something.
    ///
    /// - Complexity: O(*n*) in the text's bytes.
    public func formatted(_ text: String) -> FormattedText {
        let raw = reading(text)
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

/// A text in the writing of a format.
public struct FormattedText: Sendable, Hashable {
    /// The accepted characters, without separators.
    public var text: String
    /// The same with separators.
    public var display: String
    /// What each section of the layout holds; empty where nothing does.
    public var sections: [String]
    /// Whether nothing is missing.
    public var isComplete: Bool
    /// The card's brand, where the format is a card's.
    public var brand: CardBrand?
}

extension SectionedFormat {
    /// How many characters each section of a text has room for; empty for a plain field.
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

    /// How many characters a text may have that would be this one; `nil` for no limit.
    func capacity(for raw: RawText) -> Int? {
        switch self {
        case .card: return CardNumber.capacity(for: raw.bytes)
        case .iban: return IBAN.length(of: raw.bytes) ?? IBAN.longest
        default:
            let lengths = lengths(for: raw)
            return lengths.isEmpty ? nil : lengths.reduce(0, &+)
        }
    }

    /// No text of the format is longer, whatever it begins with.
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
    /// The numbers of a list such as `4 4 4 4`; whatever stands between them parts them. Large ones are cut to
    /// ``longestSection``.
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

    /// A list that ``lengths(in:)`` reads.
    public static func list(of lengths: [Int]) -> String {
        var list: [UInt8] = []
        for length in lengths {
            if !list.isEmpty { list.append(UInt8(ascii: " ")) }
            length.decimalText.withUTF8Bytes { list.append(contentsOf: $0) }
        }
        return String(utf8Bytes: list[...])
    }
}
