#if canImport(UIKit)
#if canImport(HeadlessStage)
import HeadlessStage
#endif
import LiveUIKit
import Testing
import UIKit

@MainActor @Suite("Password field, in UIKit") struct PasswordFieldTests {
    nonisolated static let ways = Undecided.everyWay.indices

    /// Runs in one of the ways in which UIKit may do what Apple does not say.
    private func run(_ way: Int, _ body: (PasswordScene) throws -> Void) rethrows {
        try Undecided.everyWay[way].run {
            let scene = PasswordScene()
            try body(scene)
            #expect(scene.stage.faults == [])
        }
    }

    @Test("is hidden, a password that there is unless the app says otherwise, and nothing is made of what is typed")
    func traits() {
        let field = PasswordField()
        #expect(field.isSecureTextEntry)
        #expect(field.textContentType == .password)
        #expect(field.autocorrectionType == .no)
        #expect(field.autocapitalizationType == .none)
        #expect(field.spellCheckingType == .no)
        #expect(field.smartQuotesType == .no)
        #expect(field.smartDashesType == .no)
        #expect(field.smartInsertDeleteType == .no)
        #expect(field.delegate == nil)
        field.textContentType = .newPassword
        #expect(field.textContentType == .newPassword)
        let setup = PasswordSetupView(policy: .nist)
        #expect(setup.entryField.textContentType == .newPassword)
        #expect(setup.confirmationField.textContentType == .newPassword)
    }

    @Test("in a shown text quotes, dashes and spaces stay as they were typed and pasted", arguments: ways)
    func plain(way: Int) {
        run(way) { scene in
            scene.field.isRevealed = true
            scene.type("a'\"b--  ", into: scene.field)
            scene.typist.paste("word")
            #expect(scene.field.text == "a'\"b--  word")
        }
    }

    // MARK: The first key

    @Test("after it got the focus, the next key adds one character, and nothing is reported before", arguments: ways)
    func firstKey(way: Int) {
        run(way) { scene in
            scene.field.text = "secret"
            _ = scene.field.becomeFirstResponder()
            #expect(scene.witness.heard == ["begun"])
            #expect(scene.field.text == "secret")
            scene.typist.type("s")
            #expect(scene.field.text == "secrets")
            #expect(scene.witness.heard.filter { $0 == "changed" }.count == 1)
        }
    }

    @Test("after it got the focus, the next deletion removes one character", arguments: ways)
    func firstDeletion(way: Int) {
        run(way) { scene in
            scene.field.text = "secret"
            _ = scene.field.becomeFirstResponder()
            scene.typist.backspace()
            #expect(scene.field.text == "secre")
        }
    }

    @Test("shown and hidden in the middle of it, it keeps focus, text, caret and selection", arguments: ways)
    func revealing(way: Int) {
        run(way) { scene in
            scene.type("secret", into: scene.field)
            for selected in [3..<3, 1..<4, 0..<6] {
                scene.typist.select(selected)
                scene.witness.heard = []
                for isRevealed in [true, false] {
                    scene.field.isRevealed = isRevealed
                    #expect(scene.field.isSecureTextEntry == !isRevealed)
                    #expect(scene.field.isFirstResponder)
                    #expect(scene.field.text == "secret")
                    #expect(scene.selection(of: scene.field) == selected)
                }
                #expect(scene.witness.heard == [])
            }
        }
    }

    @Test("after it was hidden, the next key replaces the selection and no more", arguments: ways)
    func keyAfterHiding(way: Int) {
        run(way) { scene in
            scene.field.isRevealed = true
            scene.type("secret", into: scene.field)
            scene.typist.moveCaret(to: 3)
            scene.field.isRevealed = false
            scene.typist.type("-")
            #expect(scene.field.text == "sec-ret")
            #expect(scene.selection(of: scene.field) == 4..<4)
            scene.field.isRevealed = true
            scene.typist.select(0..<4)
            scene.field.isRevealed = false
            scene.typist.backspace()
            #expect(scene.field.text == "ret")
            #expect(scene.selection(of: scene.field) == 0..<0)
        }
    }

