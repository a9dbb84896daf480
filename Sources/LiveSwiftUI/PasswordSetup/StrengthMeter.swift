#if canImport(SwiftUI) && !os(watchOS)
import LiveControls
import LiveFoundation
import LivePasswords
import SwiftUI

/// A strength meter with bars and text.
struct StrengthMeter: View {
    let presentation: PasswordSetupPresentation
    @Environment(\.locale) private var locale
    @ScaledMetric(relativeTo: .body) private var thickness: CGFloat = 4

    var body: some View {
        let word = presentation.scoreMessage?.text(locale: locale) ?? ""
        let advice = presentation.adviceText(locale: locale)
        VStack(alignment: .leading, spacing: 4) {
            HStack(spacing: 4) {
                ForEach(Array(0..<PasswordStrength.Score.barCount), id: \.self) { bar in
                    Capsule().fill(color(of: bar)).frame(height: thickness)
                }
            }
            if !word.isEmpty { Text(verbatim: word).font(.footnote) }
            if !advice.isEmpty { Text(verbatim: advice).font(.footnote).foregroundStyle(Color.role(.quiet)) }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: word))
        .accessibilityValue(Text(verbatim: advice))
        .accessibilityHidden(word.isEmpty)
    }

    private func color(of bar: Int) -> Color {
        guard let score = presentation.score, bar < score.litBarCount else { return .secondary.opacity(0.25) }
        switch score {
        case .veryWeak, .weak: return .role(.incorrect)
        case .fair: return .role(.warning)
        case .good, .strong: return .role(.correct)
        }
    }
}
#endif
