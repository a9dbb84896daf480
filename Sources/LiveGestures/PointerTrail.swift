import LiveMotion

/// The recent positions of a pointer, which determine its velocity.
///
/// The velocity is the slope of the least-squares line through the positions of the last 100 ms. A single late or
/// rounded event therefore can't throw a button across the screen.
public struct PointerTrail: Sendable, Hashable {
    /// The period for which a position counts, in seconds.
    public static let window = 0.1
    /// The time without movement after which a pointer counts as stopped, in seconds. It's about four frames of a slow
    /// screen.
    public static let stillness = 0.06
    /// The maximum number of positions. Pointers report at most a thousand times per second, and additional positions
    /// are dropped.
    private static let capacity = 128

    private struct Place: Hashable {
        var time: Double
        var point: GesturePoint
    }

    private var places: [Place] = []

    /// Creates an empty trail.
    public init() {}

    /// Restarts the trail at a position.
    public mutating func restart(at point: GesturePoint, time: Double) {
        places.removeAll(keepingCapacity: true)
        append(point, time: time)
    }

    /// Adds a position, unless it equals the last one.
    ///
    /// - Parameters:
    ///   - point: The pointer's position. It's ignored if it isn't finite.
    ///   - time: The time, in seconds. It must not be earlier than that of the last position.
    /// - Complexity: O(1), amortized.
    public mutating func append(_ point: GesturePoint, time: Double) {
        guard point.isFinite, time.isFinite, places.last?.point != point else { return }
        if places.count >= Self.capacity { places.removeFirst(Self.capacity / 2) }
        places.append(Place(time: time, point: point))
    }

    /// Returns the pointer's velocity at a time, in points per second. It's zero if the pointer has stopped or has only
    /// one position.
    ///
    /// - Complexity: O(*n*) in the number of positions, which is limited.
    public func velocity(at time: Double) -> GesturePoint {
        guard let last = places.last, time - last.time <= Self.stillness else { return .zero }
        var count = 0.0
        var meanTime = 0.0
        var mean = GesturePoint.zero
        for place in places where isRecent(place, at: time) {
            count += 1
            meanTime += (place.time - last.time - meanTime) / count
            mean = mean + (place.point - mean).scaled(by: 1 / count)
        }
        var spread = 0.0
        var slope = GesturePoint.zero
        for place in places where isRecent(place, at: time) {
            let distance = place.time - last.time - meanTime
            spread += distance * distance
            slope = slope + (place.point - mean).scaled(by: distance)
        }
        // Positions at the same time have no slope. Browsers round their clocks to a tenth of a millisecond.
        guard spread > 1e-9 else { return .zero }
        let velocity = slope.scaled(by: 1 / spread)
        return velocity.isFinite ? velocity : .zero
    }

    private func isRecent(_ place: Place, at time: Double) -> Bool { time - place.time <= Self.window }
}
