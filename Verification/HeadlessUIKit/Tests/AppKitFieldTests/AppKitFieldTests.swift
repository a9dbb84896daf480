import AppKit
import LiveControls
import LiveFoundation
import LiveText
import Testing
@testable import LiveAppKitFields

@MainActor @Suite("Limited field, in AppKit") struct LimitedFieldAppKitTests {
    @Test("reports the focus when the field gets it, not with the first key")
    func focus() async {
        let scene = LimitedScene("ab", 10, counter: .editing)
        #expect(scene.shown?.isCounterVisible != true)
        scene.mac.focus(scene.field)
        #expect(scene.shown?.isCounterVisible == true)
        await scene.mac.settle()
        #expect(scene.reported == ["focused"])
        scene.mac.leave()
        #expect(scene.shown?.isCounterVisible == false)
        await scene.mac.settle()
        #expect(scene.reported == ["focused", "left"])
    }

    @Test("refuses a key in a full field, and keeps the text after the caret", arguments: UnspecifiedBehavior.everyWay)
    func refusal(_ way: UnspecifiedBehavior) {
        way.run {
            let scene = LimitedScene("abcdef", 6)
            scene.mac.focus(scene.field)
            scene.mac.editor.setSelectedRange(NSRange(location: 2, length: 0))
            scene.mac.editor.type("x")
            scene.expect("abcdef", caret: 2)
            #expect(scene.reported == [])
            #expect(scene.pulses == 1)
            #expect(scene.refusals == 1)
            scene.mac.editor.deleteBackward()
            scene.expect("acdef", caret: 1)
            scene.mac.editor.type("x")
            scene.expect("axcdef", caret: 2)
            #expect(scene.reported == ["acdef", "axcdef"])
        }
    }

    @Test("trims a paste within its insertion, and undoes it in one step", arguments: UnspecifiedBehavior.everyWay)
    func paste(_ way: UnspecifiedBehavior) {
        way.run {
            let scene = LimitedScene("abcdefgh", 10, .truncate)
            scene.mac.focus(scene.field)
            scene.mac.editor.setSelectedRange(NSRange(location: 4, length: 0))
            scene.mac.editor.paste("12345")
            scene.expect("abcd12efgh", caret: 6)
            #expect(scene.mac.undo())
            scene.expect("abcdefgh")
            scene.mac.redo()
            scene.expect("abcd12efgh")
        }
    }

    @Test("restores a text with undo that a changed limit would refuse", arguments: UnspecifiedBehavior.everyWay)
    func undo(_ way: UnspecifiedBehavior) {
        way.run {
            let scene = LimitedScene("abcdef", 6)
            scene.mac.focus(scene.field)
            scene.mac.editor.setSelectedRange(NSRange(location: 2, length: 3))
            scene.mac.editor.deleteBackward()
            scene.expect("abf", caret: 2)
            scene.request.settings.limit = TextLimit(4)
            scene.update()
            scene.mac.undo()
            scene.expect("abcdef")
            #expect(scene.pulses == 0)
            #expect(scene.refusals == 0)
        }
    }

    @Test("undoes nothing before a text that the program has set", arguments: UnspecifiedBehavior.everyWay)
    func undoBeforeProgram(_ way: UnspecifiedBehavior) {
        way.run {
            let scene = LimitedScene("", 10)
            scene.mac.focus(scene.field)
            scene.mac.editor.type("abcdef")
            scene.request.text = ""
            scene.update()
            scene.mac.undo()
            scene.expect("")
            scene.mac.editor.type("gh")
            scene.mac.undo()
            scene.expect("g")
        }
    }

    @Test(
        "replaces line breaks with spaces, instead of its cell",
        arguments: UnspecifiedBehavior.everyWay
    )
    func newlines(_ way: UnspecifiedBehavior) {
        way.run {
            let scene = LimitedScene("ab", 20)
            scene.mac.focus(scene.field)
            scene.mac.editor.setSelectedRange(NSRange(location: 2, length: 0))
            scene.mac.editor.paste("c\nd\r\ne")
            scene.expect("abc d e", caret: 7)
            #expect(scene.reported == ["abc d e"])
            scene.mac.undo()
            scene.expect("ab")
        }
    }

    @Test("shows a changed limit at once, during editing and at rest", arguments: [true, false])
    func limitChanged(_ isFocused: Bool) async {
        let scene = LimitedScene("abcdef", 10)
        if isFocused { scene.mac.focus(scene.field) }
        scene.request.settings.limit = TextLimit(4)
        scene.update()
        await scene.mac.settle()
        #expect(scene.shown?.counter == "6/4")
        #expect(scene.shown?.stage == .over)
        scene.expect("abcdef")
        scene.request.text = "abc"
        scene.update()
        await scene.mac.settle()
        #expect(scene.shown?.counter == "3/4")
        scene.expect("abc")
        #expect(scene.reported.filter { $0 != "focused" } == [])
    }

    @Test("is emptied by a program during a composition", arguments: UnspecifiedBehavior.everyWay)
    func emptied(_ way: UnspecifiedBehavior) {
        way.run {
            let scene = LimitedScene("", 5)
            scene.mac.focus(scene.field)
            let end = NSRange(location: NSNotFound, length: 0)
            scene.mac.editor.setMarkedText(
                "かな",
                selectedRange: NSRange(location: 2, length: 0),
                replacementRange: end
            )
            scene.update()
            #expect(scene.request.text == "かな")
            scene.request.text = ""
            scene.update()
            scene.expect("")
            scene.mac.editor.insertText("字", replacementRange: end)
            scene.expect("字")
            #expect(scene.request.text == "字")
            #expect(Headless.errors == [])
        }
    }

