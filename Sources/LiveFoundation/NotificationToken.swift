#if canImport(UIKit) && !os(watchOS)
import UIKit
#else
import Foundation
#endif

/// An observer of a notification that stops when the token is destroyed.
package final class NotificationToken {
    private let token: Any

    /// Starts observing.
    ///
    /// - Parameters:
    ///   - name: The notification, which is posted on the main thread.
    ///   - action: Called for each notification.
    @MainActor package init(_ name: Notification.Name, _ action: @escaping @MainActor @Sendable () -> Void) {
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
            MainActor.assumeIsolated(action)
        }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
}
