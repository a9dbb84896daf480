import Foundation
import LiveFoundation
import LiveSwiftUI
import SwiftUI

struct SignUpForm: View {
    private enum Field { case name, password, confirmation }

    @State private var name = ""
    @State private var biography = ""
    @State private var message = ""
    @FocusState private var focus: Field?

    var body: some View {
        Form {
            LimitedTextField("Name", text: $name, limit: 30)
                .fieldFocused($focus, equals: .name)
                .fieldTextContentType(.username)
                .fieldSubmitLabel(.next)
                .autocorrectionDisabled()
                .onFieldSubmit { focus = .password }
            TextEditor(text: $biography)
                .countRing(biography, limit: 160)
            PasswordSetup("Password", confirmation: "Repeat it", submit: "Sign up", policy: .classic, words: [name]) {
                await signUp(with: $0)
            }
            .fieldFocused($focus, entry: .password, confirmation: .confirmation)
            if !message.isEmpty { Text(message) }
        }
    }

    private func signUp(with password: PasswordText) async -> PasswordSubmission {
        guard !name.isEmpty else {
            message = "An account needs a name."
            focus = .name
            return .refused
        }
        do {
            var request = URLRequest(url: URL(string: "https://example.org/accounts")!)
            request.httpMethod = "POST"
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
            request.httpBody = try JSONEncoder().encode(["name": name, "password": String(revealing: password)])
            let (_, response) = try await URLSession.shared.data(for: request)
            if (response as? HTTPURLResponse)?.statusCode == 201 { return .accepted }
            message = "The server rejected the account."
        } catch {
            message = "The server did not answer."
        }
        return .refused
    }
}
