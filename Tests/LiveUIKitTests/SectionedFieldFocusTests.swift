#if canImport(UIKit)
#if canImport(HeadlessStage)
import HeadlessStage
#endif
import LiveControls
import LiveUIKit
import Testing
import UIKit

@MainActor @Suite("Sectioned field, in UIKit: focus, keyboard, autofill, VoiceOver")
struct SectionedFieldFocusTests {
    @Test("a tap into a text with room goes to the first free place", arguments: Undecided.everyWay)
    func firstFreePlace(way: Undecided) async {
        await way.run {
            let scene = SectionedFieldScene(.card, isFocused: false)
            scene.field.text = "42424"
            scene.stage.tap(at: CGPoint(x: 30, y: 140))
            await scene.stage.settle()
            scene.expect("42424", caret: 5)
            // A second tap is the person's.
            scene.stage.tap(at: CGPoint(x: 22, y: 140))
            await scene.stage.settle()
            scene.expect("42424", caret: 0)
        }
    }

    @Test("a tap into a full text puts the caret where it was", arguments: Undecided.everyWay)
    func tapIntoFull(way: Undecided) async {
        await way.run {
            let scene = SectionedFieldScene(.card, isFocused: false)
            scene.field.text = "4242424242424242"
            scene.stage.layOut()
            let pitch = scene.field.presentation.layout(width: 320).pitch
            scene.stage.tap(at: CGPoint(x: 20 + 2 + 5 * pitch, y: 140))
            await scene.stage.settle()
            scene.expect("4242424242424242", caret: 5)
        }
    }

    @Test("a tap between two sections puts the caret there", arguments: Undecided.everyWay)
    func tapBetween(way: Undecided) async {
        await way.run {
            let scene = SectionedFieldScene(.card)
            scene.typist.type("42424242")
            for isComing in [true, false] {
                scene.typist.moveCaret(to: isComing ? 2 : 6)
                let boundary = scene.field.presentation.layout(width: 320).boundaries[0]
                scene.stage.tap(at: CGPoint(x: 20 + boundary, y: 140))
                await scene.stage.settle()
                scene.expect("42424242", caret: 4)
                #expect(scene.field.presentation.activeSection == 1)
            }
            // The native field's delegate is another object: one that is its own has a history of endless recursion.
            #expect(scene.field.native.delegate !== scene.field.native)
        }
    }

    @Test("what is typed right after the tap is not overtaken by its caret")
    func typedAtOnce() async {
        let scene = SectionedFieldScene(.card, isFocused: false)
        scene.field.text = "4242"
        scene.stage.tap(at: CGPoint(x: 22, y: 140))
        scene.typist.type("1")
        await scene.stage.settle()
        #expect(scene.field.text.count == 5)
        scene.expect(scene.field.text)
        #expect(scene.field.native.selection?.lowerBound == scene.field.presentation.selection.lowerBound)
    }

    @Test(
        "a tap on the label's band gives the focus",
        arguments: [CGPoint(x: 25, y: 103), CGPoint(x: 335, y: 110)]
    )
    func band(point: CGPoint) {
        let scene = SectionedFieldScene(.card, isFocused: false)
        scene.stage.tap(at: point)
        #expect(scene.field.isFirstResponder)
        scene.expect("")
    }

    @Test("the view before the text has its own touches")
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
        #expect(scene.stage.faults == [])
    }

    @Test("a field that is disabled takes no focus, and is seen to")
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
        "keyboard and autofill are the format's",
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

    @Test("another keyboard shows at once, and the app's own outlasts a change of format")
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

    @Test("what the app says of capitals and corrections outlasts a change of format, too")
    func ownTraits() {
        let scene = SectionedFieldScene(.sections([], .any))
        scene.field.autocapitalizationType = .words
        scene.field.autocorrectionType = .no
        scene.field.format = .sections([2, 2], .any)
        #expect(scene.field.native.autocapitalizationType == .words)
        #expect(scene.field.native.autocorrectionType == .no)
        #expect(scene.field.native.spellCheckingType == .default)
    }

    @Test("the accessory view is there at each section, or at the last one only")
    func accessory() {
        let scene = SectionedFieldScene(.sections([2, 2], .digits))
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        scene.field.accessoryView = bar
        #expect(scene.stage.shownAccessoryView(of: scene.field.native) === bar)
        scene.field.accessoryViewMode = .last
        #expect(scene.stage.shownAccessoryView(of: scene.field.native) == nil)
        scene.typist.type("123")
        #expect(scene.stage.shownAccessoryView(of: scene.field.native) === bar)
        scene.typist.moveCaret(to: 1)
        #expect(scene.stage.shownAccessoryView(of: scene.field.native) == nil)
        scene.typist.moveCaret(to: 2)
        #expect(scene.stage.shownAccessoryView(of: scene.field.native) === bar)
        scene.field.format = .sections([], .any)
        #expect(scene.stage.shownAccessoryView(of: scene.field.native) === bar)
        scene.field.accessoryView = nil
        #expect(scene.stage.shownAccessoryView(of: scene.field.native) == nil)
    }

    @Test("VoiceOver finds one text field with the label's name, the text, and what is wrong with it")
    func voiceOver() {
        let scene = SectionedFieldScene(.card)
        let native = scene.field.native
        #expect(scene.stage.spokenElements == [native])
        #expect(native.accessibilityLabel == "Number")
        scene.typist.type("4242424242424241")
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

    @Test("leaves nothing behind, also while it moves and waits")
    func lifetime() async {
        weak var gone: SectionedField?
        weak var goneNative: UITextField?
        let stage = Stage()
        do {
            let field = SectionedField.bordered(.card, label: "Number")
            field.frame = CGRect(x: 20, y: 100, width: 320, height: 64)
            stage.view.addSubview(field)
            stage.layOut()
            _ = field.becomeFirstResponder()
            Typist(stage).type("4242424242424241")
            _ = field.resignFirstResponder()
            field.text = ""
            Typist(stage).undo()
            (gone, goneNative) = (field, field.native)
            field.removeFromSuperview()
        }
        await stage.advance(3)
        #expect(gone == nil)
        #expect(goneNative == nil)
    }
}
#endif
