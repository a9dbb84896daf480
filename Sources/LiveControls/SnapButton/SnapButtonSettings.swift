import LiveCoding
import LiveGestures

/// The settings of a snap button.
public struct SnapButtonSettings: Sendable, Hashable {
    /// The container, the button's size, the insets, the area, and the writing direction.
    public var layout: SnapLayout
    #if !hasFeature(Embedded)
    /// The frames that the button must not overlap at rest, such as those of other buttons.
    public var obstacles: [GestureFrame] = []
    #endif
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

extension SnapButtonSettings {
    #if hasFeature(Embedded)
    /// Finds the free place nearest to a place, or the next one in a direction. In a page's core, only the function that sets
    /// the obstacles refers to the search, so that the linker removes it from a core that doesn't export it.
    nonisolated(unsafe) private static var search: ((SnapLayout, RestingPlace, ArrowDirection?) -> RestingPlace?)?

    /// Sets the frames that the button of the next call must not overlap at rest.
    package static func setObstacles(_ obstacles: [GestureFrame]) {
        // With only one function ever assigned, the optimizer would call it directly, and every core would contain it.
        guard !obstacles.isEmpty else {
            search = { layout, place, direction in direction.map { layout.step($0, from: place) } ?? place }
            return
        }
        search = { layout, place, direction in
            direction.map { layout.place($0, of: place, avoiding: obstacles) }
                ?? layout.freePlace(near: place, avoiding: obstacles)
        }
    }

    @inline(never) func freePlace(near place: RestingPlace) -> RestingPlace {
        Self.search?(layout, place, nil) ?? place
    }

    @inline(never) func place(_ direction: ArrowDirection, of place: RestingPlace) -> RestingPlace? {
        Self.search.map { $0(layout, place, direction) } ?? layout.step(direction, from: place)
    }
    #else
    func freePlace(near place: RestingPlace) -> RestingPlace { layout.freePlace(near: place, avoiding: obstacles) }

    func place(_ direction: ArrowDirection, of place: RestingPlace) -> RestingPlace? {
        layout.place(direction, of: place, avoiding: obstacles)
    }
    #endif
}

#if !hasFeature(Embedded)
extension SnapButtonSettings: Codable {
    private enum CodingKeys: CodingKey, CaseIterable {
        case layout, obstacles, hold, deceleration, isEnabled, prefersReducedMotion
    }

    /// Decodes settings. Only `layout` is required; others that are missing have their default values.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.members(CodingKeys.allCases)
        self.init(layout: try values(.layout))
        try values.read(.obstacles, into: &obstacles)
        try values.read(.hold, into: &hold)
        try values.read(.deceleration, into: &deceleration)
        try values.read(.isEnabled, into: &isEnabled)
        try values.read(.prefersReducedMotion, into: &prefersReducedMotion)
    }
}
#endif
