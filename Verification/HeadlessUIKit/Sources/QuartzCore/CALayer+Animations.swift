import Foundation

/// A running animation of a layer.
final class RunningAnimation {
    let key: String?
    let animation: CAAnimation
    /// The transaction group that waits for it.
    let group: CATransaction.Group?
    /// The begin time; `nil` until it is committed.
    var begin: Double?
    var isTold = false
    /// The layer's content before a transition.
    var before: LayerPicture?

    init(_ animation: CAAnimation, key: String?) {
        self.animation = animation
        self.key = key
        group = CATransaction.group
        group?.count += 1
    }

    func hasEnded(at time: Double) -> Bool {
        begin.map { time >= $0 + animation.activeDuration - 1e-9 } ?? false
    }

    /// Notifies the delegate and the transaction, once.
    func report(isFinished: Bool) {
        guard !isTold else { return }
        isTold = true
        if let delegate = animation.delegate {
            let animation = animation
            CATransaction.report { delegate.animationDidStop(animation, finished: isFinished) }
        }
        guard let group else { return }
        group.count -= 1
        CATransaction.report { group.endIfDone()?() }
    }
}

extension CALayer {
    func start(_ animation: CAAnimation, _ key: String?) {
        guard source == nil else { return }
        let copy = animation.copy(with: nil) as! CAAnimation
        // An animation without a duration uses the transaction's (CAMediaTiming and CATransaction).
        if copy.duration == 0 { copy.duration = CATransaction.animationDuration() }
        if let path = (copy as? CAPropertyAnimation)?.keyPath, LayerKey(path) == nil {
            MediaClock.onError?("a layer has no \(path) to animate")
        }
        if let key { end { $0.key == key } }
        // All transitions share one key (CALayer.h: "transition").
        let name = copy is CATransition ? "transition" : key
        if copy is CATransition { end { $0.key == name } }
        animations.append(RunningAnimation(copy, key: name))
    }

    func end(where isMeant: (RunningAnimation) -> Bool) {
        for animation in animations where isMeant(animation) { animation.report(isFinished: false) }
        animations.removeAll(where: isMeant)
    }

    /// Returns the layer's copy of the animation for a key.
    public func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }

    /// Returns the keys of the animations that have one.
    public func animationKeys() -> [String]? {
        let keys = animations.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    /// Returns an animation from the displayed to the new value, if the property is animatable and was displayed.
    func implicitAnimation(_ key: String) -> CABasicAnimation? {
        guard let shown, key != "path", let property = LayerKey(key) else { return nil }
        let animation = CABasicAnimation(keyPath: key)
        animation.fromValue = property.read(shown.values(at: MediaClock.now))
        animation.duration = CATransaction.animationDuration()
        animation.timingFunction = CAMediaTimingFunction(name: .default)
        return animation
    }

    /// Returns the displayed state: the last committed values with the animations at this time. `nil` before the first
    /// commit (CALayer.h), and after the layer has left the screen.
    public func presentation() -> Self? {
        if source != nil { return self }
        guard let shown else { return nil }
        let copy: CALayer
        switch self {
        case let shape as CAShapeLayer: copy = CAShapeLayer(showing: shape)
        case is CAGradientLayer: copy = CAGradientLayer()
        default: copy = CALayer()
        }
        copy.values = shown.values(at: MediaClock.now)
        copy.source = self
        copy.name = name
        return unsafeDowncast(copy, to: Self.self)
    }
}
