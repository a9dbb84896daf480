#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import LiveFoundation

/// Stands between a ``SpacedTextField`` and an app: has a session judge what happens to the field, and carries out its steps.
///
/// A subclass shows its control to the app and carries out its own effects.
@MainActor class SpacedTextFieldCoordinator<Model: TextFieldModel>: SpacedTextFieldOwner {
    final var session: TextFieldSession<Model>
    final var isMotionReduced = false
    /// Called by the return key.
    final var onSubmit: () -> Void = {}
    /// Called when the focus has come or gone, for good.
    final var onFocus: (Bool) -> Void = { _ in }
    /// Whether the app was told that the focus has come.
    private final var isFocusTold = false
    /// While SwiftUI updates the view, in which its state must not change.
    private final var isUpdating = false
    private final let waker = Waker()

    init(_ model: Model) { session = TextFieldSession(model) }

    /// Takes in what the app asks for, while SwiftUI updates the view: whatever else has changed, and then the app's text.
    final func update(_ field: SpacedTextField, to text: String, after changes: () -> Void) {
        isUpdating = true
        defer { isUpdating = false }
        changes()
        let native = field.content
        // A set during a composition would end it.
        if !native.isMarked, !session.holds(text) {
            carryOut(session.set(text, native: native, at: SteadyClock.now), field)
        }
    }

    final func submitted(_ field: SpacedTextField) { onSubmit() }

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

    /// Leaves the selection to the platform, unless a subclass has sections.
    func selectionChanged(_ field: SpacedTextField) {}

    func focusChanged(_ isFocused: Bool, in field: SpacedTextField) {
        carryOut(session.focusChanged(isFocused, native: field.content, at: SteadyClock.now), field)
        // The return key ends editing and begins it anew, of which nobody is told.
        Task { [weak self, weak field] in
            guard let self, let field else { return }
            let isFocused = field.currentEditor() != nil
            guard isFocusTold != isFocused else { return }
            isFocusTold = isFocused
            onFocus(isFocused)
        }
    }

    /// Leaves the attributes to the platform, unless a subclass has sections.
    func mayStyle(_ field: SpacedTextField) -> Bool { false }

    /// Called when the session's text stands in the native field.
    func written(_ field: SpacedTextField) {}

    /// Shows the app the control as it is.
    func show(_ model: Model) {}

    /// Tells the app that the person has changed the text.
    func textChanged(to text: String) {}

    /// Carries out an effect that is not the native field's.
    func carryOut(_ effect: Model.Effect, _ field: SpacedTextField) {}

    final func send(_ event: Model.Event, _ field: SpacedTextField) {
        carryOut(session.send(event, native: field.content, at: SteadyClock.now), field)
    }

    final func wake(at time: Double, with event: Model.Event, _ field: SpacedTextField) {
        waker.wake(at: time) { [weak self, weak field] in
            if let field { self?.send(event, field) }
        }
    }

    final func carryOut(_ steps: [TextFieldSession<Model>.Step], _ field: SpacedTextField) {
        for case .write(let write) in steps { field.carryOut(write) }
        written(field)
        guard isUpdating else { return tell(steps, field) }
        Task { [weak self, weak field] in
            if let self, let field { tell(steps, field) }
        }
    }

    /// Tells the app; the text stands in the native field.
    private final func tell(_ steps: [TextFieldSession<Model>.Step], _ field: SpacedTextField) {
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
