import LiveMotion

extension SnapLayout {
    /// The place at which a released thing comes to rest.
    public struct Landing: Sendable, Hashable {
        /// The place, valid for any size of the container.
        public var place: RestingPlace
        /// The centre at that place.
        public var center: GesturePoint
    }

    /// Distances that differ by less than this, in points, are a tie: less than any screen's rounding to pixels.
    private static var tie: Double { 1e-6 }

    /// Where a released thing comes to rest: the place nearest to where it would run on to.
    ///
    /// Among equally near places, the present one wins, then the leading, then the top one. Beyond the area, the edge that is
    /// overshot furthest counts as nearest.
    ///
    /// - Parameters:
    ///   - point: Where the centre is released. A part that is not finite is replaced by the present place's.
    ///   - velocity: The velocity at the release, in points a second.
    ///   - current: The place where it last rested.
    ///   - deceleration: The deceleration with which it would run on.
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

    /// A place after a change of the layout: the same, or the nearest if this area does not have it.
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

    /// The distance of a point from an edge, negative beyond it; or from a corner.
    private func distance(from point: GesturePoint, to slot: SnapSlot) -> Double {
        let corner = center(of: RestingPlace(slot))
        switch slot {
        case .leading, .trailing:
            return (slot == .leading) == isRightToLeft ? corner.x - point.x : point.x - corner.x
        case .top: return point.y - corner.y
        case .bottom: return corner.y - point.y
        case .topLeading, .topTrailing, .bottomLeading, .bottomTrailing: return (point - corner).magnitude
        }
    }

    private func landing(in slot: SnapSlot, at point: GesturePoint, current: RestingPlace?) -> Landing {
        let reach = clamped(point)
        let kept = current.map { $0.slot == slot ? $0.fraction : 0.5 } ?? 0.5
        let end = center(of: RestingPlace(slot))
        switch slot {
        case .leading, .trailing:
            let fraction = Self.fraction(of: reach.y, in: verticalRange) ?? kept
            return Landing(place: RestingPlace(slot, fraction: fraction), center: GesturePoint(x: end.x, y: reach.y))
        case .top, .bottom:
            let share = Self.fraction(of: reach.x, in: horizontalRange)
            let fraction = share.map { isRightToLeft ? 1 - $0 : $0 } ?? kept
            return Landing(place: RestingPlace(slot, fraction: fraction), center: GesturePoint(x: reach.x, y: end.y))
        case .topLeading, .topTrailing, .bottomLeading, .bottomTrailing:
            return Landing(place: RestingPlace(slot), center: end)
        }
    }

    private static func fraction(of value: Double, in range: ClosedRange<Double>) -> Double? {
        let length = range.upperBound - range.lowerBound
        return length > 0 ? (value - range.lowerBound) / length : nil
    }
}
