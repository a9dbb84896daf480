#if canImport(UIKit)
#if canImport(HeadlessTesting)
import HeadlessTesting
#endif
import LiveGestures
import LiveUIKit
import Testing
import UIKit

@MainActor @Suite("Snap button, in UIKit: places") struct SnapButtonPlaceTests {
    let stage = TestWindow()
    let label = UIImageView(image: nil)
    let button: SnapButtonView
    let log = SnapButtonTests.Log()

    init() {
        button = SnapButtonView(label: label)
        button.area = .corners
        stage.view.addSubview(button)
        stage.layOut()
        log.listen(to: button)
    }

    var keys: [String] { button.layer.animationKeys() ?? [] }

    func expectAtRest(_ source: SourceLocation = #_sourceLocation) {
        let expected = stage.snapLayout(of: button).center(of: button.place)
        #expect(abs(button.center.x - expected.x) < 0.01, sourceLocation: source)
        #expect(abs(button.center.y - expected.y) < 0.01, sourceLocation: source)
        #expect(keys == [], sourceLocation: source)
        #expect(stage.errors == [], sourceLocation: source)
    }

    @Test("leaves the scroll view behind it the first subview, which a navigation bar with a large title follows")
    func firstSubview() {
        let scrollView = UIScrollView(frame: stage.view.bounds)
        stage.view.insertSubview(scrollView, at: 0)
        button.removeFromSuperview()
        stage.view.addSubview(button)
        #expect(stage.view.subviews.first === scrollView)
        #expect(stage.view.subviews.last === button)
        stage.layOut()
        expectAtRest()
    }

    @Test("reports nothing if the same place is set again")
    func samePlace() async {
        button.place = button.place
        await stage.advance(2)
        #expect(log.events == [])
        #expect(stage.announcements.isEmpty)
        button.place = RestingPlace(.topLeading)
        for _ in 0..<20 {
            await stage.advance(0.1)
            button.place = RestingPlace(.topLeading)
        }
        await stage.advance(2)
        #expect(log.events == ["rested"])
        #expect(stage.announcements.map(\.text) == ["Top left"])
        expectAtRest()
    }

    @Test("ignores a place outside its area")
    func foreignPlace() async {
        button.place = RestingPlace(.trailing, fraction: 0.5)
        await stage.advance(2)
        #expect(button.place == RestingPlace(.bottomTrailing))
        #expect(log.events == [])
        expectAtRest()
    }

    @Test(
        "comes to rest once for each place that is set, and announces it",
        .needs(.menus, .systemTouches),
        arguments: 0..<4
    )
    func rests(way: Int) async throws {
        switch way {
        case 0: button.place = RestingPlace(.topTrailing)
        case 1:
            button.becomeFirstResponder()
            #expect(stage.pressKey(UIKeyCommand.inputUpArrow))
        case 2:
            let actions = (button.accessibilityCustomActions ?? []).filter { $0.name == "Top right" }
            let action = try #require(actions.first)
            let isDone = action.actionHandler?(action) ?? false
            #expect(isDone)
        default:
            await stage.press(at: button.center, for: 0.4)
            #expect(stage.choose(title: "Top right"))
            log.events = []
        }
        await stage.advance(3)
        #expect(button.place == RestingPlace(.topTrailing))
        #expect(log.events == ["rested"])
        #expect(stage.announcements.map(\.text) == ["Top right"])
        #expect(button.accessibilityValue == "Top right")
        expectAtRest()
    }

    @Test("is in its place at once if it is added within an animation of the app")
    func addedInAnimation() {
        let other = SnapButtonView(label: UIImageView(image: nil))
        UIView.animate(withDuration: 0.5) {
            stage.view.addSubview(other)
            stage.view.layoutIfNeeded()
        }
        stage.layOut()
        #expect((other.layer.animationKeys() ?? []).isEmpty)
    }

    @Test("continues a flight with its own spring when the target changes, from its visible position")
    func turnedInFlight() async throws {
        button.place = RestingPlace(.topLeading)
        await stage.advance(0.1)
        let seen = try #require(button.layer.presentation()).position
        stage.rotate(to: CGSize(width: 844, height: 390), duration: 0.4)
        #expect(Set(keys) == ["position.x", "position.y"])
        let after = try #require(button.layer.presentation()).position
        #expect(abs(after.x - seen.x) < 0.5 && abs(after.y - seen.y) < 0.5)
        await stage.advance(3)
        #expect(button.place == RestingPlace(.topLeading))
        #expect(log.events == ["rested"])
        expectAtRest()
    }

