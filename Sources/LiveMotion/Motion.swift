/// How a value gets from where it is to where it should be.
public enum Motion: Hashable, Sendable {
    /// Without motion: at the target at once.
    case none

    /// Along an easing curve, in a time given in seconds: clamped to 0…86,400; less than
    /// 10⁻⁹ and NaN count as 0.
    ///
    /// A value that is already moving keeps its velocity at first and is eased over to the curve, so that neither the
    /// value nor the velocity jumps.
    case curve(TimingCurve, duration: Double)

    /// As a spring pulls it.
    case spring(Spring)

    /// The same motion, or `none` for a person who prefers reduced motion.
    public func reduced(_ isReduced: Bool) -> Motion { isReduced ? .none : self }

    /// Where a value is and how fast it moves, `time` seconds after it set out.
    ///
    /// - Parameters:
    ///   - from: The value at time 0.
    ///   - to: The target.
    ///   - velocity: The velocity at time 0, in units a second.
    ///   - time: The time since the start, in seconds. Negative numbers and NaN count as 0.
    /// - Returns: The state. Components that are not finite are treated as
    ///   ``Spring/state(from:to:velocity:at:)`` treats them.
    /// - Complexity: O(1) and one multiplication or so for each component; no allocation.
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

    /// How long it takes until every component stays within `epsilon` of its target, in seconds.
    ///
    /// A curve takes its duration. See ``Spring/settlingDuration(from:to:velocity:epsilon:)`` for springs.
    ///
    /// - Parameters:
    ///   - from: The value at time 0.
    ///   - to: The target.
    ///   - velocity: The velocity at time 0, in units a second.
    ///   - epsilon: The distance that counts as arrived, in the value's unit.
    /// - Returns: 0…``Spring/longestSettlingDuration``; 0 when there is nowhere to go and nothing moves.
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
