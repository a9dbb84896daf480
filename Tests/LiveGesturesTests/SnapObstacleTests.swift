import LiveGestures
import LiveTestSupport
import Testing

@Suite("Snap layout with obstacles")
struct SnapObstacleTests {
    private static let item = GestureSize(width: 64, height: 64)

    /// Creates the layout of a phone with a button of 64 points and other buttons of this size.
    private static func scene(_ area: SnapArea, around centers: GesturePoint...) -> Scene {
        Scene(
            layout: SnapLayout(area: area, size: GestureSize(width: 390, height: 844), itemSize: item),
            obstacles: centers.map { GestureFrame(center: $0, size: item) }
        )
    }

    struct Scene: Sendable {
        var layout: SnapLayout
        var obstacles: [GestureFrame]

        func freePlace(near place: RestingPlace) -> RestingPlace {
            layout.freePlace(near: place, avoiding: obstacles)
        }
    }

    private static func at(_ x: Double, _ y: Double) -> GesturePoint { GesturePoint(x: x, y: y) }

    struct Case: Sendable {
        var scene: Scene
        var place: RestingPlace
        var center: GesturePoint
    }

    @Test(
        "gives way to the nearest free place",
        arguments: [
            // Above an obstacle at the end of the edge, with a distance of 8 points.
            Case(
                scene: scene(.trailing, around: at(338, 732)),
                place: RestingPlace(.trailing, fraction: 1),
                center: at(338, 660)
            ),
            // On the nearer side of an obstacle in the middle.
            Case(
                scene: scene(.trailing, around: at(338, 392)),
                place: RestingPlace(.trailing, fraction: 0.52),
                center: at(338, 464)
            ),
            // Beside an obstacle that is almost too near.
            Case(
                scene: scene(.trailing, around: at(338, 660)),
                place: RestingPlace(.trailing, fraction: 1),
                center: at(338, 732)
            ),
            // Behind two obstacles that leave no room between them.
            Case(
                scene: scene(.trailing, around: at(338, 732), at(338, 600)),
                place: RestingPlace(.trailing, fraction: 1),
                center: at(338, 528)
            ),
            // At another edge.
            Case(
                scene: scene(.edges, around: at(338, 52)),
                place: RestingPlace(.top, fraction: 1),
                center: at(266, 52)
            ),
            Case(
                scene: scene(.corners, around: at(338, 792)),
                place: RestingPlace(.bottomTrailing),
                center: at(52, 792)
            ),
            Case(
                scene: scene(.anywhere, around: at(200, 400)),
                place: RestingPlace(.anywhere, fraction: 0.6, verticalFraction: 0.5),
                center: at(272, 422)
            ),
        ]
    )
    func gives(_ sample: Case) {
        let center = sample.scene.layout.center(of: sample.scene.freePlace(near: sample.place))
        #expect((center - sample.center).magnitude < 1e-9, "\(center)")
    }

    @Test("stays at a free place, exactly")
    func free() {
        let place = RestingPlace(.trailing, fraction: 1 / 3)
        #expect(Self.scene(.trailing, around: Self.at(338, 732)).freePlace(near: place) == place)
    }

    @Test("ignores obstacles without a size or a position")
    func invisible() {
        var scene = Self.scene(.trailing, around: Self.at(.nan, 732), Self.at(338, .infinity))
        scene.obstacles.append(GestureFrame(center: Self.at(338, 732), size: .zero))
        let place = scene.layout.area.initialPlace
        #expect(scene.freePlace(near: place) == place)
    }

