#if canImport(UIKit)
#if canImport(HeadlessStage)
import HeadlessStage
#endif
import LiveUIKit
import Testing
import UIKit

@MainActor @Suite("Password set-up, in UIKit") struct PasswordSetupTests {
    nonisolated static let ways = PasswordScene.ways

    private func run(_ way: Int, _ body: (PasswordScene) throws -> Void) rethrows {
        try Undecided.everyWay[way].run {
            let scene = PasswordScene(showsSetup: true)
            try body(scene)
            #expect(scene.stage.faults == [])
        }
    }

    private func standings(_ scene: PasswordScene) -> [PasswordSetupPresentation.Standing] {
        scene.setup.presentation.lines.map(\.standing)
    }

    // MARK: Typing

    @Test("at first nothing is claimed, and nothing can be sent")
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

    @Test("typed twice it is valid, which is told once, and the button can be used", arguments: ways)
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
            scene.typist.backspace()
            #expect(!scene.setup.isValid)
            #expect(scene.setup.password == nil)
            #expect(!scene.button.isEnabled)
            #expect(scene.witness.heard.filter { $0 == "validity" }.count == 2)
        }
    }

    @Test("a listener finds the set-up in its state after the key")
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

    @Test("the line about the confirmation waits while it may still become the same", arguments: ways)
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
        "the entry changed after a match takes the match away at once, and leaves the confirmation",
        arguments: ways
    )
    func unmatch(way: Int) {
        run(way) { scene in
            scene.fill()
            _ = scene.setup.entryField.becomeFirstResponder()
            scene.typist.type("s")
            #expect(scene.setup.entryField.text == PasswordScene.good + "s")
            #expect(scene.setup.presentation.match == .unmet)
            #expect(!scene.setup.isValid)
            #expect(scene.setup.confirmationField.text == PasswordScene.good)
        }
    }

    @Test("a composition in a shown confirmation is not blamed before it ends", arguments: ways)
    func composition(way: Int) {
        run(way) { scene in
            scene.setup.entryField.text = "한글"
            let field = scene.setup.confirmationField
            field.isRevealed = true
            _ = field.becomeFirstResponder()
            scene.typist.compose("ㅎ")
            #expect(scene.setup.presentation.match == .neutral)
            scene.typist.compose("하")
            #expect(scene.setup.presentation.match == .neutral)
            scene.typist.commit("한글")
            #expect(scene.setup.presentation.match == .met)
        }
    }

    @Test("what a key, a paste, an undo or a correction leaves in a field is what is judged", arguments: ways)
    func everyEdit(way: Int) {
        run(way) { scene in
            let field = scene.setup.entryField
            @MainActor func expectJudged(_ source: SourceLocation = #_sourceLocation) {
                var model = PasswordSetupModel(policy: .classic)
                model.send(.focused(true, in: .entry))
                model.send(.edited(field.password, in: .entry))
                #expect(scene.setup.presentation == model.presentation, sourceLocation: source)
            }
            scene.type("Tr0", into: field)
            expectJudged()
            scene.typist.paste("mbone!")
            expectJudged()
            scene.typist.undo()
            expectJudged()
            scene.typist.redo()
            expectJudged()
            scene.typist.deleteWord()
            expectJudged()
            scene.typist.autofill("Generated-1")
            expectJudged()
            scene.typist.drop("x", at: 3)
            expectJudged()
            scene.typist.selectAll()
            scene.typist.backspace()
            expectJudged()
        }
    }

    // MARK: The program

    @Test(
        "what the program sets is judged, and told only where the validity is another",
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

    @Test("another policy, and the account's words, judge what is there")
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
        #expect(scene.stage.faults == [])
    }

    @Test("reset forgets both texts, hides them, and tells that nothing is valid any more", arguments: ways)
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

    // MARK: Sending

    @Test("return goes on to the second field, and sends from there what is valid", arguments: ways)
    func returnKey(way: Int) {
        run(way) { scene in
            let (entry, confirmation) = (scene.setup.entryField, scene.setup.confirmationField)
            #expect(entry.returnKeyType == .next)
            #expect(confirmation.returnKeyType == .done)
            scene.type(PasswordScene.good, into: entry)
            scene.typist.insertReturn()
            #expect(confirmation.isFirstResponder)
            scene.typist.type("Tr0")
            scene.typist.insertReturn()
            #expect(!scene.witness.heard.contains("sent"))
            scene.type("mbone!", into: confirmation)
            entry.isRevealed = true
            confirmation.isRevealed = true
            scene.typist.insertReturn()
            #expect(scene.witness.heard.filter { $0 == "sent" }.count == 1)
            #expect(!entry.isRevealed)
            #expect(!confirmation.isRevealed)
            #expect(scene.setup.password == PasswordText(PasswordScene.good))
        }
    }

    @Test("the submit control sends once, and only what is valid", .enabled(if: Stage.can(.systemTouches)))
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
        #expect(scene.stage.faults == [])
    }

    @Test("the submit control has a hint why it cannot be used, and else the app's own")
    func hint() {
        let scene = PasswordScene(showsSetup: true)
        let other = UIButton(type: .system)
        other.accessibilityHint = "Makes an account"
        scene.setup.submitControl = other
        #expect(scene.button.accessibilityHint == nil)
        #expect(other.accessibilityHint == "At least 8 characters")
        scene.fill()
        #expect(other.accessibilityHint == "Makes an account")
        other.accessibilityHint = "Makes your account"
        scene.typist.backspace()
        #expect(other.accessibilityHint == "The passwords do not match")
        scene.typist.type("!")
        #expect(other.accessibilityHint == "Makes your account")
        scene.typist.backspace()
        scene.setup.submitControl = nil
        #expect(other.accessibilityHint == "Makes your account")
    }

    @Test("disabled, it takes nothing and sends nothing")
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

    @Test("the focus goes to the first field with something left to do")
    func focus() {
        let scene = PasswordScene(showsSetup: true)
        #expect(!scene.setup.isFirstResponder)
        #expect(scene.setup.becomeFirstResponder())
        #expect(scene.setup.entryField.isFirstResponder)
        scene.typist.type(PasswordScene.good)
        #expect(scene.setup.becomeFirstResponder())
        #expect(scene.setup.confirmationField.isFirstResponder)
        #expect(scene.setup.isFirstResponder)
        #expect(scene.setup.resignFirstResponder())
        #expect(!scene.setup.isFirstResponder)
    }

    @Test("each field shows its text by itself, and hide hides both")
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

    // MARK: What is said

    @Test(
        "both filled at once are announced once, a second later, without interrupting",
        .enabled(if: Stage.can(.announcements))
    )
    func filledAtOnce() async {
        let scene = PasswordScene(showsSetup: true)
        _ = scene.setup.entryField.becomeFirstResponder()
        scene.typist.autofill("Generated-1", in: scene.setup.entryField)
        scene.typist.autofill("Generated-1", in: scene.setup.confirmationField)
        #expect(scene.setup.isValid)
        #expect(scene.witness.heard.filter { $0 == "validity" }.count == 1)
        await scene.stage.advance(0.9)
        #expect(scene.stage.announcements.isEmpty)
        await scene.stage.advance(3)
        #expect(scene.stage.announcements.map(\.text) == ["All rules are met and the passwords match"])
        #expect(scene.stage.announcements.allSatisfy { $0.isQueued })
        #expect(scene.stage.faults == [])
    }

    @Test("keys in a row are announced once, a second after the last", .enabled(if: Stage.can(.announcements)))
    func debounced() async {
        let scene = PasswordScene(showsSetup: true)
        _ = scene.setup.entryField.becomeFirstResponder()
        for key in "Tr0m" {
            scene.typist.type(String(key))
            await scene.stage.advance(0.4)
        }
        #expect(scene.stage.announcements.isEmpty)
        await scene.stage.advance(2)
        #expect(scene.stage.announcements.map(\.text) == ["Rules not met yet: 2"])
    }

    // MARK: Secrets and lifetime

    @Test("what it holds of its own prints no password")
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

    @Test("with the action of the documentation, and its announcement under way, it leaves nothing behind")
    func lifetime() async {
        weak var gone: PasswordSetupView?
        weak var goneField: PasswordField?
        let button = UIButton(type: .system)
        var sent = 0
        do {
            let stage = Stage()
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
                Typist(stage).type(PasswordScene.good)
            }
            setup.submit()
            setup.removeFromSuperview()
            (gone, goneField) = (setup, setup.entryField)
        }
        #expect(sent == 1)
        #expect(gone == nil)
        #expect(goneField == nil)
        let stage = Stage()
        await stage.advance(2)
        #expect(stage.announcements.isEmpty)
        button.sendActions(for: .primaryActionTriggered)
        #expect(sent == 1)
    }
}
#endif
