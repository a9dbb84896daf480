#if canImport(UIKit)
#if canImport(HeadlessTesting)
import HeadlessTesting
#endif
import LiveControls
import LiveText
import LiveUIKit
import Testing
import UIKit

/// A delegate that records a limited field's calls with the current text, and can refuse edits, as apps do.
@MainActor final class LimitedFieldLog: NSObject, UITextFieldDelegate {
    var reported: [String] = []
    var refuses: (String) -> Bool = { _ in false }

    func listen(to field: LimitedFieldView) {
        field.delegate = self
        for (event, name) in [(UIControl.Event.editingChanged, "changed"), (.limitReached, "limit")] {
            field.addAction(
                UIAction { [weak self] action in
                    let text = (action.sender as? UITextField)?.text ?? ""
                    self?.reported.append("\(name) \(text)")
                },
                for: event
            )
        }
    }

    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        !refuses(string)
    }
}

/// A limited field on a stage, and a person who types.
@MainActor struct LimitedFieldScene {
    let stage = TestWindow()
    let keyboard: KeyboardSimulator
    let field: LimitedFieldView
    let log = LimitedFieldLog()

    init(
        _ limit: TextLimit,
        _ overflow: TextOverflow = .refuse,
        counter: CounterDisplay = .always,
        isFocused: Bool = true
    ) {
        field = LimitedFieldView(limit: limit, overflow: overflow, counter: counter)
        // Keyboards would put spaces around pasted text.
        field.smartInsertDeleteType = .no
        keyboard = KeyboardSimulator(stage)
        log.listen(to: field)
        field.frame = CGRect(x: 20, y: 100, width: 300, height: 40)
        stage.view.addSubview(field)
        stage.layOut()
        if isFocused { _ = field.becomeFirstResponder() }
        stage.layOut()
    }

    /// Expects the text of the field and of the core, and the position of the caret.
    func expect(_ text: String, caret: Int? = nil, _ source: SourceLocation = #_sourceLocation) {
        #expect(field.text == text, sourceLocation: source)
        #expect(field.presentation.text == text, sourceLocation: source)
        #expect(field.presentation.count == field.limit.unit.count(text), sourceLocation: source)
        if let caret { #expect(field.selection == caret..<caret, sourceLocation: source) }
        #expect(stage.errors == [], sourceLocation: source)
    }
}

extension UnspecifiedBehavior {
    /// All variants except one: a field that is notified after an edit cannot revert it in an undoable way if UIKit
    /// registers the edit even later.
    static let waysOfTakingBack = everyWay.filter { !"\($0)".contains("undoRegistersAfterTelling") }
}

@MainActor @Suite("Limited field, in UIKit: editing") struct LimitedFieldTests {
    @Test("reverts a key past the limit before the app is notified", arguments: UnspecifiedBehavior.everyWay)
    func refused(way: UnspecifiedBehavior) {
        way.run {
            let scene = LimitedFieldScene(TextLimit(3))
            scene.keyboard.type("abc")
            #expect(scene.log.reported == ["changed a", "changed ab", "changed abc"])
            scene.log.reported = []
            scene.keyboard.moveCaret(to: 1)
            scene.keyboard.type("x")
            scene.expect("abc", caret: 1)
            #expect(scene.log.reported.contains("limit abc"))
            #expect(scene.log.reported.allSatisfy { $0.hasSuffix(" abc") })
            #expect(scene.log.reported.filter { $0.hasPrefix("limit") }.count == 1)
            scene.keyboard.backspace()
            scene.expect("bc", caret: 0)
        }
    }

    @Test(
        "refuses a paste that is too long, and keeps the selected text",
        arguments: UnspecifiedBehavior.everyWay
    )
    func refusedPaste(way: UnspecifiedBehavior) {
        way.run {
            let scene = LimitedFieldScene(TextLimit(6))
            scene.keyboard.type("abcd")
            scene.keyboard.select(1..<3)
            scene.keyboard.paste("12345")
            scene.expect("abcd")
            scene.keyboard.select(1..<3)
            scene.keyboard.paste("1234")
            scene.expect("a1234d", caret: 5)
        }
    }

    @Test(
        "keeps the part of an insertion that fits if it truncates, with the caret after it",
        arguments: UnspecifiedBehavior.waysOfTakingBack
    )
    func truncated(way: UnspecifiedBehavior) {
        way.run {
            let scene = LimitedFieldScene(TextLimit(10), .truncate)
            scene.keyboard.type("abcdefgh")
            scene.keyboard.moveCaret(to: 4)
            scene.keyboard.paste("12345")
            scene.expect("abcd12efgh", caret: 6)
            scene.keyboard.undo()
            scene.expect("abcdefgh", caret: 4)
            scene.keyboard.redo()
            #expect(scene.field.text == scene.field.presentation.text)
            #expect(scene.stage.errors == [])
        }
    }

