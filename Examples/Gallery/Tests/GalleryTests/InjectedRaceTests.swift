import Foundation
import Testing

/// An injected data race. The sanitizer script enables this test to check that ThreadSanitizer reports it.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["LIVE_INJECTED_BUG"] != nil))
struct InjectedRaceTests {
    private final class Counter: @unchecked Sendable { var count = 0 }

    @Test("two threads increment a counter without a lock")
    func race() {
        let counter = Counter()
        let threads = (0..<2).map { _ in Thread { for _ in 0..<1000 { counter.count += 1 } } }
        for thread in threads { thread.start() }
        while !threads.allSatisfy(\.isFinished) { Thread.sleep(forTimeInterval: 0.01) }
        #expect(counter.count > 0)
    }
}
