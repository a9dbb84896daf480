import Foundation
import LiveTestSupport
import LiveText
import Testing

@testable import LiveControls

private typealias Sectioned = FakeNativeField<SectionedFieldModel>
private typealias Limited = FakeNativeField<LimitedFieldModel>

/// A format, keys to type, and the resulting text.
struct Entry: Sendable, CustomTestStringConvertible {
    let name: String
    let format: SectionedFormat
    let keys: String
    var result: String?

    var testDescription: String { name }
    var text: String { result ?? keys }

    static let all = [
        Entry(name: "card", format: .card, keys: "4242424242424242"),
        Entry(name: "Amex", format: .card, keys: "378282246310005"),
        Entry(name: "phone", format: .phoneUS, keys: "5551234567"),
        Entry(name: "code", format: .sixDigitCode, keys: "123456"),
        Entry(name: "IBAN", format: .iban, keys: "de89370400440532013000", result: "DE89370400440532013000"),
        Entry(name: "expiry", format: .expiry, keys: "1230"),
        Entry(name: "any", format: .sections([2, 3], .any), keys: "aé漢😀 "),
        Entry(name: "letters", format: .sections([3, 3], .letters), keys: "abcDEF"),
        Entry(name: "alphanumeric", format: .sections([3, 0, 2], .alphanumeric), keys: "a1b2C"),
    ]
    /// The formats whose characters are in sections and whose length does not depend on the text.
    static let fixed = all.filter { $0.name != "IBAN" }
}

@MainActor @Suite("Text field session")
struct TextFieldSessionTests {
    @Test("enters each key once", arguments: Entry.all, SelectionReport.allCases)
    func typing(entry: Entry, order: SelectionReport) {
        let field = Sectioned(SectionedFieldModel(entry.format), selection: order)
        field.focus()
        for (index, key) in entry.keys.enumerated() {
            field.insert(String(key))
            #expect(field.text == String(entry.text.prefix(index + 1)))
            #expect(field.model.nativeText == field.text)
            #expect(field.selection.lowerBound == field.text.utf16.count)
        }
        #expect(field.reported.filter { $0.hasPrefix("changed") }.count == entry.keys.count)
    }

    @Test(
        "deletes one character with Backspace, and the selection with a cut",
        arguments: Entry.all,
        SelectionReport.allCases
    )
    func deleting(entry: Entry, order: SelectionReport) {
        let field = Sectioned(SectionedFieldModel(entry.format, text: entry.keys), selection: order)
        field.focus()
        field.backspace()
        #expect(field.text == String(entry.text.dropLast()))
        field.edit(0..<1, "")
        #expect(field.text == String(entry.text.dropFirst().dropLast()))
        #expect(field.model.nativeText == field.text)
    }

    @Test("enters each key of a limited field once, up to the limit", arguments: SelectionReport.allCases)
    func typingWithLimit(order: SelectionReport) {
        let field = Limited(LimitedFieldModel(limit: TextLimit(5)), selection: order)
        field.type("héllo!")
        #expect(field.text == "héllo")
        field.backspace()
        #expect(field.text == "héll" && field.model.nativeText == "héll")
    }

    @Test("refuses keys in a full field and keeps the text after the caret", arguments: Entry.fixed)
    func full(entry: Entry) {
        let field = Sectioned(SectionedFieldModel(entry.format, text: entry.keys))
        let reported = field.reported
        field.selection = 1..<1
        field.type("9a")
        #expect(field.text == entry.text)
        #expect(field.reported == reported)
    }

