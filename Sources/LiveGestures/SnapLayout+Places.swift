import LiveCoding

/// The name of a place by physical sides, as a person sees it.
public enum PlaceName: UInt8, Sendable, Hashable, CaseIterable {
    /// The upper-left corner.
    case topLeft
    /// The middle of the upper edge.
    case top
    /// The upper-right corner.
    case topRight
    /// The middle of the left edge.
    case left
    /// The center.
    case center
    /// The middle of the right edge.
    case right
    /// The lower-left corner.
    case bottomLeft
    /// The middle of the lower edge.
    case bottom
    /// The lower-right corner.
    case bottomRight
}

/// The direction of an arrow key.
public enum ArrowDirection: UInt8, Sendable, Hashable, CaseIterable {
    /// Left, in every writing direction.
    case left
    /// Right, in every writing direction.
    case right
    /// Up.
    case up
    /// Down.
    case down
}

extension SnapLayout {
    /// The position of a place in the area, as a fraction of its width from the left and of its height from the top.
    private struct Share: Hashable {
        var x: Double
        var y: Double
    }

    /// Returns the center of an element that rests at a place.
    public func center(of place: RestingPlace) -> GesturePoint {
        let share = share(of: place)
        var (x, y) = (Self.value(at: share.x, of: horizontalRange), Self.value(at: share.y, of: verticalRange))
        if isDocked, place.slot != .anywhere {
            if place.slot == .top || place.slot == .bottom {
                y = (y + (2 * share.y - 1) * (inset + itemSize.height / 2)).clamped(to: 0...max(0, size.height))
            } else {
                x = (x + (2 * share.x - 1) * (inset + itemSize.width / 2)).clamped(to: 0...max(0, size.width))
            }
        }
        return GesturePoint(x: x, y: y)
    }

    /// The places that can be chosen without dragging, in reading order: the corners, the centers of the edges, and the
    /// center if the element can rest anywhere.
    ///
    /// - Complexity: O(1). There are at most nine places.
    public var namedPlaces: [RestingPlace] {
        var places: [RestingPlace] = []
        for row in 0...lastStep {
            for column in 0...lastStep {
                let share = Share(x: step(isRightToLeft ? lastStep - column : column), y: step(row))
                let place = place(at: share)
                if self.share(of: place) == share { places.append(place) }
            }
        }
        return places
    }

    /// Returns the name of a place, which is that of the nearest corner or center.
    public func name(of place: RestingPlace) -> PlaceName {
        let share = share(of: place)
        switch (Self.third(share.x), Self.third(share.y)) {
        case (0, 0): return .topLeft
        case (1, 0): return .top
        case (2, 0): return .topRight
        case (0, 1): return .left
        case (0, 2): return .bottomLeft
        case (1, 2): return .bottom
        case (1, 1): return .center
        case (2, 2): return .bottomRight
        default: return .right
        }
    }

    /// Returns the next place in a direction, or `nil` if there is none.
    ///
    /// Along an edge, this is the next corner or the center. Across to the opposite edge, the fraction stays the same. An
    /// element that can rest anywhere moves by an eighth of the area.
    ///
    /// - Parameters:
    ///   - direction: The direction.
    ///   - place: The present place.
    ///   - obstacles: The frames that the element must not overlap. The next place is before or behind one in the way.
    public func place(
        _ direction: ArrowDirection,
        of place: RestingPlace,
        avoiding obstacles: [GestureFrame] = []
    ) -> RestingPlace? {
        var next = place
        while let step = step(direction, from: next) {
            let free = freePlace(near: step, avoiding: obstacles)
            let way = center(of: free) - center(of: place)
            let progress =
                switch direction {
                case .left: -way.x
                case .right: way.x
                case .up: -way.y
                case .down: way.y
                }
            if free == step || progress > 1 { return free }
            next = step
        }
        return nil
    }

