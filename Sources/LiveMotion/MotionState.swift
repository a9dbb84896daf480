/// Where something is and how fast it moves, at one moment.
public struct MotionState<Value: AnimatableVector>: Equatable, Sendable {
    /// The position, in the animated value's own unit.
    public var value: Value

    /// The velocity, in units a second.
    public var velocity: Value

    /// A state with the given position and velocity.
    public init(value: Value, velocity: Value = .zero) {
        self.value = value
        self.velocity = velocity
    }
}
