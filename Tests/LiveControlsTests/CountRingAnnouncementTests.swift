import LiveControls
import LiveText
import Testing

@Suite("Count ring: announcements")
struct CountRingAnnouncementTests {
    private var ring = CountRingModel(limit: TextLimit(20))

    private static func text(_ count: Int) -> String { String(repeating: "a", count: count) }

    private static func remaining(_ number: Int) -> [CountRingEffect] {
        [.announce(ControlMessage(.remaining, number, unit: .characters))]
    }

    @Test("doesn't announce typing while plenty of room remains")
    mutating func comfortable() {
        for count in 1...9 {
            #expect(ring.send(.set(Self.text(count)), at: Double(count)).isEmpty)
        }
    }

    @Test("announces the number one second after the last of many keys")
    mutating func debounce() {
        for count in 10...14 {
            let time = Double(count) * 0.2
            #expect(ring.send(.set(Self.text(count)), at: time) == [.wake(at: time + 1)])
        }
        #expect(ring.send(.woke, at: 3.8) == Self.remaining(6))
        #expect(ring.send(.woke, at: 3.9).isEmpty)
    }

    @Test("repeats the wake-up time when the host wakes it too early")
    mutating func early() {
        _ = ring.send(.set(Self.text(12)), at: 1)
        #expect(ring.send(.woke, at: 1.9) == [.wake(at: 2)])
        #expect(ring.send(.woke, at: 2) == Self.remaining(8))
    }

    @Test("announces each number near and over the limit")
    mutating func numbers() {
        var time = 0.0
        var announced: [CountRingEffect] = []
        for count in [15, 16, 20, 21, 22, 3, 4] {
            time += 2
            _ = ring.send(.set(Self.text(count)), at: time)
            announced += ring.send(.woke, at: time + 1)
        }
        let expected: [ControlMessage] = [
            ControlMessage(.remaining, 5, unit: .characters), ControlMessage(.remaining, 4, unit: .characters),
            ControlMessage(.full, 20, unit: .characters), ControlMessage(.over, 1, unit: .characters),
            ControlMessage(.over, 2, unit: .characters), ControlMessage(.remaining, 17, unit: .characters),
        ]
        #expect(announced == expected.map { .announce($0) })
    }

    @Test("doesn't announce a change that is undone within a second")
    mutating func excursion() {
        _ = ring.send(.set(Self.text(15)), at: 0)
        #expect(ring.send(.set(Self.text(5)), at: 0.5).isEmpty)
        #expect(ring.send(.woke, at: 1).isEmpty)
    }

    @Test("doesn't announce an initial text")
    func initial() {
        var ring = CountRingModel(limit: TextLimit(20), text: Self.text(25))
        #expect(ring.send(.set(Self.text(25)), at: 1).isEmpty)
    }

    @Test("counts a composition and announces it after it ends")
    mutating func composition() {
        #expect(ring.send(.composing(Self.text(15)), at: 0).isEmpty)
        #expect(ring.presentation.label == "5")
        #expect(ring.send(.woke, at: 5).isEmpty)
        #expect(ring.send(.set(Self.text(15)), at: 6) == [.wake(at: 7)])
        #expect(ring.send(.woke, at: 7) == Self.remaining(5))
    }

    @Test("uses the limit's unit in the message")
    func units() {
        var ring = CountRingModel(limit: TextLimit(4, unit: .utf8))
        _ = ring.send(.set("éé"), at: 0)
        #expect(ring.send(.woke, at: 1) == [.announce(ControlMessage(.full, 4, unit: .utf8))])
    }
}