    /// Returns the next place in a direction without obstacles, or `nil` if there is none.
    package func step(_ direction: ArrowDirection, from place: RestingPlace) -> RestingPlace? {
        guard moves(direction) else { return nil }
        var share = share(of: place)
        switch direction {
        case .left, .right:
            let isAcross = area == .edges && !Self.isEnd(share.y)
            guard let x = next(to: share.x, isForward: direction == .right, isAcross: isAcross) else { return nil }
            share.x = x
        case .up, .down:
            let isAcross = area == .edges && !Self.isEnd(share.x)
            guard let y = next(to: share.y, isForward: direction == .down, isAcross: isAcross) else { return nil }
            share.y = y
        }
        return self.place(at: share)
    }

    /// Returns a Boolean value that indicates whether an arrow key in this direction moves an element from at least one
    /// place of this area.
    public func moves(_ direction: ArrowDirection) -> Bool {
        let isHorizontal = direction == .left || direction == .right
        guard axis != (isHorizontal ? .vertical : .horizontal) else { return false }
        switch area {
        case .trailing, .leading: return !isHorizontal
        case .top, .bottom: return isHorizontal
        case .edges, .corners, .anywhere: return true
        }
    }

    /// The distance between fractions below which they count as the same step. Without it, a key press could have no
    /// visible effect.
    private static var sameStep: Double { 0.01 }

    /// The index of the last step. Corners have two steps from side to side, and edges have three.
    private var lastStep: Int { area == .corners ? 1 : 2 }

    private func step(_ index: Int) -> Double { Double(index) / Double(lastStep) }

    private func next(to value: Double, isForward: Bool, isAcross: Bool) -> Double? {
        var next: Double?
        let count = area == .anywhere ? 8 : lastStep
        for index in 0...count {
            let step = Double(index) / Double(count)
            if isAcross && !Self.isEnd(step) { continue }
            if isForward {
                if step > value + Self.sameStep { return step }
            } else if step < value - Self.sameStep {
                next = step
            }
        }
        return next
    }

    private static func isEnd(_ share: Double) -> Bool { share == 0 || share == 1 }

    private static func third(_ share: Double) -> Int { share < 0.25 ? 0 : share > 0.75 ? 2 : 1 }

    private static func value(at share: Double, of range: ClosedRange<Double>) -> Double {
        share == 1 ? range.upperBound : range.lowerBound + (range.upperBound - range.lowerBound) * share
    }

    private func share(of place: RestingPlace) -> Share {
        let start = isRightToLeft ? 1.0 : 0.0
        let along = isRightToLeft ? 1 - place.fraction : place.fraction
        switch place.slot {
        case .leading: return Share(x: start, y: place.fraction)
        case .trailing: return Share(x: 1 - start, y: place.fraction)
        case .top: return Share(x: along, y: 0)
        case .bottom: return Share(x: along, y: 1)
        case .topLeading: return Share(x: start, y: 0)
        case .topTrailing: return Share(x: 1 - start, y: 0)
        case .bottomLeading: return Share(x: start, y: 1)
        case .bottomTrailing: return Share(x: 1 - start, y: 1)
        case .anywhere: return Share(x: along, y: place.verticalFraction)
        }
    }

    /// Returns the place of this area at a position, or the nearest place in its row or column.
    private func place(at share: Share) -> RestingPlace {
        let isAtStart = (share.x < 0.5) != isRightToLeft
        let along = isRightToLeft ? 1 - share.x : share.x
        switch area {
        case .trailing: return RestingPlace(.trailing, fraction: share.y)
        case .leading: return RestingPlace(.leading, fraction: share.y)
        case .top: return RestingPlace(.top, fraction: along)
        case .bottom: return RestingPlace(.bottom, fraction: along)
        case .corners:
            if share.y < 0.5 { return RestingPlace(isAtStart ? .topLeading : .topTrailing) }
            return RestingPlace(isAtStart ? .bottomLeading : .bottomTrailing)
        case .edges:
            if Self.isEnd(share.x) { return RestingPlace(isAtStart ? .leading : .trailing, fraction: share.y) }
            return RestingPlace(share.y < 0.5 ? .top : .bottom, fraction: along)
        case .anywhere: return RestingPlace(.anywhere, fraction: along, verticalFraction: share.y)
        }
    }
}

#if !hasFeature(Embedded)
extension ArrowDirection: CaseNameCodable {}
#endif
