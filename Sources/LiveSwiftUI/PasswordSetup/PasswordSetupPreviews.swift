#if canImport(SwiftUI) && DEBUG && !os(watchOS)
import LiveControls
import LivePasswords
import LiveText
import SwiftUI

@MainActor private func setup(_ policy: PasswordPolicy = .classic) -> some View {
    PasswordSetup("Password", confirmation: "Repeat it", submit: "Sign up", policy: policy) { _ in .accepted }
        .padding()
}

private struct Field: View {
    let purpose: PasswordField.Purpose
    @State var password = PasswordText("Tr0mbone!")

    var body: some View { PasswordField("Password", text: $password, purpose: purpose).padding() }
}

@MainActor private func lines(_ style: some PasswordRuleStyle) -> some View {
    VStack(alignment: .leading, spacing: 8) {
        ForEach(PasswordSetupPresentation.Standing.allCases, id: \.self) { standing in
            style.makeBody(
                configuration: PasswordRuleStyleConfiguration("A digit", standing, reduceMotion: false, .current)
            )
        }
    }
}

@MainActor private func meter(
    _ score: PasswordStrength.Score,
    _ message: ControlMessage.Key,
    _ warning: ControlMessage.Key?
)
    -> some View
{
    var presentation = PasswordSetupModel(policy: .nist).presentation
    presentation.score = score
    presentation.scoreMessage = ControlMessage(message)
    presentation.warning = warning.map { ControlMessage($0) }
    return StrengthMeter(presentation: presentation).padding()
}

struct PasswordSetupPreviews: PreviewProvider {
    static var previews: some View {
        setup().previewDisplayName("Classic rules")
        setup(.nist).previewDisplayName("NIST's rules")
        PasswordSetup("Password", submit: "Sign up") { _ in .accepted }.padding().previewDisplayName("One field")
        setup().passwordRuleStyle(.remaining).previewDisplayName("Only what is left")
        setup().environment(\.layoutDirection, .rightToLeft).previewDisplayName("Right to left")
        setup().environment(\.dynamicTypeSize, .accessibility3).previewDisplayName("Large text")
        lines(.checklist).previewDisplayName("Every standing, checklist")
        lines(.remaining).previewDisplayName("Every standing, remaining")
        meter(.veryWeak, .passwordVeryWeak, .passwordWarnsCommon).previewDisplayName("Very weak")
        meter(.fair, .passwordFair, .passwordWarnsWord).previewDisplayName("Fair")
        meter(.strong, .passwordStrong, nil).previewDisplayName("Strong")
        Field(purpose: .current).previewDisplayName("Field")
        Field(purpose: .new).disabled(true).previewDisplayName("Disabled field")
    }
}
#endif
