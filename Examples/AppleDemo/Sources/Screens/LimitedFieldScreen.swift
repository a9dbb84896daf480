import LiveSwiftUI
import SwiftUI

/// A field for each way to handle an edit past the limit.
struct LimitedFieldScreen: View {
    @State private var name = ""
    @State private var nickname = ""
    @State private var motto = ""
    @State private var note = ""
    @State private var rejections = 0

    var body: some View {
        Form {
            Section("Rejects an edit past the limit") {
                LimitedTextField("Name", text: $name, limit: 10)
                    .onFieldLimitReached { rejections += 1 }
                    .fieldCounterColors(.primary)
                    .fieldTint(.orange)
                if rejections > 0 { Text("Rejected edits: \(rejections)") }
            }
            Section("Trims an edit to the limit") {
                LimitedTextField("Nickname", text: $nickname, limit: 10, overflow: .truncate)
            }
            Section("Allows any length") {
                LimitedTextField("Motto", text: $motto, limit: 10, overflow: .allow, counter: .editing)
            }
            Section("A SwiftUI text field") {
                TextField("Note", text: $note).countRing(note, limit: 10)
            }
        }
        .navigationTitle("Limited field")
    }
}
