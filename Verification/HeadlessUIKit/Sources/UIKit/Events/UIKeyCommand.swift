import QuartzCore

public struct UIKeyModifierFlags: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let alphaShift = Self(rawValue: 1 << 16)
    public static let shift = Self(rawValue: 1 << 17)
}

@MainActor open class UICommand: UIMenuElement {
    open package(set) var action: Selector?
    open package(set) var propertyList: Any?

    public convenience init(title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil) {
        self.init(title: title, image: image)
        self.action = action
        self.propertyList = propertyList
    }
}

@MainActor open class UIKeyCommand: UICommand {
    public static let inputUpArrow = "UIKeyInputUpArrow"
    public static let inputDownArrow = "UIKeyInputDownArrow"
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    public static let inputRightArrow = "UIKeyInputRightArrow"
    public static let inputEscape = "UIKeyInputEscape"

    open package(set) var input: String?
    open package(set) var modifierFlags: UIKeyModifierFlags = []
    /// Apple, iOS 15: otherwise arrow keys, Tab, Return and others first belong to the system, for moving the focus and
    /// for text.
    open var wantsPriorityOverSystemBehavior = false

    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", image: nil)
        self.input = input
        self.modifierFlags = modifierFlags
        self.action = action
    }

    public convenience init(
        title: String = "",
        image: UIImage? = nil,
        action: Selector,
        input: String,
        modifierFlags: UIKeyModifierFlags = [],
        propertyList: Any? = nil
    ) {
        self.init(title: title, image: image)
        self.action = action
        self.input = input
        self.modifierFlags = modifierFlags
        self.propertyList = propertyList
    }
}
