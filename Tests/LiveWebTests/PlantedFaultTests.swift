import Foundation
import Testing

/// A fault on purpose, which the script that runs the tests under AddressSanitizer asks for to see that it is reported.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["LIVE_PLANTED_FAULT"] != nil))
struct PlantedFaultTests {
    @Test("a read behind the end of a buffer")
    func overrun() {
        let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: 8)
        defer { buffer.deallocate() }
        buffer.initialize(repeating: 1, count: 8)
        // Out of the compiler's sight.
        let place = ProcessInfo.processInfo.environment["LIVE_PLANTED_FAULT"]?.utf8.count ?? 0
        #expect(buffer[8 + place % 8] < 255)
    }
}
