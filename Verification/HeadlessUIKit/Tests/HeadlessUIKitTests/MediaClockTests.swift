import QuartzCore
import Testing

@Suite("The clock of frames and timers", .serialized) @MainActor struct MediaClockTests {
    @MainActor private final class Target {
        var times: [(shown: Double, next: Double)] = []
        func frame(_ link: CADisplayLink) { times.append((link.timestamp, link.targetTimestamp)) }
    }

    @Test("calls a display link before each frame, and retains its target until it ends") func displayLink() {
        var target: Target? = Target()
        weak let seen = target
        let link = CADisplayLink(
            target: target!,
            selector: Selector("frame") { ($0 as! Target).frame(headlessArgument($1)) }
        )
        link.add(to: .main, forMode: .common)
        let start = CACurrentMediaTime()
        MediaClock.advance(by: 0.1)
        #expect(target?.times.count == 6)
        #expect(target!.times.allSatisfy { abs($0.next - $0.shown - 1 / 60) < 1e-9 && $0.shown > start - 1e-9 })
        link.isPaused = true
        MediaClock.advance(by: 0.1)
        #expect(target?.times.count == 6)
        target = nil
        #expect(seen != nil)
        link.invalidate()
        #expect(seen == nil)
    }

    @Test("fires timers at their time, repeatedly or once") func timers() {
        nonisolated(unsafe) var fired: [String] = []
        let start = CACurrentMediaTime()
        let again = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
            fired.append("again at \(Int(((CACurrentMediaTime() - start) * 1000).rounded())) ms")
        }
        let once = Timer(timeInterval: 0.15, repeats: false) { _ in fired.append("once") }
        MediaClock.advance(by: 0.12)
        RunLoop.main.add(once, forMode: .common)
        MediaClock.advance(by: 0.2)
        again.invalidate()
        MediaClock.advance(by: 1)
        #expect(fired == ["again at 100 ms", "once", "again at 200 ms", "again at 300 ms"])
        #expect(!once.isValid && !again.isValid)
    }
}
