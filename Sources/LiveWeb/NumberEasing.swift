import LiveMotion

/// An easing sampled at even intervals from start to end, with its duration in seconds.
public struct EvenEasing {
    var duration: Double
    var values: [Double]
}

/// An evenly sampled easing for the CSS `linear()` function.
public typealias NumberEasing = RecordAddress<EvenEasing>

/// Returns the evenly sampled easing of a spring from 0 to 1. The initial velocity is in total distances per second.
///
/// Every interrupted wheel needs its own easing. At 60 samples per second, interpolation is off by less than a pixel, and
/// sampling costs a tenth of the minimal points of ``EasingTable``.
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
