#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import SwiftUI

/// The text appearance that the environment sets.
struct FieldLook: Equatable {
    var font: NSFont?
    var color: Color?
    var size = NSControl.ControlSize.regular

    /// Creates a look that sets nothing.
    init() {}

    @MainActor init(_ environment: EnvironmentValues) {
        font = environment.fieldFont
        color = environment.fieldTraits.textColor
        size = NSControl.ControlSize(environment.controlSize)
    }

    /// The size of the font, in points.
    var pointSize: CGFloat { font?.pointSize ?? NSFont.systemFontSize(for: size) }
}

extension NSTextField {
    /// Applies a look if it has changed. Setting the same look again would remove the attributes of a text that is
    /// being edited.
    ///
    /// - Parameters:
    ///   - look: The new look.
    ///   - old: The previous look.
    ///   - usual: Returns the font for a size, if the look sets none.
    func take(_ look: FieldLook, after old: FieldLook, usual: (CGFloat) -> NSFont) {
        if look.size != old.size { controlSize = look.size }
        if look.font != old.font || look.font == nil && look.size != old.size {
            font = look.font ?? usual(look.pointSize)
        }
        if look.color != old.color { textColor = look.color.map { NSColor($0) } ?? .controlTextColor }
    }
}

extension NSControl.ControlSize {
    /// AppKit's size of a control.
    init(_ size: ControlSize) {
        switch size {
        case .mini: self = .mini
        case .small: self = .small
        case .regular: self = .regular
        case .large, .extraLarge: self = .large
        @unknown default: self = .regular
        }
    }
}
#endif
