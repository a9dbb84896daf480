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
    @Environment(\.locale) private var locale
    @Environment(\.fieldFocus) private var focus
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
                .attached(to: focus)
                .accessibilityLabel(Text(verbatim: label))
                .accessibilityHint(Text(verbatim: shown.description?.text() ?? ""))
                .padding(.vertical, 4)
            HStack(spacing: 4) {
                if let image = looks.labelImage.shown { image.opacity(1 - shown.opening) }
                Text(verbatim: look.title?.text(in: locale) ?? label)
            }
            .foregroundColor(color(shown))
            .scaleEffect(CGFloat(1 - (1 - SectionLayout.raisedLabelScale) * shown.opening), anchor: anchor)
            .offset(x: indent, y: CGFloat(-22 * shown.opening))
            .animation(openingAnimation(shown), value: shown.opening)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
            if let image = look.fieldImage.shown {
                image
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

extension SectionedFormat {
    /// AppKit's name for what autofill offers.
    fileprivate var contentType: NSTextContentType? { entry.purpose == .oneTimeCode ? .oneTimeCode : nil }
}

private struct SectionedFieldEditor: NSViewRepresentable {
    let host: NativeSectionedField
    @Binding var presentation: SectionedFieldPresentation?

    private var usualFont: NSFont { .monospacedDigitSystemFont(ofSize: NSFont.systemFontSize, weight: .regular) }

    func makeCoordinator() -> SectionedFieldCoordinator { SectionedFieldCoordinator(self) }

    func makeNSView(context: Context) -> SpacedTextField {
        let field = SpacedTextField(string: context.coordinator.text)
        field.isBordered = false
        field.drawsBackground = false
        field.focusRingType = .none
        field.font = usualFont
        field.owner = context.coordinator
        return field
    }

    func updateNSView(_ field: SpacedTextField, context: Context) {
        let environment = context.environment
        field.contentType = environment.fieldTraits.contentType ?? host.format.contentType
        context.coordinator.update(environment, field, usual: usualFont)
        context.coordinator.update(to: self, isMotionReduced: environment.accessibilityReduceMotion, in: field)
    }
}

private final class SectionedFieldCoordinator: SpacedTextFieldCoordinator<SectionedFieldModel> {
    private var editor: SectionedFieldEditor

    init(_ editor: SectionedFieldEditor) {
        self.editor = editor
        super.init(SectionedFieldModel(editor.host.format, text: editor.host.text))
    }

    /// What the native field is to hold.
    var text: String { session.model.presentation.text }

    func update(to editor: SectionedFieldEditor, isMotionReduced: Bool, in field: SpacedTextField) {
        self.editor = editor
        update(field, to: editor.host.text) {
            let format = editor.host.format
            if session.model.format != format { send(.formatChanged(format), field) }
            if self.isMotionReduced != isMotionReduced {
                self.isMotionReduced = isMotionReduced
                send(.reducedMotionChanged(isMotionReduced), field)
            }
        }
        field.spread(over: session.model.presentation.lengths)
    }

    override func selectionChanged(_ field: SpacedTextField) {
        let active = session.model.presentation.activeSection
        let steps = session.selectionChanged(field.content, at: SteadyClock.now)
        if !steps.isEmpty || session.model.presentation.activeSection != active { carryOut(steps, field) }
    }

    override func focusChanged(_ isFocused: Bool, in field: SpacedTextField) {
        if !isFocused { send(.monthChanged(.current), field) }
        super.focusChanged(isFocused, in: field)
        guard isFocused else { return }
        // The click that gave the focus places the caret after this.
        Task { [weak self, weak field] in
            guard let self, let field else { return }
            carryOut(session.focusSettled(field.content, at: SteadyClock.now), field)
        }
    }

    override func mayStyle(_ field: SpacedTextField) -> Bool { session.mayStyle(field.content) }

    override func written(_ field: SpacedTextField) { field.spread(over: session.model.presentation.lengths) }

    override func show(_ model: SectionedFieldModel) {
        let presentation = model.presentation
        if editor.presentation != presentation { editor.presentation = presentation }
    }

    override func textChanged(to text: String) { editor.host.text = text }

    override func carryOut(_ effect: SectionedFieldEffect, _ field: SpacedTextField) {
        switch effect {
        case .field: break
        case .completed: editor.host.onComplete?()
        case .validate:
            if let validity = editor.host.validate?(text) { send(.validityAnswered(validity), field) }
        case .validityChanged(let validity): editor.host.validity = validity
        case .announce(let message): Announcer.announce(message)
        case .wake(let time): wake(at: time, with: .woke, field)
        }
    }
}
#endif
