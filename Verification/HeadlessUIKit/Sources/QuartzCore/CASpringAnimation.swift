import Foundation

/// An animation of a mass on a spring: m·x'' = -k·x - c·x', where x is the remaining distance.
open class CASpringAnimation: CABasicAnimation {
    /// The mass.
    open var mass: CGFloat = 1
    /// The force per unit of distance.
    open var stiffness: CGFloat = 100
    /// The force per unit of velocity.
    open var damping: CGFloat = 10
    /// The initial velocity, in total distances per second toward the end.
    open var initialVelocity: CGFloat = 0
    /// Whether it may be overdamped. Otherwise damping is limited to critical damping (Apple's documentation, iOS 17;
    /// earlier versions do the same, see RBBAnimation's comparison).
    open var allowsOverdamping = false

    override func take(_ copy: CAAnimation) {
        super.take(copy)
        guard let copy = copy as? CASpringAnimation else { return }
        (copy.mass, copy.stiffness, copy.damping) = (mass, stiffness, damping)
        (copy.initialVelocity, copy.allowsOverdamping) = (initialVelocity, allowsOverdamping)
    }

    /// The time after which it stays within a thousandth of the distance. Apple calls it an estimate and does not
    /// document the method.
    open var settlingDuration: CFTimeInterval {
        guard damping > 0, mass > 0, stiffness > 0 else { return .infinity }
        // The energy only decreases, so doubling and bisection find the first time at which it is small enough.
        let enough = 0.5 * Double(stiffness) * 1e-6
        func isAtRest(_ time: Double) -> Bool {
            let (left, velocity) = state(at: time)
            return 0.5 * Double(stiffness) * left * left + 0.5 * Double(mass) * velocity * velocity <= enough
        }
        var high = 0.01
        while !isAtRest(high), high < 1e6 { high *= 2 }
        var low = 0.0
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if isAtRest(middle) { high = middle } else { low = middle }
        }
        return high
    }

    override func progress(at time: Double) -> Double {
        guard let timingFunction, duration > 0 else { return 1 + state(at: time).left }
        return 1 + state(at: timingFunction.value(at: time / duration) * duration).left
    }

    /// Returns the remaining distance, from -1, and the velocity: the matrix exponential of the system, applied to the
    /// start.
    ///
    /// With the mean s of the two eigenvalues and d the square of half their difference, it is e^(st)·(C·I + S·(A -
    /// s·I)). For real eigenvalues, C and S are cosh(√d·t) and sinh(√d·t)/√d; otherwise they use cos and sin.
    func state(at time: Double) -> (left: Double, velocity: Double) {
        let pull = Double(stiffness / mass)
        var drag = Double(damping / mass)
        if !allowsOverdamping { drag = min(drag, 2 * pull.squareRoot()) }
        let mean = -drag / 2
        let square = mean * mean - pull
        let root = abs(square).squareRoot()
        let (even, odd): (Double, Double)
        if root * time < 1e-6 {
            (even, odd) = (exp(mean * time), time * exp(mean * time))
        } else if square > 0 {
            // As sums of two decreasing exponentials, which do not overflow.
            let (slow, fast) = (exp((mean + root) * time), exp((mean - root) * time))
            (even, odd) = ((slow + fast) / 2, (slow - fast) / 2 / root)
        } else {
            (even, odd) = (exp(mean * time) * cos(root * time), exp(mean * time) * sin(root * time) / root)
        }
        let (x, v) = (-1.0, Double(initialVelocity))
        return (
            even * x + odd * (v - mean * x),
            even * v + odd * (-pull * x - drag * v - mean * v)
        )
    }
}
