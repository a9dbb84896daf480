import Foundation

/// The names of the standard curves.
public struct CAMediaTimingFunctionName: Hashable, Sendable, RawRepresentable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A linear curve.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// A curve that starts slowly.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// A curve that ends slowly.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// A curve that starts and ends slowly.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The curve of implicit animations.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A cubic Bézier curve from (0, 0) to (1, 1) that maps time to progress.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
    private let x1, y1, x2, y2: Double

    /// Creates a curve from its two control points.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        (x1, y1, x2, y2) = (Double(c1x), Double(c1y), Double(c2x), Double(c2y))
    }

    /// Creates a standard curve with the control points in Apple's documentation.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// Returns the progress at a fraction of the time.
    package func value(at time: Double) -> Double {
        guard time > 0, time < 1 else { return min(max(0, time), 1) }
        // x increases with the parameter, because the control points' x are within 0…1. Bisection finds it without a
        // derivative.
        var (low, high) = (0.0, 1.0)
        for _ in 0..<52 {
            let middle = (low + high) / 2
            if Self.cubic(x1, x2, middle) < time { low = middle } else { high = middle }
        }
        return Self.cubic(y1, y2, (low + high) / 2)
    }

    private static func cubic(_ first: Double, _ second: Double, _ t: Double) -> Double {
        3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
    }
}
