#if canImport(UIKit)
#if canImport(HeadlessTesting)
import HeadlessTesting
#endif
import LiveControls
import LiveUIKit
import Testing
import UIKit

@MainActor @Suite("Sectioned field, in UIKit: focus, keyboard, autofill, VoiceOver")
struct SectionedFieldFocusTests {
    @Test(
        "moves the caret to the first free place after a tap into an incomplete text",
        .needs(.systemTouches),
        arguments: UnspecifiedBehavior.everyWay
    )
    func firstFreePlace(way: UnspecifiedBehavior) async {
        await way.run {
            let scene = SectionedFieldScene(.card, isFocused: false)
            scene.field.text = "42424"
            scene.stage.tap(at: CGPoint(x: 30, y: 140))
            await scene.stage.settle()
            scene.expect("42424", caret: 5)
            // A second tap moves the caret.
            scene.stage.tap(at: CGPoint(x: 22, y: 140))
            await scene.stage.settle()
            scene.expect("42424", caret: 0)
        }
    }

    @Test(
        "keeps the caret where the person taps in a full text",
        .needs(.systemTouches),
        arguments: UnspecifiedBehavior.everyWay
    )
    func tapIntoFull(way: UnspecifiedBehavior) async {
        await way.run {
            let scene = SectionedFieldScene(.card, isFocused: false)
            scene.field.text = "4242424242424242"
            scene.stage.layOut()
            let pitch = scene.field.sectionLayout.pitch
            scene.stage.tap(at: CGPoint(x: 20 + 2 + 5 * pitch, y: 140))
            await scene.stage.settle()
            scene.expect("4242424242424242", caret: 5)
        }
    }

    @Test(
        "puts the caret between two sections after a tap there",
        .needs(.systemTouches),
        arguments: UnspecifiedBehavior.everyWay
    )
    func tapBetween(way: UnspecifiedBehavior) async {
        await way.run {
            let scene = SectionedFieldScene(.card)
            scene.keyboard.type("42424242")
            for isComing in [true, false] {
                scene.keyboard.moveCaret(to: isComing ? 2 : 6)
                let boundary = scene.field.sectionLayout.boundaries[0]
                scene.stage.tap(at: CGPoint(x: 20 + boundary, y: 140))
                await scene.stage.settle()
                scene.expect("42424242", caret: 4)
                #expect(scene.field.presentation.activeSection == 1)
            }
            // The native field's delegate must be another object. In UIKit, a field that is its own delegate has caused
            // endless recursion.
            #expect(scene.field.native.delegate !== scene.field.native)
        }
    }

    @Test("keeps the caret after text that is typed right after the tap", .needs(.systemTouches))
    func typedAtOnce() async {
        let scene = SectionedFieldScene(.card, isFocused: false)
        scene.field.text = "4242"
        scene.stage.tap(at: CGPoint(x: 22, y: 140))
        scene.keyboard.type("1")
        await scene.stage.settle()
        #expect(scene.field.text.count == 5)
        scene.expect(scene.field.text)
        #expect(scene.field.native.selection?.lowerBound == scene.field.presentation.selection.lowerBound)
    }

    @Test(
        "takes the focus when the person taps the label",
        .needs(.systemTouches),
        arguments: [CGPoint(x: 25, y: 103), CGPoint(x: 335, y: 110)]
    )
    func band(point: CGPoint) {
        let scene = SectionedFieldScene(.card, isFocused: false)
        scene.stage.tap(at: point)
        #expect(scene.field.isFirstResponder)
        scene.expect("")
    }

    @Test("passes touches to the view before the text", .needs(.systemTouches))
    func leftViewTouches() {
        let scene = SectionedFieldScene(.sections([], .any), isFocused: false)
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        scene.field.leftView = button
        scene.stage.layOut()
        let middle = button.convert(CGPoint(x: 15, y: 15), to: nil)
        scene.stage.tap(at: middle)
        #expect(taps == 1)
        scene.field.format = .card
        scene.stage.layOut()
        #expect(button.superview == nil || button.isHidden)
        #expect(scene.stage.errors == [])
    }

    @Test("takes no focus while it is disabled, and looks disabled", .needs(.systemTouches))
    func disabled() {
        let scene = SectionedFieldScene(.card, isFocused: false)
        scene.field.isEnabled = false
        scene.stage.tap(at: CGPoint(x: 100, y: 140))
        #expect(!scene.field.isFirstResponder)
        #expect(!scene.field.canBecomeFirstResponder)
        #expect(!scene.field.becomeFirstResponder())
        #expect(scene.field.subviews.allSatisfy { $0.alpha < 0.5 })
        scene.field.isEnabled = true
        #expect(scene.field.subviews.allSatisfy { $0.alpha == 1 })
        #expect(scene.field.becomeFirstResponder())
        scene.expect("")
    }

