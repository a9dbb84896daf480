#if canImport(SwiftUI) && !os(watchOS)
public import SwiftUI

extension LiveField {
    /// Binds the focus of this field to a value; see ``SwiftUI/View/fieldFocused(_:)-(FocusState<Bool>.Binding)``.
    public func focused(_ condition: FocusState<Bool>.Binding) -> ModifiedContent<Self, FieldModifier> {
        fieldFocused(condition)
    }

    /// Binds the focus of this field to one of several values; see
    /// ``SwiftUI/View/fieldFocused(_:equals:)-(FocusState<Value?>.Binding,_)``.
    public func focused<Value: Hashable>(
        _ binding: FocusState<Value?>.Binding,
        equals value: Value
    ) -> ModifiedContent<Self, FieldModifier> {
        fieldFocused(binding, equals: value)
    }

    /// Adds an action to perform when the person submits this field; see ``SwiftUI/View/onFieldSubmit(keepsFocus:_:)``.
    ///
    /// - Parameters:
    ///   - triggers: The kinds of submission. A field of this package performs the action for `.text`.
    ///   - action: The action.
    public func onSubmit(
        of triggers: SubmitTriggers = .text,
        _ action: @escaping @MainActor () -> Void
    ) -> ModifiedContent<Self, FieldModifier> {
        onFieldSubmit { if triggers.contains(.text) { action() } }
    }

    /// Sets the label of the Return key. It has no effect on macOS.
    public func submitLabel(_ label: SubmitLabel) -> ModifiedContent<Self, FieldModifier> {
        let label = FieldSubmitLabel(label)
        return field { $0.submitLabel = label }
    }

    /// Sets the text color; see ``SwiftUI/View/fieldForegroundColor(_:)``.
    public func foregroundStyle(_ color: Color) -> ModifiedContent<Self, FieldModifier> { fieldForegroundColor(color) }

    /// Sets the text color; see ``SwiftUI/View/fieldForegroundColor(_:)``.
    public func foregroundColor(_ color: Color?) -> ModifiedContent<Self, FieldModifier> { fieldForegroundColor(color) }

    /// Sets the color of the caret, the selection and the edited part; see ``SwiftUI/View/fieldTint(_:)``.
    public func tint(_ color: Color?) -> ModifiedContent<Self, FieldModifier> { fieldTint(color) }

    /// Has no effect: a field of this package has no style of SwiftUI's text fields.
    @available(*, deprecated, message: "This has no effect. Set the native field's border in 'onNativeField(_:)'.")
    public func textFieldStyle(_ style: some TextFieldStyle) -> Self { self }

    #if canImport(UIKit)
    /// Sets the keyboard; see ``SwiftUI/View/fieldKeyboardType(_:)``.
    public func keyboardType(_ type: UIKeyboardType) -> ModifiedContent<Self, FieldModifier> { fieldKeyboardType(type) }

    /// Sets the text content type; see ``SwiftUI/View/fieldTextContentType(_:)``.
    public func textContentType(_ type: UITextContentType?) -> ModifiedContent<Self, FieldModifier> {
        fieldTextContentType(type)
    }

    /// Sets the automatic capitalization; see ``SwiftUI/View/fieldAutocapitalization(_:)``.
    public func textInputAutocapitalization(
        _ type: TextInputAutocapitalization?
    ) -> ModifiedContent<Self, FieldModifier> {
        let type = type.flatMap { FieldAutocapitalization($0) }
        return field { $0.capitalization = type }
    }
    #elseif canImport(AppKit)
    /// Sets the text content type; see ``SwiftUI/View/fieldTextContentType(_:)``.
    public func textContentType(_ type: NSTextContentType?) -> ModifiedContent<Self, FieldModifier> {
        fieldTextContentType(type)
    }
    #endif
}

/// Finds the value that a value of SwiftUI's equals. SwiftUI's value can be neither compared nor read, but described.
///
/// - Parameters:
///   - value: SwiftUI's value.
///   - candidates: All values of its type, each with ours.
/// - Returns: `nil` if the descriptions do not distinguish the candidates, or if none equals the value.
private func equivalent<Value, Ours>(of value: Value, among candidates: [(Value, Ours)]) -> Ours? {
    let descriptions = candidates.map { String(reflecting: $0.0) }
    guard Set(descriptions).count == candidates.count else { return nil }
    return descriptions.firstIndex(of: String(reflecting: value)).map { candidates[$0].1 }
}

extension FieldSubmitLabel {
    @MainActor fileprivate init?(_ label: SubmitLabel) {
        let labels: [(SubmitLabel, Self)] = [
            (.done, .done), (.go, .go), (.send, .send), (.join, .join), (.route, .route), (.search, .search),
            (.return, .return), (.next, .next), (.continue, .continue),
        ]
        guard let known = equivalent(of: label, among: labels) else {
            FieldWarning.report("SwiftUI's submit label can't be read. Use 'fieldSubmitLabel(_:)'.")
            return nil
        }
        self = known
    }
}

#if canImport(UIKit)
extension FieldAutocapitalization {
    @MainActor fileprivate init?(_ type: TextInputAutocapitalization) {
        let types: [(TextInputAutocapitalization, Self)] = [
            (.never, .never), (.words, .words), (.sentences, .sentences), (.characters, .characters),
        ]
        guard let known = equivalent(of: type, among: types) else {
            FieldWarning.report("SwiftUI's capitalization can't be read. Use 'fieldAutocapitalization(_:)'.")
            return nil
        }
        self = known
    }
}
#endif
#endif
