import LiveMotion

/// An easing's duration in seconds and its points, for the CSS `linear()` function.
public typealias Easing = RecordAddress<EasingTable>

/// A position and its velocity.
public struct SpringPosition {
    var value: Double
    var velocity: Double
}

/// The position and velocity of a spring.
public typealias SpringState = RecordAddress<SpringPosition>

/// Returns a spring's easing from 0 to 1, for the CSS `linear()` function. The velocity is in total distances per second.
/// The tolerance is a fraction of the distance. NaN counts as 0.001.
@c(live_spring_easing)
public func springEasing(
    _ response: Double,
    _ dampingRatio: Double,
    _ velocity: Double,
    _ tolerance: Double
) -> Easing {
    let spring = Spring(response: response, dampingRatio: dampingRatio)
    return write(EasingTable(samplesOf: spring, velocity: velocity, tolerance: tolerance))
}

/// Returns an `ease-in-out` easing from 0 to 1 with an initial velocity in total distances per second, for `linear()`.
///
/// The name has the prefix of the only control that uses this curve, so other controls' cores omit the function.
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

/// Returns the position and velocity of a spring that moves from 0 to 1.
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
