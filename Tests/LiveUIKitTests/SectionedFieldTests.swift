#if canImport(UIKit)
#if canImport(HeadlessTesting)
import HeadlessTesting
#endif
import LiveControls
import LiveUIKit
import Testing
import UIKit

/// A delegate that records a sectioned field's calls in order, with the current text.
@MainActor final class SectionedFieldLog: SectionedFieldDelegate {
    var reported: [String] = []
    /// The result of the app's own validation.
    var answer: FieldValidity?
    var onChange: ((SectionedFieldView) -> Void)?
    var onCompletion: ((SectionedFieldView) -> Void)?

    func listen(to field: SectionedFieldView) {
        field.delegate = self
        let names: [(UIControl.Event, String)] = [
            (.editingDidBegin, "begun"), (.editingChanged, "changed"), (.editingDidEnd, "ended"),
            (.valueChanged, "valid?"),
        ]
        for (event, name) in names {
            field.addAction(
                UIAction { [weak self] action in
                    let field = action.sender as? SectionedFieldView
                    self?.reported.append(name == "valid?" ? "\(name) \(field!.validity)" : name)
                },
                for: event
            )
        }
    }

    func sectionedFieldTextDidChange(_ field: SectionedFieldView) {
        reported.append("text \(field.text)")
        // While the platform undoes, the text has values that the field never had.
        let history = field.native.undoManager
        if history?.isUndoing != true, history?.isRedoing != true { #expect(field.native.text == field.text) }
        onChange?(field)
    }

    func sectionedFieldDidComplete(_ field: SectionedFieldView) {
        reported.append("complete")
        onCompletion?(field)
    }

    var mayReturn = true

    func sectionedFieldShouldReturn(_ field: SectionedFieldView) -> Bool { mayReturn }

    func sectionedFieldDidBeginEditing(_ field: SectionedFieldView) { reported.append("entered") }

    func sectionedFieldDidEndEditing(_ field: SectionedFieldView) { reported.append("left") }

    func sectionedField(_ field: SectionedFieldView, validityOf text: String) -> FieldValidity? {
        reported.append("asked \(text)")
        return answer
    }
}

extension SectionedFieldView {
    /// The native field.
    var native: UITextField { subviews.compactMap { $0 as? UITextField }[0] }
}

extension UITextField {
    /// The selection, in UTF-16 offsets; `nil` if there is none.
    var selection: Range<Int>? {
        guard let range = selectedTextRange else { return nil }
        return offset(from: beginningOfDocument, to: range.start)..<offset(from: beginningOfDocument, to: range.end)
    }
}

/// A sectioned field on a stage, and a person who types.
@MainActor struct SectionedFieldScene {
    let stage = TestWindow()
    let keyboard: KeyboardSimulator
    let field: SectionedFieldView
    let log = SectionedFieldLog()

    init(_ format: SectionedFormat, width: CGFloat = 320, isFocused: Bool = true) {
        field = .bordered(format, label: "Number")
        keyboard = KeyboardSimulator(stage)
        log.listen(to: field)
        field.frame = CGRect(x: 20, y: 100, width: width, height: 64)
        stage.view.addSubview(field)
        stage.layOut()
        if isFocused { focus() }
    }

    func focus() {
        _ = field.becomeFirstResponder()
        log.reported = []
        stage.layOut()
    }

    /// Expects the text of the field, its native field and the core, and the position of the caret.
    func expect(_ text: String, caret: Int? = nil, _ source: SourceLocation = #_sourceLocation) {
        #expect(field.text == text, sourceLocation: source)
        #expect(field.native.text == text, sourceLocation: source)
        if let caret { #expect(field.native.selection == caret..<caret, sourceLocation: source) }
        if field.isFirstResponder, field.native.markedTextRange == nil {
            #expect(field.presentation.selection == field.native.selection, sourceLocation: source)
        }
        #expect(stage.errors == [], sourceLocation: source)
    }
}

@MainActor @Suite("Sectioned field, in UIKit: editing") struct SectionedFieldTests {
    @Test("enters each key once, in a section and at its end", arguments: UnspecifiedBehavior.everyWay)
    func typing(way: UnspecifiedBehavior) {
        way.run {
            let scene = SectionedFieldScene(.card)
            scene.keyboard.type("42424")
            scene.expect("42424", caret: 5)
            #expect(scene.log.reported.filter { $0 == "changed" }.count == 5)
            #expect(scene.field.presentation.sections == [0..<4, 4..<5, 5..<5, 5..<5])
        }
    }

