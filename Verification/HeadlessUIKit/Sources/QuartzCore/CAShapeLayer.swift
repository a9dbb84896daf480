import Foundation

/// How a shape's line ends.
public struct CAShapeLayerLineCap: Hashable, Sendable, RawRepresentable {
    /// The name.
    public let rawValue: String
    /// Makes one.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// At its end.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// With a half circle around its end.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// With a half square around its end.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How a shape's lines meet.
public struct CAShapeLayerLineJoin: Hashable, Sendable, RawRepresentable {
    /// The name.
    public let rawValue: String
    /// Makes one.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In a point.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// In a circle.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// With the point cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// How the inside of a shape is found.
public struct CAShapeLayerFillRule: Hashable, Sendable, RawRepresentable {
    /// The name.
    public let rawValue: String
    /// Makes one.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What the path goes around at all.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// What the path goes around an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// A layer that draws a path, above its background and below its border.
open class CAShapeLayer: CALayer, @unchecked Sendable {
    /// How its line ends.
    open var lineCap = CAShapeLayerLineCap.butt
    /// How its lines meet.
    open var lineJoin = CAShapeLayerLineJoin.miter
    /// How its inside is found.
    open var fillRule = CAShapeLayerFillRule.nonZero

    /// Makes an empty one, which fills black and draws no line.
    public override init() {
        super.init()
        values.fillColor = CGColor(gray: 0, alpha: 1)
    }

    convenience init(showing other: CAShapeLayer) {
        self.init()
        (lineCap, lineJoin, fillRule) = (other.lineCap, other.lineJoin, other.fillRule)
    }

    /// The outline. A change of it has no action.
    open var path: CGPath? {
        get { values.path }
        set { change("path") { $0.path = newValue } }
    }

    /// The colour of its inside.
    open var fillColor: CGColor? {
        get { values.fillColor }
        set { change("fillColor") { $0.fillColor = newValue } }
    }

    /// The colour of its line.
    open var strokeColor: CGColor? {
        get { values.strokeColor }
        set { change("strokeColor") { $0.strokeColor = newValue } }
    }

    /// Where its line begins, as a part of the path's length.
    open var strokeStart: CGFloat {
        get { values.strokeStart }
        set { change("strokeStart") { $0.strokeStart = newValue } }
    }

    /// Where its line ends, as a part of the path's length.
    open var strokeEnd: CGFloat {
        get { values.strokeEnd }
        set { change("strokeEnd") { $0.strokeEnd = newValue } }
    }

    /// How thick its line is.
    open var lineWidth: CGFloat {
        get { values.lineWidth }
        set { change("lineWidth") { $0.lineWidth = newValue } }
    }

    var cap: CGLineCap { lineCap == .round ? .round : lineCap == .square ? .square : .butt }
    var join: CGLineJoin { lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter }
    var rule: CGPathFillRule { fillRule == .evenOdd ? .evenOdd : .winding }
}
