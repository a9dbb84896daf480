import LiveControls
import LiveGestures

nonisolated(unsafe) var snapButtons = HandleTable<SnapButtonModel>()

/// The answer that the page gets after each event.
public typealias SnapButtonAnswer = RecordAddress<SnapButtonPresentation, SnapButtonEffect>

/// A place that can be chosen.
public struct SnapButtonChoice {
    var place: RestingPlace
    /// Where the button's centre is at the place, from the container's upper left corner.
    var center: GesturePoint
    var name: PlaceName
    /// The name in words.
    var message: ControlMessage
}

/// The places that can be chosen, in reading order.
public typealias SnapButtonChoices = RecordAddress<[SnapButtonChoice]>

/// Creates a button that rests at a place; without a slot, at the area's own place.
@c(live_snap_button_create)
public func snapButtonCreate(_ area: EnumCode<SnapArea>, _ hold: Double, _ slot: EnumCode<SnapSlot>, _ fraction: Double)
    -> Handle
{
    let layout = SnapLayout(area: SnapArea(code: area) ?? .trailing, size: .zero, thing: .zero)
    let place = SnapSlot(code: slot).map { RestingPlace($0, fraction: fraction) }
    return snapButtons.insert(SnapButtonModel(layout: layout, place: place, hold: hold))
}

/// Forgets a button.
@c(live_snap_button_destroy)
public func snapButtonDestroy(_ handle: Handle) {
    snapButtons.remove(handle)
}

/// The layout has changed: the container, the button or the area.
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
        thing: GestureSize(width: buttonWidth, height: buttonHeight),
        insets: AreaInsets(top: top, leading: leading, bottom: bottom, trailing: trailing),
        inset: inset,
        isRightToLeft: isRightToLeft
    )
    return send(.layoutChanged(layout), to: handle, at: time)
}

/// The time that a press has to last before it lifts has changed.
@c(live_snap_button_hold)
public func snapButtonHold(_ handle: Handle, _ hold: Double, _ time: Double) -> SnapButtonAnswer {
    send(.holdChanged(hold), to: handle, at: time)
}

/// A pointer went down on the button.
@c(live_snap_button_down)
public func snapButtonDown(_ handle: Handle, _ pointer: Int32, _ x: Double, _ y: Double, _ time: Double)
    -> SnapButtonAnswer
{
    send(.pointer(.down(pointer: Int(pointer), at: GesturePoint(x: x, y: y))), to: handle, at: time)
}

/// A pointer moved.
@c(live_snap_button_move)
public func snapButtonMove(_ handle: Handle, _ pointer: Int32, _ x: Double, _ y: Double, _ time: Double)
    -> SnapButtonAnswer
{
    send(.pointer(.moved(pointer: Int(pointer), to: GesturePoint(x: x, y: y))), to: handle, at: time)
}

/// A pointer went up.
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

/// The browser took a pointer away.
@c(live_snap_button_cancel)
public func snapButtonCancel(_ handle: Handle, _ pointer: Int32, _ time: Double) -> SnapButtonAnswer {
    send(.pointer(.cancelled(pointer: Int(pointer))), to: handle, at: time)
}

/// Something else has ended a press or a drag.
@c(live_snap_button_interrupt)
public func snapButtonInterrupt(_ handle: Handle, _ time: Double) -> SnapButtonAnswer {
    send(.pointer(.interrupted), to: handle, at: time)
}

/// Whether an arrow key can move the button in its area.
@c(live_snap_button_moves)
public func snapButtonMoves(_ handle: Handle, _ direction: EnumCode<ArrowDirection>) -> Bool {
    var moves = false
    snapButtons.update(handle) { button in
        moves = ArrowDirection(code: direction).map { button.layout.moves($0) } ?? false
    }
    return moves
}

/// An arrow key was pressed.
@c(live_snap_button_arrow)
public func snapButtonArrow(_ handle: Handle, _ direction: EnumCode<ArrowDirection>, _ time: Double) -> SnapButtonAnswer
{
    guard let direction = ArrowDirection(code: direction) else { return 0 }
    return send(.arrowPressed(direction), to: handle, at: time)
}

/// A place was chosen.
@c(live_snap_button_choose)
public func snapButtonChoose(_ handle: Handle, _ slot: EnumCode<SnapSlot>, _ fraction: Double, _ time: Double)
    -> SnapButtonAnswer
{
    guard let slot = SnapSlot(code: slot) else { return 0 }
    return send(.placeChosen(RestingPlace(slot, fraction: fraction)), to: handle, at: time)
}

/// The person has asked for the menu of places.
@c(live_snap_button_menu)
public func snapButtonMenu(_ handle: Handle, _ time: Double) -> SnapButtonAnswer {
    send(.menuRequested, to: handle, at: time)
}

/// The button has been enabled or disabled.
@c(live_snap_button_enabled)
public func snapButtonEnabled(_ handle: Handle, _ isEnabled: Bool, _ time: Double) -> SnapButtonAnswer {
    send(.enabledChanged(isEnabled), to: handle, at: time)
}

/// The person's preference for reduced motion has changed.
@c(live_snap_button_reduced_motion)
public func snapButtonReducedMotion(_ handle: Handle, _ isReduced: Bool, _ time: Double) -> SnapButtonAnswer {
    send(.reducedMotionChanged(isReduced), to: handle, at: time)
}

/// The time that the button asked for has come.
@c(live_snap_button_wake)
public func snapButtonWake(_ handle: Handle, _ time: Double) -> SnapButtonAnswer {
    send(.woke, to: handle, at: time)
}

/// The places that can be chosen.
@c(live_snap_button_places)
public func snapButtonPlaces(_ handle: Handle) -> SnapButtonChoices {
    record.write { record in
        snapButtons.update(handle) { button in
            let layout = button.layout
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

private func send(_ event: SnapButtonEvent, to handle: Handle, at time: Double) -> SnapButtonAnswer {
    record.write { record in
        snapButtons.update(handle) { button in
            let effects = button.send(event, at: time)
            record.append(button.presentation)
            record.append(effects)
        }
    }
}
