#if canImport(SwiftUI) && !os(watchOS)
import LiveControls
public import LiveForms
import LiveFoundation
import LivePasswords
import LiveText
public import SwiftUI

/// The fields and the button of a declared form.
///
/// ```swift
/// @State private var values: [String: String] = [:]
///
/// FormView(FormDeclaration([.text("name", label: "Name", limit: 30)]), values: $values, submit: "Save") { values in
///     var errors = FormErrors(keeping: values)
///     if values.text("name") == "admin" { errors.add("This name is taken.", to: "name") }
///     return errors
/// }
/// ```
///
/// The Return key moves the focus from field to field, and submits the form in the last one. A submission with errors
/// shows them beside their fields and moves the focus to the first. In a `Form` or a `List`, each field is a row.
///
/// Labels and hints are looked up in the app's string table. If one is missing there, it's the text itself.
public struct FormView: View {
    private let form: FormDeclaration
    @Binding private var values: [String: String]
    private let title: FieldTitle
    private let context: FormContext
    private let onSubmit: @MainActor (FormValues) async -> FormErrors

    @State private var errors = FormErrors()
    @State private var passwords: [String: PasswordText] = [:]
    /// The errors of the password setups, which have no password until they are valid.
    @State private var setupErrors: [String: PasswordSetupPresentation.ValidationError] = [:]
    /// The name of the field with the focus.
    @State private var focus: String?
    @State private var isSending = false
    @Environment(\.locale) private var locale

    /// Creates a form.
    ///
    /// - Parameters:
    ///   - type: The type that declares the form.
    ///   - values: The texts of the fields by name. Passwords are never in it.
    ///   - titleResource: The title of the button.
    ///   - context: What the rules need in addition; by default, the current month.
    ///   - onSubmit: Receives the values, once for each submission without errors. It returns the errors that only a
    ///     server can find, or an empty list. Then the form forgets the passwords.
    public init<Declared: LiveForm>(
        _ type: Declared.Type,
        values: Binding<[String: String]>,
        submit titleResource: LocalizedStringResource,
        in context: FormContext = FormContext(today: .current),
        onSubmit: @escaping @MainActor (FormValues) async -> FormErrors
    ) {
        self.init(Declared.form, values: values, submit: titleResource, in: context, onSubmit: onSubmit)
    }

    /// The height of a line of body text, in points.
    @ScaledMetric(relativeTo: .body) private var lineHeight: CGFloat = 22

    /// Creates a form from a declaration.
    ///
    /// - Parameters:
    ///   - form: The declaration.
    ///   - values: The texts of the fields by name. Passwords are never in it.
    ///   - titleResource: The title of the button.
    ///   - context: What the rules need in addition; by default, the current month.
    ///   - onSubmit: Receives the values, once for each submission without errors. It returns the errors that only a
    ///     server can find, or an empty list. Then the form forgets the passwords.
    public init(
        _ form: FormDeclaration,
        values: Binding<[String: String]>,
        submit titleResource: LocalizedStringResource,
        in context: FormContext = FormContext(today: .current),
        onSubmit: @escaping @MainActor (FormValues) async -> FormErrors
    ) {
        self.form = form
        _values = values
        title = .resource(titleResource)
        self.context = context
        self.onSubmit = onSubmit
    }

    /// The fields, the errors that aren't about a field, and the button.
    public var body: some View {
        ForEach(form.fields, id: \.name) { field in
            VStack(alignment: .leading, spacing: 4) {
                row(field)
                if !field.hint.isEmpty {
                    Text(verbatim: localized(field.hint)).font(.footnote).foregroundStyle(Color.role(.quiet))
                }
                message(shownError(of: field))
            }
        }
        message(errors.general(of: form).first)
        Button(action: { submit() }) { Text(verbatim: title.text(in: locale)) }
            .disabled(isSending)
    }

