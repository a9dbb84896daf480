#if canImport(UIKit) && !os(watchOS)
import LiveUIKit
import Testing
import UIKit

@MainActor @Suite("Sample control view", .serialized)
struct SampleControlViewTests {
    @Test("a text fills it, and it tells so once")
    func fills() {
        let view = SampleControlView(frame: CGRect(x: 0, y: 0, width: 100, height: 2))
        var told: [Bool] = []
        view.onFill = { told.append($0) }
        view.text = "a"
        view.text = "ab"
        view.text = ""
        #expect(told == [true, false])
    }
}
#endif
