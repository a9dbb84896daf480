import LiveGestures
import LiveMotion
import LiveText

/// A floating button that people lift deliberately and drag, and that comes to rest at an edge.
///
/// ```swift
/// import LiveControls
/// import LiveGestures
///
/// let layout = SnapLayout(size: GestureSize(width: 390, height: 844), itemSize: GestureSize(width: 64, height: 64))
/// var button = SnapButtonModel(layout: layout)
/// button.presentation.center                                           // (338, 732)
/// button.send(.pointer(.down(pointer: 1, at: .zero)), at: 0)           // [.wake(at: 0.3)]
/// button.send(.pointer(.up(pointer: 1, at: .zero, isInside: true)), at: 0.1)  // [.act]
/// ```
///
/// All times are in seconds on one monotonic clock that the host provides. All positions are those of the button's
/// center, in points.
public struct SnapButtonModel: ControlModel {
    /// The settings.
    public private(set) var settings: SnapButtonSettings
    /// The place where the button rests, the place it's moving to, or the place it left when it was lifted.
    public private(set) var place: RestingPlace
    /// The place where the button last came to rest by itself, from which obstacles can drive it away. It returns there if the
    /// layout changes and there is room again.
    private var home: RestingPlace

    private var recognizer: PressDragRecognizer
    private var position: Animated<GesturePoint>
    private var scale = Animated(1.0)
    /// The button's position at the time it was lifted.
    private var grip = GesturePoint.zero
    /// The position that the pointer asks for, which can be outside the area.
    private var pulled = GesturePoint.zero
    /// The velocity of the button at its release.
    private var releaseVelocity = GesturePoint.zero
    private var projection: GesturePoint
    /// Whether to report when the button comes to rest.
    private var isExpected = false
    private var announcement = Announcement()
    private var clock = EventClock()

    /// Creates a button at rest.
    ///
    /// - Parameters:
    ///   - settings: The settings.
    ///   - place: The place where the button rests, or the nearest one that the area contains. If omitted, it's the area's
    ///     initial place.
    public init(_ settings: SnapButtonSettings, place: RestingPlace? = nil) {
        self.settings = settings
        let layout = settings.layout
        let initial = place ?? layout.area.initialPlace
        let wish = layout.place(keeping: initial, near: layout.center(of: initial))
        let place = settings.freePlace(near: wish)
        let center = layout.center(of: place)
        home = place
        self.place = place
        recognizer = PressDragRecognizer(hold: settings.hold)
        position = Animated(center, epsilon: Motions.precision)
        projection = center
    }

    /// Creates a button at rest.
    ///
    /// - Parameters:
    ///   - layout: The container and its contents.
    ///   - place: The place where the button rests, or the nearest one that the area contains. If omitted, it's the area's
    ///     initial place.
    ///   - hold: The time that a press takes to lift the button, in seconds.
    public init(
        layout: SnapLayout,
        place: RestingPlace? = nil,
        hold: Double = PressDragRecognizer.defaultHold
    ) {
        self.init(SnapButtonSettings(layout: layout, hold: hold), place: place)
    }

    /// Handles an event and returns the effects for the host to perform.
    ///
    /// - Parameters:
    ///   - event: The event to handle.
    ///   - time: The time of the event, in seconds. A time that is earlier than the previous event's, or not finite,
    ///     counts as the previous event's time, which is 0 before the first event.
    /// - Complexity: O(1).
    @discardableResult
    public mutating func send(_ event: SnapButtonEvent, at time: Double = 0) -> [SnapButtonEffect] {
        clock.advance(to: time)
        let effects = restIfDue() + answer(to: event) + restIfDue() + announceIfDue()
        guard let deadline else { return effects }
        return effects + [.wake(at: deadline)]
    }

    /// Returns the position of the button's center at a time, for a host that draws it frame by frame.
    ///
    /// - Parameter time: The time, in seconds. A time earlier than the latest event's counts as the latest event's
    ///   time.
    /// - Complexity: O(1).
    public func center(at time: Double) -> GesturePoint { position.value(at: max(time, clock.now)) }

