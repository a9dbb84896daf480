import Foundation
import Testing

/// An injected error. The script that runs the tests under AddressSanitizer enables it to verify that the sanitizer reports it.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["LIVE_INJECTED_BUG"] != nil))
struct InjectedBugTests {
    @Test("reads past the end of a buffer")
    func overrun() {
        let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: 8)
        defer { buffer.deallocate() }
        buffer.initialize(repeating: 1, count: 8)
        // Computed at run time, so that the compiler can't detect the overrun.
        let place = ProcessInfo.processInfo.environment["LIVE_INJECTED_BUG"]?.utf8.count ?? 0
        #expect(buffer[8 + place % 8] < 255)
    }
}
