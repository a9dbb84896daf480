import QuartzCore

@MainActor open class UIControl: UIView {
    public struct State: OptionSet, Sendable, Hashable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let normal: UIControl.State = []
        public static let highlighted = Self(rawValue: 1 << 0)
        public static let disabled = Self(rawValue: 1 << 1)
        public static let selected = Self(rawValue: 1 << 2)
    }

    public struct Event: OptionSet, Sendable, Hashable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let touchDown = Self(rawValue: 1 << 0)
        public static let touchDownRepeat = Self(rawValue: 1 << 1)
        public static let touchDragInside = Self(rawValue: 1 << 2)
        public static let touchDragOutside = Self(rawValue: 1 << 3)
        public static let touchDragEnter = Self(rawValue: 1 << 4)
        public static let touchDragExit = Self(rawValue: 1 << 5)
        public static let touchUpInside = Self(rawValue: 1 << 6)
        public static let touchUpOutside = Self(rawValue: 1 << 7)
        public static let touchCancel = Self(rawValue: 1 << 8)
        public static let valueChanged = Self(rawValue: 1 << 12)
        public static let primaryActionTriggered = Self(rawValue: 1 << 13)
        public static let editingDidBegin = Self(rawValue: 1 << 16)
        public static let editingChanged = Self(rawValue: 1 << 17)
        public static let editingDidEnd = Self(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Self(rawValue: 1 << 19)
    }

    private struct Handler {
        enum Kind {
            case action(UIAction)
            /// The control does not retain its targets.
            case target(Weak, Selector)
        }
        struct Weak { weak var object: AnyObject? }

        var kind: Kind
        var events: Event
    }

    private var handlers: [Handler] = []

    /// `isAccessibilityElement`: "If the receiver is a UIKit control, the default value is true." Nothing within an
    /// accessibility element is one.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
    }
    /// A nib's value, which a subclass is not notified of.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isAccessibilityElement = true
        isEnabled = !coder.decodeBool(forKey: "UIDisabled")
    }

    /// Apple, App Programming Guide for tvOS: controls are focusable. Nothing within a focusable view is (Apple
    /// Developer Forums 64846).
    open override var canBecomeFocused: Bool { isEnabled && !isHidden }
    open var isEnabled = true { didSet { if isEnabled != oldValue { stateChanged() } } }
    open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
    open var state: State {
        var state: State = isEnabled ? [] : .disabled
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }
    open var isTracking: Bool { tracks }
    /// Not what a subclass says about itself.
    private var tracks = false
    open private(set) var isTouchInside = false

    func stateChanged() { setNeedsLayout() }

    // Actions

    /// Apple: an action replaces another one with the same identifier for an event.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        handlers.append(Handler(kind: .action(action), events: controlEvents))
    }

    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        remove(controlEvents) {
            if case .action(let action) = $0 { action.identifier == actionIdentifier } else { false }
        }
    }

    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        handlers.append(Handler(kind: .target(Handler.Weak(object: object), action), events: controlEvents))
    }

    private func remove(_ events: Event, where isMeant: (Handler.Kind) -> Bool) {
        for index in handlers.indices where isMeant(handlers[index].kind) { handlers[index].events.subtract(events) }
        handlers.removeAll { $0.events.isEmpty }
    }

    open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

    /// In the order in which they were added.
    open func sendActions(for controlEvents: Event) { send(controlEvents, nil) }

    open func sendAction(_ action: UIAction) { action.perform(from: self) }

    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    private func send(_ events: Event, _ event: UIEvent?) {
        for handler in handlers where !handler.events.isDisjoint(with: events) {
            switch handler.kind {
            case .action(let action): sendAction(action)
            case .target(let target, let selector): sendAction(selector, to: target.object, for: event)
            }
        }
    }

    // Tracking

    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    /// Observed, not documented: the distance of a finger from a control at which it counts as outside.
    private static let slack: CGFloat = 70

    private func isInside(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -Self.slack, dy: -Self.slack).contains(touch.location(in: self))
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !tracks, let touch = touches.first else { return }
        isTouchInside = true
        tracks = beginTracking(touch, with: event)
        guard tracks else { return }
        isHighlighted = true
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard tracks, let touch = touches.first else { return }
        let wasInside = isTouchInside
        isTouchInside = isInside(touch)
        isHighlighted = isTouchInside
        tracks = continueTracking(touch, with: event)
        guard tracks else { return }
        if wasInside != isTouchInside { send(isTouchInside ? .touchDragEnter : .touchDragExit, event) }
        send(isTouchInside ? .touchDragInside : .touchDragOutside, event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard tracks, let touch = touches.first else { return }
        isTouchInside = isInside(touch)
        tracks = false
        isHighlighted = false
        endTracking(touch, with: event)
        send(isTouchInside ? .touchUpInside : .touchUpOutside, event)
        if isTouchInside, triggersPrimaryAction { send(.primaryActionTriggered, event) }
        isTouchInside = false
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        cancel(with: event)
    }

    /// UIControl.h, `cancelTracking(with:)`: the event "may be nil if cancelled for non-event reasons, e.g. removed from
    /// window".
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { cancel(with: nil) }
    }

    private func cancel(with event: UIEvent?) {
        guard tracks else { return }
        tracks = false
        isHighlighted = false
        isTouchInside = false
        cancelTracking(with: event)
        send(.touchCancel, event)
    }

    /// Whether it is a button, whose action a tap performs.
    var triggersPrimaryAction: Bool { false }
}
