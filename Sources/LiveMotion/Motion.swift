import LiveCoding

/// The way in which a value moves to its target.
public enum Motion: Hashable, Sendable {
    /// No motion. The value takes its target at once.
    case none

    /// An easing curve with a duration in seconds. The duration is clamped to 0…86,400. Values less than 10⁻⁹ and NaN
    /// count as 0.
    ///
    /// A value that is already moving keeps its velocity at first and then blends into the curve, so neither the value
    /// nor the velocity jumps.
    case curve(TimingCurve, duration: Double)

    /// A spring.
    case spring(Spring)

    /// Returns the same motion, or `none` for a person who prefers reduced motion.
    public func reduced(_ isReduced: Bool) -> Motion { isReduced ? .none : self }

    /// Returns the same motion with its duration multiplied by a factor. Without an initial velocity, every point of the
    /// way is reached that much later.
    public func stretched(by factor: Double) -> Motion {
        switch self {
        case .none: .none
        case .curve(let curve, let duration): .curve(curve, duration: duration * factor)
        case .spring(let spring):
            .spring(Spring(response: spring.response * factor, dampingRatio: spring.dampingRatio))
        }
    }

    /// Returns the value and its velocity, `time` seconds after the start.
    ///
    /// - Parameters:
    ///   - from: The value at time 0.
    ///   - to: The target.
    ///   - velocity: The velocity at time 0, in units per second.
    ///   - time: The time since the start, in seconds. Negative numbers and NaN count as 0.
    /// - Returns: The state. Components that aren't finite are treated as in ``Spring/state(from:to:velocity:at:)``.
    /// - Complexity: O(1), with a few multiplications for each component and no allocations.
    public func state<Value: AnimatableVector>(
        from: Value,
        to: Value,
        velocity: Value = .zero,
        at time: Double
    ) -> MotionState<Value> {
        let transition = transition(after: time, isMoving: velocity != .zero)
        var state = MotionState(value: to)
        for index in 0..<Value.componentCount {
            let component = transition.state(
                from: from[component: index],
                to: to[component: index],
                velocity: velocity[component: index]
            )
            state.value[component: index] = component.value
            state.velocity[component: index] = component.velocity
        }
        return state
    }

    /// Returns the time until every component stays within `epsilon` of its target, in seconds.
    ///
    /// For a curve, this is its duration. For springs, see ``Spring/settlingDuration(from:to:velocity:epsilon:)``.
    ///
    /// - Parameters:
    ///   - from: The value at time 0.
    ///   - to: The target.
    ///   - velocity: The velocity at time 0, in units per second.
    ///   - epsilon: The distance that counts as arrived, in the value's unit.
    /// - Returns: A duration from 0 to ``Spring/longestSettlingDuration``. It's 0 if there is neither a distance nor a
    ///   velocity.
    public func settlingDuration<Value: AnimatableVector>(
        from: Value,
        to: Value,
        velocity: Value = .zero,
        epsilon: Double = 0.001
    ) -> Double {
        switch self {
        case .none:
            return 0
        case .curve(_, let duration):
            return from == to && velocity == .zero ? 0 : Self.usable(duration)
        case .spring(let spring):
            var longest = 0.0
            for index in 0..<Value.componentCount {
                let duration = spring.settlingDuration(
                    from: from[component: index],
                    to: to[component: index],
                    velocity: velocity[component: index],
                    epsilon: epsilon
                )
                longest = max(longest, duration)
            }
            return longest
        }
    }

    private func transition(after time: Double, isMoving: Bool) -> StateTransition {
        switch self {
        case .none:
            return .rest
        case .curve(let curve, let duration):
            return curve.transition(after: time, duration: Self.usable(duration), isMoving: isMoving)
        case .spring(let spring):
            return spring.transition(after: time)
        }
    }

    private static func usable(_ duration: Double) -> Double {
        let shortest = 1e-9
        return duration < shortest ? 0 : duration.clamped(to: 0...Spring.longestSettlingDuration, nan: 0)
    }
}

#if !hasFeature(Embedded)
extension Motion: CaseCodable {
    private struct TimedCurve: Codable {
        var points: TimingCurve
        var duration: Double
    }

    /// The encoded forms: `{"none": {}}`, `{"curve": {"points": […], "duration": 0.3}}`, and `{"spring": {…}}`.
    public static let codedCases: [CodedCase<Self>] = [
        CodedCase("none", .none),
        CodedCase("curve", { .curve($0.points, duration: $0.duration) }) {
            if case .curve(let curve, let duration) = $0 { TimedCurve(points: curve, duration: duration) } else { nil }
        },
        CodedCase("spring", Self.spring) { if case .spring(let value) = $0 { value } else { nil } },
    ]
}
#endif
