import Foundation
import LiveControls
import Testing

@testable import LiveFoundation

@Suite("The current date")
struct CurrentDateTests {
    @Test("uses the Gregorian calendar and the person's time zone")
    func month() {
        let newYear = Date(timeIntervalSince1970: 1_767_225_600)  // 2026-01-01T00:00:00Z
        let east = CalendarMonth(of: newYear, in: TimeZone(secondsFromGMT: 3600)!)
        let west = CalendarMonth(of: newYear, in: TimeZone(secondsFromGMT: -3600)!)
        #expect(east == CalendarMonth(year: 2026, month: 1))
        #expect(west == CalendarMonth(year: 2025, month: 12))
    }
}
