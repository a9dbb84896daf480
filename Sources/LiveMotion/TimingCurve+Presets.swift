extension TimingCurve {
    /// CSS's `linear`, the diagonal.
    public static var linear: TimingCurve { TimingCurve(0, 0, 1, 1) }

    /// CSS's `ease`, the default of CSS transitions.
    public static var ease: TimingCurve { TimingCurve(0.25, 0.1, 0.25, 1) }

    /// CSS's `ease-in`, slow at the start.
    public static var easeIn: TimingCurve { TimingCurve(0.42, 0, 1, 1) }

    /// CSS's `ease-out`, slow at the end.
    public static var easeOut: TimingCurve { TimingCurve(0, 0, 0.58, 1) }

    /// CSS's `ease-in-out`, slow at both ends.
    public static var easeInOut: TimingCurve { TimingCurve(0.42, 0, 0.58, 1) }
}
