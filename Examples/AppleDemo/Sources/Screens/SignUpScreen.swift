import Foundation
import LiveSwiftUI
import SwiftUI

/// A sign-up form that stores the password in the Keychain of this device.
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
                Toggle("Labels above the fields", isOn: $isLabeled)
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
            .modifier(LabelStyleModifier(areShown: isLabeled))
            Section("With a custom button") {
                PasswordSetup("New password", confirmation: "Repeat the new password", password: $newPassword)
                    .modifier(LabelStyleModifier(areShown: isLabeled))
                Button("Change password") {
                    outcome = "Changed."
                    newPassword = nil
                }
                .disabled(newPassword == nil)
            }
            Section("Keychain") {
                Button("Look up password") { outcome = lookUp() }
                Button("Remove password") { outcome = removePassword() }
            }
        }
        .task(id: 0) { dictionary = await Self.openDictionary() }
        .navigationTitle("Sign up")
    }

    private func signUp(with password: PasswordText) async -> PasswordSubmission {
        guard !name.isEmpty else {
            outcome = "Enter a name."
            focus = .name
            return .refused
        }
        do {
            try await Self.save(password, for: name, in: store)
            outcome = "The password of \(name) is in the Keychain."
            return .accepted
        } catch {
            outcome = error.explanation
            return .refused
        }
    }

    private func lookUp() -> String {
        do {
            return try store.password(for: name) == nil ? "No password for \(name)." : "\(name) has a password."
        } catch {
            return error.explanation
        }
    }

    private func removePassword() -> String {
        do {
            try store.removePassword(for: name)
            return "Removed."
        } catch {
            return error.explanation
        }
    }

    /// Saves the password off the main thread, because the Keychain can be slow.
    @concurrent private nonisolated static func save(
        _ password: PasswordText,
        for name: String,
        in store: any CredentialStore
    ) async throws(CredentialError) {
        try store.save(password, for: name)
    }

    /// Returns the dictionary of the strength meter, if it's among the app's resources.
    @concurrent private nonisolated static func openDictionary() async -> PasswordDictionary? {
        guard let url = Bundle.main.url(forResource: "password-dictionary", withExtension: "bin") else { return nil }
        return try? PasswordDictionary(contentsOf: url)
    }
}

private struct LabelStyleModifier: ViewModifier {
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
    /// A message for the user.
    fileprivate var explanation: String {
        switch self {
        case .unavailable: "Unlock the device and try again."
        case .cancelled: "Nothing was saved."
        case .notAllowed: "The app lacks the entitlement for the Keychain."
        case .unreadable: "The stored item is not a password of this app."
        case .failed(let status): "The Keychain returned an error (\(status))."
        }
    }
}
