#if canImport(UIKit)
#if canImport(HeadlessTesting)
import HeadlessTesting
#endif
import LiveUIKit
import Testing
import UIKit

@MainActor @Suite("Password field, in UIKit") struct PasswordFieldTests {
    nonisolated static let ways = UnspecifiedBehavior.everyWay.indices

    /// Runs a test in one of the variants in which UIKit may behave where Apple documents nothing.
    private func run(_ way: Int, _ body: (PasswordScene) throws -> Void) rethrows {
        try UnspecifiedBehavior.everyWay[way].run {
            let scene = PasswordScene()
            try body(scene)
            #expect(scene.stage.errors == [])
        }
    }

    @Test("defaults to secure entry, the content type of an existing password, and no corrections")
    func traits() {
        let field = PasswordFieldView()
        #expect(field.isSecureTextEntry)
        #expect(field.textContentType == .password)
        #expect(field.autocorrectionType == .no)
        #expect(field.autocapitalizationType == .none)
        #expect(field.spellCheckingType == .no)
        #expect(field.smartQuotesType == .no)
        #expect(field.smartDashesType == .no)
        #expect(field.smartInsertDeleteType == .no)
        if #available(iOS 17.0, tvOS 17.0, *) { #expect(field.inlinePredictionType == .no) }
        #expect(field.delegate == nil)
        field.textContentType = .newPassword
        #expect(field.textContentType == .newPassword)
        let setup = PasswordSetupView(policy: .nist)
        #expect(setup.entryField.textContentType == .newPassword)
        #expect(setup.confirmationField.textContentType == .newPassword)
    }

    @Test("keeps quotes, dashes and spaces of a visible text as typed and pasted", arguments: ways)
    func plain(way: Int) {
        run(way) { scene in
            scene.field.isRevealed = true
            scene.type("a'\"b--  ", into: scene.field)
            scene.keyboard.paste("word")
            #expect(scene.field.text == "a'\"b--  word")
        }
    }

    @Test("posts no notification of a changed text that is not there", arguments: ways)
    func notifications(way: Int) {
        run(way) { scene in
            scene.type("secret", into: scene.field)
            nonisolated(unsafe) var texts: [String?] = []
            let token = NotificationCenter.default.addObserver(
                forName: UITextField.textDidChangeNotification,
                object: scene.field,
                queue: .main
            ) { [field = scene.field] _ in MainActor.assumeIsolated { texts.append(field.text) } }
            scene.field.isRevealed = true
            scene.field.isRevealed = false
            #expect(texts.allSatisfy { $0 == "secret" })
            NotificationCenter.default.removeObserver(token)
        }
    }

    // MARK: The first key

    @Test("adds one character with the first key after it gets the focus, without an earlier report", arguments: ways)
    func firstKey(way: Int) {
        run(way) { scene in
            scene.field.text = "secret"
            _ = scene.field.becomeFirstResponder()
            #expect(scene.witness.heard == ["begun"])
            #expect(scene.field.text == "secret")
            scene.keyboard.type("s")
            #expect(scene.field.text == "secrets")
            #expect(scene.witness.heard.filter { $0 == "changed" }.count == 1)
        }
    }

    @Test("deletes one character with the first deletion after it gets the focus", arguments: ways)
    func firstDeletion(way: Int) {
        run(way) { scene in
            scene.field.text = "secret"
            _ = scene.field.becomeFirstResponder()
            scene.keyboard.backspace()
            #expect(scene.field.text == "secre")
        }
    }

