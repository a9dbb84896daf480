import LiveUnicode

extension SectionedFormat {
    /// Returns a format of one's own layout.
    ///
    /// In a pattern, `9` is a digit, `A` a letter, `X` a letter or a digit, `a` and `x` the same in the case that's typed,
    /// and `*` any ASCII character. A `?` makes the place before it optional. Other characters separate the sections and
    /// aren't typed. Alternatives are separated by `|`; the first one that fits applies. A backslash makes the next character
    /// a separator: `+4\9 999 9999`. Places after the first ``mostSections`` are ignored.
    ///
    /// ```swift
    /// SectionedFormat.pattern("AA-999-AA").formatted("ab123cd").display            // "AB-123-CD"
    /// SectionedFormat.pattern("999.999.999-99").formatted("52998224725").display   // "529.982.247-25"
    /// SectionedFormat.pattern("AA?9X? 9AA").formatted("sw1a1aa").display           // "SW1A 1AA"
    /// ```
    public static func pattern(_ pattern: String) -> SectionedFormat { SectionedFormat(PatternFormat(pattern)) }
}

/// The rules of a pattern.
final class PatternFormat: SectionRules {
    let name: String
    private let alternatives: [SectionPattern]

    static let declaration = "pattern"

    init(_ pattern: String) {
        name = String(utf8Bytes: ((Self.declaration + " ").utf8Bytes + pattern.utf8Bytes)[...])
        alternatives = SectionPattern.alternatives(of: pattern.utf8Bytes)
    }

    private var places: [SectionPattern.Place] { alternatives.flatMap { $0.places } }

    var accepts: AcceptedCharacters {
        let accepted = places.map { $0.accepts }
        if accepted.contains(where: { $0.others }) { return .any }
        let (letters, digits) = (accepted.contains { $0.letters }, accepted.contains { $0.digits })
        return letters ? digits ? .alphanumeric : .letters : .digits
    }

    var isUppercase: Bool {
        let letters = places.filter { $0.accepts.letters }
        return !letters.isEmpty && letters.allSatisfy { $0.isUppercase }
    }

    var requiresCompletion: Bool { true }
    var replacesText: Bool { false }
    var largestCapacity: Int? { alternatives.map { $0.places.count }.max() }

    func capacity(of text: [UInt8]) -> Int? { largestCapacity }

    /// The first punctuation mark of each separator. A layout with texts around its sections is one box, too.
    func visibleSeparators(of text: [UInt8]) -> [UInt8]? {
        let isDrawn = alternatives.contains { alternative in
            alternative.separators.dropFirst().contains { drawn($0) != nil }
                || [alternative.separators[0], alternative.ending].contains { $0.contains { $0 > UInt8(ascii: " ") } }
        }
        return isDrawn ? separators(of: text).dropFirst().dropLast().map { drawn($0) ?? UInt8(ascii: " ") } : nil
    }

    private func drawn(_ separator: [UInt8]) -> UInt8? {
        separator.first { UInt8(ascii: "!")...UInt8(ascii: "~") ~= $0 && !$0.isAlphanumeric }
    }

    #if !hasFeature(Embedded)
    func separator(before section: Int, of text: [UInt8]) -> String? {
        let separators = separators(of: text)
        return separators.indices.contains(section) ? String(utf8Bytes: separators[section][...]) : nil
    }
    #endif

    /// Returns the text before each section that isn't left out, and the text after the last one. The first one has the layout's
    /// beginning.
    func separators(of text: [UInt8]) -> [[UInt8]] {
        guard let (pattern, lengths) = layout(of: text) else { return [] }
        let separators = zip(pattern.separators, lengths).compactMap { $1 > 0 ? $0 : nil }
        return [pattern.separators[0]] + separators.dropFirst() + [pattern.ending]
    }

    // The text

    /// Returns the characters that any place accepts, apart from the separators. A letter or a digit that separates, as the 1 in
    /// `+1 (999) 999-9999`, is also a character of the text. It's left out only at the start and the end, where the layout has it.
    func accepted(in text: String) -> [UInt8]? {
        var rest = text.utf8Bytes.foldedToASCII
        for isEnding in [false, true] {
            for alternative in alternatives {
                let length = alternative.affixLength(of: rest, isEnding: isEnding)
                guard length != 0 else { continue }
                var inner = rest
                if isEnding { inner.removeLast(abs(length)) } else { inner.removeFirst(abs(length)) }
                guard length > 0 || isBetter(accepted(in: inner), than: accepted(in: rest)) else { continue }
                rest = inner
                break
            }
        }
        return accepted(in: rest)
    }

    private func isBetter(_ rest: [UInt8], than whole: [UInt8]) -> Bool {
        whole.count > largestCapacity ?? 0 || placed(whole) == nil && placed(rest) != nil
    }

    private func accepted(in bytes: [UInt8]) -> [UInt8] {
        let (places, isUppercase) = (places, isUppercase)
        let separators = alternatives.flatMap { $0.separators.flatMap { $0 } + $0.ending }.filter { !$0.isAlphanumeric }
        return bytes.filter { byte in
            byte > UInt8(ascii: " ") && byte < 0x7F && !separators.contains(byte)
                && places.contains { $0.accepts(byte) }
        }.map { isUppercase ? $0.uppercased : $0 }
    }

