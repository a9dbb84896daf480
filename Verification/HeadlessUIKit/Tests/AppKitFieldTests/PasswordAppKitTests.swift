import AppKit
import LiveFoundation
import LivePasswords
import Testing
@testable import LiveAppKitFields

@MainActor @Suite("Password field, in AppKit") struct PasswordAppKitTests {
    /// A field, and an app that records notifications.
    @MainActor final class Scene {
        let view = RevealableTextField(frame: .zero)
        let mac: MacWindow
        private(set) var reported: [String] = []
        private(set) var password = PasswordText()
        private(set) var isMarked = false

        init(_ password: String = "") {
            mac = MacWindow(view)
            view.onEdit = { [unowned self] text, isMarked in
                (self.password, self.isMarked) = (text, isMarked)
                reported.append(String(revealing: text))
            }
            view.onFocus = { [unowned self] in reported.append($0 ? "focused" : "left") }
            view.onSubmit = { [unowned self] in reported.append("submitted") }
            view.onHide = { [unowned self] in reported.append("hidden") }
            self.password = PasswordText(password)
            view.set(self.password)
        }

        func expect(_ text: String, _ source: SourceLocation = #_sourceLocation) {
            #expect(view.shownField.stringValue == text, sourceLocation: source)
            #expect(view.fields.filter { $0 !== view.shownField }.allSatisfy { $0.stringValue.isEmpty })
            #expect(Headless.errors == [], sourceLocation: source)
        }
    }

    @Test("reports the focus when one of the fields gets it, but not when it moves between them")
    func focus() {
        let scene = Scene("abc")
        scene.mac.focus(scene.view.shownField)
        #expect(scene.reported == ["focused"])
        scene.view.isRevealed = true
        scene.view.isRevealed = false
        #expect(scene.reported == ["focused"])
        scene.mac.leave()
        #expect(scene.reported == ["focused", "left"])
    }

    @Test("changes one character with the key after the button", arguments: UnspecifiedBehavior.everyWay)
    func reveal(_ way: UnspecifiedBehavior) {
        way.run {
            let scene = Scene("secret")
            scene.mac.focus(scene.view.shownField)
            scene.mac.editor.setSelectedRange(NSRange(location: 3, length: 0))
            scene.view.isRevealed = true
            #expect(!scene.mac.editor.isSecure)
            scene.mac.editor.type("x")
            scene.expect("secxret")
            scene.view.isRevealed = false
            #expect(scene.mac.editor.isSecure)
            scene.mac.editor.deleteBackward()
            scene.expect("secret")
            #expect(scene.reported == ["focused", "secxret", "secret"])
        }
    }

    @Test("reports an unfinished accent when it is hidden", arguments: UnspecifiedBehavior.everyWay)
    func hiddenComposition(_ way: UnspecifiedBehavior) {
        way.run {
            let scene = Scene("caf")
            scene.view.isRevealed = true
            scene.mac.focus(scene.view.shownField)
            scene.mac.editor.setSelectedRange(NSRange(location: 3, length: 0))
            scene.mac.editor.setMarkedText(
                "´",
                selectedRange: NSRange(location: 1, length: 0),
                replacementRange: NSRange(location: NSNotFound, length: 0)
            )
            scene.view.isRevealed = false
            scene.expect("caf´")
            #expect(scene.reported.last == "caf´")
            #expect(!scene.isMarked)
        }
    }

    @Test("undoes nothing in a visible password that the program has emptied", arguments: UnspecifiedBehavior.everyWay)
    func undoBeforeProgram(_ way: UnspecifiedBehavior) {
        way.run {
            let scene = Scene()
            scene.view.isRevealed = true
            scene.mac.focus(scene.view.shownField)
            scene.mac.editor.type("secret")
            scene.view.set(PasswordText())
            scene.mac.undo()
            scene.expect("")
        }
    }

    @Test("keeps the quotes of a visible password, and restores the person's settings for the next field")
    func quotes() {
        let scene = Scene()
        scene.view.isRevealed = true
        scene.mac.focus(scene.view.shownField)
        scene.mac.editor.type("a\"b")
        scene.expect("a\"b")
        scene.mac.leave()
        scene.mac.editor.type("\"")
        #expect(scene.mac.other.stringValue == "“")
    }

    @Test("hides the text when another app becomes active, and notifies the app")
    func resign() {
        let scene = Scene("secret")
        NotificationCenter.default.post(name: NSApplication.willResignActiveNotification, object: nil)
        #expect(scene.reported == [])
        scene.view.isRevealed = true
        NotificationCenter.default.post(name: NSApplication.willResignActiveNotification, object: nil)
        #expect(scene.reported == ["hidden"])
        #expect(!scene.view.isRevealed)
        scene.expect("secret")
    }

    @Test("hides the text when it leaves its window")
    func leaves() async {
        let scene = Scene("secret")
        scene.view.isRevealed = true
        scene.view.removeFromSuperview()
        #expect(!scene.view.isRevealed)
        await scene.mac.settle()
        #expect(scene.reported == ["hidden"])
    }

    @Test("sets the program's text once, and during a composition only an emptied one")
    func set() {
        let scene = Scene("ab")
        scene.view.isRevealed = true
        scene.mac.focus(scene.view.shownField)
        scene.mac.editor.setSelectedRange(NSRange(location: 1, length: 0))
        scene.view.set(PasswordText("ab"))
        #expect(scene.mac.editor.selectedRange().location == 1)
        scene.mac.editor.setMarkedText(
            "n",
            selectedRange: NSRange(location: 1, length: 0),
            replacementRange: NSRange(location: NSNotFound, length: 0)
        )
        scene.view.set(PasswordText("other"))
        #expect(scene.mac.editor.string == "anb")
        #expect(scene.mac.editor.hasMarkedText())
        scene.view.set(PasswordText(""))
        #expect(scene.view.shownField.stringValue == "" && !scene.mac.editor.hasMarkedText())
    }

    @Test("submits the password with Return, and prevents copying while it is hidden")
    func submit() {
        let scene = Scene("ab")
        scene.mac.focus(scene.view.shownField)
        #expect(scene.mac.editor.copy() == nil)
        scene.mac.editor.pressReturn()
        #expect(scene.reported == ["focused", "submitted"])
    }

    @Test("leaves Return to the window's default button if nothing else handles it", arguments: [true, false])
    func defaultButton(isRevealed: Bool) {
        let scene = Scene("ab")
        scene.view.onSubmit = nil
        scene.view.isRevealed = isRevealed
        scene.mac.focus(scene.view.shownField)
        let command = Selector("NSStandardKeyBindingResponding.insertNewline(_:)") { _, _ in }
        #expect(!scene.view.control(scene.view.shownField, textView: scene.mac.editor, doCommandBy: command))
        scene.mac.editor.pressReturn()
        #expect(scene.reported == ["focused"])
        scene.mac.leave()
        #expect(scene.reported == ["focused", "left"])
    }

    @Test("keeps the text and reports the end of editing when it is disabled during editing", arguments: [true, false])
    func disabling(isRevealed: Bool) {
        let scene = Scene()
        scene.view.isRevealed = isRevealed
        scene.mac.focus(scene.view.shownField)
        scene.mac.editor.type("ab")
        for field in scene.view.fields { field.isEnabled = false }
        scene.expect("ab")
        #expect(scene.reported.first == "focused")
        #expect(scene.reported.last == "left")
        #expect(scene.password == PasswordText("ab"))
    }
}
