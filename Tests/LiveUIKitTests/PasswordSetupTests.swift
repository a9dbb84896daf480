#if canImport(UIKit)
#if canImport(HeadlessTesting)
import HeadlessTesting
#endif
import LiveUIKit
import Testing
import UIKit

@MainActor @Suite("Password setup, in UIKit") struct PasswordSetupTests {
    nonisolated static let ways = PasswordScene.ways

    private func run(_ way: Int, _ body: (PasswordScene) throws -> Void) rethrows {
        try UnspecifiedBehavior.everyWay[way].run {
            let scene = PasswordScene(showsSetup: true)
            try body(scene)
            #expect(scene.stage.errors == [])
        }
    }

    private func standings(_ scene: PasswordScene) -> [PasswordSetupPresentation.Standing] {
        scene.setup.presentation.lines.map(\.standing)
    }

    // MARK: Typing

    @Test("can become first responder while it is enabled and visible")
    func responder() {
        let scene = PasswordScene(showsSetup: true)
        #expect(scene.setup.canBecomeFirstResponder)
        scene.setup.isEnabled = false
        #expect(!scene.setup.canBecomeFirstResponder && !scene.setup.becomeFirstResponder())
        scene.setup.isEnabled = true
        #expect(scene.setup.becomeFirstResponder())
    }

    @Test("shows no errors at first, and cannot be submitted")
    func beginning() {
        let scene = PasswordScene(showsSetup: true)
        #expect(standings(scene) == [.neutral, .neutral, .neutral, .neutral, .neutral])
        #expect(scene.setup.password == nil)
        #expect(!scene.button.isEnabled)
        #expect(scene.button.accessibilityHint == "At least 8 characters")
        #expect(scene.setup.entryField.placeholder == "Password")
        #expect(scene.setup.confirmationField.accessibilityLabel == "Repeat it")
        #expect(scene.witness.heard == [])
    }

    @Test("becomes valid when both texts match, reports it once, and enables the submit control", arguments: ways)
    func typing(way: Int) {
        run(way) { scene in
            for field in [scene.setup.entryField, scene.setup.confirmationField] {
                scene.type(PasswordScene.good, into: field)
            }
            #expect(scene.setup.isValid)
            #expect(scene.setup.password == PasswordText(PasswordScene.good))
            #expect(scene.button.isEnabled)
            #expect(scene.witness.heard.filter { $0 == "changed" }.count == 2 * PasswordScene.good.count)
            #expect(scene.witness.heard.filter { $0 == "validity" }.count == 1)
            scene.keyboard.backspace()
            #expect(!scene.setup.isValid)
            #expect(scene.setup.password == nil)
            #expect(!scene.button.isEnabled)
            #expect(scene.witness.heard.filter { $0 == "validity" }.count == 2)
        }
    }

    @Test("has one field, and no match line, if no confirmation is required", arguments: ways)
    func withoutConfirmation(way: Int) {
        run(way) { scene in
            scene.setup.requiresConfirmation = false
            scene.setup.showsLabels = true
            scene.stage.layOut()
            #expect(!scene.stage.spokenElements.contains { $0.accessibilityLabel == "Repeat it" })
            #expect(!scene.views(UILabel.self).contains { $0.text == "Repeat it" && !$0.isHidden })
            #expect(scene.setup.entryField.returnKeyType == .done)
            scene.type("Tr0mbone", into: scene.setup.entryField)
            scene.keyboard.insertReturn()
            #expect(!scene.witness.heard.contains("sent"))
            scene.type("!", into: scene.setup.entryField)
            #expect(scene.setup.password == PasswordText(PasswordScene.good))
            #expect(scene.button.isEnabled)
            scene.keyboard.insertReturn()
            #expect(scene.witness.heard.last == "sent")
            scene.setup.requiresConfirmation = true
            #expect(!scene.setup.isValid)
            #expect(!scene.setup.confirmationField.isHidden)
            #expect(scene.setup.entryField.returnKeyType == .next)
        }
    }

    @Test("changes the Return key of the visible keyboard with the number of fields", .needs(.keyboard))
    func shownReturnKey() {
        let scene = PasswordScene(showsSetup: true)
        let field = scene.setup.entryField
        _ = field.becomeFirstResponder()
        #expect(scene.stage.shownReturnKey(of: field) == .next)
        scene.stage.switchToSymbols(of: field)
        scene.setup.showsLabels = true
        #expect(scene.stage.showsSymbols(of: field))
        scene.setup.requiresConfirmation = false
        #expect(scene.stage.shownReturnKey(of: field) == .done)
    }

