import Foundation
import LiveFoundation
import Testing

@Suite("Dates and times of locales")
struct DateFormatTests {
    @Test(
        "are in the locale's order, with its separator",
        arguments: [
            ("de_DE", "24.12.2026", "09:30"), ("en_US", "12/24/2026", "09:30"), ("en_GB", "24/12/2026", "09:30"),
            ("sv_SE", "2026-12-24", "09:30"), ("ja_JP", "2026/12/24", "09:30"), ("ko_KR", "2026.12.24", "09:30"),
            ("hu_HU", "2026.12.24", "09:30"), ("fi_FI", "24.12.2026", "09.30"), ("ar_EG", "24/12/2026", "09:30"),
            ("fa_IR", "2026/12/24", "09:30"), ("th_TH", "24/12/2026", "09:30"), ("nl_NL", "24-12-2026", "09:30"),
        ]
    )
    func locales(example: (locale: String, date: String, time: String)) {
        let locale = Locale(identifier: example.locale)
        #expect(SectionedFormat.date(locale: locale).formatted("2026-12-24").display == example.date)
        #expect(SectionedFormat.time(locale: locale).formatted("09:30").display == example.time)
    }

    @Test("have a range, and autofill a birthday")
    func options() {
        let earliest = CalendarDate("2026-03-01")
        let format = SectionedFormat.date(locale: Locale(identifier: "en_GB"), from: earliest, isBirthday: true)
        #expect(format.error(in: "28/02/2026")?.key == .tooEarly)
        #expect(format.entry.purpose == .birthday)
        let time = SectionedFormat.time(locale: Locale(identifier: "en_GB"), through: TimeOfDay("17:30"))
        #expect(time.error(in: "17:31")?.key == .tooLate)
    }
}
