import LiveControls
import LiveGestures
import LiveMotion
import LiveTestSupport
import Testing

@Suite("Snap button")
struct SnapButtonModelTests {
    private static func layout(_ area: SnapArea = .trailing, width: Double = 390, height: Double = 844) -> SnapLayout {
        SnapLayout(
            area: area,
            size: GestureSize(width: width, height: height),
            itemSize: GestureSize(width: 64, height: 64)
        )
    }

    private var button = SnapButtonModel(layout: layout())

    private static func at(_ x: Double, _ y: Double) -> GesturePoint { GesturePoint(x: x, y: y) }

    @discardableResult
    private mutating func down(_ point: GesturePoint = .zero, at time: Double) -> [SnapButtonEffect] {
        button.send(.pointer(.down(pointer: 1, at: point)), at: time)
    }

    @discardableResult
    private mutating func move(_ point: GesturePoint, at time: Double) -> [SnapButtonEffect] {
        button.send(.pointer(.moved(pointer: 1, to: point)), at: time)
    }

    @discardableResult
    private mutating func up(_ point: GesturePoint = .zero, at time: Double) -> [SnapButtonEffect] {
        button.send(.pointer(.up(pointer: 1, at: point, isInside: true)), at: time)
    }

    private mutating func lift(at time: Double = 0) {
        down(at: time)
        button.send(.woke, at: time + 0.3)
    }

    @Test("rests at the bottom of the trailing edge initially")
    func initial() {
        #expect(button.presentation.center == Self.at(338, 732))
        #expect(button.presentation.phase == .idle)
        #expect(button.presentation.placeName.key == .bottomRight)
    }

    @Test("acts on a tap")
    mutating func tap() {
        #expect(down(at: 0) == [.wake(at: 0.3)])
        #expect(button.presentation.phase == .pressing)
        #expect(up(at: 0.299) == [.act])
        #expect(button.presentation.phase == .idle)
    }

    @Test("lifts on a long press, with haptic feedback and growth by the lift spring")
    mutating func lifting() {
        down(at: 0)
        #expect(button.send(.woke, at: 0.3) == [.impact])
        let presentation = button.presentation
        #expect(presentation.phase == .lifted)
        #expect(presentation.scale == 1.4)
        #expect(presentation.scaleMotion.motion == .spring(Spring(response: 0.25, dampingRatio: 0.59)))
    }

    @Test("opens its menu without acting when lifted and released without movement")
    mutating func putDown() {
        lift()
        #expect(up(at: 0.5) == [.openMenu])
        #expect(button.presentation.scale == 1)
    }

    @Test("follows the pointer inside its area, and moves to the edge with its release velocity")
    mutating func drag() {
        lift()
        for step in 1...10 {
            let time = 0.4 + Double(step) / 100
            move(Self.at(-10 * Double(step), -5 * Double(step)), at: time)
        }
        #expect(button.presentation.phase == .dragging)
        #expect(button.presentation.center == Self.at(238, 682))
        #expect((button.presentation.velocity.x + 1000).magnitude < 1e-6)
        let effects = up(Self.at(-100, -50), at: 0.5)
        let presentation = button.presentation
        #expect(presentation.phase == .snapping)
        #expect(presentation.center.x == 338)
        #expect((presentation.center.y - (682 - 49.5)).magnitude < 1e-6)
        #expect((presentation.horizontalMotion.velocity + 1000).magnitude < 1e-6)
        #expect((presentation.verticalMotion.velocity + 500).magnitude < 1e-6)
        #expect((presentation.projection.x - 139).magnitude < 1e-6)
        guard case .wake(let time) = effects.last else {
            Issue.record("no wake-up requested: \(effects)")
            return
        }
        let rested = button.send(.woke, at: time)
        #expect(rested == [.rested(button.place), .announce(ControlMessage(.bottomRight))])
        #expect(button.presentation.phase == .idle)
        #expect(button.send(.woke, at: time + 1).isEmpty)
    }

    @Test("doesn't take over the pointer's velocity where its area held it back")
    mutating func heldBack() {
        lift()
        for step in 1...10 { move(Self.at(20 * Double(step), 0), at: 0.4 + Double(step) / 100) }
        #expect(button.presentation.center == Self.at(338, 732))
        up(Self.at(200, 0), at: 0.5)
        #expect(button.presentation.horizontalMotion.velocity == 0)
        #expect(button.presentation.phase == .idle)
    }