    @Test("moves with the keyboard's own animation", .needs(.keyboard))
    func keyboardMovement() async throws {
        let start = button.center
        stage.keyboardHeight = 336
        #expect(button.center.y < start.y - 250)
        let seen = try #require(button.layer.presentation()).position
        #expect(abs(seen.y - start.y) < 1)
        await stage.advance(0.3)
        expectAtRest()
        #expect(log.events == [])
        button.removeFromSuperview()
        stage.view.addSubview(button)
        stage.layOut()
        #expect(button.frame.maxY <= 844 - 336)
    }

    @Test("moves without a report when the inset or the area's size changes; is centered without enough room")
    func relaid() async {
        button.inset = 40
        stage.layOut()
        expectAtRest()
        #expect(button.frame.maxX == 350)
        button.bounds.size = CGSize(width: 80, height: 40)
        stage.layOut()
        expectAtRest()
        button.inset = 500
        stage.layOut()
        expectAtRest()
        #expect(abs(button.center.x - 195) < 0.01)
        await stage.advance(2)
        #expect(log.events == [])
        #expect(stage.announcements.isEmpty)
    }

    @Test("moves to the nearest place when the area changes")
    func otherArea() async {
        button.area = .leading
        await stage.advance(2)
        #expect(button.place.slot == .leading)
        #expect(stage.announcements.isEmpty)
        expectAtRest()
    }

    @Test("stays inside the area during a drag, and ignores a second finger", .needs(.systemTouches))
    func drag() async {
        let start = button.center
        let finger = stage.touchDown(at: start)
        await stage.advance(0.35)
        finger.move(to: CGPoint(x: 2000, y: 3000))
        #expect(button.center == start)
        finger.move(to: CGPoint(x: 200, y: 400))
        let other = stage.touchDown(at: CGPoint(x: 200, y: 400))
        other.move(to: CGPoint(x: 100, y: 100))
        other.lift()
        #expect(abs(button.center.x - 200) < 1 && abs(button.center.y - 400) < 1)
        #expect(button.isTracking)
        stage.rotate(to: CGSize(width: 320, height: 480))
        #expect(button.frame.minX.isFinite && button.isTracking)
        finger.cancel()
        await stage.advance(3)
        #expect(log.events == ["down", "cancel"])
        expectAtRest()
    }

    @Test("is dimmed while disabled, and ignores touches, keys and VoiceOver", .needs(.haptics, .systemTouches))
    func disabled() async {
        button.isEnabled = false
        #expect(label.alpha < 0.6)
        await stage.press(at: button.center, for: 0.1)
        await stage.press(at: button.center, for: 0.5)
        #expect(!button.becomeFirstResponder())
        #expect(!button.accessibilityActivate())
        #expect(log.events == [])
        #expect(stage.haptics == [])
        button.isEnabled = true
        #expect(label.alpha == 1)
        #expect(button.accessibilityActivate())
        #expect(log.events == ["up", "act"])
    }

    @Test("performs no action if it is removed during a drag, and starts again in another view", .needs(.systemTouches))
    func removed() async {
        let finger = stage.touchDown(at: button.center)
        await stage.advance(0.35)
        finger.move(to: CGPoint(x: 100, y: 300))
        button.removeFromSuperview()
        finger.lift()
        #expect(log.events == ["down", "cancel"])
        #expect(!button.isTracking)
        let area = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 300))
        stage.view.addSubview(area)
        area.addSubview(button)
        await stage.advance(2)
        #expect(area.bounds.contains(button.frame))
        #expect(stage.announcements.isEmpty)
        #expect(stage.errors == [])
    }

    @Test("is freed in flight, with its timer")
    func lifetime() async {
        weak var gone: SnapButtonView?
        do {
            let button = SnapButtonView(label: UIImageView(image: nil))
            button.area = .corners
            stage.view.addSubview(button)
            stage.layOut()
            button.place = RestingPlace(.topLeading)
            await stage.advance(0.1)
            button.removeFromSuperview()
            gone = button
        }
        await stage.advance(0.1)
        #expect(gone == nil)
        await stage.advance(3)
        #expect(stage.announcements.isEmpty)
    }
}
#endif
