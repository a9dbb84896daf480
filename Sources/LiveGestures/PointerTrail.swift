import LiveMotion

/// The last places of a pointer, from which its velocity follows.
///
/// The velocity is the slope of the straight line that fits best through the places of the last 100 ms, by least
/// squares, so that one late or rounded event does not throw a button across the screen.
public struct PointerTrail: Sendable, Hashable {
    /// How long a place counts, in seconds.
    public static let window = 0.1
    /// A pointer that has not moved for longer than this, in seconds, has stopped: four frames of a slow screen.
    public static let stillness = 0.06
    /// Pointers report at most a thousand times a second; beyond this number, places are thinned out.
    private static let capacity = 128

    private struct Place: Hashable {
        var time: Double
        var point: GesturePoint
    }

    private var places: [Place] = []

    /// An empty trail.
    public init() {}

    /// Begins again at a place.
    public mutating func restart(at point: GesturePoint, time: Double) {
        places.removeAll(keepingCapacity: true)
        append(point, time: time)
    }

    /// Adds a place, unless it equals the last one.
    ///
    /// - Parameters:
    ///   - point: Where the pointer is. It is left out unless it is finite.
    ///   - time: When, in seconds, not before the last place.
    /// - Complexity: O(1), amortized.
    public mutating func append(_ point: GesturePoint, time: Double) {
        guard point.isFinite, time.isFinite, places.last?.point != point else { return }
        if places.count >= Self.capacity { places.removeFirst(Self.capacity / 2) }
        places.append(Place(time: time, point: point))
    }

    /// How fast the pointer moves at a time, in points a second; zero when it has stopped, or has only just come.
    ///
    /// - Complexity: O(*n*) in the number of places, which is limited.
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
        // Places at the same time have no slope; browsers round their clocks to a tenth of a millisecond.
        guard spread > 1e-9 else { return .zero }
        let velocity = slope.scaled(by: 1 / spread)
        return velocity.isFinite ? velocity : .zero
    }

    private func isRecent(_ place: Place, at time: Double) -> Bool { time - place.time <= Self.window }
}
