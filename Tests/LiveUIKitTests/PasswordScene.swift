#if canImport(UIKit)
#if canImport(HeadlessTesting)
import HeadlessTesting
#endif
import LiveUIKit
import UIKit

/// A delegate of the app that records calls and can refuse insertions longer than a key.
@MainActor final class PasswordWitness: NSObject, UITextFieldDelegate {
    var heard: [String] = []
    var refusesPastes = false

    nonisolated override init() { super.init() }

    func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("begun") }
    func textFieldDidEndEditing(_ textField: UITextField) { heard.append("ended") }
    func textFieldDidChangeSelection(_ textField: UITextField) { heard.append("selection") }
    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        heard.append("asked")
        return !(refusesPastes && string.count > 1)
    }

    /// Records a control's events, too.
    func listen(to control: UIControl) {
        let names: [(UIControl.Event, String)] = [
            (.editingChanged, "changed"), (.valueChanged, "validity"), (.primaryActionTriggered, "sent"),
        ]
        for (event, name) in names {
            control.addAction(UIAction { [weak self] _ in self?.heard.append(name) }, for: event)
        }
    }
}

/// A password setup, or a single field, on a stage, and a person who uses it.
@MainActor struct PasswordScene {
    static let good = "Tr0mbone!"

    let stage = TestWindow()
    let keyboard: KeyboardSimulator
    let witness = PasswordWitness()
    let field = PasswordFieldView(frame: CGRect(x: 20, y: 80, width: 300, height: 44))
    let setup = PasswordSetupView(policy: .classic)
    let button = UIButton(type: .system)

    init(showsSetup: Bool = false) {
        keyboard = KeyboardSimulator(stage)
        if showsSetup {
            setup.entryLabel = "Password"
            setup.confirmationLabel = "Repeat it"
            button.setTitle("Sign up", for: .normal)
            button.frame = CGRect(x: 20, y: 700, width: 200, height: 50)
            setup.submitControl = button
            setup.frame = CGRect(x: 20, y: 80, width: 350, height: 400)
            stage.view.addSubview(setup)
            stage.view.addSubview(button)
            witness.listen(to: setup)
        } else {
            stage.view.addSubview(field)
            field.delegate = witness
            witness.listen(to: field)
        }
        stage.layOut()
    }

    /// The field's selection, in UTF-16 offsets.
    func selection(of field: UITextField) -> Range<Int>? {
        guard let range = field.selectedTextRange else { return nil }
        let start = field.offset(from: field.beginningOfDocument, to: range.start)
        return start..<field.offset(from: field.beginningOfDocument, to: range.end)
    }

    /// Focuses a field and types into it.
    func type(_ text: String, into field: UITextField) {
        _ = field.becomeFirstResponder()
        keyboard.type(text)
    }

    /// The variants that affect the events of the fields, as indices into `UnspecifiedBehavior.everyWay`.
    nonisolated static let ways = UnspecifiedBehavior.everyWay.indices.filter { index in
        let switches = [
            "as usual", "textSetterGoesThrough", "unmarkTells", "compositionAsks", "undoRegistersProgram",
        ]
        return switches.contains { UnspecifiedBehavior.everyWay[index].description.hasPrefix($0) }
    }

    /// Pastes into both fields of the setup.
    func fill(_ text: String = good) {
        for field in [setup.entryField, setup.confirmationField] {
            _ = field.becomeFirstResponder()
            keyboard.selectAll()
            keyboard.paste(text)
        }
    }

    /// The middle of a view, in window coordinates.
    func middle(of view: UIView?) -> CGPoint {
        guard let view else { return .zero }
        return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    /// All subviews of a type in the setup.
    func views<View: UIView>(_ type: View.Type, in root: UIView? = nil) -> [View] {
        let root = root ?? setup
        return ((root as? View).map { [$0] } ?? []) + root.subviews.flatMap { views(type, in: $0) }
    }
}
#endif
