import Foundation

/// An animation in a layer.
final class RunningAnimation {
    let key: String?
    let animation: CAAnimation
    /// The transaction that waits for it.
    let group: CATransaction.Group?
    /// `nil` until it is committed.
    var begin: Double?
    var isTold = false
    /// What the layer showed before a transition.
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

    /// Tells the delegate and the transaction, once.
    func tell(isFinished: Bool) {
        guard !isTold else { return }
        isTold = true
        if let delegate = animation.delegate {
            let animation = animation
            CATransaction.tell { delegate.animationDidStop(animation, finished: isFinished) }
        }
        guard let group else { return }
        group.count -= 1
        CATransaction.tell { group.endIfDone()?() }
    }
}

extension CALayer {
    func start(_ animation: CAAnimation, _ key: String?) {
        guard source == nil else { return }
        let copy = animation.copy(with: nil) as! CAAnimation
        // What has no duration lasts as long as the transaction says (CAMediaTiming and CATransaction).
        if copy.duration == 0 { copy.duration = CATransaction.animationDuration() }
        if let path = (copy as? CAPropertyAnimation)?.keyPath, LayerKey(path) == nil {
            MediaClock.onFault?("a layer has no \(path) to animate")
        }
        if let key { end { $0.key == key } }
        // Transitions have one key for all (CALayer.h: "transition").
        let name = copy is CATransition ? "transition" : key
        if copy is CATransition { end { $0.key == name } }
        animations.append(RunningAnimation(copy, key: name))
    }

    func end(where isMeant: (RunningAnimation) -> Bool) {
        for animation in animations where isMeant(animation) { animation.tell(isFinished: false) }
        animations.removeAll(where: isMeant)
    }

    /// The animation of a key, as the layer has it.
    public func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }

    /// The keys of the animations that have one.
    public func animationKeys() -> [String]? {
        let keys = animations.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    /// From what is shown to the new value; for what can be animated and has been shown.
    func implicitAnimation(_ key: String) -> CABasicAnimation? {
        guard let shown, key != "path", key != "shadowPath", let property = LayerKey(key) else { return nil }
        let animation = CABasicAnimation(keyPath: key)
        animation.fromValue = property.read(shown.values(at: MediaClock.now))
        animation.duration = CATransaction.animationDuration()
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }

    /// The layer as it is shown now: as it was last committed, with its animations at this time. `nil` until it was committed
    /// (CALayer.h), and once it has left the screen.
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

    /// The layer that `presentation()` was asked of.
    public func model() -> Self { source.map { unsafeDowncast($0, to: Self.self) } ?? self }
}
