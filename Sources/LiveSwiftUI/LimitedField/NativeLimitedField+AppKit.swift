#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import LiveControls
import LiveFoundation
import LiveText
import SwiftUI

struct NativeLimitedField: View {
    let title: String
    @Binding var text: String
    let settings: LimitedFieldSettings
    @State private var presentation: LimitedFieldPresentation?
    @State private var refusals = Refusals()
    @State private var pulse: CounterPulse?
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.fieldTraits) private var traits
    @Environment(\.locale) private var locale

    var body: some View {
        let settings = currentSettings
        let shown = presentation ?? LimitedFieldModel(settings, text: text).presentation
        HStack(alignment: .firstTextBaseline) {
            LimitedFieldEditor(
                title: title,
                text: $text,
                presentation: $presentation,
                refusals: $refusals,
                settings: settings
            )
            // The error isn't in the hint, because people turn hints off.
            .accessibilityLabel(Text(verbatim: shown.error?.text(after: title, in: locale) ?? title))
            .accessibilityInputLabels([Text(verbatim: title)])
            .accessibilityHint(Text(verbatim: shown.description?.text(locale: locale) ?? ""))
            if !shown.counter.isEmpty {
                ZStack(alignment: .trailing) {
                    Text(verbatim: isWorded ? shown.widestCounterText(locale: locale) : shown.widestCounter).hidden()
                    Text(verbatim: isWorded ? shown.counterText(locale: locale) : shown.counter)
                        .foregroundStyle(counterColor(shown))
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

    private var isWorded: Bool { traits.counterWording == .remaining }

    private var currentSettings: LimitedFieldSettings {
        var settings = settings
        settings.prefersReducedMotion = reduceMotion
        return settings
    }

    private func counterColor(_ shown: LimitedFieldPresentation) -> Color {
        shown.stage == .over ? traits.overLimitColor ?? .role(.incorrect) : traits.counterColor ?? .role(.quiet)
    }

    /// Animates the pulse, forward and back.
    private func play(_ pulse: CounterPulse?) async {
        guard let pulse else { return }
        withAnimation(.easeInOut(duration: pulse.duration)) { self.pulse = pulse }
        try? await Task.sleep(for: .seconds(pulse.duration))
        withAnimation(.easeInOut(duration: pulse.duration)) { self.pulse = nil }
        // The task runs again when the field comes back into view.
        refusals.pulse = nil
    }
}

/// The number of refused or trimmed edits, and the pulse that shows the last one.
private struct Refusals {
    var count = 0
    var pulse: CounterPulse?
}

private struct LimitedFieldEditor: NSViewRepresentable {
    let title: String
    @Binding var text: String
    @Binding var presentation: LimitedFieldPresentation?
    @Binding var refusals: Refusals
    let settings: LimitedFieldSettings

    func makeCoordinator() -> FieldHost<LimitedFieldCoordinator> {
        FieldHost(LimitedFieldCoordinator(request(EnvironmentValues())))
    }

    func makeNSView(context: Context) -> SpacedTextField {
        let host = context.coordinator
        let field = SpacedTextField(string: text)
        host.setUp(field)
        field.owner = host.coordinator
        host.coordinator.onFocus = { [weak host] in host?.focusChanged($0) }
        return field
    }

    static func dismantleNSView(_ view: SpacedTextField, coordinator: FieldHost<LimitedFieldCoordinator>) {
        coordinator.coordinator.close()
    }

    func updateNSView(_ field: SpacedTextField, context: Context) {
        let (environment, host) = (context.environment, context.coordinator)
        let traits = environment.fieldTraits
        host.update([field], environment, title: title, usual: { .systemFont(ofSize: $0) }) {
            field.placeholderString = traits.isPlaceholderHidden ? nil : title
            field.contentType = traits.contentType
            let alignment = NSTextAlignment(environment.multilineTextAlignment, in: environment.layoutDirection)
            if field.alignment != alignment { field.alignment = alignment }
            host.coordinator.onSubmit = traits.submission
            host.coordinator.update(field, to: request(environment))
        }
        host.updateFocus(of: field)
    }

    private func request(_ environment: EnvironmentValues) -> LimitedFieldRequest {
        LimitedFieldRequest(
            text: text,
            settings: settings,
            isCorrecting: !environment.autocorrectionDisabled,
            locale: environment.locale,
            textChanged: { text = $0 },
            presented: { presentation = $0 },
            pulsed: { refusals = Refusals(count: refusals.count + 1, pulse: $0) },
            limited: { environment.fieldTraits.limitReached.forEach { $0() } }
        )
    }
}
#endif
