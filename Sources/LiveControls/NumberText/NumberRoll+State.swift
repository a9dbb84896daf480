import LiveMotion
import LiveText

extension NumberRoll {
    /// Creates the state of the wheels at a time.
    init(
        _ rolling: RollingNumber,
        prefix: [UInt8],
        suffix: [UInt8],
        in format: borrowing NumberFormat,
        at time: Double
    ) {
        let group = NumberTextModel.text(format.symbols.group)
        let decimal = NumberTextModel.text(format.symbols.decimal)
        wheels = rolling.wheels.map { wheel in
            Wheel(
                place: wheel.part.place,
                position: Int(wheel.position.target),
                motion: MotionPath(wheel.position, by: RollingNumber.Motions.wheel, at: time),
                presence: Presence(wheel.part, at: time)
            )
        }
        marks = rolling.marks.map { mark in
            Mark(place: mark.place, text: mark.place == 0 ? decimal : group, presence: Presence(mark, at: time))
        }
        self.prefix = Affix(text: NumberTextModel.text(prefix), presence: Presence(rolling.prefix, at: time))
        self.suffix = Affix(text: NumberTextModel.text(suffix), presence: Presence(rolling.suffix, at: time))
        digits = format.symbols.digitTexts
        isRightToLeft = format.symbols.hasRightToLeftDigits
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
