#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
import SwiftUI
import UIKit

extension FocusCarrier {
    /// Applies the app's request.
    ///
    /// - Parameters:
    ///   - environment: The field's environment.
    ///   - field: The native field.
    func update(_ environment: EnvironmentValues, of field: UIControl) {
        editingChanged = environment.fieldTraits.editingChanged
        update(
            environment.fieldFocus,
            isFocused: field.isFirstResponder,
            take: { [weak field] in field?.becomeFirstResponder() ?? false },
            leave: { [weak field] in
                if let field, field.isFirstResponder { _ = field.resignFirstResponder() }
            }
        )
    }

    /// Observes the focus of a native field.
    func follow(_ field: UIControl) {
        field.addAction(UIAction { [weak self] _ in self?.changed(true) }, for: .editingDidBegin)
        field.addAction(UIAction { [weak self] _ in self?.changed(false) }, for: .editingDidEnd)
    }
}
#endif
