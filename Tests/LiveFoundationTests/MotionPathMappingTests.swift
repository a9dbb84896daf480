import LiveControls
import LiveMotion
import Testing

@testable import LiveFoundation

@Suite("Motions of a property")
struct MotionPathMappingTests {
    @Test("a property follows an opening")
    func mapping() {
        let path = MotionPath(start: 0.5, velocity: 2, motion: .none).mapped(from: 10, to: 30)
        #expect(path.start == 20 && path.velocity == 40)
        #expect(path.relativeVelocity(to: 30) == 4)
    }
}
