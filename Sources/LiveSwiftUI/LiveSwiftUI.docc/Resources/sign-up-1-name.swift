import LiveSwiftUI
import SwiftUI

struct SignUpForm: View {
    @State private var name = ""

    var body: some View {
        Form {
            LimitedTextField("Name", text: $name, limit: 30)
        }
    }
}