    @Test("reports an event after its own state has changed")
    func order() {
        let scene = PasswordScene(showsSetup: true)
        var seen: [String] = []
        scene.setup.addAction(
            UIAction { action in
                guard let setup = action.sender as? PasswordSetupView else { return }
                seen.append("\(setup.presentation.lines[1].standing == .met) \(setup.entryField.text ?? "")")
            },
            for: .editingChanged
        )
        scene.type("tT", into: scene.setup.entryField)
        #expect(seen == ["false t", "true tT"])
    }

    @Test("keeps the match line neutral while the confirmation can still become equal", arguments: ways)
    func match(way: Int) throws {
        try run(way) { scene in
            scene.type(PasswordScene.good, into: scene.setup.entryField)
            scene.type("Tr0m", into: scene.setup.confirmationField)
            #expect(scene.setup.presentation.match == .neutral)
            _ = scene.setup.confirmationField.resignFirstResponder()
            #expect(scene.setup.presentation.match == .unmet)
            scene.stage.layOut()
            let line = try #require(
                scene.stage.spokenElements.first {
                    $0.accessibilityLabel == "The passwords do not match"
                }
            )
            #expect(line.accessibilityValue == "not met")
            scene.type("bone!", into: scene.setup.confirmationField)
            #expect(scene.setup.presentation.match == .met)
            #expect(line.accessibilityLabel == "The passwords match")
            #expect(line.accessibilityValue == "met")
        }
    }

    @Test(
        "removes a match when the entry changes, and keeps the confirmation",
        arguments: ways
    )
    func unmatch(way: Int) {
        run(way) { scene in
            scene.fill()
            _ = scene.setup.entryField.becomeFirstResponder()
            scene.keyboard.type("s")
            #expect(scene.setup.entryField.text == PasswordScene.good + "s")
            #expect(scene.setup.presentation.match == .unmet)
            #expect(!scene.setup.isValid)
            #expect(scene.setup.confirmationField.text == PasswordScene.good)
        }
    }

    @Test("shows no error for a composition in a visible confirmation before it ends", arguments: ways)
    func composition(way: Int) {
        run(way) { scene in
            scene.setup.entryField.text = "한글"
            let field = scene.setup.confirmationField
            field.isRevealed = true
            _ = field.becomeFirstResponder()
            scene.keyboard.compose("ㅎ")
            #expect(scene.setup.presentation.match == .neutral)
            scene.keyboard.compose("하")
            #expect(scene.setup.presentation.match == .neutral)
            scene.keyboard.commit("한글")
            #expect(scene.setup.presentation.match == .met)
        }
    }

    @Test("judges the text after a key, a paste, an undo and a correction", arguments: ways)
    func everyEdit(way: Int) {
        run(way) { scene in
            let field = scene.setup.entryField
            @MainActor func expectJudged(_ source: SourceLocation = #_sourceLocation) {
                var model = PasswordSetupModel(policy: .classic)
                model.send(.focused(true), in: .entry)
                model.send(.edited(field.password), in: .entry)
                #expect(scene.setup.presentation == model.presentation, sourceLocation: source)
            }
            scene.type("Tr0", into: field)
            expectJudged()
            scene.keyboard.paste("mbone!")
            expectJudged()
            scene.keyboard.undo()
            expectJudged()
            scene.keyboard.redo()
            expectJudged()
            scene.keyboard.deleteWord()
            expectJudged()
            scene.keyboard.autofill("Generated-1")
            expectJudged()
            scene.keyboard.drop("x", at: 3)
            expectJudged()
            scene.keyboard.selectAll()
            scene.keyboard.backspace()
            expectJudged()
        }
    }

    // MARK: The program

    @Test(
        "judges text that the program sets, and reports only a changed validity",
        arguments: ways,
        [true, false]
    )
    func set(way: Int, isAttributed: Bool) {
        run(way) { scene in
            for field in [scene.setup.entryField, scene.setup.confirmationField] {
                if isAttributed {
                    field.attributedText = NSAttributedString(string: PasswordScene.good)
                } else {
                    field.text = PasswordScene.good
                }
            }
            #expect(scene.setup.isValid)
            #expect(scene.witness.heard == ["validity"])
            #expect(!scene.setup.isFirstResponder)
        }
    }

    @Test("judges the text again with another policy or other words")
    func policy() {
        let scene = PasswordScene(showsSetup: true)
        scene.fill()
        scene.witness.heard = []
        scene.setup.policy = .nist
        #expect(!scene.setup.isValid)
        #expect(scene.witness.heard == ["validity"])
        #expect(scene.setup.entryField.rulesForManagers == scene.setup.presentation.passwordRules)
        #expect(scene.setup.entryField.passwordRules?.passwordRulesDescriptor.contains("minlength: 15") == true)
        scene.fill(" and seventy more")
        #expect(scene.setup.isValid)
        scene.setup.words = ["seventy"]
        #expect(!scene.setup.isValid)
        scene.stage.layOut()
        let lines = scene.setup.presentation.lines.map { $0.text() }
        #expect(scene.stage.spokenElements.compactMap(\.accessibilityLabel).filter(lines.contains) == lines)
        #expect(scene.stage.errors == [])
    }

    @Test("clears and hides both texts on reset, and reports the lost validity", arguments: ways)
    func reset(way: Int) {
        run(way) { scene in
            scene.fill()
            scene.setup.entryField.isRevealed = true
            scene.witness.heard = []
            scene.setup.reset()
            #expect(scene.setup.entryField.text == "")
            #expect(scene.setup.confirmationField.text == "")
            #expect(!scene.setup.entryField.isRevealed)
            #expect(scene.witness.heard == ["validity"])
            #expect(standings(scene).allSatisfy { $0 == .neutral })
        }
    }

    // MARK: Submission

    @Test("moves to the second field with Return, and submits a valid password from there", arguments: ways)
    func returnKey(way: Int) {
        run(way) { scene in
            let (entry, confirmation) = (scene.setup.entryField, scene.setup.confirmationField)
            #expect(entry.returnKeyType == .next)
            #expect(confirmation.returnKeyType == .done)
            scene.type(PasswordScene.good, into: entry)
            scene.keyboard.insertReturn()
            #expect(confirmation.isFirstResponder)
            scene.keyboard.type("Tr0")
            scene.keyboard.insertReturn()
            #expect(!scene.witness.heard.contains("sent"))
            scene.type("mbone!", into: confirmation)
            entry.isRevealed = true
            confirmation.isRevealed = true
            scene.keyboard.insertReturn()
            #expect(scene.witness.heard.filter { $0 == "sent" }.count == 1)
            #expect(!entry.isRevealed)
            #expect(!confirmation.isRevealed)
            #expect(scene.setup.password == PasswordText(PasswordScene.good))
        }
    }

    @Test(
        "submits once with the submit control, and only a valid password",
        .needs(.systemTouches)
    )
    func submitControl() {
        let scene = PasswordScene(showsSetup: true)
        scene.stage.tap(scene.button)
        #expect(scene.witness.heard == [])
        scene.fill()
        scene.witness.heard = []
        scene.stage.tap(scene.button)
        #expect(scene.witness.heard == ["sent"])
        scene.setup.submitControl = scene.button
        scene.stage.tap(scene.button)
        #expect(scene.witness.heard == ["sent", "sent"])
        scene.setup.submitControl = nil
        scene.stage.tap(scene.button)
        #expect(scene.witness.heard == ["sent", "sent"])
        #expect(scene.stage.errors == [])
    }

    @Test("submits nothing more while the app has disabled the submit control")
    func sending() async {
        let scene = PasswordScene(showsSetup: true)
        scene.fill()
        let button = scene.button
        scene.setup.addAction(UIAction { _ in button.isEnabled = false }, for: .primaryActionTriggered)
        button.sendActions(for: .primaryActionTriggered)
        // The announcement draws the setup again.
        await scene.stage.advance(3)
        #expect(!button.isEnabled)
        scene.keyboard.insertReturn()
        #expect(scene.witness.heard.filter { $0 == "sent" }.count == 1)
        // Another text is the setup's to judge.
        scene.setup.reset()
        scene.fill()
        #expect(button.isEnabled)
    }

    @Test("reports what is missing when a control that stays enabled submits", arguments: ways)
    func reportingGate(way: Int) {
        run(way) { scene in
            scene.setup.gate = .report
            #expect(scene.button.isEnabled)
            scene.button.sendActions(for: .primaryActionTriggered)
            #expect(scene.setup.entryField.isFirstResponder)
            #expect(standings(scene).allSatisfy { $0 == .unmet })
            scene.keyboard.type(PasswordScene.good)
            scene.button.sendActions(for: .primaryActionTriggered)
            #expect(scene.setup.confirmationField.isFirstResponder)
            #expect(scene.setup.presentation.match == .unmet)
            scene.keyboard.type("Tr0")
            scene.keyboard.insertReturn()
            #expect(!scene.witness.heard.contains("sent"))
            scene.type("mbone!", into: scene.setup.confirmationField)
            scene.button.sendActions(for: .primaryActionTriggered)
            #expect(scene.witness.heard.filter { $0 == "sent" }.count == 1)
            scene.setup.reset()
            scene.setup.gate = .disable
            #expect(!scene.button.isEnabled)
            #expect(standings(scene).allSatisfy { $0 == .neutral })
        }
    }

    @Test("keeps the focus when Return in the last field submits too early")
    func reportAfterReturn() async {
        let scene = PasswordScene(showsSetup: true)
        scene.setup.gate = .report
        scene.type(PasswordScene.good, into: scene.setup.entryField)
        scene.type("Tr0", into: scene.setup.confirmationField)
        scene.keyboard.insertReturn()
        await scene.stage.settle()
        #expect(scene.setup.confirmationField.isFirstResponder)
        #expect(scene.setup.presentation.match == .unmet)
        scene.keyboard.type("m")
        #expect(scene.setup.presentation.match == .neutral)
    }

    @Test("explains a disabled submit control in its hint, and otherwise keeps the app's hint")
    func hint() {
        let scene = PasswordScene(showsSetup: true)
        let other = UIButton(type: .system)
        other.accessibilityHint = "Makes an account"
        scene.setup.submitControl = other
        #expect(scene.button.accessibilityHint == nil)
        #expect(other.accessibilityHint == "At least 8 characters")
        scene.fill()
        #expect(other.accessibilityHint == "Makes an account")
        #expect(scene.button.isEnabled)
        other.accessibilityHint = "Makes your account"
        scene.keyboard.backspace()
        #expect(other.accessibilityHint == "The passwords do not match")
        scene.keyboard.type("!")
        #expect(other.accessibilityHint == "Makes your account")
        scene.keyboard.backspace()
        #expect(!other.isEnabled)
        scene.setup.submitControl = nil
        #expect(other.accessibilityHint == "Makes your account" && other.isEnabled)
    }

    @Test("accepts and submits nothing while it is disabled")
    func disabled() {
        let scene = PasswordScene(showsSetup: true)
        scene.fill()
        scene.witness.heard = []
        scene.setup.isEnabled = false
        #expect(!scene.button.isEnabled)
        #expect(!scene.setup.entryField.isEnabled)
        #expect(!scene.setup.confirmationField.isEnabled)
        scene.setup.submit()
        #expect(scene.witness.heard == [])
        scene.setup.isEnabled = true
        #expect(scene.button.isEnabled)
        scene.setup.submit()
        #expect(scene.witness.heard == ["sent"])
    }

    // MARK: Focus

    @Test("focuses the first incomplete field")
    func focus() {
        let scene = PasswordScene(showsSetup: true)
        #expect(!scene.setup.isFirstResponder)
        #expect(scene.setup.becomeFirstResponder())
        #expect(scene.setup.entryField.isFirstResponder)
        scene.keyboard.type(PasswordScene.good)
        #expect(scene.setup.becomeFirstResponder())
        #expect(scene.setup.confirmationField.isFirstResponder)
        #expect(scene.setup.isFirstResponder)
        #expect(scene.setup.resignFirstResponder())
        #expect(!scene.setup.isFirstResponder)
    }

    @Test("shows the text of each field separately, and hides both with hide()")
    func reveal() {
        let scene = PasswordScene(showsSetup: true)
        scene.fill()
        scene.setup.entryField.isRevealed = true
        #expect(!scene.setup.confirmationField.isRevealed)
        scene.setup.confirmationField.isRevealed = true
        scene.setup.hide()
        #expect(!scene.setup.entryField.isRevealed)
        #expect(!scene.setup.confirmationField.isRevealed)
        #expect(scene.setup.isValid)
        scene.setup.entryField.isRevealed = true
        scene.stage.resignActive()
        #expect(!scene.setup.entryField.isRevealed)
    }

    // MARK: Announcements

    @Test(
        "announces two fields filled at once only once, one second later, queued",
        .needs(.announcements)
    )
    func filledAtOnce() async {
        let scene = PasswordScene(showsSetup: true)
        _ = scene.setup.entryField.becomeFirstResponder()
        scene.keyboard.autofill("Generated-1", in: scene.setup.entryField)
        scene.keyboard.autofill("Generated-1", in: scene.setup.confirmationField)
        #expect(scene.setup.isValid)
        #expect(scene.witness.heard.filter { $0 == "validity" }.count == 1)
        await scene.stage.advance(0.9)
        #expect(scene.stage.announcements.isEmpty)
        await scene.stage.advance(3)
        #expect(scene.stage.announcements.map(\.text) == ["All rules are met and the passwords match"])
        #expect(scene.stage.announcements.allSatisfy { $0.isQueued })
        #expect(scene.stage.errors == [])
    }

    @Test("announces once after several keys, one second after the last", .needs(.announcements))
    func debounced() async {
        let scene = PasswordScene(showsSetup: true)
        _ = scene.setup.entryField.becomeFirstResponder()
        for key in "Tr0m" {
            scene.keyboard.type(String(key))
            await scene.stage.advance(0.4)
        }
        #expect(scene.stage.announcements.isEmpty)
        await scene.stage.advance(2)
        #expect(scene.stage.announcements.map(\.text) == ["Rules not met yet: 2"])
    }

    // MARK: Caps Lock and breaches

    @Test(
        "shows below the focused field that Caps Lock is on, and announces it once",
        .needs(.announcements, .keyboard)
    )
    func capsLock() {
        let scene = PasswordScene(showsSetup: true)
        let shown = {
            scene.views(UILabel.self).contains { $0.text == "Caps Lock is on" && $0.superview?.isHidden == false }
        }
        _ = scene.setup.entryField.becomeFirstResponder()
        scene.stage.typeOnHardware("A", .alphaShift)
        #expect(shown())
        #expect(scene.setup.entryField.text == "A")
        scene.stage.typeOnHardware("B", .alphaShift)
        #expect(scene.stage.announcements.map(\.text).filter { $0 == "Caps Lock is on" }.count == 1)
        _ = scene.setup.confirmationField.becomeFirstResponder()
        #expect(shown())
        scene.stage.typeOnHardware("a")
        #expect(!shown())
    }

    @Test("refuses a password that the app's list has, after the last key only")
    func breached() async throws {
        let scene = PasswordScene(showsSetup: true)
        let asked = Recorder()
        scene.setup.requiresConfirmation = false
        scene.setup.breachList = { prefix in
            await asked.note(prefix)
            // Without its first five digits, the hash of "Tr0mbone!".
            return "FCF7B79CCF7B5C277953A2C38E0463A4633:1"
        }
        scene.type("Tr0mbone!", into: scene.setup.entryField)
        scene.keyboard.type("1")
        #expect(!scene.setup.isValid)
        try await Task.sleep(nanoseconds: 900_000_000)
        #expect(await asked.notes == ["4A0A6"])
        #expect(scene.setup.isValid)
        scene.keyboard.backspace()
        try await Task.sleep(nanoseconds: 900_000_000)
        #expect(await asked.notes == ["4A0A6", "330D2"])
        #expect(!scene.setup.isValid)
        #expect(scene.setup.presentation.error?.message.key == .passwordNotBreached)
    }

    // MARK: Secrets and lifetime

    @Test("prints no password in its own properties")
    func secrecy() {
        let scene = PasswordScene(showsSetup: true)
        scene.fill("Very-Secret-1")
        #expect(scene.setup.isValid)
        for child in Mirror(reflecting: scene.setup).children where !(child.value is UIView) {
            var dumped = ""
            dump(child.value, to: &dumped, maxItems: 500)
            #expect(!dumped.contains("Secret"), "\(child.label ?? "")")
        }
        let texts = [
            String(describing: scene.setup), "\(scene.setup.presentation)",
            "\(String(describing: scene.setup.password))",
        ]
        #expect(texts.allSatisfy { !$0.contains("Secret") })
    }

    @Test("is freed with the documented action and with an announcement under way")
    func lifetime() async {
        weak var gone: PasswordSetupView?
        weak var goneField: PasswordFieldView?
        let button = UIButton(type: .system)
        var sent = 0
        do {
            let stage = TestWindow()
            let setup = PasswordSetupView(policy: .classic)
            setup.submitControl = button
            setup.addAction(
                UIAction { action in
                    if (action.sender as? PasswordSetupView)?.password != nil { sent += 1 }
                },
                for: .primaryActionTriggered
            )
            stage.view.addSubview(setup)
            stage.layOut()
            for field in [setup.entryField, setup.confirmationField] {
                _ = field.becomeFirstResponder()
                KeyboardSimulator(stage).type(PasswordScene.good)
            }
            setup.submit()
            setup.removeFromSuperview()
            (gone, goneField) = (setup, setup.entryField)
        }
        #expect(sent == 1)
        #expect(gone == nil)
        #expect(goneField == nil)
        let stage = TestWindow()
        await stage.advance(2)
        #expect(stage.announcements.isEmpty)
        button.sendActions(for: .primaryActionTriggered)
        #expect(sent == 1)
    }
}

/// Keeps texts from any task.
private actor Recorder {
    private(set) var notes: [String] = []

    func note(_ text: String) { notes.append(text) }
}
#endif
