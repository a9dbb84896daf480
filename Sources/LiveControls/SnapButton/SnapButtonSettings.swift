import LiveCoding
import LiveGestures

/// The settings of a snap button.
public struct SnapButtonSettings: Sendable, Hashable {
    /// The container, the button's size, the insets, the area, and the writing direction.
    public var layout: SnapLayout
    /// The time that a press takes to lift the button, in seconds, or 0 if a distance lifts it at once.
    public var hold: Double
    /// The deceleration of the button after its release.
    public var deceleration = Deceleration()
    /// A Boolean value that indicates whether the button is enabled.
    public var isEnabled = true
    /// The person's preference for reduced motion.
    public var prefersReducedMotion = false

    /// Creates settings.
    public init(layout: SnapLayout, hold: Double = PressDragRecognizer.defaultHold) {
        self.layout = layout
        self.hold = hold
    }
}

#if !hasFeature(Embedded)
extension SnapButtonSettings: Codable {
    private enum CodingKeys: CodingKey, CaseIterable {
        case layout, hold, deceleration, isEnabled, prefersReducedMotion
    }

    /// Decodes settings. Only `layout` is required; others that are missing have their default values.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.members(CodingKeys.allCases)
        self.init(layout: try values(.layout))
        try values.read(.hold, into: &hold)
        try values.read(.deceleration, into: &deceleration)
        try values.read(.isEnabled, into: &isEnabled)
        try values.read(.prefersReducedMotion, into: &prefersReducedMotion)
    }
}
#endif
