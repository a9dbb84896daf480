import LiveFoundation
import Testing

@Suite("The steady clock")
struct SteadyClockTests {
    @Test("counts seconds and never goes back")
    func seconds() async throws {
        let before = ContinuousClock.now
        let start = SteadyClock.now
        try await Task.sleep(for: .milliseconds(50))
        let passed = SteadyClock.now - start
        #expect(start >= 0)
        #expect(passed >= 0.05)
        #expect(passed <= before.duration(to: .now) / .seconds(1))
    }
}
