import Foundation
import Testing

/// An injected data race. The sanitizer script enables this test to check that ThreadSanitizer reports it.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["LIVE_INJECTED_BUG"] != nil))
struct InjectedRaceTests {
    private final class Counter: @unchecked Sendable {
        var count = 0
    }

    @Test("two threads increment a counter without a lock")
    func race() {
        let counter = Counter()
        let end = DispatchSemaphore(value: 0)
        for _ in 0..<2 {
            Thread.detachNewThread {
                for _ in 0..<1000 { counter.count += 1 }
                end.signal()
            }
        }
        for _ in 0..<2 { end.wait() }
        #expect(counter.count > 0)
    }
}
