#if canImport(UIKit) && !canImport(HeadlessTesting)
import UIKit

extension TestWindow {
    /// A finger on the screen. UIKit has no public API for it, so no test that needs one runs.
    @MainActor final class Finger {
        func move(to point: CGPoint) {}
        func lift() {}
        func cancel() {}
    }

    @discardableResult func touchDown(at point: CGPoint, tapCount: Int = 1) -> Finger {
        preconditionFailure("needs systemTouches")
    }

    func tap(at point: CGPoint) { touchDown(at: point).lift() }
    func tap(_ view: UIView) { tap(at: view.center) }
    func press(at point: CGPoint, for seconds: Double) async { touchDown(at: point).lift() }
}
#endif
