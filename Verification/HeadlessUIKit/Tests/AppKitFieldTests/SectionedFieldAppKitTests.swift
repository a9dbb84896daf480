import AppKit
import LiveControls
import LiveFoundation
import LiveText
import QuartzCore
import Testing
@testable import LiveAppKitFields

@MainActor @Suite("Sectioned field, in AppKit") struct SectionedFieldAppKitTests {
    @Test("raises the label when the field gets the focus, not with the first key")
    func focus() {
        let scene = SectionedScene(.card)
        #expect((scene.shown?.opening ?? 0) == 0)
        scene.mac.focus(scene.field)
        #expect(scene.shown?.opening == 1)
        #expect(scene.shown?.activeSection == 0)
        scene.mac.leave()
        #expect(scene.shown?.opening == 0)
        #expect(scene.shown?.activeSection == nil)
    }

    @Test("refuses a key in a full field", arguments: UnspecifiedBehavior.everyWay)
    func full(_ way: UnspecifiedBehavior) {
        way.run {
            let scene = SectionedScene(.phoneUS, "5551234567")
            scene.mac.focus(scene.field)
            scene.mac.editor.setSelectedRange(NSRange(location: 1, length: 0))
            scene.mac.editor.type("9")
            scene.expect("5551234567", caret: 1)
            scene.mac.editor.paste("98")
            scene.expect("5551234567", caret: 1)
            #expect(scene.reported == [])
            scene.mac.editor.deleteBackward()
            scene.expect("551234567", caret: 0)
        }
    }

    @Test("dims its text when it is disabled")
    func disabled() {
        let scene = SectionedScene(.card, "4242")
        func color() -> NSColor? {
            scene.field.attributedStringValue.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? NSColor
        }
        #expect(color() == .controlTextColor)
        scene.field.isEnabled = false
        #expect(color() == .disabledControlTextColor)
        scene.field.isEnabled = true
        #expect(color() == .controlTextColor)
    }

    @Test("shows the app's validity until the text changes, through any updates")
    func answered() async {
        let scene = SectionedScene(.card)
        scene.mac.focus(scene.field)
        scene.mac.editor.paste("4242424242424242")
        scene.mac.leave()
        #expect(scene.shown?.validity == .correct)
        scene.request.validity = .incorrect
        scene.update()
        await scene.mac.settle()
        #expect(scene.shown?.validity == .incorrect)
        scene.update()
        await scene.mac.settle()
        #expect(scene.request.validity == .incorrect)
        #expect(scene.shown?.error != nil)
        scene.mac.focus(scene.field)
        scene.mac.editor.deleteBackward()
        #expect(scene.shown?.validity == .neutral)
        #expect(scene.request.validity == .neutral)
    }

    @Test("announces and shakes for the app's validity, but not again in a field that SwiftUI creates again")
    func announcement() async {
        let scene = SectionedScene(.card, "4242424242424241")
        var refusalCount = 0
        scene.request.refused = { refusalCount += 1 }
        scene.request.validity = .incorrect
        scene.update()
        await scene.mac.settle()
        MediaClock.advance(by: 2)
        await scene.mac.settle()
        #expect(Headless.announcements.map(\.text) == ["This card number does not exist"])
        #expect(refusalCount == 1)
        let field = SpacedTextField(string: "4242424242424241")
        let coordinator = SectionedFieldCoordinator(scene.request)
        field.owner = coordinator
        coordinator.update(field, to: scene.request)
        let mac = MacWindow(field)
        await mac.settle()
        MediaClock.advance(by: 2)
        await mac.settle()
        #expect(Headless.announcements.isEmpty && refusalCount == 1)
    }

    @Test("reports nothing while SwiftUI removes the field, and the end of editing afterwards")
    func removal() async {
        let scene = SectionedScene(.card)
        scene.mac.focus(scene.field)
        scene.mac.editor.type("4242")
        scene.coordinator.close()
        scene.field.removeFromSuperview()
        #expect(scene.request.validity == .neutral)
        await scene.mac.settle()
        #expect(scene.request.validity == .incorrect)
    }

    @Test("reports nothing while SwiftUI disables the field, and the end of editing afterwards")
    func disabling() async {
        let scene = SectionedScene(.card)
        scene.mac.focus(scene.field)
        scene.mac.editor.type("4242")
        scene.coordinator.gate.update { scene.field.isEnabled = false }
        #expect(scene.request.validity == .neutral && scene.shown?.activeSection != nil)
        await scene.mac.settle()
        #expect(scene.request.validity == .incorrect && scene.shown?.activeSection == nil)
    }