    @Test("reports a change after the native field holds it, and completion after that")
    func order() {
        let field = Sectioned(SectionedFieldModel(.sections([2, 2], .digits)))
        field.type("123")
        field.insert("4-5")
        #expect(
            field.reported.filter { !$0.hasPrefix("wake") } == [
                "changed 1 [1]", "changed 12 [12]", "changed 123 [123]", "changed 1234 [1234]", "completed",
            ]
        )
    }

    @Test("treats a paste over all sections as one change, one completion and one undo step")
    func paste() {
        let field = Sectioned(SectionedFieldModel(.card))
        field.insert("4242-4242 4242 4242")
        #expect(field.text == "4242424242424242")
        #expect(field.selection == 16..<16)
        #expect(
            field.reported.filter { !$0.hasPrefix("wake") } == [
                "changed 4242424242424242 [4242424242424242]", "completed",
            ]
        )
        field.undo()
        #expect(field.text.isEmpty && field.model.nativeText.isEmpty)
    }

    @Test("writes the program's text once, without a report or a completion")
    func programmaticText() {
        let field = Sectioned(SectionedFieldModel(.card))
        field.set("4242 4242 4242 4242")
        #expect(field.text == "4242424242424242")
        #expect(field.reported.allSatisfy { $0.hasPrefix("wake") })
        #expect(field.session.holds("4242-4242-4242-4242"))
        #expect(field.session.holds("4242424242424242 and more"))
        #expect(!field.session.holds("4242"))
    }

    @Test("does not write the same text in another notation again")
    func otherWriting() {
        let field = Sectioned(SectionedFieldModel(.iban, text: "DE89"))
        field.selection = 2..<2
        field.set("de 89")
        #expect(field.text == "DE89" && field.selection == 2..<2)
    }

    @Test("holds a text that the person has edited, although a program's text would be read in another way")
    func editedText() {
        let field = Sectioned(SectionedFieldModel(.pattern("Aa9"), text: "Ab1"))
        field.edit(0..<1, "")
        #expect(field.text == "b1" && field.session.holds("b1"))
    }

    @Test("selects a refused code, but not while the native field holds another text")
    func refusedCode() {
        let field = Sectioned(SectionedFieldModel(.sixDigitCode))
        field.focus()
        field.type("123456")
        field.send(.validityAnswered(.incorrect))
        #expect(field.selection == 0..<6)
        field.insert("9")
        #expect(field.text == "9" && field.model.nativeText == "9")
        var session = TextFieldSession(SectionedFieldModel(.code([2]), text: "12"))
        _ = session.focusChanged(true, native: NativeText("12", selection: 2..<2), at: 1)
        let steps = session.send(.validityAnswered(.incorrect), native: NativeText("1", selection: 1..<1), at: 2)
        #expect(!steps.contains(.write(.select(0..<2))))
    }

    @Test("reports the text that the Return key completes, as one undo step")
    func completedByReturn() {
        let field = Sectioned(SectionedFieldModel(.date(.dayMonthYear)))
        field.type("24/12/20")
        field.perform(.committed)
        #expect(field.text == "24122020" && field.model.nativeText == field.text)
        #expect(field.reported.contains("changed 24122020 [24122020]"))
        field.undo()
        #expect(field.text == "241220")
    }

    @Test("rewrites the native field when the program changes the format", arguments: SelectionReport.allCases)
    func format(order: SelectionReport) {
        let field = Sectioned(SectionedFieldModel(.sections([4], .any), text: "a1b2"), selection: order)
        field.send(field.session.model.changing { $0.format = .code([4]) })
        #expect(field.text == "12" && field.model.nativeText == "12")
        #expect(!field.reported.contains { $0.hasPrefix("changed") })
    }
}

extension TextFieldSessionTests {
    @Test("keeps the text if the selection is reported before the change", arguments: SelectionReport.allCases)
    func unasked(order: SelectionReport) {
        let field = Sectioned(SectionedFieldModel(.card, text: "4242"), selection: order)
        field.focus()
        field.make(0..<4, "378282246310005")
        #expect(field.text == "378282246310005" && field.model.nativeText == field.text)
        field.make(0..<15, "5555 5555-5555 4444")
        #expect(field.text == "5555555555554444" && field.model.nativeText == field.text)
    }

    @Test("does not send a selection in a text that is about to change")
    func earlySelection() {
        var session = TextFieldSession(SectionedFieldModel(.code([4]), text: "12"))
        let native = NativeText("12", selection: 2..<2)
        #expect(session.shouldChange(2..<2, to: "3", native: native, at: 1).isAllowed)
        #expect(session.selectionChanged(NativeText("12", selection: 0..<1), at: 1).isEmpty)
        #expect(session.model.nativeSelection == 3..<3)
        #expect(session.changed(NativeText("123", selection: 3..<3), at: 1) == [.textChanged])
    }

