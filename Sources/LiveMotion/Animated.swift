/// A value that moves to a target.
///
/// The value has no clock. Pass a time, in seconds on one clock of your choice, with each call.
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
    /// The target of the latest motion, and the value after that motion ends.
    public private(set) var target: Value

    /// The time at which the value settles, on the caller's clock. From then on it's exactly ``target``.
    ///
    /// The time is −∞ before the first animation and after ``snap(to:)``.
    public private(set) var settlingTime: Double

    /// The distance from the target at which the value counts as arrived, in the value's unit.
    public let epsilon: Double

    private var origin: MotionState<Value>
    private var motion: Motion
    private var startTime: Double

    /// Creates a value at rest.
    ///
    /// - Parameters:
    ///   - value: The initial value, which is also the target.
    ///   - epsilon: The distance within which a spring must stay to count as arrived, in the value's unit. The last
    ///     step onto the target is at most this large. Numbers that aren't positive, and NaN, count as the smallest
    ///     normal number.
    public init(_ value: Value, epsilon: Double = 0.001) {
        target = value
        settlingTime = -.infinity
        self.epsilon = epsilon
        origin = MotionState(value: value)
        motion = .none
        startTime = 0
    }

    /// Returns the value and its velocity at a time.
    ///
    /// - Parameter time: The time, in seconds. A time before the start of the latest motion counts as its start.
    /// - Complexity: O(1), without allocations.
    public func state(at time: Double) -> MotionState<Value> {
        guard !isSettled(at: time) else { return MotionState(value: target) }
        return motion.state(from: origin.value, to: target, velocity: origin.velocity, at: time - startTime)
    }

    /// Returns the value at a time, in seconds. From ``settlingTime`` on, it's exactly ``target``.
    public func value(at time: Double) -> Value { state(at: time).value }

    /// Returns the velocity at a time, in units per second. From ``settlingTime`` on, it's zero.
    public func velocity(at time: Double) -> Value { state(at: time).velocity }

    /// Returns a Boolean value that indicates whether the value rests at ``target`` at a time, in seconds.
    public func isSettled(at time: Double) -> Bool { time >= settlingTime || settlingTime == -.infinity }

    /// Moves the value to a new target, starting with its current value and velocity.
    ///
    /// - Parameters:
    ///   - newTarget: The new target. Components that aren't finite take effect at once.
    ///   - motion: The motion to the target.
    ///   - time: The start time, in seconds. If it isn't finite, the value takes its target at once.
    public mutating func retarget(to newTarget: Value, with motion: Motion, at time: Double) {
        guard time.isFinite else {
            snap(to: newTarget)
            return
        }
        start(from: state(at: time), to: newTarget, with: motion, at: time)
    }

    /// Moves the value to a new target from a given state, such as the state of a released pointer.
    ///
    /// - Parameters:
    ///   - state: The initial value and velocity.
    ///   - newTarget: The new target. Components that aren't finite take effect at once.
    ///   - motion: The motion to the target.
    ///   - time: The start time, in seconds. If it isn't finite, the value takes its target at once.
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

    /// Sets the value to a target, at rest.
    public mutating func snap(to newTarget: Value) {
        self = Animated(newTarget, epsilon: epsilon)
    }
}
