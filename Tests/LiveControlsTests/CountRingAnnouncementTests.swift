import LiveControls
import LiveText
import Testing

@Suite("Counting ring: announcements")
struct CountRingAnnouncementTests {
    private var ring = CountRingModel(limit: TextLimit(20))

    private static func text(_ count: Int) -> String { String(repeating: "a", count: count) }

    private static func remaining(_ number: Int) -> [CountRingEffect] {
        [.announce(ControlMessage(.remaining, number, unit: .characters))]
    }

    @Test("typing with plenty of room says nothing")
    mutating func comfortable() {
        for count in 1...9 {
            #expect(ring.send(.textChanged(Self.text(count)), at: Double(count)).isEmpty)
        }
    }

    @Test("the number is announced a second after the last of many keys")
    mutating func debounce() {
        for count in 10...14 {
            let time = Double(count) * 0.2
            #expect(ring.send(.textChanged(Self.text(count)), at: time) == [.wake(at: time + 1)])
        }
        #expect(ring.send(.woke, at: 3.8) == Self.remaining(6))
        #expect(ring.send(.woke, at: 3.9).isEmpty)
    }

    @Test("a host that wakes the ring too early is told the time again")
    mutating func early() {
        _ = ring.send(.textChanged(Self.text(12)), at: 1)
        #expect(ring.send(.woke, at: 1.9) == [.wake(at: 2)])
        #expect(ring.send(.woke, at: 2) == Self.remaining(8))
    }

    @Test("each number near the limit and over it is announced")
    mutating func numbers() {
        var time = 0.0
        var announced: [CountRingEffect] = []
        for count in [15, 16, 20, 21, 22, 3, 4] {
            time += 2
            _ = ring.send(.textChanged(Self.text(count)), at: time)
            announced += ring.send(.woke, at: time + 1)
        }
        let expected: [ControlMessage] = [
            ControlMessage(.remaining, 5, unit: .characters), ControlMessage(.remaining, 4, unit: .characters),
            ControlMessage(.full, 20, unit: .characters), ControlMessage(.over, 1, unit: .characters),
            ControlMessage(.over, 2, unit: .characters), ControlMessage(.remaining, 17, unit: .characters),
        ]
        #expect(announced == expected.map { .announce($0) })
    }

    @Test("an excursion that ends within the second is not announced")
    mutating func excursion() {
        _ = ring.send(.textChanged(Self.text(15)), at: 0)
        #expect(ring.send(.textChanged(Self.text(5)), at: 0.5).isEmpty)
        #expect(ring.send(.woke, at: 1).isEmpty)
    }

    @Test("a text that was there before is not announced")
    func initial() {
        var ring = CountRingModel(limit: TextLimit(20), text: Self.text(25))
        #expect(ring.send(.textChanged(Self.text(25)), at: 1).isEmpty)
    }

    @Test("a composition counts and is announced when it has ended")
    mutating func composition() {
        #expect(ring.send(.textChanged(Self.text(15), isMarked: true), at: 0).isEmpty)
        #expect(ring.presentation.label == "5")
        #expect(ring.send(.woke, at: 5).isEmpty)
        #expect(ring.send(.textChanged(Self.text(15)), at: 6) == [.wake(at: 7)])
        #expect(ring.send(.woke, at: 7) == Self.remaining(5))
    }

    @Test("the unit of the limit is the unit of the message")
    func units() {
        var ring = CountRingModel(limit: TextLimit(4, unit: .utf8))
        _ = ring.send(.textChanged("éé"), at: 0)
        #expect(ring.send(.woke, at: 1) == [.announce(ControlMessage(.full, 4, unit: .utf8))])
    }
}
