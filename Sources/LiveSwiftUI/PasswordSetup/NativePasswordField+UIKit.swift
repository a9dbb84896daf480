#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
import LiveFoundation
import LivePasswords
import LiveUIKit
import SwiftUI
import UIKit

struct NativePasswordField: UIViewRepresentable {
    let title: String
    let text: PasswordText
    let isRevealed: Bool
    let purpose: PasswordField.Purpose
    let rules: String
    let actions: PasswordFieldActions

    func makeCoordinator() -> Coordinator { Coordinator(actions) }

    func makeUIView(context: Context) -> LiveUIKit.PasswordField {
        let field = LiveUIKit.PasswordField()
        field.showsRevealButton = false
        field.setContentHuggingPriority(.required, for: .vertical)
        field.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        let coordinator = context.coordinator
        field.addAction(
            UIAction { [unowned field] _ in
                coordinator.actions.edited(field.password, field.markedTextRange != nil)
            },
            for: .editingChanged
        )
        field.addAction(UIAction { _ in coordinator.actions.focused(true) }, for: .editingDidBegin)
        field.addAction(UIAction { _ in coordinator.actions.focused(false) }, for: .editingDidEnd)
        field.addAction(UIAction { _ in coordinator.actions.submitted() }, for: .editingDidEndOnExit)
        coordinator.focus.follow(field)
        // The field also hides its text by itself, and SwiftUI must be notified. It already knows of its own requests.
        field.onReveal = { [unowned field] in
            guard field.isRevealed != coordinator.isRevealed else { return }
            coordinator.isRevealed = field.isRevealed
            coordinator.actions.revealed(field.isRevealed)
        }
        return field
    }

    func updateUIView(_ field: LiveUIKit.PasswordField, context: Context) {
        context.coordinator.actions = actions
        field.placeholder = context.environment.fieldTraits.isPlaceholderHidden ? nil : title
        field.accessibilityLabel = title
        field.isEnabled = context.environment.isEnabled
        field.takeLook(context.environment)
        field.textContentType = purpose == .new ? .newPassword : .password
        field.rulesForManagers = rules
        context.coordinator.isRevealed = isRevealed
        field.isRevealed = isRevealed
        // Setting the text would end a composition.
        if field.markedTextRange == nil, field.password != text { field.text = String(revealing: text) }
        context.coordinator.focus.update(context.environment, of: field)
    }

    /// The actions, which SwiftUI may replace at each update.
    @MainActor final class Coordinator {
        var actions: PasswordFieldActions
        var isRevealed = false
        let focus = FocusCarrier()

        init(_ actions: PasswordFieldActions) { self.actions = actions }
    }
}
#endif
