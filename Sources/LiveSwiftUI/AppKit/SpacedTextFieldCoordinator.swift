#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import LiveFoundation

/// The coordinator between a ``SpacedTextField`` and an app. Its session decides about edits, and the coordinator
/// carries out the session's steps.
///
/// A subclass shows its control to the app and carries out its own effects.
@MainActor class SpacedTextFieldCoordinator<Model: TextFieldModel>: SpacedTextFieldOwner {
    final var session: TextFieldSession<Model>
    /// Called when the person presses Return. Without it, the key is the window's, for its default button.
    final var onSubmit: (() -> Void)?
    /// Called when the focus has changed permanently.
    final var onFocus: (Bool) -> Void = { _ in }
    /// Whether the app was notified that the field has the focus.
    private final var isFocusReported = false
    private final var exchange = TextExchange()
    /// Postpones the reports while SwiftUI updates the view. The field's host has the same one, because disabling the
    /// field ends editing.
    final let gate = UpdateGate()
    private final let waker = Waker()

    init(_ model: Model) { session = TextFieldSession(model) }

    /// Applies the app's values while SwiftUI updates the view: first the other changes, then the text.
    final func update(_ field: SpacedTextField, to text: String, after changes: () -> Void) {
        gate.update {
            let (before, isHeld) = (session.model.nativeText, !exchange.isCurrent(text) || session.holds(text))
            changes()
            if isHeld, session.model.nativeText != before {
                exchange.fieldConverted(text)
                gate.report { [weak self] in
                    if let self { textChanged(to: session.model.nativeText) }
                }
            }
            let native = field.content
            if exchange.replaces(isComposing: native.isMarked, with: text), !session.holds(text) {
                carryOut(session.set(text, native: native, at: SteadyClock.now), field)
            }
        }
    }

    /// Postpones all further reports, because SwiftUI is about to remove the field.
    final func close() { gate.close() }

    final var handlesReturn: Bool { onSubmit != nil }

    func submitted(_ field: SpacedTextField) { onSubmit?() }

    final func shouldChange(_ range: NSRange, to replacement: String, in field: SpacedTextField) -> Bool {
        let answer = session.shouldChange(
            range,
            to: replacement,
            native: field.content,
            isUndoing: field.isUndoing,
            at: SteadyClock.now
        )
        if !answer.isAllowed { carryOut(answer.steps, field) }
        return answer.isAllowed
    }

    final func changed(_ field: SpacedTextField) {
        carryOut(session.changed(field.content, isUndoing: field.isUndoing, at: SteadyClock.now), field)
    }

    func selectionChanged(_ field: SpacedTextField) {
        let steps = session.selectionChanged(field.content, at: SteadyClock.now)
        if !steps.isEmpty { carryOut(steps, field) }
    }

    func focusChanged(_ isFocused: Bool, in field: SpacedTextField) {
        carryOut(session.focusChanged(isFocused, native: field.content, at: SteadyClock.now), field)
        // The Return key ends editing and starts it again. The app is not notified of this.
        Task { [weak self, weak field] in
            guard let self, let field else { return }
            let isFocused = field.currentEditor() != nil
            guard isFocusReported != isFocused else { return }
            isFocusReported = isFocused
            onFocus(isFocused)
        }
    }

    /// Leaves the attributes to the platform. A subclass with sections overrides this.
    func mayStyle(_ field: SpacedTextField) -> Bool { false }

    /// Called when the native field holds the session's text.
    func written(_ field: SpacedTextField) {}

    /// Shows the state of the control in the app's views.
    func show(_ model: Model) {}

    /// Notifies the app that the person has changed the text.
    func textChanged(to text: String) {}

    /// Carries out an effect that does not concern the native field.
    func carryOut(_ effect: Model.Effect, _ field: SpacedTextField) {}

    final func send(_ event: Model.Event, _ field: SpacedTextField) {
        carryOut(session.send(event, native: field.content, at: SteadyClock.now), field)
    }

    final func change(_ field: SpacedTextField, _ change: (inout Model.Settings) -> Void) {
        send(session.model.changing(change), field)
    }

    final func wake(at time: Double, with event: Model.Event, _ field: SpacedTextField) {
        waker.wake(at: time) { [weak self, weak field] in
            if let field { self?.send(event, field) }
        }
    }

    final func carryOut(_ steps: [TextFieldSession<Model>.Step], _ field: SpacedTextField) {
        for case .write(let write) in steps { field.carryOut(write) }
        written(field)
        gate.report { [weak self, weak field] in
            if let self, let field { report(steps, field) }
        }
    }

    /// Notifies the app after the native field holds the text.
    private final func report(_ steps: [TextFieldSession<Model>.Step], _ field: SpacedTextField) {
        show(session.model)
        for step in steps {
            switch step {
            case .write, .style: break
            case .textChanged: textChanged(to: session.model.nativeText)
            case .effect(let effect): carryOut(effect, field)
            }
        }
    }
}
#endif
