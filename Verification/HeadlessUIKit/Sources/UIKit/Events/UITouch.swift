import QuartzCore

@MainActor open class UIEvent: NSObject {
    open internal(set) var timestamp: TimeInterval = 0
    open internal(set) var allTouches: Set<UITouch>?

    nonisolated override init() { super.init() }

    package convenience init(touches: Set<UITouch>) {
        self.init()
        allTouches = touches
        timestamp = touches.map(\.timestamp).max() ?? 0
    }
}

@MainActor open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began
        case moved
        case stationary
        case ended
        case cancelled
    }

    open package(set) var timestamp: TimeInterval = 0
    open package(set) var phase = Phase.began
    open package(set) var tapCount = 1
    /// Apple: the view in which the touch began, wherever it moves.
    open package(set) weak var view: UIView?
    open package(set) weak var window: UIWindow?
    /// Apple: "The gesture recognizers that are receiving the touch object."
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    var delivery = Delivery()
    package var point = CGPoint.zero

    package nonisolated override init() { super.init() }

    /// - Parameter view: Apple: `nil` for the window's coordinates.
    open func location(in view: UIView?) -> CGPoint {
        guard let view, let window else { return point }
        return view.convert(point, from: window)
    }
}
