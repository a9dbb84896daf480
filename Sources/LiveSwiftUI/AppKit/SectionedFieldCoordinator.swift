#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import LiveControls
import LiveFoundation

/// The configuration of a sectioned field, and its callbacks.
@MainActor struct SectionedFieldRequest {
    var text: String
    var format: SectionedFormat
    /// The validity that the app has set or was notified of.
    var validity = FieldValidity.neutral
    /// The gap between two sections, in points.
    var gap = SectionLayout.gap
    var appearance = SectionedFieldAppearance.underlined
    var showsValidityLive = false
    var prefersReducedMotion = false
    /// The label of an incorrect text; `nil` for the reason in the package's words.
    var incorrectLabel: String?
    /// The locale of announcements.
    var locale = Locale.current
    var textChanged: (String) -> Void = { _ in }
    var presented: (SectionedFieldPresentation) -> Void = { _ in }
    var validityChanged: (FieldValidity) -> Void = { _ in }
    var validate: ((String) -> FieldValidity?)?
    var completed: () -> Void = {}
    /// Called when the text turns out to be incorrect, and when a pasted one was refused.
    var refused: () -> Void = {}
}

/// The coordinator between a sectioned field and an app.
final class SectionedFieldCoordinator: SpacedTextFieldCoordinator<SectionedFieldModel> {
    private var request: SectionedFieldRequest
    private var shown: SectionedFieldPresentation?
    private var validity = ValidityExchange()

    init(_ request: SectionedFieldRequest) {
        self.request = request
        super.init(SectionedFieldModel(request.format, text: request.text))
    }

    /// The text for the native field.
    var text: String { session.model.presentation.text }

    func update(_ field: SpacedTextField, to request: SectionedFieldRequest) {
        self.request = request
        // Before the text, which resets the field's validity.
        let answer = validity.answer(in: request.validity)
        update(field, to: request.text) {
            var settings = session.model.settings
            settings.format = request.format
            settings.showsValidityLive = request.showsValidityLive
            settings.today = .current
            settings.prefersReducedMotion = request.prefersReducedMotion
            if settings != session.model.settings { send(.settingsChanged(settings), field) }
        }
        if let answer {
            let event: SectionedFieldEvent = field.window == nil ? .validityRestored(answer) : .validityAnswered(answer)
            update(field, to: request.text) { send(event, field) }
        }
        let lengths = session.model.presentation.lengths
        // Sections have no room for predicted words.
        field.help = !request.format.entry.isProse ? .none : lengths.isEmpty ? .usual : .corrections
        field.spread(geometry(field))
    }

    private func geometry(_ field: SpacedTextField) -> SectionGeometry {
        SectionGeometry(
            presentation: session.model.presentation,
            accepted: session.model.settings.format.isAmount ? .any : session.model.settings.format.accepts,
            gap: request.gap,
            appearance: request.appearance,
            fontSize: field.font?.pointSize ?? NSFont.systemFontSize
        )
    }

    override func selectionChanged(_ field: SpacedTextField) {
        let selection = session.model.presentation.selection
        let steps = session.selectionChanged(field.content, at: SteadyClock.now)
        if !steps.isEmpty || session.model.presentation.selection != selection { carryOut(steps, field) }
    }

    override func focusChanged(_ isFocused: Bool, in field: SpacedTextField) {
        if !isFocused { change(field) { $0.today = .current } }
        super.focusChanged(isFocused, in: field)
        guard isFocused else { return }
        // The click that gave the focus places the caret after this.
        Task { [weak self, weak field] in
            guard let self, let field else { return }
            carryOut(session.focusSettled(field.content, at: SteadyClock.now), field)
        }
    }

    override func submitted(_ field: SpacedTextField) {
        send(.committed, field)
        super.submitted(field)
    }

    override func mayStyle(_ field: SpacedTextField) -> Bool { session.mayStyle(field.content) }

    override func written(_ field: SpacedTextField) {
        field.spread(geometry(field))
    }

    override func show(_ model: SectionedFieldModel) {
        guard shown != model.presentation else { return }
        shown = model.presentation
        request.presented(model.presentation)
    }

    override func textChanged(to text: String) { request.textChanged(text) }

    override func carryOut(_ effect: SectionedFieldEffect, _ field: SpacedTextField) {
        switch effect {
        case .field: break
        case .completed: request.completed()
        case .validate:
            if let validity = request.validate?(text) { send(.validityAnswered(validity), field) }
        case .validityChanged(let validity):
            // The app may have answered meanwhile, also because a report after an update can be late.
            guard validity == session.model.presentation.validity else { break }
            self.validity.fieldChanged(to: validity)
            request.validityChanged(validity)
            if validity == .incorrect { request.refused() }
        case .refused: request.refused()
        case .announce(let message):
            Announcer.announce(request.incorrectLabel ?? message.text(locale: request.locale))
        case .wake(let time): wake(at: time, with: .woke, field)
        }
    }
}
#endif
