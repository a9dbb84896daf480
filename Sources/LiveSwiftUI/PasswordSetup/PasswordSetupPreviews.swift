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
                configuration: PasswordRuleStyleConfiguration("A digit", standing, reduceMotion: false)
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

#Preview("Classic rules") { setup() }
#Preview("NIST's rules") { setup(.nist) }
#Preview("Only what is left") { setup().passwordRuleStyle(.remaining) }
#Preview("Right to left") { setup().environment(\.layoutDirection, .rightToLeft) }
#Preview("Large text") { setup().environment(\.dynamicTypeSize, .accessibility3) }
#Preview("Every standing, checklist") { lines(.checklist) }
#Preview("Every standing, remaining") { lines(.remaining) }
#Preview("Very weak") { meter(.veryWeak, .passwordVeryWeak, .passwordWarnsCommon) }
#Preview("Fair") { meter(.fair, .passwordFair, .passwordWarnsWord) }
#Preview("Strong") { meter(.strong, .passwordStrong, nil) }
#Preview("Field") { Field(purpose: .current) }
#Preview("Disabled field") { Field(purpose: .new).disabled(true) }
#endif
