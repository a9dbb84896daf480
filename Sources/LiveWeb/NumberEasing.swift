import LiveMotion

/// An easing sampled from start to end, with its duration in seconds. The times of the samples grow with the square of their
/// index, because a spring slows down.
public struct SampledEasing {
    var duration: Double
    var values: [Double]
}

/// A sampled easing for the CSS `linear()` function.
public typealias NumberEasing = RecordAddress<SampledEasing>

/// Returns the sampled easing of a spring from 0 to 1. The initial velocity is in total distances per second.
///
/// Wheels that are interrupted need many easings, and every animation copies its own. With 25 samples in 0.9 seconds,
/// interpolation is off by less than a pixel, and sampling costs a fraction of the minimal points of ``EasingTable``.
@c(live_number_easing)
public func numberEasing(_ response: Double, _ dampingRatio: Double, _ velocity: Double) -> NumberEasing {
    let longest = 60.0
    let samplesPerRoot = 26.0
    let spring = Spring(response: response, dampingRatio: dampingRatio)
    let fastest = 1e4
    let velocity = max(-fastest, min(fastest, velocity.isNaN ? 0 : velocity))
    let epsilon = 0.002
    let settling = spring.settlingDuration(from: 0, to: 1, velocity: velocity, epsilon: epsilon)
    let duration = min(settling, longest)
    let steps = max(1, (duration.squareRoot() * samplesPerRoot).rounded(.up))
    var easing = SampledEasing(duration: duration, values: [])
    var step = 0.0
    while step < steps {
        let share = step / steps
        easing.values.append(spring.value(from: 0, to: 1, velocity: velocity, at: duration * share * share))
        step += 1
    }
    easing.values.append(1)
    return record.write { $0.append(easing) }
}
