#if canImport(SwiftUI) && DEBUG && !os(watchOS)
    import LiveText
    import SwiftUI

    private struct Shown: View {
        let overflow: TextOverflow
        @State var text = "abcdefgh"

        var body: some View { LimitedTextField("Text", text: $text, limit: 10, overflow: overflow).padding() }
    }

    #Preview("Refuse") { Shown(overflow: .refuse) }
    #Preview("Truncate") { Shown(overflow: .truncate) }
    #Preview("Allow, over the limit") { Shown(overflow: .allow, text: "abcdefghijkl") }
    #Preview("Right to left") { Shown(overflow: .refuse).environment(\.layoutDirection, .rightToLeft) }
#endif
