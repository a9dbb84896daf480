import LiveControls
import LiveGestures

nonisolated(unsafe) var snapButtons = HandleTable<SnapButtonModel>()

/// The model's response to an event.
public typealias SnapButtonAnswer = RecordAddress<SnapButtonPresentation, SnapButtonEffect>

/// A resting position that the user can choose.
public struct SnapButtonChoice {
    var place: RestingPlace
    /// The button's center at this position, relative to the container's upper-left corner.
    var center: GesturePoint
    var name: PlaceName
    /// The localized name of the position.
    var message: ControlMessage
}

/// The resting positions that the user can choose, in reading order.
public typealias SnapButtonChoices = RecordAddress<[SnapButtonChoice]>

extension SnapButtonSettings {
    enum EncodingExclusions { case deceleration, obstacles }
}

/// Creates a button at a resting position, or at the area's default position.
@c(live_snap_button_create)
public func snapButtonCreate(_ values: InboxFields<SnapButtonSettings, RestingPlace?>) -> Handle {
    snapButtons.create(values) { SnapButtonModel($0.value(), place: $0.value()) }
}

/// Destroys a button.
@c(live_snap_button_destroy)
public func snapButtonDestroy(_ handle: Handle) {
    snapButtons.remove(handle)
}

/// Handles an event.
@c(live_snap_button_event)
public func snapButtonEvent(_ handle: Handle, _ event: InboxFields<SnapButtonEvent>, _ time: Double) -> SnapButtonAnswer
{
    snapButtons.send(event, to: handle, at: time)
}

/// Returns whether an arrow key can move the button in its area.
@c(live_snap_button_moves)
public func snapButtonMoves(_ handle: Handle, _ direction: EnumCode<ArrowDirection>) -> Bool {
    var moves = false
    snapButtons.update(handle) { button in
        moves = ArrowDirection(code: direction).map { button.settings.layout.moves($0) } ?? false
    }
    return moves
}

/// Returns the positions that the user can choose.
@c(live_snap_button_places)
public func snapButtonPlaces(_ handle: Handle) -> SnapButtonChoices {
    record.write { record in
        snapButtons.update(handle) { button in
            let layout = button.settings.layout
            let places = layout.namedPlaces
            record.append(Double(places.count))
            // Without an array of choices, the core is smaller.
            for place in places {
                let name = layout.name(of: place)
                let center = layout.center(of: place)
                record.append(SnapButtonChoice(place: place, center: center, name: name, message: ControlMessage(name)))
            }
        }
    }
}
