import LiveControls
import LiveTestSupport
import LiveText
import Testing

/// An array of characters without sections, to which the test applies the same edits.
private struct PlainText {
    let rule: PlainRule
    var characters: [Character] = []
    var selection = 0..<0
    /// Whether an insertion has changed the text or entered it again as a whole.
    var isEntered = false

    var text: String { String(characters) }

    func offset(of index: Int) -> Int { characters[..<index].reduce(0) { $0 + $1.utf16.count } }

    var selectedOffsets: Range<Int> { offset(of: selection.lowerBound)..<offset(of: selection.upperBound) }

    var isComplete: Bool { characters.count == rule.capacity }

    /// Makes an edit.
    ///
    /// - Parameter isAsked: Whether the host asks first, so that a rejected edit is never made and doesn't change the
    ///   selection.
    /// - Returns: Whether part of the edit was made.
    @discardableResult
    mutating func make(_ edit: TextEdit, isAsked: Bool) -> Bool {
        let start = index(of: edit.range.lowerBound)
        let range = start..<index(of: edit.range.upperBound)
        let whole = rule.filling(edit.replacement)
        if let whole, rule.isPreset {
            isEntered = isEntered || isAsked
            return replace(0..<characters.count, with: whole)
        }
        var inserted = edit.replacement.filter(rule.accepts)
        if rule.leavesOutCountryCode, start == 0 { inserted = String(inserted.drop { $0 == "1" }) }
        inserted = String(inserted.prefix(rule.capacity - (characters.count - range.count)))
        guard edit.replacement.isEmpty || !inserted.isEmpty else {
            if !isAsked { selection = range.upperBound..<range.upperBound }
            return false
        }
        isEntered = isEntered || isAsked && whole == inserted
        return replace(range, with: inserted)
    }

    private mutating func replace(_ range: Range<Int>, with inserted: String) -> Bool {
        let before = characters
        characters.replaceSubrange(range, with: inserted)
        isEntered = isEntered || !inserted.isEmpty && characters != before
        let caret = range.lowerBound + inserted.count
        selection = caret..<caret
        return true
    }

    /// Returns the range that the backspace or delete key removes.
    func deletion(isForward: Bool) -> Range<Int> {
        let caret = selection.lowerBound
        guard selection.isEmpty else { return selection }
        return isForward ? caret..<min(characters.count, caret + 1) : max(0, caret - 1)..<caret
    }

    /// Returns the difference between a native field and the plain text, or `nil` if there is none.
    func error(of field: NativeField, completions: Int) -> String? {
        if Array(field.text.utf8) != Array(text.utf8) { return "'\(field.text)' instead of '\(text)'" }
        if field.selection != selectedOffsets { return "\(field.selection) instead of \(selectedOffsets) in '\(text)'" }
        return field.completions == completions ? nil : "\(field.completions) completions instead of \(completions)"
    }

    /// Sets a text. A text that edits can produce is kept, and any other text is read as a whole.
    mutating func set(_ text: String) {
        characters = text.allSatisfy(rule.accepts) && text.count <= rule.capacity ? Array(text) : []
        if characters.isEmpty { make(TextEdit(0..<0, text), isAsked: true) }
        selection = characters.count..<characters.count
    }

    private func index(of offset: Int) -> Int {
        (0...characters.count).first { self.offset(of: $0) >= offset } ?? characters.count
    }
}

/// A format that a plain text with a filter and a maximum length describes completely.
struct PlainRule: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var format: SectionedFormat
    var capacity: Int
    var leavesOutCountryCode = false
    var isPreset = true
    var accepts: @Sendable (Character) -> Bool

    /// Returns the accepted characters of an insertion of several characters that alone fills the field.
    func filling(_ insertion: String) -> String? {
        var accepted = insertion.filter(accepts)
        if leavesOutCountryCode, accepted.first == "1", accepted.count > capacity { accepted.removeFirst() }
        return accepted.count > 1 && accepted.count == capacity ? accepted : nil
    }

    static let all: [PlainRule] = [
        PlainRule("4 4 4 4", .digits), PlainRule("1 1 1", .digits), PlainRule("7", .digits), PlainRule("0 3", .digits),
        PlainRule("1 5 2", .letters), PlainRule("3 2 2 2", .alphanumeric), PlainRule("2 2", .alphanumeric),
        PlainRule("12 1 30", .any), PlainRule("2 1", .any), PlainRule("", .any),
        PlainRule(testDescription: "code", format: .sixDigitCode, capacity: 6, accepts: isDigit),
        PlainRule(
            testDescription: "phone",
            format: .phoneUS,
            capacity: 10,
            leavesOutCountryCode: true,
            accepts: isDigit
        ),
    ]

    private static let isDigit: @Sendable (Character) -> Bool = { $0.isASCII && $0.isNumber }

    private init(
        testDescription: String,
        format: SectionedFormat,
        capacity: Int,
        leavesOutCountryCode: Bool = false,
        accepts: @escaping @Sendable (Character) -> Bool
    ) {
        self.testDescription = testDescription
        self.format = format
        self.capacity = capacity
        self.leavesOutCountryCode = leavesOutCountryCode
        self.accepts = accepts
    }

    private init(_ list: String, _ accepted: AcceptedCharacters) {
        let lengths = SectionedFormat.lengths(in: list)
        isPreset = false
        testDescription = "\(list) \(accepted)"
        format = .sections(lengths, accepted)
        capacity = lengths.isEmpty ? .max : lengths.reduce(0, +)
        switch accepted {
        case .digits: accepts = Self.isDigit
        case .letters: accepts = { $0.isASCII && $0.isLetter }
        case .alphanumeric: accepts = { $0.isASCII && ($0.isLetter || $0.isNumber) }
        case .any: accepts = { _ in true }
        }
    }
}

