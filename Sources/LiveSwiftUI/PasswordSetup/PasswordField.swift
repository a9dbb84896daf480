#if canImport(SwiftUI) && !os(watchOS)
import LiveControls
import LiveFoundation
public import LivePasswords
public import SwiftUI

/// A password field with a button that shows or hides its text.
///
/// ```swift
/// @State private var password = PasswordText()
///
/// PasswordField("Password", text: $password, purpose: .current) { signIn() }
/// ```
///
/// The button keeps the focus, the keyboard and the selection, and the next key changes one character. The text is
/// hidden again when the view disappears and when the app or its scene becomes inactive. A `PasswordText` never prints
/// its contents and is overwritten when its last copy is destroyed.
public struct PasswordField: LiveField {
    /// The purpose of a password, for password managers.
    public enum Purpose: Sendable, Hashable, CaseIterable {
        /// A new password.
        case new
        /// An existing password.
        case current
    }

    private let title: FieldTitle
    @Binding private var text: PasswordText
    private let purpose: Purpose
    private let rules: PasswordRules?
    private let onSubmit: (@MainActor () -> Void)?
    @State private var isRevealed = false
    @Environment(\.locale) private var locale
    @Environment(\.fieldTraits) private var traits

    /// Creates a field with a localized title.
    ///
    /// - Parameters:
    ///   - titleResource: The placeholder, which is also the field's accessibility label.
    ///   - text: The password.
    ///   - purpose: The purpose of the password.
    ///   - rules: The rules for a new password, for password managers.
    ///   - onSubmit: Called when the person presses Return. Without any action, Return presses the window's default button on macOS.
    public init(
        _ titleResource: LocalizedStringResource,
        text: Binding<PasswordText>,
        purpose: Purpose = .current,
        rules: PasswordRules? = nil,
        onSubmit: (@MainActor () -> Void)? = nil
    ) {
        self.init(.resource(titleResource), text, purpose, rules, onSubmit)
    }

    /// Creates a field with a title that is not localized.
    ///
    /// - Parameters:
    ///   - title: The placeholder, which is also the field's accessibility label.
    ///   - text: The password.
    ///   - purpose: The purpose of the password.
    ///   - rules: The rules for a new password, for password managers.
    ///   - onSubmit: Called when the person presses Return. Without any action, Return presses the window's default button on macOS.
    @_disfavoredOverload public init(
        _ title: some StringProtocol,
        text: Binding<PasswordText>,
        purpose: Purpose = .current,
        rules: PasswordRules? = nil,
        onSubmit: (@MainActor () -> Void)? = nil
    ) {
        self.init(FieldTitle(title), text, purpose, rules, onSubmit)
    }

    /// Creates a field for a password that the app keeps in a `String`, with a localized title.
    ///
    /// - Parameters:
    ///   - titleResource: The placeholder, which is also the field's accessibility label.
    ///   - text: The password. A `String` stays in memory until it is overwritten by chance.
    ///   - purpose: The purpose of the password.
    ///   - rules: The rules for a new password, for password managers.
    ///   - onSubmit: Called when the person presses Return. Without any action, Return presses the window's default button on macOS.
    public init(
        _ titleResource: LocalizedStringResource,
        text: Binding<String>,
        purpose: Purpose = .current,
        rules: PasswordRules? = nil,
        onSubmit: (@MainActor () -> Void)? = nil
    ) {
        self.init(.resource(titleResource), Self.password(in: text), purpose, rules, onSubmit)
    }

    /// Creates a field for a password that the app keeps in a `String`, with a title that is not localized.
    ///
    /// - Parameters:
    ///   - title: The placeholder, which is also the field's accessibility label.
    ///   - text: The password. A `String` stays in memory until it is overwritten by chance.
    ///   - purpose: The purpose of the password.
    ///   - rules: The rules for a new password, for password managers.
    ///   - onSubmit: Called when the person presses Return. Without any action, Return presses the window's default button on macOS.
    @_disfavoredOverload public init(
        _ title: some StringProtocol,
        text: Binding<String>,
        purpose: Purpose = .current,
        rules: PasswordRules? = nil,
        onSubmit: (@MainActor () -> Void)? = nil
    ) {
        self.init(FieldTitle(title), Self.password(in: text), purpose, rules, onSubmit)
    }

    private static func password(in text: Binding<String>) -> Binding<PasswordText> {
        Binding(
            get: { PasswordText(text.wrappedValue) },
            set: { text.wrappedValue = String(revealing: $0) }
        )
    }

    private init(
        _ title: FieldTitle,
        _ text: Binding<PasswordText>,
        _ purpose: Purpose,
        _ rules: PasswordRules?,
        _ onSubmit: (@MainActor () -> Void)?
    ) {
        self.title = title
        _text = text
        self.purpose = purpose
        self.rules = rules
        self.onSubmit = onSubmit
    }

    /// The field and its button.
    public var body: some View {
        RevealableField(
            title: title.text(in: locale),
            text: text,
            isRevealed: $isRevealed,
            purpose: purpose,
            rules: rules?.text ?? "",
            actions: PasswordFieldActions(
                edited: { password, _ in text = password },
                submitted: submitted
            )
        )
    }

    private var submitted: (@MainActor () -> Bool)? {
        guard onSubmit != nil || !traits.submit.isEmpty else { return nil }
        return {
            onSubmit?()
            return traits.send()
        }
    }
}

/// The callbacks of a native password field.
struct PasswordFieldActions {
    /// Called when the text has changed. The flag is `true` while an input method composes.
    var edited: @MainActor (PasswordText, Bool) -> Void
    /// Called when the field gains or loses the focus.
    var focused: @MainActor (Bool) -> Void = { _ in }
    /// Called when the person presses Return. The result is whether the field keeps the focus.
    var submitted: (@MainActor () -> Bool)?
    /// Called when the native field has hidden or shown its text.
    var revealed: @MainActor (Bool) -> Void = { _ in }
    /// Called when a key shows whether Caps Lock is on. AppKit's secure field shows it by itself.
    var capsLock: @MainActor (Bool) -> Void = { _ in }
}

/// A native password field with its button.
struct RevealableField: View {
    let title: String
    let text: PasswordText
    @Binding var isRevealed: Bool
    let purpose: PasswordField.Purpose
    let rules: String
    let actions: PasswordFieldActions
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.fieldTraits) private var traits
    @Environment(\.locale) private var locale
    @ScaledMetric(relativeTo: .body) private var buttonSide: CGFloat = 44

    var body: some View {
        var actions = actions
        actions.revealed = { isRevealed = $0 }
        let show = ControlMessage(.passwordShow).text(locale: locale)
        return HStack(spacing: 4) {
            NativePasswordField(
                title: title,
                text: text,
                isRevealed: isRevealed,
                purpose: purpose,
                rules: rules,
                actions: actions
            )
            .attached(to: traits.focus)
            .accessibilityLabel(Text(verbatim: title))
            Button(action: { isRevealed.toggle() }) {
                Image(systemName: isRevealed ? "eye.slash" : "eye")
                    .frame(width: buttonSide, height: buttonSide)
            }
            .buttonStyle(.plain)
            // The field's name distinguishes two buttons for VoiceOver. Voice Control numbers them.
            .accessibilityLabel(Text(verbatim: title.isEmpty ? show : "\(show) (\(title))"))
            .accessibilityInputLabels([Text(verbatim: show)])
            .accessibilityAddTraits(isRevealed ? .isSelected : [])
        }
        .task(id: scenePhase) { if scenePhase != .active { isRevealed = false } }
        .onDisappear { isRevealed = false }
    }
}
#endif
