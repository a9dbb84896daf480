import LiveSwiftUI
import LiveUIKit
import SwiftUI

struct Form: View {
    enum Field { case name, card }

    @State private var name = ""
    @State private var password: PasswordText?
    @FocusState private var focus: Field?
    @FocusState private var isFocused: Bool
    let key: LocalizedStringKey = "Name"

    /// Compiles only with this package's modifiers, because those of SwiftUI return no ``LiveField``.
    var named: some LiveField {
        LimitedTextField("Name", text: $name, limit: 30)
            .focused($focus, equals: .name)
            .onSubmit { focus = .card }
            .submitLabel(.next)
            .keyboardType(.emailAddress)
            .textContentType(.username)
            .textInputAutocapitalization(.never)
            .foregroundStyle(.secondary)
            .tint(.red)
            .fieldDoneButton()
    }

    var card: some LiveField {
        SectionedField("Card number", text: $name, format: .card) { focus = nil }
            .sectionedFieldStyle(.bordered)
            .sectionedFieldLook(.init(label: "Declined"), when: .incorrect)
            .fieldValidation(.editing)
            .focused($isFocused)
            .onSubmit(of: .search) {}
    }

    var body: some View {
        named
        card
        LimitedTextField("Name", text: $name).padding().onFieldSubmit { focus = nil }
    }

    var styled: some View {
        LimitedTextField("Name", text: $name).textFieldStyle(.roundedBorder)  // expected-warning{{'textFieldStyle' is deprecated: This has no effect. Set the native field's border in 'onNativeField(_:)'.}}
    }

    var titled: some View {
        LimitedTextField(key, text: $name)  // expected-error{{'init(_:text:limit:unit:overflow:counter:warnAt:)' is unavailable: Pass a LocalizedStringResource, which has the same literals.}}
    }

    var edited: some View {
        LimitedTextEditor(key, text: $name)  // expected-error{{'init(_:text:limit:unit:overflow:)' is unavailable: Pass a LocalizedStringResource, which has the same literals.}}
    }

    var known: some View {
        PasswordField(key, text: $name)  // expected-error{{'init(_:text:purpose:rules:onSubmit:)' is unavailable: Pass a LocalizedStringResource, which has the same literals.}}
    }

    var chosen: some View {
        PasswordSetup(key, password: $password)  // expected-error{{'init(_:confirmation:password:policy:words:dictionary:)' is unavailable: Pass a LocalizedStringResource, which has the same literals.}}
    }

    var limited: some View {
        TextField("Name", text: $name).characterLimit(10)  // expected-error{{value of type 'TextField<Text>' has no member 'characterLimit'}}
    }
}
