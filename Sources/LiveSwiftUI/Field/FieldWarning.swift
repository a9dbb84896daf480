#if canImport(SwiftUI) && !os(watchOS)
import Foundation

/// Warnings for the developer, in debug builds.
@MainActor enum FieldWarning {
    private static var reported: Set<String> = []

    /// Logs a warning, once.
    static func report(_ warning: String) {
        #if DEBUG
        if reported.insert(warning).inserted { NSLog("%@", "LiveControls: \(warning)") }
        #endif
    }
}
#endif