    /// The content types of iOS 17.
    nonisolated static func cardContent(isCode: Bool) -> UITextContentType? {
        guard #available(iOS 17, tvOS 17, *) else { return nil }
        return isCode ? .creditCardSecurityCode : .creditCardExpiration
    }

    nonisolated static var birthdayContent: UITextContentType? {
        guard #available(iOS 17, tvOS 17, *) else { return nil }
        return .birthdate
    }

    struct Entry: Sendable, CustomTestStringConvertible {
        var format: SectionedFormat
        var keyboard: UIKeyboardType
        var content: UITextContentType?
        var isProse = false
        var testDescription: String { "\(format)" }
    }

    @Test(
        "uses the keyboard and autofill of the format",
        .needs(.keyboard),
        arguments: [
            Entry(format: .card, keyboard: .numberPad, content: .creditCardNumber),
            Entry(format: .phoneUS, keyboard: .numberPad, content: .telephoneNumber),
            Entry(format: .sixDigitCode, keyboard: .numberPad, content: .oneTimeCode),
            Entry(format: .expiry, keyboard: .numberPad, content: cardContent(isCode: false)),
            Entry(format: .cvc, keyboard: .numberPad, content: cardContent(isCode: true)),
            Entry(format: .date(.dayMonthYear), keyboard: .numberPad, content: nil),
            Entry(format: .date(.dayMonthYear, isBirthday: true), keyboard: .numberPad, content: birthdayContent),
            Entry(format: .iban, keyboard: .asciiCapable, content: nil),
            Entry(format: .sections([4], .letters), keyboard: .asciiCapable, content: nil),
            Entry(format: .sections([], .any), keyboard: .default, content: nil, isProse: true),
        ]
    )
    func keyboard(entry: Entry) {
        let scene = SectionedFieldScene(entry.format)
        let native = scene.field.native
        #expect(scene.stage.shownKeyboardType(of: native) == entry.keyboard)
        #expect(scene.stage.shownContentType(of: native) == entry.content)
        #expect((native.autocorrectionType == .no) == !entry.isProse)
        #expect((native.spellCheckingType == .no) == !entry.isProse)
        #expect((native.smartInsertDeleteType == .no) == !entry.isProse)
        #expect((native.smartQuotesType == .no) == !entry.isProse)
        #expect((native.smartDashesType == .no) == !entry.isProse)
        let capitals: UITextAutocapitalizationType =
            entry.format == .iban ? .allCharacters : entry.isProse ? .sentences : .none
        #expect(native.autocapitalizationType == capitals)
    }

    @Test("changes the keyboard at once, and keeps the app's own when the format changes", .needs(.keyboard))
    func ownKeyboard() {
        let scene = SectionedFieldScene(.card)
        scene.field.format = .iban
        #expect(scene.stage.shownKeyboardType(of: scene.field.native) == .asciiCapable)
        scene.field.keyboardType = .phonePad
        scene.field.textContentType = .username
        #expect(scene.stage.shownKeyboardType(of: scene.field.native) == .phonePad)
        #expect(scene.stage.shownContentType(of: scene.field.native) == .username)
        scene.field.returnKeyType = .done
        #expect(scene.stage.shownReturnKey(of: scene.field.native) == .done)
        scene.field.autocapitalizationType = .allCharacters
        #expect(scene.stage.shownCapitalization(of: scene.field.native) == .allCharacters)
        scene.field.autocorrectionType = .yes
        #expect(scene.stage.shownCorrection(of: scene.field.native) == .yes)
        scene.field.textContentType = nil
        scene.field.format = .card
        #expect(scene.stage.shownKeyboardType(of: scene.field.native) == .phonePad)
        #expect(scene.stage.shownContentType(of: scene.field.native) == nil)
        #expect(scene.field.keyboardType == .phonePad)
    }

    @Test("hides a PIN, and keeps it when the person returns to it", arguments: UnspecifiedBehavior.everyWay)
    func secureEntry(way: UnspecifiedBehavior) {
        way.run {
            let scene = SectionedFieldScene(.code([2, 2], separator: "-"))
            scene.field.isSecureTextEntry = true
            scene.keyboard.type("1234")
            // Nothing else draws the digits, as it does beside a separator.
            #expect(scene.field.runs.isEmpty)
            scene.expect("1234", caret: 4)
            #expect(scene.field.native.isSecureTextEntry)
            scene.field.resignFirstResponder()
            scene.focus()
            scene.keyboard.backspace()
            scene.expect("123", caret: 3)
            scene.log.reported = []
            scene.field.resignFirstResponder()
            scene.focus()
            #expect(scene.log.reported == [])
            scene.keyboard.type("5")
            scene.expect("1235", caret: 4)
            scene.field.isSecureTextEntry = false
            scene.field.isSecureTextEntry = true
            scene.keyboard.backspace()
            scene.expect("123", caret: 3)
        }
    }

