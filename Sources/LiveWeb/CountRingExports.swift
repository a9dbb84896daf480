import LiveControls
import LiveText

nonisolated(unsafe) var countRings = HandleTable<CountRingModel>()

/// The model's response to an event.
public typealias CountRingAnswer = RecordAddress<CountRingPresentation, CountRingEffect>

extension CountRingPresentation {
    enum EncodingExclusions { case count, remaining }
}

/// Creates a count ring for a field with a text.
@c(live_count_ring_create)
public func countRingCreate(_ values: InboxFields<CountRingSettings, String>) -> Handle {
    countRings.create(values) { CountRingModel($0.value(), text: $0.value()) }
}

/// Destroys a ring.
@c(live_count_ring_destroy)
public func countRingDestroy(_ handle: Handle) {
    countRings.remove(handle)
}

/// Handles an event.
@c(live_count_ring_event)
public func countRingEvent(_ handle: Handle, _ event: InboxFields<CountRingEvent>, _ time: Double) -> CountRingAnswer {
    countRings.send(event, to: handle, at: time)
}
