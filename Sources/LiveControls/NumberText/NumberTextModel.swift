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
/// The intermediate numbers are computed as `Double` values, and the final number is the exact value. All times are in
/// seconds on one monotonic clock that the host provides.
public struct NumberTextModel: ControlModel {
    /// The settings.
    public private(set) var settings: NumberTextSettings
    /// The latest value, or `nil` before the first one.
    public private(set) var value: DecimalNumber?

    private var clock = EventClock()

    private var writer = NumberWriter()
    /// The currently visible text, as UTF-8.
    package private(set) var shownBytes: [UInt8] = []
    private var finalBytes: [UInt8] = []
    private var affixes = NumberAffixes()

    /// A Boolean value that indicates whether the text changes from frame to frame.
    public private(set) var isCounting = false
    private var count = Animated(0.0)
    /// The number of decimals to show while counting, or `nil` if the format's own rule applies.
    private var fractionOnTheWay: Int?

    private var rolling = RollingNumber()
    private var wakeTime: Double?

    /// Creates a number.
    ///
    /// - Parameters:
    ///   - settings: The settings.
    ///   - value: The initial value, shown at rest, or `nil` to show nothing.
    public init(_ settings: NumberTextSettings, value: DecimalNumber? = nil) {
        self.settings = settings
        self.value = value
        showFinal()
    }

    /// Creates a number.
    ///
    /// - Parameters:
    ///   - value: The initial value, shown at rest, or `nil` to show nothing.
    ///   - format: The format of the number.
    ///   - transition: The way in which the number moves to new values.
    ///   - motion: The motion of counting.
    public init(
        value: DecimalNumber? = nil,
        format: NumberFormat = NumberFormat(),
        transition: NumberTransition = .count,
        motion: Motion = NumberTextSettings.defaultMotion
    ) {
        self.init(NumberTextSettings(format: format, transition: transition, motion: motion), value: value)
    }

    /// Handles an event and returns the effects for the host to perform.
    ///
    /// - Parameters:
    ///   - event: The event to handle.
    ///   - time: The time of the event, in seconds. A time earlier than the previous event's counts as the previous
    ///     event's time.
    /// - Returns: The effects to perform. The array is usually empty.
    /// - Complexity: O(*n*) in the number of digits shown. After the number was first shown, a frame allocates no
    ///   memory.
    @discardableResult
    public mutating func send(_ event: NumberTextEvent, at time: Double = 0) -> [NumberTextEffect] {
        clock.advance(to: time)
        switch event {
        case .valueChanged(let value):
            return move(to: value)
        case .settingsChanged(let settings):
            return change(to: settings)
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

    /// Updates the text for a frame while the number counts.
    ///
    /// - Returns: `true` if the text changed.
    /// - Complexity: O(*n*) in the number of digits shown, without allocations.
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

    /// The values a host needs to draw the number.
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
        guard let oldValue, canMove, (newValue.approximation - oldValue.approximation).isFinite else {
            endMotion()
            showFinal()
            return oldValue == nil ? [] : [.settled]
        }
        switch settings.transition {
        case .count: return count(from: oldValue, to: newValue)
        case .roll: return roll(from: oldValue, to: newValue)
        }
    }

    private var format: NumberFormat { settings.format }

    private var canMove: Bool { settings.isVisible && !settings.prefersReducedMotion }

    /// Ends the movement in progress at its target.
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

    private mutating func change(to settings: NumberTextSettings) -> [NumberTextEffect] {
        let hasNewTransition = settings.transition != self.settings.transition
        self.settings = settings
        let effects = hasNewTransition || !canMove ? finish() : []
        return effects + reformat()
    }

    /// Writes the number again if its format changed, which is the case if the final text differs.
    private mutating func reformat() -> [NumberTextEffect] {
        let before = finalBytes
        writeFinal()
        guard finalBytes != before else { return [] }
        if isCounting {
            advance(to: clock.now)
            return []
        }
        let effects = finish()
        showFinal()
        return effects
    }

    private mutating func count(from oldValue: DecimalNumber, to newValue: DecimalNumber) -> [NumberTextEffect] {
        let state = isCounting ? count.state(at: clock.now) : MotionState(value: oldValue.approximation)
        let wasCounting = isCounting
        writeFinal()
        guard wasCounting || finalBytes != shownBytes else { return [.settled] }
        let target = newValue.approximation
        count = Animated(state.value, epsilon: epsilon(from: state.value, to: target))
        count.start(from: state, to: target, with: settings.motion, at: clock.now)
        isCounting = true
        return []
    }

    /// Returns the smallest visible difference: half of the last digit or a hundred-thousandth of the distance,
    /// whichever is larger. Without the second bound, the last digits of a long number would creep for seconds.
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

    /// Shows the value in full.
    ///
    /// - Returns: `true` if the text changed.
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
    /// Returns the number of decimals to show while counting. It's the number of decimals of the final text, so that
    /// decimals don't flicker. The result is `nil` if the format fixes the number of digits rather than that of
    /// decimals.
    fileprivate func fractionOnTheWay(to layout: borrowing NumberLayout) -> Int? {
        guard !symbols.isCompact, case .fraction = rounding.precision else { return nil }
        return layout.fractionCount
    }
}
