#if canImport(SwiftUI) && !os(watchOS)
public import SwiftUI

/// A text field of this package.
///
/// SwiftUI's modifiers for text fields do not reach a native field inside a representable. Applied directly to a field of
/// this package, modifiers with the same names have the same effects, in any order:
///
/// ```swift
/// LimitedTextField("Name", text: $name, limit: 30)
///     .focused($focus, equals: .name)
///     .textContentType(.username)
///     .onSubmit { focus = .card }
/// ```
///
/// After any other modifier, such as `padding()`, and on a container, use the modifiers with `field` in their names. They
/// apply to all fields of this package within a view:
///
/// ```swift
/// Form {
///     LimitedTextField("Name", text: $name, limit: 30)
///     SectionedField("Card number", text: $card, format: .card)
/// }
/// .onFieldSubmit { save() }
/// ```
public protocol LiveField: View {}

/// A modifier that sets values for the fields of this package within a view.
public struct FieldModifier: ViewModifier {
    let change: (inout FieldTraits) -> Void

    /// Returns the view with the values in its environment.
    public func body(content: Content) -> some View { content.transformEnvironment(\.fieldTraits, transform: change) }
}

extension ModifiedContent: LiveField where Content: LiveField, Modifier == FieldModifier {}

extension View {
    /// Sets values for the fields of this package within this view. A modified field is still a ``LiveField``.
    func field(_ change: @escaping (inout FieldTraits) -> Void) -> ModifiedContent<Self, FieldModifier> {
        modifier(FieldModifier(change: change))
    }
}
#endif
