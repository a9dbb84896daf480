#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import SwiftUI

extension FocusCarrier {
    /// Applies the app's request.
    ///
    /// - Parameters:
    ///   - environment: The field's environment.
    ///   - field: The native field.
    func update(_ environment: EnvironmentValues, of field: NSTextField) {
        editingChanged = environment.fieldTraits.editingChanged
        update(
            environment.fieldFocus,
            isFocused: field.currentEditor() != nil,
            take: { [weak field] in
                guard let field, let window = field.window else { return false }
                return window.makeFirstResponder(field)
            },
            leave: { [weak field] in
                // Only if the field has the focus. Otherwise the window would take it from another field.
                if let field, field.currentEditor() != nil { _ = field.window?.makeFirstResponder(nil) }
            }
        )
    }
}
#endif
