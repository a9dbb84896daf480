#if canImport(SwiftUI) && !os(watchOS)
public import LiveControls
public import SwiftUI

extension View {
    /// Adds an action to perform when editing begins or ends in a field of this package within this view.
    ///
    /// - Parameter action: The action, which receives whether the field is being edited. Actions of outer views are
    ///   performed later.
    public func onFieldEditingChanged(
        _ action: @escaping @MainActor (_ isEditing: Bool) -> Void
    ) -> ModifiedContent<Self, FieldModifier> {
        field { $0.editingChanged.insert(action, at: 0) }
    }

    /// Adds an action to perform when an edit in a limited field within this view is refused or trimmed, such as a
    /// paste that is too long.
    ///
    /// - Parameter action: The action. Actions of outer views are performed later.
    public func onFieldLimitReached(
        _ action: @escaping @MainActor () -> Void
    ) -> ModifiedContent<Self, FieldModifier> {
        field { $0.limitReached.insert(action, at: 0) }
    }

    /// Adds an action to perform when the person submits a field of this package within this view, as SwiftUI's
    /// `onSubmit(of:_:)` does for its own fields.
    ///
    /// The field keeps the focus while the action is performed. It then ends editing, unless the action has moved the
    /// focus to another field of this package.
    ///
    /// ```swift
    /// LimitedTextField("Message", text: $post, limit: 280)
    ///     .onFieldSubmit(keepsFocus: true) { save() }
    /// ```
    ///
    /// - Parameters:
    ///   - keepsFocus: Whether the field goes on editing, for the next message of a chat. On macOS, it always does.
    ///   - action: The action. Actions of outer views are performed later.
    public func onFieldSubmit(
        keepsFocus: Bool = false,
        _ action: @escaping @MainActor () -> Void
    ) -> ModifiedContent<Self, FieldModifier> {
        onFieldReturn {
            action()
            return keepsFocus
        }
    }

    /// Adds an action to perform when the person submits a field. It returns whether the field keeps the focus.
    func onFieldReturn(_ action: @escaping @MainActor () -> Bool) -> ModifiedContent<Self, FieldModifier> {
        field { $0.submit.insert(action, at: 0) }
    }

    /// Sets the label of the Return key for this package's fields within this view, as SwiftUI's `submitLabel(_:)` does
    /// for its own fields. It has no effect on macOS.
    ///
    /// - Parameter label: The label.
    public func fieldSubmitLabel(_ label: FieldSubmitLabel) -> ModifiedContent<Self, FieldModifier> {
        field { $0.submitLabel = label }
    }

    /// Sets the automatic capitalization of limited and sectioned fields within this view, as SwiftUI's
    /// `textInputAutocapitalization(_:)` does for its own fields. It has no effect on macOS.
    ///
    /// - Parameter type: The capitalization; `nil` for sentences, and in a sectioned field for the format's
    ///   capitalization.
    public func fieldAutocapitalization(
        _ type: FieldAutocapitalization?
    ) -> ModifiedContent<Self, FieldModifier> {
        field { $0.capitalization = type }
    }

    /// Hides the placeholders of this package's fields within this view, for titles that are next to the fields.
    /// VoiceOver still reads the titles.
    ///
    /// - Parameter isHidden: Whether the placeholders are hidden.
    public func fieldPlaceholderHidden(_ isHidden: Bool = true) -> ModifiedContent<Self, FieldModifier> {
        field { $0.isPlaceholderHidden = isHidden }
    }

    /// Sets the time at which sectioned fields within this view are validated.
    ///
    /// With ``FieldValidationTime/editing``, a button that depends on the validity is enabled with the last digit. By
    /// default, a field is validated when the person leaves it.
    ///
    /// - Parameter time: The time.
    public func fieldValidation(_ time: FieldValidationTime) -> ModifiedContent<Self, FieldModifier> {
        field { $0.validationTime = time }
    }

    /// Hides the texts of sectioned fields within this view, as those of passwords are. The system shows the last character
    /// for a moment.
    ///
    /// AppKit has no field that is secure and spaced, so this isn't available on macOS.
    ///
    /// - Parameter isSecure: Whether the texts are hidden.
    @available(macOS, unavailable)
    public func fieldSecureEntry(_ isSecure: Bool = true) -> ModifiedContent<Self, FieldModifier> {
        field { $0.isSecure = isSecure }
    }
}

// Colors

extension View {
    /// Sets the text color of this package's fields within this view, as SwiftUI's `foregroundStyle(_:)` does for its
    /// own fields.
    ///
    /// - Parameter color: The color; `nil` for the platform's.
    public func fieldForegroundColor(_ color: Color?) -> ModifiedContent<Self, FieldModifier> {
        field { $0.textColor = color }
    }

    /// Sets the color of the caret, the selection and the edited part of this package's fields within this view, as
    /// SwiftUI's `tint(_:)` does for its own fields.
    ///
    /// - Parameter color: The color; `nil` for the platform's.
    public func fieldTint(_ color: Color?) -> ModifiedContent<Self, FieldModifier> { field { $0.tint = color } }

    /// Sets what the counters of limited fields within this view say: the count and the limit, such as `12/160`, or what
    /// remains, such as `148 left`.
    public func fieldCounterWording(_ wording: CounterWording) -> ModifiedContent<Self, FieldModifier> {
        field { $0.counterWording = wording }
    }

