import LiveControls
import LiveText
import Testing

private typealias Sectioned = SectionedFieldModel
private typealias Limited = LimitedFieldModel

/// The events of a browser's native field.
@Suite("Text field events")
struct TextFieldEventTests {
    @Test("leaves no trace of an allowed edit that the page prevents")
    func prevented() {
        var field = Sectioned(.code([2]), text: "1")
        field.send(.validityAnswered(.incorrect))
        let before = field.presentation
        #expect(field.send(.willEdit(TextEdit(1..<1, "2"))).contains(.completed))
        #expect(field.presentation.validity == .neutral && field.presentation.isComplete)
        #expect(field.send(.withdrawn).fieldEffects == [])
        #expect(field.presentation == before)
        #expect(field.send(.willEdit(TextEdit(1..<1, "2"))).contains(.completed))
    }

    @Test("does not report a completion again after an edit of a complete text that the page prevents")
    func preventedInComplete() {
        var field = Sectioned(.code([2]), text: "12")
        field.send(.willEdit(TextEdit(1..<2, "")))
        field.send(.withdrawn)
        #expect(field.presentation.text == "12")
        #expect(!field.send(.edited("12", caret: 2)).contains(.completed))
    }

    @Test("judges what a keyboard inserts instead of the allowed edit by the text before it")
    func otherThanAllowed() {
        var field = Limited(limit: TextLimit(4), text: "abc")
        #expect(field.send(.willEdit(TextEdit(3..<3, "d"))).fieldEffects == [.allow])
        field.send(.withdrawn)
        #expect(field.presentation.text == "abc")
        #expect(field.send(.edited("abcxy", caret: 5)).fieldEffects == [.perform(TextEdit(3..<5, ""))])
        #expect(field.presentation.text == "abc")
    }

    @Test("has no caret of an edit that is never made")
    func caretOfPrevented() {
        var field = Limited(limit: TextLimit(4), text: "a")
        field.send(.willEdit(TextEdit(1..<1, "bcd")))
        #expect(field.presentation.caret == 4)
        field.send(.withdrawn)
        #expect(field.presentation.caret == nil)
    }

    @Test("keeps a change of the settings if the allowed edit is never made")
    func settings() {
        var field = Limited(limit: TextLimit(4), text: "abc")
        field.send(.willEdit(TextEdit(3..<3, "d")))
        field.change { $0.limit.maximum = 3 }
        field.send(.withdrawn)
        #expect(field.presentation.text == "abc" && field.presentation.remaining == 0)
    }

    @Test("takes over autofill, in any notation")
    func autofill() {
        var field = Sectioned(.card)
        let effects = field.send(.edited("4242 4242 4242 4242", caret: 19))
        #expect(field.presentation.text == "4242424242424242")
        #expect(effects.contains(.completed))
    }

    @Test("corrects a spelling that the browser changes away from the caret")
    func spelling() {
        var field = Limited(limit: TextLimit(8), text: "teh text")
        let effects = field.send(.edited("their text", caret: 10))
        guard case .perform(let edit)? = effects.fieldEffects.first else {
            Issue.record("nothing is written")
            return
        }
        #expect(edit.applied(to: "their text") == "teh text")
        #expect(field.presentation.text == "teh text")
        #expect(field.send(.edited("the text", caret: 8)).fieldEffects == [])
    }

    @Test("leaves a text of the undo history as it is, even past the limit")
    func undo() {
        var field = Limited(limit: TextLimit(3), text: "abc")
        #expect(field.send(.set("abcdef")) == [])
        #expect(field.presentation.text == "abcdef")
    }

    @Test("rewrites a text that a program sets in another notation, without an undo step")
    func written() {
        var field = Sectioned(.card)
        let effects = field.send(.set("4242 42"))
        #expect(effects.fieldEffects == [.rewrite(TextEdit(4..<5, ""))])
        #expect(!effects.contains(.completed))
    }
}

extension TextFieldEventTests {
    @Test("enforces nothing during a composition, and trims it when it ends", arguments: [true, false])
    func composition(endsWithFocus: Bool) {
        var field = Limited(limit: TextLimit(2), text: "x")
        field.send(.focused(true))
        #expect(field.send(.composing("xnihao")) == [])
        #expect(field.send(.composing("xnihaoma")) == [])
        let end: TextFieldEvent<String> = endsWithFocus ? .focused(false) : .edited("x你好吗", caret: 4)
        let kept = endsWithFocus ? "xn" : "x你"
        let surplus = endsWithFocus ? TextEdit(2..<8, "") : TextEdit(2..<4, "")
        #expect(field.send(end).fieldEffects == [.perform(surplus)])
        #expect(field.presentation.text == kept)
    }