    @Test("stops when caught in flight, then acts on a tap and continues")
    mutating func caught() {
        button.send(.placeChosen(RestingPlace(.trailing)), at: 0)
        let shown = button.presentation
        let flying = shown.verticalMotion.motion.state(from: 732, to: 52, at: 0.15).value
        down(at: 0.15)
        #expect(button.presentation.phase == .pressing)
        #expect((button.presentation.center.y - flying).magnitude < 1e-9)
        #expect(button.presentation.verticalMotion.motion == .none)
        let effects = up(at: 0.2)
        #expect(effects.first == .act)
        #expect(button.presentation.phase == .snapping)
        #expect(button.presentation.center.y == 52)
        #expect((button.presentation.verticalMotion.start - flying).magnitude < 1e-9)
    }

    @Test(
        "moves back without acting when a drag is canceled",
        arguments: ["cancelled", "interrupted", "disabled"]
    )
    mutating func cancels(how: String) {
        lift()
        move(Self.at(-100, -300), at: 0.5)
        let event: SnapButtonEvent =
            switch how {
            case "cancelled": .pointer(.cancelled(pointer: 1))
            case "interrupted": .pointer(.interrupted)
            default: button.changing { $0.isEnabled = false }
            }
        let effects = button.send(event, at: 0.6)
        #expect(!effects.contains(.act))
        #expect(button.presentation.center == Self.at(338, 732))
        #expect(button.presentation.phase == .snapping)
        #expect(button.presentation.scale == 1)
        #expect(!up(at: 0.7).contains(.act))
        #expect(button.send(.woke, at: 9).isEmpty)
    }

    @Test("neither acts nor moves while disabled")
    mutating func disabled() {
        button.change { $0.isEnabled = false }
        #expect(down(at: 0).isEmpty)
        #expect(button.send(.arrowPressed(.up)).isEmpty)
        #expect(button.send(.menuRequested).isEmpty)
        button.change { $0.isEnabled = true }
        #expect(down(at: 1) == [.wake(at: 1.3)])
    }

    @Test("moves from place to place with the arrow keys, and announces the last place once")
    mutating func arrows() {
        button.send(.arrowPressed(.up), at: 0)
        #expect(button.presentation.center.y == 392)
        let effects = button.send(.arrowPressed(.up), at: 0.1)
        #expect(button.presentation.center.y == 52)
        #expect(button.presentation.verticalMotion.velocity < 0)
        #expect(button.send(.arrowPressed(.left), at: 0.2) == effects)
        let rested = button.send(.woke, at: 9)
        #expect(rested == [.rested(RestingPlace(.trailing)), .announce(ControlMessage(.topRight))])
    }

    @Test("jumps to its place at once with reduced motion")
    mutating func reducedMotion() {
        button.change { $0.prefersReducedMotion = true }
        let effects = button.send(.placeChosen(RestingPlace(.trailing)), at: 0)
        #expect(effects == [.rested(RestingPlace(.trailing)), .announce(ControlMessage(.topRight))])
        #expect(button.presentation.verticalMotion.motion == .none)
    }

    @Test("announces held arrow keys once per second with reduced motion, and always the last place")
    mutating func heldArrows() {
        button.change(at: 0) { $0.prefersReducedMotion = true }
        var said: [(time: Double, message: ControlMessage)] = []
        var wake: Double?
        func hear(_ effects: [SnapButtonEffect], at time: Double) {
            wake = nil
            for effect in effects {
                if case .announce(let message) = effect { said.append((time, message)) }
                if case .wake(let time) = effect { wake = time }
            }
        }
        for step in 0..<100 {
            let time = Double(step) / 30
            if let due = wake, due <= time { hear(button.send(.woke, at: due), at: due) }
            hear(button.send(.arrowPressed(step.isMultiple(of: 2) ? .up : .down), at: time), at: time)
        }
        if let due = wake { hear(button.send(.woke, at: due), at: due) }
        #expect(said.count == 5)
        #expect(zip(said, said.dropFirst()).allSatisfy { $1.time - $0.time > 0.999 })
        #expect(said.last?.message == button.presentation.placeName)
        #expect(wake == nil)
    }

