import LiveMotion

extension SnapLayout {
    /// The distance between an element and an obstacle, in points, where there is enough room.
    public static let obstacleDistance = 8.0

    /// Returns the nearest place at which an element overlaps no obstacle.
    ///
    /// ```swift
    /// let layout = SnapLayout(size: GestureSize(width: 390, height: 844), itemSize: GestureSize(width: 56, height: 56))
    /// let corner = layout.area.initialPlace
    /// let other = GestureFrame(center: layout.center(of: corner), size: layout.itemSize)  // at (342, 736)
    /// layout.center(of: layout.freePlace(near: corner, avoiding: [other]))                // (342, 672)
    /// ```
    ///
    /// An element keeps ``obstacleDistance`` to the obstacles. If no place has that much room, it's the nearest place without
    /// an overlap, or else the nearest of those with the least overlap. Of equally near places, it's the leading one, then the
    /// top one.
    ///
    /// - Parameters:
    ///   - place: The desired place, which is returned if it's free.
    ///   - obstacles: The frames that the element must not overlap, such as those of other buttons.
    /// - Complexity: O(*n*) in the number of obstacles if the place is free; otherwise O(*n*³).
    public func freePlace(near place: RestingPlace, avoiding obstacles: [GestureFrame]) -> RestingPlace {
        let wish = center(of: place)
        var gap = Self.obstacleDistance
        while true {
            var best = place
            var least = overlap(at: wish, with: obstacles, gap: gap)
            if least == 0 { return place }
            var nearest = 0.0
            for slot in SnapSlot.allCases where area.holds(slot) {
                // The nearest free point is beside an obstacle, or level with the wish.
                for column in -1..<2 * obstacles.count {
                    for row in -1..<2 * obstacles.count {
                        var point = wish
                        if column >= 0 {
                            let obstacle = obstacles[column / 2]
                            let way = (obstacle.size.width + itemSize.width) / 2 + gap
                            point.x = obstacle.center.x + ((column % 2 == 0) == isRightToLeft ? way : -way)
                        }
                        if row >= 0 {
                            let obstacle = obstacles[row / 2]
                            let way = (obstacle.size.height + itemSize.height) / 2 + gap
                            point.y = obstacle.center.y + (row % 2 == 0 ? -way : way)
                        }
                        let candidate = landing(in: slot, at: point, current: place).place
                        let center = center(of: candidate)
                        let distance = (center - wish).magnitude
                        if least == 0, distance >= nearest - Self.tie { continue }
                        let overlap = overlap(at: center, with: obstacles, gap: gap)
                        guard overlap < least || overlap == least && distance < nearest else { continue }
                        (best, least, nearest) = (candidate, overlap, distance)
                    }
                }
            }
            if least == 0 || gap == 0 { return best }
            gap = 0
        }
    }

    /// Returns how much an element at a position overlaps the obstacles, each enlarged by a gap: the sum of the products of
    /// how far it would have to move to be clear of each.
    private func overlap(at center: GesturePoint, with obstacles: [GestureFrame], gap: Double) -> Double {
        var sum = 0.0
        for obstacle in obstacles {
            let way = center - obstacle.center
            let width = (obstacle.size.width + itemSize.width) / 2 + gap - way.x.magnitude
            let height = (obstacle.size.height + itemSize.height) / 2 + gap - way.y.magnitude
            // No comparison with NaN is true.
            if obstacle.isVisible, width > Self.tie, height > Self.tie { sum += width * height }
        }
        return sum
    }
}
