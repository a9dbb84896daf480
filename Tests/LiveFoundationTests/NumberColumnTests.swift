import LiveControls
import LiveMotion
import Testing

@testable import LiveFoundation

@Suite("Digit columns of a wheel")
struct NumberColumnTests {
    private static let digits = (0...9).map { String($0) }

    @Test(
        "has the lines between the ends, plus one at each end if it is already moving",
        arguments: [
            (7.0, 0.0, 12.0, "7 8 9 0 1 2"),
            (1, 0, -1, "9 0 1"),
            (3, 0, 3, "3"),
            (2.4, 5, 4, "1 2 3 4 5"),
            (0.6, -3, -1, "8 9 0 1 2"),
        ]
    )
    func lines(start: Double, velocity: Double, target: Double, expected: String) {
        let path = MotionPath(start: start, velocity: velocity, motion: .none)
        let column = NumberColumn(path, to: target, spare: 1)
        #expect(column.lines(of: Self.digits) == expected.replacing(" ", with: "\n"))
        #expect(column.count == column.lines(of: Self.digits).split(separator: "\n").count)
    }

    @Test("starts with the digit of its position", arguments: [-13, -10, -1, 0, 9, 25])
    func digit(position: Int) {
        #expect(NumberColumn.digit(at: position, of: Self.digits) == String((position + 100) % 10))
        #expect(NumberColumn.digit(at: position, of: []) == "")
    }

    @Test("shows one digit at rest and two in motion, without jumps between frames")
    func visible() throws {
        #expect(NumberColumn.visible(at: 12).map(\.position) == [12])
        #expect(NumberColumn.visible(at: 12).map(\.opacity) == [1])
        #expect(NumberColumn.visible(at: -0.5).map(\.position) == [-1, 0])
        #expect(NumberColumn.visible(at: -0.5).map(\.offset) == [-0.5, 0.5])
        #expect(NumberColumn.visible(at: .nan).isEmpty)
        var before: [Int: Double] = [:]
        for step in 0...3_000 {
            let digits = NumberColumn.visible(at: Double(step) / 1_000)
            let after = Dictionary(uniqueKeysWithValues: digits.map { ($0.position, $0.opacity) })
            if step > 0 {
                for position in Set(before.keys).union(after.keys) {
                    #expect(abs(before[position, default: 0] - after[position, default: 0]) < 0.01)
                }
            }
            before = after
        }
    }
}
