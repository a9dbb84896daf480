import Foundation

/// The line ends of a shape.
public struct CAShapeLayerLineCap: Hashable, Sendable, RawRepresentable {
    /// The name.
    public let rawValue: String
    /// Creates a cap.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Ends at the endpoint.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// Ends in a half circle around the endpoint.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Ends in a half square around the endpoint.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The line joins of a shape.
public struct CAShapeLayerLineJoin: Hashable, Sendable, RawRepresentable {
    /// The name.
    public let rawValue: String
    /// Creates a join.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A sharp corner.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// A rounded corner.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// A corner that is cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The rule for the inside of a shape.
public struct CAShapeLayerFillRule: Hashable, Sendable, RawRepresentable {
    /// The name.
    public let rawValue: String
    /// Creates a rule.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Points that the path goes around at all.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Points that the path goes around an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// A layer that draws a path above its background and below its border.
open class CAShapeLayer: CALayer, @unchecked Sendable {
    /// The line ends.
    open var lineCap = CAShapeLayerLineCap.butt
    /// The line joins.
    open var lineJoin = CAShapeLayerLineJoin.miter
    /// The rule for the inside.
    open var fillRule = CAShapeLayerFillRule.nonZero

    /// Creates an empty layer, which fills black and draws no line.
    public override init() {
        super.init()
        values.fillColor = CGColor(gray: 0, alpha: 1)
    }

    convenience init(showing other: CAShapeLayer) {
        self.init()
        (lineCap, lineJoin, fillRule) = (other.lineCap, other.lineJoin, other.fillRule)
    }

    /// The outline. Changing it has no action.
    open var path: CGPath? {
        get { values.path }
        set { change("path") { $0.path = newValue } }
    }

    /// The fill color.
    open var fillColor: CGColor? {
        get { values.fillColor }
        set { change("fillColor") { $0.fillColor = newValue } }
    }

    /// The line color.
    open var strokeColor: CGColor? {
        get { values.strokeColor }
        set { change("strokeColor") { $0.strokeColor = newValue } }
    }

    /// The end of the line, as a fraction of the path's length.
    open var strokeEnd: CGFloat {
        get { values.strokeEnd }
        set { change("strokeEnd") { $0.strokeEnd = newValue } }
    }

    /// The width of the line.
    open var lineWidth: CGFloat {
        get { values.lineWidth }
        set { change("lineWidth") { $0.lineWidth = newValue } }
    }

    var cap: CGLineCap { lineCap == .round ? .round : lineCap == .square ? .square : .butt }
    var join: CGLineJoin { lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter }
    var rule: CGPathFillRule { fillRule == .evenOdd ? .evenOdd : .winding }
}
