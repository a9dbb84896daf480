import LiveCoding
import LiveText
import LiveUnicode

/// The format of a sectioned field: a value that holds the rules of its texts.
///
/// Presets know the rules of a kind of text, such as ``card`` or ``iban``. Custom sections accept some characters:
///
/// ```swift
/// SectionedFormat.sections([4, 4], .digits).formatted("20261126").display  // "2026 1126"
/// SectionedFormat("digits 2-2-2")?.formatted("608371").display             // "60-83-71"
/// ```
///
/// An app makes its own formats with ``SectionRules``. Two formats are equal if their declarations are.
public struct SectionedFormat: Sendable, Hashable {
    // `Tools/wire/build.py` lists the static properties that are declared with this type.
    /// A format with a name that ``init(_:)-(String)`` knows: that of its property, in lowercase and with hyphens.
    public typealias Preset = SectionedFormat

    let rules: any SectionRules
    /// The declaration from which the format was made. Empty if it was made otherwise.
    var source: [UInt8] = []

    /// Creates a format with an app's own rules.
    public init(_ rules: any SectionRules) {
        self.rules = rules
    }

    /// Returns a format that accepts some characters.
    ///
    /// - Parameters:
    ///   - lengths: The lengths of the sections, in characters. Lengths less than 1 are ignored. Without any lengths,
    ///     there is one section without a limit: a plain field.
    ///   - accepts: The accepted characters.
    ///   - separator: The ASCII character drawn between two sections, or `nil` for a gap.
    public static func sections(
        _ lengths: [Int],
        _ accepts: AcceptedCharacters,
        separator: Unicode.Scalar? = nil
    ) -> SectionedFormat {
        SectionedFormat(FixedSections(accepts.name, accepts, lengths, separator: separator))
    }

    /// Returns a Boolean value that indicates whether two formats have the same declaration.
    public static func == (first: SectionedFormat, second: SectionedFormat) -> Bool {
        if first.rules === second.rules { return true }
        #if hasFeature(Embedded)
        return first.isDeclared(like: second)
        #else
        return first.declaration == second.declaration
        #endif
    }

    /// Returns whether a field that changes from one format to the other keeps its text as it is. The same rules can have
    /// declarations in different words, which a page's core can't compare.
    func isInterchangeable(with other: SectionedFormat) -> Bool {
        source.isEmpty || other.source.isEmpty ? self == other : isDeclared(like: other)
    }

    private func isDeclared(like other: SectionedFormat) -> Bool {
        rules.name.utf8Bytes == other.rules.name.utf8Bytes && source == other.source
    }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(rules.name.utf8Bytes)
    }
}

extension SectionedFormat {
    /// The maximum number of characters in a section. Greater lengths count as this.
    public static let longestSection = 1000
    /// The maximum number of sections. Further sections are ignored.
    public static let mostSections = 64

    /// The characters that the format accepts.
    public var accepts: AcceptedCharacters { rules.accepts }

    /// The separator between two sections in formatted text, as ASCII.
    public var separator: UInt8 { separatorByte ?? UInt8(ascii: " ") }

    /// The separator drawn between all sections of a field, or `nil` if they're separated by gaps. Those of a ``pattern(_:)`` can
    /// differ; see ``SectionedFieldPresentation/visibleSeparators``.
    public var visibleSeparator: String? { separatorByte.map { String(utf8Bytes: [$0]) } }

    /// Returns the separators on the boundaries between the sections of a text, one character for each and a space for none, or
    /// `nil` if sections are separated by gaps.
    func visibleSeparators(of raw: RawText, sections count: Int) -> String? {
        let separators =
            rules.visibleSeparators(of: raw.bytes)
            ?? separatorByte.map { [UInt8](repeating: $0, count: max(1, count) &- 1) }
        return separators.map { String(utf8Bytes: $0[...]) }
    }

    /// The visible separator, or `nil` if it isn't ASCII.
    private var separatorByte: UInt8? {
        guard let scalar = rules.visibleSeparator, scalar.isASCII else { return nil }
        return UInt8(truncatingIfNeeded: scalar.value)
    }

    #if !hasFeature(Embedded)
    /// Returns the texts that are drawn before the first section of a text and after the last one, or `nil` if there are none.
    func affixes(of raw: RawText, sections count: Int) -> SectionAffixes? {
        let texts = [0, count].map { rules.separator(before: $0, of: raw.bytes)?.utf8Bytes ?? [] }
        return SectionAffixes(prefix: texts[0], suffix: texts[1])
    }
    #endif

