import ControlFuzzing
import Testing

@Suite("Random events")
struct GeneratedEventTests {
    @Test("keep every control's invariants", arguments: FuzzedSubject.allCases)
    func run(subject: FuzzedSubject) {
        let first = UInt64.random(in: 0..<1 << 48)
        for seed in first..<first + 40 {
            if let error = subject.run(seed: seed) {
                Issue.record("\(error)")
                return
            }
        }
    }
}
