#if canImport(UIKit) && canImport(SwiftUI) && !os(watchOS) && DEBUG
import LiveText
import SwiftUI
import UIKit

private struct Shown: UIViewRepresentable {
    let length: Int

    func makeUIView(context: Context) -> CountRingView { CountRingView(limit: TextLimit(280)) }
    func updateUIView(_ uiView: CountRingView, context: Context) {
        uiView.text = String(repeating: "a", count: length)
    }
}

struct CountRingViewPreviews: PreviewProvider {
    static var previews: some View {
        Shown(length: 140).previewDisplayName("Comfortable")
        Shown(length: 272).previewDisplayName("Warning")
        Shown(length: 280).previewDisplayName("Full")
        Shown(length: 283).previewDisplayName("Over")
    }
}
#endif