    @Test("moves the characters at once for a wider gap")
    func gap() {
        let scene = SectionedScene(.card, "4242")
        scene.field.frame.size.width = 400
        scene.field.layout()
        let kern = scene.kerns[0]
        scene.request.gap = 8
        scene.update()
        scene.field.layout()
        #expect(scene.kerns[0] != kern)
        #expect(Headless.errors == [])
    }

    @Test("supports keys, pastes with separators, undo and redo", arguments: UnspecifiedBehavior.everyWay)
    func editing(_ way: UnspecifiedBehavior) {
        way.run {
            let scene = SectionedScene(.card)
            scene.mac.focus(scene.field)
            scene.mac.editor.type("42x4")
            scene.expect("424", caret: 3)
            scene.mac.editor.paste("2 4242\n4242-4242")
            scene.expect("4242424242424242", caret: 16)
            #expect(scene.reported == ["4", "42", "424", "4242424242424242", "complete"])
            scene.mac.undo()
            scene.expect("424")
            scene.mac.redo()
            scene.expect("4242424242424242")
        }
    }

    @Test("keeps the caret and the undo history while it spaces the characters")
    func places() {
        let scene = SectionedScene(.card, "42424")
        scene.mac.focus(scene.field)
        scene.mac.editor.setSelectedRange(NSRange(location: 2, length: 0))
        scene.mac.editor.type("1")
        scene.expect("421424", caret: 3)
        #expect(scene.kerns.count == 6)
        #expect(Set(scene.kerns).count == 1 && scene.kerns[0] > 0)
        let kern = scene.kerns[0]
        scene.field.frame.size.width = 640
        scene.expect("421424", caret: 3)
        #expect(scene.kerns.allSatisfy { $0 > kern })
        scene.mac.undo()
        scene.expect("42424")
        #expect(scene.kerns.count == 5 && scene.kerns.allSatisfy { $0 > kern })
    }

    @Test("applies a changed format at once, during editing and at rest", arguments: [true, false])
    func formatChanged(_ isFocused: Bool) async {
        let scene = SectionedScene(.card, "4242424242424242")
        if isFocused { scene.mac.focus(scene.field) }
        scene.request.format = .code([3, 3])
        scene.update()
        await scene.mac.settle()
        #expect(scene.shown?.lengths.reduce(0, +) == 6)
        #expect(scene.field.content.text == scene.coordinator.text)
        #expect(scene.coordinator.text.count == 6)
        let kern = scene.kerns[0]
        #expect(kern > 0)
    }

    @Test("removes the spacing with a format without sections", arguments: [true, false])
    func plain(_ isFocused: Bool) async {
        let scene = SectionedScene(.card, "424242")
        if isFocused { scene.mac.focus(scene.field) }
        #expect(scene.kerns.count == 6 && scene.kerns.allSatisfy { $0 > 0 })
        scene.request.format = .sections([], .any)
        scene.update()
        await scene.mac.settle()
        scene.expect("424242")
        #expect(scene.kerns == [0, 0, 0, 0, 0, 0])
        #expect(scene.field.help == .usual)
    }

    @Test("keeps the label above the caret when the program clears the text")
    func cleared() async {
        let scene = SectionedScene(.card, "4242")
        scene.mac.focus(scene.field)
        scene.request.text = ""
        scene.update()
        await scene.mac.settle()
        scene.expect("", caret: 0)
        #expect(scene.shown?.opening == 1)
        #expect(scene.shown?.text == "")
    }

    @Test("sets a binding in another notation once", arguments: UnspecifiedBehavior.everyWay)
    func otherWriting(_ way: UnspecifiedBehavior) {
        way.run {
            let scene = SectionedScene(.card, "4242 4242")
            scene.mac.focus(scene.field)
            scene.mac.editor.setSelectedRange(NSRange(location: 3, length: 0))
            scene.update()
            scene.expect("42424242", caret: 3)
        }
    }

    @Test("applies a validity that is set with another text to that text")
    func answeredText() async {
        let scene = SectionedScene(.card, "4242424242424242")
        scene.request.validity = .incorrect
        scene.update()
        await scene.mac.settle()
        scene.request.text = "5555555555554444"
        scene.request.validity = .correct
        scene.update()
        await scene.mac.settle()
        #expect(scene.shown?.validity == .correct)
        #expect(scene.request.validity == .correct)
        scene.expect("5555555555554444")
    }

