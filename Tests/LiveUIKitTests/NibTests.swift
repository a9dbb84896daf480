#if canImport(UIKit)
#if canImport(HeadlessTesting)
import HeadlessTesting
#endif
import LiveUIKit
import Testing
import UIKit

@MainActor @Suite("Controls from a nib") struct NibTests {
    /// The decoder of a nib that sets only the class of a view.
    private func coder() throws -> NSCoder {
        let data = try NSKeyedArchiver.archivedData(withRootObject: "" as NSString, requiringSecureCoding: true)
        return try NSKeyedUnarchiver(forReadingFrom: data)
    }

    @Test("have the same height and layout as controls from code")
    func made() throws {
        let coder = try coder()
        let pairs: [(UIView?, UIView)] = [
            (CountRingView(coder: coder), CountRingView(frame: .zero)),
            (LimitedFieldView(coder: coder), LimitedFieldView(frame: .zero)),
            (SectionedFieldView(coder: coder), SectionedFieldView(frame: .zero)),
            (PasswordFieldView(coder: coder), PasswordFieldView(frame: .zero)),
            (PasswordSetupView(coder: coder), PasswordSetupView(frame: .zero)),
            (NumberLabel(coder: coder), NumberLabel(frame: .zero)),
        ]
        let stage = TestWindow()
        for (fromNib, inCode) in pairs {
            let view = try #require(fromNib)
            #expect(view.intrinsicContentSize == inCode.intrinsicContentSize, "\(type(of: view))")
            view.frame = CGRect(x: 20, y: 100, width: 300, height: 64)
            stage.view.addSubview(view)
            stage.layOut()
            view.removeFromSuperview()
        }
        #expect(stage.errors == [])
    }

    @Test("disables the native fields of a control that its nib disables")
    func disabled() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.encode(true, forKey: "UIDisabled")
        let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        let field = try #require(SectionedFieldView(coder: coder))
        #expect(!field.isEnabled && !field.nativeField.isEnabled)
        let setup = try #require(PasswordSetupView(coder: coder))
        #expect(!setup.isEnabled && !setup.entryField.isEnabled && !setup.confirmationField.isEnabled)
        field.isEnabled = true
        #expect(field.nativeField.isEnabled)
    }

    @Test("sets the text and the Interface Builder properties of a sectioned field")
    func sectioned() throws {
        let stage = TestWindow()
        let field = try #require(SectionedFieldView(coder: coder()))
        field.frame = CGRect(x: 20, y: 100, width: 300, height: 64)
        field.appearanceName = "bordered"
        field.label = "Card number"
        field.format = .card
        stage.view.addSubview(field)
        stage.layOut()
        _ = field.becomeFirstResponder()
        KeyboardSimulator(stage).type("4242424242424242")
        #expect(field.text == "4242424242424242")
        #expect(field.presentation.isComplete)
        #expect(stage.errors == [])
        field.formatName = "digits 2-2-2"
        #expect(field.format == .sections([2, 2, 2], .digits, separator: "-"))
        field.formatName = "no such format"
        #expect(field.formatName == "digits 2-2-2")
    }

    @Test("sets the Interface Builder properties of a limited text view, and ignores unknown names")
    func limited() throws {
        let view = try #require(LimitedTextView(coder: coder()))
        view.overflowName = "allow"
        #expect(view.overflow == .allow)
        view.overflowName = "no such"
        #expect(view.overflowName == "allow")
    }

    @Test("keeps the font, the content type and the size of a password field's nib")
    func password() throws {
        /// What UIKit decodes before the initializer of the class runs.
        final class FromNib: PasswordFieldView {
            required init?(coder: NSCoder) { super.init(coder: coder) }
            override init(frame: CGRect) { super.init(frame: frame) }
        }
        let field = try #require(FromNib(coder: coder()))
        #expect(field.font == UITextField(frame: .zero).font)
        #expect(!field.adjustsFontForContentSizeCategory)
        #expect(field.textContentType == .password && field.isSecureTextEntry)
    }

    @Test("gives a subclass its own factories")
    func factories() {
        final class CardField: SectionedFieldView {}
        let field: CardField = .outlined(.card, label: "Card")
        #expect(field.label == "Card" && field.style.appearance == .outlined)
    }
}
#endif
