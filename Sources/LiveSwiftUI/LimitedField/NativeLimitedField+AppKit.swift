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
        let environment = context.environment
        field.contentType = environment.fieldTraits.contentType
        field.alignment = NSTextAlignment(environment.multilineTextAlignment, in: environment.layoutDirection)
        let usual = NSFont.systemFont(ofSize: NSFont.systemFontSize)
        context.coordinator.update(environment, field, usual: usual)
        context.coordinator.update(to: self, in: field)
    }
}

private final class LimitedFieldCoordinator: SpacedTextFieldCoordinator<LimitedFieldModel> {
    private var host: LimitedFieldEditor

    init(_ host: LimitedFieldEditor) {
        self.host = host
        let (overflow, counter) = (host.overflow, host.counter)
        super.init(LimitedFieldModel(limit: host.limit, overflow: overflow, counter: counter, text: host.text))
    }

    func update(to host: LimitedFieldEditor, in field: SpacedTextField) {
        self.host = host
        update(field, to: host.text) {
            if isMotionReduced != host.reduceMotion {
                isMotionReduced = host.reduceMotion
                send(.reducedMotionChanged(isMotionReduced), field)
            }
            let model = session.model
            if model.limit != host.limit { send(.limitChanged(host.limit), field) }
            if model.overflow != host.overflow { send(.overflowChanged(host.overflow), field) }
            if model.counterDisplay != host.counter { send(.counterChanged(host.counter), field) }
        }
    }

    override func show(_ model: LimitedFieldModel) {
        let presentation = model.presentation
        if host.presentation != presentation { host.presentation = presentation }
    }

    override func textChanged(to text: String) { host.text = text }

    override func carryOut(_ effect: LimitedFieldEffect, _ field: SpacedTextField) {
        switch effect {
        case .field, .limited: break
        case .pulse(let pulse): host.refusals = Refusals(count: host.refusals.count + 1, pulse: pulse)
        case .announce(let message): Announcer.announce(message)
        case .wake(let time): wake(at: time, with: .woke, field)
        }
    }
}
#endif
