#if canImport(SwiftUI) && !os(watchOS)
public import LiveControls
public import LivePasswords
public import LiveText
public import SwiftUI

// A native field needs a string, which a `LocalizedStringKey` does not provide. These initializers name the type to use
// instead.

extension LimitedTextField {
    /// Not available: pass a `LocalizedStringResource`.
    @_disfavoredOverload
    @available(*, unavailable, message: "Pass a LocalizedStringResource, which has the same literals.")
    public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        limit: Int? = nil,
        unit: TextUnit = .characters,
        overflow: TextOverflow = .refuse,
        counter: CounterDisplay = .always
    ) {
        self.init(String(), text: text, limit: limit, unit: unit, overflow: overflow, counter: counter)
    }
}

extension SectionedField {
    /// Not available: pass a `LocalizedStringResource`.
    @_disfavoredOverload
    @available(*, unavailable, message: "Pass a LocalizedStringResource, which has the same literals.")
    public init(
        _ labelKey: LocalizedStringKey,
        text: Binding<String>,
        format: SectionedFormat,
        validity: Binding<FieldValidity>? = nil,
        onComplete: (@MainActor () -> Void)? = nil,
        validate: (@MainActor (String) -> FieldValidity?)? = nil
    ) {
        self.init(String(), text: text, format: format, validity: validity, onComplete: onComplete, validate: validate)
    }
}

extension PasswordField {
    /// Not available: pass a `LocalizedStringResource`.
    @_disfavoredOverload
    @available(*, unavailable, message: "Pass a LocalizedStringResource, which has the same literals.")
    public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<PasswordText>,
        purpose: Purpose = .current,
        rules: PasswordRules? = nil,
        onSubmit: (@MainActor () -> Void)? = nil
    ) {
        self.init(String(), text: text, purpose: purpose, rules: rules, onSubmit: onSubmit)
    }
}
#endif