    /// Sets the colors of the counters of limited fields within this view.
    ///
    /// - Parameters:
    ///   - color: The color within the limit; `nil` for a legible secondary color.
    ///   - overLimit: The color over the limit; `nil` for a legible red.
    public func fieldCounterColors(
        _ color: Color? = nil,
        overLimit: Color? = nil
    ) -> ModifiedContent<Self, FieldModifier> {
        field {
            $0.counterColor = color
            $0.overLimitColor = overLimit
        }
    }
}

// The keyboard

extension View {
    /// Adds a view above the keyboard of this package's fields within this view. SwiftUI's `toolbar(content:)` with the
    /// placement `keyboard` does not appear for a native field. macOS, tvOS and visionOS show no such view.
    ///
    /// ```swift
    /// SectionedField("Card number", text: $number, format: .card)
    ///     .fieldAccessory(.last) { Button("Pay", action: pay) }
    /// ```
    ///
    /// - Parameters:
    ///   - mode: The sections of a sectioned field at which the view is shown. Other fields always show it.
    ///   - content: The view, as wide as the keyboard.
    public func fieldAccessory(
        _ mode: SectionedFieldAccessoryMode = .always,
        @ViewBuilder content: () -> some View
    ) -> ModifiedContent<Self, FieldModifier> {
        let view = AnyView(content())
        return field {
            $0.views.accessory = view
            $0.views.accessoryMode = mode
        }
    }

    /// Adds a bar above the keyboard of this package's fields within this view, with a button that ends editing. A number
    /// pad has no Return key. A field with a view of ``SwiftUI/View/fieldAccessory(_:content:)`` shows that view instead.
    ///
    /// - Parameter isShown: Whether the button is shown.
    public func fieldDoneButton(_ isShown: Bool = true) -> ModifiedContent<Self, FieldModifier> {
        field { $0.views.hasDoneButton = isShown }
    }
}

// The native field

#if canImport(UIKit)
extension View {
    /// Adds an action that configures the native text field of this package's fields within this view, for what this
    /// package has no modifier for.
    ///
    /// ```swift
    /// LimitedTextField("Name", text: $name, limit: 30)
    ///     #if !os(macOS)
    ///     .onNativeField {
    ///         $0.borderStyle = .roundedRect
    ///         $0.clearButtonMode = .whileEditing
    ///     }
    ///     #endif
    /// ```
    ///
    /// Don't set the text, the delegate, or a value that one of this package's modifiers sets. A sectioned field draws its
    /// own boxes and takes no border and no background.
    ///
    /// - Parameter action: The action, performed at each update of the field, after this package's own changes.
    public func onNativeField(
        _ action: @escaping @MainActor (UITextField) -> Void
    ) -> ModifiedContent<Self, FieldModifier> {
        field { $0.configure.insert(action, at: 0) }
    }

    /// Sets the keyboard of this package's fields within this view, as SwiftUI's `keyboardType(_:)` does for its own
    /// fields.
    ///
    /// - Parameter type: The keyboard. Without this modifier, a sectioned field uses its format's keyboard.
    public func fieldKeyboardType(_ type: UIKeyboardType) -> ModifiedContent<Self, FieldModifier> {
        field { $0.keyboardType = type }
    }

    /// Sets the text content type of this package's fields within this view, as SwiftUI's `textContentType(_:)` does
    /// for its own fields.
    ///
    /// - Parameter type: The content type; `nil` for the field's own type. A password field always uses its own.
    public func fieldTextContentType(_ type: UITextContentType?) -> ModifiedContent<Self, FieldModifier> {
        field { $0.contentType = type }
    }

    /// Sets the font of this package's fields within this view.
    ///
    /// SwiftUI's `font(_:)` applies to them from version 26 of Apple's systems. Before, only its text styles do, such as
    /// `.title`.
    ///
    /// - Parameter font: The font; `nil` for that of SwiftUI's environment.
    public func fieldFont(_ font: UIFont?) -> ModifiedContent<Self, FieldModifier> { field { $0.font = font } }
}
#elseif canImport(AppKit)
extension View {
    /// Adds an action that configures the native text field of this package's fields within this view, for what this
    /// package has no modifier for.
    ///
    /// Don't set the text, the delegate, or a value that one of this package's modifiers sets.
    ///
    /// - Parameter action: The action, performed at each update of the field, after this package's own changes.
    public func onNativeField(
        _ action: @escaping @MainActor (NSTextField) -> Void
    ) -> ModifiedContent<Self, FieldModifier> {
        field { $0.configure.insert(action, at: 0) }
    }

    /// Sets the text content type of this package's fields within this view, as SwiftUI's `textContentType(_:)` does
    /// for its own fields.
    ///
    /// - Parameter type: The content type; `nil` for none. A password field always uses its own.
    public func fieldTextContentType(_ type: NSTextContentType?) -> ModifiedContent<Self, FieldModifier> {
        field { $0.contentType = type }
    }

    /// Sets the font of this package's fields within this view.
    ///
    /// SwiftUI's `font(_:)` applies to them from version 26 of Apple's systems. Before, only its text styles do, such as
    /// `.title`.
    ///
    /// - Parameter font: The font, whose size sections use; `nil` for that of SwiftUI's environment.
    public func fieldFont(_ font: NSFont?) -> ModifiedContent<Self, FieldModifier> { field { $0.font = font } }
}
#endif
#endif