    @Test("keeps the app's capitalization and correction when the format changes")
    func ownTraits() {
        let scene = SectionedFieldScene(.sections([], .any))
        scene.field.autocapitalizationType = .words
        scene.field.autocorrectionType = .no
        scene.field.format = .sections([2, 2], .any)
        #expect(scene.field.native.autocapitalizationType == .words)
        #expect(scene.field.native.autocorrectionType == .no)
        #expect(scene.field.native.spellCheckingType == .default)
    }

    @Test(
        "shows the accessory view at each section, or only at the last one, and keeps the keyboard meanwhile",
        .needs(.keyboard)
    )
    func accessory() {
        let scene = SectionedFieldScene(.sections([2, 2], .digits))
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        scene.field.accessoryView = bar
        #expect(scene.stage.shownAccessoryView(of: scene.field.native) === bar)
        scene.field.accessoryViewMode = .last
        func expectShown(_ isShown: Bool, _ source: SourceLocation = #_sourceLocation) {
            let host = scene.stage.shownAccessoryView(of: scene.field.native)
            #expect(host != nil && (bar.superview === host) == isShown, sourceLocation: source)
            #expect(host?.intrinsicContentSize.height == (isShown ? 44 : 0), sourceLocation: source)
            #expect(host?.autoresizingMask == .flexibleHeight, sourceLocation: source)
        }
        expectShown(false)
        scene.stage.switchToSymbols(of: scene.field.native)
        scene.keyboard.type("123")
        expectShown(true)
        scene.keyboard.moveCaret(to: 1)
        expectShown(false)
        scene.keyboard.moveCaret(to: 2)
        expectShown(true)
        #expect(scene.stage.showsSymbols(of: scene.field.native))
        scene.field.format = .sections([], .any)
        expectShown(true)
        scene.field.accessoryViewMode = .always
        #expect(scene.stage.shownAccessoryView(of: scene.field.native) === bar)
        #expect(bar.frame == CGRect(x: 0, y: 0, width: 390, height: 44))
        scene.field.accessoryView = nil
        #expect(scene.stage.shownAccessoryView(of: scene.field.native) == nil)
    }

    @Test("shares the accessory view of the last section with another field", .needs(.keyboard))
    func sharedAccessory() {
        let scene = SectionedFieldScene(.sections([2, 2], .digits), isFocused: false)
        let second = SectionedFieldView.bordered(.sections([2, 2], .digits))
        second.frame = CGRect(x: 20, y: 300, width: 320, height: 64)
        scene.stage.view.addSubview(second)
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        for field in [scene.field, second] {
            field.accessoryViewMode = .last
            field.accessoryView = bar
        }
        for field in [scene.field, second, scene.field] {
            _ = field.becomeFirstResponder()
            field.text = "12"
            scene.keyboard.type("3")
            let host = scene.stage.shownAccessoryView(of: field.nativeField)
            #expect(bar.superview === host && host?.intrinsicContentSize.height == 44)
        }
    }

    @Test("gives VoiceOver one text field with the label, the text and the error")
    func voiceOver() {
        let scene = SectionedFieldScene(.card)
        let native = scene.field.native
        #expect(scene.stage.spokenElements == [native])
        #expect(native.accessibilityLabel == "Number")
        scene.keyboard.type("4242424242424241")
        #expect(native.accessibilityValue == "4242424242424241")
        scene.field.accessibilityHint = "For the order"
        #expect(native.accessibilityHint == "For the order")
        _ = scene.field.resignFirstResponder()
        let words = "Number, This card number does not exist"
        #expect(scene.stage.speech(of: native) == "\(words), 4242424242424241")
        #expect(scene.stage.speech(of: native, withHints: true).hasSuffix("For the order"))
        scene.field.accessibilityLabel = "Card"
        scene.field.label = "Another"
        #expect(native.accessibilityLabel == "Card, This card number does not exist")
        #expect(native.accessibilityUserInputLabels == ["Another", "Card"])
        scene.field.text = ""
        #expect(native.accessibilityLabel == "Card")
    }

