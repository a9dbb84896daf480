import Foundation

/// A value that can be interpolated.
protocol Interpolatable {
    /// Converts a boxed value.
    static func reading(_ value: Any) -> Self?
    func mixed(with other: Self, _ part: Double) -> Self
    /// Adds a fraction of another value.
    func adding(_ other: Self, _ part: Double) -> Self
}

extension CGFloat: Interpolatable {
    static func reading(_ value: Any) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }
    func mixed(with other: CGFloat, _ part: Double) -> CGFloat { self + (other - self) * CGFloat(part) }
    func adding(_ other: CGFloat, _ part: Double) -> CGFloat { self + other * CGFloat(part) }
}

extension CGPoint: Interpolatable {
    static func reading(_ value: Any) -> CGPoint? { value as? CGPoint }
    func mixed(with other: CGPoint, _ part: Double) -> CGPoint {
        CGPoint(x: x.mixed(with: other.x, part), y: y.mixed(with: other.y, part))
    }
    func adding(_ other: CGPoint, _ part: Double) -> CGPoint {
        CGPoint(x: x.adding(other.x, part), y: y.adding(other.y, part))
    }
}

extension CGSize: Interpolatable {
    static func reading(_ value: Any) -> CGSize? { value as? CGSize }
    func mixed(with other: CGSize, _ part: Double) -> CGSize {
        CGSize(width: width.mixed(with: other.width, part), height: height.mixed(with: other.height, part))
    }
    func adding(_ other: CGSize, _ part: Double) -> CGSize {
        CGSize(width: width.adding(other.width, part), height: height.adding(other.height, part))
    }
}

extension CGRect: Interpolatable {
    static func reading(_ value: Any) -> CGRect? { value as? CGRect }
    func mixed(with other: CGRect, _ part: Double) -> CGRect {
        CGRect(origin: origin.mixed(with: other.origin, part), size: size.mixed(with: other.size, part))
    }
    func adding(_ other: CGRect, _ part: Double) -> CGRect {
        CGRect(origin: origin.adding(other.origin, part), size: size.adding(other.size, part))
    }
}

extension CGAffineTransform: Interpolatable {
    static func reading(_ value: Any) -> CGAffineTransform? { value as? CGAffineTransform }

    func mixed(with other: CGAffineTransform, _ part: Double) -> CGAffineTransform {
        // Core Animation interpolates the components of a transform, not its numbers, so a rotating layer keeps
        // rotating.
        var (from, to) = (LayerValues(), LayerValues())
        (from.transform, to.transform) = (self, other)
        guard from.rotation != to.rotation else {
            return CGAffineTransform(
                a.mixed(with: other.a, part),
                b.mixed(with: other.b, part),
                c.mixed(with: other.c, part),
                d.mixed(with: other.d, part),
                tx.mixed(with: other.tx, part),
                ty.mixed(with: other.ty, part)
            )
        }
        var way = (to.rotation - from.rotation).truncatingRemainder(dividingBy: 2 * .pi)
        if way > .pi { way -= 2 * .pi } else if way < -.pi { way += 2 * .pi }
        let angle = from.rotation + way * CGFloat(part)
        let (x, y) = (from.scaleX.mixed(with: to.scaleX, part), from.scaleY.mixed(with: to.scaleY, part))
        return CGAffineTransform(
            cos(angle) * x,
            sin(angle) * x,
            -sin(angle) * y,
            cos(angle) * y,
            tx.mixed(with: other.tx, part),
            ty.mixed(with: other.ty, part)
        )
    }

    func adding(_ other: CGAffineTransform, _ part: Double) -> CGAffineTransform {
        part > 0 ? concatenating(other) : concatenating(other.inverted())
    }
}

extension Bool: Interpolatable {
    static func reading(_ value: Any) -> Bool? { value as? Bool }
    /// Values that cannot be interpolated change in the middle.
    func mixed(with other: Bool, _ part: Double) -> Bool { part < 0.5 ? self : other }
    func adding(_ other: Bool, _ part: Double) -> Bool { other }
}

extension Optional: Interpolatable where Wrapped: AnyObject {
    static func reading(_ value: Any) -> Wrapped?? {
        if let value = value as? Wrapped { return .some(value) }
        return value is NSNull || value is Wrapped? ? .some(nil) : nil
    }

