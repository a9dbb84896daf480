import LiveControls
import LiveMotion
import Testing

@testable import LiveFoundation

@Suite("Mapped motion paths")
struct MotionPathMappingTests {
    @Test("maps a property to an opening")
    func mapping() {
        let path = MotionPath(start: 0.5, velocity: 2, motion: .none).mapped(from: 10, to: 30)
        #expect(path.start == 20 && path.velocity == 40)
        #expect(path.relativeVelocity(to: 30) == 4)
    }
}