    @Test("a delegate that refuses pastes loses nothing, is not asked, and lets keys through", arguments: ways)
    func refusing(way: Int) {
        run(way) { scene in
            scene.witness.refusesPastes = true
            scene.field.text = "secret"
            _ = scene.field.becomeFirstResponder()
            #expect(scene.field.text == "secret")
            scene.field.isRevealed = true
            scene.field.isRevealed = false
            #expect(scene.field.text == "secret")
            #expect(!scene.witness.heard.contains("asked"))
            scene.typist.type("s")
            #expect(scene.field.text == "secrets")
            #expect(scene.field.delegate === scene.witness)
            scene.typist.paste("longer")
            #expect(scene.field.text == "secrets")
        }
    }

    @Test("what was typed before it was shown and hidden can still be undone, and nothing else", arguments: ways)
    func undo(way: Int) {
        run(way) { scene in
            scene.type("secret", into: scene.field)
            scene.typist.moveCaret(to: 0)
            scene.typist.paste("top ")
            scene.field.isRevealed = true
            scene.field.isRevealed = false
            #expect(scene.typist.undo())
            #expect(scene.field.text == "secret")
            #expect(scene.typist.redo())
            #expect(scene.field.text == "top secret")
        }
    }

    @Test("a focus leaves nothing to undo", arguments: ways)
    func undoAfterFocus(way: Int) {
        run(way) { scene in
            scene.field.text = "secret"
            _ = scene.field.becomeFirstResponder()
            #expect(!scene.typist.undo())
            #expect(scene.field.text == "secret")
        }
    }

    @Test("hidden in the middle of a composition, it keeps what was composed", arguments: ways)
    func composition(way: Int) {
        run(way) { scene in
            scene.field.isRevealed = true
            scene.type("ab", into: scene.field)
            scene.typist.compose("n")
            scene.typist.compose("ni")
            let composed = scene.field.text
            scene.field.isRevealed = false
            #expect(scene.field.text == composed)
            #expect(scene.field.markedTextRange == nil)
            scene.typist.type("!")
            #expect(scene.field.text == (composed ?? "") + "!")
        }
    }

    // MARK: The button

    @Test("the button shows and hides, and the field keeps the focus", .enabled(if: Stage.can(.systemTouches)))
    func button() throws {
        let scene = PasswordScene()
        scene.type("secret", into: scene.field)
        let eye = try #require(scene.views(UIButton.self, in: scene.field).first)
        scene.stage.tap(at: scene.middle(of: eye))
        #expect(scene.field.isRevealed)
        #expect(eye.isSelected)
        #expect(scene.field.isFirstResponder)
        scene.stage.tap(at: scene.middle(of: eye))
        #expect(!scene.field.isRevealed)
        #expect(!eye.isSelected)
        scene.typist.type("s")
        #expect(scene.field.text == "secrets")
        #expect(scene.stage.faults == [])
    }

    @Test(
        "the button has room for a finger, at the end of the line, beside the text",
        arguments: ways,
        [true, false]
    )
    func buttonPlace(way: Int, isRightToLeft: Bool) throws {
        try run(way) { scene in
            scene.stage.direction = isRightToLeft ? .rightToLeft : .leftToRight
            scene.field.text = "secret"
            for height in [34, 44, 60] as [CGFloat] {
                scene.field.frame.size.height = height
                scene.stage.layOut()
                let eye = try #require(scene.field.rightView)
                #expect(eye.frame.width >= 44)
                #expect(eye.frame.height >= min(44, height))
                #expect(isRightToLeft ? eye.frame.minX == 0 : eye.frame.maxX == 300)
                let text = scene.field.textRect(forBounds: scene.field.bounds)
                #expect(text.width > 200)
                #expect(isRightToLeft ? text.minX >= eye.frame.maxX : text.maxX <= eye.frame.minX)
            }
        }
    }

    @Test("the app's own view before the text has its place, in either direction", arguments: [true, false])
    func leadingView(isRightToLeft: Bool) {
        let scene = PasswordScene()
        scene.stage.direction = isRightToLeft ? .rightToLeft : .leftToRight
        let mark = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        scene.field.leftView = mark
        scene.field.leftViewMode = .always
        scene.stage.layOut()
        #expect(isRightToLeft ? mark.frame.maxX == 300 : mark.frame.minX == 0)
        #expect(mark.frame.width == 20)
        #expect(scene.field.rightView.map { !$0.frame.intersects(mark.frame) } == true)
    }

