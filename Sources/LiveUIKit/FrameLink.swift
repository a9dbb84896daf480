#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Calls back before each frame of the display until it is let go.
@MainActor final class FrameLink {
    private let onFrame: @MainActor (Double) -> Void

    /// Starts.
    ///
    /// - Parameter onFrame: Gets the time at which the frame will be seen, on the clock of `CACurrentMediaTime()`.
    init(_ onFrame: @escaping @MainActor (Double) -> Void) {
        self.onFrame = onFrame
        let target = Target()
        target.owner = self
        let link = CADisplayLink(target: target, selector: #selector(Target.frame(_:)))
        link.add(to: .main, forMode: .common)
    }

    /// What the display link holds on to, in place of the owner; it ends the link once the owner is gone.
    @MainActor private final class Target: NSObject {
        weak var owner: FrameLink?

        @objc func frame(_ link: CADisplayLink) {
            if let owner { owner.onFrame(link.targetTimestamp) } else { link.invalidate() }
        }
    }
}
#endif
