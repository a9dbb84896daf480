import LiveControls
import LiveTestSupport
import LiveText
import Testing

/// A native field that does what a platform does: it edits the display as plain text, unless the model says otherwise.
private struct PlatformField {
    var model: SectionedFieldModel
    var text: [UTF16.CodeUnit] = []
    var selection = 0..<0

    mutating func edit(_ edit: SectionedFieldEdit) {
        let effects = model.send(.edit(edit, selection: selection))
        for effect in effects {
            switch effect {
            case .allow: carryOut(edit)
            case .replace(let range, let replacement):
                text.replaceSubrange(range, with: Array(replacement.utf16))
                let end = range.lowerBound + replacement.utf16.count
                selection = end..<end
            case .select(let range): selection = range
            default: break
            }
        }
    }

    mutating func select(_ range: Range<Int>) {
        selection = range
        for case .select(let range) in model.send(.selectionChanged(range)) { selection = range }
    }

    private mutating func carryOut(_ edit: SectionedFieldEdit) {
        var range = selection
        var inserted: [UTF16.CodeUnit] = []
        switch edit {
        case .insert(let text): inserted = Array(text.utf16)
        case .deleteBackward where range.isEmpty: range = max(0, range.lowerBound - 1)..<range.lowerBound
        case .deleteForward where range.isEmpty: range = range.lowerBound..<min(text.count, range.lowerBound + 1)
        default: break
        }
        text.replaceSubrange(range, with: inserted)
        selection = range.lowerBound + inserted.count..<range.lowerBound + inserted.count
    }
}

/// The same edits on an array of characters, without sections.
private struct PlainText {
    var characters: [Character] = []
    var selection = 0..<0
    let lengths: [Int]
    let accepts: (Character) -> Bool

    var capacity: Int { lengths.reduce(0, +) }

    mutating func edit(_ edit: SectionedFieldEdit) {
        var range = selection
        var inserted: [Character] = []
        let caret = range.lowerBound
        let starts = lengths.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
        switch edit {
        case .insert(let text):
            inserted = Array(text.filter(accepts).prefix(capacity - characters.count + range.count))
            if inserted.isEmpty { return }
        case _ where !range.isEmpty: break
        case .deleteBackward: range = max(0, caret - 1)..<caret
        case .deleteForward: range = caret..<min(characters.count, caret + 1)
        case .deleteSectionBackward: range = (starts.last { $0 < caret } ?? 0)..<caret
        case .deleteSectionForward:
            range = caret..<min(characters.count, starts.first { $0 > caret } ?? characters.count)
        case .deleteToStart: range = 0..<caret
        case .deleteToEnd: range = caret..<characters.count
        }
        characters.replaceSubrange(range, with: inserted)
        selection = range.lowerBound + inserted.count..<range.lowerBound + inserted.count
    }

    /// The text with a separator where a section is full and another follows, and where each character stands in it.
    var display: (text: String, offsets: [Int]) {
        var text = ""
        var offsets: [Int] = []
        var ends = lengths.dropLast().reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }.dropFirst()
        for count in 0...characters.count {
            if ends.first == count {
                text += " "
                ends.removeFirst()
            }
            offsets.append(text.utf16.count)
            if count < characters.count { text.append(characters[count]) }
        }
        return (text, offsets)
    }
}

@Suite("Sectioned field: against a plain text")
struct SectionedFieldDifferentialTests {
    private static let edits: [SectionedFieldEdit] = [
        .deleteBackward, .deleteBackward, .deleteForward, .deleteSectionBackward, .deleteSectionForward,
        .deleteToStart, .deleteToEnd,
    ]
    private static let pieces = [
        "4", "4", "7", "x", "Q", " ", "-", "12", "4242-4242", "a1b2", "é", "9999999999999999999",
    ]

