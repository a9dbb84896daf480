import LiveControls
import LiveText

/// A rolling number in a Foundation format. It computes what a host draws, independent of the drawing API.
package struct NumberRollSession: Sendable {
    private var model = NumberTextModel(transition: .roll)
    private var layout = NumberRollLayout()
    private var reader: NumberReader?
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
    /// If the core cannot write the format, the number appears at once.
    ///
    /// - Parameters:
    ///   - number: The number.
    ///   - animated: Whether to roll to the number.
    ///   - isRightToLeft: The direction of the interface.
    ///   - anchor: The fraction of the number's width that stays in place: 0 for the left edge, 1 for the right edge.
    ///   - time: The time, in seconds.
    /// - Returns: The effects for the host.
    package mutating func show(
        _ number: CountedNumber,
        animated: Bool,
        isRightToLeft: Bool,
        anchor: Double,
        at time: Double
    ) -> [NumberTextEffect] {
        let old = WrittenNumber(finalText)
        finalText = number.finalText
        let read = self.read(number)
        model.change(at: time) {
            if let read { $0.format = read.format }
            $0.isVisible = animated && read != nil
        }
        let effects = model.send(.valueChanged(read?.number ?? .notANumber), at: time)
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
            sides: NumberSides(finalText, isRightToLeft: isRightToLeft),
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

    private mutating func read(_ number: CountedNumber) -> (number: DecimalNumber, format: NumberFormat)? {
        guard number.value.isFinite else { return nil }
        if style.map({ AnyHashable($0) }) != AnyHashable(number.style) {
            reader = NumberReader(number.sample)
            style = number.style
        }
        return reader?.read(number.finalText, isNegative: number.value < 0)
    }
}
