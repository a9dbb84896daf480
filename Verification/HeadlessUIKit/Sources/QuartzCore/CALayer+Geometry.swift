import Foundation

extension CALayer {
    /// Returns whether a point in its own coordinates is within its bounds.
    public func contains(_ p: CGPoint) -> Bool { values.bounds.contains(p) }

    /// Returns the deepest layer at a point in the coordinates of the superlayer.
    public func hitTest(_ p: CGPoint) -> CALayer? {
        let own = p.applying(values.toParent.inverted())
        guard !values.isHidden, !values.masksToBounds || contains(own) else { return nil }
        for layer in (sublayers ?? []).reversed() {
            if let hit = layer.hitTest(own) { return hit }
        }
        return contains(own) ? self : nil
    }

    private var toRoot: CGAffineTransform {
        var transform = values.toParent
        var layer = superlayer
        while let next = layer {
            transform = transform.concatenating(next.values.toParent)
            layer = next.superlayer
        }
        return transform
    }

    private func transform(to other: CALayer?) -> CGAffineTransform {
        toRoot.concatenating((other?.toRoot ?? .identity).inverted())
    }

    /// Converts a point of this layer to the coordinates of another one, or of the root layer.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(to: l)) }

    /// Converts a point of another layer to the coordinates of this one.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(transform(to: l).inverted()) }

    /// Converts a rectangle of this layer to the coordinates of another one.
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(transform(to: l)) }

    /// Converts a rectangle of another layer to the coordinates of this one.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(transform(to: l).inverted()) }
}
