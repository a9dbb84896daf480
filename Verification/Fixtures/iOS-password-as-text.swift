import LiveSwiftUI
import SwiftUI

struct SignIn: View {
    @State private var password = ""

    var body: some View {
        PasswordField("Password", text: $password)  // expected-error {{cannot convert value of type 'Binding<String>' to expected argument type 'Binding<PasswordText>'}} expected-note {{arguments to generic parameter 'Value' ('String' and 'PasswordText') are expected to be equal}}
    }
}

func keep(_ password: PasswordText) -> String {
    password  // expected-error {{cannot convert return expression of type 'PasswordText' to return type 'String'}}
}
