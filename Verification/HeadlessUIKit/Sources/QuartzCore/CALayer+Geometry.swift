import Foundation

extension CALayer {
    /// Whether a point of its own coordinates is within its bounds.
    public func contains(_ p: CGPoint) -> Bool { values.bounds.contains(p) }

    /// The farthest layer at a point of the coordinates of the layer above.
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

    /// A point of this layer in the coordinates of another; of the root's where there is no other.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(to: l)) }

    /// A point of another layer in the coordinates of this one.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(transform(to: l).inverted()) }

    /// A rectangle of this layer in the coordinates of another.
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(transform(to: l)) }

    /// A rectangle of another layer in the coordinates of this one.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(transform(to: l).inverted()) }

    /// The root of the layer's tree.
    package var root: CALayer {
        var layer = self
        while let next = layer.owner { layer = next }
        return layer
    }
}
