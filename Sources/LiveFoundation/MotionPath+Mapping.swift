public import LiveControls

extension MotionPath {
    /// The same movement of a property that follows a value from 0 to 1, such as a field's opening.
    ///
    /// - Parameters:
    ///   - closed: The property where the value is 0.
    ///   - open: The property where the value is 1.
    public func mapped(from closed: Double, to open: Double) -> MotionPath {
        let way = open - closed
        return MotionPath(start: closed + way * start, velocity: way * velocity, motion: motion)
    }
}
