#if canImport(UIKit) && !os(watchOS)
import LiveFoundation
public import LiveMotion
public import UIKit

extension CASpringAnimation {
    /// Creates Core Animation's form of a spring, which plays the same movement without code for each frame.
    ///
    /// ```swift
    /// import LiveMotion
    /// import LiveUIKit
    /// import UIKit
    ///
    /// let animation = CASpringAnimation(Spring(response: 0.5, dampingRatio: 0.8), keyPath: "position.y")
    /// ```
    ///
    /// - Parameters:
    ///   - spring: The spring.
    ///   - keyPath: The layer's property.
    ///   - velocity: The initial velocity, in total distances per second.
    public convenience init(_ spring: Spring, keyPath: String, velocity: Double = 0) {
        self.init(keyPath: keyPath)
        mass = 1
        stiffness = CGFloat(spring.stiffness)
        damping = CGFloat(spring.damping)
        initialVelocity = CGFloat(velocity)
        // On earlier versions, Core Animation limits damping to critical damping.
        if #available(iOS 17, tvOS 17, *) { allowsOverdamping = true }
        duration = settlingDuration
    }
}

extension UISpringTimingParameters {
    /// Creates UIKit's form of a spring, for a `UIViewPropertyAnimator`.
    ///
    /// - Parameters:
    ///   - spring: The spring.
    ///   - velocity: The initial velocity, in total distances per second along each axis.
    public convenience init(_ spring: Spring, initialVelocity velocity: CGVector = .zero) {
        self.init(
            mass: 1,
            stiffness: CGFloat(spring.stiffness),
            damping: CGFloat(spring.damping),
            initialVelocity: velocity
        )
    }
}
#endif
