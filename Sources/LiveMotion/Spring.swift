/// A damped spring that pulls a value to its target: a mass of 1 on a spring with friction.
///
/// A spring is a function of time, not a simulation. It gives the same value at the same moment whatever the frame
/// rate, and after a gap of any length.
///
/// ```swift
/// let spring = Spring(response: 0.5, dampingRatio: 0.825)
/// spring.value(from: 0, to: 100, at: 0.1)  // 39.3607…
/// ```
///
/// Every input is accepted. ``response`` and ``dampingRatio`` say what an input was clamped to.
public struct Spring: Hashable, Sendable {
    /// The period of the undamped spring, in seconds: 0, or 10⁻¹²…10¹².
    ///
    /// At 0 the value is at its target at once.
    public let response: Double

    /// The friction, as a share of what just keeps the spring from overshooting: 0…10¹².
    ///
    /// Below 1 the spring overshoots and rings, at 1 it arrives soonest without overshooting, above 1 it creeps. At 0
    /// it rings for ever.
    public let dampingRatio: Double

    /// Responses are kept inside this range, and damping ratios below its upper end, so that no product of
    /// frequency, ratio and time on the way to a result overflows.
    private static var representableRange: ClosedRange<Double> { 1e-12...1e12 }

    /// A spring with the given period and damping ratio.
    ///
    /// - Parameters:
    ///   - response: The undamped period in seconds. Negative numbers, NaN and anything below 10⁻¹² count as 0; more
    ///     than 10¹² counts as 10¹².
    ///   - dampingRatio: 1 is critical. Negative numbers count as 0, NaN as 1, more than 10¹² as 10¹².
    public init(response: Double, dampingRatio: Double) {
        let range = Self.representableRange
        self.response = response >= range.lowerBound ? response.clamped(to: range, nan: 0) : 0
        self.dampingRatio = dampingRatio.clamped(to: 0...range.upperBound, nan: 1)
    }

    /// A spring with a perceived duration and a bounce, as SwiftUI describes springs.
    ///
    /// - Parameters:
    ///   - duration: The undamped period in seconds, with the limits of ``response``.
    ///   - bounce: 0 is critical; up to 1 rings, more counts as 1; down to −1 creeps, less counts as −1; NaN counts as
    ///     0.
    public init(duration: Double, bounce: Double) {
        let bounce = bounce.clamped(to: -1...1, nan: 0)
        self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
    }

    /// A spring with physical constants.
    ///
    /// Only their ratios matter: ω = √(stiffness/mass), ζ = damping/(2√(stiffness·mass)).
    ///
    /// - Parameters:
    ///   - mass: Zero, a negative number or NaN make the spring instantaneous.
    ///   - stiffness: Zero, a negative number or NaN leave nothing to pull: the longest ``response`` there is.
    ///   - damping: Negative numbers count as 0, NaN as critical damping.
    public init(mass: Double, stiffness: Double, damping: Double) {
        guard mass > 0 else {
            self.init(response: 0, dampingRatio: 1)
            return
        }
        let rootOfMass = mass.squareRoot()
        let rootOfStiffness = stiffness > 0 ? stiffness.squareRoot() : 0
        self.init(
            response: 2 * .pi * (rootOfMass / rootOfStiffness),
            dampingRatio: damping > 0 ? damping / rootOfStiffness / rootOfMass / 2 : damping
        )
    }

    /// The undamped angular frequency ω = 2π/``response``, in radians a second; infinite when the response is 0.
    public var angularFrequency: Double { 2 * .pi / response }

    /// The stiffness ω² of this spring with a mass of 1; infinite when the response is 0.
    public var stiffness: Double { angularFrequency * angularFrequency }

    /// The damping 2ζω of this spring with a mass of 1; infinite when the response is 0 and there is any damping.
    public var damping: Double { dampingRatio > 0 ? 2 * dampingRatio * angularFrequency : 0 }

    /// The bounce that ``init(duration:bounce:)`` takes: 1 − ζ up to critical damping, 1/ζ − 1 above, so −1…1.
    public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
}
