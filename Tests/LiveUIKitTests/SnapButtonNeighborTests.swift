#if canImport(UIKit)
#if canImport(HeadlessTesting)
import HeadlessTesting
#endif
import LiveGestures
import LiveUIKit
import Testing
import UIKit

/// Records what a recognizer of another view recognizes.
final class RecognizerLog: NSObject {
    var states: [UIGestureRecognizer.State] = []

    @MainActor func listen(to recognizer: UIGestureRecognizer, of view: UIView) {
        recognizer.addTarget(self, action: #selector(RecognizerLog.acted(_:)))
        view.addGestureRecognizer(recognizer)
    }

    @MainActor @objc func acted(_ recognizer: UIGestureRecognizer) { states.append(recognizer.state) }
}

@MainActor @Suite("Snap button, in UIKit: among other views' recognizers", .needs(.systemTouches))
struct SnapButtonNeighborTests {
    let stage = TestWindow()
    let button = SnapButtonView(label: UIImageView(image: UIImage(systemName: "plus")))
    let log = SnapButtonTests.Log()
    let neighbor = RecognizerLog()

    init() {
        button.area = .corners
        button.accessibilityLabel = "Compose"
        stage.view.addSubview(button)
        stage.layOut()
        log.listen(to: button)
    }

    /// Drags from a point, after a pause, by 300 points to the left and up, in 10 steps.
    private func drag(from start: CGPoint, after pause: Double, rise: CGFloat = 30) async {
        let finger = stage.touchDown(at: start)
        await stage.advance(pause)
        for step in 1...10 {
            finger.move(to: CGPoint(x: start.x - CGFloat(step) * 30, y: start.y - CGFloat(step) * rise))
            await stage.advance(1 / 60)
        }
        finger.lift()
        await stage.advance(3)
    }

    @Test("performs its action for a tap, although a superview dismisses the keyboard for taps")
    func tapToDismiss() async {
        neighbor.listen(to: UITapGestureRecognizer(), of: stage.view)
        stage.tap(at: button.center)
        #expect(log.events == ["down", "up", "act"])
        #expect(neighbor.states == [])
        stage.tap(at: CGPoint(x: 50, y: 50))
        #expect(neighbor.states == [.ended])
    }

    @Test(
        "keeps a lifted button from a sheet, a swipe to go back and a swipe, and leaves them a quick drag",
        arguments: ["sheet", "back", "swipe"],
        [true, false]
    )
    func dragged(name: String, isLifted: Bool) async {
        let recognizer: UIGestureRecognizer
        switch name {
        case "sheet": recognizer = UIPanGestureRecognizer()
        case "back":
            let edge = UIScreenEdgePanGestureRecognizer()
            edge.edges = .right
            recognizer = edge
        default:
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = .left
            recognizer = swipe
        }
        neighbor.listen(to: recognizer, of: stage.window)
        if name == "back" { button.inset = 0 }
        stage.layOut()
        let start = name == "back" ? CGPoint(x: 385, y: button.center.y) : button.center
        await drag(from: start, after: isLifted ? 0.35 : 0, rise: name == "swipe" ? 0 : 30)
        #expect(neighbor.states.isEmpty == isLifted)
        #expect((button.place == SnapArea.corners.initialPlace) != isLifted)
        #expect(log.events == (isLifted ? ["down", "cancel", "rested"] : ["down", "cancel"]))
    }

    @Test("keeps its own long press from a superview's, whatever the hold")
    func longPress() async {
        button.hold = 0.8
        neighbor.listen(to: UILongPressGestureRecognizer(), of: stage.view)
        await stage.press(at: button.center, for: 0.7)
        #expect(log.events == ["down", "up", "act"])
        await stage.press(at: button.center, for: 1)
        #expect(neighbor.states == [])
        #expect(stage.presentedMenu != nil)
    }

    @Test("leaves the app's own recognizers on the button alone")
    func own() async {
        neighbor.listen(to: UIPanGestureRecognizer(), of: button)
        await drag(from: button.center, after: 0.35)
        #expect(neighbor.states.first == .began)
        #expect(log.events == ["down", "cancel"])
        #expect(!button.isTracking)
    }

    /// Puts the button into a scroll view that fills the window.
    private func putIntoScrollView() -> UIScrollView {
        let scroll = UIScrollView(frame: stage.view.bounds)
        scroll.contentSize = CGSize(width: 390, height: 3000)
        stage.view.addSubview(scroll)
        scroll.addSubview(button)
        stage.layOut()
        return scroll
    }

