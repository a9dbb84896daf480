#if canImport(UIKit) && !canImport(HeadlessTesting)
import UIKit

/// A touch whose state a test can set, which UIKit's own touch does not allow.
private final class TestTouch: UITouch {
    var point = CGPoint.zero
    var previousPoint = CGPoint.zero
    var state = UITouch.Phase.began
    var count = 1
    weak var touched: UIView?

    override var phase: UITouch.Phase { state }
    override var tapCount: Int { count }
    override var timestamp: TimeInterval { ProcessInfo.processInfo.systemUptime }
    override var view: UIView? { touched }
    override var window: UIWindow? { touched?.window }
    override func location(in view: UIView?) -> CGPoint { converted(point, to: view) }
    override func previousLocation(in view: UIView?) -> CGPoint { converted(previousPoint, to: view) }
    override func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    private func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
        view?.convert(point, from: nil) ?? point
    }
}

extension TestWindow {
    /// A finger on the screen. It reaches the view that it touches, but none of the system's gesture recognizers.
    @MainActor final class Finger {
        private let touch = TestTouch()
        private let stage: TestWindow

        fileprivate init(_ point: CGPoint, _ tapCount: Int, _ stage: TestWindow) {
            self.stage = stage
            (touch.point, touch.previousPoint, touch.count) = (point, point, tapCount)
            touch.touched = stage.window.hitTest(point, with: nil)
            send(.began)
        }

        func move(to point: CGPoint) {
            (touch.previousPoint, touch.point) = (touch.point, point)
            send(.moved)
        }

        func lift() { send(.ended) }
        func cancel() { send(.cancelled) }

        private func send(_ phase: UITouch.Phase) {
            touch.state = phase
            let (view, event) = (touch.touched, UIEvent())
            switch phase {
            case .began: view?.touchesBegan([touch], with: event)
            case .moved: view?.touchesMoved([touch], with: event)
            case .ended: view?.touchesEnded([touch], with: event)
            default: view?.touchesCancelled([touch], with: event)
            }
            stage.layOut()
        }
    }

    @discardableResult func touchDown(at point: CGPoint, tapCount: Int = 1) -> Finger {
        Finger(point, tapCount, self)
    }

    func tap(at point: CGPoint) { touchDown(at: point).lift() }

    func tap(_ view: UIView) {
        tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    }

    func press(at point: CGPoint, for seconds: Double) async {
        let finger = touchDown(at: point)
        await advance(seconds)
        finger.lift()
    }
}
#endif
