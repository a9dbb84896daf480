public import LiveControls

extension LimitedFieldPresentation {
    /// The localized text of the counter's message, such as `148 left`, or an empty string if there is none.
    public var counterText: String { counterMessage?.text() ?? "" }

    /// A text that is as wide as the counter's message gets while the text is within its limit. Over the limit, it's that
    /// message.
    public var widestCounterText: String {
        guard let remaining, remaining >= 0 else { return counterText }
        let widest = ControlMessage(.counterRemaining, max(0, count) &+ remaining).text()
        return widest.count < counterText.count ? counterText : widest
    }
}
