#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import LiveFoundation
import SwiftUI

/// Connects a native field, or two of which one is visible, with its SwiftUI environment.
@MainActor final class FieldHost<Coordinator> {
    let coordinator: Coordinator
    /// Postpones the field's reports while SwiftUI updates the view.
    let gate: UpdateGate
    /// The environment's settings at the last update.
    private(set) var traits = FieldTraits()
    private let focus: FocusCarrier
    private var look = FieldLook()

    private init(_ coordinator: Coordinator, gate: UpdateGate) {
        self.coordinator = coordinator
        self.gate = gate
        focus = FocusCarrier(gate: gate)
    }

    /// Creates a host for a field without a coordinator.
    convenience init() where Coordinator == Void { self.init((), gate: UpdateGate()) }

    /// Creates a host for a coordinator, whose reports it postpones during an update.
    convenience init<Model>(_ coordinator: Coordinator) where Coordinator: SpacedTextFieldCoordinator<Model> {
        self.init(coordinator, gate: coordinator.gate)
    }

    /// Sets up a view for SwiftUI's layout: its natural height, and all available width.
    func setUp(_ view: NSView) {
        view.setContentHuggingPriority(.required, for: .vertical)
        view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    }

    /// Updates a field from its environment.
    ///
    /// - Parameters:
    ///   - fields: The native fields.
    ///   - environment: The environment.
    ///   - title: The accessibility label, because a placeholder disappears with the first character.
    ///   - usual: Returns the font for a size, if the environment sets none.
    ///   - changes: The changes of the particular field.
    func update(
        _ fields: [NSTextField],
        _ environment: EnvironmentValues,
        title: String,
        usual: (CGFloat) -> NSFont,
        _ changes: () -> Void
    ) {
        traits = environment.fieldTraits
        focus.editingChanged = traits.editingChanged
        gate.update {
            let look = FieldLook(environment)
            for field in fields {
                field.setAccessibilityLabel(title)
                field.take(look, after: self.look, usual: usual)
            }
            self.look = look
            changes()
            for field in fields {
                traits.configure.forEach { $0(field) }
                if field.isEnabled != environment.isEnabled { field.isEnabled = environment.isEnabled }
            }
        }
    }

    /// Applies the app's focus request. Call this last, because the focus may change immediately.
    func updateFocus(of field: NSTextField) {
        focus.update(
            traits.focus?.focus,
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

    /// Reports a change of the focus to the app.
    func focusChanged(_ isFocused: Bool) { focus.changed(isFocused) }
}
#endif
