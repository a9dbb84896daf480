#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import SwiftUI

extension FocusCarrier {
    /// Takes in what the app asks for.
    ///
    /// - Parameters:
    ///   - environment: The field's surroundings.
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
                // Only while the field has the focus: the window would take it from another.
                if let field, field.currentEditor() != nil { _ = field.window?.makeFirstResponder(nil) }
            }
        )
    }
}
#endif