    @Test("announces a place that is due while the button is held after its release")
    mutating func heldWhileDue() {
        button.change(at: 0) { $0.prefersReducedMotion = true }
        button.send(.arrowPressed(.up), at: 0)
        #expect(button.send(.arrowPressed(.up), at: 0.5) == [.rested(button.place), .wake(at: 1)])
        lift(at: 0.6)
        #expect(!button.send(.woke, at: 1.5).contains(.announce(ControlMessage(.topRight))))
        let effects = button.send(.pointer(.interrupted), at: 2)
        #expect(effects.last == .announce(ControlMessage(.topRight)))
    }

    @Test("announces a place once when sent where it has just come to rest")
    mutating func restsTwice() {
        button.change(at: 0) { $0.layout = Self.layout(.corners) }
        button.send(.placeChosen(RestingPlace(.topLeading)), at: 0)
        let effects = button.send(.placeChosen(RestingPlace(.topLeading)), at: 60)
        let said = effects.compactMap { if case .announce(let message) = $0 { message } else { nil } }
        #expect(said == [ControlMessage(.topLeft)])
    }

    @Test("keeps its place in a new layout, and keeps a drag inside the new area")
    mutating func layouts() {
        button.send(.placeChosen(RestingPlace(.trailing, fraction: 0.5)), at: 0)
        button.send(.woke, at: 5)
        button.change(at: 6) { $0.layout = Self.layout(width: 844, height: 390) }
        #expect(button.presentation.center == Self.at(792, 165))
        #expect(button.presentation.phase == .idle)
        #expect(button.place.fraction == 0.5)
        lift(at: 7)
        move(Self.at(-100, 100), at: 8)
        button.change(at: 8) { $0.layout = Self.layout(width: 300, height: 300) }
        #expect(button.presentation.center == Self.at(248, 188))
        #expect(button.presentation.phase == .dragging)
    }

    @Test("moves to the nearest place when the area changes", arguments: SnapArea.allCases)
    mutating func areas(area: SnapArea) {
        button.change(at: 1) { $0.layout = Self.layout(area) }
        #expect(area.holds(button.place.slot))
        #expect(button.presentation.center == Self.layout(area).center(of: button.place))
    }

    @Test("rejects a place that the area doesn't contain")
    mutating func strangers() {
        #expect(button.send(.placeChosen(RestingPlace(.topLeading))).isEmpty)
    }

    @Test("begins at a place of another area's nearest place")
    func nearestPlace() {
        let corner = SnapButtonModel(layout: Self.layout(), place: RestingPlace(.topLeading)).place
        #expect(corner == RestingPlace(.trailing))
        let bottom = SnapButtonModel(layout: Self.layout(), place: RestingPlace(.bottom, fraction: 0.5)).place
        #expect(bottom == RestingPlace(.trailing, fraction: 1))
    }

    @Test("stays where a person puts it, if it can rest anywhere")
    mutating func anywhere() {
        button.change(at: 0) { $0.layout = Self.layout(.anywhere) }
        lift(at: 1)
        let grip = button.presentation.center
        _ = button.send(.pointer(.moved(pointer: 1, to: GesturePoint(x: -100, y: -200))), at: 2)
        let released = button.presentation.center
        #expect(released == grip + GesturePoint(x: -100, y: -200))
        _ = button.send(.pointer(.up(pointer: 1, at: GesturePoint(x: -100, y: -200), isInside: true)), at: 3)
        #expect(button.place.slot == .anywhere)
        #expect((button.presentation.center - released).magnitude < 1e-9)
        #expect(button.send(.placeChosen(RestingPlace(.trailing))).isEmpty)
    }

