import LiveSwiftUI
import SwiftUI

/// A field for each thing that can happen to an edit past the limit.
struct LimitedFieldScreen: View {
    @State private var name = ""
    @State private var nickname = ""
    @State private var motto = ""
    @State private var note = ""
    @State private var refusals = 0

    var body: some View {
        Form {
            Section("Refuses what does not fit") {
                LimitedTextField("Name", text: $name, limit: 10)
                    .onFieldLimitReached { refusals += 1 }
                    .fieldCounterColors(.primary)
                    .fieldTint(.orange)
                if refusals > 0 { Text("Refused so far: \(refusals)") }
            }
            Section("Keeps what fits") {
                LimitedTextField("Nickname", text: $nickname, limit: 10, overflow: .truncate)
            }
            Section("Allows all, and says so") {
                LimitedTextField("Motto", text: $motto, limit: 10, overflow: .allow, counter: .editing)
            }
            Section("A field of SwiftUI's") {
                TextField("Note", text: $note).characterLimit(10, of: note)
            }
        }
        .navigationTitle("Limited field")
    }
}
