package import LiveControls
package import LiveGestures

/// The snap buttons of an app, in the order in which they came to their places. A button gives way to those before it in the
/// same container, so that two never wait for each other.
@MainActor package final class SnapNeighbors {
    /// All buttons of the app.
    package static let shared = SnapNeighbors()

    /// The container of a button, which is equal for neighbors. While it changes, it differs between buttons that know the
    /// change and those that don't yet.
    private struct Container: Equatable {
        var owner: ObjectIdentifier?
        var origin: GesturePoint
        var size: GestureSize
        var insets: AreaInsets
    }

    private struct Neighbor {
        weak var button: AnyObject?
        var container: Container
        var frame: GestureFrame
        var onObstacle: @MainActor () -> Void
    }

    private var neighbors: [Neighbor] = []

    package init() {}

    /// Returns the frames to which a button gives way.
    ///
    /// - Parameters:
    ///   - button: The view or another object that stands for the button.
    ///   - layout: The button's layout.
    ///   - owner: The object that owns the container.
    ///   - origin: The position of the container, if that makes a difference between containers.
    package func obstacles(
        of button: AnyObject,
        in layout: SnapLayout,
        of owner: AnyObject?,
        at origin: GesturePoint = .zero
    ) -> [GestureFrame] {
        let container = Self.container(of: layout, in: owner, at: origin)
        return neighbors.prefix { $0.button !== button }
            .filter { $0.button != nil && $0.container == container }
            .map(\.frame)
    }

    /// Registers a button where its model has it at rest, or will have it. If it moved, notifies those after it.
    ///
    /// - Parameter onObstacle: Called when another button may have come in the way of this one.
    package func place(
        _ button: AnyObject,
        _ model: SnapButtonModel,
        in owner: AnyObject?,
        at origin: GesturePoint = .zero,
        onObstacle: @escaping @MainActor () -> Void
    ) {
        let layout = model.settings.layout
        let neighbor = Neighbor(
            button: button,
            container: Self.container(of: layout, in: owner, at: origin),
            frame: GestureFrame(center: layout.center(of: model.place), size: layout.itemSize),
            onObstacle: onObstacle
        )
        neighbors.removeAll { $0.button == nil }
        guard let index = neighbors.firstIndex(where: { $0.button === button }) else {
            return neighbors.append(neighbor)
        }
        let before = neighbors[index]
        neighbors[index] = neighbor
        guard before.frame != neighbor.frame || before.container != neighbor.container else { return }
        for later in neighbors[(index + 1)...] where later.container == neighbor.container { later.onObstacle() }
    }

    /// Makes a button the last, before it moves to another place.
    package func comeLast(_ button: AnyObject) {
        guard let index = neighbors.firstIndex(where: { $0.button === button }) else { return }
        neighbors.append(neighbors.remove(at: index))
    }

    /// Removes a button.
    package func remove(_ button: AnyObject) { neighbors.removeAll { $0.button === button } }

    private static func container(of layout: SnapLayout, in owner: AnyObject?, at origin: GesturePoint) -> Container {
        Container(owner: owner.map { ObjectIdentifier($0) }, origin: origin, size: layout.size, insets: layout.insets)
    }
}