    func mixed(with other: Wrapped?, _ part: Double) -> Wrapped? {
        if Wrapped.self == CGColor.self {
            // A missing color is the other color, but transparent.
            let (from, to) = (self as? CGColor, other as? CGColor)
            guard let left = from ?? to?.copy(alpha: 0), let right = to ?? from?.copy(alpha: 0) else { return nil }
            return left.mixed(with: right, part) as? Wrapped
        }
        if let from = self as? CGPath, let to = other as? CGPath { return from.mixed(with: to, part) as? Wrapped }
        return part < 0.5 ? self : other
    }

    func adding(_ other: Wrapped?, _ part: Double) -> Wrapped? { other }
}

extension CGColor {
    func mixed(with other: CGColor, _ part: Double) -> CGColor {
        // As premultiplied components, so that a transparent color adds no hue.
        let alpha = self.alpha.mixed(with: other.alpha, part)
        guard alpha > 0 else { return other.copy(alpha: 0) ?? other }
        func channel(_ channel: KeyPath<CGColor, CGFloat>) -> CGFloat {
            let mixed = (self[keyPath: channel] * self.alpha)
                .mixed(with: other[keyPath: channel] * other.alpha, part)
            return mixed / alpha
        }
        return CGColor(red: channel(\.red), green: channel(\.green), blue: channel(\.blue), alpha: alpha)
    }
}

extension CGPath {
    /// Interpolates two paths with the same kinds of elements. Otherwise returns the other path, because Apple leaves
    /// this undefined.
    func mixed(with other: CGPath, _ part: Double) -> CGPath {
        guard elements.count == other.elements.count else { return other }
        var mixed: [Element] = []
        for pair in zip(elements, other.elements) {
            switch pair {
            case (.move(let a), .move(let b)): mixed.append(.move(a.mixed(with: b, part)))
            case (.line(let a), .line(let b)): mixed.append(.line(a.mixed(with: b, part)))
            case (.quad(let a, let c), .quad(let b, let d)):
                mixed.append(.quad(a.mixed(with: b, part), control: c.mixed(with: d, part)))
            case (.curve(let a, let c, let e), .curve(let b, let d, let f)):
                let (first, second) = (c.mixed(with: d, part), e.mixed(with: f, part))
                mixed.append(.curve(a.mixed(with: b, part), control1: first, control2: second))
            case (.arc(let a, let x, let y, let from, let to), .arc(let b, let u, let v, let start, let end)):
                func between(_ a: CGVector, _ b: CGVector) -> CGVector {
                    CGVector(dx: a.dx.mixed(with: b.dx, part), dy: a.dy.mixed(with: b.dy, part))
                }
                mixed.append(
                    .arc(
                        center: a.mixed(with: b, part),
                        x: between(x, u),
                        y: between(y, v),
                        from: from.mixed(with: start, part),
                        to: to.mixed(with: end, part)
                    )
                )
            case (.close, .close): mixed.append(.close)
            default: return other
            }
        }
        return CGPath(elements: mixed)
    }
}

extension Array: Interpolatable where Element: InterpolatableElement {
    static func reading(_ value: Any) -> [Element]? { (value as? [Any])?.compactMap(Element.reading(element:)) }
    func mixed(with other: [Element], _ part: Double) -> [Element] {
        guard count == other.count else { return other }
        return zip(self, other).map { $0.mixed(element: $1, part) }
    }
    func adding(_ other: [Element], _ part: Double) -> [Element] { other }
}

/// A value that can be interpolated in lists.
protocol InterpolatableElement {
    static func reading(element: Any) -> Self?
    func mixed(element: Self, _ part: Double) -> Self
}

extension CGFloat: InterpolatableElement {
    static func reading(element: Any) -> CGFloat? { reading(element) }
    func mixed(element: CGFloat, _ part: Double) -> CGFloat { mixed(with: element, part) }
}

extension CGColor: InterpolatableElement {
    static func reading(element: Any) -> Self? { element as? Self }
    func mixed(element: CGColor, _ part: Double) -> Self { mixed(with: element, part) as! Self }
}
