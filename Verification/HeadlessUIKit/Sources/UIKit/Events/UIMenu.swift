import QuartzCore

@MainActor open class UIMenuElement: NSObject {
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let disabled = Self(rawValue: 1 << 0)
    }

    public enum State: Int, Sendable {
        case off
        case on
        case mixed
    }

    open package(set) var title: String
    open package(set) var image: UIImage?

    package init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
    }
}

public typealias UIActionHandler = (UIAction) -> Void

@MainActor open class UIAction: UIMenuElement {
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    open private(set) var identifier = Identifier(UUID().uuidString)
    open var attributes: UIMenuElement.Attributes = []
    open var state = UIMenuElement.State.off
    open var discoverabilityTitle: String?
    /// Apple: the control or the menu's presenter, while the handler runs.
    open private(set) var sender: Any?
    private var handler: UIActionHandler = { _ in }

    public convenience init(
        title: String = "",
        image: UIImage? = nil,
        identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.init(title: title, image: image)
        if let identifier { self.identifier = identifier }
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
    }

    package func perform(from sender: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}

@MainActor open class UIMenu: UIMenuElement {
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let displayInline = Self(rawValue: 1 << 0)
    }

    open private(set) var identifier = Identifier(UUID().uuidString)
    open private(set) var options: Options = []
    open private(set) var children: [UIMenuElement] = []

    public convenience init(
        title: String = "",
        image: UIImage? = nil,
        identifier: UIMenu.Identifier? = nil,
        options: UIMenu.Options = [],
        children: [UIMenuElement] = []
    ) {
        self.init(title: title, image: image)
        if let identifier { self.identifier = identifier }
        self.options = options
        self.children = children
    }
}
