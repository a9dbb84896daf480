import QuartzCore

public enum UIAccessibility {
    public struct Notification: Hashable, RawRepresentable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let announcement = Self(rawValue: 1008)
    }

    /// Records announcements. Apple: a plain string interrupts the current speech. One with the attribute
    /// `accessibilitySpeechQueueAnnouncement` waits.
    @MainActor public static func post(notification: Notification, argument: Any?) {
        Headless.postedNotifications.append(notification)
        guard notification == .announcement else { return }
        if let text = argument as? String {
            Headless.announcements.append(.init(text: text, isQueued: false, priority: nil))
        } else if let text = argument as? NSAttributedString, text.length > 0 {
            let attributes = text.attributes(at: 0, effectiveRange: nil)
            let priority = attributes[.accessibilitySpeechAnnouncementPriority]
            Headless.announcements.append(
                .init(
                    text: text.string,
                    isQueued: isTrue(attributes[.accessibilitySpeechQueueAnnouncement]),
                    priority: (priority as? UIAccessibilityPriority)?.rawValue ?? priority as? String
                )
            )
        }
    }

    private static func isTrue(_ value: Any?) -> Bool { (value as? Bool) ?? (value as? NSNumber)?.boolValue ?? false }

    @MainActor public static var isReduceMotionEnabled: Bool { Headless.isReduceMotionEnabled }
    public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification"
    )
}

public struct UIAccessibilityPriority: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

extension NSAttributedString.Key {
    public static let accessibilitySpeechSpellOut = NSAttributedString.Key("UIAccessibilitySpeechAttributeSpellOut")
    public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
        "UIAccessibilitySpeechAttributeQueueAnnouncement"
    )
    public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
        "UIAccessibilitySpeechAttributeAnnouncementPriority"
    )
}

public struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let none: UIAccessibilityTraits = []
    public static let button = Self(rawValue: 1 << 0)
    public static let image = Self(rawValue: 1 << 2)
    public static let selected = Self(rawValue: 1 << 3)
    public static let staticText = Self(rawValue: 1 << 6)
    public static let notEnabled = Self(rawValue: 1 << 8)
    public static let updatesFrequently = Self(rawValue: 1 << 9)
    public static let startsMediaSession = Self(rawValue: 1 << 11)
}

@MainActor open class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    open var name: String
    open var image: UIImage?
    open var actionHandler: Handler?

    public init(name: String, actionHandler: Handler?) {
        self.name = name
        self.actionHandler = actionHandler
    }

    public init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
    }
}
