import Foundation
import LiveTestSupport
import LiveText
import Testing

@testable import LiveControls

/// The text of a field after an edit, computed as simply as possible; `nil` if it depends on the text's meaning.
private struct SimpleRule {
    var format: SectionedFormat?
    var limit: (Int, TextOverflow)?

    func text(_ text: String, after edit: TextEdit) -> String? {
        if edit.replacement.isEmpty { return edit.applied(to: text) }
        if let (limit, overflow) = limit { return limited(text, edit, limit, overflow) }
        guard let capacity, let format else { return nil }
        let accepted = edit.replacement.filter { accepts($0, format.accepts) }
        guard !accepted.isEmpty else { return text }
        if format == .sixDigitCode, accepted.count == capacity { return accepted }
        let room = capacity - TextEdit(edit.range, "").applied(to: text).count
        return room < 1 ? text : TextEdit(edit.range, String(accepted.prefix(room))).applied(to: text)
    }

    /// A long insertion that was made without asking is filled in, and no limit applies.
    func text(_ text: String, afterUnasked edit: TextEdit) -> String? {
        let filled = edit.applied(to: text)
        let isLong = TextEdit(from: text, to: filled, caret: edit.caret).replacement.count > 4
        return limit != nil && isLong ? filled : self.text(text, after: edit)
    }

    private var capacity: Int? {
        // Only custom sections and codes have lengths in their declarations.
        let lengths = SectionedFormat.lengths(in: format?.declaration ?? "")
        return lengths.isEmpty ? nil : lengths.reduce(0, +)
    }

    private func accepts(_ character: Character, _ accepted: AcceptedCharacters) -> Bool {
        switch accepted {
        case .any: true
        case .digits: character.isASCII && character.isNumber
        case .letters: character.isASCII && character.isLetter
        case .alphanumeric: character.isASCII && (character.isLetter || character.isNumber)
        }
    }

    /// A text that is already too long may keep its length.
    private func limited(_ text: String, _ edit: TextEdit, _ limit: Int, _ overflow: TextOverflow) -> String {
        let result = edit.applied(to: text)
        let most = max(limit, text.count)
        guard result.count > most else { return result }
        let room = most - TextEdit(edit.range, "").applied(to: text).count
        guard overflow == .truncate, room > 0 else { return text }
        return TextEdit(edit.range, String(edit.replacement.prefix(room))).applied(to: text)
    }
}

/// A person, an input method, autofill, undo and a program that use the same field.
@MainActor private func exercise<Model: TextFieldModel>(
    _ field: FakeNativeField<Model>,
    _ rule: SimpleRule,
    _ pieces: [String],
    seed: UInt64
) {
    var generator = SplitMix64(seed: seed)
    for step in 0..<60 {
        let starts = field.text.indices.map { $0.utf16Offset(in: field.text) } + [field.text.utf16.count]
        let ends = (starts.randomElement(using: &generator)!, starts.randomElement(using: &generator)!)
        let range = min(ends.0, ends.1)..<max(ends.0, ends.1)
        let piece = pieces.randomElement(using: &generator)!
        let before = field.text
        var expected: String?
        var goesBack = false
        let isParted = field.model.nativeText != before
        switch Int.random(in: 0..<10, using: &generator) {
        case 0:
            field.set(piece)
            expected = field.model.reading(of: piece)
        case 1:
            field.undo()
            goesBack = true
        case 2:
            field.redo()
            goesBack = true
        case 3:
            field.make(range, piece)
            expected = rule.text(before, afterUnasked: TextEdit(range, piece))
        case 4:
            field.inEvent {
                field.compose("z", over: range)
                field.commit(piece, over: range.lowerBound..<range.lowerBound + 1)
            }
        case 5:
            field.focus(Bool.random(using: &generator))
            field.settleFocus()
            expected = field.model.nativeText
        case 6:
            field.tap(at: range.lowerBound)
            field.ask(range, piece)
            field.tellChange()
        // A trimmed edit was made. An allowed edit never arrived.
        default:
            field.selection = range
            field.tellSelection()
            field.insert(piece)
            expected = rule.text(before, after: TextEdit(range, piece))
        }
        let comment: Comment = "seed \(seed), step \(step): \(before) \(range) \(piece)"
        if goesBack {
            // The undo history is left unchanged, even if the format would write the text differently.
            #expect(
                field.model.nativeText == field.text || field.model.nativeText == field.model.reading(of: field.text),
                comment
            )
            continue
        }
        #expect(field.text == field.model.nativeText, comment)
        if let expected, !isParted { #expect(field.text == expected, comment) }
        #expect(field.selection.upperBound <= field.text.utf16.count, comment)
        if let selection = field.model.nativeSelection {
            #expect(selection.upperBound <= field.text.utf16.count, comment)
        }
    }
}

@MainActor @Suite("Text field session: random events")
struct TextFieldSessionRandomTests {
    @Test("keeps a sectioned field, its native field and a simple rule consistent", arguments: 0..<270)
    func sectioned(seed: UInt64) {
        let entry = Entry.all[Int(seed % UInt64(Entry.all.count))]
        let order = SelectionReport.allCases[Int(seed / 9 % 3)]
        let field = FakeNativeField(SectionedFieldModel(entry.format), selection: order)
        let pieces = ["1", "23", "4-5", "x", " ", "Ab", "é漢", "😀", "", entry.keys]
        exercise(field, SimpleRule(format: entry.format), pieces, seed: seed)
    }

    @Test("keeps a limited field, its native field and a simple rule consistent", arguments: 0..<200)
    func limited(seed: UInt64) {
        let overflow: TextOverflow = seed.isMultiple(of: 2) ? .refuse : .truncate
        let order = SelectionReport.allCases[Int(seed / 2 % 3)]
        let field = FakeNativeField(LimitedFieldModel(limit: TextLimit(8), overflow: overflow), selection: order)
        let pieces = ["1", "ab", "é漢", "😀", "", "longer than that"]
        exercise(field, SimpleRule(limit: (8, overflow)), pieces, seed: seed)
    }
}