    @Test("counts a composition when it ends, with or without a candidate", arguments: UnspecifiedBehavior.everyWay)
    func composition(_ way: UnspecifiedBehavior) {
        way.run {
            for isLeft in [true, false] {
                let scene = LimitedScene("abcd", 5, .truncate)
                scene.mac.focus(scene.field)
                scene.mac.editor.setSelectedRange(NSRange(location: 4, length: 0))
                let end = NSRange(location: NSNotFound, length: 0)
                for text in ["n", "ni", "nih", "niha", "nihao"] {
                    scene.mac.editor.setMarkedText(
                        text,
                        selectedRange: NSRange(location: text.utf16.count, length: 0),
                        replacementRange: end
                    )
                    #expect(scene.field.content.text == "abcd" + text)
                    #expect(scene.field.content.isMarked)
                    // SwiftUI updates meanwhile, and may set another text.
                    scene.update()
                    scene.request.text = "other"
                    scene.update()
                    #expect(scene.field.content.isMarked)
                }
                if isLeft {
                    scene.mac.leave()
                    #expect(scene.field.stringValue == "abcdn")
                } else {
                    scene.mac.editor.insertText("你好", replacementRange: end)
                    scene.expect("abcd你")
                }
                #expect(scene.request.text == scene.field.stringValue)
                #expect(Headless.errors == [])
            }
        }
    }

    @Test("submits the text with Return, and keeps the focus")
    func submit() async {
        let scene = LimitedScene("ab", 10, counter: .editing)
        scene.mac.focus(scene.field)
        await scene.mac.settle()
        scene.mac.editor.pressReturn()
        await scene.mac.settle()
        #expect(scene.reported == ["focused", "submitted"])
        #expect(scene.field.currentEditor() != nil)
        #expect(scene.shown?.isCounterVisible == true)
    }

    @Test(
        "presses the window's default button with Return only if the app has no action for it",
        arguments: [true, false]
    )
    func defaultButton(hasAction: Bool) async {
        let scene = LimitedScene("ab", 10)
        if !hasAction { scene.coordinator.onSubmit = nil }
        var presses = 0
        scene.mac.window.defaultButton = { presses += 1 }
        scene.mac.focus(scene.field)
        await scene.mac.settle()
        scene.mac.editor.pressReturn()
        await scene.mac.settle()
        #expect(presses == (hasAction ? 0 : 1))
        #expect(scene.reported.contains("submitted") == hasAction)
        if hasAction { #expect(scene.field.currentEditor() != nil) }
    }

    @Test("limits the editor's automatic changes, and restores them for other fields")
    func help() {
        let scene = LimitedScene("", 10)
        scene.request.isCorrecting = false
        scene.update()
        scene.mac.focus(scene.field)
        let editor = scene.mac.editor
        #expect(!editor.isAutomaticSpellingCorrectionEnabled)
        #expect(editor.isAutomaticQuoteSubstitutionEnabled)
        #expect(editor.inlinePredictionType == .no)
        #expect(editor.writingToolsBehavior == .limited)
        scene.request.isCorrecting = true
        scene.update()
        #expect(editor.isAutomaticSpellingCorrectionEnabled)
        #expect(editor.inlinePredictionType == .no)
        scene.mac.leave()
        #expect(scene.mac.editor === editor)
        #expect(editor.isAutomaticSpellingCorrectionEnabled)
        #expect(editor.inlinePredictionType == .default)
        #expect(editor.writingToolsBehavior == .default)
    }

    @Test("leaves to the person what the field does not limit, also when the same limits are set again")
    func menu() {
        let scene = LimitedScene("", 10)
        scene.mac.focus(scene.field)
        let editor = scene.mac.editor
        editor.isContinuousSpellCheckingEnabled = false
        var habits = EditorHabits(of: editor, limitedTo: .punctuation)
        editor.isContinuousSpellCheckingEnabled = true
        habits.limit(to: .punctuation)
        #expect(editor.isContinuousSpellCheckingEnabled)
        editor.isAutomaticQuoteSubstitutionEnabled = false
        habits.limit(to: .usual)
        #expect(!editor.isContinuousSpellCheckingEnabled && !editor.isAutomaticQuoteSubstitutionEnabled)
        scene.mac.leave()
        #expect(!editor.isContinuousSpellCheckingEnabled, "It was turned off while the field had the focus")
    }

    @Test("keeps the text and reports the end of editing when it is disabled during editing")
    func disabling() async {
        let scene = LimitedScene("", 10)
        scene.request.isCorrecting = false
        scene.update()
        scene.mac.focus(scene.field)
        let editor = scene.mac.editor
        editor.type("ab")
        await scene.mac.settle()
        scene.field.isEnabled = false
        await scene.mac.settle()
        scene.expect("ab")
        #expect(scene.field.stringValue == "ab")
        #expect(scene.reported == ["a", "ab", "focused", "left"])
        #expect(editor.isAutomaticSpellingCorrectionEnabled)
        scene.field.isEnabled = true
        scene.mac.focus(scene.field)
        scene.mac.editor.setSelectedRange(NSRange(location: 2, length: 0))
        scene.mac.editor.type("c")
        scene.expect("abc")
    }
}