    /// Returns a text in this format, with separators between the sections that aren't empty.
    ///
    /// - Parameter text: A value, or a text as it's entered as a whole. Unlike ``text(set:)``, the method completes one that a field
    ///   can contain during editing: `930` is the time 09:30.
    /// - Complexity: O(*n*) in the text's bytes.
    public func formatted(_ text: String) -> FormattedText {
        let raw = held(value: text) ?? parse(text)
        let ranges = raw.sections(of: lengths(for: raw))
        let sections = ranges.map { String(utf8Bytes: raw.slice($0)) }
        var display: [UInt8] = []
        #if !hasFeature(Embedded)
        let decorations = raw.isEmpty ? nil : decorations(of: raw)
        #endif
        for (index, section) in ranges.enumerated() where !section.isEmpty {
            #if hasFeature(Embedded)
            _ = index
            if !display.isEmpty { display.append(separator) }
            #else
            if let decorations {
                display += decorations.before[index].utf8Bytes
                if index == 0, decorations.hidesSign { continue }
            } else if let before = rules.separator(before: index, of: raw.bytes) {
                display += before.utf8Bytes
            } else if !display.isEmpty {
                display.append(separator)
            }
            #endif
            display.append(contentsOf: raw.slice(section))
        }
        #if !hasFeature(Embedded)
        if let decorations {
            display += decorations.after.utf8Bytes
        } else if isComplete(raw), let ending = rules.separator(before: ranges.count, of: raw.bytes) {
            display += ending.utf8Bytes
        }
        #endif
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
    func lengths(for raw: RawText) -> [Int] { Self.usable(rules.sections(of: raw.bytes)) }

    /// Returns the lengths of sections that a field has.
    static func usable(_ lengths: [Int]) -> [Int] {
        var usable: [Int] = []
        for length in lengths where length > 0 && usable.count < mostSections {
            usable.append(min(length, longestSection))
        }
        return usable
    }

    /// Returns the maximum length of a text that begins like this one, or `nil` if there is no limit.
    func capacity(for raw: RawText) -> Int? {
        if let capacity = rules.capacity(of: raw.bytes) { return capacity }
        let lengths = lengths(for: raw)
        return lengths.isEmpty ? nil : lengths.reduce(0, &+)
    }

    /// The maximum length of any text in the format, regardless of how it begins.
    var largestCapacity: Int? { rules.largestCapacity ?? capacity(for: RawText()) }

    func isComplete(_ raw: RawText) -> Bool {
        rules.isComplete(raw.bytes) ?? (capacity(for: raw) == raw.characterCount)
    }

    /// Returns whether a complete text can be the beginning of a longer one.
    func canContinue(_ raw: RawText) -> Bool {
        rules.canContinue(raw.bytes) ?? (capacity(for: raw) ?? 0 > raw.characterCount)
    }

    func brand(of raw: RawText) -> CardBrand? { rules.brand(of: raw.bytes) }
}

#if !hasFeature(Embedded)
extension SectionedFormat: Codable {
    /// Decodes a declaration, such as `card`, `code 3 3`, or `digits 4 4 4 4`. The error for an unknown one lists the names.
    public init(from decoder: any Decoder) throws {
        let declaration = try decoder.singleValueContainer().decode(String.self)
        guard let format = SectionedFormat(declaration) else {
            let names = Self.presetNames + ["pattern"] + AcceptedCharacters.allCases.map(\.name)
            throw decoder.error("must begin with \(names.joined(separator: ", "))")
        }
        if Self.loaded(declaration) == nil {
            let words = format.rules.words.utf8Bytes
            for word in declaration.split(separator: " ").dropFirst()
            where word.contains(where: \.isLetter) && !Self.hasWord(String(word), in: words) {
                throw decoder.error("must be a name and the lengths of the sections, but has '\(word)'")
            }
            if let lengths = Self.unknownLengths(in: declaration, of: format) {
                throw decoder.error("must have the lengths of sections that vary, but has '\(lengths)'")
            }
        }
        if let country = Self.phoneCountry(of: declaration), !country.isEmpty, format == .phone() {
            throw decoder.error("must have a country with telephones, but has '\(country)'")
        }
        if let examples = Self.unknownExamples(in: declaration) {
            throw decoder.error("must have 1234567 and 1234 as examples, but has '\(examples)'")
        }
        if format.rules is PatternFormat, format.largestCapacity == nil {
            throw decoder.error("must have a place, such as 9 for a digit, but is '\(declaration)'")
        }
        if let word = Self.unknownDateWord(in: declaration) {
            throw decoder.error("must have an order, a separator, and a range, but has '\(word)'")
        }
        self = format
    }

    /// Encodes the declaration.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(declaration)
    }
}
#endif
