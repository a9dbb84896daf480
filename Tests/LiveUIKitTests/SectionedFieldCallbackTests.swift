#if canImport(UIKit)
#if canImport(HeadlessTesting)
import HeadlessTesting
#endif
import LiveControls
import LiveUIKit
import Testing
import UIKit

@MainActor @Suite("Sectioned field, in UIKit: notifications") struct SectionedFieldCallbackTests {
    @Test(
        "reports the change of the text first, then its validity, then its completion",
        arguments: UnspecifiedBehavior.everyWay
    )
    func order(way: UnspecifiedBehavior) {
        way.run {
            let scene = SectionedFieldScene(.card)
            scene.field.showsValidityLive = true
            scene.keyboard.type("424242424242424")
            scene.log.reported = []
            scene.keyboard.type("2")
            #expect(
                scene.log.reported == ["text 4242424242424242", "changed", "valid? correct", "complete"]
            )
            scene.expect("4242424242424242", caret: 16)
        }
    }

    @Test("reports a number that could continue with Return, and not when the field is left")
    func confirmed() {
        let scene = SectionedFieldScene(.phone("DE"))
        scene.field.keyboardType = .numbersAndPunctuation
        scene.log.mayReturn = false
        scene.keyboard.type("030123456")
        _ = scene.field.resignFirstResponder()
        #expect(!scene.log.reported.contains("complete"))
        _ = scene.field.becomeFirstResponder()
        scene.keyboard.insertReturn()
        #expect(scene.log.reported.filter { $0 == "complete" }.count == 1)
    }

    @Test("doesn't report the completion of a text that the app replaces when it's told")
    func replaced() {
        let scene = SectionedFieldScene(.code([3, 3]))
        scene.log.onChange = { if $0.text.count == 6 { $0.text = "" } }
        scene.keyboard.type("123456")
        #expect(scene.field.text.isEmpty && !scene.log.reported.contains("complete"))
    }

    @Test("validates when the person leaves the whole control, never between sections")
    func leaving() {
        let scene = SectionedFieldScene(.sections([2, 2], .digits))
        scene.log.answer = .incorrect
        scene.keyboard.type("1234")
        scene.keyboard.moveCaret(to: 1)
        #expect(!scene.log.reported.contains { $0.hasPrefix("asked") })
        scene.log.reported = []
        _ = scene.field.resignFirstResponder()
        #expect(scene.log.reported == ["asked 1234", "valid? incorrect", "left", "ended"])
        #expect(scene.field.validity == .incorrect)
    }

    @Test("reports one validity, after the app has been asked", arguments: [FieldValidity.incorrect, .neutral, nil])
    func oneReport(answer: FieldValidity?) {
        let scene = SectionedFieldScene(.card)
        scene.log.answer = answer
        scene.keyboard.type("4242424242424242")
        scene.log.reported = []
        _ = scene.field.resignFirstResponder()
        let valid = "valid? \(answer ?? .correct)"
        #expect(scene.log.reported == ["asked 4242424242424242", valid, "left", "ended"])
    }

    @Test("prefers the app's validation to that of the format")
    func answer() {
        let scene = SectionedFieldScene(.card)
        scene.log.answer = .correct
        scene.keyboard.type("4242424242424241")
        _ = scene.field.resignFirstResponder()
        #expect(scene.field.validity == .correct)
    }

    @Test("keeps an empty field neutral without asking the delegate")
    func leftEmpty() {
        let scene = SectionedFieldScene(.card)
        _ = scene.field.resignFirstResponder()
        #expect(scene.log.reported == ["left", "ended"])
        #expect(scene.field.validity == .neutral)
    }

    @Test("neither reports, validates nor focuses text that the program sets", arguments: UnspecifiedBehavior.everyWay)
    func quiet(way: UnspecifiedBehavior) {
        way.run {
            let scene = SectionedFieldScene(.card, isFocused: false)
            for text in ["4242 4242 4242 4242", "1", "", "4242-4242"] {
                scene.field.text = text
                scene.expect(text.filter(\.isNumber))
                #expect(scene.field.validity == .neutral)
            }
            #expect(!scene.field.isFirstResponder)
            scene.focus()
            scene.field.text = "55"
            scene.expect("55", caret: 2)
            scene.keyboard.type("5")
            scene.expect("555", caret: 3)
            #expect(scene.log.reported == ["text 555", "changed"])
        }
    }

    @Test("keeps the text of an app that rewrites the reported text", arguments: UnspecifiedBehavior.everyWay)
    func rewriting(way: UnspecifiedBehavior) {
        way.run {
            let scene = SectionedFieldScene(.sections([2, 2], .letters))
            scene.log.onChange = { $0.text = $0.text.uppercased() }
            scene.keyboard.type("abc")
            scene.expect("ABC", caret: 3)
            scene.keyboard.backspace()
            scene.expect("AB", caret: 2)
        }
    }

    @Test("selects a refused code, so that the next key replaces it", arguments: UnspecifiedBehavior.everyWay)
    func refusedCode(way: UnspecifiedBehavior) {
        way.run {
            for isInCompletion in [false, true] {
                let scene = SectionedFieldScene(.sixDigitCode)
                if isInCompletion { scene.log.onCompletion = { $0.validity = .incorrect } }
                scene.keyboard.type("123456")
                scene.field.validity = .incorrect
                scene.keyboard.type("9")
                scene.expect("9", caret: 1)
            }
        }
    }

    @Test("reports the text that the Return key completes", arguments: UnspecifiedBehavior.everyWay)
    func completedByReturn(way: UnspecifiedBehavior) {
        way.run {
            for (keys, text) in [("24/12/20", "24122020"), ("2", "02"), ("24122026", nil)] {
                let scene = SectionedFieldScene(.date(.dayMonthYear))
                scene.log.mayReturn = false
                scene.field.keyboardType = .numbersAndPunctuation
                scene.keyboard.type(keys)
                scene.log.reported = []
                scene.keyboard.insertReturn()
                let reported = scene.log.reported.filter { $0 != "complete" }
                #expect(reported == (text.map { ["text \($0)", "changed"] } ?? []))
                scene.expect(text ?? keys)
            }
        }
    }

    @Test("lets the focus move on when the text is complete", arguments: UnspecifiedBehavior.everyWay)
    func movingOn(way: UnspecifiedBehavior) {
        way.run {
            let scene = SectionedFieldScene(.sixDigitCode)
            let next = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
            scene.stage.view.addSubview(next)
            scene.log.onCompletion = { _ in _ = next.becomeFirstResponder() }
            scene.keyboard.type("123456")
            #expect(next.isFirstResponder)
            scene.expect("123456")
            #expect(
                scene.log.reported.suffix(6) == [
                    "text 123456", "changed", "complete", "asked 123456", "left", "ended",
                ]
            )
            scene.keyboard.type("x")
            #expect(next.text == "x")
            scene.expect("123456")
        }
    }

    @Test(
        "can be emptied or get another format when the text is complete",
        arguments: UnspecifiedBehavior.everyWay
    )
    func startingOver(way: UnspecifiedBehavior) {
        way.run {
            let scene = SectionedFieldScene(.code([2]))
            scene.log.onCompletion = { $0.text = "" }
            scene.keyboard.type("12")
            scene.expect("", caret: 0)
            scene.keyboard.type("34")
            #expect(scene.log.reported.filter { $0 == "complete" }.count == 2)
            scene.expect("", caret: 0)
            scene.log.onCompletion = { $0.format = .code([2, 2]) }
            scene.keyboard.type("567")
            scene.expect("567", caret: 3)
        }
    }

    @Test("reports Return once, and ends editing if the app listens")
    func returnKey() {
        let scene = SectionedFieldScene(.sections([], .any))
        var (presses, exits) = (0, 0)
        scene.field.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
        scene.keyboard.insertReturn()
        #expect(presses == 1 && scene.field.isFirstResponder)
        scene.field.addAction(UIAction { _ in exits += 1 }, for: .editingDidEndOnExit)
        scene.keyboard.type("a")
        scene.keyboard.insertReturn()
        #expect(presses == 2 && exits == 1)
        #expect(!scene.field.isFirstResponder)
        #expect(scene.log.reported.suffix(2) == ["left", "ended"])
    }

    @Test("ends editing and validates when it is disabled during editing")
    func disabling() {
        let scene = SectionedFieldScene(.card)
        scene.keyboard.type("4242")
        scene.log.reported = []
        scene.field.isEnabled = false
        #expect(!scene.field.isFirstResponder)
        #expect(scene.log.reported == ["asked 4242", "valid? incorrect", "left", "ended"])
        scene.expect("4242")
    }

    @Test("asks the delegate about Return, and has no Return key on the keyboards of digits", .needs(.keyboard))
    func askedReturn() {
        let scene = SectionedFieldScene(.sections([], .any))
        var exits = 0
        scene.field.addAction(UIAction { _ in exits += 1 }, for: .editingDidEndOnExit)
        scene.log.mayReturn = false
        #expect(scene.keyboard.insertReturn())
        #expect(exits == 0 && scene.field.isFirstResponder)
        scene.log.mayReturn = true
        scene.field.format = .card
        #expect(!scene.keyboard.insertReturn())
        #expect(exits == 0 && scene.field.isFirstResponder)
        #expect(scene.stage.pressKey("\r"))
        #expect(exits == 1 && !scene.field.isFirstResponder)
    }

    @Test("tells the delegate that editing begins before its event")
    func begun() {
        let scene = SectionedFieldScene(.card, isFocused: false)
        _ = scene.field.becomeFirstResponder()
        #expect(scene.log.reported == ["entered", "begun"])
    }

    @Test("adopts a text that autofill sets in a field without focus", arguments: UnspecifiedBehavior.everyWay)
    func silentAutofill(way: UnspecifiedBehavior) {
        way.run {
            let scene = SectionedFieldScene(.card, isFocused: false)
            scene.keyboard.autofill("4242 4242 4242 4242", in: scene.field.native)
            scene.expect("4242424242424242")
            #expect(scene.log.reported == ["text 4242424242424242", "changed", "complete"])
        }
    }

    @Test("reports the beginning and the end of editing once each")
    func focusEvents() {
        let scene = SectionedFieldScene(.card, isFocused: false)
        _ = scene.field.becomeFirstResponder()
        _ = scene.field.becomeFirstResponder()
        #expect(scene.log.reported == ["entered", "begun"])
        scene.field.removeFromSuperview()
        #expect(scene.log.reported == ["entered", "begun", "left", "ended"])
    }

    @Test("announces the app's own label, also for an emptied text that the app refuses")
    func ownAnnouncement() async {
        let scene = SectionedFieldScene(.sixDigitCode)
        scene.field.style.incorrect.label = "This code is wrong"
        for isEmptied in [false, true] {
            scene.keyboard.type("123456")
            scene.stage.clearAnnouncements()
            if isEmptied { scene.field.text = "" }
            scene.field.validity = .incorrect
            await scene.stage.advance(3)
            #expect(scene.stage.announcements.map(\.text) == ["This code is wrong"])
        }
    }

    @Test("announces an incorrect text one second after it is left, queued, but not one that the program sets")
    func announcement() async {
        let scene = SectionedFieldScene(.card)
        scene.keyboard.type("4242424242424241")
        _ = scene.field.resignFirstResponder()
        await scene.stage.advance(0.9)
        #expect(scene.stage.announcements.isEmpty)
        await scene.stage.advance(0.2)
        #expect(scene.stage.announcements.map(\.text) == ["This card number does not exist"])
        #expect(scene.stage.announcements.allSatisfy { $0.isQueued })
        scene.field.text = "4242424242424241"
        await scene.stage.advance(2)
        #expect(scene.stage.announcements.count == 1)
        #expect(scene.stage.errors == [])
    }

    @Test("does not announce again what an app already shows in a field that it creates again")
    func announcedBefore() async {
        let scene = SectionedFieldScene(.card, isFocused: false)
        let field = SectionedFieldView(.card)
        field.text = "4242424242424241"
        field.validity = .incorrect
        scene.stage.view.addSubview(field)
        _ = field.becomeFirstResponder()
        await scene.stage.advance(2)
        #expect(scene.stage.announcements.isEmpty)
        scene.keyboard.backspace()
        scene.keyboard.type("1")
        _ = field.resignFirstResponder()
        await scene.stage.advance(2)
        #expect(scene.stage.announcements.map(\.text) == ["This card number does not exist"])
        field.validity = .neutral
        field.removeFromSuperview()
        field.validity = .incorrect
        field.text = ""
        scene.stage.view.addSubview(field)
        field.validity = .incorrect
        await scene.stage.advance(2)
        #expect(scene.stage.announcements.count == 2, "An earlier one is no reason to leave out this one")
    }
}
#endif
