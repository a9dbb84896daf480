import LiveControls
import LiveGestures
import Testing

@testable import LiveFoundation

@Suite("Snap button session")
struct SnapButtonSessionTests {
    private let layout = SnapLayout(
        area: .corners,
        size: GestureSize(width: 400, height: 800),
        itemSize: GestureSize(width: 60, height: 40)
    )

    private func placed(at place: RestingPlace? = nil, reach: Double = 0) -> SnapButtonSession {
        var session = SnapButtonSession(reach: reach)
        _ = session.update(.init(layout: layout), place: place, at: 0)
        return session
    }

    @Test("has no place before it has a size, and starts at its place without animation")
    func beginning() throws {
        var session = SnapButtonSession()
        #expect(session.update(.init(layout: SnapLayout(size: .zero, itemSize: .zero)), place: nil, at: 0) == [])
        #expect(session.model == nil)
        #expect(session.drag(from: .zero, to: .zero, at: 0) == [])
        _ = session.cancelDrag(at: 0)
        let place = try #require(layout.namedPlaces.first)
        #expect(session.update(.init(layout: layout), place: place, at: 1) == [])
        #expect(session.model?.place == place)
        #expect(session.center(at: 1) == layout.center(of: place))
        #expect(!session.isFlying)
    }

    @Test("stays where it is if it is disabled while its menu is open, but the app can move it")
    func disabledWithMenu() throws {
        var session = placed()
        let place = session.model?.place
        var settings = SnapButtonSettings(layout: layout)
        settings.isEnabled = false
        _ = session.update(settings, place: nil, at: 1)
        let other = try #require(layout.namedPlaces.first)
        #expect(session.choose(other, at: 1) == [])
        #expect(session.model?.place == place)
        _ = session.go(to: other, at: 1)
        #expect(session.model?.place == other)
    }

    @Test("draws new surroundings before its state has changed")
    func surroundings() throws {
        let session = placed(at: layout.namedPlaces.last)
        var smaller = layout
        smaller.size = GestureSize(width: 400, height: 500)
        let drawn = session.updated(to: .init(layout: smaller), place: nil, at: 1)
        let place = try #require(session.model?.place)
        #expect(drawn.center(at: 1) == smaller.center(of: place))
        #expect(!drawn.isFlying)
        #expect(session.center(at: 1) == layout.center(of: place))
        #expect(session.updated(to: .init(layout: layout), place: nil, at: 1).center(at: 1) == session.center(at: 1))
    }

    @Test(
        "taps only if the finger goes up on the button",
        arguments: [
            (29.0, 0.0, true), (-29, 19, true), (31, 0, false), (0, 21, false), (-200, -300, false),
        ]
    )
    func tap(x: Double, y: Double, isInside: Bool) {
        var session = placed()
        let center = session.center(at: 0)
        _ = session.drag(from: center, to: center, at: 0.01)
        let point = GesturePoint(x: center.x + x, y: center.y + y)
        #expect(session.endDrag(at: point, at: 0.1).contains(.act) == isInside)
    }

    @Test(
        "taps if a finger that has slipped off goes up close to the button, as on other buttons",
        arguments: [(31.0, 0.0, true), (99, 89, true), (101, 0, false), (0, -91, false)]
    )
    func slippedTap(x: Double, y: Double, isTap: Bool) {
        var session = placed(reach: 70)
        let center = session.center(at: 0)
        let point = GesturePoint(x: center.x + x, y: center.y + y)
        _ = session.drag(from: center, to: center, at: 0.01)
        _ = session.drag(from: center, to: point, at: 0.05)
        #expect(session.endDrag(at: point, at: 0.1).contains(.act) == isTap)
    }

    @Test("follows its movement in flight, and is at its place when it wakes")
    func flight() throws {
        var session = placed()
        let place = try #require(layout.namedPlaces.first { $0 != session.model?.place })
        let effects = session.go(to: place, at: 1)
        #expect(session.isFlying)
        let presentation = try #require(session.model?.presentation)
        for time in stride(from: 1.0, through: 2, by: 0.01) {
            let seen = session.center(at: time)
            for (path, target, value) in [
                (presentation.horizontalMotion, presentation.center.x, seen.x),
                (presentation.verticalMotion, presentation.center.y, seen.y),
            ] {
                let state = path.motion.state(from: path.start, to: target, velocity: path.velocity, at: time - 1)
                // The movement ends within a tenth of a point.
                #expect(abs(state.value - value) <= 0.1)
            }
        }
        let wake = try #require(effects.compactMap { if case .wake(let time) = $0 { time } else { nil } }.last)
        #expect(session.send(.woke, at: wake).contains(.rested(place)))
        #expect(!session.isFlying)
        #expect(session.center(at: wake) == layout.center(of: place))
    }

    @Test("stops at its visible position under a finger that catches it in flight")
    func caught() throws {
        var session = placed()
        let place = try #require(layout.namedPlaces.first { $0 != session.model?.place })
        _ = session.go(to: place, at: 1)
        let seen = session.center(at: 1.1)
        _ = session.drag(from: seen, to: seen, at: 1.1)
        #expect(session.center(at: 1.2) == seen)
        #expect(session.endDrag(at: seen, at: 1.2).contains(.act))
    }

    @Test("does not resume a canceled drag before the finger goes up")
    func givenUp() {
        var session = placed()
        let center = session.center(at: 0)
        _ = session.drag(from: center, to: center, at: 0)
        #expect(session.send(.woke, at: 0.31).contains(.impact))
        _ = session.send(.pointer(.interrupted), at: 0.4)
        let away = GesturePoint(x: center.x - 100, y: center.y)
        _ = session.drag(from: center, to: away, at: 0.5)
        #expect(session.model?.presentation.phase != .dragging)
        #expect(session.model?.presentation.phase != .pressing)
        #expect(!session.endDrag(at: away, at: 0.6).contains(.act))
        _ = session.drag(from: center, to: center, at: 5)
        #expect(session.endDrag(at: center, at: 5.1).contains(.act))
    }

    @Test("cancels a drag once when the system takes it over")
    func cancelled() {
        var session = placed()
        let center = session.center(at: 0)
        _ = session.drag(from: center, to: center, at: 0)
        _ = session.cancelDrag(at: 0.1)
        #expect(session.model?.presentation.phase == .idle)
        #expect(session.cancelDrag(at: 0.2) == [])
    }

    @Test("ignores events while it is disabled")
    func disabled() {
        var session = placed()
        var disabled = SnapButtonSettings(layout: layout)
        disabled.isEnabled = false
        _ = session.update(disabled, place: nil, at: 1)
        let center = session.center(at: 1)
        _ = session.drag(from: center, to: center, at: 1)
        #expect(!session.endDrag(at: center, at: 1.1).contains(.act))
    }
}
