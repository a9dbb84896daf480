import Foundation

/// A layer as it was last committed.
struct ShownLayer {
    let model: LayerValues
    let children: [CALayer]
    let mask: CALayer?
    let animations: [RunningAnimation]
    let contents: [LayerContent]

    /// Returns the displayed values at a time. Later animations apply to the result of earlier ones.
    func values(at time: Double) -> LayerValues {
        var values = model
        for running in animations {
            guard let begin = running.begin, let local = running.animation.localTime(after: time - begin) else {
                continue
            }
            running.animation.apply(to: &values, model, at: local)
        }
        return values
    }
}

/// The displayed layers of all screens.
enum RenderTree {
    /// The owners retain the displayed layers. Otherwise a screen would outlive its window.
    private struct Shown {
        weak var layer: CALayer?
    }

    nonisolated(unsafe) private static var roots: [Shown] = []
    nonisolated(unsafe) private static var onScreen: [ObjectIdentifier: Shown] = [:]

    static func host(_ layer: CALayer) {
        roots.removeAll { $0.layer == nil || $0.layer === layer }
        if layer.isHosted { roots.append(Shown(layer: layer)) }
    }

    /// Copies the model of all layers. Begins animations, and ends those whose time has come.
    static func commit() {
        let left = onScreen
        onScreen = [:]
        for root in roots { root.layer.map(commit) }
        for (identity, shown) in left where onScreen[identity] == nil {
            guard let layer = shown.layer else { continue }
            // A layer that is not displayed has no animations.
            layer.removeAllAnimations()
            layer.shown = nil
        }
    }

    private static func commit(_ layer: CALayer) {
        let now = MediaClock.now
        for running in layer.animations where running.begin == nil {
            let animation = running.animation
            running.begin = animation.beginTime == 0 ? now : animation.beginTime
            if animation is CATransition, MediaClock.keepsPictures { running.before = layer.ownPicture(at: now) }
            if let delegate = animation.delegate {
                CATransaction.report { delegate.animationDidStart(animation) }
            }
        }
        for running in layer.animations where running.hasEnded(at: now) { running.report(isFinished: true) }
        layer.animations.removeAll { $0.hasEnded(at: now) && $0.animation.isRemovedOnCompletion }
        let contents = MediaClock.keepsPictures ? layer.contentProvider?() ?? [] : []
        layer.shown = ShownLayer(
            model: layer.values,
            children: layer.children,
            mask: layer.mask,
            animations: layer.animations,
            contents: contents
        )
        onScreen[ObjectIdentifier(layer)] = Shown(layer: layer)
        for child in layer.children { commit(child) }
        layer.mask.map(commit)
    }
}