    /// The values a host needs to draw the button.
    public var presentation: SnapButtonPresentation {
        let state = position.state(at: clock.now)
        let motion = Motion.spring(Motions.snap).reduced(prefersReducedMotion || isHeld)
        return SnapButtonPresentation(
            phase: phase,
            center: position.target,
            horizontalMotion: MotionPath(start: state.value.x, velocity: state.velocity.x, motion: motion),
            verticalMotion: MotionPath(start: state.value.y, velocity: state.velocity.y, motion: motion),
            scale: scale.target,
            scaleMotion: MotionPath(
                start: scale.value(at: clock.now),
                velocity: scale.velocity(at: clock.now),
                motion: Motion.spring(Motions.lift).reduced(prefersReducedMotion)
            ),
            place: place,
            placeName: ControlMessage(layout.name(of: place)),
            velocity: dragVelocity ?? releaseVelocity,
            projection: dragVelocity.map { settings.deceleration.projection(from: pulled, velocity: $0) } ?? projection
        )
    }
}

extension SnapButtonModel {
    private enum Motions {
        /// Lifting is quick, with a noticeable overshoot.
        static let lift = Spring(response: 0.25, dampingRatio: 0.59)
        /// Snapping is fast at first and gentle on arrival.
        static let snap = Spring(response: 0.4, dampingRatio: 0.8)
        /// The button's size while it's lifted, as a multiple of its size at rest.
        static let liftedScale = 1.4
        /// The distance from its place at which the button counts as at rest, in points. It's too small to be visible
        /// on any screen.
        static let precision = 0.1
    }

    var layout: SnapLayout { settings.layout }

    private var prefersReducedMotion: Bool { settings.prefersReducedMotion }

    private var isHeld: Bool { recognizer.phase != .idle }

    /// The velocity of the current drag, or `nil` if there is none.
    private var dragVelocity: GesturePoint? {
        recognizer.phase == .dragging ? layout.axis.component(of: recognizer.velocity) : nil
    }

    private var phase: SnapButtonPresentation.Phase {
        switch recognizer.phase {
        case .idle: position.isSettled(at: clock.now) ? .idle : .snapping
        case .pressing, .outsideSlop: .pressing
        case .lifted: .lifted
        case .dragging: .dragging
        }
    }

    /// The time at which the button must act without an event, or `nil` if there is none.
    private var deadline: Double? {
        switch phase {
        case .idle: announcement.due
        case .snapping: position.settlingTime
        case .pressing, .lifted, .dragging: recognizer.deadline
        }
    }

    private mutating func answer(to event: SnapButtonEvent) -> [SnapButtonEffect] {
        switch event {
        case .pointer(let event):
            guard settings.isEnabled else { return [] }
            return follow(event)
        case .settingsChanged(let settings):
            return change(to: settings)
        case .arrowPressed(let direction):
            guard settings.isEnabled, !isHeld, let place = settings.place(direction, of: place)
            else { return [] }
            move(to: place)
            return []
        case .placeChosen(let place):
            guard !isHeld, layout.area.holds(place.slot) else { return [] }
            move(to: place)
            return []
        case .menuRequested:
            // On some systems, a long press also requests a context menu. By then the button is already lifted.
            guard settings.isEnabled, phase != .lifted, phase != .dragging else { return [] }
            return follow(.interrupted) + [.openMenu]
        case .woke:
            return follow(.woke)
        }
    }

    private mutating func change(to settings: SnapButtonSettings) -> [SnapButtonEffect] {
        let before = self.settings
        self.settings = settings
        recognizer.hold = settings.hold
        if settings.prefersReducedMotion {
            if !isHeld { position.snap(to: position.target) }
            scale.snap(to: scale.target)
        }
        let effects = before.isEnabled && !settings.isEnabled ? follow(.interrupted) : []
        relay(from: before.layout)
        return effects
    }

    private mutating func follow(_ event: PressDragEvent) -> [SnapButtonEffect] {
        var effects: [SnapButtonEffect] = []
        for outcome in recognizer.send(event, at: clock.now) {
            switch outcome {
            case .pressed:
                // If the button is caught in flight, it stops where it is.
                position.snap(to: position.value(at: clock.now))
            case .lifted:
                // A docked button comes into sight.
                keepInside(position.target)
                grip = position.target
                pulled = grip
                resize(to: Motions.liftedScale)
                effects.append(.impact)
            case .dragged(let way):
                pulled = grip + layout.axis.component(of: way)
                keepInside(pulled)
            case .tapped:
                fly(to: place)
                effects.append(.act)
            case .heldWithoutDrag:
                resize(to: 1)
                fly(to: place)
                effects.append(.openMenu)
            case .released(let velocity):
                resize(to: 1)
                release(at: layout.axis.component(of: velocity))
            case .cancelled:
                resize(to: 1)
                fly(to: place)
            }
        }
        return effects
    }

