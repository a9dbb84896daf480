import QuartzCore

/// Taps of one finger or of several.
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
    private var taps = 0
    private var start = CGPoint.zero
    private var wait: Timer?

    /// Observed: how far a finger may move during a tap, in points, and how long the next tap may take, in seconds.
    private static let (slack, pause): (CGFloat, Double) = (45, 0.35)

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        wait?.invalidate()
        start = location(in: nil)
        if numberOfTouches > numberOfTouchesRequired { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let point = location(in: nil)
        if hypot(point.x - start.x, point.y - start.y) > Self.slack { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        taps += 1
        guard taps < numberOfTapsRequired else { return state = .ended }
        wait = Timer.scheduledTimer(withTimeInterval: Self.pause, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.state = .failed }
        }
    }

    var isWaiting: Bool { wait?.isValid ?? false }

    open override func reset() {
        taps = 0
        wait?.invalidate()
    }
}

/// A finger that drags.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    private var origin = CGPoint.zero
    private var before = (point: CGPoint.zero, time: 0.0)
    private var speed = CGPoint.zero

    /// Observed: the distance from which a drag begins, in points.
    static let threshold: CGFloat = 10

    open func translation(in view: UIView?) -> CGPoint {
        let point = location(in: view)
        let start = view.flatMap { view in view.window.map { view.convert(origin, from: $0) } } ?? origin
        return CGPoint(x: point.x - start.x, y: point.y - start.y)
    }
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let point = location(in: nil)
        origin = CGPoint(x: point.x - translation.x, y: point.y - translation.y)
    }

    /// Returns whether a movement is a drag of this kind.
    func isDrag(_ way: CGPoint) -> Bool { hypot(way.x, way.y) >= Self.threshold }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        origin = location(in: nil)
        before = (origin, event.timestamp)
        speed = .zero
        if numberOfTouches > maximumNumberOfTouches { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let point = location(in: nil)
        let seconds = CGFloat(max(1.0 / 240, event.timestamp - before.time))
        speed = CGPoint(x: (point.x - before.point.x) / seconds, y: (point.y - before.point.y) / seconds)
        before = (point, event.timestamp)
        if isActive { return state = .changed }
        guard state == .possible, numberOfTouches >= minimumNumberOfTouches, isDrag(translation(in: nil)) else {
            return
        }
        state = .began
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isActive ? .ended : .failed
    }
}

/// A drag that begins at an edge of the screen and goes inwards.
@MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    open var edges: UIRectEdge = []
    private var startsAtEdge = false

    /// Observed: the width of the strip in which it begins, in points.
    private static let strip: CGFloat = 20

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let screen = view?.window?.bounds else { return }
        let point = location(in: nil)
        startsAtEdge =
            edges.contains(.left) && point.x < screen.minX + Self.strip
            || edges.contains(.right) && point.x > screen.maxX - Self.strip
            || edges.contains(.top) && point.y < screen.minY + Self.strip
            || edges.contains(.bottom) && point.y > screen.maxY - Self.strip
        if !startsAtEdge { state = .failed }
    }

    override func isDrag(_ way: CGPoint) -> Bool {
        super.isDrag(way)
            && (edges.contains(.left) && way.x > 0 || edges.contains(.right) && way.x < 0
                || edges.contains(.top) && way.y > 0 || edges.contains(.bottom) && way.y < 0)
    }
}

/// A quick movement in one direction.
@MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let right = Self(rawValue: 1 << 0)
        public static let left = Self(rawValue: 1 << 1)
        public static let up = Self(rawValue: 1 << 2)
        public static let down = Self(rawValue: 1 << 3)
    }

    open var direction = Direction.right
    private var start = (point: CGPoint.zero, time: 0.0)

    /// Observed: the shortest distance along the direction and the longest across it, in points, and the longest time.
    private static let (distance, drift, duration): (CGFloat, CGFloat, Double) = (50, 50, 0.5)

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        start = (location(in: nil), event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        let point = location(in: nil)
        let way = CGPoint(x: point.x - start.point.x, y: point.y - start.point.y)
        guard event.timestamp - start.time <= Self.duration else { return state = .failed }
        let along = [
            (Direction.right, way.x, way.y), (.left, -way.x, way.y), (.down, way.y, way.x), (.up, -way.y, way.x),
        ]
        for (side, forward, across) in along where direction.contains(side) {
            if forward >= Self.distance, abs(across) <= Self.drift { return state = .ended }
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { state = .failed }
    }
}

/// A finger that is held.
@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Apple: 0.5 seconds and 10 points by default.
    open var minimumPressDuration = 0.5
    open var allowableMovement: CGFloat = 10
    private var start = CGPoint.zero
    private var timer: Timer?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        start = location(in: nil)
        timer = Timer.scheduledTimer(withTimeInterval: minimumPressDuration, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { if let self, self.state == .possible { self.state = .began } }
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if isActive { return state = .changed }
        let point = location(in: nil)
        if hypot(point.x - start.x, point.y - start.y) > allowableMovement { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isActive ? .ended : .failed
    }

    open override func reset() { timer?.invalidate() }
}
