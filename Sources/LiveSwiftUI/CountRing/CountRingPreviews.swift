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

#Preview("Automatic") { rings(.automatic) }
#if !os(tvOS)
#Preview("Gauge") { rings(.gauge) }
#endif
#Preview("Stroked") { rings(.stroked) }
#Preview("Stroked, right to left") { rings(.stroked).environment(\.layoutDirection, .rightToLeft) }
#Preview("Large text") { rings(.stroked).environment(\.dynamicTypeSize, .accessibility3) }
#Preview("Without a limit") { CountRing("a", limit: 0) }
#endif
