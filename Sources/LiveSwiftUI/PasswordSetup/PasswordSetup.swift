#if canImport(SwiftUI) && !os(watchOS)
import LiveControls
import LiveFoundation
public import LivePasswords
public import SwiftUI

/// The result of submitting a password.
public enum PasswordSubmission: Sendable, Hashable, CaseIterable {
    /// The password is in use. The view forgets it.
    case accepted
    /// The password was not accepted. The person can change it and submit it again.
    case refused
}

/// Two fields for a new password, whose rules are checked while the person types.
///
/// ```swift
/// PasswordSetup("Password", confirmation: "Repeat it", submit: "Sign up", policy: .classic, words: [name]) { password in
///     await account.create(name, password) ? .accepted : .refused
/// }
/// .passwordRuleStyle(.remaining)
/// ```
///
/// The button is enabled only while all rules are met. Its accessibility hint is what is missing. One second after the
/// last key, VoiceOver announces once how many rules remain, or that all are met. `passwordSetupStyle(_:)` arranges the
/// parts.
///
/// If your app has its own button, use a binding for the password:
///
/// ```swift
/// @State private var password: PasswordText?
///
/// PasswordSetup("Password", confirmation: "Repeat it", password: $password)
/// Button("Sign up") { if let password { send(password) } }.disabled(password == nil)
/// ```
public struct PasswordSetup: View {
    private let titles: Titles
    private let policy: PasswordPolicy
    private let words: [String]
    private let dictionary: PasswordDictionary?
    private let outcome: Outcome

