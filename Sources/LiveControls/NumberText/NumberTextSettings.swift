import LiveCoding
import LiveMotion

/// The settings of an animated number.
public struct NumberTextSettings: Sendable, Hashable {
    /// The default motion of counting, which starts fast and arrives gently.
    public static let defaultMotion = Motion.spring(Spring(response: 0.8, dampingRatio: 1))

    /// The digits of the format from zero to nine: ten scalars. Any other text counts as the ASCII digits.
    public var digits: String
    /// The transition. It applies from the next value on, and a movement in progress ends immediately.
    public var transition: NumberTransition
    /// The motion of counting. It applies from the next value on.
    public var motion: Motion
    /// The time that a movement takes from rest, in seconds, limited to 0.001…86,400, or 0 for the time of its springs.
    /// Negative numbers and NaN count as 0.
    public var duration = 0.0
    /// The way in which wheels turn.
    public var trend = NumberTrend.value
    /// The number after which the number starts again at 0, such as 59 for seconds; 0 if there is none. The wheel of its
    /// first digit has no higher digit, so that 59 rolls to 00 like a clock.
    public var wrapsAfter = 0
    /// The person's preference for reduced motion. A movement in progress ends immediately if motion is reduced.
    public var prefersReducedMotion = false
    /// A Boolean value that indicates whether the number is visible. While it isn't, it doesn't move and shows each new
    /// value immediately.
    public var isVisible = true

    /// Creates settings.
    public init(
        digits: String = "0123456789",
        transition: NumberTransition = .count,
        motion: Motion = defaultMotion
    ) {
        self.digits = digits
        self.transition = transition
        self.motion = motion
    }

    /// Returns the pace of a movement: how much longer it takes than in the time of its springs.
    package func pace(for time: Double) -> Double {
        #if !hasFeature(Embedded)
        // A page has whole milliseconds. With less, the springs' time would soon be too far ahead to be exact.
        let duration = duration > 0 ? max(duration, 0.001) : 0
        #endif
        return duration > 0 && time > 0 ? min(duration, Spring.longestSettlingDuration) / time : 1
    }
}

#if !hasFeature(Embedded)
extension NumberTextSettings: Codable {
    private enum CodingKeys: CodingKey, CaseIterable {
        case digits, transition, motion, duration, trend, wrapsAfter, prefersReducedMotion, isVisible
    }

    /// Decodes settings. Those that are missing have their default values.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.members(CodingKeys.allCases)
        self.init()
        try values.read(.digits, into: &digits)
        try values.read(.transition, into: &transition)
        try values.read(.motion, into: &motion)
        try values.read(.duration, into: &duration)
        try values.read(.trend, into: &trend)
        try values.read(.wrapsAfter, into: &wrapsAfter)
        try values.read(.prefersReducedMotion, into: &prefersReducedMotion)
        try values.read(.isVisible, into: &isVisible)
    }
}
#endif
