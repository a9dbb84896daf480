import HeadlessTesting
import Testing
import UIKit

@MainActor @Suite(.serialized) struct GestureTests {
    /// A view that records its touches.
    private final class Pad: UIView {
        var notes: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { notes.append("began") }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { notes.append("moved") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { notes.append("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { notes.append("cancelled") }
    }

    private final class Log: NSObject, UIGestureRecognizerDelegate {
        var states: [UIGestureRecognizer.State] = []
        var mayBegin = true
        var isSimultaneous = false

        @MainActor func listen(to recognizer: UIGestureRecognizer) {
            recognizer.delegate = self
            recognizer.addTarget(self, action: Selector("Log.acted") { ($0 as! Log).acted($1 as! UIGestureRecognizer) })
        }
        @MainActor private func acted(_ recognizer: UIGestureRecognizer) { states.append(recognizer.state) }
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { isSimultaneous }
    }

    private let stage = TestWindow()
    private let pad = Pad(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    private let middle = CGPoint(x: 150, y: 150)

    init() {
        stage.view.addSubview(pad)
        stage.layOut()
    }

    private func add(_ recognizer: UIGestureRecognizer, to view: UIView? = nil) -> Log {
        let log = Log()
        log.listen(to: recognizer)
        (view ?? stage.view).addGestureRecognizer(recognizer)
        return log
    }

    private func drag(by step: CGFloat, count: Int = 4) async {
        let finger = stage.touchDown(at: middle)
        for index in 1...count {
            finger.move(to: CGPoint(x: middle.x + CGFloat(index) * step, y: middle.y))
            await stage.advance(1 / 60)
        }
        finger.lift()
    }

    @Test("cancels the touches of a view when a superview's tap is recognized") func tap() {
        let log = add(UITapGestureRecognizer(target: nil, action: nil))
        stage.tap(at: middle)
        #expect(log.states == [.ended])
        #expect(pad.notes == ["began", "cancelled"])
    }

    @Test("leaves the touches to the view if it does not cancel them, or may not begin", arguments: [true, false])
    func uncancelled(mayBegin: Bool) {
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        let log = add(tap)
        tap.cancelsTouchesInView = false
        log.mayBegin = mayBegin
        stage.tap(at: middle)
        #expect(log.states == (mayBegin ? [.ended] : []))
        #expect(pad.notes == ["began", "ended"])
    }

    @Test("prefers the recognizer of a deeper view, unless a delegate allows both", arguments: [true, false])
    func nested(isSimultaneous: Bool) {
        let outer = add(UITapGestureRecognizer(target: nil, action: nil))
        let inner = add(UITapGestureRecognizer(target: nil, action: nil), to: pad)
        inner.isSimultaneous = isSimultaneous
        stage.tap(at: middle)
        #expect(inner.states == [.ended])
        #expect(outer.states == (isSimultaneous ? [.ended] : []))
    }

    @Test("reports the states of a pan, a swipe and a long press") func states() async {
        let pan = add(UIPanGestureRecognizer(target: nil, action: nil))
        await drag(by: 6)
        #expect(pan.states == [.began, .changed, .changed, .ended])
        #expect(pad.notes == ["began", "moved", "cancelled"])
        stage.view.gestureRecognizers = nil
        let swipe = add(UISwipeGestureRecognizer(target: nil, action: nil))
        await drag(by: 20)
        await drag(by: -20)
        #expect(swipe.states == [.ended])
        stage.view.gestureRecognizers = nil
        let press = add(UILongPressGestureRecognizer(target: nil, action: nil))
        await stage.press(at: middle, for: 0.4)
        #expect(press.states == [])
        await stage.press(at: middle, for: 0.6)
        #expect(press.states == [.began, .ended])
    }

    @Test("begins an edge pan only at its edge") func edge() async {
        let pan = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
        pan.edges = .left
        let log = add(pan)
        await drag(by: 20)
        #expect(log.states == [])
        let finger = stage.touchDown(at: CGPoint(x: 5, y: 150))
        finger.move(to: CGPoint(x: 60, y: 150))
        finger.lift()
        #expect(log.states == [.began, .ended])
    }

    @Test("withholds the beginning of a touch, and its end while a second tap may follow") func delays() async {
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.numberOfTapsRequired = 2
        let log = add(tap)
        stage.tap(at: middle)
        #expect(pad.notes == ["began"])
        await stage.advance(0.4)
        #expect(pad.notes == ["began", "ended"])
        pad.notes = []
        tap.delaysTouchesBegan = true
        stage.tap(at: middle)
        #expect(pad.notes == [])
        await stage.advance(0.4)
        #expect(pad.notes == ["began", "ended"])
        stage.tap(at: middle)
        stage.tap(at: middle)
        #expect(log.states == [.ended])
    }

    @Test("waits for another recognizer to fail") func failure() async {
        let double = UITapGestureRecognizer(target: nil, action: nil)
        double.numberOfTapsRequired = 2
        let single = UITapGestureRecognizer(target: nil, action: nil)
        single.require(toFail: double)
        let (twice, once) = (add(double), add(single))
        stage.tap(at: middle)
        #expect(once.states == [])
        await stage.advance(0.4)
        #expect(once.states == [.ended] && twice.states == [])
    }

    @Test("protects a button's tap and a field's focus from a tap on a superview, but not a plain control's")
    func controls() {
        let log = add(UITapGestureRecognizer(target: nil, action: nil))
        let frame = CGRect(x: 20, y: 300, width: 100, height: 44)
        var taps = 0
        let (button, control) = (UIButton(frame: frame), UIControl(frame: frame.offsetBy(dx: 0, dy: 60)))
        let field = UITextField(frame: frame.offsetBy(dx: 0, dy: 120))
        for view in [button, control, field] {
            view.addAction(UIAction { _ in taps += 1 }, for: [.touchUpInside, .editingDidBegin])
            stage.view.addSubview(view)
        }
        stage.tap(button)
        #expect(taps == 1 && log.states == [])
        stage.tap(field)
        #expect(field.isFirstResponder)
        taps = 0
        stage.tap(control)
        #expect(taps == 0 && log.states == [.ended])
    }

    @Test("delays the touches of a scroll view's content, and scrolls unless a control already tracks them")
    func scrolling() async {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 300, width: 300, height: 300))
        scroll.contentSize = CGSize(width: 300, height: 2000)
        let pad = Pad(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let button = UIButton(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
        for view in [pad, button] as [UIView] { scroll.addSubview(view) }
        stage.view.addSubview(scroll)
        stage.layOut()
        let point = CGPoint(x: 50, y: 350)
        stage.tap(at: point)
        #expect(pad.notes == ["began", "ended"])
        pad.notes = []
        for (point, wait, isScrolled) in [(point, 0, true), (point, 0.2, true), (CGPoint(x: 150, y: 350), 0.2, false)] {
            scroll.contentOffset = .zero
            let finger = stage.touchDown(at: point)
            await stage.advance(wait)
            finger.move(to: CGPoint(x: point.x, y: point.y - 30))
            finger.lift()
            #expect((scroll.contentOffset.y > 0) == isScrolled)
        }
        #expect(pad.notes == ["began", "cancelled"])
    }
}
