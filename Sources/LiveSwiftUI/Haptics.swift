#if canImport(SwiftUI)
#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// Haptic feedback.
@MainActor enum Haptics {
    /// Plays the feedback for a wrong entry.
    static func error() {
        #if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
        UINotificationFeedbackGenerator().notificationOccurred(.error)
        #endif
    }

    /// Plays the feedback for a lift.
    static func impact() {
        #if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
        UIImpactFeedbackGenerator(style: .medium).impactOccurred()
        #elseif canImport(AppKit)
        NSHapticFeedbackManager.defaultPerformer.perform(.generic, performanceTime: .default)
        #endif
    }
}
#endif
