import LiveMotion

/// A number that counts or rolls to its new value.
///
/// ```swift
/// import LiveControls
///
/// var number = NumberTextModel(FormattedNumber(digits: "0", value: 0))
/// number.send(.valueChanged(FormattedNumber(digits: "1,200", value: 1200, step: 1)), at: 0)
/// number.presentation.count    // 0.0, which the host formats
/// number.send(.frame, at: 5)   // [.settled]
/// number.presentation.count    // nil, because the host shows its own exact text
/// ```
///
/// The host's formatter writes the texts; see ``FormattedNumber``. The intermediate numbers are `Double` values, and the
/// final text is the exact one. All times are in seconds on one monotonic clock that the host provides.
public struct NumberTextModel: ControlModel {
    /// The settings.
    public private(set) var settings: NumberTextSettings { didSet { system = DigitSystem(settings.digits) } }
    /// The latest value, or `nil` before the first one.
    public private(set) var number: FormattedNumber?

    /// The time of the springs, which passes at the pace of the latest movement.
    private var clock = EventClock()
    private var pace = 1.0
    /// The host's time at which the springs' time is 0, at this pace.
    private var start = 0.0
    private var system: DigitSystem

    /// A Boolean value that indicates whether the number changes from frame to frame.
    public private(set) var isCounting = false
    private var count = Animated(0.0)

    private var rolling = RollingNumber()
    private var wakeTime: Double?

    /// Creates a number.
    ///
    /// - Parameters:
    ///   - settings: The settings.
    ///   - number: The initial value, shown at rest, or `nil` to show nothing.
    public init(_ settings: NumberTextSettings, number: FormattedNumber? = nil) {
        self.settings = settings
        self.number = number
        system = DigitSystem(settings.digits)
    }

    /// Creates a number.
    ///
    /// - Parameters:
    ///   - number: The initial value, shown at rest, or `nil` to show nothing.
    ///   - transition: The way in which the number moves to new values.
    ///   - motion: The motion of counting.
    public init(
        _ number: FormattedNumber? = nil,
        transition: NumberTransition = .count,
        motion: Motion = NumberTextSettings.defaultMotion
    ) {
        self.init(NumberTextSettings(transition: transition, motion: motion), number: number)
    }

    /// Handles an event and returns the effects for the host to perform.
    ///
    /// - Parameters:
    ///   - event: The event to handle.
    ///   - time: The time of the event, in seconds. A time that is earlier than the previous event's, or not finite,
    ///     counts as the previous event's time, which is 0 before the first event.
    /// - Returns: The effects to perform. The array is usually empty.
    /// - Complexity: O(*n*) in the number of digits. A frame takes constant time and allocates no memory.
    @discardableResult
    public mutating func send(_ event: NumberTextEvent, at time: Double = 0) -> [NumberTextEffect] {
        advanceClock(to: time)
        switch event {
        case .valueChanged(let number):
            return move(to: number)
        case .formatChanged(let number):
            return show(number)
        case .settingsChanged(let settings):
            return change(to: settings)
        case .frame:
            return isCounting && advance(to: time) == nil ? [.settled] : []
        case .woke:
            guard let wakeTime else { return [] }
            return clock.hasReached(wakeTime) ? finish() : [.wake(at: hostTime(wakeTime))]
        }
    }

    /// Returns the number to show in a frame while it counts, or `nil` if it has settled or doesn't count.
    package mutating func advance(to time: Double) -> Double? {
        advanceClock(to: time)
        if count.isSettled(at: clock.now) { isCounting = false }
        return isCounting ? count.value(at: clock.now) : nil
    }

    /// The values a host needs to draw the number.
    public var presentation: NumberTextPresentation {
        NumberTextPresentation(
            count: isCounting ? count.value(at: clock.now) : nil,
            roll: number.flatMap { number in
                rolling.isEmpty ? nil : NumberRoll(rolling, of: number, in: system, pace: pace, at: clock.now)
            }
        )
    }
}

extension NumberTextModel {
    // These have several callers.
    @inline(never)
    private mutating func advanceClock(to time: Double) { clock.advance(to: (time - start) / pace) }

    private func hostTime(_ time: Double) -> Double { start + time * pace }

