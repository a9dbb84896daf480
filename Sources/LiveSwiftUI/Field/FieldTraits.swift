#if canImport(SwiftUI) && !os(watchOS)
public import SwiftUI

/// The label of the Return key, with the cases of SwiftUI's `SubmitLabel`, which cannot be read.
public enum FieldSubmitLabel: Sendable, Hashable, CaseIterable {
    /// Done.
    case done
    /// Go.
    case go
    /// Send.
    case send
    /// Join.
    case join
    /// Route.
    case route
    /// Search.
    case search
    /// Return.
    case `return`
    /// Next.
    case next
    /// Continue.
    case `continue`
}

/// Field settings that SwiftUI's environment has no public values for.
struct FieldTraits {
    /// The actions for submission, from the innermost to the outermost.
    var submit: [@MainActor () -> Void] = []
    /// The actions for the beginning and end of editing.
    var editingChanged: [@MainActor (Bool) -> Void] = []
    /// The actions for an edit that was refused or trimmed.
    var limitReached: [@MainActor () -> Void] = []
    var submitLabel: FieldSubmitLabel?
    var isPlaceholderHidden = false
    var textColor: Color?
    var tint: Color?
    var counterColor: Color?
    var overLimitColor: Color?
    #if canImport(UIKit)
    var keyboardType: UIKeyboardType?
    var contentType: UITextContentType?
    var capitalization: UITextAutocapitalizationType?
    var font: UIFont?
    #elseif canImport(AppKit)
    var contentType: NSTextContentType?
    var font: NSFont?
    #endif

    /// Performs the actions for submission.
    @MainActor func send() { submit.forEach { $0() } }
}

private struct FieldTraitsKey: EnvironmentKey {
    static var defaultValue: FieldTraits { FieldTraits() }
}

extension EnvironmentValues {
    var fieldTraits: FieldTraits {
        get { self[FieldTraitsKey.self] }
        set { self[FieldTraitsKey.self] = newValue }
    }
}

extension View {
    /// Adds an action to perform when editing begins or ends in a field of this package within this view.
    ///
    /// - Parameter action: The action, which receives whether the field is being edited. Actions of outer views are
    ///   performed later.
    public func onFieldEditingChanged(_ action: @escaping @MainActor (_ isEditing: Bool) -> Void) -> some View {
        transformEnvironment(\.fieldTraits) { $0.editingChanged.insert(action, at: 0) }
    }

    /// Adds an action to perform when an edit in a limited field within this view is refused or trimmed, such as a
    /// paste that is too long.
    ///
    /// - Parameter action: The action. Actions of outer views are performed later.
    public func onFieldLimitReached(_ action: @escaping @MainActor () -> Void) -> some View {
        transformEnvironment(\.fieldTraits) { $0.limitReached.insert(action, at: 0) }
    }

    /// Adds an action to perform when the person submits a field of this package within this view, as SwiftUI's
    /// `onSubmit(of:_:)` does for its own fields.
    ///
    /// - Parameter action: The action. Actions of outer views are performed later.
    public func onFieldSubmit(_ action: @escaping @MainActor () -> Void) -> some View {
        transformEnvironment(\.fieldTraits) { $0.submit.insert(action, at: 0) }
    }

    /// Sets the label of the Return key for this package's fields within this view, as SwiftUI's `submitLabel(_:)` does
    /// for its own fields. It has no effect on macOS.
    ///
    /// - Parameter label: The label.
    public func fieldSubmitLabel(_ label: FieldSubmitLabel) -> some View {
        transformEnvironment(\.fieldTraits) { $0.submitLabel = label }
    }

    /// Sets the text color of this package's fields within this view, as SwiftUI's `foregroundStyle(_:)` does for its
    /// own fields.
    ///
    /// - Parameter color: The color; `nil` for the platform's.
    public func fieldForegroundColor(_ color: Color?) -> some View {
        transformEnvironment(\.fieldTraits) { $0.textColor = color }
    }
}

extension View {
    /// Sets the color of the caret, the selection and the edited part of this package's fields within this view, as
    /// SwiftUI's `tint(_:)` does for its own fields.
    ///
    /// - Parameter color: The color; `nil` for the platform's.
    public func fieldTint(_ color: Color?) -> some View {
        transformEnvironment(\.fieldTraits) { $0.tint = color }
    }

