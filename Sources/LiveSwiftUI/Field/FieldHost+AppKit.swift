#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import SwiftUI

/// Connects a native field, or two of which one is visible, with its SwiftUI environment.
@MainActor final class FieldHost<Coordinator> {
    let coordinator: Coordinator
    private let focus = FocusCarrier()
    private var look = FieldLook()

    init(_ coordinator: Coordinator) { self.coordinator = coordinator }

    /// Sets up a view for SwiftUI's layout: its natural height, and all available width.
    func setUp(_ view: NSView) {
        view.setContentHuggingPriority(.required, for: .vertical)
        view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    }

    /// Applies the environment.
    ///
    /// - Parameters:
    ///   - environment: The environment.
    ///   - fields: The native fields.
    ///   - title: The accessibility label, because a placeholder disappears with the first character.
    ///   - usual: The font if the environment sets none.
    func update(_ environment: EnvironmentValues, _ fields: [NSTextField], title: String, usual: NSFont) {
        let look = FieldLook(environment)
        for field in fields {
            field.isEnabled = environment.isEnabled
            field.setAccessibilityLabel(title)
            field.take(look, after: self.look, usual: usual)
        }
        self.look = look
    }

    /// Applies the app's focus request. Call this last, because the focus may change immediately.
    func updateFocus(_ environment: EnvironmentValues, of field: NSTextField) { focus.update(environment, of: field) }

    /// Reports a change of the focus to the app.
    func focusChanged(_ isFocused: Bool) { focus.changed(isFocused) }
}
#endif
