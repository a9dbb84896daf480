#if canImport(UIKit) && !os(watchOS)
import LiveControls
import LiveFoundation
import UIKit

/// Speaks through VoiceOver, without interrupting what it says.
@MainActor package enum Announcer {
    static func announce(_ message: Message) {
        let text = message.text()
        if !text.isEmpty { queue(text) }
    }

    /// Has a text spoken once what is being said has ended.
    package static func queue(_ text: String) {
        // A plain string interrupts what is being said, such as the key that was typed, or is dropped.
        let queued = NSAttributedString(string: text, attributes: [.accessibilitySpeechQueueAnnouncement: true])
        UIAccessibility.post(notification: .announcement, argument: queued)
    }
}
#endif
