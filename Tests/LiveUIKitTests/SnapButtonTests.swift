#if canImport(UIKit)
#if canImport(HeadlessTesting)
import HeadlessTesting
#endif
import LiveFoundation
import LiveGestures
import LiveUIKit
import Testing
import UIKit

@MainActor @Suite("Snap button, in UIKit") struct SnapButtonTests {
    /// Counts the events of a control.
    final class Log {
        var events: [String] = []

        @MainActor func listen(to control: UIControl) {
            let names: [(UIControl.Event, String)] = [
                (.touchDown, "down"), (.touchUpInside, "up"), (.touchCancel, "cancel"),
                (.primaryActionTriggered, "act"), (.valueChanged, "rested"),
            ]
            for (event, name) in names {
                control.addAction(UIAction { [weak self] _ in self?.events.append(name) }, for: event)
            }
        }
    }

    let stage = TestWindow()
    let button = SnapButtonView(label: UIImageView(image: UIImage(systemName: "plus")))
    let log = Log()

    init() { log.listen(to: button) }

    func place(in area: SnapArea = .trailing) {
        button.area = area
        stage.view.addSubview(button)
        stage.layOut()
    }

    /// The expected layout of the button on the stage.
    func layout(_ area: SnapArea) -> SnapLayout {
        SnapLayout(
            area: area,
            size: GestureSize(width: 390, height: 844),
            itemSize: GestureSize(width: 56, height: 56),
            insets: AreaInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
        )
    }

    func expectAt(_ place: RestingPlace, _ layout: SnapLayout, _ source: SourceLocation = #_sourceLocation) {
        let expected = layout.center(of: place)
        #expect(abs(button.center.x - expected.x) < 0.01, sourceLocation: source)
        #expect(abs(button.center.y - expected.y) < 0.01, sourceLocation: source)
    }

    @Test("rests half out of sight if it is docked")
    func docked() {
        place()
        button.isDocked = true
        var docked = layout(.trailing)
        docked.isDocked = true
        expectAt(button.place, docked)
        #expect(button.center.x == 390)
    }

    @Test("starts at its area's first place, without flying there", arguments: SnapArea.allCases)
    func firstPlace(area: SnapArea) async {
        place(in: area)
        #expect(button.place == area.initialPlace)
        expectAt(area.initialPlace, layout(area))
        #expect(button.layer.animationKeys() ?? [] == [])
        await stage.advance(2)
        #expect(stage.announcements.isEmpty)
        #expect(log.events == [])
    }

    @Test("starts at a place that is restored before it is shown, without a report")
    func restored() async {
        button.place = RestingPlace(.trailing, fraction: 0.25)
        place()
        #expect(button.place == RestingPlace(.trailing, fraction: 0.25))
        expectAt(button.place, layout(.trailing))
        await stage.advance(2)
        #expect(stage.announcements.isEmpty)
        #expect(log.events == [])
    }

    @Test("keeps a place through encoding and decoding")
    func coded() throws {
        let place = RestingPlace(.bottom, fraction: 0.375)
        let data = try JSONEncoder().encode(place)
        #expect(try JSONDecoder().decode(RestingPlace.self, from: data) == place)
    }

    @Test("stays where it is put down, along its axis", .needs(.systemTouches))
    func anywhere() async {
        button.axis = .vertical
        place(in: .anywhere)
        let start = button.center
        let finger = stage.touchDown(at: start)
        await stage.advance(0.35)
        finger.move(to: CGPoint(x: start.x - 100, y: start.y - 200))
        await stage.advance(0.2)
        finger.lift()
        await stage.advance(2)
        #expect(abs(button.center.x - start.x) < 0.01)
        #expect(abs(button.center.y - (start.y - 200)) < 0.01)
        #expect(button.place.slot == .anywhere)
        #expect(button.place.verticalFraction > 0)
    }

    @Test("waits for a superview with a size")
    func emptySuperview() {
        let area = UIView(frame: .zero)
        stage.view.addSubview(area)
        area.addSubview(button)
        stage.layOut()
        area.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
        stage.layOut()
        let layout = SnapLayout(
            size: GestureSize(width: 300, height: 500),
            itemSize: GestureSize(width: 56, height: 56),
            insets: AreaInsets(top: 59, leading: 0, bottom: 0, trailing: 0)
        )
        expectAt(button.area.initialPlace, layout)
        #expect(button.layer.animationKeys() ?? [] == [])
    }