    /// Sets the colors of the counters of limited fields within this view.
    ///
    /// - Parameters:
    ///   - color: The color within the limit; `nil` for a legible secondary color.
    ///   - overLimit: The color over the limit; `nil` for a legible red.
    public func fieldCounterColors(_ color: Color? = nil, overLimit: Color? = nil) -> some View {
        transformEnvironment(\.fieldTraits) {
            $0.counterColor = color
            $0.overLimitColor = overLimit
        }
    }

    /// Hides the placeholders of this package's fields within this view, for titles that are next to the fields.
    /// VoiceOver still reads the titles.
    ///
    /// - Parameter isHidden: Whether the placeholders are hidden.
    public func fieldPlaceholderHidden(_ isHidden: Bool = true) -> some View {
        transformEnvironment(\.fieldTraits) { $0.isPlaceholderHidden = isHidden }
    }
}

#if canImport(UIKit)
extension View {
    /// Sets the keyboard of this package's fields within this view, as SwiftUI's `keyboardType(_:)` does for its own
    /// fields.
    ///
    /// - Parameter type: The keyboard. Without this modifier, a sectioned field uses its format's keyboard.
    public func fieldKeyboardType(_ type: UIKeyboardType) -> some View {
        transformEnvironment(\.fieldTraits) { $0.keyboardType = type }
    }

    /// Sets the text content type of this package's fields within this view, as SwiftUI's `textContentType(_:)` does
    /// for its own fields.
    ///
    /// ```swift
    /// LimitedTextField("Name", text: $name, limit: 30).fieldTextContentType(.username)
    /// ```
    ///
    /// - Parameter type: The content type; `nil` for the field's own type. A password field always uses its own.
    public func fieldTextContentType(_ type: UITextContentType?) -> some View {
        transformEnvironment(\.fieldTraits) { $0.contentType = type }
    }

    /// Sets the automatic capitalization of limited and sectioned fields within this view, as SwiftUI's
    /// `textInputAutocapitalization(_:)` does for its own fields.
    ///
    /// - Parameter type: The capitalization; `nil` for sentences, and in a sectioned field for the format's
    ///   capitalization.
    public func fieldAutocapitalization(_ type: UITextAutocapitalizationType?) -> some View {
        transformEnvironment(\.fieldTraits) { $0.capitalization = type }
    }

    /// Sets the font of this package's fields within this view on Apple systems before version 26. From version 26,
    /// SwiftUI's `font(_:)` applies to them.
    ///
    /// - Parameter font: The font; `nil` for that of SwiftUI's environment.
    public func fieldFont(_ font: UIFont?) -> some View {
        transformEnvironment(\.fieldTraits) { $0.font = font }
    }
}
#elseif canImport(AppKit)
extension View {
    /// Sets the text content type of this package's fields within this view, as SwiftUI's `textContentType(_:)` does
    /// for its own fields.
    ///
    /// - Parameter type: The content type; `nil` for none. A password field always uses its own.
    public func fieldTextContentType(_ type: NSTextContentType?) -> some View {
        transformEnvironment(\.fieldTraits) { $0.contentType = type }
    }

    /// Sets the font of this package's fields within this view on Apple systems before version 26. From version 26,
    /// SwiftUI's `font(_:)` applies to them.
    ///
    /// - Parameter font: The font, whose size sections use; `nil` for that of SwiftUI's environment.
    public func fieldFont(_ font: NSFont?) -> some View {
        transformEnvironment(\.fieldTraits) { $0.font = font }
    }
}
#endif

extension EnvironmentValues {
    /// The environment's SwiftUI font, resolved by the system, where SwiftUI provides it.
    private var resolvedFont: AnyObject? {
        guard #available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, *), let font else { return nil }
        return font.resolve(in: fontResolutionContext).ctFont
    }

    #if canImport(UIKit)
    /// The font that the environment sets. A Core Text font is a UIKit font.
    var fieldFont: UIFont? { fieldTraits.font ?? resolvedFont as? UIFont }
    #elseif canImport(AppKit)
    /// The font that the environment sets. A Core Text font is an AppKit font.
    var fieldFont: NSFont? { fieldTraits.font ?? resolvedFont as? NSFont }
    #endif
}

extension NSTextAlignment {
    /// Creates the native alignment, which has sides instead of leading and trailing edges.
    init(_ alignment: TextAlignment, in direction: LayoutDirection) {
        switch (alignment, direction) {
        case (.leading, _): self = .natural
        case (.center, _): self = .center
        case (.trailing, .rightToLeft): self = .left
        case (.trailing, _): self = .right
        }
    }
}
#endif
