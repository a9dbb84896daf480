import QuartzCore

extension UIView: @preconcurrency CALayerDelegate {
    static func makeLayer() -> CALayer {
        switch layerClass {
        case is CAShapeLayer.Type: CAShapeLayer()
        case is CAGradientLayer.Type: CAGradientLayer()
        default: CALayer()
        }
    }

    func connectLayer() {
        layer.delegate = self
        layer.contentProvider = { [weak self] in
            nonisolated(unsafe) var content: [LayerContent] = []
            MainActor.assumeIsolated { content = self?.drawnContent ?? [] }
            return content
        }
    }

    private var drawnContent: [LayerContent] {
        if keepsDrawing, let drawn { return drawn }
        var content: [LayerContent] = []
        traitCollection.performAsCurrent { content = self.content }
        drawn = content
        return content
    }

    /// Apple: a view's layer animates only in a UIKit animation block. Observed: it does not animate outside a window,
    /// and the completion is called soon.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        guard layer === self.layer else { return nil }
        guard window != nil, let action = AnimationBlock.current?.action(for: layer, event) else { return NSNull() }
        return action
    }

    var isDirty: Bool { needsLayout || layer.bounds.size != knownSize }
    var hasDirt: Bool { isDirty || subviews.contains { $0.hasDirt } }

    /// Handles a changed size: resizes the subviews at once, and requests layout.
    func takeUpSize() {
        let old = knownSize
        let size = layer.bounds.size
        guard size != old else { return }
        knownSize = size
        needsLayout = true
        if LayoutPass.resizingMarksSuperview { superview?.needsLayout = true }
        if contentMode == .redraw || keepsDrawing { setNeedsDisplay() }
        guard autoresizesSubviews else { return }
        for view in subviews where view.translatesAutoresizingMaskIntoConstraints && view.autoresizingMask != [] {
            view.autoresize(from: old, to: size)
        }
    }

    /// Apple, `autoresizingMask`: the change is distributed over the flexible margins and lengths, in proportion.
    private func autoresize(from old: CGSize, to new: CGSize) {
        let mask = autoresizingMask
        let anchor = layer.anchorPoint
        var size = bounds.size
        var center = center
        (center.x, size.width) = Self.stretched(
            center.x - anchor.x * size.width,
            size.width,
            (old.width, new.width),
            (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)),
            anchor.x
        )
        (center.y, size.height) = Self.stretched(
            center.y - anchor.y * size.height,
            size.height,
            (old.height, new.height),
            (mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)),
            anchor.y
        )
        self.bounds.size = size
        self.center = center
    }

    private static func stretched(
        _ start: CGFloat,
        _ length: CGFloat,
        _ room: (old: CGFloat, new: CGFloat),
        _ isFlexible: (Bool, Bool, Bool),
        _ anchor: CGFloat
    ) -> (center: CGFloat, length: CGFloat) {
        let parts = [start, length, room.old - start - length]
        let flexible = [isFlexible.0, isFlexible.1, isFlexible.2]
        let delta = room.new - room.old
        let sum = zip(parts, flexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
        let count = CGFloat(flexible.filter { $0 }.count)
        func part(_ index: Int) -> CGFloat {
            guard flexible[index] else { return parts[index] }
            return parts[index] + (sum > 0 ? delta * parts[index] / sum : delta / count)
        }
        let newLength = max(0, part(1))
        return (part(0) + anchor * newLength, newLength)
    }
}