    @Test("follows a pointer and arrow keys along its axis only", arguments: [DragAxis.horizontal, .vertical])
    mutating func axis(axis: DragAxis) {
        button.change(at: 0) {
            $0.layout = Self.layout(.anywhere)
            $0.layout.axis = axis
        }
        button.send(.placeChosen(RestingPlace(.anywhere, fraction: 0.5, verticalFraction: 0.5)), at: 0)
        button.send(.woke, at: 5)
        let home = button.presentation.center
        lift(at: 6)
        _ = button.send(.pointer(.moved(pointer: 1, to: GesturePoint(x: 40, y: 60))), at: 7)
        let way = button.presentation.center - home
        #expect(way == (axis == .horizontal ? GesturePoint(x: 40, y: 0) : GesturePoint(x: 0, y: 60)))
        let velocity = button.presentation.velocity
        #expect(axis == .horizontal ? velocity.y == 0 : velocity.x == 0)
        up(at: 7)
        button.send(.woke, at: 12)
        let place = button.place
        button.send(.arrowPressed(axis == .horizontal ? .up : .left), at: 13)
        #expect(button.place == place)
        button.send(.arrowPressed(axis == .horizontal ? .left : .up), at: 13)
        #expect(button.place != place)
    }

    @Test("ends a press, but not a drag, when the menu is requested")
    mutating func menu() {
        #expect(button.send(.menuRequested, at: 0) == [.openMenu])
        down(at: 1)
        #expect(button.send(.menuRequested, at: 1.1) == [.openMenu])
        #expect(!up(at: 1.2).contains(.act))
        lift(at: 2)
        #expect(button.send(.menuRequested, at: 2.5).isEmpty)
        #expect(button.presentation.phase == .lifted)
    }

    // Obstacles

    private static func obstacle(_ x: Double, _ y: Double) -> GestureFrame {
        GestureFrame(center: at(x, y), size: GestureSize(width: 64, height: 64))
    }

    private mutating func obstruct(_ obstacles: GestureFrame..., at time: Double = 0) {
        button.send(button.changing { $0.obstacles = obstacles }, at: time)
    }

    @Test("starts beside an obstacle at its initial place")
    func obstructedStart() {
        var settings = SnapButtonSettings(layout: Self.layout())
        settings.obstacles = [Self.obstacle(338, 732)]
        #expect(SnapButtonModel(settings).presentation.center == Self.at(338, 660))
    }

    @Test("may be dragged over an obstacle, but comes to rest beside it, and reports that place")
    mutating func drop() throws {
        obstruct(Self.obstacle(338, 300))
        lift()
        move(Self.at(-30, -430), at: 0.5)
        #expect(button.presentation.center == Self.at(308, 302))
        up(Self.at(-30, -430), at: 1)
        #expect(button.presentation.center.y.rounded() == 372)
        let effects = button.send(.woke, at: 5)
        #expect(effects.contains(.rested(button.place)))
        #expect(button.place == button.presentation.place)
    }

    @Test("comes to rest beside an obstacle when it's sent to its place")
    mutating func sent() {
        obstruct(Self.obstacle(338, 52))
        button.send(.placeChosen(RestingPlace(.trailing)), at: 1)
        #expect(button.presentation.center.y.rounded() == 124)
    }

    @Test("gives way to an obstacle that appears, with a movement, and stays when it disappears")
    mutating func appearance() {
        obstruct(Self.obstacle(338, 732), at: 1)
        #expect(button.presentation.phase == .snapping)
        #expect(button.presentation.center.y.rounded() == 660)
        let rested = button.place
        obstruct(at: 3)
        #expect(button.place == rested)
        #expect(button.presentation.phase == .idle)
        obstruct(Self.obstacle(338, 500), at: 4)
        #expect(button.place == rested)
    }

    @Test("returns to its own place when a smaller container that an obstacle filled is enlarged again")
    mutating func enlargement() {
        obstruct(Self.obstacle(338, 560))
        button.send(button.changing { $0.layout.size = GestureSize(width: 390, height: 600) }, at: 1)
        #expect(button.presentation.center == Self.at(338, 488))
        obstruct(Self.obstacle(338, 600), at: 2)
        button.send(button.changing { $0.layout.size = GestureSize(width: 390, height: 844) }, at: 3)
        #expect(button.presentation.center == Self.at(338, 732))
    }

    @Test("returns beside an obstacle that took its place during a canceled drag")
    mutating func takenPlace() {
        lift()
        move(Self.at(-100, -300), at: 0.5)
        obstruct(Self.obstacle(338, 732), at: 0.6)
        button.send(.pointer(.interrupted), at: 0.7)
        #expect(button.presentation.center.y.rounded() == 660)
    }
}
