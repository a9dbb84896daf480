#if canImport(SwiftUI) && !os(watchOS)
import LiveControls
import LiveFoundation
public import LivePasswords
public import SwiftUI

/// A field for a password, with a button that shows or hides its text.
///
/// ```swift
/// @State private var password = PasswordText()
///
/// PasswordField("Password", text: $password, purpose: .current) { signIn() }
/// ```
///
/// The button keeps the focus, the keyboard and the selection, and the next key after it changes one character. The text
/// is hidden again when the view disappears and when the app is no longer active. A `PasswordText`
/// prints nothing of itself and is overwritten when its last copy goes.
public struct PasswordField: View {
    /// What a password is asked for, for password managers.
    public enum Purpose: Sendable, Hashable, CaseIterable {
        /// A password that is being chosen.
        case new
        /// A password that there is already.
        case current
    }

    private let title: FieldTitle
    @Binding private var text: PasswordText
    private let purpose: Purpose
    private let rules: PasswordRules?
    private let onSubmit: @MainActor () -> Void
    @State private var isRevealed = false
    @Environment(\.locale) private var locale
    @Environment(\.fieldTraits) private var traits

    /// Creates a field whose title is looked up in the app's words.
    ///
    /// - Parameters:
    ///   - titleResource: The placeholder, which VoiceOver reads as the field's name.
    ///   - text: The password.
    ///   - purpose: What it is asked for.
    ///   - rules: The rules for a new password, for password managers.
    ///   - onSubmit: Called by the return key.
    public init(
        _ titleResource: LocalizedStringResource,
        text: Binding<PasswordText>,
        purpose: Purpose = .current,
        rules: PasswordRules? = nil,
        onSubmit: @escaping @MainActor () -> Void = {}
    ) {
        self.init(.resource(titleResource), text, purpose, rules, onSubmit)
    }

    /// Creates a field whose title is shown as it is.
    ///
    /// - Parameters:
    ///   - title: The placeholder, which VoiceOver reads as the field's name.
    ///   - text: The password.
    ///   - purpose: What it is asked for.
    ///   - rules: The rules for a new password, for password managers.
    ///   - onSubmit: Called by the return key.
    @_disfavoredOverload public init(
        _ title: some StringProtocol,
        text: Binding<PasswordText>,
        purpose: Purpose = .current,
        rules: PasswordRules? = nil,
        onSubmit: @escaping @MainActor () -> Void = {}
    ) {
        self.init(FieldTitle(title), text, purpose, rules, onSubmit)
    }

    private init(
        _ title: FieldTitle,
        _ text: Binding<PasswordText>,
        _ purpose: Purpose,
        _ rules: PasswordRules?,
        _ onSubmit: @escaping @MainActor () -> Void
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
                submitted: {
                    onSubmit()
                    traits.send()
                }
            )
        )
    }
}

/// What a native password field tells.
struct PasswordFieldActions {
    /// The text has changed; the flag says whether an input method is still composing a part of it.
    var edited: @MainActor (PasswordText, Bool) -> Void
    /// The field has got the focus, or has lost it.
    var focused: @MainActor (Bool) -> Void = { _ in }
    /// The return key was pressed.
    var submitted: @MainActor () -> Void = {}
    /// The native field has hidden its text, or shown it.
    var revealed: @MainActor (Bool) -> Void = { _ in }
}

/// A native password field beside its button.
struct RevealableField: View {
    let title: String
    let text: PasswordText
    @Binding var isRevealed: Bool
    let purpose: PasswordField.Purpose
    let rules: String
    let actions: PasswordFieldActions
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.fieldFocus) private var focus
    @ScaledMetric(relativeTo: .body) private var buttonSide: CGFloat = 44

    var body: some View {
        var actions = actions
        actions.revealed = { isRevealed = $0 }
        return HStack(spacing: 4) {
            NativePasswordField(
                title: title,
                text: text,
                isRevealed: isRevealed,
                purpose: purpose,
                rules: rules,
                actions: actions
            )
            .attached(to: focus)
            .accessibilityLabel(Text(verbatim: title))
            Button(action: { isRevealed.toggle() }) {
                Image(systemName: isRevealed ? "eye.slash" : "eye")
                    .frame(width: buttonSide, height: buttonSide)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(Text(verbatim: ControlMessage(.passwordShow).text()))
            .accessibilityAddTraits(isRevealed ? .isSelected : [])
        }
        .task(id: scenePhase) { if scenePhase != .active { isRevealed = false } }
        .onDisappear { isRevealed = false }
    }
}
#endif
