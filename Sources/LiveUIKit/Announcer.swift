#if canImport(UIKit) && !os(watchOS)
    import LiveControls
    import LiveFoundation
    import UIKit

    /// Speaks through VoiceOver, without interrupting what it says.
    @MainActor enum Announcer {
        static func announce(_ message: Message) {
            let text = message.text()
            guard !text.isEmpty else { return }
            UIAccessibility.post(notification: .announcement, argument: text)
        }
    }
#endif