    @State private var model: PasswordSetupModel
    @State private var entry = PasswordText()
    @State private var confirmation = PasswordText()
    /// The field in which an input method is composing.
    @State private var composing: PasswordSetupField?
    @State private var isEntryRevealed = false
    @State private var isConfirmationRevealed = false
    @State private var isSending = false
    @State private var deadline: Double?
    /// Whether the app was notified of a valid password.
    @State private var isReported = false
    /// Whether the Return key requests the focus for the second field.
    @State private var isConfirmationAsked = false
    private var focuses: (entry: FieldFocus?, confirmation: FieldFocus?)
    @Environment(\.passwordSetupStyle) private var style
    @Environment(\.passwordRuleStyle) private var ruleStyle
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.locale) private var locale
    @Environment(\.fieldFocus) private var focus
    @Environment(\.fieldTraits) private var traits

    /// Creates a password setup with localized titles.
    ///
    /// - Parameters:
    ///   - titleResource: The first field's placeholder, which is also its accessibility label.
    ///   - confirmation: The second field's placeholder.
    ///   - submit: The title of the button.
    ///   - policy: The rules for the password.
    ///   - words: The account's own words, such as its name and address, which the policy may reject.
    ///   - dictionary: The dictionary for estimating strength. Without one there is no meter.
    ///   - isValid: Set to whether all rules are met.
    ///   - onSubmit: Receives the password, once for each press of the button or of Return.
    public init(
        _ titleResource: LocalizedStringResource,
        confirmation: LocalizedStringResource,
        submit: LocalizedStringResource,
        policy: PasswordPolicy = .nist,
        words: [String] = [],
        dictionary: PasswordDictionary? = nil,
        isValid: Binding<Bool>? = nil,
        onSubmit: @escaping @MainActor (PasswordText) async -> PasswordSubmission
    ) {
        let titles = Titles(
            entry: .resource(titleResource),
            confirmation: .resource(confirmation),
            submit: .resource(submit)
        )
        self.init(titles, policy, words, dictionary, .submission(isValid, onSubmit))
    }

    /// Creates a password setup with titles that are not localized.
    ///
    /// - Parameters:
    ///   - title: The first field's placeholder, which is also its accessibility label.
    ///   - confirmation: The second field's placeholder.
    ///   - submit: The title of the button.
    ///   - policy: The rules for the password.
    ///   - words: The account's own words, such as its name and address, which the policy may reject.
    ///   - dictionary: The dictionary for estimating strength. Without one there is no meter.
    ///   - isValid: Set to whether all rules are met.
    ///   - onSubmit: Receives the password, once for each press of the button or of Return.
    @_disfavoredOverload public init(
        _ title: some StringProtocol,
        confirmation: some StringProtocol,
        submit: some StringProtocol,
        policy: PasswordPolicy = .nist,
        words: [String] = [],
        dictionary: PasswordDictionary? = nil,
        isValid: Binding<Bool>? = nil,
        onSubmit: @escaping @MainActor (PasswordText) async -> PasswordSubmission
    ) {
        let titles = Titles(
            entry: FieldTitle(title),
            confirmation: FieldTitle(confirmation),
            submit: FieldTitle(submit)
        )
        self.init(titles, policy, words, dictionary, .submission(isValid, onSubmit))
    }

    /// Creates a password setup without a button, with localized titles.
    ///
    /// - Parameters:
    ///   - titleResource: The first field's placeholder, which is also its accessibility label.
    ///   - confirmation: The second field's placeholder.
    ///   - password: The password when all rules are met, otherwise `nil`. To clear both fields, for example after you
    ///     save the
    ///     password, set it to `nil`.
    ///   - policy: The rules for the password.
    ///   - words: The account's own words, such as its name and address, which the policy may reject.
    ///   - dictionary: The dictionary for estimating strength. Without one there is no meter.
    public init(
        _ titleResource: LocalizedStringResource,
        confirmation: LocalizedStringResource,
        password: Binding<PasswordText?>,
        policy: PasswordPolicy = .nist,
        words: [String] = [],
        dictionary: PasswordDictionary? = nil
    ) {
        let titles = Titles(entry: .resource(titleResource), confirmation: .resource(confirmation))
        self.init(titles, policy, words, dictionary, .binding(password))
    }

    /// Creates a password setup without a button, with titles that are not localized.
    ///
    /// - Parameters:
    ///   - title: The first field's placeholder, which is also its accessibility label.
    ///   - confirmation: The second field's placeholder.
    ///   - password: The password when all rules are met, otherwise `nil`. To clear both fields, for example after you
    ///     save the
    ///     password, set it to `nil`.
    ///   - policy: The rules for the password.
    ///   - words: The account's own words, such as its name and address, which the policy may reject.
    ///   - dictionary: The dictionary for estimating strength. Without one there is no meter.
    @_disfavoredOverload public init(
        _ title: some StringProtocol,
        confirmation: some StringProtocol,
        password: Binding<PasswordText?>,
        policy: PasswordPolicy = .nist,
        words: [String] = [],
        dictionary: PasswordDictionary? = nil
    ) {
        let titles = Titles(entry: FieldTitle(title), confirmation: FieldTitle(confirmation))
        self.init(titles, policy, words, dictionary, .binding(password))
    }

    private init(
        _ titles: Titles,
        _ policy: PasswordPolicy,
        _ words: [String],
        _ dictionary: PasswordDictionary?,
        _ outcome: Outcome
    ) {
        self.titles = titles
        self.policy = policy
        self.words = words
        self.dictionary = dictionary
        self.outcome = outcome
        _model = State(initialValue: PasswordSetupModel(policy: policy))
    }

    /// Binds the focus of the two fields to separate values, as SwiftUI's `focused(_:equals:)` does for its own fields.
    ///
    /// - Parameters:
    ///   - binding: The field with the focus; `nil` for none.
    ///   - entry: The value that identifies the first field.
    ///   - confirmation: The value that identifies the second field.
    public func fieldFocused<Value: Hashable>(
        _ binding: FocusState<Value?>.Binding,
        entry: Value,
        confirmation: Value
    ) -> PasswordSetup {
        var copy = self
        copy.focuses = (FieldFocus(binding, equals: entry), FieldFocus(binding, equals: confirmation))
        return copy
    }

    /// The fields, the checklist and the button, in the style of the environment.
    public var body: some View {
        let shown = model.presentation
        style.view(
            PasswordSetupStyleConfiguration(
                entryLabel: titles.entry.text(in: locale),
                confirmationLabel: titles.confirmation.text(in: locale),
                isValid: shown.isValid,
                entry: LiveControlPart(field(titles.entry, entry, $isEntryRevealed, .entry, shown)),
                strength: dictionary == nil ? nil : LiveControlPart(StrengthMeter(presentation: shown)),
                rules: LiveControlPart(rules(shown)),
                confirmation: LiveControlPart(
                    field(titles.confirmation, confirmation, $isConfirmationRevealed, .confirmation, shown)
                ),
                match: shown.matchMessage.map { LiveControlPart(line(text: $0.text(), shown.match)) },
                submit: titles.submit.map { LiveControlPart(button($0, shown)) }
            )
        )
        .task(id: inputs) { take(inputs) }
        .task(id: isTaken) { if isTaken { forget() } }
        .waking(at: deadline) { send(.woke) }
    }

    private func rules(_ shown: PasswordSetupPresentation) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            ForEach(Array(shown.lines.indices), id: \.self) { index in
                line(text: shown.lines[index].text(), shown.lines[index].standing)
            }
        }
    }

    private func button(_ title: FieldTitle, _ shown: PasswordSetupPresentation) -> some View {
        Button(action: submit) { Text(verbatim: title.text(in: locale)) }
            .disabled(!shown.isValid || isSending)
            .accessibilityHint(Text(verbatim: shown.error?.text() ?? ""))
    }

    private func line(text: String, _ standing: PasswordSetupPresentation.Standing) -> some View {
        let configuration = PasswordRuleStyleConfiguration(text, standing, reduceMotion: reduceMotion)
        return ruleStyle.view(configuration)
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(Text(verbatim: configuration.text))
            .accessibilityValue(Text(verbatim: configuration.standingText))
    }

    private func field(
        _ title: FieldTitle,
        _ text: PasswordText,
        _ isRevealed: Binding<Bool>,
        _ place: PasswordSetupField,
        _ shown: PasswordSetupPresentation
    ) -> some View {
        RevealableField(
            title: title.text(in: locale),
            text: text,
            isRevealed: isRevealed,
            purpose: .new,
            rules: shown.passwordRules,
            actions: PasswordFieldActions(
                edited: { edited($0, in: place, isMarked: $1) },
                focused: { send(.field(.focused($0), in: place)) },
                submitted: { if place == .entry { goOn() } else { submit() } }
            )
        )
        .environment(\.fieldFocus, place == .entry ? focuses.entry ?? focus : confirmationFocus)
        .fieldSubmitLabel(traits.submitLabel ?? (place == .entry ? .next : .done))
    }

    /// The focus of the second field, which the app or the Return key in the first field can request.
    private var confirmationFocus: FieldFocus {
        FieldFocus(
            isWanted: { isConfirmationAsked },
            report: { isConfirmationAsked = $0 },
            app: focuses.confirmation
        )
    }

    /// Handles Return in the first field: submits a valid password, or otherwise moves to the second field.
    private func goOn() {
        if model.presentation.isValid { submit() } else { isConfirmationAsked = true }
    }

    private func edited(_ text: PasswordText, in place: PasswordSetupField, isMarked: Bool) {
        keep(text, in: place)
        if isMarked {
            composing = place
            send(.field(.composing(text), in: place))
        } else {
            send(.field(composing == place ? .composed(text) : .edited(text), in: place))
            composing = nil
        }
    }

    private func keep(_ text: PasswordText, in place: PasswordSetupField) {
        switch place {
        case .entry: entry = text
        case .confirmation: confirmation = text
        }
    }

    private func submit() {
        guard model.presentation.isValid, !isSending else { return }
        guard case .submission(_, let onSubmit) = outcome else { return traits.send() }
        isEntryRevealed = false
        isConfirmationRevealed = false
        isSending = true
        let password = entry
        Task {
            let outcome = await onSubmit(password)
            isSending = false
            if outcome == .accepted { forget() }
        }
    }

    private func forget() {
        for place in PasswordSetupField.allCases {
            keep(PasswordText(), in: place)
            send(.field(.set(PasswordText()), in: place))
        }
    }

    /// Whether the app has taken the password that it was notified of.
    private var isTaken: Bool {
        if case .binding(let password) = outcome { isReported && password.wrappedValue == nil } else { false }
    }

    /// Notifies the app of the password's state.
    private func report() {
        let isMet = model.presentation.isValid
        switch outcome {
        case .submission(let isValid, _):
            if let isValid, isValid.wrappedValue != isMet { isValid.wrappedValue = isMet }
        case .binding(let password):
            isReported = isMet
            let entry = isMet ? entry : nil
            if password.wrappedValue != entry { password.wrappedValue = entry }
        }
    }

    private var inputs: PasswordSetupInputs {
        PasswordSetupInputs(rules: policy.rules, words: words, showsStrength: dictionary != nil)
    }

    private func take(_ inputs: PasswordSetupInputs) {
        let estimator = dictionary.map { PasswordSetupStrength(dictionary: $0, year: .currentYear) }
        send(.settingsChanged(PasswordSetupSettings(policy: policy, words: words, strengthEstimator: estimator)))
    }

    private func send(_ event: PasswordSetupEvent) {
        for effect in model.send(event, at: SteadyClock.now) {
            switch effect {
            case .announce(let message): Announcer.announce(message)
            case .wake(let time): deadline = time
            case .validityChanged: break
            }
        }
        report()
    }
}

/// The destination of the password.
private enum Outcome {
    /// The button submits the password.
    case submission(Binding<Bool>?, @MainActor (PasswordText) async -> PasswordSubmission)
    /// The app reads the password from a binding.
    case binding(Binding<PasswordText?>)
}

/// The titles of the fields and of the button, if there is one.
private struct Titles {
    var entry: FieldTitle
    var confirmation: FieldTitle
    /// The button's title; `nil` if the app has its own button.
    var submit: FieldTitle?
}

/// The inputs of the model, other than the texts.
private struct PasswordSetupInputs: Hashable {
    var rules: [PasswordRule]
    var words: [String]
    var showsStrength: Bool
}
#endif
