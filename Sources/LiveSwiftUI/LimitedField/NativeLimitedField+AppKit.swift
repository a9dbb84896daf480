#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import LiveControls
import LiveFoundation
import LiveText
import SwiftUI

struct NativeLimitedField: View {
    let title: String
    @Binding var text: String
    let limit: TextLimit
    let overflow: TextOverflow
    let counter: CounterDisplay
    @State private var presentation: LimitedFieldPresentation?
    @State private var refusals = Refusals()
    @State private var pulse: CounterPulse?
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        let shown =
            presentation
            ?? LimitedFieldModel(limit: limit, overflow: overflow, counter: counter, text: text).presentation
        HStack(alignment: .firstTextBaseline) {
            LimitedFieldEditor(
                title: title,
                text: $text,
                presentation: $presentation,
                refusals: $refusals,
                reduceMotion: reduceMotion,
                limit: limit,
                overflow: overflow,
                counter: counter
            )
            .accessibilityHint(Text(verbatim: (shown.fault ?? shown.description)?.text() ?? ""))
            if !shown.counter.isEmpty {
                ZStack(alignment: .trailing) {
                    Text(verbatim: shown.widestCounter).hidden()
                    Text(verbatim: shown.counter)
                        .foregroundColor(shown.stage == .over ? .red : .secondary)
                        .opacity(shown.isCounterVisible ? 1 : 0)
                }
                .font(.caption.monospacedDigit())
                .scaleEffect(CGFloat(pulse?.scale ?? 1), anchor: .trailing)
                .opacity(pulse?.opacity ?? 1)
                .accessibilityHidden(true)
                .task(id: refusals.count) { await play(refusals.pulse) }
            }
        }
    }

    /// There and back again.
    private func play(_ pulse: CounterPulse?) async {
        guard let pulse else { return }
        withAnimation(.timingCurve(0.42, 0, 0.58, 1, duration: pulse.duration)) { self.pulse = pulse }
        try? await Task.sleep(for: .seconds(pulse.duration))
        withAnimation(.timingCurve(0.42, 0, 0.58, 1, duration: pulse.duration)) { self.pulse = nil }
    }
}

/// How often an edit was refused or trimmed, and how that is shown.
private struct Refusals {
    var count = 0
    var pulse: CounterPulse?
}

private struct LimitedFieldEditor: NSViewRepresentable {
    let title: String
    @Binding var text: String
    @Binding var presentation: LimitedFieldPresentation?
    @Binding var refusals: Refusals
    let reduceMotion: Bool
    let limit: TextLimit
    let overflow: TextOverflow
    let counter: CounterDisplay

    func makeCoordinator() -> LimitedFieldCoordinator { LimitedFieldCoordinator(self) }

    func makeNSView(context: Context) -> SpacedTextField {
        let field = SpacedTextField(string: text)
        field.owner = context.coordinator
        return field
    }

    func updateNSView(_ field: SpacedTextField, context: Context) {
        field.placeholderString = title
        field.isEnabled = context.environment.isEnabled
        context.coordinator.update(to: self, in: field)
    }
}

private final class LimitedFieldCoordinator: SpacedTextFieldOwner {
    private var host: LimitedFieldEditor
    private var session: TextFieldSession<LimitedFieldModel>
    private var isMotionReduced = false
    /// While SwiftUI updates the view, in which its state must not change.
    private var isUpdating = false
    private var wake: Task<Void, Never>?

    init(_ host: LimitedFieldEditor) {
        self.host = host
        let (overflow, counter) = (host.overflow, host.counter)
        session = TextFieldSession(
            LimitedFieldModel(limit: host.limit, overflow: overflow, counter: counter, text: host.text)
        )
    }

    func update(to host: LimitedFieldEditor, in field: SpacedTextField) {
        self.host = host
        isUpdating = true
        defer { isUpdating = false }
        if isMotionReduced != host.reduceMotion {
            isMotionReduced = host.reduceMotion
            send(.reducedMotionChanged(isMotionReduced), field)
        }
        let model = session.model
        if model.limit != host.limit { send(.limitChanged(host.limit), field) }
        if model.overflow != host.overflow { send(.overflowChanged(host.overflow), field) }
        if model.counterDisplay != host.counter { send(.counterChanged(host.counter), field) }
        let native = field.content
        // A set during a composition would end it.
        if !native.isMarked, !session.holds(host.text) {
            carryOut(session.set(host.text, native: native, at: SteadyClock.now), field)
        }
    }

    func shouldChange(_ range: NSRange, to replacement: String, in field: SpacedTextField) -> Bool {
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

    func changed(_ field: SpacedTextField) {
        carryOut(session.changed(field.content, isUndoing: field.isUndoing, at: SteadyClock.now), field)
    }

    /// A limited field leaves the selection to the platform.
    func selectionChanged(_ field: SpacedTextField) {}

    func focusChanged(_ isFocused: Bool, in field: SpacedTextField) {
        carryOut(session.focusChanged(isFocused, native: field.content, at: SteadyClock.now), field)
    }

    /// The text has no attributes but the platform's.
    func mayStyle(_ field: SpacedTextField) -> Bool { false }

    private func send(_ event: LimitedFieldEvent, _ field: SpacedTextField) {
        carryOut(session.send(event, native: field.content, at: SteadyClock.now), field)
    }

    private func carryOut(_ steps: [TextFieldSession<LimitedFieldModel>.Step], _ field: SpacedTextField) {
        for case .write(let write) in steps { field.carryOut(write) }
        guard isUpdating else { return tell(steps, field) }
        Task { [weak self, weak field] in
            if let self, let field { tell(steps, field) }
        }
    }

    /// Tells the app; the text stands in the native field.
    private func tell(_ steps: [TextFieldSession<LimitedFieldModel>.Step], _ field: SpacedTextField) {
        let presentation = session.model.presentation
        if host.presentation != presentation { host.presentation = presentation }
        for step in steps {
            switch step {
            case .write, .style: break
            case .textChanged: host.text = presentation.text
            case .effect(let effect): carryOut(effect, field)
            }
        }
    }

    private func carryOut(_ effect: LimitedFieldEffect, _ field: SpacedTextField) {
        switch effect {
        case .field, .limited: break
        case .pulse(let pulse): host.refusals = Refusals(count: host.refusals.count + 1, pulse: pulse)
        case .announce(let message): Announcer.announce(message)
        case .wake(let time):
            wake?.cancel()
            wake = Task { [weak self, weak field] in
                try? await Task.sleep(for: .seconds(max(0, time - SteadyClock.now)))
                guard !Task.isCancelled, let field else { return }
                self?.send(.woke, field)
            }
        }
    }
}
#endif
