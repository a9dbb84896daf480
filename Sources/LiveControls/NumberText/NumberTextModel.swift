import LiveMotion
import LiveText
import LiveUnicode

/// A number that counts or rolls to its new value.
///
/// ```swift
/// import LiveControls
/// import LiveText
///
/// var number = NumberTextModel(value: DecimalNumber("0"))
/// number.send(.valueChanged(DecimalNumber("9007199254740993")!), at: 0)
/// number.presentation.finalText    // "9,007,199,254,740,993"
/// number.send(.frame, at: 0.2)
/// number.presentation.text         // somewhere on the way
/// ```
///
/// The numbers on the way are computed as `Double`s; the last one is the exact value. All times are in seconds on one steady
/// clock of the host's choice.
public struct NumberTextModel: Sendable {
    /// How a number counts unless told otherwise: it sets out fast and arrives softly.
    public static let defaultMotion = Motion.spring(Spring(response: 0.8, dampingRatio: 1))

    /// How the number goes to its new values.
    public private(set) var notation: NumberNotation
    /// How it is written.
    public private(set) var format: NumberFormat
    /// The latest value; `nil` before the first one.
    public private(set) var value: DecimalNumber?

    private let motion: Motion
    private var prefersReducedMotion = false
    private var isVisible = true
    private var clock = EventClock()

    private var writer = NumberWriter()
    /// The text that is to be seen, as UTF-8.
    package private(set) var shownBytes: [UInt8] = []
    private var finalBytes: [UInt8] = []
    private var affixes = NumberAffixes()

    /// Whether the text changes from frame to frame.
    public private(set) var isCounting = false
    private var count = Animated(0.0)
    /// How many decimals are shown on the way; `nil` where the format's own rule holds.
    private var fractionOnTheWay: Int?

    private var rolling = RollingNumber()
    private var wakeTime: Double?

    /// Creates a number.
    ///
    /// - Parameters:
    ///   - value: What it shows at first, at rest; `nil` for nothing.
    ///   - format: How it is written.
    ///   - notation: How it goes to its new values.
    ///   - motion: How it counts.
    public init(
        value: DecimalNumber? = nil,
        format: NumberFormat = NumberFormat(),
        notation: NumberNotation = .count,
        motion: Motion = defaultMotion
    ) {
        self.value = value
        self.format = format
        self.notation = notation
        self.motion = motion
        showFinal()
    }

    /// Takes in an event and answers with what the host is to do.
    ///
    /// - Parameters:
    ///   - event: What happened.
    ///   - time: When, in seconds. A time before that of an earlier event counts as the earlier event's.
    /// - Returns: Mostly nothing.
    /// - Complexity: O(*n*) in the digits that are shown; no allocation for a frame, once the number has been shown.
    @discardableResult
    public mutating func send(_ event: NumberTextEvent, at time: Double = 0) -> [NumberTextEffect] {
        clock.advance(to: time)
        switch event {
        case .valueChanged(let value):
            return move(to: value)
        case .formatChanged(let format):
            return change(to: format)
        case .notationChanged(let notation):
            self.notation = notation
            return finish()
        case .reducedMotionChanged(let isReduced):
            prefersReducedMotion = isReduced
            return isReduced ? finish() : []
        case .visibilityChanged(let isVisible):
            self.isVisible = isVisible
            return isVisible ? [] : finish()
        case .frame:
            advance(to: clock.now)
            return isCounting || !hasJustSettled ? [] : [.settled]
        case .woke:
            guard let wakeTime else { return [] }
            return clock.hasReached(wakeTime) ? finish() : [.wake(at: wakeTime)]
        }
    }

    /// Whether the latest frame was the last one.
    private var hasJustSettled = false

    /// Shows a frame of a number that counts.
    ///
    /// - Returns: Whether the text has changed.
    /// - Complexity: O(*n*) in the digits that are shown, no allocation.
    @discardableResult
    package mutating func advance(to time: Double) -> Bool {
        clock.advance(to: time)
        hasJustSettled = false
        guard isCounting else { return false }
        if count.isSettled(at: clock.now) {
            isCounting = false
            hasJustSettled = true
            return showFinal()
        }
        writer.write(count.value(at: clock.now), fraction: fractionOnTheWay, in: format)
        return showWritten()
    }

    /// All that a host needs to draw the number.
    public var presentation: NumberTextPresentation {
        NumberTextPresentation(
            text: Self.text(shownBytes),
            finalText: Self.text(finalBytes),
            isCounting: isCounting,
            roll: rolling.isEmpty
                ? nil : NumberRoll(rolling, prefix: affixes.prefix, suffix: affixes.suffix, in: format, at: clock.now)
        )
    }

