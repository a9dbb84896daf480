#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import LivePasswords
import SwiftUI

struct NativePasswordField: NSViewRepresentable {
    let title: String
    let text: PasswordText
    let isRevealed: Bool
    let purpose: PasswordField.Purpose
    let rules: String
    let actions: PasswordFieldActions

    func makeCoordinator() -> FieldHost<Void> { FieldHost() }

    func makeNSView(context: Context) -> RevealableTextField {
        let view = RevealableTextField(frame: .zero)
        context.coordinator.setUp(view)
        return view
    }

    static func dismantleNSView(_ view: RevealableTextField, coordinator: FieldHost<Void>) { coordinator.gate.close() }

    func updateNSView(_ view: RevealableTextField, context: Context) {
        let (environment, host, actions) = (context.environment, context.coordinator, actions)
        let gate = host.gate
        view.onEdit = { password, isMarked in gate.report { actions.edited(password, isMarked) } }
        view.onSubmit = actions.submitted.map { submitted in { _ = submitted() } }
        view.onHide = { gate.report { actions.revealed(false) } }
        view.onFocus = { [weak host] isFocused in
            gate.report { actions.focused(isFocused) }
            host?.focusChanged(isFocused)
        }
        host.update(view.fields, environment, title: title, usual: { .systemFont(ofSize: $0) }) {
            for field in view.fields {
                field.placeholderString = environment.fieldTraits.isPlaceholderHidden ? nil : title
                field.contentType = purpose.contentType
                field.alignment = NSTextAlignment(environment.multilineTextAlignment, in: environment.layoutDirection)
            }
            view.isRevealed = isRevealed
            view.set(text)
        }
        host.updateFocus(of: view.shownField)
    }
}

extension PasswordField.Purpose {
    /// AppKit's content type for the purpose.
    fileprivate var contentType: NSTextContentType {
        if self == .new, #available(macOS 14.0, *) { .newPassword } else { .password }
    }
}
#endif
