/// A path of lines and curves.
public class CGPath: Equatable, @unchecked Sendable {
    /// An element of a path. Arcs are stored as such, so that they stay exact under every transform: the point at an
    /// angle is center + cos(angle)·x + sin(angle)·y.
    package enum Element: Equatable {
        case move(CGPoint)
        case line(CGPoint)
        case quad(CGPoint, control: CGPoint)
        case curve(CGPoint, control1: CGPoint, control2: CGPoint)
        case arc(center: CGPoint, x: CGVector, y: CGVector, from: CGFloat, to: CGFloat)
        case close
    }

    package fileprivate(set) var elements: [Element] = []

    fileprivate init() {}

    package init(elements: [Element]) { self.elements = elements }

    /// Creates a rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init()
        add(rect: rect, transform?.pointee ?? .identity)
    }

    /// Creates an ellipse.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init()
        add(ellipseIn: rect, transform?.pointee ?? .identity)
    }

    /// Creates a rectangle whose corners are quarter ellipses.
    public convenience init(
        roundedRect rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init()
        add(roundedRect: rect, cornerWidth, cornerHeight, transform?.pointee ?? .identity)
    }

    /// Returns whether the elements are equal.
    public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }
}

/// A mutable path.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Creates an empty path.
    public override init() { super.init() }

    /// Begins a new subpath.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.append(.move(point.applying(transform)))
    }

    /// Adds a quadratic Bézier curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        elements.append(.quad(end.applying(transform), control: control.applying(transform)))
    }

    /// Adds an arc, and a line to its start if the path is not empty.
    ///
    /// - Parameter clockwise: The direction in coordinates with y upward. With y downward, it looks reversed (Apple's
    ///   note).
    public func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * CGFloat.pi
        var end = endAngle
        // A difference of a whole turn is a circle. Larger differences count modulo a turn.
        if clockwise {
            if end > startAngle { end -= turn * ((end - startAngle) / turn).rounded(.up) }
            if startAngle - end > turn { end = startAngle - (startAngle - end).truncatingRemainder(dividingBy: turn) }
        } else {
            if end < startAngle { end += turn * ((startAngle - end) / turn).rounded(.up) }
            if end - startAngle > turn { end = startAngle + (end - startAngle).truncatingRemainder(dividingBy: turn) }
        }
        add(center, CGSize(width: radius, height: radius), startAngle, end, transform)
    }

    /// Closes the current subpath.
    public func closeSubpath() { elements.append(.close) }
}

extension CGPath {
    fileprivate func add(rect: CGRect, _ transform: CGAffineTransform) {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ].map { $0.applying(transform) }
        elements += [.move(corners[0]), .line(corners[1]), .line(corners[2]), .line(corners[3]), .close]
    }

    fileprivate func add(ellipseIn rect: CGRect, _ transform: CGAffineTransform) {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        elements.append(.move(CGPoint(x: rect.maxX, y: rect.midY).applying(transform)))
        let radii = CGSize(width: rect.width / 2, height: rect.height / 2)
        add(center, radii, 0, 2 * .pi, transform)
        elements.append(.close)
    }

    fileprivate func add(roundedRect r: CGRect, _ width: CGFloat, _ height: CGFloat, _ transform: CGAffineTransform) {
        let radii = CGSize(width: min(max(0, width), r.width / 2), height: min(max(0, height), r.height / 2))
        guard radii.width > 0, radii.height > 0 else { return add(rect: r, transform) }
        let (left, right) = (r.minX + radii.width, r.maxX - radii.width)
        let (top, bottom) = (r.minY + radii.height, r.maxY - radii.height)
        elements.append(.move(CGPoint(x: r.maxX, y: r.midY).applying(transform)))
        add(CGPoint(x: right, y: bottom), radii, 0, .pi / 2, transform)
        add(CGPoint(x: left, y: bottom), radii, .pi / 2, .pi, transform)
        add(CGPoint(x: left, y: top), radii, .pi, 1.5 * .pi, transform)
        add(CGPoint(x: right, y: top), radii, 1.5 * .pi, 2 * .pi, transform)
        elements.append(.close)
    }

    fileprivate func add(
        _ center: CGPoint,
        _ radii: CGSize,
        _ from: CGFloat,
        _ to: CGFloat,
        _ transform: CGAffineTransform
    ) {
        let arc = Element.arc(
            center: center,
            x: CGVector(dx: radii.width, dy: 0),
            y: CGVector(dx: 0, dy: radii.height),
            from: from,
            to: to
        )
        elements.append(arc.applying(transform))
    }
}