    @Test("deletes one character with Backspace, also across sections", arguments: UnspecifiedBehavior.everyWay)
    func backspace(way: UnspecifiedBehavior) {
        way.run {
            let scene = SectionedFieldScene(.sections([2, 2, 2], .digits))
            scene.keyboard.type("12345")
            scene.keyboard.moveCaret(to: 2)
            scene.keyboard.backspace()
            scene.expect("1345", caret: 1)
            #expect(scene.field.presentation.sections == [0..<2, 2..<4, 4..<4])
            scene.keyboard.deleteForward()
            scene.expect("145", caret: 1)
        }
    }

    @Test("cuts and copies across sections, without the drawn separators", arguments: UnspecifiedBehavior.everyWay)
    func clipboard(way: UnspecifiedBehavior) {
        way.run {
            let scene = SectionedFieldScene(.expiry)
            scene.keyboard.type("0427")
            scene.keyboard.selectAll()
            scene.keyboard.copy()
            #expect(UIPasteboard.general.string == "0427")
            scene.keyboard.select(1..<3)
            scene.keyboard.cut()
            #expect(UIPasteboard.general.string == "42")
            scene.expect("07", caret: 1)
        }
    }

    @Test("reads dates as they're typed, pasted and set, and has their value", arguments: UnspecifiedBehavior.everyWay)
    func date(way: UnspecifiedBehavior) {
        way.run {
            let scene = SectionedFieldScene(.date(locale: Locale(identifier: "de_DE")))
            scene.keyboard.type("4.5.26")
            scene.expect("04052026", caret: 8)
            #expect(scene.field.value == "2026-05-04")
            scene.keyboard.selectAll()
            scene.keyboard.paste("12/24/2026")
            scene.expect("24122026", caret: 8)
            scene.field.text = "2000-02-29"
            scene.expect("29022000")
            scene.field.format = .date(locale: Locale(identifier: "en_US"))
            scene.expect("02292000")
            #expect(scene.field.value == "2000-02-29")
        }
    }

    @Test("completes a year of two digits when the field is left", arguments: UnspecifiedBehavior.everyWay)
    func leftDate(way: UnspecifiedBehavior) {
        way.run {
            let scene = SectionedFieldScene(.date(.dayMonthYear))
            scene.keyboard.type("24/12/20")
            scene.expect("241220")
            _ = scene.field.resignFirstResponder()
            scene.expect("24122020")
            #expect(scene.field.validity == .correct)
        }
    }

    @Test("completes a year of two digits with the Return key", arguments: UnspecifiedBehavior.everyWay)
    func confirmedDate(way: UnspecifiedBehavior) {
        way.run {
            let scene = SectionedFieldScene(.date(.dayMonthYear), isFocused: false)
            // The keyboards of digits have no Return key.
            scene.field.keyboardType = .numbersAndPunctuation
            scene.focus()
            scene.log.mayReturn = false
            scene.keyboard.type("24/12/20")
            scene.keyboard.insertReturn()
            scene.expect("24122020", caret: 8)
            #expect(scene.field.isFirstResponder && scene.field.value == "2020-12-24")
        }
    }

    @Test(
        "distributes a paste over the sections, and completes once",
        arguments: [false, true],
        UnspecifiedBehavior.everyWay
    )
    func paste(isByControl: Bool, way: UnspecifiedBehavior) {
        way.run {
            let scene = SectionedFieldScene(.card)
            if isByControl {
                scene.keyboard.tapPasteControl(of: scene.field.nativeField, "4242-4242 4242 4242")
            } else {
                scene.keyboard.paste("4242-4242 4242 4242")
            }
            scene.expect("4242424242424242", caret: 16)
            #expect(scene.log.reported == ["text 4242424242424242", "changed", "complete"])
            #expect(scene.keyboard.undo())
            scene.expect("")
            scene.keyboard.redo()
            scene.expect("4242424242424242")
        }
    }

    @Test("takes the keys of the app's own input view")
    func ownKeys() {
        let scene = SectionedFieldScene(.sections([4], .digits))
        let native = scene.field.nativeField
        native.inputView = UIView()
        for key in "1a2345" {
            native.insertText(String(key))
            scene.stage.layOut()
        }
        scene.expect("1234", caret: 4)
        #expect(scene.log.reported.last == "complete")
        native.deleteBackward()
        scene.stage.layOut()
        scene.expect("123", caret: 3)
        scene.keyboard.select(0..<3)
        native.deleteBackward()
        scene.expect("", caret: 0)
    }

