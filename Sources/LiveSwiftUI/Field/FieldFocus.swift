#if canImport(SwiftUI) && !os(watchOS)
import LiveFoundation
public import SwiftUI

/// A value of the app that reflects and sets the focus of a field.
@MainActor struct FieldFocus {
    /// The value when the environment was last read.
    let isWanted: Bool
    /// Reads the current value.
    let read: @MainActor () -> Bool
    /// Reports a change of the focus to the app.
    let report: @MainActor (Bool) -> Void
    /// Registers the native view with SwiftUI as the view that the value belongs to.
    let attach: (@MainActor (AnyView) -> AnyView)?

    init(_ condition: FocusState<Bool>.Binding) {
        isWanted = condition.wrappedValue
        read = { condition.wrappedValue }
        report = { if condition.wrappedValue != $0 { condition.wrappedValue = $0 } }
        attach = { AnyView($0.focused(condition)) }
    }

    init<Value: Hashable>(_ binding: FocusState<Value?>.Binding, equals value: Value) {
        isWanted = binding.wrappedValue == value
        read = { binding.wrappedValue == value }
        // Another field may have the focus by now, and the value may name it.
        report = { if (binding.wrappedValue == value) != $0 { binding.wrappedValue = $0 ? value : nil } }
        attach = { AnyView($0.focused(binding, equals: value)) }
    }

    init(_ condition: Binding<Bool>) {
        isWanted = condition.wrappedValue
        read = { condition.wrappedValue }
        report = { if condition.wrappedValue != $0 { condition.wrappedValue = $0 } }
        attach = nil
    }

    /// Creates a focus for a view of this package, which the app can also request.
    init(isWanted: @escaping @MainActor () -> Bool, report: @escaping @MainActor (Bool) -> Void, app: FieldFocus?) {
        self.isWanted = isWanted() || app?.isWanted == true
        read = { isWanted() || app?.read() == true }
        self.report = {
            report($0)
            app?.report($0)
        }
        attach = app?.attach
    }
}

/// Applies the app's focus requests to a native field, and reports the focus to the app.
@MainActor final class FocusCarrier {
    private var request = FocusRequest()
    private var focus: FieldFocus?
    /// The callbacks in the environment.
    var editingChanged: [@MainActor (Bool) -> Void] = []

    /// Applies the app's request.
    ///
    /// - Parameters:
    ///   - focus: The app's value; `nil` if there is none.
    ///   - isFocused: Whether the field has the focus.
    ///   - take: Focuses the field, if possible.
    ///   - leave: Removes the focus from the field.
    func update(
        _ focus: FieldFocus?,
        isFocused: Bool,
        take: @escaping @MainActor () -> Bool,
        leave: @escaping @MainActor () -> Void
    ) {
        self.focus = focus
        guard let focus, let step = request.update(isWanted: focus.isWanted, isFocused: isFocused) else { return }
        // Not while SwiftUI updates its views, which observe the change.
        Task {
            switch step {
            case .take: if !take() { request.failed() }
            case .leave:
                // If another field takes the focus in the same update, the keyboard stays open.
                await Task.yield()
                leave()
            }
        }
    }

    /// Reports a change of the focus to the app and the environment.
    func changed(_ isFocused: Bool) {
        defer { editingChanged.forEach { $0(isFocused) } }
        guard let focus else { return }
        request.focusChanged(isFocused, isWanted: focus.read())
        focus.report(isFocused)
    }
}

extension View {
    /// Registers a native view with SwiftUI as the view that a value belongs to.
    @ViewBuilder func attached(to focus: FieldFocus?) -> some View {
        if let attach = focus?.attach { attach(AnyView(self)) } else { self }
    }
}

private struct FieldFocusKey: EnvironmentKey {
    static var defaultValue: FieldFocus? { nil }
}

extension EnvironmentValues {
    /// The app's focus value for the field in this view.
    var fieldFocus: FieldFocus? {
        get { self[FieldFocusKey.self] }
        set { self[FieldFocusKey.self] = newValue }
    }
}

extension View {
    /// Binds the focus of this package's field within this view to a value, as SwiftUI's `focused(_:)` does for its own
    /// fields.
    ///
    /// ```swift
    /// @FocusState private var isNameFocused: Bool
    ///
    /// LimitedTextField("Name", text: $name, limit: 30).fieldFocused($isNameFocused)
    /// ```
    ///
    /// SwiftUI's `focused(_:)` has no effect on a native field. In a ``PasswordSetup``, this modifier applies to the
    /// first field.
    ///
    /// - Parameter condition: The value, which is `true` while the field has the focus. Set it to move or remove the
    ///   focus.
    @MainActor public func fieldFocused(_ condition: FocusState<Bool>.Binding) -> some View {
        environment(\.fieldFocus, FieldFocus(condition))
    }

    /// Binds the focus of this package's field within this view to one of several values, as SwiftUI's
    /// `focused(_:equals:)` does for its own fields.
    ///
    /// ```swift
    /// @FocusState private var focus: Field?
    ///
    /// LimitedTextField("Name", text: $name).fieldFocused($focus, equals: .name).onFieldSubmit { focus = .card }
    /// SectionedField("Card number", text: $card, format: .card).fieldFocused($focus, equals: .card)
    /// ```
    ///
    /// - Parameters:
    ///   - binding: The field with the focus; `nil` for none.
    ///   - value: The value that identifies this field.
    @MainActor public func fieldFocused<Value: Hashable>(
        _ binding: FocusState<Value?>.Binding,
        equals value: Value
    ) -> some View {
        environment(\.fieldFocus, FieldFocus(binding, equals: value))
    }

    /// Binds the focus of this package's field within this view to a value in a model instead of a `FocusState`.
    ///
    /// - Parameter condition: The value, which is `true` while the field has the focus. Set it to move or remove the
    ///   focus.
    @MainActor public func fieldFocused(_ condition: Binding<Bool>) -> some View {
        environment(\.fieldFocus, FieldFocus(condition))
    }
}
#endif
