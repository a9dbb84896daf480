/// A value and its velocity at one point in time.
public struct MotionState<Value: AnimatableVector>: Equatable, Sendable {
    /// The value, in its own unit.
    public var value: Value

    /// The velocity, in units per second.
    public var velocity: Value

    /// Creates a state with a value and a velocity.
    public init(value: Value, velocity: Value = .zero) {
        self.value = value
        self.velocity = velocity
    }
}
