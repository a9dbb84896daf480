#if canImport(SwiftUI) && DEBUG && !os(watchOS)
import LiveControls
import LiveText
import SwiftUI

private struct Shown: View {
    var overflow = TextOverflow.refuse
    var counter = CounterDisplay.always
    @State var text = "abcdefgh"

    var body: some View {
        LimitedTextField("Text", text: $text, limit: 10, overflow: overflow, counter: counter).padding()
    }
}

struct LimitedTextFieldPreviews: PreviewProvider {
    static var previews: some View {
        Shown().previewDisplayName("Refuse")
        Shown(overflow: .truncate).previewDisplayName("Truncate")
        Shown(overflow: .allow, text: "abcdefghijkl").previewDisplayName("Allow, over the limit")
        Shown(text: "abcdefghij").previewDisplayName("Full")
        Shown(text: "").previewDisplayName("Empty")
        Shown(counter: .editing).previewDisplayName("Counter while editing")
        Shown(counter: .none).previewDisplayName("No counter")
        Shown().disabled(true).previewDisplayName("Disabled")
        Shown().environment(\.layoutDirection, .rightToLeft).previewDisplayName("Right to left")
        Shown().environment(\.dynamicTypeSize, .accessibility3).previewDisplayName("Large text")
        Shown().fieldForegroundColor(.orange).multilineTextAlignment(.center).autocorrectionDisabled()
            .fieldSubmitLabel(.next)
            .previewDisplayName("Color, alignment, keyboard")
        Shown().font(.largeTitle).previewDisplayName("Font")
        TextField("Text", text: .constant("abcdefgh")).countRing("abcdefgh", limit: 10).previewDisplayName(
            "A field of SwiftUI's"
        )
    }
}
#endif
