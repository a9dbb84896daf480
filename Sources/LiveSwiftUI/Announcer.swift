#if canImport(SwiftUI)
import Accessibility
import LiveControls
import LiveFoundation
import SwiftUI
#if canImport(UIKit)
import LiveUIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// Speaks through VoiceOver, after what it says and without interrupting it.
@MainActor enum Announcer {
    static func announce(_ message: Message) {
        let text = message.text()
        guard !text.isEmpty else { return }
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
            var announcement = AttributedString(text)
            announcement.accessibilitySpeechAnnouncementPriority = .low
            AccessibilityNotification.Announcement(announcement).post()
        } else {
            queue(text)
        }
    }

    /// The same for older systems; watchOS 9 says nothing.
    private static func queue(_ text: String) {
        #if canImport(UIKit) && !os(watchOS)
        LiveUIKit.Announcer.queue(text)
        #elseif canImport(AppKit)
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
}
#endif
