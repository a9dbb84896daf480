#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import LiveControls
import LiveFoundation
import LiveText

/// The configuration of a limited field, and its callbacks.
@MainActor struct LimitedFieldRequest {
    var text: String
    var settings: LimitedFieldSettings
    /// Whether automatic correction follows the person's settings.
    var isCorrecting = true
    /// The locale of announcements.
    var locale = Locale.current
    var textChanged: (String) -> Void = { _ in }
    var presented: (LimitedFieldPresentation) -> Void = { _ in }
    var pulsed: (CounterPulse) -> Void = { _ in }
    var limited: () -> Void = {}
}

/// The coordinator between a limited field and an app.
final class LimitedFieldCoordinator: SpacedTextFieldCoordinator<LimitedFieldModel> {
    private var request: LimitedFieldRequest
    private var shown: LimitedFieldPresentation?

    init(_ request: LimitedFieldRequest) {
        self.request = request
        super.init(LimitedFieldModel(request.settings, text: request.text))
    }

    func update(_ field: SpacedTextField, to request: LimitedFieldRequest) {
        self.request = request
        // Inline predictions would be counted.
        field.help = !request.isCorrecting ? .punctuation : request.settings.limit.isUnlimited ? .usual : .corrections
        update(field, to: request.text) {
            if session.model.settings != request.settings { send(.settingsChanged(request.settings), field) }
        }
    }

    override func show(_ model: LimitedFieldModel) {
        guard shown != model.presentation else { return }
        shown = model.presentation
        request.presented(model.presentation)
    }

    override func textChanged(to text: String) { request.textChanged(text) }

    override func carryOut(_ effect: LimitedFieldEffect, _ field: SpacedTextField) {
        switch effect {
        case .field: break
        case .limited: request.limited()
        case .pulse(let pulse): request.pulsed(pulse)
        case .announce(let message): Announcer.announce(message, locale: request.locale)
        case .wake(let time): wake(at: time, with: .woke, field)
        }
    }
}
#endif
