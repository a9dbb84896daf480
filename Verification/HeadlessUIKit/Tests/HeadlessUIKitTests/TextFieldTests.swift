import HeadlessTesting
import Testing
import UIKit

/// The calls that a delegate received, in order.
@MainActor private final class Witness: NSObject, UITextFieldDelegate {
    var heard: [String] = []
    var answer: (UITextField, NSRange, String) -> Bool = { _, _, _ in true }

    nonisolated override init() { super.init() }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { hear("should begin") }
    func textFieldDidBeginEditing(_ textField: UITextField) { hear("begun") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { hear("should end") }
    func textFieldDidEndEditing(_ textField: UITextField) { hear("ended") }
    func textFieldDidChangeSelection(_ textField: UITextField) { hear("selection in \(textField.text!)") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { hear("should return") }
    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        hear("ask \(range.location),\(range.length) \(string)")
        return answer(textField, range, string)
    }

    @discardableResult private func hear(_ what: String) -> Bool {
        heard.append(what)
        return true
    }
}

@MainActor private struct Scene {
    let stage = TestWindow()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
    let witness = Witness()
    let keyboard: KeyboardSimulator

    init(editing: Bool = true) {
        keyboard = KeyboardSimulator(stage)
        stage.view.addSubview(field)
        field.delegate = witness
        let witness = witness
        field.addAction(UIAction { _ in witness.heard.append("begin event") }, for: .editingDidBegin)
        field.addAction(UIAction { _ in witness.heard.append("end event") }, for: .editingDidEnd)
        field.addAction(
            UIAction { action in
                guard let field = action.sender as? UITextField else { return }
                witness.heard.append("changed \(field.text!)")
            },
            for: .editingChanged
        )
        stage.layOut()
        if editing { field.becomeFirstResponder() }
        witness.heard = []
    }

    var caret: Range<Int>? {
        field.selectedTextRange.map {
            let start = field.offset(from: field.beginningOfDocument, to: $0.start)
            return start..<field.offset(from: field.beginningOfDocument, to: $0.end)
        }
    }

    func kern(at index: Int) -> CGFloat? {
        field.attributedText?.attribute(.kern, at: index, effectiveRange: nil) as? CGFloat
    }
}

@MainActor @Suite("The text field of the double") struct TextFieldTests {
    @Test("asks about a key, makes the edit, then reports the selection and the change") func key() {
        let scene = Scene()
        scene.keyboard.type("a")
        #expect(scene.witness.heard == ["ask 0,0 a", "selection in a", "changed a"])
    }

    @Test("doubles the key if a delegate writes it and also allows it") func doubled() {
        let scene = Scene()
        scene.witness.answer = { field, _, string in
            field.text = (field.text ?? "") + string
            return true
        }
        scene.keyboard.type("4")
        #expect(scene.field.text == "44")
    }

    @Test("reports nothing that the program sets, and puts the caret at the end") func program() {
        let scene = Scene()
        scene.keyboard.type("ab")
        scene.keyboard.moveCaret(to: 0)
        scene.witness.heard = []
        scene.field.text = "abc"
        #expect(scene.witness.heard.isEmpty)
        #expect(scene.caret == 3..<3)
        #expect(!scene.keyboard.undo())
    }

    @Test("asks for, takes and reports the focus") func focus() {
        let scene = Scene(editing: false)
        #expect(scene.caret == nil)
        scene.field.becomeFirstResponder()
        scene.field.resignFirstResponder()
        #expect(
            scene.witness.heard == ["should begin", "begun", "begin event", "should end", "ended", "end event"]
        )
    }

    @Test("places the caret of a tap after it has taken the focus") func tap() {
        let scene = Scene(editing: false)
        scene.field.text = "abcdef"
        scene.stage.layOut()
        scene.stage.tap(at: CGPoint(x: 21, y: 122))
        #expect(scene.field.isFirstResponder)
        #expect(scene.caret == 0..<0)
        #expect(scene.witness.heard == ["should begin", "begun", "begin event", "selection in abcdef"])
    }

