import LiveCoding

/// A damped spring that pulls a value to its target, with a mass of 1.
///
/// A spring is a function of time, not a simulation. It returns the same value for the same time, at any frame rate and
/// after a gap of any length.
///
/// ```swift
/// let spring = Spring(response: 0.5, dampingRatio: 0.825)
/// spring.value(from: 0, to: 100, at: 0.1)  // 39.3607…
/// ```
///
/// All inputs are accepted. ``response`` and ``dampingRatio`` contain the clamped values.
public struct Spring: Hashable, Sendable {
    /// The period of the undamped spring, in seconds: 0, or 10⁻¹²…10¹².
    ///
    /// At 0, the value takes its target at once.
    public let response: Double

    /// The friction, as a fraction of critical damping: 0…10¹².
    ///
    /// Below 1, the spring overshoots and oscillates. At 1, it arrives as soon as possible without overshooting. Above
    /// 1, it approaches slowly. At 0, it oscillates forever.
    public let dampingRatio: Double

    /// The range of responses, whose upper end also limits damping ratios. It prevents overflow in all products of
    /// frequency, ratio, and time.
    private static var representableRange: ClosedRange<Double> { 1e-12...1e12 }

    /// Creates a spring with a period and a damping ratio.
    ///
    /// - Parameters:
    ///   - response: The undamped period, in seconds. Negative numbers, NaN, and values below 10⁻¹² count as 0. Values
    ///     above 10¹² count as 10¹².
    ///   - dampingRatio: The damping ratio, where 1 is critical. Negative numbers count as 0, NaN as 1, and values
    ///     above 10¹² as 10¹².
    public init(response: Double, dampingRatio: Double) {
        let range = Self.representableRange
        self.response = response >= range.lowerBound ? response.clamped(to: range, nan: 0) : 0
        self.dampingRatio = dampingRatio.clamped(to: 0...range.upperBound, nan: 1)
    }

    /// Creates a spring with a perceived duration and a bounce, as in SwiftUI.
    ///
    /// - Parameters:
    ///   - duration: The undamped period, in seconds, with the limits of ``response``.
    ///   - bounce: The bounce, where 0 is critical damping. Values up to 1 oscillate, and greater values count as 1.
    ///     Values down to −1 approach slowly, and lesser values count as −1. NaN counts as 0.
    public init(duration: Double, bounce: Double) {
        let bounce = bounce.clamped(to: -1...1, nan: 0)
        self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
    }

    /// Creates a spring with physical constants.
    ///
    /// Only their ratios matter: ω = √(stiffness/mass), ζ = damping/(2√(stiffness·mass)).
    ///
    /// - Parameters:
    ///   - mass: The mass. With zero, a negative number, or NaN, the spring is instantaneous.
    ///   - stiffness: The stiffness. With zero, a negative number, or NaN, there's no force, and the spring has the
    ///     longest possible ``response``.
    ///   - damping: The damping. Negative numbers count as 0, and NaN as critical damping.
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

    /// The undamped angular frequency ω = 2π/``response``, in radians per second. It's infinite if the response is 0.
    public var angularFrequency: Double { 2 * .pi / response }

    /// The stiffness ω² of this spring with a mass of 1. It's infinite if the response is 0.
    public var stiffness: Double { angularFrequency * angularFrequency }

    /// The damping 2ζω of this spring with a mass of 1. It's infinite if the response is 0 and there is any damping.
    public var damping: Double { dampingRatio > 0 ? 2 * dampingRatio * angularFrequency : 0 }

    /// The bounce for ``init(duration:bounce:)``, −1…1. It's 1 − ζ up to critical damping and 1/ζ − 1 above.
    public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
}

#if !hasFeature(Embedded)
extension Spring: Codable {
    private enum CodingKeys: CodingKey, CaseIterable { case response, dampingRatio }

    /// Decodes a spring from `response` and `dampingRatio`, which are clamped.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.members(CodingKeys.allCases)
        self.init(response: try values(.response), dampingRatio: try values(.dampingRatio))
    }
}
#endif