    @Test("keeps the text after the caret in a full field if an edit is made without asking")
    func unaskedIntoFull() {
        let field = Sectioned(SectionedFieldModel(.phoneUS, text: "5551234567"))
        field.make(1..<1, "9")
        #expect(field.text == "5551234567")
        let limited = Limited(LimitedFieldModel(limit: TextLimit(10), overflow: .truncate, text: "abcdefgh"))
        limited.make(4..<4, "1234")
        #expect(limited.text == "abcd12efgh" && limited.selection == 6..<6)
    }

    @Test("never cuts what is filled in without asking, unless the person pasted it")
    func filled() {
        let model = LimitedFieldModel(limit: TextLimit(10), text: "Ba")
        let field = Limited(model)
        field.make(0..<2, "Bartholomew Jones")
        #expect(field.text == "Bartholomew Jones" && field.model.presentation.stage == .over)
        var session = TextFieldSession(model)
        let pasted = NativeText("BaBartholomew", selection: 13..<13)
        let steps = session.changed(pasted, isPasting: true, at: 1)
        #expect(steps.contains(.write(.perform(TextEdit(2..<13, "")))))
    }

    @Test("adopts undo and redo without writing", arguments: SelectionReport.allCases)
    func undo(order: SelectionReport) {
        let field = Sectioned(SectionedFieldModel(.card), selection: order)
        field.type("42")
        field.make(0..<2, "4000 0566")
        #expect(field.text == "40000566")
        field.undo()
        #expect(field.text == "42" && field.model.nativeText == "42")
        field.redo()
        #expect(field.text == "40000566" && field.model.nativeText == "40000566")
        field.undo()
        field.undo()
        field.type("7")
        #expect(field.text == "47" && field.model.nativeText == "47")
    }

    @Test(
        "restores the text from before a trimmed or refused edit with undo",
        arguments: [TextOverflow.refuse, .truncate]
    )
    func undoOfCorrection(overflow: TextOverflow) {
        let field = Limited(LimitedFieldModel(limit: TextLimit(5), overflow: overflow, text: "abc"))
        field.make(3..<3, "defg")
        #expect(field.text == (overflow == .refuse ? "abc" : "abcde"))
        field.undo()
        #expect(field.text == "abc" && field.model.nativeText == "abc")
        field.redo()
        #expect(field.model.nativeText == field.text)
    }

    @Test("corrects an unaccepted text that undo restored with the next key")
    func undoneForeignText() {
        let field = Sectioned(SectionedFieldModel(.card))
        var session = field.session
        _ = session.changed(NativeText("42 x", selection: 4..<4), isUndoing: true, at: 1)
        #expect(session.model.nativeText == "42")
        let native = NativeText("42 x", selection: 4..<4)
        let answer = session.shouldChange(4..<4, to: "7", native: native, at: 2)
        #expect(!answer.isAllowed)
        guard case .write(.perform(let edit))? = answer.steps.first else {
            Issue.record("nothing is written")
            return
        }
        #expect(edit.applied(to: native.text) == "427" && session.model.nativeText == "427")
    }

    @Test("allows undo steps and steps in a composition without judging them, within the text only")
    func unjudged() {
        var session = TextFieldSession(SectionedFieldModel(.code([4]), text: "1234"))
        let native = NativeText("1234", selection: 4..<4)
        let range = 0..<4
        #expect(session.shouldChange(range, to: "x", native: native, isUndoing: true, at: 1).isAllowed)
        let beyond = 3..<5
        #expect(!session.shouldChange(beyond, to: "", native: native, isUndoing: true, at: 2).isAllowed)
        let marked = NativeText("1234", selection: 4..<4, isMarked: true)
        #expect(session.shouldChange(range, to: "x", native: marked, at: 3).isAllowed)
        #expect(!session.shouldChange(beyond, to: "", native: marked, at: 3).isAllowed)
        #expect(session.model.nativeText == "1234")
    }

    @Test(
        "never allows a range beyond the text",
        arguments: [(4, 7), (19, 21), (2, .max), (.max, .max), (-1, 1)]
    )
    func beyond(start: Int, end: Int) {
        for key in ["", "7"] {
            let field = Sectioned(SectionedFieldModel(.card, text: "4242"))
            #expect(!field.ask(start..<end, key))
            #expect(field.model.nativeText == field.text)
            let limited = Limited(LimitedFieldModel(limit: TextLimit(9), text: "abcd"))
            #expect(!limited.ask(start..<end, key))
            #expect(limited.model.nativeText == limited.text)
        }
    }

