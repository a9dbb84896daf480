import LiveSwiftUI
import SwiftUI

struct SignUpForm: View {
    @State private var name = ""
    @State private var biography = ""

    var body: some View {
        Form {
            LimitedTextField("Name", text: $name, limit: 30)
                .fieldTextContentType(.username)
                .fieldSubmitLabel(.next)
                .autocorrectionDisabled()
            TextEditor(text: $biography)
                .countRing(biography, limit: 160)
            PasswordSetup("Password", confirmation: "Repeat it", submit: "Sign up", policy: .classic, words: [name]) {
                await signUp(with: $0)
            }
        }
    }

    private func signUp(with password: PasswordText) async -> PasswordSubmission {
        .accepted
    }
}