    @Test("keeps the caret's place in a text that the app sets", arguments: UnspecifiedBehavior.everyWay)
    func rewritten(way: UnspecifiedBehavior) {
        way.run {
            let scene = LimitedFieldScene(TextLimit(20))
            let field = scene.field
            field.addAction(
                UIAction { [unowned field] _ in
                    field.text = field.text?.uppercased().replacingOccurrences(of: "-", with: "")
                },
                for: .editingChanged
            )
            scene.keyboard.type("abef")
            scene.keyboard.moveCaret(to: 2)
            scene.keyboard.type("c-d")
            scene.expect("ABCDEF", caret: 4)
            field.text = "0ABCDEF"
            scene.expect("0ABCDEF", caret: 5)
            field.text = ""
            scene.expect("", caret: 0)
            field.text = "new"
            scene.expect("new", caret: 3)
            #expect(scene.stage.errors == [])
        }
    }

    @Test("never splits a character", arguments: UnspecifiedBehavior.everyWay)
    func wholeCharacters(way: UnspecifiedBehavior) {
        way.run {
            let scene = LimitedFieldScene(TextLimit(9, unit: .utf16), .truncate)
            scene.keyboard.type("abcd")
            scene.keyboard.paste("👨‍👩‍👧‍👦b")
            scene.expect("abcd", caret: 4)
            scene.keyboard.paste("12👍🏽3")
            scene.expect("abcd12", caret: 6)
        }
    }

    @Test("reverts no edit if exceeding the limit is allowed", arguments: UnspecifiedBehavior.everyWay)
    func allowed(way: UnspecifiedBehavior) {
        way.run {
            let scene = LimitedFieldScene(TextLimit(3), .allow)
            scene.keyboard.type("abcde")
            scene.expect("abcde", caret: 5)
            #expect(scene.field.presentation.stage == .over)
            #expect(!scene.log.reported.contains { $0.hasPrefix("limit") })
        }
    }

    @Test(
        "never cuts or reports text that the program sets, and lets it be shortened",
        arguments: UnspecifiedBehavior.everyWay
    )
    func programText(way: UnspecifiedBehavior) {
        way.run {
            let scene = LimitedFieldScene(TextLimit(3))
            scene.field.text = "abcdef"
            scene.expect("abcdef")
            #expect(scene.field.presentation.counter == "6/3")
            scene.field.attributedText = NSAttributedString(string: "vwxyz")
            scene.expect("vwxyz")
            #expect(scene.field.presentation.counter == "5/3")
            #expect(scene.log.reported == [])
            scene.keyboard.moveCaret(to: 5)
            scene.keyboard.backspace()
            scene.expect("vwxy", caret: 4)
            scene.keyboard.type("z")
            scene.expect("vwxy", caret: 4)
            scene.keyboard.select(0..<3)
            scene.keyboard.paste("ab")
            scene.expect("aby", caret: 2)
            scene.field.text = nil
            scene.expect("")
        }
    }

    @Test("applies the limit to edits that are made without asking", arguments: UnspecifiedBehavior.everyWay)
    func unasked(way: UnspecifiedBehavior) {
        way.run {
            let scene = LimitedFieldScene(TextLimit(5), .truncate)
            scene.keyboard.dictate("abc")
            scene.keyboard.drop("xyz", at: 1)
            scene.expect("axybc", caret: 3)
            scene.keyboard.correct(0..<5, to: "acts")
            scene.keyboard.paste("corrected")
            scene.expect("actsc", caret: 5)
        }
    }

    @Test(
        "applies the limit to a paste control, with and without the focus",
        arguments: [true, false],
        UnspecifiedBehavior.everyWay
    )
    func pasteControl(isFocused: Bool, way: UnspecifiedBehavior) {
        way.run {
            let scene = LimitedFieldScene(TextLimit(8), .truncate, isFocused: isFocused)
            scene.keyboard.tapPasteControl(of: scene.field, "a text that is too long")
            #expect(scene.field.text == "a text t")
            #expect(scene.field.presentation.text == "a text t")
            scene.field.overflow = .refuse
            scene.log.reported = []
            scene.keyboard.tapPasteControl(of: scene.field, "and more")
            #expect(scene.field.text == "a text t")
            #expect(scene.log.reported.contains("limit a text t"))
        }
    }

    @Test("applies the limit to a paste that the person has to allow", .needs(.clock))
    func permittedPaste() {
        let scene = LimitedFieldScene(TextLimit(8), .truncate)
        scene.stage.pastePermissionTime = 10
        scene.keyboard.paste("a text that is too long")
        scene.expect("a text t")
    }

