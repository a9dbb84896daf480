import LiveControls
import LiveText

nonisolated(unsafe) var countRings = HandleTable<CountRingModel>()

/// The model's response to an event.
public typealias CountRingAnswer = RecordAddress<CountRingPresentation, CountRingEffect>

extension CountRingPresentation {
    enum EncodingExclusions { case count, remaining }
}

/// Creates a count ring for a field whose text is in the inbox.
@c(live_count_ring_create)
public func countRingCreate(_ limit: Int32, _ unit: EnumCode<TextUnit>, _ warnAt: Int32, _ length: InboxLength)
    -> Handle
{
    countRings.insert(
        CountRingModel(
            limit: TextLimit(limit, unit),
            warnAt: Int(warnAt),
            text: inbox.take(length)
        )
    )
}

/// Destroys a ring.
@c(live_count_ring_destroy)
public func countRingDestroy(_ handle: Handle) {
    countRings.remove(handle)
}

/// Updates the field's text from the inbox.
@c(live_count_ring_text)
public func countRingText(_ handle: Handle, _ length: InboxLength, _ isMarked: Bool, _ time: Double) -> CountRingAnswer
{
    let text = inbox.take(length)
    return send(.field(isMarked ? .composing(text) : .set(text)), to: handle, at: time)
}

/// Updates the limit.
@c(live_count_ring_limit)
public func countRingLimit(_ handle: Handle, _ limit: Int32, _ unit: EnumCode<TextUnit>, _ time: Double)
    -> CountRingAnswer
{
    change(handle, at: time) { $0.limit = TextLimit(limit, unit) }
}

/// Updates the number of remaining units at which the number appears.
@c(live_count_ring_warn_at)
public func countRingWarnAt(_ handle: Handle, _ warnAt: Int32, _ time: Double) -> CountRingAnswer {
    change(handle, at: time) { $0.warnAt = Int(warnAt) }
}

/// Updates the user's reduced-motion preference.
@c(live_count_ring_reduced_motion)
public func countRingReducedMotion(_ handle: Handle, _ isReduced: Bool, _ time: Double) -> CountRingAnswer {
    change(handle, at: time) { $0.prefersReducedMotion = isReduced }
}

/// Wakes the ring at the time it requested.
@c(live_count_ring_wake)
public func countRingWake(_ handle: Handle, _ time: Double) -> CountRingAnswer {
    send(.woke, to: handle, at: time)
}

private func change(_ handle: Handle, at time: Double, _ change: (inout CountRingSettings) -> Void)
    -> CountRingAnswer
{
    var event: CountRingEvent?
    countRings.update(handle) { event = $0.changing(change) }
    return event.map { send($0, to: handle, at: time) } ?? 0
}

private func send(_ event: CountRingEvent, to handle: Handle, at time: Double) -> CountRingAnswer {
    record.write { record in
        countRings.update(handle) { ring in
            let effects = ring.send(event, at: time)
            record.append(ring.presentation)
            record.append(effects)
        }
    }
}
