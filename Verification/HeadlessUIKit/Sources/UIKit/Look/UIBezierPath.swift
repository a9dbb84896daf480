import QuartzCore

open class UIBezierPath: NSObject {
    open var cgPath: CGPath

    public init(cgPath: CGPath) { self.cgPath = cgPath }

    public convenience init(rect: CGRect) { self.init(cgPath: CGPath(rect: rect, transform: nil)) }

    public convenience init(ovalIn rect: CGRect) { self.init(cgPath: CGPath(ellipseIn: rect, transform: nil)) }

    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
        self.init(cgPath: CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil))
    }

    /// - Parameter clockwise: Apple: as seen with the y axis pointing down. Core Graphics documents the opposite.
    public convenience init(
        arcCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        let path = CGMutablePath()
        path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
        self.init(cgPath: path)
    }
}
