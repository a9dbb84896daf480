import LiveUnicode

extension SectionedFormat {
    #if !hasFeature(Embedded)
    /// The text that identifies the format, which ``init(_:)-(String)`` reads.
    ///
    /// ```swift
    /// SectionedFormat.phoneUS.declaration                  // "phone-us"
    /// SectionedFormat.code([3, 3]).declaration             // "code 3 3"
    /// SectionedFormat.sections([4, 4], .any).declaration   // "any 4 4"
    /// SectionedFormat.card(brands: [.visa]).declaration    // "card visa"
    /// ```
    ///
    /// The declaration of an app's own format is its name.
    public var declaration: String {
        var bytes = rules.name.utf8Bytes
        let words = rules.words.utf8Bytes
        if !words.isEmpty { bytes += [UInt8(ascii: " ")] + words }
        guard rules.declaresSections else { return String(utf8Bytes: bytes[...]) }
        for (index, length) in rules.sections.enumerated() {
            bytes.append(index == 0 ? UInt8(ascii: " ") : separator)
            bytes.append(contentsOf: length.decimalText.utf8Bytes)
        }
        return String(utf8Bytes: bytes[...])
    }
    #endif

    /// Creates a preset or custom sections from a declaration.
    ///
    /// A declaration is the name of a preset, or that of ``AcceptedCharacters``: `card`, `any`. Words may follow, such as
    /// the accepted brands of a card, `card visa amex`, the brand of a security code, `cvc amex`, or the characters of a
    /// code: `code alphanumeric`, `code [2345CDFG]`. The lengths of the sections follow in custom sections and in presets
    /// whose sections vary: `code 3 3`, `digits 4 4 4 4`. An ASCII character between all of them is the visible
    /// separator: `alphanumeric 2-2-2`. A space, a comma, or a period only separates the lengths.
    ///
    /// - Parameter declaration: The declaration. Options that the format doesn't have, and bounds that aren't dates
    ///   or times, are ignored. Decoding them is an error.
    /// - Returns: `nil` if no preset or accepted characters have the name, as for an app's own format.
    public init?(_ declaration: String) {
        let bytes = declaration.utf8Bytes
        let (words, list) = Self.words(in: bytes)
        let (numbers, separator) = Self.sections(in: list)
        let lengths = Self.usable(numbers)
        for preset in Self.presets where Self.isNamed(preset.rules.name, in: bytes) {
            let isPlain = words.isEmpty && lengths.isEmpty
            self =
                isPlain ? preset : preset.rules.variant(words: words, sections: lengths, separator: separator) ?? preset
            source = bytes
            return
        }
        for accepts in AcceptedCharacters.allCases where Self.isNamed(accepts.name, in: bytes) {
            let rules = FixedSections(accepts.name, accepts, lengths, separator: separator)
            self = rules.variant(words: words, sections: lengths, separator: separator) ?? SectionedFormat(rules)
            source = bytes
            return
        }
        guard let loaded = Self.loaded(declaration) else { return nil }
        self = loaded
        source = bytes
    }

    /// Returns the words that follow the name in a declaration, and the list of lengths after them.
    private static func words(in declaration: [UInt8]) -> (words: String, list: ArraySlice<UInt8>) {
        let space = UInt8(ascii: " ")
        var start = 0
        while start < declaration.count, declaration[start] != space { start &+= 1 }
        var end = start
        while end < declaration.count {
            let first = declaration[end]
            if first == space {
                end &+= 1
            } else if first == UInt8(ascii: "[") || UInt8(ascii: "a")...UInt8(ascii: "z") ~= first | 0x20 {
                while end < declaration.count, declaration[end] != space { end &+= 1 }
            } else {
                break
            }
        }
        return (String(utf8Bytes: declaration[start..<end]), declaration[end...])
    }

    #if !hasFeature(Embedded)
    /// Returns the list of lengths in a declaration, if it isn't that of the format's sections: for a format whose sections don't vary,
    /// for lengths that are all 0, and for a minus sign.
    static func unknownLengths(in declaration: String, of format: SectionedFormat) -> String? {
        let list = words(in: declaration.utf8Bytes).list
        let known = format.rules.declaresSections ? format.rules.sections : []
        let isKnown = list.first.map { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ?? true
        let lengths = usable(sections(in: list).lengths)
        return list.isEmpty || isKnown && !lengths.isEmpty && lengths == known ? nil : String(utf8Bytes: list)
    }
    #endif

    /// Returns whether a word is among others, which spaces separate.
    @inline(never)  // It has several callers.
    static func hasWord(_ word: String, in words: [UInt8]) -> Bool {
        let word = word.utf8Bytes
        var start = 0
        for end in 0...words.count where end == words.count || words[end] == UInt8(ascii: " ") {
            if end &- start == word.count, word.indices.allSatisfy({ word[$0] == words[start &+ $0] }) { return true }
            start = end &+ 1
        }
        return false
    }

    /// Returns whether a declaration begins with a name.
    @inline(never)  // It has many callers.
    static func isNamed(_ name: String, in declaration: [UInt8]) -> Bool {
        let name = name.utf8Bytes
        guard declaration.count == name.count || declaration.count > name.count && declaration[name.count] == 0x20
        else {
            return false
        }
        for index in name.indices where name[index] != declaration[index] { return false }
        return true
    }

    /// Returns the numbers in a list such as `4 4 4 4`. Any other characters separate the numbers. Larger numbers are
    /// reduced to ``longestSection``.
    public static func lengths(in list: String) -> [Int] { sections(in: list.utf8Bytes[...]).lengths }

    static func sections(in list: ArraySlice<UInt8>) -> (lengths: [Int], separator: Unicode.Scalar?) {
        var lengths: [Int] = []
        var separator: UInt8?
        var gap = (count: 0, last: UInt8(ascii: " "))
        for byte in list {
            guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else {
                gap = (gap.count &+ 1, byte)
                continue
            }
            if gap.count > 0 || lengths.isEmpty {
                let found = gap.count == 1 && isVisible(gap.last) ? gap.last : nil
                separator = lengths.count == 1 || separator == found ? found : nil
                lengths.append(0)
                gap.count = 0
            }
            let number = lengths[lengths.count &- 1] &* 10 &+ Int(byte &- UInt8(ascii: "0"))
            lengths[lengths.count &- 1] = min(number, longestSection)
        }
        return (lengths, lengths.count > 1 ? separator.map { Unicode.Scalar($0) } : nil)
    }

    /// Returns whether a byte in a declaration is drawn between sections. A comma and a period don't tell a list from a
    /// number with a fraction.
    private static func isVisible(_ byte: UInt8) -> Bool {
        byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: ",") && byte != UInt8(ascii: ".")
    }
}