    @ViewBuilder private func row(_ field: FieldDeclaration) -> some View {
        let label = localized(field.label)
        switch field.kind {
        case .text(let text): textField(field, label, text)
        case .sections(let format):
            onReturn(SectionedField(label, text: text(field), format: format), in: field)
        case .number(let bounds):
            onReturn(LimitedTextField(label, text: text(field), limit: 0).fieldNumbers(bounds), in: field)
        case .choice(let options):
            Picker(label, selection: text(field)) {
                if text(field).wrappedValue.isEmpty || !field.isRequired { Text(verbatim: "").tag("") }
                ForEach(options, id: \.value) { option in
                    let texts = [option.label] + (option.detail.map { [$0] } ?? [])
                    Text(verbatim: texts.map(localized).joined(separator: " – ")).tag(option.value)
                }
            }
        case .newPassword(let password):
            let setup = PasswordSetup(
                label,
                confirmation: password.confirmation.map { localized($0.label) },
                password: $passwords[field.name],
                policy: password.policy,
                words: form.words(excludedBy: password, in: values),
                dictionary: context.estimator?.dictionary
            )
            onReturn(setup.reporting($setupErrors[field.name]), in: field)
        }
    }

    @ViewBuilder private func textField(_ field: FieldDeclaration, _ label: String, _ rule: FormText) -> some View {
        let settings = rule.settings
        #if os(tvOS)
        let isOneLine = true
        #else
        let isOneLine = rule.lines < 2
        if !isOneLine {
            // An editor shows neither its label nor a counter.
            Text(verbatim: label).foregroundStyle(Color.role(.quiet)).accessibilityHidden(true)
            let editor = LimitedTextEditor(label, text: text(field), limit: rule.limit, overflow: settings.overflow)
                .fieldContent(field.content)
                .fieldFocused($focus, equals: field.name)
                .frame(minHeight: CGFloat(rule.lines) * lineHeight)
            withRing(editor, in: field, rule, isShown: rule.showsRing || settings.counter != .none)
        }
        #endif
        if isOneLine {
            let native = LimitedTextField(
                label,
                text: text(field),
                limit: rule.limit,
                overflow: settings.overflow,
                counter: rule.showsRing ? .none : settings.counter,
                warnAt: settings.warnAt
            )
            onReturn(withRing(native.fieldContent(field.content), in: field, rule, isShown: rule.showsRing), in: field)
        }
    }

    @ViewBuilder private func withRing(
        _ view: some View,
        in field: FieldDeclaration,
        _ rule: FormText,
        isShown: Bool
    ) -> some View {
        if isShown {
            view.countRing(values[text: field.name], limit: rule.limit, warnAt: rule.settings.warnAt)
        } else {
            view
        }
    }

    /// Returns a field whose Return key goes on to the next field, or submits the form.
    private func onReturn(_ view: some View, in field: FieldDeclaration) -> some View {
        let next = form.fields.drop { $0.name != field.name }.dropFirst().first { $0.isTyped }
        return view.fieldFocused($focus, equals: field.name)
            .fieldSubmitLabel(next == nil ? .done : .next)
            .onFieldReturn {
                guard let next else { return submit(from: field.name) }
                focus = next.name
                return false
            }
    }

    /// Returns the error to show. A password setup shows the rules itself.
    private func shownError(of field: FieldDeclaration) -> FieldError? {
        guard case .newPassword = field.kind else { return errors[field.name].first }
        return errors[field.name].first { error in
            switch error.reason {
            case .own, .required, .strength: true
            default: false
            }
        }
    }

    @ViewBuilder private func message(_ error: FieldError?) -> some View {
        if let error {
            Text(verbatim: text(of: error))
                .font(.footnote)
                .foregroundStyle(Color.role(.incorrect))
        }
    }

    private func text(of error: FieldError) -> String {
        let detail = error.reason.detail
        let bound = detail?.bound?.text(in: locale)
        return error.message.text(naming: bound ?? error.characters, detail: detail?.key, locale: locale)
    }

