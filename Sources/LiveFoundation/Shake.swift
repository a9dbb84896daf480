/// The motion of a field whose text turned out to be incorrect. Web pages play the same.
package enum Shake {
    /// The positions in the course of the motion, in points. The motion between two of them starts and ends softly.
    package static let positions: [Double] = [0, -5, 5, -3, 2, 0]
    /// The duration, in seconds.
    package static let duration = 0.4
    /// The opacity at the beginning of the fade that replaces the motion with Reduce Motion.
    package static let faded = 0.4
}