    @Test("says what it shows: the app's words for an error, and that a text is correct")
    func spokenLooks() {
        let scene = SectionedFieldScene(.card)
        let native = scene.field.native
        scene.field.style.incorrect.label = "There is no such card"
        scene.keyboard.type("4242424242424241")
        _ = scene.field.resignFirstResponder()
        #expect(native.accessibilityLabel == "Number, There is no such card")
        #expect(native.accessibilityUserInputLabels == ["There is no such card", "Number"])
        scene.field.text = "4242424242424242"
        scene.field.validity = .correct
        #expect(native.accessibilityLabel == "Number, Correct")
        scene.field.style.correct.label = "Thank you"
        #expect(native.accessibilityLabel == "Number, Thank you")
    }

    @Test("gives the native field the accessibility properties of the control")
    func forwarded() {
        let scene = SectionedFieldScene(.card)
        let native = scene.field.native
        scene.field.accessibilityIdentifier = "card"
        #expect(native.accessibilityIdentifier == "card")
        scene.field.accessibilityUserInputLabels = ["Card", "Number"]
        #expect(native.accessibilityUserInputLabels == ["Card", "Number"])
        scene.field.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Scan") { _ in true }]
        #expect(native.accessibilityCustomActions?.map(\.name) == ["Scan"])
        scene.field.accessibilityLanguage = "de"
        #expect(native.accessibilityLanguage == "de")
        scene.field.accessibilityAttributedLabel = NSAttributedString(string: "Nummer")
        scene.field.accessibilityAttributedHint = NSAttributedString(string: "Der Karte")
        #expect(scene.stage.speech(of: native, withHints: true).hasPrefix("Nummer"))
        #expect(native.accessibilityHint == "Der Karte")
        scene.field.accessibilityValue = "No digits"
        #expect(native.accessibilityAttributedValue?.string == "No digits")
    }

    @Test("gives VoiceOver a hidden text as any secure field does")
    func hiddenSpeech() {
        let scene = SectionedFieldScene(.code([4]))
        scene.field.isSecureTextEntry = true
        scene.keyboard.type("1234")
        let value = scene.field.native.accessibilityAttributedValue
        #expect(value?.string == "••••" && value?.attributes(at: 0, effectiveRange: nil).isEmpty == true)
    }

    @Test("has its digits read one by one, but not its words")
    func spelledOut() {
        for (format, isSpelledOut) in [(SectionedFormat.sixDigitCode, true), (.sections([], .any), false)] {
            let scene = SectionedFieldScene(format)
            scene.keyboard.type("123")
            let value = scene.field.native.accessibilityAttributedValue
            #expect(value?.string == "123")
            let spelling = value?.attribute(.accessibilitySpeechSpellOut, at: 0, effectiveRange: nil) as? Bool
            #expect(spelling ?? false == isSpelledOut)
        }
    }

    @available(iOS 18, visionOS 2.4, *)
    @Test("offers neither writing tools nor calculations in numbers and passwords")
    func intelligence() {
        let native = SectionedFieldScene(.card).field.native
        #expect(native.writingToolsBehavior == .none && native.mathExpressionCompletionType == .no)
        let prose = SectionedFieldScene(.sections([], .any)).field.native
        #expect(prose.writingToolsBehavior == .default && prose.mathExpressionCompletionType == .default)
        let password = PasswordFieldView()
        #expect(password.writingToolsBehavior == .none && password.mathExpressionCompletionType == .no)
    }

    @Test("keeps a tap on its label from a superview that dismisses the keyboard", .needs(.systemTouches))
    func labelTap() {
        let scene = SectionedFieldScene(.card, isFocused: false)
        let neighbor = RecognizerLog()
        neighbor.listen(to: UITapGestureRecognizer(), of: scene.stage.view)
        scene.stage.tap(at: CGPoint(x: 25, y: 103))
        #expect(scene.field.isFirstResponder)
        #expect(neighbor.states == [])
        scene.field.isEnabled = false
        scene.stage.tap(at: CGPoint(x: 25, y: 103))
        #expect(neighbor.states == [.ended])
    }

    @Test("is freed during its animation and while it waits")
    func lifetime() async {
        weak var gone: SectionedFieldView?
        weak var goneNative: UITextField?
        let stage = TestWindow()
        do {
            let field = SectionedFieldView.bordered(.card, label: "Number")
            field.frame = CGRect(x: 20, y: 100, width: 320, height: 64)
            stage.view.addSubview(field)
            stage.layOut()
            _ = field.becomeFirstResponder()
            KeyboardSimulator(stage).type("4242424242424241")
            _ = field.resignFirstResponder()
            field.text = ""
            KeyboardSimulator(stage).undo()
            (gone, goneNative) = (field, field.native)
            field.removeFromSuperview()
        }
        await stage.advance(3)
        #expect(gone == nil)
        #expect(goneNative == nil)
    }
}
#endif
