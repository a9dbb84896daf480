#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import SwiftUI

/// What the surroundings say of how a text looks.
struct FieldLook: Equatable {
    var font: NSFont?
    var color: Color?

    /// Says nothing.
    init() {}

    init(_ environment: EnvironmentValues) {
        font = environment.fieldFont
        color = environment.fieldTraits.textColor
    }
}

extension NSTextField {
    /// Takes up another look; a look that stays is not set again, which would undo the attributes of a text that is edited.
    ///
    /// - Parameters:
    ///   - look: What the surroundings say.
    ///   - old: What they said before.
    ///   - usual: The font where they say nothing.
    func take(_ look: FieldLook, after old: FieldLook, usual: NSFont) {
        if look.font != old.font { font = look.font ?? usual }
        if look.color != old.color { textColor = look.color.map { NSColor($0) } ?? .controlTextColor }
    }
}
#endif