    @Test("discards an allowed edit that is never made")
    func neverMade() {
        let field = Sectioned(SectionedFieldModel(.code([2]), text: "1"))
        #expect(field.ask(1..<1, "2"))
        #expect(field.reported.isEmpty)
        field.tellChange()
        #expect(field.text == "1" && field.model.nativeText == "1" && field.reported.isEmpty)
        #expect(field.ask(1..<1, "2"))
        #expect(field.ask(1..<1, "3"))
        field.make(1..<1, "3")
        #expect(field.text == "13" && field.model.nativeText == "13")
        #expect(field.reported.filter { $0 == "completed" }.count == 1)
    }

    @Test("judges an edit that differs from the allowed one again")
    func otherThanAllowed() {
        let field = Sectioned(SectionedFieldModel(.code([4]), text: "1"))
        #expect(field.ask(1..<1, "2"))
        field.make(1..<1, "2 x")
        #expect(field.text == "12" && field.model.nativeText == "12")
    }

    @Test("enforces the limit again after an undo that ends a composition without a change of the text")
    func undoneComposition() {
        var session = TextFieldSession(LimitedFieldModel(limit: TextLimit(3)))
        _ = session.changed(NativeText("abc", selection: 3..<3, isMarked: true), at: 1)
        let native = NativeText("abc", selection: 3..<3)
        _ = session.changed(native, isUndoing: true, at: 1)
        #expect(!session.shouldChange(3..<3, to: "d", native: native, at: 1).isAllowed)
    }

    @Test("accepts the program's text between an allowed edit and its report")
    func setWhileAllowed() {
        let field = Sectioned(SectionedFieldModel(.code([4]), text: "1"))
        var session = field.session
        let native = NativeText("1", selection: 1..<1)
        #expect(session.shouldChange(1..<1, to: "2", native: native, at: 1).isAllowed)
        #expect(session.send(.woke, native: native, at: 1).isEmpty)
        #expect(session.set("99", native: native, at: 2).first == .write(.rewrite(TextEdit(0..<1, "99"))))
        #expect(session.model.nativeText == "99")
    }
}

extension TextFieldSessionTests {
    @Test("judges the key that starts a composition once", arguments: SelectionReport.allCases)
    func compositionAfterQuestion(order: SelectionReport) {
        let field = Sectioned(SectionedFieldModel(.sections([1, 1], .any), text: "好"), selection: order)
        #expect(field.ask(1..<1, "n"))
        field.compose("n", over: 1..<1)
        field.compose("ni", over: 1..<2)
        #expect(field.text == "好ni" && field.model.nativeText == "好ni")
        #expect(!field.reported.contains("completed"))
        field.commit("你", over: 1..<3)
        #expect(field.text == "好你" && field.model.nativeText == "好你")
        #expect(field.reported.last { !$0.hasPrefix("wake") } == "completed")
    }

    @Test("lets a syllable be finished in a full field, and trims it at the end")
    func hangul() {
        let field = Limited(LimitedFieldModel(limit: TextLimit(5), text: "텍스트인"))
        for (old, new) in [("", "ㅍ"), ("ㅍ", "푸"), ("푸", "풋")] {
            field.compose(new, over: 4..<4 + old.utf16.count)
        }
        #expect(field.text == "텍스트인풋")
        field.commit("풋풋", over: 4..<5)
        #expect(field.text == "텍스트인풋" && field.model.nativeText == "텍스트인풋")
    }

    @Test("ends a composition when the field loses the focus, reported or not", arguments: [true, false])
    func leaving(isReported: Bool) {
        let field = Sectioned(SectionedFieldModel(.code([4])))
        field.focus()
        field.compose("４２", over: 0..<0)
        #expect(field.text == "４２")
        if isReported { field.commit("４２", over: 0..<2) } else { field.unmark() }
        field.isDeaf = true
        field.focus(false)
        #expect(field.text == "42" && field.model.nativeText == "42")
        #expect(field.reported.contains("validate"))
        field.tellChange()
        #expect(field.text == "42" && field.reported.filter { $0.hasPrefix("changed 42") }.count == 1)
    }

