import LiveControls
import LiveGestures
import Testing

@testable import LiveFoundation

@MainActor @Suite("Snap neighbors") struct SnapNeighborsTests {
    /// A button as a host keeps it.
    @MainActor final class Button {
        var layout = SnapLayout(
            size: GestureSize(width: 400, height: 800),
            itemSize: GestureSize(width: 60, height: 60)
        )
        var model: SnapButtonModel
        let neighbors: SnapNeighbors
        let container: AnyObject

        init(_ neighbors: SnapNeighbors, in container: AnyObject, place: RestingPlace? = nil) {
            (self.neighbors, self.container) = (neighbors, container)
            model = SnapButtonModel(layout: layout)
            var settings = model.settings
            settings.obstacles = neighbors.obstacles(of: self, in: layout, of: container)
            model = SnapButtonModel(settings, place: place)
            update()
        }

        var center: GesturePoint { model.presentation.center }

        func update() {
            let obstacles = neighbors.obstacles(of: self, in: layout, of: container)
            model.change { ($0.layout, $0.obstacles) = (layout, obstacles) }
            neighbors.place(self, model, in: container) { [weak self] in self?.update() }
        }

        func go(to fraction: Double) {
            neighbors.comeLast(self)
            update()
            model.send(.placeChosen(RestingPlace(.trailing, fraction: fraction)), at: 1)
            update()
        }
    }

    private final class Container {}

    private let neighbors = SnapNeighbors()
    private let container = Container()

    @Test("puts each button beside those before it, and removes one that no longer exists")
    func beginning() {
        let first = Button(neighbors, in: container)
        var second: Button? = Button(neighbors, in: container)
        #expect(first.center == GesturePoint(x: 350, y: 690))
        #expect(second?.center == GesturePoint(x: 350, y: 622))
        second = nil
        #expect(Button(neighbors, in: container).center == GesturePoint(x: 350, y: 622))
    }

    @Test("lets the button that moves give way, and the other rest")
    func moving() {
        let first = Button(neighbors, in: container)
        let second = Button(neighbors, in: container)
        first.go(to: second.model.place.fraction)
        #expect(second.center == GesturePoint(x: 350, y: 622))
        #expect(first.center == GesturePoint(x: 350, y: 554))
    }

    @Test("moves the later button when an earlier one grows, but not when an earlier one leaves")
    func growth() {
        let first = Button(neighbors, in: container)
        let second = Button(neighbors, in: container)
        first.layout.itemSize = GestureSize(width: 100, height: 100)
        first.update()
        #expect(second.center.y < 622)
        let rested = second.center
        neighbors.remove(first)
        second.update()
        #expect(second.center == rested)
    }

    @Test("compares only buttons that know the same size of the container", arguments: [false, true])
    func resize(isLaterFirst: Bool) {
        let first = Button(neighbors, in: container)
        let second = Button(neighbors, in: container)
        for button in isLaterFirst ? [second, first] : [first, second] {
            button.layout.size = GestureSize(width: 300, height: 700)
            button.update()
        }
        #expect(first.center == GesturePoint(x: 250, y: 590))
        #expect(second.center == GesturePoint(x: 250, y: 522))
    }

    @Test("keeps containers apart")
    func containers() {
        let first = Button(neighbors, in: container)
        let other = Button(neighbors, in: first)
        #expect(other.center == first.center)
    }
}
