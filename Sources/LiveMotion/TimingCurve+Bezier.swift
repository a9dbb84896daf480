extension TimingCurve {
    /// Returns the curve parameter at which the curve reaches a progress in time. It uses Newton's method inside a
    /// bracket, and halves the bracket if a Newton step would leave it.
    ///
    /// - Parameter progress: The progress, 0…1.
    func parameter(at progress: Double) -> Double {
        var low = 0.0
        var high = 1.0
        var parameter = progress
        for _ in 0..<Self.mostSteps {
            let error = x(parameter) - progress
            guard error != 0 else { return parameter }
            if error < 0 { low = parameter } else { high = parameter }
            let slope = dx(parameter)
            let newton = parameter - error / slope
            // With a vertical tangent, the step is NaN or infinite, and this condition halves the bracket.
            let next = slope > 0 && newton > low && newton < high ? newton : low + (high - low) / 2
            guard (next - parameter).magnitude > Self.parameterTolerance else { return next }
            parameter = next
        }
        return parameter
    }

    /// Returns the progress in time at a curve parameter.
    func x(_ parameter: Double) -> Double { Self.bezier(x1, x2, parameter) }

    /// Returns the progress in value at a curve parameter.
    func y(_ parameter: Double) -> Double { Self.bezier(y1, y2, parameter) }

    /// Returns the first derivative of ``x(_:)``.
    func dx(_ parameter: Double) -> Double { Self.derivative(x1, x2, parameter) }

    /// Returns the first derivative of ``y(_:)``.
    func dy(_ parameter: Double) -> Double { Self.derivative(y1, y2, parameter) }

    /// Returns the second derivative of the Bézier polynomial with the inner coefficients `a` and `b`.
    static func bend(_ a: Double, _ b: Double, _ s: Double) -> Double {
        6 * ((1 - s) * (b - 2 * a) + s * (1 - 2 * b + a))
    }

    /// Returns the cubic Bézier polynomial with the coefficients 0, `a`, `b`, 1.
    private static func bezier(_ a: Double, _ b: Double, _ s: Double) -> Double {
        let rest = 1 - s
        return s * (3 * rest * (rest * a + s * b) + s * s)
    }

    private static func derivative(_ a: Double, _ b: Double, _ s: Double) -> Double {
        let rest = 1 - s
        return 3 * (rest * rest * a + 2 * rest * s * (b - a) + s * s * (1 - b))
    }

    /// The accepted error of a parameter. The resulting error of the value is less than the rounding error of its
    /// polynomial.
    private static var parameterTolerance: Double { 1e-15 }

    /// The maximum number of steps. Newton's method needs about four, and bisection alone needs 52.
    private static var mostSteps: Int { 64 }
}
