import LiveCoding
import LiveMotion
import LiveText

/// The settings of an animated number.
public struct NumberTextSettings: Sendable, Hashable {
    /// The default motion of counting, which starts fast and arrives gently.
    public static let defaultMotion = Motion.spring(Spring(response: 0.8, dampingRatio: 1))

    /// The format: the locale, the currency, or the precision. The text changes immediately.
    public var format: NumberFormat
    /// The transition. It applies from the next value on, and a movement in progress ends immediately.
    public var transition: NumberTransition
    /// The motion of counting. It applies from the next value on.
    public var motion: Motion
    /// The person's preference for reduced motion. A movement in progress ends immediately if motion is reduced.
    public var prefersReducedMotion = false
    /// A Boolean value that indicates whether the number is visible. While it isn't, it doesn't move and shows each new
    /// value immediately.
    public var isVisible = true

    /// Creates settings.
    public init(
        format: NumberFormat = NumberFormat(),
        transition: NumberTransition = .count,
        motion: Motion = defaultMotion
    ) {
        self.format = format
        self.transition = transition
        self.motion = motion
    }
}

#if !hasFeature(Embedded)
extension CodingUserInfoKey {
    /// The key of a closure that decodes the member `format` of ``NumberTextSettings``.
    ///
    /// A format has the tables of a locale, which aren't part of an encoded value. In the `userInfo` of a decoder, set a
    /// closure of the type `@Sendable (any Decoder) throws -> NumberFormat`. It can read any notation of your own, such
    /// as the identifier of a locale.
    public static let numberFormat = CodingUserInfoKey(rawValue: "LiveControls.numberFormat")!
}

extension NumberTextSettings: Codable {
    private enum CodingKeys: CodingKey, CaseIterable {
        case format, transition, motion, prefersReducedMotion, isVisible
    }

    /// Decodes settings. Those that are missing have their default values. For the format, see
    /// `CodingUserInfoKey.numberFormat`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.members(CodingKeys.allCases)
        self.init()
        if values.contains(.format) {
            let nested = try values.superDecoder(forKey: .format)
            guard let read = decoder.userInfo[.numberFormat] as? @Sendable (any Decoder) throws -> NumberFormat else {
                throw nested.error("can't be decoded without a closure in userInfo[.numberFormat]")
            }
            format = try read(nested)
        }
        try values.read(.transition, into: &transition)
        try values.read(.motion, into: &motion)
        try values.read(.prefersReducedMotion, into: &prefersReducedMotion)
        try values.read(.isVisible, into: &isVisible)
    }

    /// Encodes all settings except the format.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(transition, forKey: .transition)
        try values.encode(motion, forKey: .motion)
        try values.encode(prefersReducedMotion, forKey: .prefersReducedMotion)
        try values.encode(isVisible, forKey: .isVisible)
    }
}
#endif
