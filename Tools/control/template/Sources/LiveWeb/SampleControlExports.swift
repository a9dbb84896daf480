import LiveControls

nonisolated(unsafe) var sampleControls = HandleTable<SampleControlModel>()

/// The answer that the page gets after each event.
public typealias SampleControlAnswer = Written<SampleControlPresentation, SampleControlEffect>

/// Creates a sample control for a field that holds the text in the inbox.
@c(live_sample_control_create)
public func sampleControlCreate(_ length: InboxLength) -> Handle {
    sampleControls.insert(SampleControlModel(text: inbox.take(length)))
}

/// Forgets a control.
@c(live_sample_control_destroy)
public func sampleControlDestroy(_ handle: Handle) {
    sampleControls.remove(handle)
}

/// The field's text, in the inbox, has changed.
@c(live_sample_control_text)
public func sampleControlText(_ handle: Handle, _ length: InboxLength, _ time: Double) -> SampleControlAnswer {
    send(.textChanged(inbox.take(length)), to: handle, at: time)
}

/// The person's preference for reduced motion has changed.
@c(live_sample_control_reduced_motion)
public func sampleControlReducedMotion(_ handle: Handle, _ isReduced: Bool, _ time: Double) -> SampleControlAnswer {
    send(.reducedMotionChanged(isReduced), to: handle, at: time)
}

private func send(_ event: SampleControlEvent, to handle: Handle, at time: Double) -> SampleControlAnswer {
    record.write { record in
        sampleControls.update(handle) { control in
            let effects = control.send(event, at: time)
            record.append(control.presentation)
            record.append(effects)
        }
    }
}