    static func text(_ bytes: [UInt8]) -> String {
        String(utf8Bytes: bytes[...])
    }
}

extension NumberTextModel {
    private mutating func move(to newValue: DecimalNumber) -> [NumberTextEffect] {
        guard newValue != value else { return [] }
        let oldValue = value
        value = newValue
        guard let oldValue, canMove(from: oldValue, to: newValue) else {
            endMotion()
            showFinal()
            return oldValue == nil ? [] : [.settled]
        }
        switch notation {
        case .count: return count(from: oldValue, to: newValue)
        case .roll: return roll(from: oldValue, to: newValue)
        }
    }

    private func canMove(from oldValue: DecimalNumber, to newValue: DecimalNumber) -> Bool {
        isVisible && !prefersReducedMotion && (newValue.approximation - oldValue.approximation).isFinite
    }

    /// Ends what is under way at its goal.
    private mutating func finish() -> [NumberTextEffect] {
        guard isCounting || !rolling.isEmpty else { return [] }
        endMotion()
        showFinal()
        return [.settled]
    }

    private mutating func endMotion() {
        isCounting = false
        rolling = RollingNumber()
        wakeTime = nil
    }

    private mutating func change(to format: NumberFormat) -> [NumberTextEffect] {
        self.format = format
        guard isCounting else {
            let effects = finish()
            showFinal()
            return effects
        }
        writeFinal()
        advance(to: clock.now)
        return []
    }

    private mutating func count(from oldValue: DecimalNumber, to newValue: DecimalNumber) -> [NumberTextEffect] {
        let state = isCounting ? count.state(at: clock.now) : MotionState(value: oldValue.approximation)
        let wasCounting = isCounting
        writeFinal()
        guard wasCounting || finalBytes != shownBytes else { return [.settled] }
        let target = newValue.approximation
        count = Animated(state.value, epsilon: epsilon(from: state.value, to: target))
        count.start(from: state, to: target, with: motion, at: clock.now)
        isCounting = true
        return []
    }

    /// What is too little to be seen: half of the last digit, or a hundred-thousandth of the way, as the last digits of a
    /// long number would else creep for seconds.
    private func epsilon(from start: Double, to target: Double) -> Double {
        let way = (target - start).magnitude
        guard let fractionOnTheWay else { return max(way, target.magnitude) * 1e-4 }
        return max(0.5.scaled(byPowerOfTen: -(fractionOnTheWay &+ format.scale)), way * 1e-5)
    }

    private mutating func roll(from oldValue: DecimalNumber, to newValue: DecimalNumber) -> [NumberTextEffect] {
        let oldAffixes = affixes
        if rolling.isEmpty {
            writer.write(oldValue, in: format)
            guard RollingNumber.fits(writer.layout) else { return showAtOnce() }
            rolling.rest(at: writer.layout, in: format)
        }
        writeFinal()
        guard RollingNumber.fits(writer.layout), !rolling.isEmpty else { return showAtOnce() }
        rolling.roll(
            to: writer.layout,
            in: format,
            isGrowing: newValue.approximation.magnitude >= oldValue.approximation.magnitude,
            affixesChanged: (affixes.prefix != oldAffixes.prefix, affixes.suffix != oldAffixes.suffix),
            at: clock.now
        )
        showFinal()
        let settlingTime = rolling.settlingTime
        guard settlingTime > clock.now else { return showAtOnce() }
        wakeTime = settlingTime
        return [.wake(at: settlingTime)]
    }

    private mutating func showAtOnce() -> [NumberTextEffect] {
        endMotion()
        showFinal()
        return [.settled]
    }

    /// Writes the value in full, without showing it.
    private mutating func writeFinal() {
        guard let value else { return }
        writer.write(value, in: format)
        finalBytes.removeAll(keepingCapacity: true)
        finalBytes.append(contentsOf: writer.bytes)
        affixes = value.isFinite ? writer.layout.affixes(in: format) : NumberAffixes()
        fractionOnTheWay = format.fractionOnTheWay(to: writer.layout)
    }

    /// - Returns: Whether the text has changed.
    @discardableResult
    private mutating func showFinal() -> Bool {
        guard value != nil else { return false }
        writeFinal()
        return showWritten()
    }

    private mutating func showWritten() -> Bool {
        guard writer.bytes != shownBytes else { return false }
        writer.swapBytes(with: &shownBytes)
        return true
    }
}

extension NumberFormat {
    /// How many decimals a number shows on its way: as many as it will have in the end, so that they do not flicker.
    /// `nil` where the number of digits, not that of decimals, is what is fixed.
    fileprivate func fractionOnTheWay(to layout: borrowing NumberLayout) -> Int? {
        guard !symbols.isCompact, case .fraction = rounding.precision else { return nil }
        return layout.fractionCount
    }
}
