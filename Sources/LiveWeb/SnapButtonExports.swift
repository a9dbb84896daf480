import LiveControls
import LiveGestures

nonisolated(unsafe) var snapButtons = HandleTable<SnapButtonModel>()

/// Creates a button that rests at a place; a slot below zero is the area's own place.
@c(live_snap_button_create)
public func snapButtonCreate(_ area: Int32, _ hold: Double, _ slot: Int32, _ fraction: Double) -> UInt32 {
    let layout = SnapLayout(area: snapArea(area), size: .zero, thing: .zero)
    let place = snapSlot(slot).map { RestingPlace($0, fraction: fraction) }
    return snapButtons.insert(SnapButtonModel(layout: layout, place: place, hold: hold))
}

/// Forgets a button.
@c(live_snap_button_destroy)
public func snapButtonDestroy(_ handle: UInt32) {
    snapButtons.remove(handle)
}

/// Anything about the container, the button or the area has changed.
@c(live_snap_button_layout)
public func snapButtonLayout(
    _ handle: UInt32,
    _ area: Int32,
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
) -> UInt32 {
    let layout = SnapLayout(
        area: snapArea(area),
        size: GestureSize(width: width, height: height),
        thing: GestureSize(width: buttonWidth, height: buttonHeight),
        insets: AreaInsets(top: top, leading: leading, bottom: bottom, trailing: trailing),
        inset: inset,
        isRightToLeft: isRightToLeft
    )
    return send(.layoutChanged(layout), to: handle, at: time)
}

/// A press lasts another time before it lifts.
@c(live_snap_button_hold)
public func snapButtonHold(_ handle: UInt32, _ hold: Double, _ time: Double) -> UInt32 {
    send(.holdChanged(hold), to: handle, at: time)
}

/// A pointer went down on the button.
@c(live_snap_button_down)
public func snapButtonDown(_ handle: UInt32, _ pointer: Int32, _ x: Double, _ y: Double, _ time: Double) -> UInt32 {
    send(.pointer(.down(pointer: Int(pointer), at: GesturePoint(x: x, y: y))), to: handle, at: time)
}

/// A pointer moved.
@c(live_snap_button_move)
public func snapButtonMove(_ handle: UInt32, _ pointer: Int32, _ x: Double, _ y: Double, _ time: Double) -> UInt32 {
    send(.pointer(.moved(pointer: Int(pointer), to: GesturePoint(x: x, y: y))), to: handle, at: time)
}

/// A pointer went up.
@c(live_snap_button_up)
public func snapButtonUp(
    _ handle: UInt32,
    _ pointer: Int32,
    _ x: Double,
    _ y: Double,
    _ isInside: Bool,
    _ time: Double
) -> UInt32 {
    send(.pointer(.up(pointer: Int(pointer), at: GesturePoint(x: x, y: y), isInside: isInside)), to: handle, at: time)
}

/// The browser took a pointer away.
@c(live_snap_button_cancel)
public func snapButtonCancel(_ handle: UInt32, _ pointer: Int32, _ time: Double) -> UInt32 {
    send(.pointer(.cancelled(pointer: Int(pointer))), to: handle, at: time)
}

/// Something else ended whatever was going on.
@c(live_snap_button_interrupt)
public func snapButtonInterrupt(_ handle: UInt32, _ time: Double) -> UInt32 {
    send(.pointer(.interrupted), to: handle, at: time)
}

/// An arrow key was pressed.
@c(live_snap_button_arrow)
public func snapButtonArrow(_ handle: UInt32, _ direction: Int32, _ time: Double) -> UInt32 {
    send(.arrowPressed(ArrowDirection(rawValue: UInt8(truncatingIfNeeded: direction)) ?? .up), to: handle, at: time)
}

/// A place was chosen.
@c(live_snap_button_choose)
public func snapButtonChoose(_ handle: UInt32, _ slot: Int32, _ fraction: Double, _ time: Double) -> UInt32 {
    guard let slot = snapSlot(slot) else { return send(.woke, to: handle, at: time) }
    return send(.placeChosen(RestingPlace(slot, fraction: fraction)), to: handle, at: time)
}

/// The menu of places was asked for.
@c(live_snap_button_menu)
public func snapButtonMenu(_ handle: UInt32, _ time: Double) -> UInt32 {
    send(.menuRequested, to: handle, at: time)
}

/// The button can be used, or no longer can.
@c(live_snap_button_enabled)
public func snapButtonEnabled(_ handle: UInt32, _ isEnabled: Bool, _ time: Double) -> UInt32 {
    send(.enabledChanged(isEnabled), to: handle, at: time)
}

/// The person's wish for less motion has changed.
@c(live_snap_button_reduced_motion)
public func snapButtonReducedMotion(_ handle: UInt32, _ isReduced: Bool, _ time: Double) -> UInt32 {
    send(.reducedMotionChanged(isReduced), to: handle, at: time)
}

/// The time that the button asked for has come.
@c(live_snap_button_wake)
public func snapButtonWake(_ handle: UInt32, _ time: Double) -> UInt32 {
    send(.woke, to: handle, at: time)
}

/// The places that can be chosen: how many, then slot, fraction, the centre's x and y and the name's key of each.
@c(live_snap_button_places)
public func snapButtonPlaces(_ handle: UInt32) -> UInt32 {
    record.write { record in
        snapButtons.update(handle) { button in
            let places = button.layout.namedPlaces
            record.append(places.count)
            for place in places {
                let center = button.layout.center(of: place)
                record.append(Int(place.slot.rawValue))
                record.append(place.fraction)
                record.append(center.x)
                record.append(center.y)
                record.append(Int(Message(button.layout.name(of: place)).key.rawValue))
            }
        }
    }
}

private func snapArea(_ code: Int32) -> SnapArea {
    SnapArea(rawValue: UInt8(truncatingIfNeeded: code)) ?? .trailing
}

private func snapSlot(_ code: Int32) -> SnapSlot? {
    code < 0 ? nil : SnapSlot(rawValue: UInt8(truncatingIfNeeded: code))
}

private func send(_ event: SnapButtonEvent, to handle: UInt32, at time: Double) -> UInt32 {
    record.write { record in
        snapButtons.update(handle) { button in
            let effects = button.send(event, at: time)
            record.append(button.presentation, effects)
            record.append(button.layout.moves(.left) ? 1 : 0)
            record.append(button.layout.moves(.up) ? 1 : 0)
        }
    }
}

extension Record {
    /// The fields of Web/snap-button/live-snap-button.js, in its order.
    fileprivate mutating func append(_ button: SnapButtonPresentation, _ effects: [SnapButtonEffect]) {
        append(Int(button.phase.rawValue))
        append(button.center.x, along: button.horizontalMotion)
        append(button.center.y, along: button.verticalMotion)
        append(button.scale, along: button.scaleMotion)
        append(Int(button.place.slot.rawValue))
        append(button.place.fraction)
        append(button.placeName)
        append(button.velocity.x)
        append(button.velocity.y)
        append(button.projection.x)
        append(button.projection.y)
        var acts = false
        var impacts = false
        var opensMenu = false
        var rests = false
        var announcement: Message?
        var wake = Double.nan
        for effect in effects {
            switch effect {
            case .act: acts = true
            case .impact: impacts = true
            case .openMenu: opensMenu = true
            case .rested: rests = true
            case .announce(let message): announcement = message
            case .wake(let time): wake = time
            }
        }
        append(acts ? 1 : 0)
        append(impacts ? 1 : 0)
        append(opensMenu ? 1 : 0)
        append(rests ? 1 : 0)
        append(announcement)
        append(wake)
    }
}
