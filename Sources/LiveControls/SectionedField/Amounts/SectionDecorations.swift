#if !hasFeature(Embedded)
/// The texts that are drawn around the sections of an amount, which aren't part of the field's text. A page writes them
/// itself.
public struct SectionDecorations: Sendable, Hashable, Codable {
    /// The text before each section: the currency, the minus sign, or a separator.
    public var before: [String]
    /// The text after the last character.
    public var after: String
    /// The currency with its spaces, wherever it is.
    public var unit: String
    /// A Boolean value that indicates whether the first section is a minus sign, which is part of the text before the second
    /// one.
    public var hidesSign: Bool

    /// Creates decorations.
    ///
    /// ```swift
    /// SectionDecorations(before: ["", ",", ""], after: " kg", unit: " kg")  // around 1, 234 and .5
    /// ```
    ///
    /// - Parameters:
    ///   - before: The text before each section. Missing texts are empty.
    ///   - after: The text after the last character.
    ///   - unit: The currency or the unit with its spaces, which is also in the text before the first section or after
    ///     the last one.
    ///   - hidesSign: Whether the first section is a minus sign, which is part of the text before the second one.
    public init(before: [String], after: String = "", unit: String = "", hidesSign: Bool = false) {
        (self.before, self.after, self.unit, self.hidesSign) = (before, after, unit, hidesSign)
    }
}

extension SectionedFormat {
    /// Whether the text is a number, which a screen reader reads as such.
    package var isAmount: Bool { rules.decorations(of: []) != nil }

    /// Returns the decorations of a text, with a text before each section, or `nil` if there are none.
    func decorations(of raw: RawText) -> SectionDecorations? {
        guard var decorations = rules.decorations(of: raw.bytes) else { return nil }
        let count = max(lengths(for: raw).count, decorations.hidesSign ? 2 : 1)
        while decorations.before.count < count { decorations.before.append("") }
        return decorations
    }
}

extension SectionDecorations {
    /// Returns the decorations of a right-to-left field, whose number is still written from left to right: the currency is at
    /// its left.
    package var rightToLeft: Self {
        let marks = "\u{200E}\u{200F}\u{61C}".unicodeScalars
        let name = String(
            String.UnicodeScalarView(
                unit.unicodeScalars.filter { scalar in
                    !marks.contains(scalar) && !scalar.properties.isWhitespace
                }
            )
        )
        let hasSpace = unit.unicodeScalars.contains { $0.properties.isWhitespace }
        var decorations = self
        if hidesSign {
            decorations.before[1] = String(before[1].filter { "-\u{2212}".contains($0) })
        }
        decorations.before[0] = name.isEmpty ? "" : "\u{2068}\(name)\u{2069}" + (hasSpace ? "\u{A0}" : "")
        decorations.after = ""
        return decorations
    }

    init(sections: [Int], _ offsets: (start: Int, point: Int), _ text: [UInt8], examples declaration: String) {
        let examples = declaration.dropFirst(AmountFormat.declaration.count + 1)
        let written = (examples.isEmpty ? AmountNotation.defaultExamples[...] : examples).split(separator: ";")
        let first = Self.parts(written.first ?? "")
        let second = written.count > 1 ? Self.parts(written[1]) : first
        let hidesSign = offsets.start > 0 && text.count > 1
        var signed = hidesSign ? second : first
        // A field for positive numbers can have a negative value.
        if hidesSign, second.prefix + second.suffix == first.prefix + first.suffix {
            signed.prefix = "-" + signed.prefix
        }
        let group = first.separators.first { $0.place < AmountNotation.exampleDigits }?.text ?? ""
        self.hidesSign = hidesSign
        before = sections.indices.map { index in
            if index == (hidesSign ? 1 : 0) { return signed.prefix }
            let isGroup = index > (hidesSign ? 1 : 0) && sections[..<index].reduce(0, +) < offsets.point
            return isGroup ? group : ""
        }
        after = signed.suffix
        unit = first.prefix + first.suffix
    }

    private typealias Parts = (prefix: String, separators: [(place: Int, text: String)], suffix: String)

    /// Returns the texts around and between the digits of an example, and the numbers of digits before them.
    private static func parts(_ example: Substring) -> Parts {
        let isDigit = { (character: Character) in character.isASCII && character.isNumber }
        guard let start = example.firstIndex(where: isDigit), let end = example.lastIndex(where: isDigit) else {
            return (String(example), [], "")
        }
        var (separators, place) = ([(place: Int, text: String)](), 0)
        for character in example[start...end] {
            if isDigit(character) {
                place += 1
            } else if separators.last?.place == place {
                separators[separators.count - 1].text.append(character)
            } else {
                separators.append((place, String(character)))
            }
        }
        return (String(example[..<start]), separators, String(example[example.index(after: end)...]))
    }
}
#endif