    @Test("ends editing when the field leaves its window, whatever its delegate returns") func leaving() {
        let scene = Scene()
        scene.field.removeFromSuperview()
        #expect(!scene.field.isEditing && !scene.field.isFirstResponder)
        #expect(scene.witness.heard == ["should end", "ended", "end event"])
    }

    @Test("undoes typing at once, and other edits one by one") func undo() {
        let scene = Scene()
        scene.keyboard.type("hello")
        scene.keyboard.moveCaret(to: 2)
        scene.keyboard.paste("X")
        #expect(scene.keyboard.undo())
        #expect(scene.field.text == "hello")
        #expect(scene.keyboard.undo())
        #expect(scene.field.text == "")
        #expect(scene.keyboard.redo())
        #expect(scene.field.text == "hello")
        scene.field.resignFirstResponder()
        scene.field.becomeFirstResponder()
        #expect(!scene.keyboard.undo())
    }

    @Test("undoes the changes of one event together") func undoOfOneEvent() {
        let scene = Scene()
        let field = scene.field
        field.addAction(
            UIAction { [weak field] _ in
                guard let field, field.text == "abc", field.undoManager?.isUndoing == false else { return }
                let start = field.position(from: field.beginningOfDocument, offset: 2)!
                field.replace(field.textRange(from: start, to: field.endOfDocument)!, withText: "")
            },
            for: .editingChanged
        )
        scene.keyboard.paste("abc")
        #expect(field.text == "ab")
        scene.keyboard.undo()
        #expect(field.text == "")
    }

    @Test("asks about undo beyond the text, and raises an exception if it is allowed") func undoBeyond() {
        var way = UnspecifiedBehavior()
        way.refusedPasteIsUndoable = true
        way.run {
            let scene = Scene()
            scene.field.smartInsertDeleteType = .no
            scene.witness.answer = { field, _, string in field.text!.count + string.count < 4 }
            scene.keyboard.type("abc")
            scene.keyboard.paste("xyz")
            scene.witness.heard = []
            #expect(scene.keyboard.undo())
            #expect(scene.witness.heard == ["ask 3,3 "])
            #expect(scene.stage.errors == ["NSRangeException: Range {3, 3} out of bounds; string length 3"])
        }
    }

    @Test("replaces a secure text with the first key, and with the first key after it is hidden")
    func secure() {
        let scene = Scene(editing: false)
        scene.field.isSecureTextEntry = true
        scene.field.text = "old"
        scene.field.becomeFirstResponder()
        scene.witness.heard = []
        scene.keyboard.type("n")
        #expect(scene.witness.heard.first == "ask 3,0 n")
        scene.keyboard.type("ew")
        #expect(scene.field.text == "new")
        scene.field.isSecureTextEntry = false
        scene.keyboard.type("er")
        scene.field.isSecureTextEntry = true
        scene.keyboard.backspace()
        #expect(scene.field.text == "")
    }

    @Test("does not ask about a composition or its candidate", arguments: [false, true])
    func composition(asksFirst: Bool) {
        var way = UnspecifiedBehavior()
        way.compositionAsksFirst = asksFirst
        way.run {
            let scene = Scene()
            scene.keyboard.compose("ni")
            scene.keyboard.compose("nih")
            #expect(scene.field.markedTextRange != nil)
            scene.keyboard.commit("你")
            #expect(scene.field.text == "你")
            #expect(scene.field.markedTextRange == nil)
            #expect(scene.witness.heard.filter { $0.hasPrefix("ask") } == (asksFirst ? ["ask 0,0 ni"] : []))
            scene.keyboard.undo()
            #expect(scene.field.text == "")
        }
    }

