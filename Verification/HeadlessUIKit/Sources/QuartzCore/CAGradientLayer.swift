import Foundation

/// A layer that draws a gradient over its background.
open class CAGradientLayer: CALayer, @unchecked Sendable {
    /// The colors.
    open var colors: [Any]? {
        get { values.colors.isEmpty ? nil : values.colors }
        set { change("colors") { $0.colors = (newValue ?? []).compactMap { $0 as? CGColor } } }
    }

    /// The location of each color, 0…1; evenly spaced if `nil`.
    open var locations: [NSNumber]? {
        get { values.locations.isEmpty ? nil : values.locations.map { NSNumber(value: Double($0)) } }
        set { change("locations") { $0.locations = (newValue ?? []).map { CGFloat($0.doubleValue) } } }
    }

    /// The location of the first color, relative to the bounds.
    open var startPoint: CGPoint {
        get { values.startPoint }
        set { change("startPoint") { $0.startPoint = newValue } }
    }

    /// The location of the last color, relative to the bounds.
    open var endPoint: CGPoint {
        get { values.endPoint }
        set { change("endPoint") { $0.endPoint = newValue } }
    }
}
