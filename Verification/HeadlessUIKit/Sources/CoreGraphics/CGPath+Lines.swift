extension CGPath.Element {
    package func applying(_ t: CGAffineTransform) -> CGPath.Element {
        func turned(_ axis: CGVector) -> CGVector {
            CGVector(dx: t.a * axis.dx + t.c * axis.dy, dy: t.b * axis.dx + t.d * axis.dy)
        }
        switch self {
        case .move(let point): return .move(point.applying(t))
        case .line(let point): return .line(point.applying(t))
        case .quad(let point, let control): return .quad(point.applying(t), control: control.applying(t))
        case .curve(let point, let first, let second):
            return .curve(point.applying(t), control1: first.applying(t), control2: second.applying(t))
        case .arc(let center, let x, let y, let from, let to):
            return .arc(center: center.applying(t), x: turned(x), y: turned(y), from: from, to: to)
        case .close: return .close
        }
    }

    /// Returns points along the element, without its start, so dense that lines between them approximate the curve.
    fileprivate func points(from start: CGPoint) -> [CGPoint] {
        func along(_ count: Int, _ at: (CGFloat) -> CGPoint) -> [CGPoint] {
            (1...count).map { at(CGFloat($0) / CGFloat(count)) }
        }
        switch self {
        case .move, .close: return []
        case .line(let end): return [end]
        case .quad(let end, let control):
            return along(32) { t in
                let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
                return CGPoint(x: a * start.x + b * control.x + c * end.x, y: a * start.y + b * control.y + c * end.y)
            }
        case .curve(let end, let first, let second):
            return along(48) { t in
                let s = 1 - t
                let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
                return CGPoint(
                    x: a * start.x + b * first.x + c * second.x + d * end.x,
                    y: a * start.y + b * first.y + c * second.y + d * end.y
                )
            }
        case .arc(let center, let x, let y, let from, let to):
            // 256 lines per turn are within 0.008 of a circle with radius 100.
            let count = max(1, Int((abs(to - from) / (2 * .pi) * 256).rounded(.up)))
            return along(count) { CGPath.point(center, x, y, from + (to - from) * $0) }
        }
    }
}

extension CGPath {
    static func point(_ center: CGPoint, _ x: CGVector, _ y: CGVector, _ angle: CGFloat) -> CGPoint {
        CGPoint(
            x: center.x + cos(angle) * x.dx + sin(angle) * y.dx,
            y: center.y + cos(angle) * x.dy + sin(angle) * y.dy
        )
    }

    /// The subpaths as polylines.
    package var lines: [[CGPoint]] {
        var lines: [[CGPoint]] = []
        var line: [CGPoint] = []
        for element in elements {
            switch element {
            case .move(let point):
                if line.count > 1 { lines.append(line) }
                line = [point]
            case .close:
                guard let first = line.first else { continue }
                if line.last != first { line.append(first) }
                lines.append(line)
                line = [first]
            case .arc(let center, let x, let y, let from, _):
                let start = Self.point(center, x, y, from)
                if line.last != start { line.append(start) }
                line += element.points(from: start)
            default:
                line += element.points(from: line.last ?? .zero)
            }
        }
        return line.count > 1 ? lines + [line] : lines
    }

    /// The smallest rectangle around the drawn path, without control points; `CGRect.null` for an empty path.
    public var boundingBoxOfPath: CGRect { CGRect(around: lines.flatMap { $0 }) ?? .null }

    /// Returns whether a point is inside the path.
    public func contains(
        _ point: CGPoint,
        using rule: CGPathFillRule = .winding,
        transform: CGAffineTransform = .identity
    ) -> Bool {
        let point = point.applying(transform.inverted())
        var winding = 0
        for line in lines {
            for (a, b) in zip(line, line.dropFirst() + [line[0]]) where (a.y <= point.y) != (b.y <= point.y) {
                let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
                if x > point.x { winding += a.y <= point.y ? 1 : -1 }
            }
        }
        return rule == .winding ? winding != 0 : winding % 2 != 0
    }

    /// Returns the first part of the path, up to a fraction of its length, 0…1, as polylines.
    package func trimmed(to end: CGFloat) -> [[CGPoint]] {
        let lines = self.lines
        let steps = lines.map { line in zip(line, line.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) } }
        let total = steps.joined().reduce(0, +)
        let limit = min(1, end) * total
        guard limit > 0 else { return [] }
        var kept: [[CGPoint]] = []
        var passed: CGFloat = 0
        for (line, lengths) in zip(lines, steps) {
            var part: [CGPoint] = []
            for (index, length) in lengths.enumerated() {
                if length > 0, passed < limit {
                    let (a, b) = (line[index], line[index + 1])
                    if part.isEmpty { part.append(a) }
                    let t = min(1, (limit - passed) / length)
                    part.append(CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t))
                }
                passed += length
            }
            if !part.isEmpty { kept.append(part) }
        }
        return kept
    }
}

/// The inside of a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
    /// Points that the path goes around at all.
    case winding
    /// Points that the path goes around an odd number of times.
    case evenOdd
}