    @Test("marks an inline prediction, and removes it if it is not accepted") func prediction() {
        let scene = Scene()
        scene.keyboard.type("he")
        scene.keyboard.predictInline("llo")
        #expect(scene.field.text == "hello" && scene.caret == 2..<2 && scene.field.markedTextRange != nil)
        scene.keyboard.type("y")
        #expect(scene.field.text == "hey")
        scene.keyboard.predictInline(" you")
        scene.keyboard.acceptPrediction()
        #expect(scene.field.text == "hey you" && scene.caret == 7..<7)
        // A visible keyboard takes up the change when it is loaded again.
        scene.field.inlinePredictionType = .no
        scene.keyboard.predictInline("!")
        #expect(scene.field.text == "hey you!")
        scene.keyboard.ignorePrediction()
        scene.field.reloadInputViews()
        scene.keyboard.predictInline("!")
        #expect(scene.field.text == "hey you")
    }

    @Test("ends editing with Return if there is a target for the exit event") func exit() {
        let scene = Scene()
        scene.keyboard.insertReturn()
        #expect(scene.field.isFirstResponder)
        let witness = scene.witness
        scene.field.addAction(UIAction { _ in witness.heard.append("exit") }, for: .editingDidEndOnExit)
        scene.keyboard.insertReturn()
        #expect(!scene.field.isFirstResponder)
        #expect(witness.heard == ["should return", "should return", "exit", "should end", "ended", "end event"])
    }

    @Test("changes a visible keyboard only when it is reloaded") func keyboard() {
        let scene = Scene()
        scene.field.keyboardType = .numberPad
        #expect(scene.stage.shownKeyboardType(of: scene.field) == .default)
        scene.field.reloadInputViews()
        #expect(scene.stage.shownKeyboardType(of: scene.field) == .numberPad)
    }

