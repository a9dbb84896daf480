import CPango
import QuartzCore

/// Draws layers as Core Animation composes them (Core Animation Programming Guide, "How layers are drawn"): background,
/// content, sublayers, border. The result is drawn through the mask with the layer's opacity.
extension Canvas {
    func draw(_ layer: LayerPicture) {
        guard let fade = layer.fadesFrom else { return drawWhole(layer) }
        let whole = group {
            paint(group { drawWhole(fade.picture.picture) }, alpha: fade.opacity)
            paint(group { drawWhole(layer) }, alpha: 1 - fade.opacity, adds: true)
        }
        paint(whole)
    }

    private func drawWhole(_ layer: LayerPicture) {
        guard !layer.isHidden, layer.opacity > 0,
            layer.toParent.inverted() != layer.toParent || layer.toParent.isIdentity
        else { return }
        saved {
            concatenate(layer.toParent)
            guard layer.opacity < 1 || layer.mask != nil else { return drawParts(layer) }
            let whole = group { drawParts(layer) }
            guard let mask = layer.mask?.picture else { return paint(whole, alpha: layer.opacity) }
            let masked = group { paint(whole, through: group { draw(mask) }) }
            paint(masked, alpha: layer.opacity)
        }
    }

    private func drawParts(_ layer: LayerPicture) {
        let radius = min(layer.cornerRadius, layer.bounds.width / 2, layer.bounds.height / 2)
        if let color = layer.backgroundColor { fill(layer.bounds, color, radius: radius) }
        saved {
            if layer.masksToBounds { clip(layer.bounds, radius: radius) }
            switch layer.kind {
            case .plain: break
            case .gradient: drawGradient(layer, radius)
            case .shape(let cap, let join, let rule): drawShape(layer, cap, join, rule)
            }
            if !layer.contents.isEmpty {
                saved {
                    // A layer's content covers its bounds.
                    clip(layer.bounds)
                    for content in layer.contents { draw(content) }
                }
            }
            for child in layer.children { draw(child) }
        }
        if layer.borderWidth > 0, let color = layer.borderColor {
            strokeInside(layer.bounds, color, width: layer.borderWidth, radius: radius)
        }
    }

    private func draw(_ content: LayerContent) {
        switch content {
        case .text(let text, let rect, let truncates, let lines): draw(text, in: rect, truncates, lines)
        case .symbol(let name, let rect, let color, let weight): drawSymbol(name, in: rect, color, weight)
        case .fill(let rect, let color): fill(rect, color)
        case .caret(let rect, let color): fill(rect, color, radius: rect.width / 2)
        }
    }

    private func drawShape(_ layer: LayerPicture, _ cap: CGLineCap, _ join: CGLineJoin, _ rule: CGPathFillRule) {
        guard let path = layer.path else { return }
        if let color = layer.fillColor, color.alpha > 0 {
            add(path)
            setColor(color)
            cairo_set_fill_rule(
                context,
                rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
            )
            cairo_fill(context)
        }
        guard let color = layer.strokeColor, layer.lineWidth > 0 else { return }
        if layer.strokeEnd >= 1 {
            add(path)
        } else {
            let lines = path.trimmed(to: layer.strokeEnd)
            guard !lines.isEmpty else { return }
            add(lines: lines)
        }
        stroke(color, width: layer.lineWidth, cap: cap, join: join)
    }

    private func drawGradient(_ layer: LayerPicture, _ radius: CGFloat) {
        func place(_ point: CGPoint) -> CGPoint {
            CGPoint(
                x: layer.bounds.minX + point.x * layer.bounds.width,
                y: layer.bounds.minY + point.y * layer.bounds.height
            )
        }
        let (start, end) = (place(layer.startPoint), place(layer.endPoint))
        let gradient = cairo_pattern_create_linear(Double(start.x), Double(start.y), Double(end.x), Double(end.y))
        let evenly = layer.colors.indices.map { CGFloat($0) / CGFloat(max(1, layer.colors.count - 1)) }
        let stops = layer.locations.count == layer.colors.count ? layer.locations : evenly
        for (color, stop) in zip(layer.colors, stops) {
            cairo_pattern_add_color_stop_rgba(
                gradient,
                Double(stop),
                Double(color.red),
                Double(color.green),
                Double(color.blue),
                Double(color.alpha)
            )
        }
        addRectangle(layer.bounds, radius: radius)
        cairo_set_source(context, gradient)
        cairo_fill(context)
        cairo_pattern_destroy(gradient)
    }
}
