package import LiveControls
package import LiveGestures

/// A snap button in a host that draws it frame by frame and reports drags instead of pointers, as SwiftUI does.
///
/// All times are in seconds on ``SteadyClock``. All positions are in points from the container's upper-left corner.
package struct SnapButtonSession: Sendable {
    /// The model; `nil` until the container and the label have a size.
    package private(set) var model: SnapButtonModel?
    /// Whether the model knows the current drag as a pointer.
    private var isDown = false
    /// The distance from the button within which a finger that goes up still taps, in points.
    private let reach: Double

    /// Creates a session.
    ///
    /// - Parameter reach: The distance from the button within which a finger that goes up still taps, in points; 0 for
    ///   a pointer, which is exact.
    package init(reach: Double = 0) { self.reach = reach }

    /// Whether the button is moving to its resting position, so that its position changes each frame.
    package var isFlying: Bool { model?.presentation.phase == .snapping }

    /// Whether the button follows a finger.
    package var isDragged: Bool { model?.presentation.phase == .dragging }

    /// Returns the visible center of the button at a time.
    package func center(at time: Double) -> GesturePoint { model?.center(at: time) ?? .zero }

    /// Updates the settings. The first layout with a size puts the button at its initial place, without animation.
    ///
    /// - Parameters:
    ///   - settings: The settings.
    ///   - place: The app's initial place; `nil` for the area's own place.
    ///   - time: The time.
    package mutating func update(
        _ settings: SnapButtonSettings,
        place: RestingPlace?,
        at time: Double
    ) -> [SnapButtonEffect] {
        if model == nil, settings.layout.size != .zero, settings.layout.itemSize != .zero {
            model = SnapButtonModel(settings, place: place)
        }
        return send(.settingsChanged(settings), at: time)
    }

    /// Returns this session in new surroundings, for a host that draws them before it can change its state.
    package func updated(to settings: SnapButtonSettings, place: RestingPlace?, at time: Double) -> SnapButtonSession {
        guard settings != model?.settings else { return self }
        var session = self
        _ = session.update(settings, place: place, at: time)
        return session
    }

    /// Moves the button to the app's place, unless it is already there.
    package mutating func go(to place: RestingPlace, at time: Double) -> [SnapButtonEffect] {
        place == model?.place ? [] : send(.placeChosen(place), at: time)
    }

    /// Moves the button to a place that a person chose, unless it has been disabled since its menu opened.
    package mutating func choose(_ place: RestingPlace, at time: Double) -> [SnapButtonEffect] {
        model?.settings.isEnabled == true ? send(.placeChosen(place), at: time) : []
    }

    /// Follows a drag. A canceled drag, for example after Escape, does not resume before the finger goes up.
    ///
    /// - Parameters:
    ///   - start: The position where the finger went down.
    ///   - point: The current position.
    ///   - time: The time.
    package mutating func drag(from start: GesturePoint, to point: GesturePoint, at time: Double) -> [SnapButtonEffect]
    {
        let effects = isDown ? [] : send(.pointer(.down(pointer: 0, at: start)), at: time)
        isDown = true
        return effects + send(.pointer(.moved(pointer: 0, to: point)), at: time)
    }

    /// Ends a drag. It is a tap if the finger goes up over the visible button, or close to it.
    package mutating func endDrag(at point: GesturePoint, at time: Double) -> [SnapButtonEffect] {
        isDown = false
        return send(.pointer(.up(pointer: 0, at: point, isInside: isOnButton(point, at: time))), at: time)
    }

    /// Cancels a drag that the system has taken over. Does nothing if there is no drag.
    package mutating func cancelDrag(at time: Double) -> [SnapButtonEffect] {
        guard isDown else { return [] }
        isDown = false
        return send(.pointer(.cancelled(pointer: 0)), at: time)
    }

    /// Returns whether an arrow key can move the button.
    package func leads(_ direction: ArrowDirection) -> Bool {
        model.map { $0.settings.layout.place(direction, of: $0.place) != nil } ?? false
    }

    /// Sends an event to the model. Does nothing until the button has a size.
    package mutating func send(_ event: SnapButtonEvent, at time: Double) -> [SnapButtonEffect] {
        model?.send(event, at: time) ?? []
    }

    private func isOnButton(_ point: GesturePoint, at time: Double) -> Bool {
        guard let size = model?.settings.layout.itemSize else { return false }
        let center = center(at: time)
        return abs(point.x - center.x) <= size.width / 2 + reach && abs(point.y - center.y) <= size.height / 2 + reach
    }
}
