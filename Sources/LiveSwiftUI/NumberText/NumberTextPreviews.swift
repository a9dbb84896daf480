#if canImport(SwiftUI) && DEBUG
import LiveControls
import SwiftUI

private struct Counter: View {
    let notation: NumberNotation
    @State private var value = 0

    var body: some View {
        VStack(spacing: 16) {
            NumberText(value, locale: Locale(identifier: "en_US"), notation: notation)
            NumberText(value, locale: Locale(identifier: "ar_EG"), notation: notation)
            NumberText(-value, locale: Locale(identifier: "ff_Adlm_GN"), notation: notation)
            NumberText(Double(value) / 100, format: .currency(code: "EUR"), notation: notation)
            Button(action: { withAnimation(.spring(response: 0.8, dampingFraction: 1)) { value += 12_345 } }) {
                Text(verbatim: "+12,345")
            }
        }
    }
}

struct NumberTextPreviews: PreviewProvider {
    static var previews: some View {
        Counter(notation: .count).previewDisplayName("Count")
        Counter(notation: .roll).previewDisplayName("Roll")
        Counter(notation: .roll).environment(\.layoutDirection, .rightToLeft).previewDisplayName("Roll, right to left")
        Counter(notation: .roll).environment(\.dynamicTypeSize, .accessibility3).previewDisplayName("Roll, large text")
        NumberText(1_234_567).environment(\.locale, Locale(identifier: "en_IN")).previewDisplayName(
            "The environment's locale"
        )
        NumberText(Double.nan).previewDisplayName("Not a number")
    }
}
#endif
