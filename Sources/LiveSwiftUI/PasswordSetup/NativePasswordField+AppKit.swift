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

    func makeCoordinator() -> FieldHost<Void> { FieldHost(()) }

    func makeNSView(context: Context) -> RevealableTextField {
        let view = RevealableTextField(frame: .zero)
        context.coordinator.setUp(view)
        return view
    }

    func updateNSView(_ view: RevealableTextField, context: Context) {
        let (environment, host, actions) = (context.environment, context.coordinator, actions)
        view.onEdit = actions.edited
        view.onSubmit = actions.submitted
        view.onHide = { actions.revealed(false) }
        view.onFocus = { [weak host] in
            actions.focused($0)
            host?.focusChanged($0)
        }
        host.update(environment, view.fields, title: title, usual: .systemFont(ofSize: NSFont.systemFontSize))
        for field in view.fields {
            field.placeholderString = environment.fieldTraits.isPlaceholderHidden ? nil : title
            field.contentType = purpose.contentType
            field.alignment = NSTextAlignment(environment.multilineTextAlignment, in: environment.layoutDirection)
        }
        view.isRevealed = isRevealed
        view.set(text)
        host.updateFocus(environment, of: view.shownField)
    }
}

extension PasswordField.Purpose {
    /// AppKit's content type for the purpose.
    fileprivate var contentType: NSTextContentType {
        if self == .new, #available(macOS 14.0, *) { .newPassword } else { .password }
    }
}
#endif