    @Test("touches an obstacle without room for a distance, and overlaps as little as possible without any room")
    func crowded() {
        var scene = Self.scene(.trailing, around: Self.at(338, 52 + 64), Self.at(338, 52 + 3 * 64 + 5))
        scene.layout.size = GestureSize(width: 390, height: 52 + 3 * 64 + 5 + 32 + 80)
        let between = scene.layout.center(of: scene.freePlace(near: RestingPlace(.trailing, fraction: 1)))
        #expect(between.y > 52 + 128 - 1e-9 && between.y < 52 + 133 + 1e-9)
        scene = Self.scene(.corners, around: Self.at(52, 52), Self.at(338, 52), Self.at(52, 792), Self.at(338, 780))
        #expect(scene.freePlace(near: RestingPlace(.topLeading)) == RestingPlace(.bottomTrailing))
    }

    @Test("passes an obstacle with the arrow keys, and stops before one at the end")
    func arrows() {
        let scene = Self.scene(.trailing, around: Self.at(338, 392), Self.at(338, 732))
        let layout = scene.layout
        var place = RestingPlace(.trailing)
        var centers: [Double] = []
        while let next = layout.place(.down, of: place, avoiding: scene.obstacles) {
            place = next
            centers.append(layout.center(of: place).y.rounded())
        }
        #expect(centers == [320, 660])
    }

    /// The overlap of an element at a position with obstacles, in points by which it would have to move.
    private static func isFree(_ center: GesturePoint, in scene: Scene, gap: Double) -> Bool {
        let item = scene.layout.itemSize
        return scene.obstacles.allSatisfy { obstacle in
            abs(center.x - obstacle.center.x) > (item.width + obstacle.size.width) / 2 + gap - 1e-5
                || abs(center.y - obstacle.center.y) > (item.height + obstacle.size.height) / 2 + gap - 1e-5
        }
    }

    /// Positions in small steps along everything where the element can rest.
    private static func samples(of layout: SnapLayout) -> [GesturePoint] {
        SnapSlot.allCases.filter(layout.area.holds).flatMap { slot -> [GesturePoint] in
            let steps = slot.isCorner ? 0 : slot == .anywhere ? 60 : 1000
            return (0...steps).flatMap { across in
                (0...(slot == .anywhere ? steps : 0)).map { down in
                    let (x, y) = (Double(across) / Double(max(1, steps)), Double(down) / Double(max(1, steps)))
                    return layout.center(of: RestingPlace(slot, fraction: x, verticalFraction: y))
                }
            }
        }
    }

    @Test("finds a free place whenever a search in small steps finds one, and none that is nearer", arguments: 0..<200)
    func search(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
        var layout = SnapLayout(
            area: SnapArea.allCases.randomElement(using: &random)!,
            size: GestureSize(width: number(150...600), height: number(150...600)),
            itemSize: GestureSize(width: number(30...90), height: number(30...90)),
            isRightToLeft: Bool.random(using: &random)
        )
        layout.isDocked = Int.random(in: 0..<4, using: &random) == 0
        let places = Self.samples(of: layout)
        let obstacles = (0..<Int.random(in: 0...8, using: &random)).map { _ in
            GestureFrame(
                center: places.randomElement(using: &random)!,
                size: GestureSize(width: number(20...120), height: number(20...120))
            )
        }
        let scene = Scene(layout: layout, obstacles: obstacles)
        let slot = SnapSlot.allCases.filter(layout.area.holds).randomElement(using: &random)!
        let wish = RestingPlace(slot, fraction: number(0...1), verticalFraction: number(0...1))
        let found = scene.freePlace(near: wish)
        let (start, end) = (layout.center(of: wish), layout.center(of: found))
        #expect(layout.area.holds(found.slot), "seed \(seed)")
        #expect(scene.freePlace(near: found) == found, "seed \(seed): not at rest")
        for gap in [SnapLayout.obstacleDistance, 0] {
            let free = places.filter { Self.isFree($0, in: scene, gap: gap) }
            guard let nearest = free.map({ ($0 - start).magnitude }).min() else { continue }
            #expect(Self.isFree(end, in: scene, gap: gap), "seed \(seed): \(found) is not free")
            #expect((end - start).magnitude <= nearest + 1e-5, "seed \(seed): \(found) is not the nearest")
            break
        }
    }
}