    @Test("a system's image button would draw a box behind the eye while it is selected; this one does not")
    func buttonType() throws {
        let field = PasswordField()
        let eye = try #require(field.rightView as? UIButton)
        #expect(eye.buttonType == .custom)
        field.isRevealed = true
        #expect(eye.isSelected)
        #expect(eye.currentImage === eye.image(for: .selected))
        #expect(eye.image(for: .selected) !== eye.image(for: .normal))
    }

    @Test("VoiceOver can do what the button does, by the name of what it will do, beside the app's actions")
    func customAction() throws {
        let field = PasswordField()
        field.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Mine") { _ in true }]
        func names() -> [String] { (field.accessibilityCustomActions ?? []).map(\.name) }
        #expect(names() == ["Mine", "Show password"])
        let action = try #require(field.accessibilityCustomActions?.last)
        #expect(action.actionHandler?(action) == true)
        #expect(field.isRevealed)
        #expect(names() == ["Mine", "Hide password"])
        field.showsRevealButton = false
        #expect(names() == ["Mine"])
        #expect(field.rightViewMode == .never)
        field.showsRevealButton = true
        #expect(names() == ["Mine", "Hide password"])
    }

    // MARK: Hidden again

    @Test("is hidden again when the app is no longer active")
    func resignActive() {
        let scene = PasswordScene()
        scene.type("secret", into: scene.field)
        scene.field.isRevealed = true
        scene.stage.resignActive()
        #expect(!scene.field.isRevealed)
        #expect(scene.field.isSecureTextEntry)
        #expect(scene.field.text == "secret")
        scene.typist.type("s")
        #expect(scene.field.text == "secrets")
    }

    @Test("is hidden again when it leaves its window")
    func leavingWindow() {
        let scene = PasswordScene()
        scene.type("secret", into: scene.field)
        scene.field.isRevealed = true
        scene.field.removeFromSuperview()
        #expect(!scene.field.isRevealed)
        #expect(scene.field.isSecureTextEntry)
        #expect(scene.field.text == "secret")
        #expect(!scene.field.isFirstResponder)
    }

    // MARK: What it gives

    @Test("the password is the text in canonical form, and neither it nor the field prints it")
    func password() {
        let field = PasswordField()
        field.text = "caf\u{65}\u{301}-secret"
        #expect(field.password == PasswordText("caf\u{E9}-secret"))
        var dumped = ""
        dump(field.password, to: &dumped)
        for text in [
            String(describing: field.password), String(reflecting: field.password), dumped,
            String(describing: field),
            String(reflecting: field), "\(Mirror(reflecting: field).children.map { "\($0)" })",
        ] {
            #expect(!text.contains("secret"))
        }
    }

    @Test("the rules for password managers are the app's, and go when they are empty")
    func rules() {
        let field = PasswordField()
        #expect(field.passwordRules == nil)
        field.rulesForManagers = "minlength: 20;"
        #expect(field.passwordRules?.passwordRulesDescriptor == "minlength: 20;")
        field.rulesForManagers = ""
        #expect(field.passwordRules == nil)
    }

    @Test("autofill, dictation and paste come through, each once", arguments: ways)
    func otherWays(way: Int) {
        run(way) { scene in
            _ = scene.field.becomeFirstResponder()
            scene.typist.autofill("a generated one")
            #expect(scene.field.text == "a generated one")
            scene.field.isRevealed = true
            scene.typist.dictate(" spoken")
            #expect(scene.field.text == "a generated one spoken")
            scene.typist.selectAll()
            scene.typist.paste("pasted")
            #expect(scene.field.text == "pasted")
            #expect(scene.witness.heard.filter { $0 == "changed" }.count == 3)
        }
    }

    @Test("follows the person's text size, its eye too")
    func textSize() throws {
        let scene = PasswordScene()
        let small = try #require(scene.field.font).pointSize
        scene.field.frame.size.height = 200
        scene.stage.contentSizeCategory = .accessibilityExtraExtraExtraLarge
        scene.stage.layOut()
        #expect(try #require(scene.field.font).pointSize > 2 * small)
        #expect(try #require(scene.field.rightView).frame.width > 88)
        #expect(scene.stage.faults == [])
    }

    @Test("leaves nothing behind, also while it is edited and shown")
    func lifetime() async {
        weak var gone: PasswordField?
        do {
            let scene = PasswordScene()
            scene.type("secret", into: scene.field)
            scene.field.isRevealed = true
            scene.field.removeFromSuperview()
            gone = scene.field
        }
        await Stage().advance(2)
        #expect(gone == nil)
    }
}
#endif
