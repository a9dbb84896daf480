import LiveGestures
import Testing

@Suite("Press and drag")
struct PressDragRecognizerTests {
    /// A line of a log: an event, its time, and its outcomes.
    struct Line: Sendable {
        var time: Double
        var event: PressDragEvent
        var outcomes: [PressDragOutcome]

        init(_ time: Double, _ event: PressDragEvent, _ outcomes: [PressDragOutcome] = []) {
            self.time = time
            self.event = event
            self.outcomes = outcomes
        }
    }

    struct Log: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var lines: [Line]

        init(_ name: String, _ lines: [Line]) {
            testDescription = name
            self.lines = lines
        }
    }

    private static func down(_ x: Double = 0, pointer: Int = 1) -> PressDragEvent {
        .down(pointer: pointer, at: GesturePoint(x: x, y: 0))
    }

    private static func moved(_ x: Double, pointer: Int = 1) -> PressDragEvent {
        .moved(pointer: pointer, to: GesturePoint(x: x, y: 0))
    }

    private static func up(_ x: Double = 0, isInside: Bool = true, pointer: Int = 1) -> PressDragEvent {
        .up(pointer: pointer, at: GesturePoint(x: x, y: 0), isInside: isInside)
    }

    private static func way(_ x: Double) -> PressDragOutcome { .dragged(GesturePoint(x: x, y: 0)) }

    static let logs = [
        Log("a tap", [Line(1, down(), [.pressed]), Line(1.1, up(), [.tapped])]),
        Log("a tap of 0.299 s", [Line(1, down(), [.pressed]), Line(1.299, up(), [.tapped])]),
        Log(
            "pointer up at exactly 0.3 s, where the floating-point sum is greater",
            [Line(1.1, down(), [.pressed]), Line(1.4, up(), [.lifted, .heldWithoutDrag])]
        ),
        Log(
            "pointer up at exactly 0.3 s, where the floating-point sum is less",
            [Line(0.7, down(), [.pressed]), Line(1.0, up(), [.lifted, .heldWithoutDrag])]
        ),
        Log(
            "an early wake-up",
            [
                Line(0, down(), [.pressed]), Line(0.299, .woke), Line(0.3, .woke, [.lifted]),
                Line(0.5, up(), [.heldWithoutDrag]),
            ]
        ),
        Log(
            "a drift of 9.9 points",
            [
                Line(0, down(), [.pressed]), Line(0.1, moved(9.9)), Line(0.3, .woke, [.lifted]),
                Line(0.4, up(9.9), [.heldWithoutDrag]),
            ]
        ),
        Log(
            "a drift of 10 points",
            [
                Line(0, down(), [.pressed]), Line(0.1, moved(10)), Line(0.5, .woke), Line(0.6, moved(90)),
                Line(0.7, up(0), [.tapped]),
            ]
        ),
        Log(
            "a drift of 10 points that ends outside",
            [Line(0, down(), [.pressed]), Line(0.1, moved(10)), Line(0.2, up(80, isInside: false), [.cancelled])]
        ),
        Log(
            "a distance measured from the lift",
            [
                Line(0, down(), [.pressed]), Line(0.1, moved(9)), Line(0.3, .woke, [.lifted]), Line(0.4, moved(11)),
                Line(0.5, moved(19), [way(10)]), Line(0.7, moved(0), [way(-9)]),
                Line(1, up(0), [way(-9), .released(velocity: .zero)]),
            ]
        ),
        Log(
            "a move before a late wake-up",
            [Line(0, down(), [.pressed]), Line(0.4, moved(40), [.lifted, way(40)]), Line(0.4, .woke)]
        ),
        Log(
            "a second finger",
            [
                Line(0, down(), [.pressed]), Line(0.1, down(5, pointer: 2)), Line(0.2, moved(50, pointer: 2)),
                Line(0.25, up(pointer: 2)), Line(0.3, .woke, [.lifted]), Line(0.31, .cancelled(pointer: 2)),
                Line(0.4, up(), [.heldWithoutDrag]), Line(0.5, up()),
            ]
        ),
        Log(
            "a cancellation while pressing",
            [
                Line(0, down(), [.pressed]), Line(0.1, .cancelled(pointer: 1), [.cancelled]), Line(0.2, up()),
                Line(0.4, .woke),
            ]
        ),
        Log(
            "a cancellation outside the slop",
            [Line(0, down(), [.pressed]), Line(0.1, moved(20)), Line(0.2, .cancelled(pointer: 1), [.cancelled])]
        ),
        Log(
            "a cancellation while lifted",
            [Line(0, down(), [.pressed]), Line(0.3, .woke, [.lifted]), Line(0.4, .cancelled(pointer: 1), [.cancelled])]
        ),
        Log(
            "an interruption while dragging",
            [
                Line(0, down(), [.pressed]), Line(0.3, .woke, [.lifted]), Line(0.4, moved(30), [way(30)]),
                Line(0.5, .interrupted, [.cancelled]), Line(0.6, moved(60)), Line(0.7, up(60)),
            ]
        ),
        Log("an interruption at rest", [Line(0, .interrupted), Line(0, .cancelled(pointer: 1)), Line(0, .woke)]),
        Log(
            "numbers that aren't finite",
            [
                Line(.nan, down(.nan)), Line(0, down(), [.pressed]), Line(-.infinity, moved(.infinity)),
                Line(.infinity, moved(.nan)), Line(0.2, up(.nan), [.tapped]),
            ]
        ),
    ]

    @Test("recognizes a log of events", arguments: logs)
    func log(_ log: Log) {
        var recognizer = PressDragRecognizer()
        for line in log.lines {
            #expect(recognizer.send(line.event, at: line.time) == line.outcomes, "at \(line.time)")
        }
    }

    @Test("has a deadline only while it waits")
    func deadline() {
        var recognizer = PressDragRecognizer(hold: 0.5)
        #expect(recognizer.deadline == nil)
        _ = recognizer.send(Self.down(), at: 2)
        #expect(recognizer.deadline == 2.5)
        _ = recognizer.send(Self.moved(10), at: 2.1)
        #expect(recognizer.deadline == nil)
    }

    @Test("lifts and drags at once past a distance without a hold, and by no time")
    func immediateDrag() {
        var recognizer = PressDragRecognizer(hold: 0)
        #expect(recognizer.send(Self.down(), at: 0) == [.pressed])
        #expect(recognizer.deadline == nil)
        #expect(recognizer.send(Self.moved(9), at: 5) == [])
        #expect(recognizer.send(Self.up(9), at: 6) == [.tapped])
        #expect(recognizer.send(Self.down(), at: 7) == [.pressed])
        // The element doesn't jump by the distance that lifted it.
        #expect(recognizer.send(Self.moved(12), at: 7.1) == [.lifted, Self.way(2)])
        #expect(recognizer.send(Self.moved(40), at: 7.2) == [Self.way(30)])
        #expect(recognizer.send(Self.moved(5), at: 7.9) == [Self.way(-5)])
        #expect(recognizer.send(Self.up(5), at: 9) == [Self.way(-5), .released(velocity: .zero)])
        // One fast move, and up at once.
        #expect(recognizer.send(Self.down(), at: 10) == [.pressed])
        let outcomes = recognizer.send(Self.up(200, isInside: false), at: 10.1)
        #expect(outcomes.prefix(2) == [.lifted, Self.way(190)])
        #expect(outcomes.count == 3 && !outcomes.contains(.heldWithoutDrag) && !outcomes.contains(.tapped))
    }

    @Test(
        "clamps hold times to allow a tap and a lift",
        arguments: [(0, 0), (0.01, 0.05), (-1, 0.05), (99, 10), (.nan, 0.3)]
    )
    func holds(hold: Double, used: Double) {
        #expect(PressDragRecognizer(hold: hold).hold == used)
    }

    @Test("reports finite distances and velocities, wherever the pointer is")
    func farPointer() {
        var recognizer = PressDragRecognizer()
        _ = recognizer.send(Self.down(-.greatestFiniteMagnitude), at: 0)
        let outcomes = [
            recognizer.send(.woke, at: 0.3), recognizer.send(Self.moved(.greatestFiniteMagnitude), at: 0.32),
            recognizer.send(Self.up(-.greatestFiniteMagnitude), at: 0.34),
        ]
        let vectors = outcomes.joined().compactMap { outcome -> GesturePoint? in
            switch outcome {
            case .dragged(let way): way
            case .released(let velocity): velocity
            default: nil
            }
        }
        #expect(vectors.count == 3 && vectors.allSatisfy(\.isFinite))
    }

    @Test("reports the velocity of a steady drag")
    func velocity() {
        var recognizer = PressDragRecognizer()
        _ = recognizer.send(Self.down(), at: 0)
        for step in 1...20 {
            _ = recognizer.send(Self.moved(Double(step) * 10), at: 0.3 + Double(step) * 0.01)
        }
        let outcomes = recognizer.send(Self.up(200), at: 0.508)
        guard case .released(let velocity) = outcomes.last else {
            Issue.record("not released: \(outcomes)")
            return
        }
        #expect((velocity.x - 1000).magnitude < 1e-6)
        #expect(velocity.y == 0)
    }
}
