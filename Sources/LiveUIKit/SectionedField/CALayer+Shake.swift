#if canImport(UIKit) && !os(watchOS)
import LiveFoundation
import LiveMotion
import UIKit

extension CALayer {
    /// Shakes the layer softly, or fades it in with Reduce Motion. Its own position and opacity do not change. A layer that
    /// already shakes continues, because a second start would be a jump.
    func shake(prefersReducedMotion: Bool) {
        guard animation(forKey: "shake") == nil else { return }
        guard !prefersReducedMotion else {
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = Double(opacity) * Shake.faded
            fade.duration = Shake.duration
            return add(fade, forKey: "shake")
        }
        let group = CAAnimationGroup()
        group.duration = Shake.duration
        let moves = zip(Shake.positions, Shake.positions.dropFirst())
        let duration = Shake.duration / Double(Shake.positions.count - 1)
        group.animations = moves.enumerated().map { index, move in
            let animation = CABasicAnimation(keyPath: "transform.translation.x")
            animation.fromValue = move.0
            animation.toValue = move.1
            animation.isAdditive = true
            animation.beginTime = duration * Double(index)
            animation.duration = duration
            animation.timingFunction = CAMediaTimingFunction(.easeInOut)
            return animation
        }
        add(group, forKey: "shake")
    }
}
#endif
