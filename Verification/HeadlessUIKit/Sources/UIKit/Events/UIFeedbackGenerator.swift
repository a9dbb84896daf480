import QuartzCore

@MainActor open class UIFeedbackGenerator: NSObject {
    nonisolated override init() { super.init() }
    open func prepare() { Headless.preparedHaptics.append(name) }
    var name: String { "" }
}

@MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable {
        case light
        case medium
        case heavy
        case soft
        case rigid
    }

    private let style: FeedbackStyle

    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    public init(style: FeedbackStyle, view: UIView) {
        self.style = style
        super.init()
    }

    override var name: String { "\(style)" }
    open func impactOccurred() { Headless.haptics.append(name) }
}

@MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable {
        case success
        case warning
        case error
    }

    public nonisolated override init() { super.init() }
    open func notificationOccurred(_ notificationType: FeedbackType) { Headless.haptics.append("\(notificationType)") }
}
