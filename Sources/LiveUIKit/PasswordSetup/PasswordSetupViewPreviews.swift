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

struct PasswordSetupViewPreviews: PreviewProvider {
    static var previews: some View {
        Shown(policy: .classic).previewDisplayName("Empty")
        Shown(policy: .classic, entry: "trombone").previewDisplayName("Half met")
        Shown(policy: .classic, entry: "Tr0mbone!").previewDisplayName("Met, not repeated")
        Shown(policy: .classic, entry: "Tr0mbone!", confirmation: "Trombone").previewDisplayName("No match")
        Shown(policy: .classic, entry: "Tr0mbone!", confirmation: "Tr0mbone!").previewDisplayName("All met")
    }
}
#endif
