#if canImport(SwiftUI) && !os(watchOS)
public import SwiftUI

/// What the return key of a keyboard says, in the words of SwiftUI's `SubmitLabel`, which cannot be read.
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

/// What fields take from their surroundings that SwiftUI's environment has no public value for.
struct FieldTraits {
    /// What is done when a text is sent, from the innermost to the outermost.
    var submit: [@MainActor () -> Void] = []
    /// What is done when a field is entered and left.
    var editingChanged: [@MainActor (Bool) -> Void] = []
    /// What is done when an edit was refused or trimmed.
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

    /// Does what is to be done when the text is sent.
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
    /// Adds something to do when the person enters or leaves a field of this package inside, whatever its text has become.
    ///
    /// - Parameter action: Told whether the person is in the field. What is added further outside is done after it.
    public func onFieldEditingChanged(_ action: @escaping @MainActor (_ isEditing: Bool) -> Void) -> some View {
        transformEnvironment(\.fieldTraits) { $0.editingChanged.insert(action, at: 0) }
    }

    /// Adds something to do when an edit in a limited field inside was refused or trimmed, as a paste that is too long.
    ///
    /// - Parameter action: What is done. What is added further outside is done after it.
    public func onFieldLimitReached(_ action: @escaping @MainActor () -> Void) -> some View {
        transformEnvironment(\.fieldTraits) { $0.limitReached.insert(action, at: 0) }
    }

    /// Adds something to do when the person sends the text of a field of this package inside, as SwiftUI's `onSubmit(of:_:)` does
    /// for its own fields.
    ///
    /// - Parameter action: What is done. What is added further outside is done after it.
    public func onFieldSubmit(_ action: @escaping @MainActor () -> Void) -> some View {
        transformEnvironment(\.fieldTraits) { $0.submit.insert(action, at: 0) }
    }

    /// Sets what the return key says in the fields of this package inside, as SwiftUI's `submitLabel(_:)` does for its own
    /// fields. A Mac's keyboard says nothing.
    ///
    /// - Parameter label: What it says.
    public func fieldSubmitLabel(_ label: FieldSubmitLabel) -> some View {
        transformEnvironment(\.fieldTraits) { $0.submitLabel = label }
    }

    /// Sets the colour of the text in the fields of this package inside, as SwiftUI's `foregroundStyle(_:)` does for its own
    /// fields.
    ///
    /// - Parameter color: The colour; `nil` for the platform's.
    public func fieldForegroundColor(_ color: Color?) -> some View {
        transformEnvironment(\.fieldTraits) { $0.textColor = color }
    }
}

extension View {
    /// Sets the colour of the caret, the selection and what is edited in the fields of this package inside, as SwiftUI's `tint(_:)` does for
    /// its own fields.
    ///
    /// - Parameter color: The colour; `nil` for the platform's.
    public func fieldTint(_ color: Color?) -> some View {
        transformEnvironment(\.fieldTraits) { $0.tint = color }
    }

    /// Sets the colours of the counters in the limited fields inside.
    ///
    /// - Parameters:
    ///   - color: Within the limit; `nil` for a quiet one that can be read.
    ///   - overLimit: Over it; `nil` for a red that can be read.
    public func fieldCounterColors(_ color: Color? = nil, overLimit: Color? = nil) -> some View {
        transformEnvironment(\.fieldTraits) {
            $0.counterColor = color
            $0.overLimitColor = overLimit
        }
    }

    /// Leaves the placeholders of the fields of this package inside away, where their titles stand beside them. VoiceOver reads the titles all
    /// the same.
    ///
    /// - Parameter isHidden: Whether they are left away.
    public func fieldPlaceholderHidden(_ isHidden: Bool = true) -> some View {
        transformEnvironment(\.fieldTraits) { $0.isPlaceholderHidden = isHidden }
    }
}

#if canImport(UIKit)
extension View {
    /// Sets the keyboard of the fields of this package inside, as SwiftUI's `keyboardType(_:)` does for its own fields.
    ///
    /// - Parameter type: The keyboard. Without one, a sectioned field has that of its format.
    public func fieldKeyboardType(_ type: UIKeyboardType) -> some View {
        transformEnvironment(\.fieldTraits) { $0.keyboardType = type }
    }

    /// Tells autofill what the texts in the fields of this package inside are, as SwiftUI's `textContentType(_:)` does for its
    /// own fields.
    ///
    /// ```swift
    /// LimitedTextField("Name", text: $name, limit: 30).fieldTextContentType(.username)
    /// ```
    ///
    /// - Parameter type: What they are; `nil` for the field's own kind. A password field knows its own.
    public func fieldTextContentType(_ type: UITextContentType?) -> some View {
        transformEnvironment(\.fieldTraits) { $0.contentType = type }
    }

    /// Sets what the keyboard capitalizes in the limited and sectioned fields inside, as SwiftUI's `textInputAutocapitalization(_:)` does for its own
    /// fields.
    ///
    /// - Parameter type: What it capitalizes; `nil` for sentences, and in a sectioned field what suits its format.
    public func fieldAutocapitalization(_ type: UITextAutocapitalizationType?) -> some View {
        transformEnvironment(\.fieldTraits) { $0.capitalization = type }
    }

    /// Sets the font of the text in the fields of this package inside, before version 26 of Apple's systems, on which SwiftUI's
    /// `font(_:)` reaches them.
    ///
    /// - Parameter font: The font; `nil` for that of SwiftUI's environment.
    public func fieldFont(_ font: UIFont?) -> some View {
        transformEnvironment(\.fieldTraits) { $0.font = font }
    }
}
#elseif canImport(AppKit)
extension View {
    /// Tells autofill what the texts in the fields of this package inside are, as SwiftUI's `textContentType(_:)` does for its
    /// own fields.
    ///
    /// - Parameter type: What they are; `nil` for nothing that is known. A password field knows its own.
    public func fieldTextContentType(_ type: NSTextContentType?) -> some View {
        transformEnvironment(\.fieldTraits) { $0.contentType = type }
    }

    /// Sets the font of the text in the fields of this package inside, before version 26 of Apple's systems, on which SwiftUI's
    /// `font(_:)` reaches them.
    ///
    /// - Parameter font: The font, of which sections take the size; `nil` for that of SwiftUI's environment.
    public func fieldFont(_ font: NSFont?) -> some View {
        transformEnvironment(\.fieldTraits) { $0.font = font }
    }
}
#endif

extension EnvironmentValues {
    /// SwiftUI's font for the surroundings as the system draws it, where SwiftUI gives it out.
    private var resolvedFont: AnyObject? {
        guard #available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, *), let font else { return nil }
        return font.resolve(in: fontResolutionContext).ctFont
    }

    #if canImport(UIKit)
    /// The font that the surroundings ask for. A font of Core Text's is one of UIKit's.
    var fieldFont: UIFont? { fieldTraits.font ?? resolvedFont as? UIFont }
    #elseif canImport(AppKit)
    /// The font that the surroundings ask for. A font of Core Text's is one of AppKit's.
    var fieldFont: NSFont? { fieldTraits.font ?? resolvedFont as? NSFont }
    #endif
}

extension NSTextAlignment {
    /// The native name for where lines begin, which knows of sides.
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
