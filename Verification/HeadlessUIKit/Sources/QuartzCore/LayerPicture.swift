import Foundation

/// A layer with its sublayers, as displayed at a time.
package struct LayerPicture {
    package enum Kind {
        case plain
        case shape(lineCap: CGLineCap, lineJoin: CGLineJoin, fillRule: CGPathFillRule)
        case gradient
    }

    package let kind: Kind
    let values: LayerValues
    package let contents: [LayerContent]
    package let children: [LayerPicture]
    package let mask: Box?
    /// The content that it fades from, drawn in its place with this opacity.
    package let fadesFrom: (picture: Box, opacity: Double)?

    /// Boxes a picture within another one.
    package final class Box {
        package let picture: LayerPicture
        init(_ picture: LayerPicture) { self.picture = picture }
    }

    package var toParent: CGAffineTransform { values.toParent }
    package var bounds: CGRect { values.bounds }
    package var isHidden: Bool { values.isHidden }
    package var opacity: CGFloat { values.opacity }
    package var masksToBounds: Bool { values.masksToBounds }
    package var cornerRadius: CGFloat { values.cornerRadius }
    package var borderWidth: CGFloat { values.borderWidth }
    package var borderColor: CGColor? { values.borderColor }
    package var backgroundColor: CGColor? { values.backgroundColor }
    package var path: CGPath? { values.path }
    package var fillColor: CGColor? { values.fillColor }
    package var strokeColor: CGColor? { values.strokeColor }
    package var strokeEnd: CGFloat { values.strokeEnd }
    package var lineWidth: CGFloat { values.lineWidth }
    package var colors: [CGColor] { values.colors }
    package var locations: [CGFloat] { values.locations }
    package var startPoint: CGPoint { values.startPoint }
    package var endPoint: CGPoint { values.endPoint }
}

extension CALayer {
    /// Returns the current picture of the layer; `nil` if it is not on a screen. Set `MediaClock.keepsPictures` before
    /// it appears.
    package func picture() -> LayerPicture? { shown == nil ? nil : picture(at: MediaClock.now) }

    /// Returns the picture, with a fade in progress.
    private func picture(at time: Double) -> LayerPicture? {
        guard let shown else { return nil }
        let fade = shown.animations.last { $0.animation is CATransition && $0.before != nil }
        guard let fade, let begin = fade.begin, let before = fade.before, time < begin + fade.animation.duration,
            let transition = fade.animation as? CATransition
        else { return ownPicture(at: time) }
        return ownPicture(at: time, from: (LayerPicture.Box(before), 1 - transition.progress(at: time - begin)))
    }

    func ownPicture(at time: Double, from before: (LayerPicture.Box, Double)? = nil) -> LayerPicture? {
        guard let shown else { return nil }
        let kind: LayerPicture.Kind
        switch self {
        case let shape as CAShapeLayer:
            kind = .shape(lineCap: shape.cap, lineJoin: shape.join, fillRule: shape.rule)
        case is CAGradientLayer: kind = .gradient
        default: kind = .plain
        }
        return LayerPicture(
            kind: kind,
            values: shown.values(at: time),
            contents: shown.contents,
            children: shown.children.compactMap { $0.picture(at: time) },
            mask: shown.mask?.picture(at: time).map(LayerPicture.Box.init),
            fadesFrom: before
        )
    }
}