    @Test("keeps a kern of the default attributes, and loses one of the text with the focus") func kern() {
        let scene = Scene(editing: false)
        scene.field.attributedText = NSAttributedString(string: "12", attributes: [.kern: CGFloat(9)])
        #expect(scene.kern(at: 0) == 9)
        scene.field.becomeFirstResponder()
        #expect(scene.kern(at: 0) == nil)
        scene.field.defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 17), .kern: CGFloat(9)]
        scene.keyboard.type("3")
        scene.field.resignFirstResponder()
        for index in 0..<3 { #expect(scene.kern(at: index) == 9) }
    }

    @Test("truncates a text that is too wide at rest, and scrolls it during editing") func wide() {
        let scene = Scene(editing: false)
        scene.field.text = String(repeating: "W", count: 30)
        scene.stage.layOut()
        #expect(scene.stage.isTruncated(scene.field))
        scene.field.becomeFirstResponder()
        scene.stage.layOut()
        #expect(!scene.stage.isTruncated(scene.field))
        #expect(scene.stage.visibleOffset(of: scene.field) > 0)
        #expect(scene.stage.characterRects(of: scene.field).last!.maxX <= 200)
        scene.keyboard.moveCaret(to: 0)
        #expect(scene.stage.visibleOffset(of: scene.field) == 0)
    }

    @Test("gives a side view its fitting size since iOS 13, and the rest to the text") func sideViews() {
        let scene = Scene(editing: false)
        let label = UILabel()
        label.text = "0/30"
        scene.field.rightView = label
        scene.field.rightViewMode = .always
        scene.stage.layOut()
        #expect(label.superview === scene.field)
        #expect(abs(label.frame.width - label.intrinsicContentSize.width) < 0.001)
        #expect(abs(label.frame.maxX - 200) < 0.001)
        #expect(abs(scene.field.textRect(forBounds: scene.field.bounds).maxX - label.frame.minX) < 0.001)
    }

    @Test("shows the right view on the left in a right-to-left layout", arguments: [true, false])
    func mirrored(byLeftRect: Bool) {
        var way = UnspecifiedBehavior()
        way.sideViewsMirrorByLeftRect = byLeftRect
        way.run {
            let scene = Scene(editing: false)
            scene.field.semanticContentAttribute = .forceRightToLeft
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
            scene.field.rightView = box
            scene.field.rightViewMode = .always
            scene.stage.layOut()
            #expect(box.frame == CGRect(x: 0, y: 7, width: 30, height: 30))
        }
    }

    @Test(
        "enters typed text in every undocumented variant",
        arguments: UnspecifiedBehavior.everyWay
    )
    func everyWay(_ way: UnspecifiedBehavior) {
        way.run {
            let scene = Scene()
            scene.keyboard.type("hello wrold")
            scene.keyboard.correct(6..<11, to: "world")
            scene.keyboard.backspace()
            scene.keyboard.deleteWord()
            scene.keyboard.type("you")
            scene.keyboard.doubleSpace()
            #expect(scene.field.text == "hello you. ")
            scene.keyboard.selectAll()
            scene.keyboard.cut()
            scene.keyboard.paste()
            scene.keyboard.autofill("filled")
            scene.keyboard.dictate(" in")
            #expect(scene.field.text == "filled in")
            while scene.keyboard.undo() {}
            #expect(scene.field.text == "")
            while scene.keyboard.redo() {}
            #expect(scene.field.text == "filled in")
            #expect(scene.stage.errors == [])
        }
    }

    @Test("has no Return key on the keyboards of digits, but Return on a hardware keyboard")
    func pads() {
        let scene = Scene(editing: false)
        scene.field.keyboardType = .numberPad
        _ = scene.field.becomeFirstResponder()
        scene.witness.heard = []
        #expect(!scene.keyboard.insertReturn())
        #expect(scene.witness.heard.isEmpty)
        #expect(scene.stage.pressKey("\r"))
        #expect(scene.witness.heard == ["should return"])
    }

    @Test("clips its caret, and begins with letters when its keyboard is built again")
    func clipped() {
        final class Wide: UITextField {
            override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: -50, dy: 0) }
        }
        let stage = TestWindow()
        let field = Wide(frame: CGRect(x: 100, y: 100, width: 100, height: 44))
        stage.view.addSubview(field)
        _ = field.becomeFirstResponder()
        #expect(!stage.caret(of: field).isVisible)
        KeyboardSimulator(stage).type("wide enough")
        #expect(stage.caret(of: field).isVisible)
        stage.switchToSymbols(of: field)
        #expect(stage.showsSymbols(of: field))
        field.reloadInputViews()
        #expect(!stage.showsSymbols(of: field))
    }

    @Test("composes in place and dictates with replacements that the delegate is asked about, or not")
    func replacements() {
        let scene = Scene()
        scene.witness.heard = []
        scene.keyboard.composeInPlace("ㅍ", "푸", "풋")
        #expect(scene.field.text == "풋")
        #expect(scene.witness.heard.filter { $0.hasPrefix("ask") } == ["ask 0,0 ㅍ", "ask 0,1 푸", "ask 0,1 풋"])
        scene.witness.heard = []
        scene.keyboard.dictate(" wreck a", " recognise")
        #expect(scene.field.text == "풋 recognise")
        #expect(!scene.witness.heard.contains { $0.hasPrefix("ask") })
    }

    @Test("may be filled without a question or an event while it has no focus")
    func silentFill() {
        var way = UnspecifiedBehavior()
        way.autofillSetsText = true
        way.run {
            let scene = Scene(editing: false)
            scene.witness.heard = []
            scene.keyboard.autofill("filled", in: scene.field)
            #expect(scene.field.text == "filled")
            #expect(scene.witness.heard.isEmpty)
        }
    }

    @Test("asks the delegate about a chosen candidate in the ways of different systems")
    func candidates() {
        for (path, question) in [
            (\UnspecifiedBehavior.commitAsksForReplacement, "ask 0,2 日本"),
            (\UnspecifiedBehavior.commitAsksForInsertion, "ask 0,0 日本"),
        ] {
            var way = UnspecifiedBehavior()
            way[keyPath: path] = true
            way.run {
                let scene = Scene()
                scene.keyboard.compose("にほ")
                scene.witness.heard = []
                scene.keyboard.commit("日本")
                #expect(scene.field.text == "日本")
                #expect(scene.witness.heard.filter { $0.hasPrefix("ask") } == [question])
            }
        }
    }
}
