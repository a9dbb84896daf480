/// A value on its way to a target.
///
/// It holds no clock: every call takes a time, in seconds on one clock of the caller's choice.
///
/// ```swift
/// var width = Animated(100.0)
/// width.retarget(to: 200, with: .spring(Spring(response: 0.5, dampingRatio: 0.825)), at: 0)
/// width.value(at: 0.1)      // 139.36…
/// width.retarget(to: 0, with: .curve(.easeInOut, duration: 0.35), at: 0.1)
/// width.value(at: 0.1)      // 139.36…, and just as fast
/// width.value(at: 0.45)     // 0, exactly
/// ```
public struct Animated<Value: AnimatableVector>: Equatable, Sendable {
    /// The target of the last motion, and the value once that has ended.
    public private(set) var target: Value

    /// When the value comes to rest, on the caller's clock: from then on it is exactly ``target``.
    ///
    /// −∞ before the first animation and after ``snap(to:)``.
    public private(set) var settlingTime: Double

    /// The distance from the target that counts as arrived, in the value's unit.
    public let epsilon: Double

    private var origin: MotionState<Value>
    private var motion: Motion
    private var startTime: Double

    /// A value at rest.
    ///
    /// - Parameters:
    ///   - value: The value, which is its own target.
    ///   - epsilon: How near to a target a spring must stay to count as arrived, in the value's unit. The last step
    ///     onto the target is at most this large. Numbers that are not positive, and NaN, count as the smallest normal
    ///     number.
    public init(_ value: Value, epsilon: Double = 0.001) {
        target = value
        settlingTime = -.infinity
        self.epsilon = epsilon
        origin = MotionState(value: value)
        motion = .none
        startTime = 0
    }

    /// The value and its velocity at a time.
    ///
    /// - Parameter time: In seconds. Before the start of the last motion it is as at its start.
    /// - Complexity: O(1), no allocation.
    public func state(at time: Double) -> MotionState<Value> {
        guard !isSettled(at: time) else { return MotionState(value: target) }
        return motion.state(from: origin.value, to: target, velocity: origin.velocity, at: time - startTime)
    }

    /// The value at a time, in seconds; exactly ``target`` from ``settlingTime`` on.
    public func value(at time: Double) -> Value { state(at: time).value }

    /// The velocity at a time, in units a second; zero from ``settlingTime`` on.
    public func velocity(at time: Double) -> Value { state(at: time).velocity }

    /// Whether the value rests at ``target`` at a time, in seconds.
    public func isSettled(at time: Double) -> Bool { time >= settlingTime || settlingTime == -.infinity }

    /// Sends the value to another target, from where it is and as fast as it is.
    ///
    /// - Parameters:
    ///   - newTarget: The new target. Components that are not finite are taken at once.
    ///   - motion: How it gets there.
    ///   - time: When, in seconds. If this is not a finite number, the value is at its target at once.
    public mutating func retarget(to newTarget: Value, with motion: Motion, at time: Double) {
        guard time.isFinite else {
            snap(to: newTarget)
            return
        }
        start(from: state(at: time), to: newTarget, with: motion, at: time)
    }

    /// Sends the value to another target from a given state, such as that of a finger that lets go.
    ///
    /// - Parameters:
    ///   - state: Where the value is and how fast it moves.
    ///   - newTarget: The new target. Components that are not finite are taken at once.
    ///   - motion: How it gets there.
    ///   - time: When, in seconds. If this is not a finite number, the value is at its target at once.
    public mutating func start(
        from state: MotionState<Value>,
        to newTarget: Value,
        with motion: Motion,
        at time: Double
    ) {
        let duration = motion.settlingDuration(
            from: state.value,
            to: newTarget,
            velocity: state.velocity,
            epsilon: epsilon
        )
        guard time.isFinite, duration > 0 else {
            snap(to: newTarget)
            return
        }
        origin = state
        target = newTarget
        self.motion = motion
        startTime = time
        settlingTime = time + duration
    }

    /// Puts the value at a target, at rest.
    public mutating func snap(to newTarget: Value) {
        self = Animated(newTarget, epsilon: epsilon)
    }
}
