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

    @Test("keeps the caret where the person taps in a full text", arguments: UnspecifiedBehavior.everyWay)
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

    @Test("puts the caret between two sections after a tap there", arguments: UnspecifiedBehavior.everyWay)
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

    @Test("keeps the caret after text that is typed right after the tap")
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
        arguments: [CGPoint(x: 25, y: 103), CGPoint(x: 335, y: 110)]
    )
    func band(point: CGPoint) {
        let scene = SectionedFieldScene(.card, isFocused: false)
        scene.stage.tap(at: point)
        #expect(scene.field.isFirstResponder)
        scene.expect("")
    }

    @Test("passes touches to the view before the text")
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

    @Test("takes no focus while it is disabled, and looks disabled")
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

    struct Entry: Sendable, CustomTestStringConvertible {
        var format: SectionedFormat
        var keyboard: UIKeyboardType
        var content: UITextContentType?
        var isProse = false
        var testDescription: String { "\(format)" }
    }

    @Test(
        "uses the keyboard and autofill of the format",
        arguments: [
            Entry(format: .card, keyboard: .numberPad, content: .creditCardNumber),
            Entry(format: .phoneUS, keyboard: .numberPad, content: .telephoneNumber),
            Entry(format: .sixDigitCode, keyboard: .numberPad, content: .oneTimeCode),
            Entry(format: .expiry, keyboard: .numberPad, content: nil),
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

    @Test("changes the keyboard at once, and keeps the app's own when the format changes")
    func ownKeyboard() {
        let scene = SectionedFieldScene(.card)
        scene.field.format = .iban
        #expect(scene.stage.shownKeyboardType(of: scene.field.native) == .asciiCapable)
        scene.field.keyboardType = .phonePad
        scene.field.textContentType = .username
        #expect(scene.stage.shownKeyboardType(of: scene.field.native) == .phonePad)
        #expect(scene.stage.shownContentType(of: scene.field.native) == .username)
        scene.field.textContentType = nil
        scene.field.format = .card
        #expect(scene.stage.shownKeyboardType(of: scene.field.native) == .phonePad)
        #expect(scene.stage.shownContentType(of: scene.field.native) == nil)
        #expect(scene.field.keyboardType == .phonePad)
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

    @Test("shows the accessory view at each section, or only at the last one")
    func accessory() {
        let scene = SectionedFieldScene(.sections([2, 2], .digits))
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        scene.field.accessoryView = bar
        #expect(scene.stage.shownAccessoryView(of: scene.field.native) === bar)
        scene.field.accessoryViewMode = .last
        #expect(scene.stage.shownAccessoryView(of: scene.field.native) == nil)
        scene.keyboard.type("123")
        #expect(scene.stage.shownAccessoryView(of: scene.field.native) === bar)
        scene.keyboard.moveCaret(to: 1)
        #expect(scene.stage.shownAccessoryView(of: scene.field.native) == nil)
        scene.keyboard.moveCaret(to: 2)
        #expect(scene.stage.shownAccessoryView(of: scene.field.native) === bar)
        scene.field.format = .sections([], .any)
        #expect(scene.stage.shownAccessoryView(of: scene.field.native) === bar)
        scene.field.accessoryView = nil
        #expect(scene.stage.shownAccessoryView(of: scene.field.native) == nil)
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
        #expect(native.accessibilityHint == "For the order, This card number does not exist")
        #expect(scene.field.accessibilityHint == "For the order")
        scene.field.accessibilityLabel = "Card"
        scene.field.label = "Another"
        #expect(native.accessibilityLabel == "Card")
        scene.field.text = ""
        #expect(native.accessibilityHint == "For the order")
    }

    @Test("is freed during its animation and while it waits")
    func lifetime() async {
        weak var gone: SectionedField?
        weak var goneNative: UITextField?
        let stage = TestWindow()
        do {
            let field = SectionedField.bordered(.card, label: "Number")
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