    @Test(
        "any sequence of edits equals that on a plain text, filtered and capped, with the separators put back",
        arguments: [
            ("4 4 4 4", AcceptedCharacters.digits), ("3 3 4", .digits), ("1 1 1 1 1 1", .digits),
            ("3 2 2 2", .alphanumeric),
            ("1 5 2", .letters), ("2 2", .alphanumeric), ("7", .digits), ("1 1 1", .digits), ("12 1 30", .any),
        ]
    )
    func edits(list: String, accepted: AcceptedCharacters) {
        for seed in UInt64(1)...40 {
            var random = SplitMix64(seed: seed)
            let lengths = SectionedFormat.lengths(in: list)
            var field = PlatformField(model: SectionedFieldModel(.sections(lengths, accepted)))
            var plain = PlainText(lengths: lengths) { character in
                switch accepted {
                case .digits: character.isASCII && character.isNumber
                case .letters: character.isASCII && character.isLetter
                case .alphanumeric: character.isASCII && (character.isLetter || character.isNumber)
                case .any: true
                }
            }
            for step in 0..<200 {
                let offsets = plain.display.offsets
                switch Int.random(in: 0..<10, using: &random) {
                case 0..<5:
                    let piece = Self.pieces.randomElement(using: &random) ?? ""
                    field.edit(.insert(piece))
                    plain.edit(.insert(piece))
                case 5..<8:
                    let edit = Self.edits.randomElement(using: &random) ?? .deleteBackward
                    // A plain field of one section leaves these to the platform, whose words and lines are its own.
                    if lengths.count == 1, edit != .deleteBackward, edit != .deleteForward { continue }
                    field.edit(edit)
                    plain.edit(edit)
                default:
                    let first = Int.random(in: 0..<offsets.count, using: &random)
                    let second = Bool.random(using: &random) ? first : Int.random(in: 0..<offsets.count, using: &random)
                    let range = min(first, second)..<max(first, second)
                    plain.selection = range
                    field.select(offsets[range.lowerBound]..<offsets[range.upperBound])
                }
                if lengths.count == 1 {
                    // The platform has edited, and says so.
                    let text = String(decoding: field.text, as: UTF16.self)
                    field.model.send(.textChanged(text, caret: field.selection.lowerBound))
                }
                let expected = plain.display
                let shown = field.model.presentation
                let caret =
                    expected.offsets[plain.selection.lowerBound]..<expected.offsets[plain.selection.upperBound]
                let place = "seed \(seed), step \(step), sections \(list)"
                guard shown.display == expected.text, shown.text == String(plain.characters),
                    field.text == Array(expected.text.utf16), field.selection == caret
                else {
                    Issue.record(
                        "\(place): \(shown.display) \(field.selection), \(String(decoding: field.text, as: UTF16.self)); \(expected.text) \(caret)"
                    )
                    return
                }
            }
        }
    }

    @Test("whatever is inserted, no character is cut in two and nothing behind the caret is lost", arguments: 1...30)
    func anything(seed: Int) {
        var texts = TextGenerator(seed: UInt64(seed))
        var field = PlatformField(model: SectionedFieldModel(.sections([2, 3, 1], .any)))
        for _ in 0..<100 {
            let before = field.model.presentation
            let end = before.display.utf16.count
            let start = texts.number(in: 0...end)
            field.select(start..<texts.number(in: start...end))
            let selected = field.selection
            let tail = field.model.text(in: selected.upperBound..<end)
            if texts.number(in: 0...3) == 0 {
                field.edit(.deleteBackward)
            } else {
                field.edit(.insert(texts.text(pieces: 4)))
            }
            let after = field.model.presentation
            #expect(Array(after.display.utf16) == field.text, "seed \(seed)")
            #expect(Array(after.text.utf8).suffix(tail.utf8.count) == Array(tail.utf8)[...], "seed \(seed)")
            #expect(!after.display.unicodeScalars.contains { $0.value < 0x20 })
        }
    }

    @Test("offsets and lengths of any size do not trap", arguments: [Int.min, -1, 0, 1, 5, Int.max])
    func extremes(number: Int) {
        for format in [
            SectionedFormat.card, .expiry, .iban, .phoneUS, .code([number]), .sections([number, 0, number], .any),
        ] {
            var field = SectionedFieldModel(format, text: "12a👍🏽34")
            let ranges = [number..<number, min(0, number)..<max(0, number), 0..<0]
            for range in ranges {
                for edit in Self.edits + [.insert("1"), .insert("")] {
                    field.send(.edit(edit, selection: range), at: .nan)
                }
                field.send(.selectionChanged(range), at: -.infinity)
                _ = field.text(in: range)
            }
            field.send(.textChanged("123👍🏽", caret: number))
            field.send(.monthChanged(CalendarMonth(year: number, month: number)))
            field.send(.focused, at: .infinity)
            field.send(.left, at: .nan)
            field.send(.woke)
            #expect(field.presentation.opening == 0 || field.presentation.opening == 1)
        }
    }
}
