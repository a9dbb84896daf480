/// All that a host needs to draw a sample control.
public struct SampleControlPresentation: Sendable, Hashable {
    /// Whether the field holds a text.
    public var isFilled: Bool
    /// How long the bar is, as a share of its length: 0 or 1.
    public var length: Double
    /// How the bar moves to `length`.
    public var lengthMotion: MotionPath
}
