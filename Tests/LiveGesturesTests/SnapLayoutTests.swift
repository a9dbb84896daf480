import LiveGestures
import LiveTestSupport
import Testing

@Suite("Snap layout")
struct SnapLayoutTests {
    /// Creates the layout of a phone with a button of 64 points. Centers range from (52, 52) to (338, 792), and to 732
    /// at the sides.
    private static func layout(_ area: SnapArea, isRightToLeft: Bool = false, insets: AreaInsets = .zero) -> SnapLayout
    {
        SnapLayout(
            area: area,
            size: GestureSize(width: 390, height: 844),
            itemSize: GestureSize(width: 64, height: 64),
            insets: insets,
            isRightToLeft: isRightToLeft
        )
    }

    struct Rest: Sendable {
        var area: SnapArea
        var point: GesturePoint
        var slot: SnapSlot
        var center: GesturePoint
        var isRightToLeft = false
    }

    static let rests = [
        Rest(
            area: .trailing,
            point: GesturePoint(x: 100, y: 300),
            slot: .trailing,
            center: GesturePoint(x: 338, y: 300)
        ),
        Rest(area: .trailing, point: GesturePoint(x: 0, y: 0), slot: .trailing, center: GesturePoint(x: 338, y: 52)),
        Rest(area: .trailing, point: GesturePoint(x: 0, y: 844), slot: .trailing, center: GesturePoint(x: 338, y: 732)),
        Rest(area: .leading, point: GesturePoint(x: 300, y: 300), slot: .leading, center: GesturePoint(x: 52, y: 300)),
        Rest(area: .top, point: GesturePoint(x: 100, y: 800), slot: .top, center: GesturePoint(x: 100, y: 52)),
        Rest(area: .bottom, point: GesturePoint(x: 999, y: 0), slot: .bottom, center: GesturePoint(x: 338, y: 792)),
        Rest(
            area: .anywhere,
            point: GesturePoint(x: 100, y: 300),
            slot: .anywhere,
            center: GesturePoint(x: 100, y: 300)
        ),
        Rest(area: .anywhere, point: GesturePoint(x: 0, y: 900), slot: .anywhere, center: GesturePoint(x: 52, y: 792)),
        Rest(area: .edges, point: GesturePoint(x: 60, y: 400), slot: .leading, center: GesturePoint(x: 52, y: 400)),
        Rest(area: .edges, point: GesturePoint(x: 150, y: 700), slot: .bottom, center: GesturePoint(x: 150, y: 792)),
        Rest(
            area: .corners,
            point: GesturePoint(x: 194, y: 423),
            slot: .bottomLeading,
            center: GesturePoint(x: 52, y: 792)
        ),
        Rest(
            area: .trailing,
            point: GesturePoint(x: 100, y: 300),
            slot: .trailing,
            center: GesturePoint(x: 52, y: 300),
            isRightToLeft: true
        ),
        Rest(
            area: .leading,
            point: GesturePoint(x: 100, y: 300),
            slot: .leading,
            center: GesturePoint(x: 338, y: 300),
            isRightToLeft: true
        ),
        Rest(
            area: .corners,
            point: GesturePoint(x: 60, y: 60),
            slot: .topTrailing,
            center: GesturePoint(x: 52, y: 52),
            isRightToLeft: true
        ),
    ]

    @Test("rests at the nearest place after a release without velocity", arguments: rests)
    func rest(_ rest: Rest) {
        let landing = Self.layout(rest.area, isRightToLeft: rest.isRightToLeft).landing(from: rest.point)
        #expect(landing.place.slot == rest.slot)
        #expect(landing.center == rest.center)
    }

    @Test("adds 99 points for a velocity of 1000 points per second")
    func projection() {
        let landing = Self.layout(.trailing).landing(
            from: GesturePoint(x: 338, y: 300),
            velocity: GesturePoint(x: 0, y: 1000)
        )
        #expect(landing.center == GesturePoint(x: 338, y: 399))
        #expect(Deceleration(rate: 0.998).distance(after: -1000) == -499)
        #expect(Deceleration(rate: 7).distance(after: 1) < 100)
        #expect(Deceleration(rate: .nan).distance(after: 1) == 0)
    }

    struct Tie: Sendable {
        var area: SnapArea
        var current: SnapSlot?
        var slot: SnapSlot
    }

