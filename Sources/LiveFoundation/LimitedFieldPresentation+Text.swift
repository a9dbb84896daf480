public import Foundation
public import LiveControls

extension LimitedFieldPresentation {
    /// The localized text of the counter's message, such as `148 left`, or an empty string if there is none.
    public func counterText(locale: Locale = .current) -> String { counterMessage?.text(locale: locale) ?? "" }

    /// A text that is as wide as the counter's message gets while the text is within its limit. Over the limit, it's that
    /// message.
    public func widestCounterText(locale: Locale = .current) -> String {
        let text = counterText(locale: locale)
        guard let remaining, remaining >= 0 else { return text }
        let widest = ControlMessage(.counterRemaining, max(0, count) &+ remaining).text(locale: locale)
        return widest.count < text.count ? text : widest
    }
}
