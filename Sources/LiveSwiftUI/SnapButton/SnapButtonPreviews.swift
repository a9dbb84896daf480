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

struct SnapButtonPreviews: PreviewProvider {
    static var previews: some View {
        shown(.trailing).previewDisplayName("Trailing")
        shown(.leading).previewDisplayName("Leading")
        shown(.top).previewDisplayName("Top")
        shown(.bottom).previewDisplayName("Bottom")
        shown(.edges).previewDisplayName("Edges")
        shown(.corners).previewDisplayName("Corners")
        shown(.corners).environment(\.layoutDirection, .rightToLeft).previewDisplayName("Corners, right to left")
        shown(.trailing).disabled(true).previewDisplayName("Disabled")
    }
}
#endif