    @Test("stays in the visible part of a scroll view, also while it moves and while it is dragged")
    func scrollView() async {
        let scroll = putIntoScrollView()
        let layout = stage.snapLayout(of: button)
        func expectAt(_ place: RestingPlace, _ source: SourceLocation = #_sourceLocation) {
            let (expected, seen) = (layout.center(of: place), button.convert(CGPoint(x: 28, y: 28), to: nil))
            #expect(abs(seen.x - expected.x) < 0.01 && abs(seen.y - expected.y) < 0.01, sourceLocation: source)
        }
        for offset in [0.0, 500, 40] {
            scroll.contentOffset = CGPoint(x: 0, y: offset)
            stage.layOut()
            expectAt(RestingPlace(.bottomTrailing))
        }
        button.place = RestingPlace(.topLeading)
        await stage.advance(0.1)
        let before = button.layer.presentation()!.position.y - scroll.contentOffset.y
        scroll.contentOffset.y += 700
        stage.layOut()
        #expect(abs(button.layer.presentation()!.position.y - scroll.contentOffset.y - before) < 1)
        await stage.advance(3)
        expectAt(RestingPlace(.topLeading))
        #expect(log.events == ["rested"])
        let start = button.convert(CGPoint(x: 28, y: 28), to: nil)
        let finger = stage.touchDown(at: start)
        await stage.advance(0.5)
        finger.move(to: CGPoint(x: 200, y: 400))
        let seen = button.convert(CGPoint(x: 28, y: 28), to: nil)
        #expect(abs(seen.x - 200) < 1 && abs(seen.y - 400) < 1)
        #expect(scroll.contentOffset.y == 740)
        finger.move(to: CGPoint(x: 380, y: 800))
        await stage.advance(0.2)
        finger.lift()
        await stage.advance(3)
        expectAt(RestingPlace(.bottomTrailing))
        #expect(stage.errors == [])
    }

    @Test("scrolls for a quick drag over it, and is a button in a scroll view all the while")
    func scrolling() async {
        let scroll = putIntoScrollView()
        let point = button.convert(CGPoint(x: 28, y: 28), to: nil)
        stage.tap(at: point)
        #expect(log.events == ["down", "up", "act"])
        await drag(from: point, after: 0)
        #expect(scroll.contentOffset.y > 200)
        #expect(log.events.count == 3)
    }

    @Test("is dragged at once without a hold, and nothing scrolls")
    func immediateDrag() async {
        let scroll = putIntoScrollView()
        button.hold = 0
        let place = button.place
        let point = button.convert(CGPoint(x: 28, y: 28), to: nil)
        stage.tap(at: point)
        #expect(log.events == ["down", "up", "act"])
        // The scroll view keeps the first touches of a quick drag from the button, but doesn't scroll.
        await drag(from: point, after: 0)
        #expect(scroll.contentOffset.y == 0)
        await drag(from: button.convert(CGPoint(x: 28, y: 28), to: nil), after: 0.2)
        #expect(scroll.contentOffset.y == 0)
        #expect(button.place != place)
        #expect(log.events.filter { $0 == "act" }.count == 1)
    }
}

@MainActor @Suite("Snap button, in UIKit: for all hands", .needs(.systemTouches)) struct SnapButtonHandsTests {
    let stage = TestWindow()
    let button = SnapButtonView(label: UIImageView(image: UIImage(systemName: "plus")))
    let log = SnapButtonTests.Log()

    init() {
        button.area = .corners
        button.accessibilityLabel = "Compose"
        stage.view.addSubview(button)
        stage.layOut()
        log.listen(to: button)
    }

    @Test("offers its action first in the menu of a slow press", .needs(.menus))
    func slowPress() async throws {
        await stage.press(at: button.center, for: 0.8)
        let menu = try #require(stage.presentedMenu)
        #expect(menu.children.first?.title == "Compose")
        #expect(menu.children.first?.image != nil)
        log.events = []
        #expect(stage.choose(title: "Compose"))
        #expect(log.events == ["up", "act"])
    }

    @Test("taps with a finger that slips off by less than UIKit's 70 points, not by more", arguments: [60, 90])
    func slipped(distance: CGFloat) {
        let finger = stage.touchDown(at: button.center)
        let point = CGPoint(x: button.center.x, y: button.frame.minY - distance)
        finger.move(to: point)
        finger.lift()
        #expect(log.events == (distance < 70 ? ["down", "up", "act"] : ["down"]))
        #expect(!button.isTracking)
    }

    @Test("is pressed with Return and Space while it has the focus", .needs(.focus), arguments: ["\r", " "])
    func keys(key: String) {
        stage.focusedItem = button
        #expect(stage.pressKey(key))
        #expect(log.events == ["up", "act"])
        button.isEnabled = false
        stage.pressKey(key)
        #expect(log.events == ["up", "act"])
    }

    @Test("leaves Escape to others unless a finger holds it")
    func escape() async {
        _ = button.becomeFirstResponder()
        #expect(!stage.pressKey(UIKeyCommand.inputEscape))
        let finger = stage.touchDown(at: button.center)
        #expect(stage.pressKey(UIKeyCommand.inputEscape))
        finger.lift()
        #expect(log.events == ["down", "cancel"])
    }

    @Test("does not move with a menu that was opened before it was disabled", .needs(.menus))
    func disabledWithMenu() async throws {
        await stage.press(at: button.center, for: 0.8)
        let menu = try #require(stage.presentedMenu)
        let places = try #require(menu.children.last as? UIMenu)
        button.isEnabled = false
        stage.choose(title: try #require(places.children.first).title)
        await stage.advance(3)
        #expect(button.place == SnapArea.corners.initialPlace)
    }

    @Test("does not move with VoiceOver while it is disabled, but the app can still move it")
    func disabled() async throws {
        let action = try #require(button.accessibilityCustomActions?.first)
        button.isEnabled = false
        #expect(action.actionHandler?(action) == false)
        #expect(button.place == SnapArea.corners.initialPlace)
        button.place = RestingPlace(.topLeading)
        #expect(button.place == RestingPlace(.topLeading))
    }

    /// A subclass with tracking of its own.
    final class Tracked: SnapButtonView {
        var calls: [String] = []
        var continues = true
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            calls.append("begin \(event != nil)")
            return super.beginTracking(touch, with: event)
        }
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            calls.append("continue \(isTouchInside)")
            return continues && super.continueTracking(touch, with: event)
        }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end \(event != nil)") }
        override func cancelTracking(with event: UIEvent?) { calls.append("cancel") }
    }

