#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import SwiftUI

/// Stands between a native field, or two of which one is shown, and what surrounds it in SwiftUI.
@MainActor final class FieldHost<Coordinator> {
    let coordinator: Coordinator
    private let focus = FocusCarrier()
    private var look = FieldLook()

    init(_ coordinator: Coordinator) { self.coordinator = coordinator }

    /// Sets up a view as SwiftUI lays it out: as high as it is by itself, as wide as there is room.
    func setUp(_ view: NSView) {
        view.setContentHuggingPriority(.required, for: .vertical)
        view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    }

    /// Takes in what the surroundings ask for.
    ///
    /// - Parameters:
    ///   - environment: The surroundings.
    ///   - fields: The native fields.
    ///   - title: What VoiceOver calls them: a placeholder goes with the first character.
    ///   - usual: Their font where the surroundings ask for none.
    func update(_ environment: EnvironmentValues, _ fields: [NSTextField], title: String, usual: NSFont) {
        let look = FieldLook(environment)
        for field in fields {
            field.isEnabled = environment.isEnabled
            field.setAccessibilityLabel(title)
            field.take(look, after: self.look, usual: usual)
        }
        self.look = look
    }

    /// Takes in where the app wants the focus; after all else, since it may come at once.
    func updateFocus(_ environment: EnvironmentValues, of field: NSTextField) { focus.update(environment, of: field) }

    /// Tells the app that the focus has come or gone.
    func focusChanged(_ isFocused: Bool) { focus.changed(isFocused) }
}
#endif
