import Foundation
import LiveControls
import LiveFoundation
import LiveText
import Testing

/// A field that is not being edited: it does nothing when a part of its text is replaced.
@MainActor private final class UnfocusedField: NativeTextField {
    var content = NativeText("", selection: 0..<0)
    var isWriting = false
    private(set) var wasWriting = false

    func replace(_ range: Range<Int>, with text: String) {}

    func setText(_ text: String) {
        wasWriting = isWriting
        content.text = text
    }

    func moveSelection(to range: Range<Int>) { content.selection = range }
}

@MainActor @Suite("Native text field")
struct NativeTextFieldTests {
    @Test("sets the whole text of an unfocused field, where replacing a part has no effect")
    func unfocused() {
        let field = UnfocusedField()
        field.content.text = "1 2"
        field.carryOut(.perform(TextEdit(1..<2, "")))
        #expect(field.content.text == "12" && field.content.selection == 1..<1)
        #expect(field.wasWriting && !field.isWriting)
    }

    @Test(
        "keeps the selection's place in a text that the program has set",
        arguments: [
            (TextEdit(0..<6, "ABCDEF"), 2..<4, 2..<4), (TextEdit(0..<0, "12"), 2..<4, 4..<6),
            (TextEdit(1..<3, ""), 2..<4, 1..<2), (TextEdit(0..<6, "x"), 6..<6, 1..<1),
            (TextEdit(4..<6, ""), 1..<6, 1..<4),
            (TextEdit(0..<6, "👍🏽"), 2..<6, 4..<4),
        ]
    )
    func rewrite(edit: TextEdit, selection: Range<Int>, moved: Range<Int>) {
        let field = UnfocusedField()
        field.content = NativeText("abcdef", selection: selection)
        field.carryOut(.rewrite(edit))
        #expect(field.content.text == edit.applied(to: "abcdef") && field.content.selection == moved)
    }

    @Test("replaces a text with another encoding of it")
    func encodings() {
        let field = UnfocusedField()
        field.content.text = "e\u{301}"
        field.carryOut(.perform(TextEdit(0..<2, "\u{e9}")))
        #expect(field.content.text.utf16.count == 1)
    }

    @Test(
        "never allows a range beyond the text",
        arguments: [(4, 3), (19, 2), (2, .max), (NSNotFound, 0), (-1, 2), (0, -1)]
    )
    func beyond(location: Int, length: Int) {
        var session = TextFieldSession(LimitedFieldModel(limit: TextLimit(9), text: "abcd"))
        let range = NSRange(location: location, length: length)
        let native = NativeText("abcd", selection: 4..<4)
        #expect(session.shouldChange(range, to: "7", native: native, at: 1).isAllowed == (length < 0))
    }

    @Test("allows a range within the text")
    func within() {
        var session = TextFieldSession(LimitedFieldModel(limit: TextLimit(9), text: "abcd"))
        let range = NSRange(location: 1, length: 2)
        let native = NativeText("abcd", selection: 1..<3)
        #expect(session.shouldChange(range, to: "7", native: native, at: 1).isAllowed)
        #expect(session.model.presentation.text == "a7d")
    }
}