    @Test("performs its action once for a tap, as other controls do", .needs(.systemTouches))
    func tap() {
        place()
        stage.tap(at: button.center)
        #expect(log.events == ["down", "up", "act"])
        #expect(!button.isHighlighted)
    }

    @Test("is highlighted and tracks while it is pressed", .needs(.systemTouches))
    func highlight() {
        place()
        let finger = stage.touchDown(at: button.center)
        #expect(button.isHighlighted)
        #expect(button.isTracking)
        finger.lift()
        #expect(!button.isHighlighted)
        #expect(!button.isTracking)
    }

    @Test(
        "lifts with a medium impact on a long press, and opens the menu without its action when put down",
        .needs(.haptics, .menus, .systemTouches)
    )
    func menu() async throws {
        place(in: .corners)
        let finger = stage.touchDown(at: button.center)
        await stage.advance(0.35)
        #expect(stage.haptics == ["medium"])
        #expect(abs(button.transform.a - 1.4) < 1e-9)
        finger.lift()
        #expect(button.transform.a == 1)
        #expect(!log.events.contains("act"))
        let menu = try #require(stage.presentedMenu)
        let places = try #require(menu.children.last as? UIMenu)
        #expect(places.children.count == 4)
        stage.choose(title: try #require(places.children.first).title)
        await stage.advance(3)
        #expect(button.place.slot == .topLeading)
        #expect(log.events.last == "rested")
    }

    @Test("snaps after a drag, and announces its position once, queued", .needs(.systemTouches))
    func drag() async {
        place(in: .corners)
        let start = button.center
        let finger = stage.touchDown(at: start)
        await stage.advance(0.35)
        for step in 1...10 {
            finger.move(to: CGPoint(x: start.x - CGFloat(step) * 30, y: start.y))
            await stage.advance(1 / 60)
        }
        #expect(button.center.x < start.x - 200)
        await stage.advance(0.2)
        finger.lift()
        await stage.advance(3)
        #expect(button.place.slot == .bottomLeading)
        expectAt(button.place, layout(.corners))
        #expect(log.events == ["down", "cancel", "rested"])
        #expect(stage.announcements.map(\.text) == ["Bottom left"])
        #expect(stage.announcements.allSatisfy { $0.isQueued })
    }

    @Test("stops at a finger that touches it in flight", .needs(.systemTouches))
    func catchInFlight() async throws {
        place(in: .corners)
        let start = button.center
        button.place = RestingPlace(.topLeading)
        await stage.advance(0.08)
        let seen = try #require(button.layer.presentation()).position
        #expect(seen.x < start.x - 5 && seen.x > button.center.x + 5)
        let finger = stage.touchDown(at: seen)
        #expect(button.isTracking)
        #expect(abs(button.center.x - seen.x) < 1)
        #expect(abs(button.center.y - seen.y) < 1)
        finger.cancel()
    }

    @Test("cannot be touched at its target while in flight", .needs(.systemTouches))
    func missLanding() async {
        place(in: .corners)
        button.place = RestingPlace(.topLeading)
        await stage.advance(0.03)
        stage.tap(at: button.center)
        #expect(!button.isTracking)
        #expect(log.events == [])
    }

    @Test("does not drag if the finger moves early; cancels when the system takes over", .needs(.systemTouches))
    func strayAndCancel() async {
        place()
        let start = button.center
        let finger = stage.touchDown(at: start)
        finger.move(to: CGPoint(x: start.x - 20, y: start.y))
        await stage.advance(0.5)
        #expect(button.center == start)
        finger.cancel()
        await stage.advance(1)
        #expect(log.events == ["down", "cancel"])
        #expect(button.center == start)
    }

    @Test("handles arrow keys that move it before the system does, and leaves the others to the system")
    func arrows() async {
        place(in: .corners)
        _ = button.becomeFirstResponder()
        #expect(stage.pressKey(UIKeyCommand.inputLeftArrow))
        await stage.advance(3)
        #expect(button.place.slot == .bottomLeading)
        #expect(log.events == ["rested"])
        #expect(stage.announcements.map(\.text) == ["Bottom left"])
        let commands = button.keyCommands ?? []
        #expect(commands.contains { $0.input == UIKeyCommand.inputUpArrow && $0.wantsPriorityOverSystemBehavior })
        #expect(!commands.contains { $0.input == UIKeyCommand.inputDownArrow })
    }

    @Test("cancels a drag with Escape and goes back", .needs(.systemTouches))
    func escape() async {
        place()
        let start = button.center
        _ = button.becomeFirstResponder()
        let finger = stage.touchDown(at: start)
        await stage.advance(0.35)
        finger.move(to: CGPoint(x: 100, y: 300))
        #expect(stage.pressKey(UIKeyCommand.inputEscape))
        await stage.advance(3)
        #expect(button.center == start)
        #expect(!log.events.contains("act"))
        finger.lift()
    }

    @Test("avoids the keyboard and comes back", .needs(.keyboard))
    func keyboard() async {
        place()
        let start = button.center
        stage.keyboardHeight = 336
        await stage.advance(1)
        #expect(button.frame.maxY <= 844 - 336)
        stage.keyboardHeight = 0
        await stage.advance(1)
        #expect(button.center == start)
        #expect(stage.announcements.isEmpty)
    }

    @Test("rotates with the device, in the same animation")
    func rotation() async {
        place(in: .corners)
        stage.rotate(to: CGSize(width: 844, height: 390), duration: 0.4)
        #expect(button.layer.animationKeys()?.isEmpty == false)
        await stage.advance(1)
        #expect(button.place == SnapArea.corners.initialPlace)
        #expect(button.center.x > 700)
        #expect(stage.announcements.isEmpty)
    }

    @Test("mirrors in a right-to-left layout")
    func rightToLeft() {
        stage.direction = .rightToLeft
        place()
        #expect(button.center.x < 100)
    }

    @Test("changes at once with Reduce Motion", .needs(.accessibilitySettings))
    func reducedMotion() async {
        place(in: .corners)
        stage.isReduceMotionEnabled = true
        button.place = RestingPlace(.topLeading)
        #expect(button.layer.animationKeys() ?? [] == [])
        expectAt(RestingPlace(.topLeading), layout(.corners))
    }

    @Test(
        "goes back without its action if it is disabled or hidden during a drag",
        .needs(.systemTouches),
        arguments: [true, false]
    )
    func givenUp(isHidden: Bool) async {
        place()
        let start = button.center
        let finger = stage.touchDown(at: start)
        await stage.advance(0.35)
        finger.move(to: CGPoint(x: 100, y: 300))
        if isHidden { button.isHidden = true } else { button.isEnabled = false }
        finger.lift()
        await stage.advance(3)
        #expect(button.center == start)
        #expect(log.events == ["down", "cancel"])
    }

    @Test("gives VoiceOver a button with the label, its position, the positions to go to, and the app's actions")
    func accessibility() async {
        let label = UILabel()
        label.text = "Compose"
        let button = SnapButtonView(label: label)
        button.area = .corners
        stage.view.addSubview(button)
        stage.layOut()
        #expect(button.accessibilityLabel == "Compose")
        #expect(button.accessibilityValue == "Bottom right")
        button.accessibilityTraits = .startsMediaSession
        #expect(button.accessibilityTraits.isSuperset(of: [.button, .startsMediaSession]))
        button.isEnabled = false
        #expect(button.accessibilityTraits.isSuperset(of: [.notEnabled, .startsMediaSession]))
        button.isEnabled = true
        button.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Mine") { _ in true }]
        let actions = button.accessibilityCustomActions ?? []
        #expect(actions.map(\.name) == ["Mine", "Top left", "Top right", "Bottom left", "Bottom right"])
        button.accessibilityLabel = "Write"
        #expect(button.accessibilityLabel == "Write")
    }

    @Test("is freed", .needs(.systemTouches))
    func lifetime() async {
        weak var gone: SnapButtonView?
        weak var goneArea: UIView?
        do {
            let area = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
            let button = SnapButtonView(label: UIImageView(image: nil))
            area.addSubview(button)
            stage.view.addSubview(area)
            stage.layOut()
            let finger = stage.touchDown(at: button.center)
            await stage.advance(0.35)
            finger.lift()
            area.removeFromSuperview()
            (gone, goneArea) = (button, area)
        }
        await stage.advance(2)
        #expect(gone == nil)
        #expect(goneArea == nil)
    }
}
#endif
