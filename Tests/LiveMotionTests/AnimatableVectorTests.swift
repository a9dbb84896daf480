import LiveMotion
import Testing

@Suite("Animatable vector")
struct AnimatableVectorTests {
    private typealias Point = AnimatablePair<Double, Double>
    private typealias Rectangle = AnimatablePair<Point, Point>

    @Test("adds, subtracts, and scales by component")
    func arithmetic() {
        let sum = Point(1, 2) + Point(10, 20)
        #expect(sum == Point(11, 22))
        #expect(sum - Point(1, 2) == Point(10, 20))
        #expect(sum.scaled(by: 2) == Point(22, 44))
        #expect(Point.zero == Point(0, 0))
    }

    @Test("returns the Euclidean length")
    func length() {
        #expect(Point(3, -4).magnitude == 5)
        #expect(Rectangle(Point(1, 1), Point(1, 1)).magnitude == 2)
        #expect(abs(Point(3e200, 4e200).magnitude / 5e200 - 1) < 1e-15)
        #expect(Point.zero.magnitude == 0)
        #expect((-2.5).magnitude == 2.5)
        #expect(Point(.infinity, 1).magnitude == .infinity)
        #expect(Point(.nan, 1).magnitude.isNaN)
        #expect(Point(1, .nan).magnitude.isNaN)
    }

    @Test("counts components through nested pairs")
    func components() {
        var rectangle = Rectangle(Point(1, 2), Point(3, 4))
        #expect(Rectangle.componentCount == 4)
        #expect((0..<4).map { rectangle[component: $0] } == [1, 2, 3, 4])
        rectangle[component: 2] = 9
        #expect(rectangle == Rectangle(Point(1, 2), Point(9, 4)))
    }
}
