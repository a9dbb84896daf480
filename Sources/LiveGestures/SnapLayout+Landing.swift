import LiveMotion

extension SnapLayout {
    /// The place and position at which a released element comes to rest.
    public struct Landing: Sendable, Hashable {
        /// The place, which is valid for any size of the container.
        public var place: RestingPlace
        /// The position of the element's center at that place.
        public var center: GesturePoint
    }

    /// The difference between distances, in points, below which they count as equal. It's less than the rounding to
    /// pixels on any screen.
    static var tie: Double { 1e-6 }

    /// Returns where a released element comes to rest: the place nearest to the end of its deceleration.
    ///
    /// Among equally near places, the current one takes precedence, then the leading one, then the top one. Outside the
    /// area, the edge that is exceeded the most counts as nearest.
    ///
    /// - Parameters:
    ///   - point: The position of the center at the release. A coordinate that isn't finite is replaced by that of the
    ///     current place.
    ///   - velocity: The velocity at the release, in points per second.
    ///   - current: The place where the element last rested.
    ///   - deceleration: The deceleration after the release.
    /// - Complexity: O(1).
    public func landing(
        from point: GesturePoint,
        velocity: GesturePoint = .zero,
        current: RestingPlace? = nil,
        deceleration: Deceleration = Deceleration()
    ) -> Landing {
        let home = center(of: current ?? area.initialPlace)
        let start = GesturePoint(x: point.x.isFinite ? point.x : home.x, y: point.y.isFinite ? point.y : home.y)
        let end = deceleration.projection(from: start, velocity: velocity)
        return landing(in: nearestSlot(to: end, current: current?.slot), at: end, current: current)
    }

    /// Returns the place after a change of the layout. It's the same place, or the nearest one if this area doesn't
    /// contain it.
    public func place(keeping place: RestingPlace, near center: GesturePoint) -> RestingPlace {
        area.holds(place.slot) ? place : landing(from: center).place
    }

    private func nearestSlot(to point: GesturePoint, current: SnapSlot?) -> SnapSlot {
        var nearest = area.initialPlace.slot
        var least = Double.infinity
        for slot in SnapSlot.allCases where area.holds(slot) {
            let distance = distance(from: point, to: slot)
            let isTie = (distance - least).magnitude <= Self.tie
            if isTie ? slot == current : distance < least {
                nearest = slot
                least = min(distance, least)
            }
        }
        return nearest
    }

    /// Returns the distance of a point from a corner or an edge. It's negative beyond an edge.
    private func distance(from point: GesturePoint, to slot: SnapSlot) -> Double {
        let corner = center(of: RestingPlace(slot))
        switch slot {
        case .leading, .trailing:
            return (slot == .leading) == isRightToLeft ? corner.x - point.x : point.x - corner.x
        case .top: return point.y - corner.y
        case .bottom: return corner.y - point.y
        case .topLeading, .topTrailing, .bottomLeading, .bottomTrailing: return (point - corner).magnitude
        case .anywhere: return 0
        }
    }

    func landing(in slot: SnapSlot, at point: GesturePoint, current: RestingPlace?) -> Landing {
        let reach = clamped(point)
        let kept = current.flatMap { $0.slot == slot ? $0 : nil }
        let isSide = slot == .leading || slot == .trailing
        // An area without room has no fractions.
        let across = Self.fraction(of: reach.x, in: horizontalRange).map { isRightToLeft ? 1 - $0 : $0 }
        let down = Self.fraction(of: reach.y, in: verticalRange)
        let place = RestingPlace(
            slot,
            fraction: (isSide ? down : across) ?? kept?.fraction ?? 0.5,
            verticalFraction: down ?? kept?.verticalFraction ?? 0.5
        )
        let end = center(of: place)
        // Along an edge, the center is exactly the point, without the rounding of a fraction.
        return Landing(
            place: place,
            center: GesturePoint(
                x: isSide || slot.isCorner ? end.x : reach.x,
                y: isSide || slot == .anywhere ? reach.y : end.y
            )
        )
    }

    private static func fraction(of value: Double, in range: ClosedRange<Double>) -> Double? {
        let length = range.upperBound - range.lowerBound
        return length > 0 ? (value - range.lowerBound) / length : nil
    }
}