    @Test("keeps focus, text, caret and selection when shown and hidden during editing", arguments: ways)
    func revealing(way: Int) {
        run(way) { scene in
            scene.type("secret", into: scene.field)
            for selected in [3..<3, 1..<4, 0..<6] {
                scene.keyboard.select(selected)
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

    @Test("replaces only the selection with the next key after it is hidden", arguments: ways)
    func keyAfterHiding(way: Int) {
        run(way) { scene in
            scene.field.isRevealed = true
            scene.type("secret", into: scene.field)
            scene.keyboard.moveCaret(to: 3)
            scene.field.isRevealed = false
            scene.keyboard.type("-")
            #expect(scene.field.text == "sec-ret")
            #expect(scene.selection(of: scene.field) == 4..<4)
            scene.field.isRevealed = true
            scene.keyboard.select(0..<4)
            scene.field.isRevealed = false
            scene.keyboard.backspace()
            #expect(scene.field.text == "ret")
            #expect(scene.selection(of: scene.field) == 0..<0)
        }
    }

    @Test("keeps the text with a delegate that refuses pastes, without asking it", arguments: ways)
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
            scene.keyboard.type("s")
            #expect(scene.field.text == "secrets")
            #expect(scene.field.delegate === scene.witness)
            scene.keyboard.paste("longer")
            #expect(scene.field.text == "secrets")
        }
    }

    @Test("can undo exactly what was typed before it was shown and hidden", arguments: ways)
    func undo(way: Int) {
        run(way) { scene in
            scene.type("secret", into: scene.field)
            scene.keyboard.moveCaret(to: 0)
            scene.keyboard.paste("top ")
            scene.field.isRevealed = true
            scene.field.isRevealed = false
            #expect(scene.keyboard.undo())
            #expect(scene.field.text == "secret")
            #expect(scene.keyboard.redo())
            #expect(scene.field.text == "top secret")
        }
    }

    @Test("adds no undo step when it gets the focus", arguments: ways)
    func undoAfterFocus(way: Int) {
        run(way) { scene in
            scene.field.text = "secret"
            _ = scene.field.becomeFirstResponder()
            #expect(!scene.keyboard.undo())
            #expect(scene.field.text == "secret")
        }
    }

    @Test("keeps the composed text when it is hidden during a composition", arguments: ways)
    func composition(way: Int) {
        run(way) { scene in
            scene.field.isRevealed = true
            scene.type("ab", into: scene.field)
            scene.keyboard.compose("n")
            scene.keyboard.compose("ni")
            let composed = scene.field.text
            scene.field.isRevealed = false
            #expect(scene.field.text == composed)
            #expect(scene.field.markedTextRange == nil)
            scene.keyboard.type("!")
            #expect(scene.field.text == (composed ?? "") + "!")
        }
    }

    // MARK: The button

    @Test("shows and hides the text with the button, and keeps the focus", .needs(.systemTouches))
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
        scene.keyboard.type("s")
        #expect(scene.field.text == "secrets")
        #expect(scene.stage.errors == [])
    }

