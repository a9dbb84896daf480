#if canImport(SwiftUI) && DEBUG && !os(watchOS) && !os(tvOS)
import LiveGestures
import SwiftUI

@MainActor private func shown(_ area: SnapArea) -> some View {
    Color.clear.overlay {
        SnapButton(area: area, action: {}) {
            Text(verbatim: "+").padding().background(Circle().stroke(Color.accentColor))
        }
    }
}

#Preview("Trailing") { shown(.trailing) }
#Preview("Leading") { shown(.leading) }
#Preview("Top") { shown(.top) }
#Preview("Bottom") { shown(.bottom) }
#Preview("Edges") { shown(.edges) }
#Preview("Corners") { shown(.corners) }
#Preview("Corners, right to left") { shown(.corners).environment(\.layoutDirection, .rightToLeft) }
#Preview("Disabled") { shown(.trailing).disabled(true) }
#endif
