#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
    import AppKit
    import LiveControls
    import LiveFoundation
    import LiveMotion
    import SwiftUI

    struct NativeSectionedField: View {
        let label: String
        @Binding var text: String
        @Binding var validity: FieldValidity
        let format: SectionedFormat
        let appearance: SectionedFieldAppearance
        let validate: (@MainActor (String) -> FieldValidity?)?
        let onComplete: (@MainActor () -> Void)?
        @State private var presentation: SectionedFieldPresentation?
        @Environment(\.accessibilityReduceMotion) private var reduceMotion
        @Environment(\.sectionedFieldLooks) private var looks
        @Environment(\.sectionedFieldViews) private var views

        var body: some View {
            let shown = presentation(of: text)
            HStack(spacing: 4) {
                if shown.lengths.count <= 1, let leading = views.leading { leading }
                field(shown)
            }
            .background(
                SectionShapes(
                    shown: shown,
                    appearance: appearance,
                    color: color(shown),
                    animation: openingAnimation(shown)
                )
            )
            .animation(reduceMotion ? nil : Animation(shown.validityMotion), value: shown.validity)
            .padding(.top, 22)
        }

        /// The text and its label.
        private func field(_ shown: SectionedFieldPresentation) -> some View {
            let look = looks[shown.validity]
            return ZStack(alignment: alignment) {
                SectionedFieldEditor(host: self, presentation: $presentation)
                    .accessibilityLabel(Text(verbatim: label))
                    .accessibilityHint(Text(verbatim: shown.description?.text() ?? ""))
                    .padding(.vertical, 4)
                HStack(spacing: 4) {
                    if let symbol = looks.labelSymbol { Image(systemName: symbol).opacity(1 - shown.opening) }
                    Text(verbatim: look.label ?? label)
                }
                .foregroundColor(color(shown))
                .scaleEffect(CGFloat(1 - (1 - SectionLayout.raisedLabelScale) * shown.opening), anchor: anchor)
                .offset(x: indent, y: CGFloat(-22 * shown.opening))
                .animation(openingAnimation(shown), value: shown.opening)
                .allowsHitTesting(false)
                .accessibilityHidden(true)
                if let symbol = look.symbol {
                    Image(systemName: symbol)
                        .foregroundColor(color(shown))
                        .frame(maxWidth: .infinity, alignment: .trailing)
                        .padding(4)
                        .allowsHitTesting(false)
                        .accessibilityHidden(true)
                }
            }
        }

        private func openingAnimation(_ shown: SectionedFieldPresentation) -> Animation? {
            reduceMotion ? nil : Animation(shown.openingMotion.motion)
        }

        private var alignment: Alignment {
            switch looks.labelAlignment {
            case .leading: .leading
            case .center: .center
            case .trailing: .trailing
            }
        }

        private var anchor: UnitPoint {
            switch looks.labelAlignment {
            case .leading: .leading
            case .center: .center
            case .trailing: .trailing
            }
        }

        /// How far the label stands from the field's edge.
        private var indent: CGFloat {
            switch looks.labelAlignment {
            case .leading: 4
            case .center: 0
            case .trailing: -4
            }
        }

        /// The editor's, or that of a text that the program has set since.
        private func presentation(of text: String) -> SectionedFieldPresentation {
            if let presentation, presentation.text == text { return presentation }
            return SectionedFieldModel(format, text: text).presentation
        }

        private func color(_ shown: SectionedFieldPresentation) -> Color {
            if let color = looks[shown.validity].color { return color }
            return switch shown.validity {
            case .neutral: shown.activeSection == nil ? .secondary : .accentColor
            case .correct: .green
            case .incorrect: .red
            }
        }
    }

    private struct SectionedFieldEditor: NSViewRepresentable {
        let host: NativeSectionedField
        @Binding var presentation: SectionedFieldPresentation?

        func makeCoordinator() -> SectionedFieldCoordinator { SectionedFieldCoordinator(self) }

        func makeNSView(context: Context) -> SpacedTextField {
            let field = SpacedTextField(string: "")
            field.isBordered = false
            field.drawsBackground = false
            field.focusRingType = .none
            field.font = .monospacedDigitSystemFont(ofSize: NSFont.systemFontSize, weight: .regular)
            field.delegate = context.coordinator
            return field
        }

        func updateNSView(_ field: SpacedTextField, context: Context) {
            field.isEnabled = context.environment.isEnabled
            context.coordinator.update(to: self, in: field)
        }
    }

    private final class SectionedFieldCoordinator: NSObject, NSTextFieldDelegate {
        private var editor: SectionedFieldEditor
        private var model: SectionedFieldModel
        private var isEditingByCore = false
        private var wake: Task<Void, Never>?

        init(_ editor: SectionedFieldEditor) {
            self.editor = editor
            model = SectionedFieldModel(editor.host.format, text: editor.host.text)
        }

        func update(to editor: SectionedFieldEditor, in field: SpacedTextField) {
            self.editor = editor
            if model.format != editor.host.format { model.send(.formatChanged(editor.host.format)) }
            if model.presentation.text != editor.host.text { model.send(.textSet(editor.host.text)) }
            let view = field.currentEditor() as? NSTextView
            if view?.hasMarkedText() != true, field.stringValue != model.presentation.display {
                field.stringValue = model.presentation.display
            }
            field.spread(over: model.presentation.lengths)
        }

        /// AppKit asks before commands, and tells of typing and pasting only when they are done.
        func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
            guard !textView.hasMarkedText(), let field = control as? NSTextField else { return false }
            let range = textView.selectedRange()
            let edit: SectionedFieldEdit
            switch commandSelector {
            case #selector(NSStandardKeyBindingResponding.deleteBackward(_:)): edit = .deleteBackward
            case #selector(NSStandardKeyBindingResponding.deleteForward(_:)): edit = .deleteForward
            case #selector(NSStandardKeyBindingResponding.deleteWordBackward(_:)): edit = .deleteSectionBackward
            case #selector(NSStandardKeyBindingResponding.deleteWordForward(_:)): edit = .deleteSectionForward
            case #selector(NSStandardKeyBindingResponding.deleteToBeginningOfLine(_:)): edit = .deleteToStart
            case #selector(NSStandardKeyBindingResponding.deleteToEndOfLine(_:)): edit = .deleteToEnd
            default: return false
            }
            let selection = range.location..<range.location + range.length
            let effects = model.send(.edit(edit, selection: selection), at: SteadyClock.now)
            carryOut(effects, field)
            return !effects.contains(.allow)
        }

        func controlTextDidBeginEditing(_ obj: Notification) {
            if let field = obj.object as? NSTextField { send(.focused, field) }
        }

        func controlTextDidChange(_ obj: Notification) {
            guard !isEditingByCore, let field = obj.object as? NSTextField,
                let view = field.currentEditor() as? NSTextView
            else { return }
            let caret = view.selectedRange().upperBound
            send(.textChanged(view.string, caret: caret, isMarked: view.hasMarkedText()), field)
        }

        func controlTextDidEndEditing(_ obj: Notification) {
            guard let field = obj.object as? NSTextField else { return }
            send(.monthChanged(.current), field)
            send(.left, field)
        }

        private func send(_ event: SectionedFieldEvent, _ field: NSTextField) {
            carryOut(model.send(event, at: SteadyClock.now), field)
        }

        private func carryOut(_ effects: [SectionedFieldEffect], _ field: NSTextField) {
            defer { (field as? SpacedTextField)?.spread(over: model.presentation.lengths) }
            // Whoever is told of something below finds the text there.
            editor.host.text = model.presentation.text
            editor.presentation = model.presentation
            let view = field.currentEditor() as? NSTextView
            for effect in effects {
                switch effect {
                case .allow: break
                case .replace(let range, let text):
                    isEditingByCore = true
                    view?.insertText(text, replacementRange: NSRange(range))
                    isEditingByCore = false
                case .select(let range): view?.setSelectedRange(NSRange(range))
                case .completed: editor.host.onComplete?()
                case .validate:
                    if let validity = editor.host.validate?(model.presentation.text) {
                        send(.validityAnswered(validity), field)
                    }
                case .validityChanged(let validity): editor.host.validity = validity
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
    }
#endif
