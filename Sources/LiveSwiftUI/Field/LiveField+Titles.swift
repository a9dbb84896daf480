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
        counter: CounterDisplay = .always,
        warnAt: Int = CountRingSettings.defaultWarnAt
    ) {
        self.init(String(), text: text, limit: limit, unit: unit, overflow: overflow, counter: counter, warnAt: warnAt)
    }
}

#if !os(tvOS)
extension LimitedTextEditor {
    /// Not available: pass a `LocalizedStringResource`.
    @_disfavoredOverload
    @available(*, unavailable, message: "Pass a LocalizedStringResource, which has the same literals.")
    public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        limit: Int? = nil,
        unit: TextUnit = .characters,
        overflow: TextOverflow = .refuse
    ) {
        self.init(String(), text: text, limit: limit, unit: unit, overflow: overflow)
    }
}
#endif

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
    public init<Text>(
        _ titleKey: LocalizedStringKey,
        text: Binding<Text>,
        purpose: Purpose = .current,
        rules: PasswordRules? = nil,
        onSubmit: (@MainActor () -> Void)? = nil
    ) {
        self.init(String(), text: .constant(String()), purpose: purpose, rules: rules, onSubmit: onSubmit)
    }
}

extension PasswordSetup {
    /// Not available: pass a `LocalizedStringResource`.
    @_disfavoredOverload
    @available(*, unavailable, message: "Pass a LocalizedStringResource, which has the same literals.")
    public init(
        _ titleKey: LocalizedStringKey,
        confirmation: LocalizedStringKey? = nil,
        password: Binding<PasswordText?>,
        policy: PasswordPolicy = .nist,
        words: [String] = [],
        dictionary: PasswordDictionary? = nil
    ) {
        self.init(String(), password: password, policy: policy, words: words, dictionary: dictionary)
    }

    /// Not available: pass a `LocalizedStringResource`.
    @_disfavoredOverload
    @available(*, unavailable, message: "Pass a LocalizedStringResource, which has the same literals.")
    public init(
        _ titleKey: LocalizedStringKey,
        confirmation: LocalizedStringKey? = nil,
        submit: LocalizedStringKey,
        policy: PasswordPolicy = .nist,
        words: [String] = [],
        dictionary: PasswordDictionary? = nil,
        isValid: Binding<Bool>? = nil,
        onSubmit: @escaping @MainActor (PasswordText) async -> PasswordSubmission
    ) {
        self.init(
            String(),
            submit: String(),
            policy: policy,
            words: words,
            dictionary: dictionary,
            isValid: isValid,
            onSubmit: onSubmit
        )
    }
}
#endif
