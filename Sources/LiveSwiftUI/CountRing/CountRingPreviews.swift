#if canImport(SwiftUI) && DEBUG
import LiveText
import SwiftUI

/// Empty, comfortable, near the limit, at it and over it.
private let lengths = [0, 140, 272, 280, 283]

@MainActor private func rings(_ style: some CountRingStyle) -> some View {
    HStack(spacing: 24) {
        ForEach(lengths, id: \.self) { CountRing(String(repeating: "a", count: $0), limit: 280) }
    }
    .countRingStyle(style)
    .padding()
}

struct CountRingPreviews: PreviewProvider {
    static var previews: some View {
        rings(.automatic).previewDisplayName("Automatic")
        #if !os(tvOS)
        rings(.gauge).previewDisplayName("Gauge")
        #endif
        rings(.stroked).previewDisplayName("Stroked")
        rings(.stroked).environment(\.layoutDirection, .rightToLeft).previewDisplayName("Stroked, right to left")
        rings(.stroked).environment(\.dynamicTypeSize, .accessibility3).previewDisplayName("Large text")
        CountRing("a", limit: 0).previewDisplayName("Without a limit")
    }
}
#endif