    @Test(
        "gives the button room for a finger, at the trailing end, next to the text",
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

    @Test("keeps the app's own view before the text, in either direction", arguments: [true, false])
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

    @Test("draws no selection box behind the eye, unlike a system image button")
    func buttonType() throws {
        let field = PasswordFieldView()
        let eye = try #require(field.rightView as? UIButton)
        #expect(eye.buttonType == .custom)
        field.isRevealed = true
        #expect(eye.isSelected)
        #expect(eye.currentImage === eye.image(for: .selected))
        #expect(eye.image(for: .selected) !== eye.image(for: .normal))
    }

    @Test("offers the button's action to VoiceOver, in addition to the app's actions")
    func customAction() throws {
        let field = PasswordFieldView()
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

    @Test("tells the buttons of two fields apart, as in a page")
    func buttonNames() throws {
        let setup = PasswordSetupView(policy: .nist)
        (setup.requiresConfirmation, setup.entryLabel, setup.confirmationLabel) = (true, "Password", "Again")
        let buttons = [setup.entryField, setup.confirmationField].compactMap(\.rightView)
        #expect(buttons.map(\.accessibilityLabel) == ["Show password (Password)", "Show password (Again)"])
        #expect(buttons.allSatisfy { $0.accessibilityUserInputLabels == ["Show password"] })
        #expect(PasswordFieldView().rightView?.accessibilityLabel == "Show password")
    }

    // MARK: Hiding

    @Test("hides the text when the app becomes inactive")
    func resignActive() {
        let scene = PasswordScene()
        scene.type("secret", into: scene.field)
        scene.field.isRevealed = true
        scene.stage.resignActive()
        #expect(!scene.field.isRevealed)
        #expect(scene.field.isSecureTextEntry)
        #expect(scene.field.text == "secret")
        scene.keyboard.type("s")
        #expect(scene.field.text == "secrets")
    }

    @Test("hides the text when its scene becomes inactive, but not with another scene")
    func deactivateScene() {
        let scene = PasswordScene()
        scene.field.isRevealed = true
        NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: nil)
        #expect(scene.field.isRevealed)
        scene.stage.deactivateScene()
        #expect(!scene.field.isRevealed)
    }

    @Test("reports once each time that it shows or hides its text, also by itself")
    func revealReports() {
        let scene = PasswordScene()
        var reported: [Bool] = []
        scene.field.onReveal = { [unowned field = scene.field] in reported.append(field.isRevealed) }
        scene.field.isRevealed = true
        scene.field.isRevealed = true
        scene.field.removeFromSuperview()
        #expect(reported == [true, false])
    }

    @Test("hides the text when it leaves its window")
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

    // MARK: Values

    @Test("returns the text in canonical form, and prints it neither itself nor in the password")
    func password() {
        let field = PasswordFieldView()
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

    @Test("passes the app's rules to password managers, and removes them when they are empty")
    func rules() {
        let field = PasswordFieldView()
        #expect(field.passwordRules == nil)
        field.rulesForManagers = "minlength: 20;"
        #expect(field.passwordRules?.passwordRulesDescriptor == "minlength: 20;")
        field.rulesForManagers = ""
        #expect(field.passwordRules == nil)
    }

    @Test("suggests a password for changed rules without closing the keyboard", .needs(.keyboard))
    func changedRules() {
        let stage = TestWindow()
        let field = PasswordFieldView(frame: CGRect(x: 0, y: 100, width: 300, height: 44))
        stage.view.addSubview(field)
        _ = field.becomeFirstResponder()
        field.rulesForManagers = "minlength: 20;"
        #expect(stage.shownPasswordRules(of: field)?.passwordRulesDescriptor == "minlength: 20;")
    }

    @Test("accepts autofill, dictation and paste, each once", arguments: ways)
    func otherWays(way: Int) {
        run(way) { scene in
            _ = scene.field.becomeFirstResponder()
            scene.keyboard.autofill("a generated one")
            #expect(scene.field.text == "a generated one")
            scene.field.isRevealed = true
            scene.keyboard.dictate(" spoken")
            #expect(scene.field.text == "a generated one spoken")
            scene.keyboard.selectAll()
            scene.keyboard.paste("pasted")
            #expect(scene.field.text == "pasted")
            #expect(scene.witness.heard.filter { $0 == "changed" }.count == 3)
        }
    }

    @Test("scales with Dynamic Type, including the eye")
    func textSize() throws {
        let scene = PasswordScene()
        let small = try #require(scene.field.font).pointSize
        let image = try #require(scene.views(UIImageView.self, in: scene.field).first)
        let smallImage = image.intrinsicContentSize.width
        scene.field.frame.size.height = 200
        scene.stage.contentSizeCategory = .accessibilityExtraExtraExtraLarge
        scene.stage.layOut()
        #expect(try #require(scene.field.font).pointSize > 2 * small)
        #expect(try #require(scene.field.rightView).frame.width > 88)
        #expect(image.intrinsicContentSize.width > 2 * smallImage)
        #expect(scene.stage.errors == [])
    }

    @Test("does not show its text while it is disabled", .needs(.systemTouches))
    func disabled() throws {
        let scene = PasswordScene()
        let eye = try #require(scene.views(UIButton.self, in: scene.field).first)
        scene.field.isEnabled = false
        scene.stage.tap(at: scene.middle(of: eye))
        #expect(!scene.field.isRevealed && !eye.isEnabled)
        #expect(scene.field.accessibilityCustomActions == [])
        scene.field.isEnabled = true
        scene.stage.tap(at: scene.middle(of: eye))
        #expect(scene.field.isRevealed)
        #expect(scene.field.accessibilityCustomActions?.count == 1)
    }

    @Test("is freed while it is edited and shown")
    func lifetime() async {
        weak var gone: PasswordFieldView?
        do {
            let scene = PasswordScene()
            scene.type("secret", into: scene.field)
            scene.field.isRevealed = true
            scene.field.removeFromSuperview()
            gone = scene.field
        }
        await TestWindow().advance(2)
        #expect(gone == nil)
    }
}
#endif
