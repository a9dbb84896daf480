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
    ///   - object: The object that posts it; `nil` for any.
    ///   - action: Called for each notification.
    @MainActor package init(
        _ name: Notification.Name,
        of object: AnyObject? = nil,
        _ action: @escaping @MainActor @Sendable () -> Void
    ) {
        token = NotificationCenter.default.addObserver(forName: name, object: object, queue: .main) { _ in
            MainActor.assumeIsolated(action)
        }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
}
