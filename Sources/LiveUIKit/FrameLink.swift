#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Calls an action before each frame of the display until the link is released.
@MainActor final class FrameLink {
    private let onFrame: @MainActor (Double) -> Void

    /// Starts the link.
    ///
    /// - Parameter onFrame: Receives the time at which the frame will be visible, on the clock of
    ///   `CACurrentMediaTime()`.
    init(_ onFrame: @escaping @MainActor (Double) -> Void) {
        self.onFrame = onFrame
        let target = Target()
        target.owner = self
        let link = CADisplayLink(target: target, selector: #selector(Target.frame(_:)))
        link.add(to: .main, forMode: .common)
    }

    /// The target of the display link, which does not retain the owner. It ends the link after the owner is gone.
    @MainActor private final class Target: NSObject {
        weak var owner: FrameLink?

        @objc func frame(_ link: CADisplayLink) {
            if let owner { owner.onFrame(link.targetTimestamp) } else { link.invalidate() }
        }
    }
}
#endif
