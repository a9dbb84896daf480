import LiveControls
import LiveText

nonisolated(unsafe) var countRings = HandleTable<CountRingModel>()

/// Creates a counting ring for a field that holds the text in the inbox.
@c(live_count_ring_create)
public func countRingCreate(_ limit: Int32, _ unit: Int32, _ warnAt: Int32, _ length: Int32) -> UInt32 {
    countRings.insert(
        CountRingModel(
            limit: TextLimit(Int(limit), unit: UnitCode.unit(of: unit)),
            warnAt: Int(warnAt),
            text: inbox.take(Int(length))
        )
    )
}

/// Forgets a ring.
@c(live_count_ring_destroy)
public func countRingDestroy(_ handle: UInt32) {
    countRings.remove(handle)
}

/// The field's text, in the inbox, has changed.
@c(live_count_ring_text)
public func countRingText(_ handle: UInt32, _ length: Int32, _ isMarked: Bool, _ time: Double) -> UInt32 {
    send(.textChanged(inbox.take(Int(length)), isMarked: isMarked), to: handle, at: time)
}

/// The limit has changed.
@c(live_count_ring_limit)
public func countRingLimit(_ handle: UInt32, _ limit: Int32, _ unit: Int32, _ time: Double) -> UInt32 {
    send(.limitChanged(TextLimit(Int(limit), unit: UnitCode.unit(of: unit))), to: handle, at: time)
}

/// The number of units that remain when the number appears has changed.
@c(live_count_ring_warn_at)
public func countRingWarnAt(_ handle: UInt32, _ warnAt: Int32, _ time: Double) -> UInt32 {
    send(.warnAtChanged(Int(warnAt)), to: handle, at: time)
}

/// The person's wish for less motion has changed.
@c(live_count_ring_reduced_motion)
public func countRingReducedMotion(_ handle: UInt32, _ isReduced: Bool, _ time: Double) -> UInt32 {
    send(.reducedMotionChanged(isReduced), to: handle, at: time)
}

/// The time that the ring asked for has come.
@c(live_count_ring_wake)
public func countRingWake(_ handle: UInt32, _ time: Double) -> UInt32 {
    send(.woke, to: handle, at: time)
}

private func send(_ event: CountRingEvent, to handle: UInt32, at time: Double) -> UInt32 {
    record.write { record in
        countRings.update(handle) { ring in
            let effects = ring.send(event, at: time)
            record.append(ring.presentation, effects)
        }
    }
}

extension Record {
    /// The fields of Web/count-ring/live-count-ring.js, in its order.
    fileprivate mutating func append(_ ring: CountRingPresentation, _ effects: [CountRingEffect]) {
        append(ring.stage.map { Int($0.rawValue) })
        append(ring.label)
        append(ring.fraction, along: ring.fractionMotion)
        append(ring.scale, along: ring.scaleMotion)
        append(ring.overflow?.lowerBound)
        append(ring.overflow?.upperBound)
        append(ring.description)
        var announcement: Message?
        var wake = Double.nan
        for effect in effects {
            switch effect {
            case .announce(let message): announcement = message
            case .wake(let time): wake = time
            }
        }
        append(announcement)
        append(wake)
    }
}
