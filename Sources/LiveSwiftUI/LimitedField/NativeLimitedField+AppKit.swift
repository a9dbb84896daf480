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
            let shown = presentation(of: text)
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

        /// The editor's, or that of a text that the program has set since.
        private func presentation(of text: String) -> LimitedFieldPresentation {
            if let presentation, presentation.text == text { return presentation }
            return LimitedFieldModel(limit: limit, overflow: overflow, counter: counter, text: text).presentation
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

        func makeCoordinator() -> Coordinator {
            Coordinator(self, LimitedFieldModel(limit: limit, overflow: overflow, counter: counter, text: text))
        }

        func makeNSView(context: Context) -> NSTextField {
            let field = NSTextField(string: text)
            field.delegate = context.coordinator
            return field
        }

        func updateNSView(_ field: NSTextField, context: Context) {
            field.placeholderString = title
            field.isEnabled = context.environment.isEnabled
            context.coordinator.update(to: self, in: field)
        }
    }

    private final class Coordinator: NSObject, NSTextFieldDelegate {
        private var host: LimitedFieldEditor
        private var model: LimitedFieldModel
        private var reports = EditReports()
        private var isCorrecting = false
        private var wake: Task<Void, Never>?

        init(_ host: LimitedFieldEditor, _ model: LimitedFieldModel) {
            self.host = host
            self.model = model
        }

        func update(to host: LimitedFieldEditor, in field: NSTextField) {
            self.host = host
            model.send(.reducedMotionChanged(host.reduceMotion))
            if model.limit != host.limit { model.send(.limitChanged(host.limit)) }
            if model.overflow != host.overflow { model.send(.overflowChanged(host.overflow)) }
            if model.counterDisplay != host.counter { model.send(.counterChanged(host.counter)) }
            let editor = field.currentEditor() as? NSTextView
            // A set during a composition would end it.
            if editor?.hasMarkedText() != true, field.stringValue != host.text {
                field.stringValue = host.text
                model.send(.textChanged(host.text))
            }
        }

        func controlTextDidBeginEditing(_ obj: Notification) {
            if let field = obj.object as? NSTextField { send([.focusChanged(true)], field) }
        }

        func controlTextDidChange(_ obj: Notification) {
            guard !isCorrecting, let field = obj.object as? NSTextField,
                let editor = field.currentEditor() as? NSTextView
            else { return }
            let caret = editor.selectedRange().upperBound
            send(reports.events(text: editor.string, caret: caret, isMarked: editor.hasMarkedText()), field)
        }

        func controlTextDidEndEditing(_ obj: Notification) {
            guard let field = obj.object as? NSTextField else { return }
            send(reports.endEvents(text: field.stringValue, caret: field.stringValue.utf16.count), field)
        }

        private func send(_ events: [LimitedFieldEvent], _ field: NSTextField) {
            for event in events {
                for effect in model.send(event, at: SteadyClock.now) { carryOut(effect, field) }
            }
            host.text = field.stringValue
            host.presentation = model.presentation
        }

        private func carryOut(_ effect: LimitedFieldEffect, _ field: NSTextField) {
            switch effect {
            case .refuse, .limited: break
            case .pulse(let pulse): host.refusals = Refusals(count: host.refusals.count + 1, pulse: pulse)
            case .perform(let edit): perform(edit, field)
            case .announce(let message): Announcer.announce(message)
            case .wake(let time):
                wake?.cancel()
                wake = Task { [weak self, weak field] in
                    try? await Task.sleep(for: .seconds(max(0, time - SteadyClock.now)))
                    guard !Task.isCancelled, let field else { return }
                    self?.send([.woke], field)
                }
            }
        }

        private func perform(_ edit: TextEdit, _ field: NSTextField) {
            isCorrecting = true
            defer { isCorrecting = false }
            guard let editor = field.currentEditor() as? NSTextView else {
                field.stringValue = edit.applied(to: field.stringValue)
                return
            }
            editor.insertText(edit.replacement, replacementRange: NSRange(edit.range))
            editor.setSelectedRange(NSRange(location: edit.caret, length: 0))
        }
    }
#endif
