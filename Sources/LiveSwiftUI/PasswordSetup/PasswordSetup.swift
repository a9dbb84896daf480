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

/// One or two fields for a new password, whose rules are checked while the person types.
///
/// ```swift
/// PasswordSetup("Password", confirmation: "Repeat it", submit: "Sign up", policy: .classic, words: [name]) { password in
///     await account.create(name, password) ? .accepted : .refused
/// }
/// .passwordRuleStyle(.remaining)
/// ```
///
/// The button is enabled only while all rules are met, unless `passwordSetupGate(_:)` changes that. Its accessibility
/// hint is what is missing. One second after the
/// last key, VoiceOver announces once how many rules remain, or that all are met. `passwordSetupStyle(_:)` arranges the
/// parts.
///
/// Leave out `confirmation` for a setup with one field, in which the person can check the password by showing its text:
///
/// ```swift
/// PasswordSetup("Password", submit: "Sign up") { await signUp(with: $0) }
/// ```
///
/// If your app has its own button, use a binding for the password:
///
/// ```swift
/// @State private var password: PasswordText?
///
/// PasswordSetup("Password", confirmation: "Repeat it", password: $password)
/// Button("Sign up") { if let password { send(password) } }.disabled(password == nil)
/// ```
public struct PasswordSetup: LiveField {
    private let titles: Titles
    private let policy: PasswordPolicy
    private let words: [String]
    private let dictionary: PasswordDictionary?
    private let outcome: Outcome
    /// Set to the error that prevents submission.
    private var error: Binding<PasswordSetupPresentation.ValidationError?>?