@Suite("Sectioned field: comparison with plain text")
struct SectionedFieldDifferentialTests {
    private static let pieces = [
        "4", "4", "7", "1", "x", "Q", " ", "-", "12", "4242-4242", "a1b2", "é", "漢", "😀", "1 (212) 555-2679", "37",
        "9999999999999999999", "04/27", "de89 3704", "IBAN",
    ]

    /// Returns the first inconsistency between a native field and its model, or `nil` if there is none.
    static func error(of field: NativeField) -> String? {
        let shown = field.model.presentation
        if let error = field.errors.first { return error }
        if Array(shown.text.utf16) != field.units {
            return "'\(field.text)' in the field, '\(shown.text)' in the model"
        }
        if field.selection != shown.selection {
            return "\(field.selection) in the field, \(shown.selection) in the model"
        }
        if shown.selection.lowerBound < 0 || shown.selection.upperBound > field.units.count { return "caret outside" }
        let parts = shown.sections.map { String(decoding: field.units[$0], as: UTF16.self) }
        if parts.joined() != shown.text { return "sections of '\(parts)' in '\(shown.text)'" }
        if shown.sections.count != max(1, shown.lengths.count) { return "\(parts) for \(shown.lengths)" }
        for (part, length) in zip(parts, shown.lengths) where TextUnit.characters.count(part) > length {
            return "\(parts) for \(shown.lengths)"
        }
        return nil
    }

    @Test(
        "matches a filtered and limited plain text after any sequence of edits, compositions, and sets",
        arguments: PlainRule.all,
        NativeField.Manner.allCases
    )
    func edits(rule: PlainRule, manner: NativeField.Manner) {
        for seed in UInt64(1)...12 {
            var random = SplitMix64(seed: seed)
            var field = NativeField(rule.format, manner: manner)
            var plain = PlainText(rule: rule)
            var (isTold, completions) = (false, 0)
            field.focus()
            for step in 0..<100 {
                let piece = Self.pieces.randomElement(using: &random) ?? ""
                var isEdited = false
                switch Int.random(in: 0..<24, using: &random) {
                case 0..<11:
                    let (edit, isAsked) = field.replaceSelection(with: piece)
                    isEdited = plain.make(edit, isAsked: isAsked) || !isAsked
                case 11..<16:
                    plain.selection = plain.deletion(isForward: Bool.random(using: &random))
                    field.select(plain.selectedOffsets)
                    let (edit, isAsked) = field.replaceSelection(with: "")
                    plain.make(edit, isAsked: isAsked)
                    isEdited = true
                case 16..<18:
                    let isLeft = Bool.random(using: &random)
                    let others = (0..<2).map { _ in Self.pieces.randomElement(using: &random) ?? "" }
                    plain.make(field.compose(others + [piece], isLeft: isLeft), isAsked: false)
                    if isLeft { plain.selection = select(in: plain, of: &field, using: &random) }
                    isEdited = true
                case 18:
                    field.set(piece)
                    plain.set(piece)
                    isTold = isTold && plain.isComplete
                default: plain.selection = select(in: plain, of: &field, using: &random)
                }
                // A completion by the program is reported with the person's next edit.
                if isEdited {
                    completions += plain.isComplete && (plain.isEntered || !isTold) ? 1 : 0
                    isTold = plain.isComplete
                }
                plain.isEntered = false
                if let error = Self.error(of: field) ?? plain.error(of: field, completions: completions) {
                    Issue.record("seed \(seed), step \(step): \(error)")
                    return
                }
            }
        }
    }

    private func select(
        in plain: PlainText,
        of field: inout NativeField,
        using random: inout SplitMix64
    ) -> Range<Int> {
        let first = Int.random(in: 0...plain.characters.count, using: &random)
        let second = Bool.random(using: &random) ? first : Int.random(in: 0...plain.characters.count, using: &random)
        let range = min(first, second)..<max(first, second)
        field.select(plain.offset(of: range.lowerBound)..<plain.offset(of: range.upperBound))
        return range
    }
}
