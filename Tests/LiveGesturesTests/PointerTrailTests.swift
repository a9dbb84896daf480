import LiveGestures
import LiveTestSupport
import Testing

@Suite("Pointer trail")
struct PointerTrailTests {
    private static func trail(_ places: [(time: Double, x: Double)]) -> PointerTrail {
        var trail = PointerTrail()
        for place in places { trail.append(GesturePoint(x: place.x, y: -2 * place.x), time: place.time) }
        return trail
    }

    @Test("uses the slope of the best line, not of the last two positions")
    func leastSquares() {
        // Calculated by hand: means 0.02 and 12, Σ(t−t̄)(x−x̄) = 0.38, Σ(t−t̄)² = 0.001.
        let trail = Self.trail([(0, 1), (0.01, 9), (0.02, 11), (0.03, 19), (0.04, 20)])
        let velocity = trail.velocity(at: 0.04)
        #expect((velocity.x - 480).magnitude < 1e-9)
        #expect((velocity.y + 960).magnitude < 1e-9)
    }

    @Test("ignores positions older than 100 ms")
    func window() {
        let velocity = Self.trail([(0, 500), (0.2, 0), (0.25, 5), (0.3, 10)]).velocity(at: 0.3)
        #expect((velocity.x - 100).magnitude < 1e-9)
    }

    @Test("is zero after the pointer stops", arguments: [(0.359, 250.0), (0.361, 0), (5, 0)])
    func stale(time: Double, velocity: Double) {
        let trail = Self.trail([(0.28, 5), (0.3, 10)])
        #expect((trail.velocity(at: time).x - velocity).magnitude < 1e-9)
    }

    @Test("is zero without a distance or a time")
    func degenerate() {
        #expect(PointerTrail().velocity(at: 0) == .zero)
        #expect(Self.trail([(0, 5)]).velocity(at: 0) == .zero)
        #expect(Self.trail([(0, 5), (0, 9)]).velocity(at: 0) == .zero)
        #expect(Self.trail([(0, .nan), (.nan, 9)]).velocity(at: 0) == .zero)
        #expect(Self.trail([(0, -1e308), (0.1, 1e308)]).velocity(at: 0.1) == .zero)
    }

    @Test("doesn't grow with a pointer that reports indefinitely")
    func manyPlaces() {
        var trail = PointerTrail()
        for step in 0..<10_000 { trail.append(GesturePoint(x: Double(step), y: 0), time: Double(step) / 1000) }
        #expect((trail.velocity(at: 9.999).x - 1000).magnitude < 1e-6)
    }
}
