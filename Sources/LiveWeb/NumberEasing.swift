import LiveMotion

/// The values of an easing at even intervals, from its start to its end, and its duration in seconds.
public struct EvenEasing {
    var duration: Double
    var values: [Double]
}

/// An easing in even steps, for CSS's `linear()`.
public typealias NumberEasing = RecordAddress<EvenEasing>

/// The course of a spring from 0 to 1 that starts with a velocity in total distances a second, evenly sampled.
///
/// Every interrupted wheel has an easing of its own. At 60 values a second, the line between two values is off by less than a
/// pixel, and the cost is a tenth of ``EasingTable``'s fewest points.
@c(live_number_easing)
public func numberEasing(_ response: Double, _ dampingRatio: Double, _ velocity: Double) -> NumberEasing {
    let rate = 60.0
    let mostValues = 240.0
    let spring = Spring(response: response, dampingRatio: dampingRatio)
    let fastest = 1e4
    let velocity = max(-fastest, min(fastest, velocity.isNaN ? 0 : velocity))
    let epsilon = 0.002
    let settling = spring.settlingDuration(from: 0, to: 1, velocity: velocity, epsilon: epsilon)
    let duration = min(settling, mostValues / rate)
    let steps = max(1, (duration * rate).rounded(.up))
    var easing = EvenEasing(duration: duration, values: [])
    var step = 0.0
    while step < steps {
        easing.values.append(spring.value(from: 0, to: 1, velocity: velocity, at: duration * step / steps))
        step += 1
    }
    easing.values.append(1)
    return record.write { $0.append(easing) }
}