    /// Submits the form, or shows its errors.
    ///
    /// - Parameter name: The field whose Return key the person pressed; `nil` for the button.
    /// - Returns: Whether that field keeps the focus: while the values are sent, and if it has the first error.
    @discardableResult private func submit(from name: String? = nil) -> Bool {
        guard !isSending else { return true }
        // A setup gives only a password that was confirmed.
        var passwords = passwords
        for field in form.fields { for name in field.names { passwords[name] = passwords[field.name] } }
        var values = values
        for field in form.fields {
            switch field.kind {
            case .number: values[field.name] = values[field.name]?.plainNumber(in: locale)
            // A server completes digits that were typed without script. The field has shown these as they are.
            case .sections(let format): values[field.name] = values[field.name].map { format.value(of: $0) }
            default: break
            }
        }
        switch form.validate(values, passwords: passwords, in: context) {
        case .valid(let values):
            isSending = true
            Task {
                let first = show(await onSubmit(values))
                isSending = false
                if errors.isEmpty { self.passwords = [:] }
                if first == nil, name != nil, focus == name { focus = nil }
            }
            return true
        case .invalid(let errors): return show(errors) == name
        case .malformed: return false
        }
    }

    /// Shows errors, and moves the focus to the first field that has one.
    ///
    /// - Returns: The name of that field.
    private func show(_ errors: FormErrors) -> String? {
        self.errors = errors
        let first = form.fields.first { $0.names.contains { !errors[$0].isEmpty } }
        if let first { focus = first.name }
        let announced = form.fields.lazy.compactMap { announcedText(of: $0) }.first
        if let announced = announced ?? errors.general(of: form).first.map(text(of:)) { Announcer.announce(announced) }
        return first?.name
    }

    /// Returns the text to announce for a field with an error. A password setup without a valid password has its own error, which
    /// is about what the person has typed.
    private func announcedText(of field: FieldDeclaration) -> String? {
        guard let error = field.names.lazy.flatMap({ errors[$0] }).first else { return nil }
        if passwords[field.name] == nil, let error = setupErrors[field.name] { return error.text(locale: locale) }
        return text(of: shownError(of: field) ?? error)
    }

    private func text(_ field: FieldDeclaration) -> Binding<String> { $values[text: field.name] }

    private func localized(_ key: String) -> String { Bundle.main.localizedString(key, in: locale) }
}

extension [String: String] {
    fileprivate subscript(text name: String) -> String {
        get { self[name] ?? "" }
        set { self[name] = newValue }
    }
}

extension FieldDeclaration {
    /// Whether the field has a keyboard.
    fileprivate var isTyped: Bool {
        if case .choice = kind { false } else { true }
    }
}

extension View {
    /// Sets the keyboard for numbers.
    fileprivate func fieldNumbers(_ bounds: NumberBounds) -> some View {
        #if canImport(UIKit)
        let isNatural = bounds.isWhole && bounds.minimum.map { !$0.isNegative } ?? false
        return fieldKeyboardType(isNatural ? .asciiCapableNumberPad : .numbersAndPunctuation)
        #else
        return self
        #endif
    }

    /// Sets the keyboard and the text that autofill offers.
    @ViewBuilder fileprivate func fieldContent(_ content: FieldContent?) -> some View {
        #if canImport(UIKit)
        switch content {
        case .email:
            fieldTextContentType(.emailAddress).fieldKeyboardType(.emailAddress).fieldAutocapitalization(.never)
        case .username: fieldTextContentType(.username).fieldAutocapitalization(.never)
        case .telephone: fieldTextContentType(.telephoneNumber).fieldKeyboardType(.phonePad)
        case .url: fieldTextContentType(.URL).fieldKeyboardType(.URL).fieldAutocapitalization(.never)
        case let content?: fieldTextContentType(content.native)
        case nil: self
        }
        #elseif canImport(AppKit)
        fieldTextContentType(content == .username ? .username : nil)
        #endif
    }
}

#if canImport(UIKit)
extension FieldContent {
    fileprivate var native: UITextContentType? {
        switch self {
        case .name: .name
        case .givenName: .givenName
        case .familyName: .familyName
        case .nickname: .nickname
        case .organization: .organizationName
        case .streetAddress: .fullStreetAddress
        case .addressLine1: .streetAddressLine1
        case .addressLine2: .streetAddressLine2
        case .city: .addressCity
        case .state: .addressState
        case .postalCode: .postalCode
        case .country: .countryName
        case .username, .email, .telephone, .url, .off: nil
        }
    }
}
#endif
#endif
