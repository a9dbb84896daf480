import CPango
import QuartzCore

/// An image that is drawn with cairo.
final class Canvas {
    let context: OpaquePointer
    private let surface: OpaquePointer

    /// - Parameters:
    ///   - size: The size, in points.
    ///   - scale: The number of pixels per point.
    init(size: CGSize, scale: CGFloat) {
        let (width, height) = (Int32((size.width * scale).rounded(.up)), Int32((size.height * scale).rounded(.up)))
        surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height)
        context = cairo_create(surface)
        cairo_scale(context, Double(scale), Double(scale))
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    func write(to path: String) throws {
        let status = cairo_surface_write_to_png(surface, path)
        if status != CAIRO_STATUS_SUCCESS { throw CanvasError(text: String(cString: cairo_status_to_string(status))) }
    }

    struct CanvasError: Error {
        let text: String
    }

    func saved(_ body: () -> Void) {
        cairo_save(context)
        body()
        cairo_restore(context)
    }

    /// Draws into a separate image and returns it. Draw it with `paint`.
    func group(_ body: () -> Void) -> OpaquePointer {
        cairo_push_group(context)
        body()
        return cairo_pop_group(context)
    }

    func paint(_ group: OpaquePointer, alpha: CGFloat = 1, adds: Bool = false) {
        saved {
            if adds { cairo_set_operator(context, CAIRO_OPERATOR_ADD) }
            cairo_set_source(context, group)
            cairo_paint_with_alpha(context, Double(alpha))
        }
        cairo_pattern_destroy(group)
    }

    /// Draws an image through the opacity of another one.
    func paint(_ group: OpaquePointer, through mask: OpaquePointer) {
        saved {
            cairo_set_source(context, group)
            cairo_mask(context, mask)
        }
        cairo_pattern_destroy(group)
        cairo_pattern_destroy(mask)
    }

    func concatenate(_ t: CGAffineTransform) {
        var matrix = cairo_matrix_t()
        cairo_matrix_init(
            &matrix,
            Double(t.a),
            Double(t.b),
            Double(t.c),
            Double(t.d),
            Double(t.tx),
            Double(t.ty)
        )
        cairo_transform(context, &matrix)
    }

    func setColor(_ color: CGColor) {
        cairo_set_source_rgba(
            context,
            Double(color.red),
            Double(color.green),
            Double(color.blue),
            Double(color.alpha)
        )
    }

    func fill(_ rect: CGRect, _ color: CGColor, radius: CGFloat = 0) {
        addRectangle(rect, radius: radius)
        setColor(color)
        cairo_fill(context)
    }

    func clip(_ rect: CGRect, radius: CGFloat = 0) {
        addRectangle(rect, radius: radius)
        cairo_clip(context)
    }

    /// Draws a line inside the edge of a rectangle.
    func strokeInside(_ rect: CGRect, _ color: CGColor, width: CGFloat, radius: CGFloat) {
        addRectangle(rect.insetBy(dx: width / 2, dy: width / 2), radius: max(0, radius - width / 2))
        setColor(color)
        cairo_set_line_width(context, Double(width))
        cairo_stroke(context)
    }

    func addRectangle(_ rect: CGRect, radius: CGFloat) {
        guard radius > 0 else {
            cairo_rectangle(context, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
            return
        }
        add(CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil))
    }

    func add(_ path: CGPath) {
        cairo_new_path(context)
        for element in path.elements {
            switch element {
            case .move(let to): cairo_move_to(context, Double(to.x), Double(to.y))
            case .line(let to): cairo_line_to(context, Double(to.x), Double(to.y))
            case .quad(let to, let control):
                // The same curve as a cubic: each control point is two thirds of the way to the quadratic one.
                let from = currentPoint ?? to
                addCurve(from.mixed(control, 2 / 3), to.mixed(control, 2 / 3), to)
            case .curve(let to, let first, let second): addCurve(first, second, to)
            case .arc(let center, let x, let y, let from, let end):
                saved {
                    concatenate(CGAffineTransform(x.dx, x.dy, y.dx, y.dy, center.x, center.y))
                    if end >= from {
                        cairo_arc(context, 0, 0, 1, Double(from), Double(end))
                    } else {
                        cairo_arc_negative(context, 0, 0, 1, Double(from), Double(end))
                    }
                }
            case .close: cairo_close_path(context)
            }
        }
    }

    func add(lines: [[CGPoint]]) {
        cairo_new_path(context)
        for line in lines {
            for (index, point) in line.enumerated() {
                if index == 0 {
                    cairo_move_to(context, Double(point.x), Double(point.y))
                } else {
                    cairo_line_to(context, Double(point.x), Double(point.y))
                }
            }
        }
    }

    func stroke(_ color: CGColor, width: CGFloat, cap: CGLineCap, join: CGLineJoin) {
        setColor(color)
        cairo_set_line_width(context, Double(width))
        cairo_set_line_cap(
            context,
            cap == .round ? CAIRO_LINE_CAP_ROUND : cap == .square ? CAIRO_LINE_CAP_SQUARE : CAIRO_LINE_CAP_BUTT
        )
        cairo_set_line_join(
            context,
            join == .round ? CAIRO_LINE_JOIN_ROUND : join == .bevel ? CAIRO_LINE_JOIN_BEVEL : CAIRO_LINE_JOIN_MITER
        )
        cairo_stroke(context)
    }

    private func addCurve(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
        cairo_curve_to(
            context,
            Double(first.x),
            Double(first.y),
            Double(second.x),
            Double(second.y),
            Double(end.x),
            Double(end.y)
        )
    }

    private var currentPoint: CGPoint? {
        guard cairo_has_current_point(context) != 0 else { return nil }
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(context, &x, &y)
        return CGPoint(x: x, y: y)
    }
}

extension CGPoint {
    fileprivate func mixed(_ other: CGPoint, _ part: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
    }
}