    @Test("keeps an answer that arrives together with an empty text")
    func answeredEmptyText() async {
        let scene = SectionedScene(.card, "4242424242424242")
        scene.mac.focus(scene.field)
        scene.mac.leave()
        #expect(scene.request.validity == .correct)
        scene.request.text = ""
        scene.request.validity = .incorrect
        scene.update()
        await scene.mac.settle()
        #expect(scene.shown?.validity == .incorrect)
        #expect(scene.request.validity == .incorrect)
        scene.request.text = "5555555555554444"
        scene.update()
        await scene.mac.settle()
        #expect(scene.shown?.validity == .neutral, "The answer is for the previous text")
        #expect(scene.request.validity == .neutral)
    }

    @Test("selects a refused code, so that the next key replaces it")
    func refusedCode() async {
        let scene = SectionedScene(.sixDigitCode)
        scene.mac.focus(scene.field)
        scene.mac.editor.type("123456")
        scene.request.validity = .incorrect
        scene.update()
        await scene.mac.settle()
        scene.mac.editor.type("9")
        scene.expect("9", caret: 1)
    }

    @Test("validates a complete text during editing, and again when a character is deleted")
    func live() {
        let scene = liveScene(.card)
        scene.mac.editor.paste("4242424242424242")
        #expect(scene.request.validity == .correct)
        scene.mac.editor.deleteBackward()
        #expect(scene.request.validity == .neutral)
    }

    @Test("validates an expiry date during editing, before the field is left for the first time")
    func liveExpiry() {
        let scene = liveScene(.expiry)
        scene.mac.editor.type("0119")
        #expect(scene.request.validity == .incorrect)
    }

    /// Returns a scene whose field has the focus and shows its validity during editing.
    private func liveScene(_ format: SectionedFormat) -> SectionedScene {
        let scene = SectionedScene(format)
        scene.request.showsValidityLive = true
        scene.update()
        scene.mac.focus(scene.field)
        return scene
    }

    @Test("validates and submits the text with Return")
    func submit() {
        let scene = SectionedScene(.card, "4242424242424242")
        scene.request.validate = { $0.count == 16 ? .incorrect : nil }
        scene.update()
        scene.mac.focus(scene.field)
        scene.mac.editor.pressReturn()
        #expect(scene.reported.contains("incorrect"))
        #expect(scene.reported.last == "submitted")
        #expect(scene.field.currentEditor() != nil)
    }

    @Test("reports a number that could continue with Return, and not when the field is left")
    func confirmed() {
        let scene = SectionedScene(.phone("DE"))
        scene.mac.focus(scene.field)
        scene.mac.editor.type("030123456")
        scene.mac.leave()
        #expect(!scene.reported.contains("complete"))
        scene.mac.focus(scene.field)
        scene.mac.editor.pressReturn()
        #expect(scene.reported.filter { $0 == "complete" || $0 == "submitted" } == ["complete", "submitted"])
    }

    @Test("reports one validity, after the app has been asked")
    func oneReport() {
        let scene = SectionedScene(.card, "4242424242424242")
        scene.request.validate = { _ in .incorrect }
        scene.update()
        scene.mac.focus(scene.field)
        scene.mac.leave()
        #expect(scene.reported == ["incorrect"])
    }

    @Test("converts the text to another format, and reports it, unless the app sets a text with the format")
    func newFormat() async {
        let (german, english) = (Locale(identifier: "de_DE"), Locale(identifier: "en_US"))
        let scene = SectionedScene(.date(locale: german), "04122026")
        scene.request.format = .date(locale: english)
        scene.update()
        scene.update()
        await scene.mac.settle()
        scene.update()
        scene.expect("12042026")
        #expect(scene.request.text == "12042026" && scene.reported == ["12042026"])
        scene.request.format = .date(locale: german)
        scene.request.text = "05122026"
        scene.update()
        await scene.mac.settle()
        scene.update()
        scene.expect("05122026")
        #expect(scene.reported == ["12042026"])
    }

    @Test("leaves quotes, dashes and words in a number unchanged")
    func help() {
        let scene = SectionedScene(.iban)
        scene.mac.focus(scene.field)
        #expect(!scene.mac.editor.isAutomaticTextReplacementEnabled)
        #expect(scene.mac.editor.writingToolsBehavior == NSWritingToolsBehavior.none)
        #expect(!scene.mac.editor.smartInsertDeleteEnabled)
        scene.mac.leave()
        #expect(scene.mac.editor.isAutomaticTextReplacementEnabled)
        #expect(scene.mac.editor.smartInsertDeleteEnabled)
    }
}