    private mutating func release(at velocity: GesturePoint) {
        let landing = layout.landing(
            from: pulled,
            velocity: velocity,
            current: place,
            deceleration: settings.deceleration
        )
        settle(near: landing.place)
        releaseVelocity = velocity
        projection = settings.deceleration.projection(from: pulled, velocity: velocity)
        // The button doesn't move in a direction in which the area held it back, whatever the pointer's velocity.
        let center = position.target
        fly(
            to: place,
            velocity: GesturePoint(
                x: center.x == pulled.x ? velocity.x : 0,
                y: center.y == pulled.y ? velocity.y : 0
            )
        )
    }

    private mutating func move(to place: RestingPlace) {
        settle(near: place)
        fly(to: self.place, velocity: position.velocity(at: clock.now))
    }

    /// Makes the free place nearest to a place the button's own.
    private mutating func settle(near place: RestingPlace) {
        home = freePlace(near: place)
        self.place = home
        isExpected = true
    }

    private mutating func fly(to place: RestingPlace, velocity: GesturePoint = .zero) {
        let start = position.value(at: clock.now)
        let target = layout.center(of: place)
        position.start(
            from: MotionState(
                value: start,
                velocity: GesturePoint(
                    x: Self.usable(velocity.x, over: target.x - start.x),
                    y: Self.usable(velocity.y, over: target.y - start.y)
                )
            ),
            to: target,
            with: Motion.spring(Motions.snap).reduced(prefersReducedMotion),
            at: clock.now
        )
    }

    /// Returns the velocity limited to one with which a movement can start. Hosts play the movement with easings, and
    /// an easing starts at most 100 times as fast as its spring would oscillate over the distance. If there's almost no
    /// distance, there's no overshoot.
    private static func usable(_ velocity: Double, over distance: Double) -> Double {
        let fastest = 100 * Motions.snap.angularFrequency * distance.magnitude
        return min(max(velocity, -fastest), fastest)
    }

    /// Moves the button to the nearest position inside the area, at once.
    @inline(never)
    private mutating func keepInside(_ center: GesturePoint) {
        position.snap(to: layout.clamped(center))
    }

    @inline(never)
    private mutating func resize(to size: Double) {
        scale.retarget(to: size, with: Motion.spring(Motions.lift).reduced(prefersReducedMotion), at: clock.now)
    }

    private func freePlace(near place: RestingPlace) -> RestingPlace {
        settings.freePlace(near: place)
    }

    /// Moves the button to its position in a new layout. A button at rest moves at once, because its edge moved too. If the
    /// layout is the same, the button only gives way to an obstacle.
    private mutating func relay(from before: SnapLayout) {
        let isSameLayout = layout == before
        if isSameLayout, freePlace(near: place) == place { return }
        let isSettled = position.isSettled(at: clock.now)
        let isSameArea = layout.area == before.area
        home = layout.place(keeping: home, near: position.value(at: clock.now))
        place = freePlace(near: home)
        projection = layout.center(of: place)
        switch recognizer.phase {
        case .dragging:
            keepInside(pulled)
        case .pressing, .outsideSlop, .lifted:
            keepInside(position.target)
            grip = position.target
            pulled = grip
        case .idle where isSettled && isSameArea && !isSameLayout:
            position.snap(to: layout.center(of: place))
        case .idle:
            fly(to: place, velocity: position.velocity(at: clock.now))
        }
    }

    private mutating func restIfDue() -> [SnapButtonEffect] {
        guard isExpected, !isHeld, position.isSettled(at: clock.now) else { return [] }
        isExpected = false
        announcement.scheduleSoon(at: clock)
        return [.rested(place)]
    }

    /// Announces the place after the button arrives. Places it passed on the way aren't announced.
    private mutating func announceIfDue() -> [SnapButtonEffect] {
        guard phase == .idle, announcement.consumeIfDue(at: clock) else { return [] }
        return [.announce(ControlMessage(layout.name(of: place)))]
    }
}

extension ControlMessage {
    /// Creates the message that names a place.
    public init(_ name: PlaceName) {
        let key: Key =
            switch name {
            case .topLeft: .topLeft
            case .top: .top
            case .topRight: .topRight
            case .left: .left
            case .right: .right
            case .bottomLeft: .bottomLeft
            case .bottom: .bottom
            case .bottomRight: .bottomRight
            case .center: .center
            }
        self.init(key)
    }
}