    @State private var session: PasswordSetupSession
    @State private var isEntryRevealed = false
    @State private var isConfirmationRevealed = false
    @State private var isSending = false
    @State private var deadline: Double?
    /// The password that is looked up in the list of breached ones.
    @State private var lookup: PasswordText?
    /// The field for which the setup requests the focus.
    @State private var focusedField: PasswordSetupField?
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.locale) private var locale
    @Environment(\.fieldTraits) private var traits

    /// Creates a password setup with localized titles.
    ///
    /// - Parameters:
    ///   - titleResource: The first field's placeholder, which is also its accessibility label.
    ///   - confirmation: The second field's placeholder; `nil` for a setup with one field.
    ///   - submit: The title of the button.
    ///   - policy: The rules for the password.
    ///   - words: The account's own words, such as its name and address, which the policy may reject.
    ///   - dictionary: The dictionary for estimating strength. Without one there is no meter.
    ///   - isValid: Set to whether all rules are met.
    ///   - onSubmit: Receives the password, once for each press of the button or of Return.
    public init(
        _ titleResource: LocalizedStringResource,
        confirmation: LocalizedStringResource? = nil,
        submit: LocalizedStringResource,
        policy: PasswordPolicy = .nist,
        words: [String] = [],
        dictionary: PasswordDictionary? = nil,
        isValid: Binding<Bool>? = nil,
        onSubmit: @escaping @MainActor (PasswordText) async -> PasswordSubmission
    ) {
        let titles = Titles(
            entry: .resource(titleResource),
            confirmation: confirmation.map { .resource($0) },
            submit: .resource(submit)
        )
        self.init(titles, policy, words, dictionary, .submission(isValid, onSubmit))
    }

    /// Creates a password setup with titles that are not localized.
    ///
    /// - Parameters:
    ///   - title: The first field's placeholder, which is also its accessibility label.
    ///   - confirmation: The second field's placeholder; `nil` for a setup with one field.
    ///   - submit: The title of the button.
    ///   - policy: The rules for the password.
    ///   - words: The account's own words, such as its name and address, which the policy may reject.
    ///   - dictionary: The dictionary for estimating strength. Without one there is no meter.
    ///   - isValid: Set to whether all rules are met.
    ///   - onSubmit: Receives the password, once for each press of the button or of Return.
    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title,
        confirmation: Title? = nil,
        submit: Title,
        policy: PasswordPolicy = .nist,
        words: [String] = [],
        dictionary: PasswordDictionary? = nil,
        isValid: Binding<Bool>? = nil,
        onSubmit: @escaping @MainActor (PasswordText) async -> PasswordSubmission
    ) {
        let titles = Titles(
            entry: FieldTitle(title),
            confirmation: confirmation.map { FieldTitle($0) },
            submit: FieldTitle(submit)
        )
        self.init(titles, policy, words, dictionary, .submission(isValid, onSubmit))
    }

    /// Creates a password setup without a button, with localized titles.
    ///
    /// - Parameters:
    ///   - titleResource: The first field's placeholder, which is also its accessibility label.
    ///   - confirmation: The second field's placeholder; `nil` for a setup with one field.
    ///   - password: The password when all rules are met, otherwise `nil`. To clear both fields, for example after you
    ///     save the password, set it to `nil`.
    ///   - policy: The rules for the password.
    ///   - words: The account's own words, such as its name and address, which the policy may reject.
    ///   - dictionary: The dictionary for estimating strength. Without one there is no meter.
    public init(
        _ titleResource: LocalizedStringResource,
        confirmation: LocalizedStringResource? = nil,
        password: Binding<PasswordText?>,
        policy: PasswordPolicy = .nist,
        words: [String] = [],
        dictionary: PasswordDictionary? = nil
    ) {
        let titles = Titles(entry: .resource(titleResource), confirmation: confirmation.map { .resource($0) })
        self.init(titles, policy, words, dictionary, .binding(password))
    }

    /// Creates a password setup without a button, with titles that are not localized.
    ///
    /// - Parameters:
    ///   - title: The first field's placeholder, which is also its accessibility label.
    ///   - confirmation: The second field's placeholder; `nil` for a setup with one field.
    ///   - password: The password when all rules are met, otherwise `nil`. To clear both fields, for example after you
    ///     save the password, set it to `nil`.
    ///   - policy: The rules for the password.
    ///   - words: The account's own words, such as its name and address, which the policy may reject.
    ///   - dictionary: The dictionary for estimating strength. Without one there is no meter.
    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title,
        confirmation: Title? = nil,
        password: Binding<PasswordText?>,
        policy: PasswordPolicy = .nist,
        words: [String] = [],
        dictionary: PasswordDictionary? = nil
    ) {
        let titles = Titles(entry: FieldTitle(title), confirmation: confirmation.map { FieldTitle($0) })
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
        let settings = PasswordSetupSettings(policy: policy, requiresConfirmation: titles.confirmation != nil)
        _session = State(initialValue: PasswordSetupSession(settings))
    }

    /// Returns a setup that sets a value to the error that prevents submission.
    func reporting(_ error: Binding<PasswordSetupPresentation.ValidationError?>) -> PasswordSetup {
        var setup = self
        setup.error = error
        return setup
    }

    /// The fields, the checklist and the button, in the style of the environment.
    public var body: some View {
        let shown = session.model.presentation
        traits.passwordSetupStyle.view(
            PasswordSetupStyleConfiguration(
                entryLabel: titles.entry.text(in: locale),
                confirmationLabel: titles.confirmation?.text(in: locale),
                isValid: shown.isValid,
                entry: LiveControlPart(entry(shown)),
                strength: dictionary == nil ? nil : LiveControlPart(StrengthMeter(presentation: shown)),
                rules: LiveControlPart(rules(shown)),
                confirmation: titles.confirmation.map {
                    LiveControlPart(field($0, session.confirmation, $isConfirmationRevealed, .confirmation, shown))
                },
                match: shown.matchMessage.map { LiveControlPart(line(text: $0.text(locale: locale), shown.match)) },
                submit: titles.submit.map { LiveControlPart(button($0, shown)) }
            )
        )
    }

    /// The first field, with the tasks of the control. A style can make rows of a list, each of which would otherwise
    /// have these tasks.
    private func entry(_ shown: PasswordSetupPresentation) -> some View {
        field(titles.entry, session.entry, $isEntryRevealed, .entry, shown)
            .task(id: inputs) { take(inputs) }
            .task(id: programPassword) { if session.programChanged(to: programPassword) { forget() } }
            .task(id: lookup) { await lookUp() }
            .waking(at: deadline) { send(.woke) }
    }

    private func rules(_ shown: PasswordSetupPresentation) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            ForEach(Array(shown.lines.indices), id: \.self) { index in
                line(text: shown.lines[index].text(locale: locale), shown.lines[index].standing)
            }
        }
    }

    private func button(_ title: FieldTitle, _ shown: PasswordSetupPresentation) -> some View {
        Button(action: { submit() }) { Text(verbatim: title.text(in: locale)) }
            .disabled(!shown.isSubmitEnabled || isSending)
            .accessibilityHint(Text(verbatim: shown.error?.text(locale: locale) ?? ""))
    }

    private func line(text: String, _ standing: PasswordSetupPresentation.Standing) -> some View {
        let configuration = PasswordRuleStyleConfiguration(text, standing, reduceMotion: reduceMotion, locale)
        return traits.passwordRuleStyle.view(configuration)
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
        let appFocus = place == .entry ? traits.focus : traits.confirmationFocus
        let focus = FieldFocusValue(FieldFocusValue($focusedField, equals: place), and: appFocus)
        let submitLabel = place == .entry && titles.confirmation != nil ? .next : traits.submitLabel ?? .done
        let native = RevealableField(
            title: title.text(in: locale),
            text: text,
            isRevealed: isRevealed,
            purpose: .new,
            rules: shown.passwordRules,
            actions: PasswordFieldActions(
                edited: { text, isMarked in
                    take(session.edited(text, in: place, isMarked: isMarked, at: SteadyClock.now))
                },
                focused: { send(.field(.focused($0), in: place)) },
                submitted: { place == .entry ? goOn() : submit() },
                capsLock: { send(.capsLockChanged($0)) }
            )
        )
        return VStack(alignment: .leading, spacing: 4) {
            native.field {
                $0.focus = focus
                $0.submitLabel = submitLabel
            }
            if shown.capsLockField == place {
                HStack(spacing: 4) {
                    Image(systemName: "capslock.fill").accessibilityHidden(true)
                    Text(verbatim: ControlMessage(.passwordCapsLock).text(locale: locale))
                }
                .font(.footnote)
            }
        }
    }

    /// Handles Return in the first field: submits a valid password, or otherwise moves to the second field, if there is
    /// one.
    private func goOn() -> Bool {
        if titles.confirmation == nil || session.model.presentation.isValid { return submit() }
        focusedField = .confirmation
        return false
    }

    /// Submits the password or reports what is missing.
    ///
    /// A form reports what is missing together with its other errors.
    ///
    /// - Returns: Whether the report has moved the focus to a field, so that Return doesn't end editing.
    @discardableResult private func submit() -> Bool {
        guard !isSending else { return false }
        guard session.model.presentation.isValid else {
            send(.submitted)
            return error != nil && traits.send() || traits.passwordSetupGate == .report
        }
        guard case .submission(_, let onSubmit) = outcome else { return traits.send() }
        isEntryRevealed = false
        isConfirmationRevealed = false
        isSending = true
        let password = session.entry
        Task {
            let outcome = await onSubmit(password)
            isSending = false
            if outcome == .accepted { forget() }
        }
        return traits.send()
    }

    private func lookUp() async {
        guard let lookup, let list = traits.breachList else { return }
        let isBreached = await BreachQuery.isListed(lookup, in: list)
        guard !Task.isCancelled else { return }
        // The same password can be looked up again later.
        self.lookup = nil
        if session.entry == lookup { send(.breachesChecked(isBreached: isBreached)) }
    }

    private func forget() { take(session.forget(at: SteadyClock.now)) }

    /// The app's value; `nil` if the button submits the password.
    private var programPassword: PasswordText? {
        if case .binding(let password) = outcome { password.wrappedValue } else { nil }
    }

    /// Notifies the app of the password's state.
    private func report() {
        let password = session.report()
        let error = session.model.presentation.error
        if let binding = self.error, binding.wrappedValue != error { binding.wrappedValue = error }
        switch outcome {
        case .submission(let isValid, _):
            if let isValid, isValid.wrappedValue != (password != nil) { isValid.wrappedValue = password != nil }
        case .binding(let binding):
            if binding.wrappedValue != password { binding.wrappedValue = password }
        }
    }

    private var inputs: PasswordSetupInputs {
        PasswordSetupInputs(
            rules: policy.rules,
            words: words,
            requiresConfirmation: titles.confirmation != nil,
            gate: traits.passwordSetupGate,
            checksBreaches: traits.breachList != nil,
            showsStrength: dictionary != nil
        )
    }

    private func take(_ inputs: PasswordSetupInputs) {
        let estimator = dictionary.map { PasswordSetupStrength(dictionary: $0, year: .currentYear) }
        let settings = PasswordSetupSettings(
            policy: policy,
            words: words,
            requiresConfirmation: inputs.requiresConfirmation,
            gate: inputs.gate,
            checksBreaches: inputs.checksBreaches,
            strengthEstimator: estimator
        )
        send(.settingsChanged(settings))
    }

    private func send(_ event: PasswordSetupEvent) { take(session.send(event, at: SteadyClock.now)) }

    private func take(_ effects: [PasswordSetupEffect]) {
        for effect in effects {
            switch effect {
            case .focus(let place): focusedField = place
            case .announce(let message): Announcer.announce(message, locale: locale)
            case .wake(let time): deadline = time
            case .checkBreaches: lookup = session.entry
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
    /// The title of the second field; `nil` for a setup with one field.
    var confirmation: FieldTitle?
    /// The button's title; `nil` if the app has its own button.
    var submit: FieldTitle?
}

/// The inputs of the model, other than the texts.
private struct PasswordSetupInputs: Hashable {
    var rules: [PasswordRule]
    var words: [String]
    var requiresConfirmation: Bool
    var gate: PasswordSetupGate
    var checksBreaches: Bool
    var showsStrength: Bool
}
#endif
