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

#Preview("Comfortable") { Shown(length: 140) }
#Preview("Warning") { Shown(length: 272) }
#Preview("Full") { Shown(length: 280) }
#Preview("Over") { Shown(length: 283) }
#endif
