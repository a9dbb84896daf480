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

    func makeUIView(context: Context) -> PasswordFieldView {
        let field = PasswordFieldView()
        field.showsRevealButton = false
        let coordinator = context.coordinator
        coordinator.setUp(field)
        field.delegate = coordinator
        field.addAction(
            UIAction { [unowned field] _ in
                let (password, isMarked) = (field.password, field.markedTextRange != nil)
                coordinator.gate.report { coordinator.actions.edited(password, isMarked) }
            },
            for: .editingChanged
        )
        for (event, isFocused) in [(UIControl.Event.editingDidBegin, true), (.editingDidEnd, false)] {
            let action = UIAction { _ in coordinator.gate.report { coordinator.actions.focused(isFocused) } }
            field.addAction(action, for: event)
        }
        field.onCapsLock = { isOn in coordinator.gate.report { coordinator.actions.capsLock(isOn) } }
        // The field also hides its text by itself, and SwiftUI must be notified. It already knows of its own requests.
        field.onReveal = { [unowned field] in
            let isRevealed = field.isRevealed
            guard isRevealed != coordinator.isRevealed else { return }
            coordinator.isRevealed = isRevealed
            coordinator.gate.report { coordinator.actions.revealed(isRevealed) }
        }
        return field
    }

    static func dismantleUIView(_ view: PasswordFieldView, coordinator: Coordinator) { coordinator.gate.close() }

    func updateUIView(_ field: PasswordFieldView, context: Context) {
        let (environment, coordinator) = (context.environment, context.coordinator)
        coordinator.actions = actions
        coordinator.update(field, isEnabled: \.isEnabled, native: field, environment) {
            field.placeholder = environment.fieldTraits.isPlaceholderHidden ? nil : title
            field.accessibilityLabel = title
            field.takeLook(environment)
            field.takeAccessory(of: coordinator, environment)
            field.changeKeyboard {
                field.keyboardType = environment.fieldTraits.keyboardType ?? .default
                field.textContentType = purpose == .new ? .newPassword : .password
            }
            field.rulesForManagers = rules
            coordinator.isRevealed = isRevealed
            field.isRevealed = isRevealed
            let isComposing = field.markedTextRange != nil
            if coordinator.exchange.replaces(isComposing: isComposing, isEmpty: text.isEmpty), field.password != text {
                field.text = String(revealing: text)
            }
        }
    }

    /// The actions, which SwiftUI may replace at each update.
    @MainActor final class Coordinator: FieldHost {
        var exchange = TextExchange()
        var actions: PasswordFieldActions
        var isRevealed = false

        init(_ actions: PasswordFieldActions) { self.actions = actions }

        override func returned() -> Bool { actions.submitted?() ?? false }
    }
}
#endif
