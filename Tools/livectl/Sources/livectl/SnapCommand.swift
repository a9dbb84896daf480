import ArgumentParser
import LiveGestures

/// `livectl snap`: the resting positions of released buttons.
struct SnapCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "snap",
        abstract: "Finds the resting place of a released button.",
        discussion: """
            In: {"x", "y", "vx": 0, "vy": 0}: the button's center in points from the container's upper left corner, and \
            the velocity in points per second. Out: {"x", "y", "slot"}: the center at rest, and the edge or corner.

            The button would coast v/1000 · d/(1 − d) points further; it rests at the nearest place to that point. It keeps a \
            distance of --inset from the area that --insets leave, and 80 points from the bottom if --area is leading or trailing. \
            Beside an obstacle, such as another button, it rests at the nearest free place.
            """,
        examples: """
            $ echo '{"x":100,"y":300,"vy":1000}' |
                livectl snap --size 390,844 --button 64,64
            {"slot":"trailing","x":338,"y":399}
            """
    )

    @Option(
        help: "The places where it can rest: \(SnapArea.names).",
        completion: .list(SnapArea.allCases.map(\.name)),
        transform: { try SnapArea(named: $0) }
    )
    var area = SnapArea.trailing

    @Option(parsing: .unconditional, help: "The container, as WIDTH,HEIGHT.")
    var size: NumberList

    @Option(parsing: .unconditional, help: "The button, as WIDTH,HEIGHT.")
    var button: NumberList

    @Option(parsing: .unconditional, help: "What is not to be covered, as TOP,LEADING,BOTTOM,TRAILING.")
    var insets = NumberList(numbers: [0, 0, 0, 0])

    @Option(parsing: .unconditional, help: "How far the button stays from the sides.")
    var inset = SnapLayout.defaultInset

    @Option(parsing: .unconditional, help: "The share d of the speed that is left after a millisecond.")
    var deceleration = Deceleration.defaultRate

    @Flag(help: "Lines begin at the right.")
    var rtl = false

    @Flag(help: "The button rests half out of sight at an edge.")
    var docked = false

    @Option(
        parsing: .unconditionalSingleValue,
        help: "The center and size of another button, not to be covered, as X,Y,WIDTH,HEIGHT. Repeatable."
    )
    var obstacle: [NumberList] = []

    @Option(
        help: "The slot where the button rested, which is taken where places are equally near: \(SnapSlot.names).",
        completion: .list(SnapSlot.allCases.map(\.name)),
        transform: { try SnapSlot(named: $0) }
    )
    var from: SnapSlot?

    func validate() throws {
        guard size.numbers.count == 2 else { throw ValidationError("--size takes WIDTH,HEIGHT") }
        guard button.numbers.count == 2 else { throw ValidationError("--button takes WIDTH,HEIGHT") }
        guard insets.numbers.count == 4 else { throw ValidationError("--insets takes TOP,LEADING,BOTTOM,TRAILING") }
        guard obstacle.allSatisfy({ $0.numbers.count == 4 }) else {
            throw ValidationError("--obstacle takes X,Y,WIDTH,HEIGHT")
        }
        let sizes = obstacle.flatMap { $0.numbers.suffix(2) }
        for (name, numbers) in [
            ("size", size.numbers), ("button", button.numbers), ("insets", insets.numbers), ("inset", [inset]),
            ("obstacle", sizes),
        ] {
            guard let wrong = numbers.first(where: { !$0.isSize }) else { continue }
            throw ValidationError("--\(name): \(wrong) must be a finite number, 0 or more")
        }
        guard Deceleration.rates.contains(deceleration) else {
            let (least, most) = (Deceleration.rates.lowerBound, Deceleration.rates.upperBound)
            throw ValidationError("--deceleration: \(deceleration) must be a number from \(least) to \(most)")
        }
        guard from.map(area.holds) ?? true else { throw ValidationError("--from is no slot of the area \(area.name)") }
    }

    func run() throws {
        let layout = self.layout
        let obstacles = self.obstacles
        let deceleration = Deceleration(rate: self.deceleration)
        var filter = LineFilter()
        try filter.run { (line: Strict<Line>) in
            let landing = layout.landing(
                from: GesturePoint(x: line.x, y: line.y),
                velocity: GesturePoint(x: line.vx ?? 0, y: line.vy ?? 0),
                current: from.map { RestingPlace($0) },
                deceleration: deceleration
            )
            let place = layout.freePlace(near: landing.place, avoiding: obstacles)
            // Without an obstacle, the center is exact.
            let center = place == landing.place ? landing.center : layout.center(of: place)
            return Answer(x: center.x, y: center.y, slot: place.slot)
        }
    }

    private struct Line: Decodable, StrictMembers {
        enum CodingKeys: CodingKey, CaseIterable { case x, y, vx, vy }

        var x: Double
        var y: Double
        var vx: Double?
        var vy: Double?
    }

    private struct Answer: Encodable {
        var x: Double
        var y: Double
        var slot: SnapSlot
    }

    private var obstacles: [GestureFrame] {
        obstacle.map { frame in
            GestureFrame(
                center: GesturePoint(x: frame.numbers[0], y: frame.numbers[1]),
                size: GestureSize(width: frame.numbers[2], height: frame.numbers[3])
            )
        }
    }

    private var layout: SnapLayout {
        var layout = SnapLayout(
            area: area,
            size: GestureSize(width: size.numbers[0], height: size.numbers[1]),
            itemSize: GestureSize(width: button.numbers[0], height: button.numbers[1]),
            insets: AreaInsets(
                top: insets.numbers[0],
                leading: insets.numbers[1],
                bottom: insets.numbers[2],
                trailing: insets.numbers[3]
            ),
            inset: inset,
            isRightToLeft: rtl
        )
        layout.isDocked = docked
        return layout
    }
}

/// Numbers separated by commas.
struct NumberList: ExpressibleByArgument {
    var numbers: [Double]

    init(numbers: [Double]) {
        self.numbers = numbers
    }

    init?(argument: String) {
        let parts = argument.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
        guard parts.allSatisfy({ $0?.isFinite == true }) else { return nil }
        numbers = parts.compactMap(\.self)
    }

    var defaultValueDescription: String {
        numbers.map { $0 == $0.rounded() ? String(Int($0)) : String($0) }.joined(separator: ",")
    }
}

extension SnapArea {
    static var names: String { allCases.map(\.name).joined(separator: ", ") }

    init(named name: String) throws {
        guard let area = Self.allCases.first(where: { $0.name == name }) else {
            throw InputError("an area is one of \(Self.names)")
        }
        self = area
    }

    var name: String { codedName }
}

extension SnapSlot {
    static var names: String { allCases.map(\.name).joined(separator: ", ") }

    init(named name: String) throws {
        guard let slot = Self.allCases.first(where: { $0.name == name }) else {
            throw InputError("a slot is one of \(Self.names)")
        }
        self = slot
    }

    var name: String { codedName }
}
