#if canImport(SwiftUI) && !os(watchOS)
import LiveFoundation
public import SwiftUI

/// A value of the app that reflects and sets the focus of a field.
@MainActor struct FieldFocusValue {
    /// Reads the current value.
    let read: @MainActor () -> Bool
    /// Reports a change of the focus to the app.
    let report: @MainActor (Bool) -> Void
    /// Returns whether the value requests the focus for another field.
    var isElsewhere: @MainActor () -> Bool = { false }
    /// Registers the native view with SwiftUI as the view that the value belongs to.
    var attach: (@MainActor (AnyView) -> AnyView)?

    /// The value when the field is updated.
    var focus: FieldFocus { FieldFocus(isElsewhere: isElsewhere(), read: read, report: report) }

    init(_ condition: FocusState<Bool>.Binding) {
        read = { condition.wrappedValue }
        report = { if condition.wrappedValue != $0 { condition.wrappedValue = $0 } }
        attach = { AnyView($0.focused(condition)) }
    }

    init<Value: Hashable>(_ binding: FocusState<Value?>.Binding, equals value: Value) {
        read = { binding.wrappedValue == value }
        // Another field may have the focus by now, and the value may name it.
        report = { if (binding.wrappedValue == value) != $0 { binding.wrappedValue = $0 ? value : nil } }
        isElsewhere = { binding.wrappedValue != nil && binding.wrappedValue != value }
        attach = { AnyView($0.focused(binding, equals: value)) }
    }

    init(_ condition: Binding<Bool>) {
        read = { condition.wrappedValue }
        report = { if condition.wrappedValue != $0 { condition.wrappedValue = $0 } }
    }

    init<Value: Hashable>(_ binding: Binding<Value?>, equals value: Value) {
        read = { binding.wrappedValue == value }
        report = { if (binding.wrappedValue == value) != $0 { binding.wrappedValue = $0 ? value : nil } }
        isElsewhere = { binding.wrappedValue != nil && binding.wrappedValue != value }
    }

    /// Combines a value of this package with one of the app. With the app's value, this package's own one is only a
    /// request: while the field has the focus, the app can remove it.
    init(_ own: FieldFocusValue, and app: FieldFocusValue?) {
        read = { own.read() || app?.read() == true }
        report = {
            app?.report($0)
            own.report($0 && app == nil)
        }
        isElsewhere = { own.isElsewhere() || app?.isElsewhere() == true }
        attach = app?.attach
    }
}

extension View {
    /// Registers a native view with SwiftUI as the view that a value belongs to.
    @ViewBuilder func attached(to focus: FieldFocusValue?) -> some View {
        if let attach = focus?.attach { attach(AnyView(self)) } else { self }
    }
}

extension View {
    /// Binds the focus of this package's field within this view to a value, as SwiftUI's `focused(_:)` does for its own
    /// fields.
    ///
    /// ```swift
    /// @FocusState private var isNameFocused: Bool
    ///
    /// LimitedTextField("Name", text: $name, limit: 30).padding().fieldFocused($isNameFocused)
    /// ```
    ///
    /// In a ``PasswordSetup``, this modifier applies to the first field.
    ///
    /// - Parameter condition: The value, which is `true` while the field has the focus. Set it to move or remove the
    ///   focus.
    @MainActor public func fieldFocused(
        _ condition: FocusState<Bool>.Binding
    ) -> ModifiedContent<Self, FieldModifier> {
        let value = FieldFocusValue(condition)
        return field { $0.focus = value }
    }

    /// Binds the focus of this package's field within this view to one of several values, as SwiftUI's
    /// `focused(_:equals:)` does for its own fields.
    ///
    /// - Parameters:
    ///   - binding: The field with the focus; `nil` for none.
    ///   - value: The value that identifies this field.
    @MainActor public func fieldFocused<Value: Hashable>(
        _ binding: FocusState<Value?>.Binding,
        equals value: Value
    ) -> ModifiedContent<Self, FieldModifier> {
        let value = FieldFocusValue(binding, equals: value)
        return field { $0.focus = value }
    }

    /// Binds the focus of this package's field within this view to a value in a model instead of a `FocusState`.
    ///
    /// - Parameter condition: The value, which is `true` while the field has the focus. Set it to move or remove the
    ///   focus.
    @MainActor public func fieldFocused(_ condition: Binding<Bool>) -> ModifiedContent<Self, FieldModifier> {
        let value = FieldFocusValue(condition)
        return field { $0.focus = value }
    }

    /// Binds the focus of this package's field within this view to one of several values in a model instead of a
    /// `FocusState`.
    ///
    /// - Parameters:
    ///   - binding: The field with the focus; `nil` for none.
    ///   - value: The value that identifies this field.
    @MainActor public func fieldFocused<Value: Hashable>(
        _ binding: Binding<Value?>,
        equals value: Value
    ) -> ModifiedContent<Self, FieldModifier> {
        let value = FieldFocusValue(binding, equals: value)
        return field { $0.focus = value }
    }

    /// Binds the focus of the two fields of a ``PasswordSetup`` within this view to separate values.
    ///
    /// - Parameters:
    ///   - binding: The field with the focus; `nil` for none.
    ///   - entry: The value that identifies the first field.
    ///   - confirmation: The value that identifies the second field.
    @MainActor public func fieldFocused<Value: Hashable>(
        _ binding: FocusState<Value?>.Binding,
        entry: Value,
        confirmation: Value
    ) -> ModifiedContent<Self, FieldModifier> {
        let (entry, confirmation) = (
            FieldFocusValue(binding, equals: entry), FieldFocusValue(binding, equals: confirmation)
        )
        return field {
            $0.focus = entry
            $0.confirmationFocus = confirmation
        }
    }
}
#endif