    @Test("calls the tracking methods of a subclass, with events, until it is lifted")
    func tracking() async {
        let button = Tracked(label: UIImageView(image: nil))
        stage.view.addSubview(button)
        stage.layOut()
        stage.tap(at: button.center)
        #expect(button.calls == ["begin true", "end true"])
        button.calls = []
        let finger = stage.touchDown(at: button.center)
        finger.move(to: CGPoint(x: button.center.x - 5, y: button.center.y))
        await stage.advance(0.4)
        finger.move(to: CGPoint(x: 50, y: 500))
        finger.lift()
        #expect(button.calls == ["begin true", "continue true", "cancel"])
        (button.calls, button.continues) = ([], false)
        await stage.advance(3)
        let ended = stage.touchDown(at: button.center)
        ended.move(to: CGPoint(x: button.center.x - 5, y: button.center.y))
        await stage.advance(0.4)
        #expect(!button.isTracking && stage.haptics.count == 1)
        ended.lift()
    }

    @Test("passes the event of a tap to its targets")
    func events() {
        final class Target: NSObject {
            var hasEvent = false
            @MainActor @objc func act(_ sender: Any?) { hasEvent = true }
        }
        let target = Target()
        button.addTarget(target, action: #selector(Target.act(_:)), for: .touchUpInside)
        stage.tap(at: button.center)
        #expect(target.hasEvent)
    }

    @Test("shows people with a very large text size its label while they hold it")
    func largeContent() {
        #expect(button.showsLargeContentViewer && button.scalesLargeContentImage)
        #expect(button.largeContentTitle == "Compose")
        #expect(button.largeContentImage != nil)
        #expect(button.interactions.contains { $0 is UILargeContentViewerInteraction })
        #expect(button.isPointerInteractionEnabled)
    }

    @Test("is still lifted and dragged by people with a very large text size", .needs(.traits))
    func largeText() async {
        stage.contentSizeCategory = .accessibilityLarge
        let start = button.center
        let finger = stage.touchDown(at: start)
        await stage.advance(0.8)
        finger.move(to: CGPoint(x: 100, y: 200))
        #expect(abs(button.center.x - 100) < 1 && abs(button.center.y - 200) < 1)
        finger.lift()
        await stage.advance(3)
        #expect(button.place == RestingPlace(.topLeading))
    }

    @Test("is a button of the platform's own look, with the action of the initializer")
    func configured() {
        var acts = 0
        var look = UIButton.Configuration.filled()
        look.image = UIImage(systemName: "plus")
        let button = SnapButtonView(configuration: look, primaryAction: UIAction { _ in acts += 1 })
        button.frame.size = CGSize(width: 56, height: 56)
        stage.view.addSubview(button)
        stage.layOut()
        stage.tap(at: button.center)
        #expect(acts == 1)
        #expect(button.largeContentImage != nil)
        button.areaName = "corners"
        #expect(button.area == .corners && button.areaName == "corners")
        button.areaName = "nowhere"
        #expect(button.area == .corners)
    }
}
#endif
