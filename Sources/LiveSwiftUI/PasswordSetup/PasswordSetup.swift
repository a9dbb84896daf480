#if canImport(SwiftUI) && !os(watchOS)
import LiveControls
import LiveFoundation
public import LivePasswords
public import SwiftUI

/// What became of a password that was sent.
public enum PasswordSubmission: Sendable, Hashable, CaseIterable {
    /// It is in use; the set-up forgets it.
    case accepted
    /// It is not; the person may change it and send it again.
    case refused
}

/// A password that is typed twice, with its rules ticked off while it is typed.
///
/// ```swift
/// PasswordSetup("Password", confirmation: "Repeat it", submit: "Sign up", policy: .classic, words: [name]) { password in
///     await account.create(name, password) ? .accepted : .refused
/// }
/// .passwordRuleStyle(.remaining)
/// ```
///
/// The button is enabled only while all is met, and VoiceOver reads what is missing as its hint. VoiceOver says once, a
/// second after the last key, how many rules are left, and that all is met. `passwordSetupStyle(_:)` arranges the parts.
///
/// An app with a button of its own takes the password by a binding:
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
    /// Whether the app was told a password that is met.
    @State private var isTold = false
    /// Whether the return key asks for the second field.
    @State private var isConfirmationAsked = false
    private var focuses: (entry: FieldFocus?, confirmation: FieldFocus?)
    @Environment(\.passwordSetupStyle) private var style
    @Environment(\.passwordRuleStyle) private var ruleStyle
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.locale) private var locale
    @Environment(\.fieldFocus) private var focus
    @Environment(\.fieldTraits) private var traits

    /// Creates a set-up whose titles are looked up in the app's words.
    ///
    /// - Parameters:
    ///   - titleResource: The first field's placeholder, which VoiceOver reads as its name.
    ///   - confirmation: The second field's.
    ///   - submit: What is on the button.
    ///   - policy: What the password must be like.
    ///   - words: The account's own words, which the policy may refuse: its name, its address.
    ///   - dictionary: The dictionary that the strength is estimated with; without one there is no meter.
    ///   - isValid: Told whether all is met.
    ///   - onSubmit: Gets the password, once for each press of the button or of the return key.
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

    /// Creates a set-up whose titles are shown as they are.
    ///
    /// - Parameters:
    ///   - title: The first field's placeholder, which VoiceOver reads as its name.
    ///   - confirmation: The second field's.
    ///   - submit: What is on the button.
    ///   - policy: What the password must be like.
    ///   - words: The account's own words, which the policy may refuse: its name, its address.
    ///   - dictionary: The dictionary that the strength is estimated with; without one there is no meter.
    ///   - isValid: Told whether all is met.
    ///   - onSubmit: Gets the password, once for each press of the button or of the return key.
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

    /// Creates a set-up without a button, whose titles are looked up in the app's words.
    ///
    /// - Parameters:
    ///   - titleResource: The first field's placeholder, which VoiceOver reads as its name.
    ///   - confirmation: The second field's.
    ///   - password: The password, once all is met; `nil` until then. The set-up forgets both texts when the app sets `nil`, as when the
    ///     password has been saved.
    ///   - policy: What the password must be like.
    ///   - words: The account's own words, which the policy may refuse: its name, its address.
    ///   - dictionary: The dictionary that the strength is estimated with; without one there is no meter.
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

    /// Creates a set-up without a button, whose titles are shown as they are.
    ///
    /// - Parameters:
    ///   - title: The first field's placeholder, which VoiceOver reads as its name.
    ///   - confirmation: The second field's.
    ///   - password: The password, once all is met; `nil` until then. The set-up forgets both texts when the app sets `nil`, as when the
    ///     password has been saved.
    ///   - policy: What the password must be like.
    ///   - words: The account's own words, which the policy may refuse: its name, its address.
    ///   - dictionary: The dictionary that the strength is estimated with; without one there is no meter.
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

    /// Binds the focus of the two fields to values of their own, as SwiftUI's `focused(_:equals:)` does for its own fields.
    ///
    /// - Parameters:
    ///   - binding: Which field has the focus; `nil` for none of them.
    ///   - entry: The value that stands for the first field.
    ///   - confirmation: The value that stands for the second one.
    public func fieldFocused<Value: Hashable>(
        _ binding: FocusState<Value?>.Binding,
        entry: Value,
        confirmation: Value
    ) -> PasswordSetup {
        var copy = self
        copy.focuses = (FieldFocus(binding, equals: entry), FieldFocus(binding, equals: confirmation))
        return copy
    }

    /// The fields, the checklist and the button, in the style of the surroundings.
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
            .accessibilityHint(Text(verbatim: shown.fault?.text() ?? ""))
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
                focused: { send(.focused($0, in: place)) },
                submitted: { if place == .entry { goOn() } else { submit() } }
            )
        )
        .environment(\.fieldFocus, place == .entry ? focuses.entry ?? focus : confirmationFocus)
        .fieldSubmitLabel(traits.submitLabel ?? (place == .entry ? .next : .done))
    }

    /// The second field's focus, which the return key in the first one asks for, and the app may ask for.
    private var confirmationFocus: FieldFocus {
        FieldFocus(
            isWanted: { isConfirmationAsked },
            report: { isConfirmationAsked = $0 },
            app: focuses.confirmation
        )
    }

    /// What the return key in the first field does: it sends what can be sent, and goes on to the second field otherwise.
    private func goOn() {
        if model.presentation.isValid { submit() } else { isConfirmationAsked = true }
    }

    private func edited(_ text: PasswordText, in place: PasswordSetupField, isMarked: Bool) {
        keep(text, in: place)
        if isMarked {
            composing = place
            send(.composing(text, in: place))
        } else {
            send(composing == place ? .composed(text, in: place) : .edited(text, in: place))
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
            send(.set(PasswordText(), in: place))
        }
    }

    /// Whether the app has taken the password that it was told.
    private var isTaken: Bool {
        if case .binding(let password) = outcome { isTold && password.wrappedValue == nil } else { false }
    }

    /// Tells the app what has become of the password.
    private func tell() {
        let isMet = model.presentation.isValid
        switch outcome {
        case .submission(let isValid, _):
            if let isValid, isValid.wrappedValue != isMet { isValid.wrappedValue = isMet }
        case .binding(let password):
            isTold = isMet
            let entry = isMet ? entry : nil
            if password.wrappedValue != entry { password.wrappedValue = entry }
        }
    }

    private var inputs: PasswordSetupInputs {
        PasswordSetupInputs(rules: policy.rules, words: words, showsStrength: dictionary != nil)
    }

    private func take(_ inputs: PasswordSetupInputs) {
        send(.policyChanged(policy))
        send(.wordsChanged(words))
        send(.strengthChanged(dictionary.map { PasswordSetupStrength(dictionary: $0, year: .currentYear) }))
    }

    private func send(_ event: PasswordSetupEvent) {
        for effect in model.send(event, at: SteadyClock.now) {
            switch effect {
            case .announce(let message): Announcer.announce(message)
            case .wake(let time): deadline = time
            case .validityChanged: break
            }
        }
        tell()
    }
}

/// What becomes of the password.
private enum Outcome {
    /// The set-up has a button, which hands it over.
    case submission(Binding<Bool>?, @MainActor (PasswordText) async -> PasswordSubmission)
    /// The app takes it when it wants.
    case binding(Binding<PasswordText?>)
}

/// What stands in a set-up's fields and on its button, if it has one.
private struct Titles {
    var entry: FieldTitle
    var confirmation: FieldTitle
    /// `nil` where the app has a button of its own.
    var submit: FieldTitle?
}

/// What a set-up is judged by, besides the texts.
private struct PasswordSetupInputs: Hashable {
    var rules: [PasswordRule]
    var words: [String]
    var showsStrength: Bool
}
#endif
