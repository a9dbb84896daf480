#if canImport(SwiftUI)
    import LiveControls
    import LiveFoundation
    import SwiftUI
    #if canImport(UIKit)
        import UIKit
    #elseif canImport(AppKit)
        import AppKit
    #endif

    /// Speaks through VoiceOver, without interrupting what it says.
    @MainActor enum Announcer {
        static func announce(_ message: Message) {
            let text = message.text()
            guard !text.isEmpty else { return }
            #if canImport(UIKit) && !os(watchOS)
                UIAccessibility.post(notification: .announcement, argument: text)
            #elseif canImport(AppKit)
                let information: [NSAccessibility.NotificationUserInfoKey: Any] = [
                    .announcement: text, .priority: NSAccessibilityPriorityLevel.medium.rawValue,
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
