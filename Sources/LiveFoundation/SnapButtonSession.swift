package import LiveControls
package import LiveGestures

/// A snapping button in a host that draws it frame by frame, and that tells of drags rather than of pointers, as SwiftUI does.
///
/// All times are in seconds on ``SteadyClock``, all places in points from the container's upper left corner.
package struct SnapButtonSession: Sendable {
    /// What the button is in, and what it is told of the person.
    package struct Surroundings: Sendable, Hashable {
        package var layout: SnapLayout
        package var hold: Double
        package var deceleration: Deceleration
        package var isMotionReduced: Bool
        package var isEnabled: Bool

        package init(
            layout: SnapLayout,
            hold: Double = PressDragRecognizer.defaultHold,
            deceleration: Deceleration = Deceleration(),
            isMotionReduced: Bool = false,
            isEnabled: Bool = true
        ) {
            self.layout = layout
            self.hold = hold
            self.deceleration = deceleration
            self.isMotionReduced = isMotionReduced
            self.isEnabled = isEnabled
        }
    }

    /// The button; `nil` until its container and its label have a size.
    package private(set) var model: SnapButtonModel?
    /// Whether the drag that the host tells of has been told as a pointer.
    private var isDown = false

    package init() {}

    /// Whether the button is on its way to a place, so that each frame has another.
    package var isFlying: Bool { model?.presentation.phase == .snapping }

    /// Where the button is seen at a time.
    package func center(at time: Double) -> GesturePoint { model?.center(at: time) ?? .zero }

    /// Takes in what the button is in. The first surroundings in which it has a size put it where it begins, without a movement.
    ///
    /// - Parameters:
    ///   - surroundings: What it is in.
    ///   - place: Where the app wants it to begin; `nil` for the area's own place.
    ///   - time: When.
    package mutating func update(
        _ surroundings: Surroundings,
        place: RestingPlace?,
        at time: Double
    ) -> [SnapButtonEffect] {
        let layout = surroundings.layout
        if model == nil, layout.size != .zero, layout.thing != .zero {
            model = SnapButtonModel(layout: layout, place: place, hold: surroundings.hold)
        }
        model?.deceleration = surroundings.deceleration
        let events: [SnapButtonEvent] = [
            .holdChanged(surroundings.hold), .reducedMotionChanged(surroundings.isMotionReduced),
            .enabledChanged(surroundings.isEnabled), .layoutChanged(layout),
        ]
        return events.flatMap { send($0, at: time) }
    }

    /// Sends the button where the app wants it, unless it is there.
    package mutating func go(to place: RestingPlace, at time: Double) -> [SnapButtonEffect] {
        place == model?.place ? [] : send(.placeChosen(place), at: time)
    }

    /// Follows a drag. One that the button has given up, as at Escape, is not taken up again before the finger goes up.
    ///
    /// - Parameters:
    ///   - start: Where the finger went down.
    ///   - point: Where it is.
    ///   - time: When.
    package mutating func drag(from start: GesturePoint, to point: GesturePoint, at time: Double) -> [SnapButtonEffect]
    {
        let effects = isDown ? [] : send(.pointer(.down(pointer: 0, at: start)), at: time)
        isDown = true
        return effects + send(.pointer(.moved(pointer: 0, to: point)), at: time)
    }

    /// Ends a drag. It taps where the finger goes up on the button as it is seen.
    package mutating func endDrag(at point: GesturePoint, at time: Double) -> [SnapButtonEffect] {
        isDown = false
        return send(.pointer(.up(pointer: 0, at: point, isInside: isOnButton(point, at: time))), at: time)
    }

    /// Gives a drag up that the system has taken; does nothing where none is told.
    package mutating func cancelDrag(at time: Double) -> [SnapButtonEffect] {
        guard isDown else { return [] }
        isDown = false
        return send(.pointer(.cancelled(pointer: 0)), at: time)
    }

    /// Whether an arrow key leads somewhere.
    package func leads(_ direction: ArrowDirection) -> Bool {
        model.map { $0.layout.place(direction, of: $0.place) != nil } ?? false
    }

    /// Takes in an event; does nothing until the button has a size.
    package mutating func send(_ event: SnapButtonEvent, at time: Double) -> [SnapButtonEffect] {
        model?.send(event, at: time) ?? []
    }

    private func isOnButton(_ point: GesturePoint, at time: Double) -> Bool {
        guard let size = model?.layout.thing else { return false }
        let center = center(at: time)
        return abs(point.x - center.x) <= size.width / 2 && abs(point.y - center.y) <= size.height / 2
    }
}
