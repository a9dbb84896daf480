import LiveControls
import LiveText

/// A number of Foundation's that rolls: what a host draws, whatever it draws it with.
package struct NumberRollSession: Sendable {
    private var model = NumberTextModel(notation: .roll)
    private var layout = NumberRollLayout()
    private var reader: NumberReader?
    private var style: (any Hashable & Sendable)?
    /// What is to be laid out before the next frame.
    private var pending: NumberRollTask?

    /// The text at the end: what is shown at rest, and what VoiceOver reads.
    package private(set) var finalText = ""
    /// The ten digits of the wheels.
    package private(set) var digits: [String] = []

    /// Creates a session that shows nothing.
    package init() {}

    /// What is to be drawn while the number rolls; empty at rest, and until it is laid out.
    package var parts: [NumberRollPart] { layout.parts }
    /// Whether the number rolls.
    package private(set) var isRolling = false
    /// How many parts there are at most.
    package private(set) var partCount = 0

    /// Goes to a number.
    ///
    /// A format that the core cannot write shows the number at once.
    ///
    /// - Parameters:
    ///   - number: The number.
    ///   - animated: Whether it rolls there.
    ///   - isRightToLeft: The direction of the interface.
    ///   - anchor: Which part of the number's width stays where it is: 0 for its left edge, 1 for its right.
    ///   - time: When, in seconds.
    /// - Returns: What is left to be done about it.
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
        if let format = read?.format, format != model.format { model.send(.formatChanged(format), at: time) }
        model.send(.visibilityChanged(animated && read != nil), at: time)
        let effects = model.send(.valueChanged(read?.number ?? .notANumber), at: time)
        guard let roll = model.presentation.roll else {
            rest()
            return effects
        }
        // The same number again: all goes on as it was.
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

    /// Gives the parts their places, if a number was shown since the last time. To be called before each drawing.
    ///
    /// - Parameter width: A text's width in the host's font, in points.
    package mutating func layOut(width: (String) -> Double) {
        guard let pending else { return }
        self.pending = nil
        layout.roll(pending, width: width)
    }

    /// Ends what rolls, if its time has come.
    package mutating func wake(at time: Double) -> [NumberTextEffect] { take(model.send(.woke, at: time)) }

    /// Ends what rolls.
    package mutating func finish(at time: Double) -> [NumberTextEffect] {
        take(model.send(.visibilityChanged(false), at: time))
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
