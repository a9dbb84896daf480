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

#Preview("Refuse") { Shown() }
#Preview("Truncate") { Shown(overflow: .truncate) }
#Preview("Allow, over the limit") { Shown(overflow: .allow, text: "abcdefghijkl") }
#Preview("Full") { Shown(text: "abcdefghij") }
#Preview("Empty") { Shown(text: "") }
#Preview("Counter while editing") { Shown(counter: .editing) }
#Preview("No counter") { Shown(counter: .none) }
#Preview("Disabled") { Shown().disabled(true) }
#Preview("Right to left") { Shown().environment(\.layoutDirection, .rightToLeft) }
#Preview("Large text") { Shown().environment(\.dynamicTypeSize, .accessibility3) }
#Preview("Colour, alignment, keyboard") {
    Shown().fieldForegroundColor(.orange).multilineTextAlignment(.center).autocorrectionDisabled()
        .fieldSubmitLabel(.next)
}
#Preview("Font") { Shown().font(.largeTitle) }
#Preview("A field of SwiftUI's") {
    TextField("Text", text: .constant("abcdefgh")).characterLimit(10, of: "abcdefgh")
}
#endif
