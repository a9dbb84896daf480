import LiveMotion

extension NumberRoll {
    /// Creates the state of the wheels at a time.
    init(_ rolling: RollingNumber, of number: FormattedNumber, in system: DigitSystem, at time: Double) {
        wheels = rolling.wheels.map { wheel in
            Wheel(
                place: wheel.part.place,
                position: Int(wheel.position.target),
                motion: MotionPath(wheel.position, by: RollingNumber.Motions.wheel, at: time),
                size: wheel.size,
                presence: Presence(wheel.part, at: time)
            )
        }
        marks = rolling.marks.map { Mark(place: $0.part.place, text: $0.text, presence: Presence($0.part, at: time)) }
        prefix = Affix(text: number.prefix, presence: Presence(rolling.prefix, at: time))
        suffix = Affix(text: number.suffix, presence: Presence(rolling.suffix, at: time))
        digits = system.texts
        isRightToLeft = system.isRightToLeft
        shift = MotionPath(start: 0, velocity: 0, motion: .spring(RollingNumber.Motions.shift))
    }
}

extension NumberRoll.Presence {
    fileprivate init(_ part: RollingNumber.Part, at time: Double) {
        isPresent = part.isPresent
        motion = MotionPath(part.presence, by: RollingNumber.Motions.presence, at: time)
    }
}

extension MotionPath {
    /// Creates a path for the rest of an animation.
    fileprivate init(_ value: Animated<Double>, by spring: Spring, at time: Double) {
        let state = value.state(at: time)
        self.init(
            start: state.value,
            velocity: state.velocity,
            motion: value.isSettled(at: time) ? .none : .spring(spring)
        )
    }
}
