#if canImport(UIKit)
#if canImport(HeadlessTesting)
import HeadlessTesting
#endif
import LiveGestures
import LiveUIKit
import Testing
import UIKit

@MainActor @Suite("Snap button, in UIKit: beside another") struct SnapButtonPairTests {
    let stage = TestWindow()
    let first = SnapButtonView(label: UIImageView(image: nil))
    let second = SnapButtonView(label: UIImageView(image: nil))

    init() {
        for button in [first, second] { stage.view.addSubview(button) }
        stage.layOut()
    }

    /// The distance between the sides of the buttons that face each other.
    private var distance: CGFloat { abs(first.center.y - second.center.y) - 56 }

    @Test("begins beside the other, without flying there")
    func beginning() {
        #expect(first.place == RestingPlace(.trailing, fraction: 1))
        #expect(abs(distance - 8) < 0.01)
        #expect(second.center.y < first.center.y)
        #expect(second.layer.animationKeys() ?? [] == [])
    }

    @Test("comes to rest beside the other when it is dropped on it, and the other stays", .needs(.systemTouches))
    func drop() async {
        let rested = second.center
        second.place = RestingPlace(.trailing, fraction: 0.5)
        await stage.advance(2)
        let target = second.center
        let finger = stage.touchDown(at: first.center)
        await stage.advance(0.35)
        finger.move(to: CGPoint(x: target.x, y: target.y + 10))
        await stage.advance(0.2)
        finger.lift()
        await stage.advance(2)
        #expect(second.center == target)
        #expect(first.center.y > target.y)
        #expect(abs(distance - 8) < 0.01)
        #expect(rested.y != target.y)
    }

    @Test("gives way when it is sent to the other's place, and reports where it rests")
    func sent() async {
        first.place = second.place
        await stage.advance(2)
        #expect(abs(distance - 8) < 0.01)
        #expect(stage.announcements.count == 1)
        #expect(first.place != second.place)
    }

    @Test("gives way to a larger one, and does not count a hidden one or one that is gone")
    func appearance() async {
        first.bounds.size = CGSize(width: 100, height: 100)
        stage.layOut()
        await stage.advance(2)
        #expect(abs(first.center.y - second.center.y) - 78 > 7.99)
        first.isHidden = true
        second.place = RestingPlace(.trailing, fraction: 1)
        await stage.advance(2)
        #expect(second.place == RestingPlace(.trailing, fraction: 1))
        first.isHidden = false
        stage.layOut()
        await stage.advance(2)
        #expect(first.center.y < second.center.y - 78)
        second.removeFromSuperview()
        first.place = RestingPlace(.trailing, fraction: 1)
        await stage.advance(2)
        #expect(first.place == RestingPlace(.trailing, fraction: 1))
    }

    @Test("keeps apart above the keyboard, and returns when it closes", .needs(.keyboard))
    func keyboard() async {
        let (before, beside) = (first.center, second.center)
        first.place = RestingPlace(.trailing, fraction: 0.9)
        await stage.advance(2)
        first.place = RestingPlace(.trailing, fraction: 1)
        await stage.advance(2)
        #expect(first.center == before)
        stage.keyboardHeight = 400
        stage.layOut()
        await stage.advance(2)
        #expect(distance > 7.99)
        stage.keyboardHeight = 0
        stage.layOut()
        await stage.advance(2)
        #expect(distance > 7.99)
        #expect(abs(second.center.y - beside.y) < 0.01)
        #expect(abs(first.center.y - before.y) < 0.01)
    }
}
#endif
