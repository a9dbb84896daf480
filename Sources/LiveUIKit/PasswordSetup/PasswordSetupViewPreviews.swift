#if canImport(UIKit) && canImport(SwiftUI) && !os(watchOS) && DEBUG
import LivePasswords
import SwiftUI
import UIKit

private struct Shown: UIViewRepresentable {
    let policy: PasswordPolicy
    var entry = ""
    var confirmation = ""

    func makeUIView(context: Context) -> PasswordSetupView {
        let view = PasswordSetupView(policy: policy)
        view.entryLabel = "Password"
        view.confirmationLabel = "Repeat it"
        return view
    }

    func updateUIView(_ uiView: PasswordSetupView, context: Context) {
        uiView.entryField.text = entry
        uiView.confirmationField.text = confirmation
    }
}

#Preview("Empty") { Shown(policy: .classic) }
#Preview("Half met") { Shown(policy: .classic, entry: "trombone") }
#Preview("Met, not repeated") { Shown(policy: .classic, entry: "Tr0mbone!") }
#Preview("No match") { Shown(policy: .classic, entry: "Tr0mbone!", confirmation: "Trombone") }
#Preview("All met") { Shown(policy: .classic, entry: "Tr0mbone!", confirmation: "Tr0mbone!") }
#endif