    @Test("judges a composition by the text before the key that starts it, although that key was allowed first")
    func firstKey() {
        var field = Sectioned(.sections([1, 1], .any), text: "好")
        field.send(.willEdit(TextEdit(1..<1, "n")))
        field.send(.withdrawn)
        #expect(!field.send(.composing("好ni")).contains(.completed))
        #expect(field.send(.edited("好你", caret: 2)).contains(.completed))
        #expect(field.presentation.text == "好你")
    }

    @Test("judges a drop during a composition by the text before it")
    func dropWhileComposing() {
        var field = Sectioned(.code([6]), text: "12345")
        field.send(.composing("12345か漢字"))
        #expect(field.send(.willDrop("6")).fieldEffects == [.allow])
        #expect(field.send(.willDrop("x")).fieldEffects == [])
        var phone = Sectioned(.phone())
        for text in ["か", "+1か漢字222333", "漢字222333444"] {
            phone.send(.composing(text))
            phone.send(.willDrop("2125552679"))
        }
        #expect(phone.presentation.text == "漢字222333444")
    }

    @Test("reads the text before an allowed edit in a new format, too")
    func withdrawnAfterNewFormat() {
        var field = Sectioned(.sections([12], .any), text: "zzzz9999999")
        field.send(.willEdit(TextEdit(11..<11, "z")))
        field.send(field.changing { $0.format = .phoneUS })
        field.send(.withdrawn)
        #expect(field.presentation.text == "9999999")
        field.send(.willEdit(TextEdit(6..<7, "")))
        #expect(field.presentation.text == "999999")
    }

    @Test("keeps a text that a program writes during a composition")
    func writtenWhileComposing() {
        var field = Limited(limit: TextLimit(3))
        field.send(.composing("ni"))
        #expect(field.send(.set("longer")) == [])
        #expect(field.send(.edited("longerx", caret: 7)).fieldEffects == [.perform(TextEdit(6..<7, ""))])
        #expect(field.presentation.text == "longer")
    }

    @Test("ignores the selection within a composition")
    func selection() {
        var field = Sectioned(.sections([4], .any))
        field.send(.composing("ni"))
        field.send(.selected(0..<1))
        #expect(field.presentation.selection == 2..<2)
    }
}

extension TextFieldEventTests {
    @Test("lets a drop go on that is accepted at least in part, and judges its own edit")
    func drop() {
        var field = Limited(limit: TextLimit(4), overflow: .truncate, text: "abc")
        #expect(field.send(.willDrop("de")) == [.field(.allow)])
        #expect(field.presentation.text == "abc")
        let effects = field.send(.willEdit(TextEdit(0..<0, "de")))
        #expect(effects.fieldEffects == [.perform(TextEdit(0..<0, "d"))])
    }

    @Test("refuses a drop as a whole, and reports it")
    func refusedDrop() {
        var limited = Limited(limit: TextLimit(4), text: "abc")
        #expect(limited.send(.willDrop("de")).contains(.limited(kept: 0, dropped: 2)))
        #expect(limited.presentation.text == "abc")
        var sectioned = Sectioned(.code([2]), text: "12")
        #expect(sectioned.send(.willDrop("3")) == [])
        #expect(sectioned.send(.willDrop("xy")) == [])
        #expect(sectioned.presentation.text == "12")
    }
}

extension TextFieldEventTests {
    @Test("moves the caret to the first empty place after the click that gave the focus has moved it")
    func click() {
        var field = Sectioned(.code([4]), text: "12")
        #expect(field.send(.focused(true)).fieldEffects == [.select(2..<2)])
        field.send(.selected(0..<0))
        #expect(field.send(.settled(0..<0)).fieldEffects == [.select(2..<2)])
        #expect(field.presentation.selection == 2..<2)
        #expect(field.send(.settled(1..<1)) == [])
    }

    @Test("keeps the selection of the press that gave the focus, and the caret after a key")
    func settling() {
        var dragged = Sectioned(.code([4]), text: "12")
        dragged.send(.focused(true))
        dragged.send(.selected(0..<2))
        #expect(dragged.send(.settled(0..<2)) == [])
        #expect(dragged.presentation.selection == 0..<2)
        var typed = Sectioned(.code([4]), text: "12")
        typed.send(.focused(true))
        typed.send(.selected(0..<0))
        typed.send(.willEdit(TextEdit(0..<0, "9")))
        #expect(typed.send(.settled(1..<1)) == [])
        #expect(typed.presentation.selection == 1..<1)
    }

    @Test("selects within the text if a change of the format has shortened it before the press ends")
    func formatBeforeSettling() {
        var field = Sectioned(.sections([9], .any), text: "12-34x")
        field.send(.focused(true))
        field.change { $0.format = .sixDigitCode }
        #expect(field.send(.settled(0..<0)).fieldEffects == [.select(4..<4)])
    }
}
