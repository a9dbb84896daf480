import LiveMotion

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
        /// The number of digits on the wheel: 10, or fewer if the number starts again after a certain value.
        var size = 10
    }

    /// A separator.
    struct Mark: Sendable {
        var part: Part
        var text: String
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
    private(set) var marks: [Mark] = []
    private(set) var prefix = Part(place: 0)
    private(set) var suffix = Part(place: 0)

    var isEmpty: Bool { wheels.isEmpty }

    /// Returns whether a number has digits, but few enough for wheels.
    static func fits(_ places: NumberPlaces) -> Bool { 1...mostWheels ~= places.digits.count }

    /// Sets the wheels to a number, at rest.
    mutating func rest(at places: NumberPlaces) {
        self = RollingNumber()
        var place = places.range.upperBound
        for digit in places.digits {
            place &-= 1
            wheels.append(
                Wheel(part: Part(place: place), position: Animated(Double(digit), epsilon: Motions.wheelEpsilon))
            )
        }
        marks = places.marks.map { Mark(part: Part(place: $0.place), text: $0.text) }
    }

    /// Rolls the wheels to a number.
    ///
    /// - Parameters:
    ///   - trend: The way in which wheels turn: up, down, or the shortest one of each.
    ///   - wrapsAfter: The number after which the number starts again at 0, or 0.
    ///   - affixesChanged: Whether the prefix or the suffix changes.
    mutating func roll(
        to places: NumberPlaces,
        trend: NumberTrend,
        wrapsAfter: Int,
        affixesChanged: (prefix: Bool, suffix: Bool),
        at time: Double
    ) {
        addWheels(in: places.range)
        for index in wheels.indices {
            let place = wheels[index].part.place
            let digit = Int(places.digit(at: place))
            wheels[index].roll(
                to: digit,
                of: Self.wheelSize(at: place, wrappingAfter: wrapsAfter, showing: digit),
                trend: trend,
                at: time
            )
            wheels[index].part.show(places.range.contains(place), at: time)
        }
        showMarks(places.marks, at: time)
        if affixesChanged.prefix { prefix.appear(at: time) }
        if affixesChanged.suffix { suffix.appear(at: time) }
    }

    /// Returns the number of digits on a wheel. Only the first digit of the last number has fewer than ten.
    private static func wheelSize(at place: Int, wrappingAfter last: Int, showing digit: Int) -> Int {
        guard place >= 0 else { return 10 }
        var first = last
        for _ in 0..<place { first /= 10 }
        return 1...9 ~= first && digit <= first ? first + 1 : 10
    }

    /// The time at which the last part comes to rest.
    var settlingTime: Double {
        var latest = max(prefix.presence.settlingTime, suffix.presence.settlingTime)
        for wheel in wheels {
            latest = max(latest, wheel.position.settlingTime, wheel.part.presence.settlingTime)
        }
        for mark in marks { latest = max(latest, mark.part.presence.settlingTime) }
        return latest
    }

    /// Inserts a blank wheel at each place in the range that has none.
    private mutating func addWheels(in places: Range<Int>) {
        guard !places.isEmpty else { return }
        var index = 0
        var place = max(places.upperBound &- 1, wheels.first?.part.place ?? places.lowerBound)
        let lowest = min(places.lowerBound, wheels.last?.part.place ?? places.lowerBound)
        while place >= lowest {
            if index == wheels.count || wheels[index].part.place != place {
                let blank = Wheel(part: Part(absentAt: place), position: Animated(0, epsilon: Motions.wheelEpsilon))
                wheels.insert(blank, at: index)
            }
            index &+= 1
            place &-= 1
        }
    }

    /// Shows these separators, and hides all others.
    private mutating func showMarks(_ shown: [NumberPlaces.Mark], at time: Double) {
        for index in marks.indices where !shown.contains(where: { $0.place == marks[index].part.place }) {
            marks[index].part.show(false, at: time)
        }
        for mark in shown {
            var index = 0
            while index < marks.count, marks[index].part.place > mark.place { index &+= 1 }
            if index == marks.count || marks[index].part.place != mark.place {
                marks.insert(Mark(part: Part(absentAt: mark.place), text: mark.text), at: index)
            }
            marks[index].text = mark.text
            marks[index].part.show(true, at: time)
        }
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
    /// Rolls the wheel to the next position of a digit in the given direction, or to the nearest one, from its current
    /// position and velocity.
    ///
    /// A target up to half a digit behind the wheel still counts as ahead. Otherwise a wheel that oscillates around its
    /// digit would make a full turn.
    fileprivate mutating func roll(to digit: Int, of size: Int, trend: NumberTrend, at time: Double) {
        var state = position.state(at: time)
        // Only the last digit of a position is visible, so positions stay near 0…9.
        let slack = 0.5
        state.value -= ((state.value + slack) / Double(self.size)).rounded(.down) * Double(self.size)
        self.size = size
        let turns = (state.value - Double(digit)) / Double(size)
        let share = slack / Double(size)
        let whole =
            trend == .down
            ? (turns + share).rounded(.down) : (turns - (trend == .shortest ? 0.5 : share)).rounded(.up)
        let target = Double(digit) + whole * Double(size)
        guard target != state.value || state.velocity != 0 else {
            position.snap(to: target)
            return
        }
        position.start(from: state, to: target, with: .spring(RollingNumber.Motions.wheel), at: time)
    }
}