    @Test("does not take what is filled in after a refused paste for the paste")
    func filledInAfterRefusedPaste() async {
        let scene = LimitedFieldScene(TextLimit(10), .truncate)
        scene.log.refuses = { $0.contains("paste") }
        for isByControl in [false, true] {
            if isByControl {
                scene.keyboard.tapPasteControl(of: scene.field, "a refused paste")
            } else {
                scene.keyboard.paste("a refused paste")
            }
            scene.expect("")
            await scene.stage.advance(4)
            scene.keyboard.autofill("Bartholomew Jones")
            scene.expect("Bartholomew Jones")
            scene.field.text = ""
        }
    }

    @Test(
        "never cuts what is filled in, and marks and announces it as too long",
        arguments: [TextOverflow.refuse, .truncate],
        UnspecifiedBehavior.everyWay
    )
    func filledIn(overflow: TextOverflow, way: UnspecifiedBehavior) {
        way.run {
            let scene = LimitedFieldScene(TextLimit(10), overflow)
            scene.keyboard.type("Ba")
            scene.keyboard.autofill("Bartholomew Jones")
            scene.expect("Bartholomew Jones")
            #expect(scene.field.presentation.stage == .over)
            #expect(scene.field.presentation.error == ControlMessage(.over, 7))
            scene.keyboard.type("x")
            scene.expect("Bartholomew Jones")
            scene.keyboard.backspace()
            scene.expect("Bartholomew Jone")
            scene.keyboard.autofill("Bart")
            #expect(scene.field.presentation.error == nil)
        }
    }

    @Test("supports undo and redo after a refused edit", arguments: UnspecifiedBehavior.waysOfTakingBack)
    func undoOfRefused(way: UnspecifiedBehavior) {
        way.run {
            let scene = LimitedFieldScene(TextLimit(3))
            scene.keyboard.type("ab")
            scene.keyboard.paste("cdef")
            scene.expect("ab", caret: 2)
            for _ in 0..<3 {
                scene.keyboard.undo()
                #expect(scene.field.text == scene.field.presentation.text)
            }
            #expect(scene.field.text == "")
            for _ in 0..<3 { scene.keyboard.redo() }
            #expect(["ab", ""].contains(scene.field.text))
            scene.expect(scene.field.text ?? "")
        }
    }

    @Test("calls the app's delegate before it applies the limit", arguments: UnspecifiedBehavior.everyWay)
    func delegate(way: UnspecifiedBehavior) {
        way.run {
            let scene = LimitedFieldScene(TextLimit(3))
            scene.log.refuses = { $0 == "x" }
            scene.keyboard.type("axbxcd")
            scene.expect("abc", caret: 3)
            #expect(scene.field.delegate === scene.log)
        }
    }

    @Test("keeps the text of an app that rewrites the reported text", arguments: UnspecifiedBehavior.everyWay)
    func rewriting(way: UnspecifiedBehavior) {
        way.run {
            let scene = LimitedFieldScene(TextLimit(4))
            scene.field.addAction(
                UIAction { action in
                    guard let field = action.sender as? UITextField, let text = field.text else { return }
                    if text != text.uppercased() { field.text = text.uppercased() }
                },
                for: .editingChanged
            )
            scene.keyboard.type("abcdef")
            scene.expect("ABCD", caret: 4)
        }
    }

    @Test("keeps a hidden text when the person returns to it", arguments: UnspecifiedBehavior.everyWay)
    func secureEntry(way: UnspecifiedBehavior) {
        way.run {
            let scene = LimitedFieldScene(TextLimit(10), isFocused: false)
            scene.field.isSecureTextEntry = true
            scene.field.text = "abc"
            _ = scene.field.becomeFirstResponder()
            #expect(scene.log.reported == [])
            scene.keyboard.type("d")
            scene.expect("abcd", caret: 4)
            scene.field.isSecureTextEntry = false
            scene.field.isSecureTextEntry = true
            scene.keyboard.type("e")
            scene.expect("abcde", caret: 5)
            #expect(scene.log.reported == ["changed abcd", "changed abcde"])
        }
    }

    @Test("keeps and counts the text when the limit changes")
    func limitChanged() {
        let scene = LimitedFieldScene(TextLimit(10))
        scene.keyboard.type("abcdef")
        scene.field.lengthLimit = 4
        scene.expect("abcdef", caret: 6)
        #expect(scene.field.limit == TextLimit(4))
        #expect(scene.field.presentation.counter == "6/4")
        scene.keyboard.type("g")
        scene.expect("abcdef", caret: 6)
        scene.field.lengthLimit = 0
        scene.keyboard.type("ghijk")
        scene.expect("abcdefghijk")
        #expect(scene.field.presentation.counter == "")
    }
}
#endif
