import LiveMotion

/// An easing's duration in seconds, and its corners, for CSS's `linear()`.
public typealias Easing = RecordAddress<EasingTable>

/// A position and its velocity.
public struct SpringPosition {
    var value: Double
    var velocity: Double
}

/// The position of a spring and its velocity.
public typealias SpringState = RecordAddress<SpringPosition>

/// The course of a spring from 0 to 1, for CSS's `linear()`; the velocity is in total distances a second.
@c(live_spring_easing)
public func springEasing(_ response: Double, _ dampingRatio: Double, _ velocity: Double) -> Easing {
    write(EasingTable(spring: Spring(response: response, dampingRatio: dampingRatio), velocity: velocity))
}

/// The same with a chosen tolerance, as a share of the distance, for long distances.
@c(live_spring_easing_within)
public func springEasing(
    _ tolerance: Double,
    _ response: Double,
    _ dampingRatio: Double,
    _ velocity: Double
) -> Easing {
    let spring = Spring(response: response, dampingRatio: dampingRatio)
    return write(EasingTable(spring: spring, velocity: velocity, tolerance: tolerance))
}

/// The course from 0 to 1 of an `ease-in-out` that begins with a velocity, in total distances a second, for `linear()`.
///
/// Named after the only control that moves along such a curve, so that no other control's core carries it.
@c(live_sectioned_field_ease_in_out)
public func easeInOutEasing(_ duration: Double, _ velocity: Double) -> Easing {
    let pieces = 32
    let motion = Motion.curve(.easeInOut, duration: duration)
    var points: [EasingTable.Point] = []
    for piece in 0...pieces {
        let offset = Double(piece) / Double(pieces)
        let value = motion.state(from: 0.0, to: 1, velocity: velocity, at: offset * duration).value
        points.append(EasingTable.Point(offset: offset, value: value))
    }
    return write(EasingTable(duration: duration, points: points))
}

private func write(_ table: EasingTable) -> Easing {
    record.write { $0.append(table) }
}

/// The position of a spring from 0 to 1, and its velocity.
@c(live_spring_state)
public func springState(
    _ response: Double,
    _ dampingRatio: Double,
    _ velocity: Double,
    _ time: Double
) -> SpringState {
    let spring = Spring(response: response, dampingRatio: dampingRatio)
    let state = spring.state(from: 0, to: 1, velocity: velocity, at: time)
    return record.write { $0.append(SpringPosition(value: state.value, velocity: state.velocity)) }
}
