import LiveSwiftUI
import SwiftUI

struct SignUpForm: View {
    private enum Field { case name, password, confirmation }

    @State private var name = ""
    @State private var biography = ""
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
        }
    }

    private func signUp(with password: PasswordText) async -> PasswordSubmission {
        .accepted
    }
}