    @Test("is the target of a paste control unless it is disabled", arguments: UnspecifiedBehavior.everyWay)
    func pasteTarget(way: UnspecifiedBehavior) {
        way.run {
            let scene = SectionedFieldScene(.card)
            scene.keyboard.tapPasteControl(of: scene.field, "4242 4242")
            scene.expect("42424242", caret: 8)
            #expect(scene.log.reported == ["text 42424242", "changed"])
            scene.field.isEnabled = false
            scene.keyboard.tapPasteControl(of: scene.field, "4242")
            #expect(scene.field.text == "42424242")
        }
    }

    @Test("refuses keys in a full field, and moves no text", arguments: UnspecifiedBehavior.everyWay)
    func full(way: UnspecifiedBehavior) {
        way.run {
            let scene = SectionedFieldScene(.sections([3, 3], .digits))
            scene.keyboard.type("123456")
            scene.log.reported = []
            scene.keyboard.moveCaret(to: 2)
            scene.keyboard.type("9")
            scene.keyboard.paste("78")
            scene.expect("123456", caret: 2)
            scene.keyboard.moveCaret(to: 6)
            scene.keyboard.type("9")
            scene.expect("123456", caret: 6)
            #expect(scene.log.reported == [])
        }
    }

    @Test("converts full-width digits to ASCII, and keeps two spaces", arguments: UnspecifiedBehavior.everyWay)
    func otherKeys(way: UnspecifiedBehavior) {
        way.run {
            let scene = SectionedFieldScene(.card)
            scene.keyboard.type("４２")
            scene.keyboard.doubleSpace()
            scene.keyboard.type("x.4")
            scene.expect("424", caret: 3)
        }
    }

    @Test("supports undo and redo as in any field", arguments: UnspecifiedBehavior.everyWay)
    func undo(way: UnspecifiedBehavior) {
        way.run {
            let scene = SectionedFieldScene(.sections([2, 2], .any))
            scene.keyboard.type("ab")
            scene.keyboard.moveCaret(to: 1)
            scene.keyboard.type("x")
            scene.expect("axb", caret: 2)
            scene.keyboard.undo()
            scene.expect("ab")
            scene.keyboard.undo()
            scene.expect("")
            scene.keyboard.redo()
            scene.keyboard.redo()
            scene.expect("axb")
            #expect(scene.field.presentation.sections == [0..<2, 2..<3])
        }
    }

    @Test("supports undo after a refused paste", arguments: UnspecifiedBehavior.everyWay)
    func undoOfRefused(way: UnspecifiedBehavior) {
        way.run {
            let scene = SectionedFieldScene(.sections([2], .digits))
            scene.keyboard.type("12")
            scene.keyboard.paste("345")
            scene.keyboard.undo()
            scene.keyboard.undo()
            #expect(["", "12"].contains(scene.field.text))
            scene.expect(scene.field.text)
        }
    }

    @Test(
        "corrects edits that are made without asking: autofill, dictation, drop",
        arguments: UnspecifiedBehavior.everyWay
    )
    func unasked(way: UnspecifiedBehavior) {
        way.run {
            let scene = SectionedFieldScene(.card)
            scene.keyboard.dictate("42 and 42")
            scene.expect("4242", caret: 4)
            scene.keyboard.drop("1-1", at: 2)
            scene.expect("421142", caret: 4)
            scene.keyboard.autofill("5555 5555 5555 4444")
            scene.expect("5555555555554444")
            #expect(scene.log.reported.suffix(3) == ["text 5555555555554444", "changed", "complete"])
        }
    }

    @Test("accepts autofill without the focus", arguments: UnspecifiedBehavior.everyWay)
    func autofillElsewhere(way: UnspecifiedBehavior) {
        way.run {
            let scene = SectionedFieldScene(.card, isFocused: false)
            scene.keyboard.autofill("4242 4242 4242 4242", in: scene.field.native)
            scene.expect("4242424242424242")
            #expect(!scene.field.isFirstResponder)
            #expect(scene.log.reported == ["text 4242424242424242", "changed", "complete"])
        }
    }

    @Test("accepts the keyboard's correction of a word in a plain field", arguments: UnspecifiedBehavior.everyWay)
    func correction(way: UnspecifiedBehavior) {
        way.run {
            let scene = SectionedFieldScene(.sections([], .any))
            scene.keyboard.type("teh cat")
            scene.keyboard.correct(0..<3, to: "the")
            scene.expect("the cat")
            scene.keyboard.undo()
            scene.expect("teh cat")
        }
    }
}
#endif
