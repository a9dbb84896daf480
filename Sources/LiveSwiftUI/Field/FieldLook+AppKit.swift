#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import SwiftUI

/// The text appearance that the environment sets.
struct FieldLook: Equatable {
    var font: NSFont?
    var color: Color?

    /// Creates a look that sets nothing.
    init() {}

    @MainActor init(_ environment: EnvironmentValues) {
        font = environment.fieldFont
        color = environment.fieldTraits.textColor
    }
}

extension NSTextField {
    /// Applies a look if it has changed. Setting the same look again would remove the attributes of a text that is
    /// being edited.
    ///
    /// - Parameters:
    ///   - look: The new look.
    ///   - old: The previous look.
    ///   - usual: The font if the look sets none.
    func take(_ look: FieldLook, after old: FieldLook, usual: NSFont) {
        if look.font != old.font { font = look.font ?? usual }
        if look.color != old.color { textColor = look.color.map { NSColor($0) } ?? .controlTextColor }
    }
}
#endif
