#if canImport(SwiftUI) && DEBUG
import LiveControls
import SwiftUI

private struct Counter: View {
    let transition: NumberTransition
    @State private var value = 0

    var body: some View {
        VStack(spacing: 16) {
            NumberText(value, locale: Locale(identifier: "en_US"), transition: transition)
            NumberText(value, locale: Locale(identifier: "ar_EG"), transition: transition)
            NumberText(-value, locale: Locale(identifier: "ff_Adlm_GN"), transition: transition)
            NumberText(Double(value) / 100, format: .currency(code: "EUR"), transition: transition)
            Button(action: { withAnimation(.spring(response: 0.8, dampingFraction: 1)) { value += 12_345 } }) {
                Text(verbatim: "+12,345")
            }
        }
    }
}

struct NumberTextPreviews: PreviewProvider {
    static var previews: some View {
        Counter(transition: .count).previewDisplayName("Count")
        Counter(transition: .roll).previewDisplayName("Roll")
        Counter(transition: .roll).environment(\.layoutDirection, .rightToLeft).previewDisplayName(
            "Roll, right to left"
        )
        Counter(transition: .roll).environment(\.dynamicTypeSize, .accessibility3).previewDisplayName(
            "Roll, large text"
        )
        NumberText(1_234_567).environment(\.locale, Locale(identifier: "en_IN")).previewDisplayName(
            "The environment's locale"
        )
        NumberText(Double.nan).previewDisplayName("Not a number")
    }
}
#endif
