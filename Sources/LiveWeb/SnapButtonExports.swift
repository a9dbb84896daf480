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

/// Creates a button at a resting position, or at the area's default position if no slot is given.
@c(live_snap_button_create)
public func snapButtonCreate(_ area: EnumCode<SnapArea>, _ hold: Double, _ slot: EnumCode<SnapSlot>, _ fraction: Double)
    -> Handle
{
    let layout = SnapLayout(area: SnapArea(code: area) ?? .trailing, size: .zero, itemSize: .zero)
    let place = SnapSlot(code: slot).map { RestingPlace($0, fraction: fraction) }
    return snapButtons.insert(SnapButtonModel(layout: layout, place: place, hold: hold))
}

/// Destroys a button.
@c(live_snap_button_destroy)
public func snapButtonDestroy(_ handle: Handle) {
    snapButtons.remove(handle)
}

/// Updates the layout of the container, the button, or the area.
@c(live_snap_button_layout)
public func snapButtonLayout(
    _ handle: Handle,
    _ area: EnumCode<SnapArea>,
    _ width: Double,
    _ height: Double,
    _ buttonWidth: Double,
    _ buttonHeight: Double,
    _ top: Double,
    _ leading: Double,
    _ bottom: Double,
    _ trailing: Double,
    _ inset: Double,
    _ isRightToLeft: Bool,
    _ time: Double
) -> SnapButtonAnswer {
    let layout = SnapLayout(
        area: SnapArea(code: area) ?? .trailing,
        size: GestureSize(width: width, height: height),
        itemSize: GestureSize(width: buttonWidth, height: buttonHeight),
        insets: AreaInsets(top: top, leading: leading, bottom: bottom, trailing: trailing),
        inset: inset,
        isRightToLeft: isRightToLeft
    )
    return change(handle, at: time) { $0.layout = layout }
}

/// Updates how long a press must last to lift the button.
@c(live_snap_button_hold)
public func snapButtonHold(_ handle: Handle, _ hold: Double, _ time: Double) -> SnapButtonAnswer {
    change(handle, at: time) { $0.hold = hold }
}

/// Handles a pointer going down on the button.
@c(live_snap_button_down)
public func snapButtonDown(_ handle: Handle, _ pointer: Int32, _ x: Double, _ y: Double, _ time: Double)
    -> SnapButtonAnswer
{
    send(.pointer(.down(pointer: Int(pointer), at: GesturePoint(x: x, y: y))), to: handle, at: time)
}

/// Handles a pointer move.
@c(live_snap_button_move)
public func snapButtonMove(_ handle: Handle, _ pointer: Int32, _ x: Double, _ y: Double, _ time: Double)
    -> SnapButtonAnswer
{
    send(.pointer(.moved(pointer: Int(pointer), to: GesturePoint(x: x, y: y))), to: handle, at: time)
}

/// Handles a pointer going up.
@c(live_snap_button_up)
public func snapButtonUp(
    _ handle: Handle,
    _ pointer: Int32,
    _ x: Double,
    _ y: Double,
    _ isInside: Bool,
    _ time: Double
) -> SnapButtonAnswer {
    send(.pointer(.up(pointer: Int(pointer), at: GesturePoint(x: x, y: y), isInside: isInside)), to: handle, at: time)
}

/// Handles a pointer that the browser canceled.
@c(live_snap_button_cancel)
public func snapButtonCancel(_ handle: Handle, _ pointer: Int32, _ time: Double) -> SnapButtonAnswer {
    send(.pointer(.cancelled(pointer: Int(pointer))), to: handle, at: time)
}

/// Handles an interruption of a press or drag.
@c(live_snap_button_interrupt)
public func snapButtonInterrupt(_ handle: Handle, _ time: Double) -> SnapButtonAnswer {
    send(.pointer(.interrupted), to: handle, at: time)
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

/// Handles an arrow key press.
@c(live_snap_button_arrow)
public func snapButtonArrow(_ handle: Handle, _ direction: EnumCode<ArrowDirection>, _ time: Double) -> SnapButtonAnswer
{
    guard let direction = ArrowDirection(code: direction) else { return 0 }
    return send(.arrowPressed(direction), to: handle, at: time)
}

/// Moves the button to a chosen position.
@c(live_snap_button_choose)
public func snapButtonChoose(_ handle: Handle, _ slot: EnumCode<SnapSlot>, _ fraction: Double, _ time: Double)
    -> SnapButtonAnswer
{
    guard let slot = SnapSlot(code: slot) else { return 0 }
    return send(.placeChosen(RestingPlace(slot, fraction: fraction)), to: handle, at: time)
}

/// Handles a request for the menu of positions.
@c(live_snap_button_menu)
public func snapButtonMenu(_ handle: Handle, _ time: Double) -> SnapButtonAnswer {
    send(.menuRequested, to: handle, at: time)
}

/// Updates whether the button is enabled.
@c(live_snap_button_enabled)
public func snapButtonEnabled(_ handle: Handle, _ isEnabled: Bool, _ time: Double) -> SnapButtonAnswer {
    change(handle, at: time) { $0.isEnabled = isEnabled }
}

/// Updates the user's reduced-motion preference.
@c(live_snap_button_reduced_motion)
public func snapButtonReducedMotion(_ handle: Handle, _ isReduced: Bool, _ time: Double) -> SnapButtonAnswer {
    change(handle, at: time) { $0.prefersReducedMotion = isReduced }
}

/// Wakes the button at the time it requested.
@c(live_snap_button_wake)
public func snapButtonWake(_ handle: Handle, _ time: Double) -> SnapButtonAnswer {
    send(.woke, to: handle, at: time)
}

/// Returns the positions that the user can choose.
@c(live_snap_button_places)
public func snapButtonPlaces(_ handle: Handle) -> SnapButtonChoices {
    record.write { record in
        snapButtons.update(handle) { button in
            let layout = button.settings.layout
            let choices = layout.namedPlaces.map { place in
                let name = layout.name(of: place)
                return SnapButtonChoice(
                    place: place,
                    center: layout.center(of: place),
                    name: name,
                    message: ControlMessage(name)
                )
            }
            record.append(choices)
        }
    }
}

private func change(_ handle: Handle, at time: Double, _ change: (inout SnapButtonSettings) -> Void)
    -> SnapButtonAnswer
{
    var event: SnapButtonEvent?
    snapButtons.update(handle) { event = $0.changing(change) }
    return event.map { send($0, to: handle, at: time) } ?? 0
}

private func send(_ event: SnapButtonEvent, to handle: Handle, at time: Double) -> SnapButtonAnswer {
    record.write { record in
        snapButtons.update(handle) { button in
            let effects = button.send(event, at: time)
            record.append(button.presentation)
            record.append(effects)
        }
    }
}