    func read(_ text: String, accepted: [UInt8]) -> [UInt8]? { uppercased(accepted, in: accepted, from: 0) }

    /// Reads a text that a program sets or submits. One that doesn't fit the places is an error, and isn't made to fit.
    func text(ofValue value: [UInt8]) -> [UInt8]? {
        let text = String(utf8Bytes: value[...])
        let accepted = accepted(in: text) ?? []
        return accepted.isEmpty || accepted.count > largestCapacity ?? 0 ? nil : read(text, accepted: accepted)
    }

    /// Leaves out what doesn't fit at the place of the insertion. The characters after it may not fit any longer, as after a
    /// deletion, and can be repaired.
    ///
    /// A text that becomes too long may begin with what the layout has before it, as with the 1 of `+1 (999) 999-9999`.
    func willInsert(_ insertion: inout SectionInsertion) {
        if insertion.isAtEnd, insertion.result.count > largestCapacity ?? 0,
            let whole = accepted(in: String(utf8Bytes: insertion.result[...])), isComplete(whole) == true
        {
            return insertion.replaceText(with: whole)
        }
        let head = Array(insertion.text[..<insertion.range.lowerBound])
        // What follows characters that don't fit has no place.
        guard placed(head) != nil else { return }
        insertion.inserted = fitting(insertion.inserted, after: head)
        insertion.inserted = uppercased(insertion.inserted, in: insertion.result, from: head.count)
    }

    /// Returns characters of a text as its places have them, also if what follows doesn't fit.
    private func uppercased(_ characters: [UInt8], in text: [UInt8], from start: Int) -> [UInt8] {
        let end = start &+ characters.count
        guard let placed = placed(text) ?? placed(Array(text[..<end])) else { return characters }
        return characters.indices.map { index in
            let place = placed.pattern.places[placed.assigned[start &+ index]]
            return place.isUppercase ? characters[index].uppercased : characters[index]
        }
    }

    private func fitting(_ characters: [UInt8], after head: [UInt8]) -> [UInt8] {
        var (open, fitting) = (alternatives.map { $0.open }, [UInt8]())
        for (index, byte) in (head + characters).enumerated() {
            let next = alternatives.indices.map { alternatives[$0].open(after: byte, at: open[$0]) }
            guard next.contains(where: { $0.contains(true) }) else { continue }
            open = next
            if index >= head.count { fitting.append(byte) }
        }
        return fitting
    }

    private typealias Placed = (pattern: SectionPattern, assigned: [Int])

    /// Returns the first alternative that a text completes, or else the first one that it fits.
    private func placed(_ text: [UInt8]) -> Placed? {
        let pattern =
            alternatives.first { $0.missingCount(in: text) == 0 }
            ?? alternatives.first { $0.missingCount(in: text) != nil }
        guard let pattern, let assigned = pattern.assigned(text) else { return nil }
        return (pattern, assigned)
    }

    // The sections

    func sections(of text: [UInt8]) -> [Int] { layout(of: text)?.lengths ?? [] }

    /// Returns the alternative that a text has, and the lengths of its sections. A text that doesn't fit has the first one.
    private func layout(of text: [UInt8]) -> (pattern: SectionPattern, lengths: [Int])? {
        let placed = placed(text)
        guard let pattern = placed?.pattern ?? alternatives.first else { return nil }
        return (pattern, pattern.lengths(placed?.assigned ?? []))
    }

    func isComplete(_ text: [UInt8]) -> Bool? { alternatives.contains { $0.missingCount(in: text) == 0 } }

    func canContinue(_ text: [UInt8]) -> Bool? { alternatives.contains { $0.canContinue(text) } }

    func missingCount(in text: [UInt8]) -> Int? { alternatives.compactMap { $0.missingCount(in: text) }.min() ?? 0 }

    func verdict(on text: [UInt8], today: CalendarMonth?) -> SectionVerdict? {
        placed(text) == nil ? .incorrect(.incorrect) : nil
    }
}

extension SectionedFieldModel {
    /// The texts around the sections of a pattern, for a page, whose core has no other use for them.
    package var patternAffixes: SectionAffixes? {
        let name = format.rules.name.utf8Bytes
        guard SectionedFormat.isNamed(PatternFormat.declaration, in: name) else { return nil }
        let pattern = PatternFormat(String(utf8Bytes: name.dropFirst(PatternFormat.declaration.utf8Bytes.count &+ 1)))
        let separators = pattern.separators(of: committedText.bytes)
        return SectionAffixes(prefix: separators.first ?? [], suffix: separators.last ?? [])
    }
}

extension UInt8 {
    var isAlphanumeric: Bool { AcceptedCharacters.alphanumeric.accepts(self) }

    /// The uppercase form of an ASCII letter.
    var uppercased: UInt8 { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self ? self &- 0x20 : self }
}
