import CPango
import QuartzCore

/// Simple drawings in place of Apple's symbols, which may be used only on Apple's systems.
extension Canvas {
    func drawSymbol(_ name: String, in rect: CGRect, _ color: CGColor, _ weight: Double) {
        let side = min(rect.width, rect.height)
        guard side > 0 else { return }
        saved {
            // Drawn in a square from -1 to 1.
            cairo_translate(context, Double(rect.midX), Double(rect.midY))
            cairo_scale(context, Double(side / 2), Double(side / 2))
            let pen = Pen(canvas: self, color: color, width: 0.16 + 0.1 * CGFloat(weight))
            let isFilled = name.hasSuffix(".fill")
            let base = isFilled ? String(name.dropLast(5)) : name
            pen.draw(base, isFilled: isFilled)
        }
    }
}

private struct Pen {
    let canvas: Canvas
    let color: CGColor
    let width: CGFloat

    func draw(_ name: String, isFilled: Bool) {
        if name.hasSuffix(".circle") || name == "circle" {
            return drawInCircle(String(name.dropLast(name == "circle" ? 6 : 7)), isFilled)
        }
        if name.hasSuffix(".slash") {
            draw(String(name.dropLast(6)), isFilled: isFilled)
            return line([(-0.75, -0.75), (0.75, 0.75)])
        }
        switch name {
        case "checkmark": line([(-0.62, 0.05), (-0.2, 0.55), (0.62, -0.6)])
        case "xmark": lines([[(-0.55, -0.55), (0.55, 0.55)], [(0.55, -0.55), (-0.55, 0.55)]])
        case "plus": lines([[(-0.75, 0), (0.75, 0)], [(0, -0.75), (0, 0.75)]])
        case "minus": line([(-0.75, 0), (0.75, 0)])
        case "exclamationmark": lines([[(0, -0.75), (0, 0.2)], [(0, 0.65), (0, 0.66)]])
        case "eye": drawEye()
        case "creditcard": drawCard()
        case "phone": line([(-0.6, -0.6), (-0.35, 0.1), (0, 0.45), (0.6, 0.7), (0.7, 0.35), (0.35, 0.2)])
        case "eurosign":
            arc(0.6, from: 0.9, to: 2 * .pi - 0.9)
            lines([[(-0.8, -0.15), (0.15, -0.15)], [(-0.8, 0.15), (0.15, 0.15)]])
        default:
            canvas.strokeInside(CGRect(x: -0.8, y: -0.8, width: 1.6, height: 1.6), color, width: width, radius: 0.3)
        }
    }

    private func drawInCircle(_ inner: String, _ isFilled: Bool) {
        let circle = CGRect(x: -0.9, y: -0.9, width: 1.8, height: 1.8)
        guard isFilled else {
            canvas.strokeInside(circle, color, width: width, radius: 0.9)
            return drawScaled(inner, width)
        }
        let drawn = canvas.group {
            canvas.fill(circle, color, radius: 0.9)
            // The content of a filled circle is cut out of it.
            cairo_set_operator(canvas.context, CAIRO_OPERATOR_DEST_OUT)
            drawScaled(inner, width * 1.3)
        }
        canvas.paint(drawn)
    }

    private func drawScaled(_ name: String, _ width: CGFloat) {
        guard !name.isEmpty else { return }
        canvas.saved {
            cairo_scale(canvas.context, 0.55, 0.55)
            Pen(canvas: canvas, color: color, width: width / 0.55).draw(name, isFilled: false)
        }
    }

    private func drawEye() {
        let lids = CGMutablePath()
        lids.move(to: CGPoint(x: -0.95, y: 0))
        lids.addQuadCurve(to: CGPoint(x: 0.95, y: 0), control: CGPoint(x: 0, y: -1.2))
        lids.addQuadCurve(to: CGPoint(x: -0.95, y: 0), control: CGPoint(x: 0, y: 1.2))
        lids.closeSubpath()
        canvas.add(lids)
        canvas.stroke(color, width: width, cap: .round, join: .round)
        canvas.fill(CGRect(x: -0.3, y: -0.3, width: 0.6, height: 0.6), color, radius: 0.3)
    }

    private func drawCard() {
        let card = CGRect(x: -0.95, y: -0.65, width: 1.9, height: 1.3)
        canvas.strokeInside(card, color, width: width, radius: 0.2)
        canvas.fill(CGRect(x: -0.95, y: -0.35, width: 1.9, height: 0.25), color)
    }

    private func arc(_ radius: CGFloat, from: CGFloat, to: CGFloat) {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: radius, startAngle: from, endAngle: to, clockwise: false)
        canvas.add(path)
        canvas.stroke(color, width: width, cap: .round, join: .round)
    }

    private func line(_ points: [(CGFloat, CGFloat)]) { lines([points]) }

    private func lines(_ lines: [[(CGFloat, CGFloat)]]) {
        canvas.add(lines: lines.map { $0.map { CGPoint(x: $0.0, y: $0.1) } })
        canvas.stroke(color, width: width, cap: .round, join: .round)
    }
}
