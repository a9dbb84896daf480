import QuartzCore

@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

/// What UIKit does for a delegate without these methods, which are optional in Objective-C.
extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

/// A recognizer of touches in its view and in the view's subviews. `TouchDelivery` decides which one may begin.
@MainActor open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible
        case began
        case changed
        case ended
        case cancelled
        case failed
    }

    private struct Handler {
        weak var target: AnyObject?
        let action: Selector
    }

    private var handlers: [Handler] = []
    public internal(set) weak var view: UIView?
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// Apple: "If you change this property to false while a gesture recognizer is currently recognizing a gesture, the
    /// gesture recognizer transitions to a cancelled state."
    open var isEnabled = true { didSet { if !isEnabled, isActive { state = .cancelled } } }
    /// Apple: when it recognizes its gesture, "those touches of the gesture that are pending aren't delivered to the
    /// view and previously delivered touches are canceled".
    open var cancelsTouchesInView = true
    /// Apple: touches in the began phase are withheld "until it fails to recognize its gesture".
    open var delaysTouchesBegan = false
    /// Apple: touches in the ended phase are withheld until it fails; `true` by default.
    open var delaysTouchesEnded = true

    public init(target: Any? = nil, action: Selector? = nil) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    open func addTarget(_ target: Any, action: Selector) {
        handlers.append(Handler(target: target as AnyObject, action: action))
    }

    /// Setting it to a recognized state succeeds only if the recognizer may begin. The actions are called for each state
    /// but `possible` and `failed` ("Handling UIKit gestures").
    open var state: State {
        get { current }
        set {
            let recognizes = current == .possible && (newValue == .began || newValue == .ended)
            guard !recognizes else { return TouchDelivery.recognize(self, newValue) }
            enter(newValue)
        }
    }
    private var current = State.possible

    func enter(_ state: State) {
        current = state
        if state != .possible, state != .failed {
            for handler in handlers { if let target = handler.target { handler.action(target, self) } }
        }
        if state == .failed { TouchDelivery.failed(self) }
    }

    var isActive: Bool { current == .began || current == .changed }
    var hasRecognized: Bool { isActive || current == .ended }

    // Relations

    private var failuresRequired: [UIGestureRecognizer] = []
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        failuresRequired.append(otherGestureRecognizer)
    }

    func requiresFailure(of other: UIGestureRecognizer) -> Bool {
        failuresRequired.contains { $0 === other }
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    }

    /// Apple: both recognize if either delegate returns true.
    func isSimultaneous(with other: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
            || !canPrevent(other) || !other.canBePrevented(by: self)
    }

    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether it may begin in its own view. A scroll view's recognizer has rules for the touched content.
    func mayBegin() -> Bool { delegate?.gestureRecognizerShouldBegin(self) ?? true }

    // Touches

    var touches: [UITouch] = []
    open var numberOfTouches: Int { touches.count }
    /// Apple: usually the centroid of the touches; `nil` for the window's coordinates.
    open func location(in view: UIView?) -> CGPoint {
        let points = touches.map { $0.location(in: view) }
        guard let last = points.last else { return lastLocation(in: view) }
        _ = last
        let count = CGFloat(points.count)
        return CGPoint(x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
    }
    private var lastPoint = CGPoint.zero
    private func lastLocation(in view: UIView?) -> CGPoint {
        guard let view, let window = view.window else { return lastPoint }
        return view.convert(lastPoint, from: window)
    }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isActive ? .cancelled : .failed
    }

    /// Apple: called after a gesture has been recognized or has failed, when no touches are left.
    open func reset() {}

    func forget(_ touch: UITouch) {
        lastPoint = touch.point
        touches.removeAll { $0 === touch }
    }

    func startAgain() {
        current = .possible
        reset()
    }
}

extension UIView {
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.view = self
        recognizers.append(gestureRecognizer)
    }

    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        recognizers.removeAll { $0 === gestureRecognizer }
        if gestureRecognizer.view === self { gestureRecognizer.view = nil }
    }

    public var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set {
            for recognizer in recognizers { removeGestureRecognizer(recognizer) }
            for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
        }
    }
}
