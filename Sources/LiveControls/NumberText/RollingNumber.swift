import LiveMotion
import LiveText

/// The wheels of a number while they roll.
struct RollingNumber: Sendable {
    /// A part that appears and disappears.
    struct Part: Sendable {
        var place: Int
        var isPresent = true
        var presence = Animated(1.0, epsilon: Motions.presenceEpsilon)
    }

    /// A digit's wheel.
    struct Wheel: Sendable {
        var part: Part
        var position: Animated<Double>
    }

    enum Motions {
        /// A wheel arrives at its digit gently, with a very slight overshoot.
        static let wheel = Spring(response: 0.42, dampingRatio: 0.88)
        /// Parts appear and disappear faster than the wheels turn, so that no faded part lingers.
        static let presence = Spring(response: 0.3, dampingRatio: 1)
        /// Parts move aside without overshoot, so that they don't touch.
        static let shift = Spring(response: 0.35, dampingRatio: 1)
        /// A hundredth of a digit's height is less than a pixel.
        static let wheelEpsilon = 0.005
        static let presenceEpsilon = 0.01
    }

    /// The maximum number of wheels. More of them cost too much and are too many to follow.
    static let mostWheels = 32

    private(set) var wheels: [Wheel] = []
    private(set) var marks: [Part] = []
    private(set) var prefix = Part(place: 0)
    private(set) var suffix = Part(place: 0)

    var isEmpty: Bool { wheels.isEmpty }

    /// Returns whether a number has few enough digits for wheels.
    static func fits(_ layout: borrowing NumberLayout) -> Bool {
        layout.integerCount <= mostWheels && layout.fractionCount <= mostWheels &- layout.integerCount
    }

    /// Sets the wheels to a number, at rest.
    mutating func rest(at layout: borrowing NumberLayout, in format: borrowing NumberFormat) {
        wheels.removeAll(keepingCapacity: true)
        marks.removeAll(keepingCapacity: true)
        prefix = Part(place: 0)
        suffix = Part(place: 0)
        guard layout.showsDigits(in: format) else { return }
        var place = layout.integerCount &- 1
        while place >= -layout.fractionCount {
            let digit = Double(layout.digit(at: place))
            wheels.append(
                Wheel(part: Part(place: place), position: Animated(digit, epsilon: Motions.wheelEpsilon))
            )
            if layout.hasMark(after: place, in: format) { marks.append(Part(place: place)) }
            place &-= 1
        }
    }

    /// Rolls the wheels to a number.
    ///
    /// - Parameters:
    ///   - isGrowing: Whether wheels turn toward higher digits.
    ///   - affixesChanged: Whether the prefix or the suffix changes.
    mutating func roll(
        to layout: borrowing NumberLayout,
        in format: borrowing NumberFormat,
        isGrowing: Bool,
        affixesChanged: (prefix: Bool, suffix: Bool),
        at time: Double
    ) {
        let showsDigits = layout.showsDigits(in: format)
        let highest = showsDigits ? layout.integerCount &- 1 : -1
        let lowest = showsDigits ? -layout.fractionCount : 0
        addWheels(from: lowest, through: highest)
        for index in wheels.indices {
            let place = wheels[index].part.place
            let isPresent = place <= highest && place >= lowest
            wheels[index].roll(to: isPresent ? layout.digit(at: place) : 0, isGrowing: isGrowing, at: time)
            wheels[index].part.show(isPresent, at: time)
            let hasMark = isPresent && layout.hasMark(after: place, in: format)
            showMark(hasMark, after: place, at: time)
        }
        if affixesChanged.prefix { prefix.appear(at: time) }
        if affixesChanged.suffix { suffix.appear(at: time) }
    }

    /// The time at which the last part comes to rest.
    var settlingTime: Double {
        var latest = max(prefix.presence.settlingTime, suffix.presence.settlingTime)
        for wheel in wheels {
            latest = max(latest, wheel.position.settlingTime, wheel.part.presence.settlingTime)
        }
        for mark in marks { latest = max(latest, mark.presence.settlingTime) }
        return latest
    }

    /// Inserts a blank wheel at each place in the range that has none.
    private mutating func addWheels(from lowest: Int, through highest: Int) {
        guard lowest <= highest else { return }
        var index = 0
        var place = max(highest, wheels.first?.part.place ?? highest)
        let end = min(lowest, wheels.last?.part.place ?? lowest)
        while place >= end {
            if index == wheels.count || wheels[index].part.place != place {
                let blank = Wheel(part: Part(absentAt: place), position: Animated(0, epsilon: Motions.wheelEpsilon))
                wheels.insert(blank, at: index)
            }
            index &+= 1
            place &-= 1
        }
    }

    private mutating func showMark(_ isPresent: Bool, after place: Int, at time: Double) {
        var index = 0
        while index < marks.count, marks[index].place > place { index &+= 1 }
        if index == marks.count || marks[index].place != place {
            guard isPresent else { return }
            marks.insert(Part(absentAt: place), at: index)
        }
        marks[index].show(isPresent, at: time)
    }
}

extension NumberLayout {
    /// Returns whether a separator follows the digit at a power of ten.
    fileprivate func hasMark(after place: Int, in format: borrowing NumberFormat) -> Bool {
        place == 0 ? fractionCount > 0 : place > 0 && separates(after: place, in: format)
    }
}

extension RollingNumber.Part {
    fileprivate init(absentAt place: Int) {
        self.init(
            place: place,
            isPresent: false,
            presence: Animated(0, epsilon: RollingNumber.Motions.presenceEpsilon)
        )
    }

    fileprivate mutating func show(_ isPresent: Bool, at time: Double) {
        guard isPresent != self.isPresent else { return }
        self.isPresent = isPresent
        presence.retarget(to: isPresent ? 1 : 0, with: .spring(RollingNumber.Motions.presence), at: time)
    }

    fileprivate mutating func appear(at time: Double) {
        presence.snap(to: 0)
        presence.retarget(to: 1, with: .spring(RollingNumber.Motions.presence), at: time)
    }
}

extension RollingNumber.Wheel {
    /// Rolls the wheel to the next position of a digit in the given direction, from its current position and velocity.
    ///
    /// A target up to half a digit behind the wheel still counts as ahead. Otherwise a wheel that oscillates around its
    /// digit would make a full turn.
    fileprivate mutating func roll(to digit: UInt8, isGrowing: Bool, at time: Double) {
        var state = position.state(at: time)
        // Only the last digit of a position is visible, so positions stay near 0…9.
        let turns = (state.value / 10).rounded(.down) * 10
        state.value -= turns
        let slack = 0.5
        let digit = Double(digit)
        var target = digit
        if isGrowing {
            while target < state.value - slack { target += 10 }
        } else {
            while target > state.value + slack { target -= 10 }
        }
        guard target != state.value || state.velocity != 0 else {
            position.snap(to: target)
            return
        }
        position.start(from: state, to: target, with: .spring(RollingNumber.Motions.wheel), at: time)
    }
}
