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
        let shown = presentation ?? SectionedFieldModel(format, text: text).presentation
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
        let field = SpacedTextField(string: context.coordinator.text)
        field.isBordered = false
        field.drawsBackground = false
        field.focusRingType = .none
        field.font = .monospacedDigitSystemFont(ofSize: NSFont.systemFontSize, weight: .regular)
        field.owner = context.coordinator
        return field
    }

    func updateNSView(_ field: SpacedTextField, context: Context) {
        field.isEnabled = context.environment.isEnabled
        let isMotionReduced = context.environment.accessibilityReduceMotion
        context.coordinator.update(to: self, isMotionReduced: isMotionReduced, in: field)
    }
}

private final class SectionedFieldCoordinator: SpacedTextFieldOwner {
    private var editor: SectionedFieldEditor
    private var session: TextFieldSession<SectionedFieldModel>
    private var isMotionReduced = false
    /// While SwiftUI updates the view, in which its state must not change.
    private var isUpdating = false
    private var wake: Task<Void, Never>?

    init(_ editor: SectionedFieldEditor) {
        self.editor = editor
        session = TextFieldSession(SectionedFieldModel(editor.host.format, text: editor.host.text))
    }

    /// What the native field is to hold.
    var text: String { session.model.presentation.text }

    func update(to editor: SectionedFieldEditor, isMotionReduced: Bool, in field: SpacedTextField) {
        self.editor = editor
        isUpdating = true
        defer { isUpdating = false }
        let format = editor.host.format
        if session.model.format != format { send(.formatChanged(format), field) }
        if self.isMotionReduced != isMotionReduced {
            self.isMotionReduced = isMotionReduced
            send(.reducedMotionChanged(isMotionReduced), field)
        }
        let native = field.content
        // A set during a composition would end it.
        if !native.isMarked, !session.holds(editor.host.text) {
            carryOut(session.set(editor.host.text, native: native, at: SteadyClock.now), field)
        }
        field.spread(over: session.model.presentation.lengths)
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

    func selectionChanged(_ field: SpacedTextField) {
        let active = session.model.presentation.activeSection
        let steps = session.selectionChanged(field.content, at: SteadyClock.now)
        if !steps.isEmpty || session.model.presentation.activeSection != active { carryOut(steps, field) }
    }

    func focusChanged(_ isFocused: Bool, in field: SpacedTextField) {
        if !isFocused { send(.monthChanged(.current), field) }
        carryOut(session.focusChanged(isFocused, native: field.content, at: SteadyClock.now), field)
        guard isFocused else { return }
        // The click that gave the focus places the caret after this.
        Task { [weak self, weak field] in
            guard let self, let field else { return }
            carryOut(session.focusSettled(field.content, at: SteadyClock.now), field)
        }
    }

    func mayStyle(_ field: SpacedTextField) -> Bool { session.mayStyle(field.content) }

    private func send(_ event: SectionedFieldEvent, _ field: SpacedTextField) {
        carryOut(session.send(event, native: field.content, at: SteadyClock.now), field)
    }

    private func carryOut(_ steps: [TextFieldSession<SectionedFieldModel>.Step], _ field: SpacedTextField) {
        for case .write(let write) in steps { field.carryOut(write) }
        field.spread(over: session.model.presentation.lengths)
        guard isUpdating else { return tell(steps, field) }
        Task { [weak self, weak field] in
            if let self, let field { tell(steps, field) }
        }
    }

    /// Tells the app; the text stands in the native field.
    private func tell(_ steps: [TextFieldSession<SectionedFieldModel>.Step], _ field: SpacedTextField) {
        let presentation = session.model.presentation
        if editor.presentation != presentation { editor.presentation = presentation }
        for step in steps {
            switch step {
            case .write, .style: break
            case .textChanged: editor.host.text = presentation.text
            case .effect(let effect): carryOut(effect, field)
            }
        }
    }

    private func carryOut(_ effect: SectionedFieldEffect, _ field: SpacedTextField) {
        switch effect {
        case .field: break
        case .completed: editor.host.onComplete?()
        case .validate:
            if let validity = editor.host.validate?(session.model.presentation.text) {
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
#endif
