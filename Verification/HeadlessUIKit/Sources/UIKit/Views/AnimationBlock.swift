import QuartzCore

/// The changes that UIKit animates during a closure.
@MainActor final class AnimationBlock {
    static var stack: [AnimationBlock] = []
    static var areEnabled = true
    /// The block whose changes are animated.
    static var current: AnimationBlock? { areEnabled ? stack.last.flatMap { $0.duration > 0 ? $0 : nil } : nil }

    let duration: Double
    private let end: AnimationEnd

    init(duration: Double, completion: ((Bool) -> Void)?) {
        // Apple: a nested block uses the duration of the outer one.
        self.duration = Self.stack.last?.duration ?? duration
        end = AnimationEnd(completion)
    }

    func run(_ changes: () -> Void) {
        Self.stack.append(self)
        changes()
        Self.stack.removeLast()
        end.close()
    }

    func action(for layer: CALayer, _ key: String) -> (any CAAction)? {
        guard Change.keys.contains(key) else { return nil }
        return Change(block: self, old: Change.value(of: layer, key), shown: Change.shownValue(of: layer, key))
    }

    fileprivate func add(_ change: Change, to layer: CALayer, _ key: String) {
        let new = Change.value(of: layer, key)
        let animation = CABasicAnimation(keyPath: key)
        // Apple: ease-in-out unless another curve is set.
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        animation.duration = duration
        animation.delegate = end
        var name = key
        // Since iOS 8, animations of a view are additive, so that an interrupted one keeps its velocity (WWDC 2014,
        // session 236).
        if let way = Change.difference(change.old, new) {
            animation.isAdditive = true
            animation.fromValue = way.from
            animation.toValue = way.zero
            var count = 1
            while layer.animation(forKey: name) != nil {
                count += 1
                name = "\(key)-\(count)"
            }
        } else {
            animation.fromValue = change.shown ?? change.old
            animation.toValue = new
        }
        end.count += 1
        layer.add(animation, forKey: name)
    }
}

/// Adds an animation after the property has its new value.
@MainActor private final class Change: @preconcurrency CAAction {
    static let keys: Set<String> = [
        "bounds", "position", "transform", "opacity", "backgroundColor", "cornerRadius", "borderWidth", "borderColor",
        "anchorPoint",
    ]

    let block: AnimationBlock
    let old: Any?
    let shown: Any?

    init(block: AnimationBlock, old: Any?, shown: Any?) {
        self.block = block
        self.old = old
        self.shown = shown
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        if let layer = anObject as? CALayer { block.add(self, to: layer, event) }
    }

    static func value(of layer: CALayer, _ key: String) -> Any? { layer.value(forKeyPath: key) }
    static func shownValue(of layer: CALayer, _ key: String) -> Any? { layer.presentation()?.value(forKeyPath: key) }

    /// Returns the animation from the difference of the old and new value to zero; `nil` if the values cannot be added.
    static func difference(_ old: Any?, _ new: Any?) -> (from: Any, zero: Any)? {
        switch (old, new) {
        case (let old as NSNumber, let new as NSNumber): (old.doubleValue - new.doubleValue, 0.0)
        case (let old as CGPoint, let new as CGPoint): (CGPoint(x: old.x - new.x, y: old.y - new.y), CGPoint.zero)
        case (let old as CGRect, let new as CGRect):
            (
                CGRect(
                    x: old.minX - new.minX,
                    y: old.minY - new.minY,
                    width: old.size.width - new.size.width,
                    height: old.size.height - new.size.height
                ), CGRect.zero
            )
        case (let old as CGAffineTransform, let new as CGAffineTransform):
            new.a * new.d - new.b * new.c == 0
                ? nil : (new.inverted().concatenating(old), CGAffineTransform.identity)
        default: nil
        }
    }
}

/// Notifies when all animations of a block have ended.
private final class AnimationEnd: NSObject, CAAnimationDelegate {
    nonisolated(unsafe) var count = 0
    nonisolated(unsafe) private var isClosed = false
    nonisolated(unsafe) private var allFinished = true
    nonisolated(unsafe) private var completion: ((Bool) -> Void)?

    init(_ completion: ((Bool) -> Void)?) { self.completion = completion }

    /// Apple: without a duration, at the beginning of the next cycle of the run loop. The same applies if nothing
    /// changes.
    @MainActor func close() {
        isClosed = true
        guard count == 0, completion != nil else { return }
        let end = self
        nonisolated(unsafe) let reported = end
        RunLoop.main.add(Timer(timeInterval: 0, repeats: false) { _ in reported.report() }, forMode: .common)
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        count -= 1
        allFinished = allFinished && flag
        if isClosed, count == 0 { report() }
    }

    private func report() {
        let completion = completion
        self.completion = nil
        completion?(allFinished)
    }
}
