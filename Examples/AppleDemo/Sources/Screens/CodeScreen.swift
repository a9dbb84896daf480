import LiveSwiftUI
import SwiftUI

/// A code that submits itself. A server in the app accepts 123456.
struct CodeScreen: View {
    @State private var code = ""
    @State private var validity = FieldValidity.neutral
    @State private var isChecking = false
    @State private var isAccepted = false
    @FocusState private var isFocused: Bool

    var body: some View {
        Form {
            SectionedField("Code", text: $code, format: .sixDigitCode, validity: $validity) { Task { await check() } }
                .sectionedFieldStyle(.bordered)
                .sectionedFieldLook(.init(label: "This code is wrong"), when: .incorrect)
                .focused($isFocused)
                .disabled(isChecking || isAccepted)
                .onAppear { isFocused = true }
            Text(verbatim: isAccepted ? "Welcome." : "Enter 123456, or another code to see the answer.")
        }
        .navigationTitle("Code")
    }

    private func check() async {
        isChecking = true
        try? await Task.sleep(for: .seconds(1))
        isChecking = false
        isAccepted = code == "123456"
        guard !isAccepted else { return }
        code = ""
        validity = .incorrect
        isFocused = true
    }
}