    @Test(
        "prefers the current place, then the leading, then the top one among equally near places",
        arguments: [
            Tie(area: .corners, current: nil, slot: .topLeading),
            Tie(area: .corners, current: .bottomTrailing, slot: .bottomTrailing),
            Tie(area: .corners, current: .topTrailing, slot: .topTrailing),
            Tie(area: .edges, current: nil, slot: .leading),
            Tie(area: .edges, current: .trailing, slot: .trailing),
        ]
    )
    func ties(tie: Tie) {
        let area = tie.area
        let middle = GesturePoint(x: 195, y: 422)
        #expect(
            Self.layout(area).landing(from: middle, current: tie.current.map { RestingPlace($0) }).place.slot
                == tie.slot
        )
        if area == .edges {
            let diagonal = Self.layout(area).landing(from: GesturePoint(x: 60, y: 60), current: .init(.bottom))
            #expect(diagonal.place.slot == .leading)
            let right = Self.layout(area).landing(from: GesturePoint(x: 330, y: 60), current: .init(.bottom))
            #expect(right.place.slot == .top)
        }
    }

    @Test("keeps insets clear and flips them with the writing direction")
    func insets() {
        let insets = AreaInsets(top: 47, leading: 10, bottom: 34, trailing: 3)
        let layout = Self.layout(.corners, insets: insets)
        #expect(layout.horizontalRange == 62...335)
        #expect(layout.verticalRange == 99...758)
        #expect(Self.layout(.corners, isRightToLeft: true, insets: insets).horizontalRange == 55...328)
        #expect(Self.layout(.trailing, insets: insets).verticalRange == 99...698)
    }

    @Test("centers the button in an area that is too small for it", arguments: SnapArea.allCases)
    func small(area: SnapArea) {
        let layout = SnapLayout(
            area: area,
            size: GestureSize(width: 60, height: 200),
            itemSize: GestureSize(width: 64, height: 64),
            inset: 100
        )
        let landing = layout.landing(from: GesturePoint(x: 999, y: -999), velocity: GesturePoint(x: 5000, y: 5000))
        #expect(landing.center.x == 30)
        #expect(layout.verticalRange.lowerBound == 100)
        #expect(layout.center(of: landing.place) == landing.center)
    }

    @Test("stays inside a container and its insets if it fits", arguments: SnapArea.allCases)
    func narrow(area: SnapArea) {
        for length in stride(from: 40.0, through: 260, by: 3) {
            for (top, bottom) in [(0.0, 0.0), (32, 60), (150, 0), (400, 300)] {
                let layout = SnapLayout(
                    area: area,
                    size: GestureSize(width: length, height: length),
                    itemSize: GestureSize(width: 56, height: 56),
                    insets: AreaInsets(top: top, leading: bottom, bottom: bottom, trailing: top)
                )
                for range in [layout.verticalRange, layout.horizontalRange] where length >= 56 {
                    #expect(range.lowerBound >= 28 && range.upperBound <= length - 28)
                }
                if length >= top + bottom + 56 {
                    let range = layout.verticalRange
                    #expect(range.lowerBound >= top + 28 && range.upperBound <= length - bottom - 28 + 1e-9)
                }
            }
        }
    }

    @Test("preserves a place in a container of another size")
    func resize() {
        var layout = Self.layout(.edges)
        let place = layout.landing(from: GesturePoint(x: 338, y: 52 + 740 / 4)).place
        #expect(place == RestingPlace(.trailing, fraction: 0.25))
        layout.size = GestureSize(width: 844, height: 390)
        #expect(layout.center(of: place) == GesturePoint(x: 792, y: 52 + 286 / 4))
    }

    @Test("lists the named places in reading order", arguments: [false, true])
    func namedPlaces(isRightToLeft: Bool) {
        func names(_ area: SnapArea) -> [PlaceName] {
            let layout = Self.layout(area, isRightToLeft: isRightToLeft)
            return layout.namedPlaces.map { layout.name(of: $0) }
        }
        if isRightToLeft {
            #expect(names(.trailing) == [.topLeft, .left, .bottomLeft])
            #expect(names(.top) == [.topRight, .top, .topLeft])
            #expect(names(.corners) == [.topRight, .topLeft, .bottomRight, .bottomLeft])
        } else {
            #expect(names(.trailing) == [.topRight, .right, .bottomRight])
            #expect(names(.bottom) == [.bottomLeft, .bottom, .bottomRight])
            #expect(names(.anywhere) == PlaceName.allCases)
            #expect(names(.edges) == PlaceName.allCases.filter { $0 != .center })
        }
    }

    struct Step: Sendable {
        var area: SnapArea
        var from: RestingPlace
        var direction: ArrowDirection
        var to: RestingPlace?

        init(_ area: SnapArea, _ from: RestingPlace, _ direction: ArrowDirection, _ to: RestingPlace?) {
            (self.area, self.from, self.direction, self.to) = (area, from, direction, to)
        }
    }

    @Test(
        "moves from place to place with the arrow keys",
        arguments: [
            Step(.trailing, RestingPlace(.trailing, fraction: 0.37), .up, RestingPlace(.trailing)),
            Step(.trailing, RestingPlace(.trailing, fraction: 0.37), .down, RestingPlace(.trailing, fraction: 0.5)),
            Step(.trailing, RestingPlace(.trailing, fraction: 1), .down, nil),
            Step(.trailing, RestingPlace(.trailing, fraction: 1), .left, nil),
            Step(.edges, RestingPlace(.trailing, fraction: 0.37), .left, RestingPlace(.leading, fraction: 0.37)),
            Step(.edges, RestingPlace(.trailing), .left, RestingPlace(.top, fraction: 0.5)),
            Step(.edges, RestingPlace(.top, fraction: 0.5), .down, RestingPlace(.bottom, fraction: 0.5)),
            Step(.edges, RestingPlace(.top, fraction: 0.5), .up, nil),
            Step(.edges, RestingPlace(.top, fraction: 0.5), .left, RestingPlace(.leading)),
            Step(.corners, RestingPlace(.topLeading), .right, RestingPlace(.topTrailing)),
            Step(.corners, RestingPlace(.topLeading), .down, RestingPlace(.bottomLeading)),
            Step(.corners, RestingPlace(.topLeading), .left, nil),
            Step(
                .anywhere,
                RestingPlace(.anywhere, fraction: 0.3, verticalFraction: 0.4),
                .right,
                RestingPlace(.anywhere, fraction: 0.375, verticalFraction: 0.4)
            ),
            Step(.anywhere, RestingPlace(.anywhere, fraction: 0.3), .up, nil),
        ]
    )
    func arrows(step: Step) {
        #expect(Self.layout(step.area).place(step.direction, of: step.from) == step.to)
    }

    @Test("uses physical directions for arrow keys in right-to-left layouts")
    func physicalArrows() {
        let layout = Self.layout(.corners, isRightToLeft: true)
        #expect(layout.place(.left, of: RestingPlace(.topLeading)) == RestingPlace(.topTrailing))
        #expect(layout.name(of: RestingPlace(.topLeading)) == .topRight)
    }

    @Test("never returns an invalid place", arguments: SnapArea.allCases)
    func extremes(area: SnapArea) {
        let odd = [0, -1, 1e308, -1e308, .greatestFiniteMagnitude, .nan, .infinity, -.infinity]
        for width in odd {
            for x in odd {
                let layout = SnapLayout(
                    area: area,
                    size: GestureSize(width: width, height: x),
                    itemSize: GestureSize(width: x, height: width),
                    insets: AreaInsets(top: width, leading: x, bottom: x, trailing: width),
                    inset: x
                )
                let landing = layout.landing(from: GesturePoint(x: x, y: width), velocity: GesturePoint(x: width, y: x))
                #expect(landing.center.isFinite)
                #expect(layout.center(of: landing.place).isFinite)
                #expect(area.holds(landing.place.slot))
            }
        }
    }

    @Test(
        "docks an element half out of sight at its edge, and keeps it in the area along it and while it is dragged",
        arguments: [
            (SnapSlot.trailing, 0.5, 390.0, 392.0), (.leading, 0, 0, 52), (.top, 0.5, 195, 0), (.bottom, 1, 338, 844),
            (.bottomTrailing, 0, 390, 792), (.topLeading, 0, 0, 52), (.anywhere, 0, 52, 52),
        ]
    )
    func docked(slot: SnapSlot, fraction: Double, x: Double, y: Double) throws {
        for isRightToLeft in [false, true] {
            let areas: [SnapArea] = [.trailing, .leading, .edges, .corners, .anywhere]
            var layout = Self.layout(try #require(areas.first { $0.holds(slot) }), isRightToLeft: isRightToLeft)
            layout.isDocked = true
            let place = RestingPlace(slot, fraction: fraction)
            let center = layout.center(of: place)
            #expect(center == GesturePoint(x: isRightToLeft ? 390 - x : x, y: y))
            let landing = layout.landing(from: center, current: place)
            #expect(landing.place.slot == slot)
            #expect(landing.center == center)
            #expect((52...338).contains(layout.clamped(center).x))
        }
    }
}
