public import LiveControls

extension MotionPath {
    /// Returns the same movement for a property that follows a value from 0 to 1, such as a field's opening.
    ///
    /// - Parameters:
    ///   - closed: The property at the value 0.
    ///   - open: The property at the value 1.
    public func mapped(from closed: Double, to open: Double) -> MotionPath {
        let way = open - closed
        return MotionPath(start: closed + way * start, velocity: way * velocity, motion: motion)
    }
}