    /// Sets the pace of a movement that starts now.
    @inline(never)
    private mutating func keepPace(until settlingTime: Double) {
        let now = hostTime(clock.now)
        pace = settings.pace(for: settlingTime - clock.now)
        start = now - clock.now * pace
    }

    private mutating func move(to newNumber: FormattedNumber) -> [NumberTextEffect] {
        guard let old = number else {
            number = newNumber
            return []
        }
        let hasSameText = newNumber.hasSameText(as: old)
        let hasSameValue = newNumber.value == old.value || newNumber.value.isNaN && old.value.isNaN
        guard !hasSameValue || !hasSameText else { return [] }
        number = newNumber
        guard canMove, (newNumber.value - old.value).isFinite, isCounting || !rolling.isEmpty || !hasSameText else {
            return showAtOnce()
        }
        switch settings.transition {
        case .count: return count(from: old.value, to: newNumber)
        case .roll: return roll(from: old, to: newNumber)
        }
    }

    /// Returns the way in which wheels turn: ``NumberTrend/up``, ``NumberTrend/down`` or ``NumberTrend/shortest``. A number
    /// that starts again at 0 takes the shorter way around.
    private func trend(from old: Double, to new: Double) -> NumberTrend {
        guard settings.trend == .value else { return settings.trend }
        let last = settings.wrapsAfter
        let wraps = last > 0 && 2 * (new - old).magnitude > Double(last) + 1
        return (new.magnitude >= old.magnitude) != wraps ? .up : .down
    }

    private var canMove: Bool { settings.isVisible && !settings.prefersReducedMotion }

    /// Shows another text for the same value. A counting number continues in the new format.
    private mutating func show(_ newNumber: FormattedNumber) -> [NumberTextEffect] {
        let old = number
        number = newNumber
        return isCounting || old.map(newNumber.hasSameText) == true ? [] : finish()
    }

    /// Ends the movement in progress at its target.
    private mutating func finish() -> [NumberTextEffect] {
        isCounting || !rolling.isEmpty ? showAtOnce() : []
    }

    private mutating func showAtOnce() -> [NumberTextEffect] {
        isCounting = false
        rolling = RollingNumber()
        wakeTime = nil
        return [.settled]
    }

    private mutating func change(to settings: NumberTextSettings) -> [NumberTextEffect] {
        let hasNewTransition = settings.transition != self.settings.transition
        self.settings = settings
        return hasNewTransition || !canMove ? finish() : []
    }

    private mutating func count(from oldValue: Double, to number: FormattedNumber) -> [NumberTextEffect] {
        let state = isCounting ? count.state(at: clock.now) : MotionState(value: oldValue)
        count = Animated(state.value, epsilon: number.epsilon(from: state.value))
        count.start(from: state, to: number.value, with: settings.motion, at: clock.now)
        isCounting = true
        keepPace(until: count.settlingTime)
        return []
    }

    private mutating func roll(from old: FormattedNumber, to number: FormattedNumber) -> [NumberTextEffect] {
        if rolling.isEmpty {
            let places = NumberPlaces(old, in: system)
            guard RollingNumber.fits(places) else { return showAtOnce() }
            rolling.rest(at: places)
        }
        let places = NumberPlaces(number, in: system)
        guard places.digits.isEmpty || RollingNumber.fits(places) else { return showAtOnce() }
        rolling.roll(
            to: places,
            trend: trend(from: old.value, to: number.value),
            wrapsAfter: settings.wrapsAfter,
            affixesChanged: (
                !FormattedNumber.areSame(number.prefix, old.prefix),
                !FormattedNumber.areSame(number.suffix, old.suffix)
            ),
            at: clock.now
        )
        let settlingTime = rolling.settlingTime
        guard settlingTime > clock.now else { return showAtOnce() }
        wakeTime = settlingTime
        keepPace(until: settlingTime)
        return [.wake(at: hostTime(settlingTime))]
    }
}

extension FormattedNumber {
    /// Returns the smallest visible difference on the way from a number: half of the last digit or a hundred-thousandth
    /// of the distance, whichever is larger. Without the second bound, the last digits of a long number would creep for
    /// seconds. If the last digit isn't known, it's the tenth.
    fileprivate func epsilon(from start: Double) -> Double {
        let way = (value - start).magnitude
        return max(step > 0 ? step / 2 : value.magnitude * 1e-9, way * 1e-5)
    }
}
