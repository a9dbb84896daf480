#if canImport(UIKit)
#if canImport(HeadlessTesting)
import HeadlessTesting
#endif
import LiveFoundation
import Testing
import UIKit

@MainActor @Suite("Waker") struct WakerTests {
    /// The names of the deadlines that fired, in order.
    private final class Calls {
        var names: [String] = []
    }

    private let stage = TestWindow()
    private let calls = Calls()

    private func wake(_ waker: Waker?, in seconds: Double, _ name: String) {
        waker?.wake(at: SteadyClock.now + seconds) { [calls] in calls.names.append(name) }
    }

    @Test("calls back once, at its time and not before")
    func once() async {
        let waker = Waker()
        let time = SteadyClock.now + 0.2
        waker.wake(at: time) { [calls] in calls.names.append(SteadyClock.now >= time - 1e-6 ? "due" : "early") }
        await stage.advance(0.1)
        #expect(calls.names == [])
        await stage.advance(0.5)
        #expect(calls.names == ["due"])
    }

    @Test("calls back at once for a time that has passed")
    func past() async {
        let waker = Waker()
        wake(waker, in: -5, "late")
        await stage.settle()
        #expect(calls.names == ["late"])
    }

    @Test("replaces an earlier deadline with a later or sooner one")
    func replaced() async {
        let waker = Waker()
        wake(waker, in: 0.05, "first")
        wake(waker, in: 0.2, "later")
        await stage.advance(0.1)
        #expect(calls.names == [])
        wake(waker, in: 0.01, "sooner")
        await stage.advance(0.5)
        #expect(calls.names == ["sooner"])
    }

    @Test("accepts a new deadline during a callback")
    func chained() async {
        let waker = Waker()
        waker.wake(at: SteadyClock.now + 0.05) { [calls] in
            calls.names.append("first")
            waker.wake(at: SteadyClock.now + 0.05) { calls.names.append("second") }
        }
        await stage.advance(0.5)
        #expect(calls.names == ["first", "second"])
    }

    @Test("does not call back after it is canceled or its owner is gone")
    func gone() async {
        var waker: Waker? = Waker()
        wake(waker, in: 0.05, "dropped")
        waker?.cancel()
        await stage.advance(0.2)
        wake(waker, in: 0.05, "gone")
        let isGone = { [weak waker] in waker == nil }
        waker = nil
        #expect(isGone())
        await stage.advance(0.2)
        #expect(calls.names == [])
    }
}
#endif
