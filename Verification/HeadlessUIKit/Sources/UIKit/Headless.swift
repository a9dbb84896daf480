import QuartzCore

/// The state of the double that a stage reads and sets.
@MainActor package enum Headless {
    package struct Announcement {
        package var text: String
        package var isQueued: Bool
        package var priority: String?
    }

    package static var announcements: [Announcement] = []
    package static var postedNotifications: [UIAccessibility.Notification] = []
    package static var haptics: [String] = []
    package static var preparedHaptics: [String] = []
    package static var errors: [String] = []
    package static var presentedMenu: UIMenu?
    package static var isReduceMotionEnabled = false
    /// The height of the screen's bottom that the keyboard covers.
    package static var keyboardHeight: CGFloat = 0
    /// The time that the person takes to allow a paste, in seconds.
    package static var pastePermissionTime = 0.0

    package static func error(_ text: String) { if !errors.contains(text) { errors.append(text) } }
}
