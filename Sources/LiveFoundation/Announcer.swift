#if canImport(UIKit) || canImport(Accessibility)
import Foundation
import LiveControls
#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(AppKit)
import Accessibility
import AppKit
#else
import Accessibility
#endif

/// Announces messages through VoiceOver, without interrupting its current speech.
@MainActor package enum Announcer {
    #if canImport(UIKit) && !os(watchOS)
    /// Called for each announcement. UIKit reports none to tests.
    package static var onAnnouncement: ((NSAttributedString) -> Void)?
    #endif

    /// Announces a message. On watchOS 9, does nothing.
    package static func announce(_ message: ControlMessage, locale: Locale = .current) {
        announce(message.text(locale: locale))
    }

    /// The latest text, and the time of its announcement.
    private static var latest = (text: "", time: -Double.infinity)
    /// The time within which a text isn't repeated, in seconds. A field and its ring can announce the same.
    private static let repetition = 1.0

    /// Announces a text, unless it was announced within the last second. On watchOS 9, does nothing.
    package static func announce(_ text: String) {
        let now = SteadyClock.now
        guard !text.isEmpty, text != latest.text || now - latest.time > repetition else { return }
        latest = (text, now)
        #if canImport(UIKit) && !os(watchOS)
        // A plain string interrupts the current speech, such as the name of the typed key, or is dropped.
        let queued = NSAttributedString(string: text, attributes: [.accessibilitySpeechQueueAnnouncement: true])
        UIAccessibility.post(notification: .announcement, argument: queued)
        onAnnouncement?(queued)
        #else
        if #available(macOS 14, watchOS 10, *) {
            var announcement = AttributedString(text)
            announcement.accessibilitySpeechAnnouncementPriority = .low
            AccessibilityNotification.Announcement(announcement).post()
        } else {
            #if canImport(AppKit)
            let information: [NSAccessibility.NotificationUserInfoKey: Any] = [
                .announcement: text, .priority: NSAccessibilityPriorityLevel.low.rawValue,
            ]
            NSAccessibility.post(
                element: NSApplication.shared as Any,
                notification: .announcementRequested,
                userInfo: information
            )
            #endif
        }
        #endif
    }
}
#endif
