import LiveControls

/// A rolling number in a Foundation format. It computes what a host draws, independent of the drawing API.
package struct NumberRollSession: Sendable {
    private var model = NumberTextModel(transition: .roll)
    private var layout = NumberRollLayout()
    private var style: (any Hashable & Sendable)?
    /// The input of the layout before the next frame.
    private var pending: NumberRollTask?

    /// The final text, which is shown at rest and which VoiceOver reads.
    package private(set) var finalText = ""
    /// The ten digits of the wheels.
    package private(set) var digits: [String] = []

    /// Creates a session that shows no number.
    package init() {}

    /// The parts to draw while the number rolls; empty at rest and before the layout.
    package var parts: [NumberRollPart] { layout.parts }
    /// Whether the number rolls.
    package private(set) var isRolling = false
    /// The maximum number of parts.
    package private(set) var partCount = 0

    /// Shows a number.
    ///
    /// A number whose digits can't roll appears at once.
    ///
    /// - Parameters:
    ///   - number: The number.
    ///   - settings: The duration, the trend, and the number after which it starts again at 0.
    ///   - animated: Whether to roll to the number.
    ///   - isRightToLeft: The direction of the interface.
    ///   - anchor: The fraction of the number's width that stays in place: 0 for the left edge, 1 for the right edge.
    ///   - time: The time, in seconds.
    /// - Returns: The effects for the host.
    package mutating func show(
        _ number: CountedNumber,
        settings: NumberTextSettings = NumberTextSettings(),
        animated: Bool,
        isRightToLeft: Bool,
        anchor: Double,
        at time: Double
    ) -> [NumberTextEffect] {
        finalText = number.finalText
        let (old, new) = (model.number, number.formatted)
        let isReformatted = new.value == old?.value && style.map { AnyHashable($0) } != AnyHashable(number.style)
        style = number.style
        model.change(at: time) {
            $0 = settings
            $0.transition = .roll
            $0.digits = number.digits
            $0.isVisible = animated && !new.digits.isEmpty
        }
        let effects = model.send(isReformatted ? .formatChanged(new) : .valueChanged(new), at: time)
        guard let roll = model.presentation.roll else {
            rest()
            return effects
        }
        // The number has not changed, so the current movement continues.
        guard !effects.isEmpty else { return [] }
        digits = roll.digits
        isRolling = true
        partCount = roll.wheels.count + roll.marks.count + 2
        pending = NumberRollTask(
            roll: roll,
            sides: NumberSides(new, isRightToLeft: isRightToLeft),
            before: (old?.prefix ?? "", old?.suffix ?? ""),
            anchor: anchor,
            time: time
        )
        return effects
    }

    /// Lays out the parts if a number was shown since the last layout. Call this before each drawing.
    ///
    /// - Parameter width: Returns a text's width in the host's font, in points.
    package mutating func layOut(width: (String) -> Double) {
        guard let pending else { return }
        self.pending = nil
        layout.roll(pending, width: width)
    }

    /// Ends the movement if its time has come.
    package mutating func wake(at time: Double) -> [NumberTextEffect] { take(model.send(.woke, at: time)) }

    /// Ends the movement.
    package mutating func finish(at time: Double) -> [NumberTextEffect] {
        take(model.change(at: time) { $0.isVisible = false })
    }

    private mutating func take(_ effects: [NumberTextEffect]) -> [NumberTextEffect] {
        if model.presentation.roll == nil { rest() }
        return effects
    }

    private mutating func rest() {
        layout = NumberRollLayout()
        pending = nil
        isRolling = false
        partCount = 0
    }
}
