import Foundation
import LiveSwiftUI
import SwiftUI

/// A form that keeps the new password in the Keychain of this device.
struct SignUpScreen: View {
    private let store: any CredentialStore
    @State private var name = ""
    @State private var isClassic = false
    @State private var isLabeled = false
    @State private var newPassword: PasswordText?
    @State private var dictionary: PasswordDictionary?
    @State private var outcome = ""
    @FocusState private var focus: AccountField?

    init(store: any CredentialStore = KeychainCredentialStore(service: "LiveControls demo")) { self.store = store }

    var body: some View {
        Form {
            Section("Account") {
                LimitedTextField("Name", text: $name, limit: 30)
                    .fieldFocused($focus, equals: .name)
                    .fieldTextContentType(.username)
                    .autocorrectionDisabled()
                    .fieldSubmitLabel(.next)
                    .onFieldSubmit { focus = .password }
                Toggle("Names above the fields", isOn: $isLabeled)
                Toggle("Upper case, lower case, digit and symbol", isOn: $isClassic)
            }
            Section("Password") {
                PasswordSetup(
                    "Password",
                    confirmation: "Repeat the password",
                    submit: "Sign up",
                    policy: isClassic ? .classic : .nist,
                    words: [name],
                    dictionary: dictionary
                ) { password in await signUp(with: password) }
                .fieldFocused($focus, entry: .password, confirmation: .confirmation)
                if !outcome.isEmpty { Text(verbatim: outcome) }
            }
            .modifier(Labels(areShown: isLabeled))
            Section("Another one, with a button of the app's") {
                PasswordSetup("New password", confirmation: "Repeat the new password", password: $newPassword)
                    .modifier(Labels(areShown: isLabeled))
                Button("Change it") {
                    outcome = "Changed."
                    newPassword = nil
                }
                .disabled(newPassword == nil)
            }
            Section("Kept") {
                Button("Is there a password?") { outcome = lookUp() }
                Button("Forget it") { outcome = forget() }
            }
        }
        .task(id: 0) { dictionary = await Self.openDictionary() }
        .navigationTitle("Sign up")
    }

    private func signUp(with password: PasswordText) async -> PasswordSubmission {
        guard !name.isEmpty else {
            outcome = "An account needs a name."
            focus = .name
            return .refused
        }
        do {
            try await Self.keep(password, for: name, in: store)
            outcome = "The password of \(name) is in the Keychain."
            return .accepted
        } catch {
            outcome = error.explanation
            return .refused
        }
    }

    private func lookUp() -> String {
        do {
            return try store.password(for: name) == nil ? "No password for \(name)." : "There is one for \(name)."
        } catch {
            return error.explanation
        }
    }

    private func forget() -> String {
        do {
            try store.removePassword(for: name)
            return "Forgotten."
        } catch {
            return error.explanation
        }
    }

    /// Away from the main thread, since the Keychain may take its time.
    @concurrent private nonisolated static func keep(
        _ password: PasswordText,
        for name: String,
        in store: any CredentialStore
    ) async throws(CredentialError) {
        try store.save(password, for: name)
    }

    /// The meter's dictionary, where the app has it in its resources.
    @concurrent private nonisolated static func openDictionary() async -> PasswordDictionary? {
        guard let url = Bundle.main.url(forResource: "password-dictionary", withExtension: "bin") else { return nil }
        return try? PasswordDictionary(contentsOf: url)
    }
}

private struct Labels: ViewModifier {
    let areShown: Bool

    func body(content: Content) -> some View {
        if areShown { content.passwordSetupStyle(.labeled) } else { content.passwordSetupStyle(.automatic) }
    }
}

/// The fields of the form.
private enum AccountField: Hashable {
    case name
    case password
    case confirmation
}

extension CredentialError {
    /// What a person can do about it.
    fileprivate var explanation: String {
        switch self {
        case .unavailable: "Unlock the device and try again."
        case .cancelled: "Nothing was kept."
        case .notAllowed: "The app lacks the entitlement for the Keychain."
        case .unreadable: "What is kept is not a password of this app."
        case .failed(let status): "The Keychain refused (\(status))."
        }
    }
}
