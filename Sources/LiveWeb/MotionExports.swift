import LiveMotion

/// The easing written last: its duration in seconds, the number of its points, then each point's offset and value.
nonisolated(unsafe) private var easing: [Double] = []

/// The course of a spring from 0 to 1, for CSS's `linear()`; the velocity is in total distances a second.
@c(live_spring_easing)
public func springEasing(_ response: Double, _ dampingRatio: Double, _ velocity: Double) -> UInt32 {
    write(EasingTable(spring: Spring(response: response, dampingRatio: dampingRatio), velocity: velocity))
}

/// The same, no further than a share of the way from the spring, for long ways.
@c(live_spring_easing_within)
public func springEasing(
    _ tolerance: Double,
    _ response: Double,
    _ dampingRatio: Double,
    _ velocity: Double
) -> UInt32 {
    let spring = Spring(response: response, dampingRatio: dampingRatio)
    return write(EasingTable(spring: spring, velocity: velocity, tolerance: tolerance))
}

private func write(_ table: EasingTable) -> UInt32 {
    easing.removeAll(keepingCapacity: true)
    easing.append(table.duration)
    easing.append(Double(table.points.count))
    for point in table.points {
        easing.append(point.offset)
        easing.append(point.value)
    }
    return easing.withUnsafeBufferPointer { UInt32(truncatingIfNeeded: UInt(bitPattern: $0.baseAddress)) }
}

/// Where a spring from 0 to 1 is, and its velocity, in a record of two numbers.
@c(live_spring_state)
public func springState(_ response: Double, _ dampingRatio: Double, _ velocity: Double, _ time: Double) -> UInt32 {
    let spring = Spring(response: response, dampingRatio: dampingRatio)
    let state = spring.state(from: 0, to: 1, velocity: velocity, at: time)
    return record.write { record in
        record.append(state.value)
        record.append(state.velocity)
    }
}

/// The course from 0 to 1 of an `ease-in-out` that begins with a velocity, in total distances a second, for `linear()`.
///
/// It has the name of the one control whose motion can be such a curve, so that no other's core carries it.
@c(live_sectioned_ease_in_out)
public func easeInOutEasing(_ duration: Double, _ velocity: Double) -> UInt32 {
    let pieces = 32
    let motion = Motion.curve(.easeInOut, duration: duration)
    easing.removeAll(keepingCapacity: true)
    easing.append(duration)
    easing.append(Double(pieces + 1))
    for piece in 0...pieces {
        let offset = Double(piece) / Double(pieces)
        easing.append(offset)
        easing.append(motion.state(from: 0.0, to: 1, velocity: velocity, at: offset * duration).value)
    }
    return easing.withUnsafeBufferPointer { UInt32(truncatingIfNeeded: UInt(bitPattern: $0.baseAddress)) }
}
