import LiveControls
import LiveText

nonisolated(unsafe) var countRings = HandleTable<CountRingModel>()

/// The answer that the page gets after each event.
public typealias CountRingAnswer = RecordAddress<CountRingPresentation, CountRingEffect>

extension CountRingPresentation {
    enum EncodingExclusions { case count, remaining }
}

/// Creates a counting ring for a field that holds the text in the inbox.
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

/// Forgets a ring.
@c(live_count_ring_destroy)
public func countRingDestroy(_ handle: Handle) {
    countRings.remove(handle)
}

/// The field's text, in the inbox, has changed.
@c(live_count_ring_text)
public func countRingText(_ handle: Handle, _ length: InboxLength, _ isMarked: Bool, _ time: Double) -> CountRingAnswer
{
    send(.textChanged(inbox.take(length), isMarked: isMarked), to: handle, at: time)
}

/// The limit has changed.
@c(live_count_ring_limit)
public func countRingLimit(_ handle: Handle, _ limit: Int32, _ unit: EnumCode<TextUnit>, _ time: Double)
    -> CountRingAnswer
{
    send(.limitChanged(TextLimit(limit, unit)), to: handle, at: time)
}

/// The number of units that remain when the number appears has changed.
@c(live_count_ring_warn_at)
public func countRingWarnAt(_ handle: Handle, _ warnAt: Int32, _ time: Double) -> CountRingAnswer {
    send(.warnAtChanged(Int(warnAt)), to: handle, at: time)
}

/// The person's preference for reduced motion has changed.
@c(live_count_ring_reduced_motion)
public func countRingReducedMotion(_ handle: Handle, _ isReduced: Bool, _ time: Double) -> CountRingAnswer {
    send(.reducedMotionChanged(isReduced), to: handle, at: time)
}

/// The time that the ring asked for has come.
@c(live_count_ring_wake)
public func countRingWake(_ handle: Handle, _ time: Double) -> CountRingAnswer {
    send(.woke, to: handle, at: time)
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
