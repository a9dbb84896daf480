import LiveMotion

extension NumberRoll {
    /// Creates the state of the wheels at a time.
    init(_ rolling: RollingNumber, of number: FormattedNumber, in system: DigitSystem, pace: Double, at time: Double) {
        wheels = rolling.wheels.map { wheel in
            Wheel(
                place: wheel.part.place,
                position: Int(wheel.position.target),
                motion: MotionPath(wheel.position, by: RollingNumber.Motions.wheel, pace, at: time),
                size: wheel.size,
                presence: Presence(wheel.part, pace, at: time)
            )
        }
        marks = rolling.marks.map {
            Mark(place: $0.part.place, text: $0.text, presence: Presence($0.part, pace, at: time))
        }
        prefix = Affix(text: number.prefix, presence: Presence(rolling.prefix, pace, at: time))
        suffix = Affix(text: number.suffix, presence: Presence(rolling.suffix, pace, at: time))
        digits = system.texts
        isRightToLeft = system.isRightToLeft
        shift = MotionPath(start: 0, velocity: 0, motion: .spring(RollingNumber.Motions.shift, pace))
    }
}

extension NumberRoll.Presence {
    fileprivate init(_ part: RollingNumber.Part, _ pace: Double, at time: Double) {
        isPresent = part.isPresent
        motion = MotionPath(part.presence, by: RollingNumber.Motions.presence, pace, at: time)
    }
}

extension MotionPath {
    /// Creates a path for the rest of an animation.
    @inline(never)  // It has several callers.
    fileprivate init(_ value: Animated<Double>, by spring: Spring, _ pace: Double, at time: Double) {
        let state = value.state(at: time)
        self.init(
            start: state.value,
            velocity: state.velocity / pace,
            motion: value.isSettled(at: time) ? .none : .spring(spring, pace)
        )
    }
}

extension Motion {
    /// A spring that moves at a pace.
    @inline(never)  // It has several callers.
    fileprivate static func spring(_ spring: Spring, _ pace: Double) -> Motion {
        .spring(Spring(response: spring.response * pace, dampingRatio: spring.dampingRatio))
    }
}