    @Test("judges a composition that ended without a report before the next key")
    func unreportedEnd() {
        let field = Sectioned(SectionedFieldModel(.code([4])))
        field.compose("４", over: 0..<0)
        field.unmark()
        field.type("5")
        #expect(field.text == "45" && field.model.nativeText == "45")
    }

    @Test("continues a composition if its own text is set, and ends it if another text is set")
    func echo() {
        let field = Limited(LimitedFieldModel(limit: TextLimit(5)))
        field.compose("ni", over: 0..<0)
        field.set("ni")
        field.commit("你", over: 0..<2)
        #expect(field.text == "你")
        field.compose("h", over: 1..<1)
        field.set("x")
        #expect(field.text == "x" && field.model.nativeText == "x")
    }

    @Test("sets attributes after the end of a composition and after the report of an allowed edit")
    func styling() {
        let field = Sectioned(SectionedFieldModel(.sections([4, 4], .any)))
        #expect(field.style())
        field.compose("ni", over: 0..<0)
        #expect(!field.style())
        field.compose("nih", over: 0..<2)
        #expect(field.styled == 1)
        field.commit("你", over: 0..<3)
        #expect(field.styled == 2)
        #expect(field.ask(1..<1, "a"))
        #expect(!field.style())
        field.make(1..<1, "a")
        #expect(field.styled == 3)
        field.type("b")
        #expect(field.styled == 3)
    }
}

extension TextFieldSessionTests {
    @Test("puts the caret at the first empty place on focus, also after the tap has placed it")
    func focus() {
        let field = Sectioned(SectionedFieldModel(.code([4]), text: "12"))
        field.focus()
        #expect(field.selection == 2..<2)
        field.tap(at: 0)
        field.settleFocus()
        #expect(field.selection == 2..<2 && field.model.nativeSelection == 2..<2)
        field.tap(at: 1)
        field.settleFocus()
        #expect(field.selection == 1..<1 && field.model.nativeSelection == 1..<1)
    }

    @Test("leaves the caret where the person taps in a complete text")
    func focusOfComplete() {
        let field = Sectioned(SectionedFieldModel(.code([4]), text: "1234"))
        field.focus()
        field.tap(at: 1)
        field.settleFocus()
        #expect(field.selection == 1..<1)
    }

    @Test("keeps the caret after a key or paste that comes before the tap has settled", arguments: ["9", "9-"])
    func typingBeforeSettling(replacement: String) {
        let field = Sectioned(SectionedFieldModel(.code([4]), text: "12"))
        field.focus()
        field.tap(at: 0)
        field.insert(replacement)
        field.settleFocus()
        #expect(field.text == "912" && field.selection == 1..<1)
    }

    @Test("sets the whole text of an unfocused field, where replacing a part has no effect")
    func deaf() {
        let field = Sectioned(SectionedFieldModel(.code([4])))
        field.isDeaf = true
        field.make(0..<0, "1 2")
        #expect(field.text == "12" && field.model.nativeText == "12")
    }

    @Test("adopts an unreported text of the native field with the next event")
    func adopting() {
        var session = TextFieldSession(LimitedFieldModel(limit: TextLimit(9)))
        let native = NativeText("abc", selection: 3..<3)
        #expect(session.shouldChange(3..<3, to: "d", native: native, at: 1).isAllowed)
        let steps = session.changed(NativeText("abcd", selection: 4..<4), at: 1)
        #expect(steps == [.textChanged] && session.model.nativeText == "abcd")
    }

    @Test("derives the keyboard and autofill from the format")
    func entries() {
        #expect(SectionedFormat.card.entry == TextEntry(keyboard: .digits, purpose: .cardNumber, isProse: false))
        #expect(SectionedFormat.sixDigitCode.entry.purpose == .oneTimeCode)
        #expect(SectionedFormat.phoneUS.entry.purpose == .telephoneNumber)
        #expect(SectionedFormat.iban.entry == TextEntry(keyboard: .ascii, isUppercase: true, isProse: false))
        #expect(SectionedFormat.sections([], .any).entry == TextEntry(keyboard: .usual, isProse: true))
        #expect(SectionedFormat.expiry.entry.keyboard == .digits)
    }
}
