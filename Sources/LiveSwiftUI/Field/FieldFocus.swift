#if canImport(SwiftUI) && !os(watchOS)
import LiveFoundation
public import SwiftUI

/// A value of the app's that says whether a field has the focus, and gives it to the field.
@MainActor struct FieldFocus {
    /// What the value said when the surroundings were drawn.
    let isWanted: Bool
    /// What it says.
    let read: @MainActor () -> Bool
    /// Tells the app where the focus is, if it does not know.
    let report: @MainActor (Bool) -> Void
    /// Makes the native view known to SwiftUI as the one that the value speaks of.
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
        // Another field may have the focus by now, and the value.
        report = { if (binding.wrappedValue == value) != $0 { binding.wrappedValue = $0 ? value : nil } }
        attach = { AnyView($0.focused(binding, equals: value)) }
    }

    init(_ condition: Binding<Bool>) {
        isWanted = condition.wrappedValue
        read = { condition.wrappedValue }
        report = { if condition.wrappedValue != $0 { condition.wrappedValue = $0 } }
        attach = nil
    }

    /// A focus that the app may ask for, and a view of this package for itself.
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

/// Carries what the app asks for to a native field, and tells the app where the focus went.
@MainActor final class FocusCarrier {
    private var request = FocusRequest()
    private var focus: FieldFocus?
    /// What the surroundings want to be told.
    var editingChanged: [@MainActor (Bool) -> Void] = []

    /// Takes in what the app asks for.
    ///
    /// - Parameters:
    ///   - focus: The app's value; `nil` where there is none.
    ///   - isFocused: Whether the field has the focus.
    ///   - take: Gives it the focus, if it can have it.
    ///   - leave: Takes the focus from it.
    func update(
        _ focus: FieldFocus?,
        isFocused: Bool,
        take: @escaping @MainActor () -> Bool,
        leave: @escaping @MainActor () -> Void
    ) {
        self.focus = focus
        guard let focus, let step = request.update(isWanted: focus.isWanted, isFocused: isFocused) else { return }
        // Not while SwiftUI updates its views, which hear of the change.
        Task {
            switch step {
            case .take: if !take() { request.failed() }
            case .leave:
                // Another field that takes the focus in the same update keeps the keyboard where it is.
                await Task.yield()
                leave()
            }
        }
    }

    /// Tells the app and the surroundings that the focus has come or gone.
    func changed(_ isFocused: Bool) {
        defer { editingChanged.forEach { $0(isFocused) } }
        guard let focus else { return }
        request.focusChanged(isFocused, isWanted: focus.read())
        focus.report(isFocused)
    }
}

extension View {
    /// Makes a native view known to SwiftUI as the one that a value speaks of.
    @ViewBuilder func attached(to focus: FieldFocus?) -> some View {
        if let attach = focus?.attach { attach(AnyView(self)) } else { self }
    }
}

private struct FieldFocusKey: EnvironmentKey {
    static var defaultValue: FieldFocus? { nil }
}

extension EnvironmentValues {
    /// The app's value for the field inside.
    var fieldFocus: FieldFocus? {
        get { self[FieldFocusKey.self] }
        set { self[FieldFocusKey.self] = newValue }
    }
}

extension View {
    /// Binds the focus of the field of this package inside to a value, as SwiftUI's `focused(_:)` does for its own fields.
    ///
    /// ```swift
    /// @FocusState private var isNameFocused: Bool
    ///
    /// LimitedTextField("Name", text: $name, limit: 30).fieldFocused($isNameFocused)
    /// ```
    ///
    /// SwiftUI tells a native field nothing of `focused(_:)`. Of a ``PasswordSetup`` it is the first field.
    ///
    /// - Parameter condition: The value: `true` while the field has the focus. Set by the app, the focus comes or goes.
    @MainActor public func fieldFocused(_ condition: FocusState<Bool>.Binding) -> some View {
        environment(\.fieldFocus, FieldFocus(condition))
    }

    /// Binds the focus of the field of this package inside to one value of several, as SwiftUI's `focused(_:equals:)` does for
    /// its own fields.
    ///
    /// ```swift
    /// @FocusState private var focus: Field?
    ///
    /// LimitedTextField("Name", text: $name).fieldFocused($focus, equals: .name).onFieldSubmit { focus = .card }
    /// SectionedField("Card number", text: $card, format: .card).fieldFocused($focus, equals: .card)
    /// ```
    ///
    /// - Parameters:
    ///   - binding: Which field has the focus; `nil` for none of them.
    ///   - value: The value that stands for this field.
    @MainActor public func fieldFocused<Value: Hashable>(
        _ binding: FocusState<Value?>.Binding,
        equals value: Value
    ) -> some View {
        environment(\.fieldFocus, FieldFocus(binding, equals: value))
    }

    /// Binds the focus of the field of this package inside to a value that is kept in a model, and in no `FocusState`.
    ///
    /// - Parameter condition: The value: `true` while the field has the focus. Set by the app, the focus comes or goes.
    @MainActor public func fieldFocused(_ condition: Binding<Bool>) -> some View {
        environment(\.fieldFocus, FieldFocus(condition))
    }
}
#endif
