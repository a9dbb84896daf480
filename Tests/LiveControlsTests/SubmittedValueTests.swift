import LiveControls
import LiveTestSupport
import LiveText
import Testing

@Suite("Submitted values")
struct SubmittedValueTests {
    /// The formats of a page, and those that a server may declare for the same field.
    static let formats: [(pages: [SectionedFormat], servers: [SectionedFormat])] =
        [
            (dates(), dates()),
            (dates("2026-03-01", "2027-02-28"), dates("2026-03-01", "2027-02-28")),
            ([.time()], [.time(separator: ".")]),
            ([nightly], [nightly]),
            (amounts, amounts),
            ([.amount(like: "1 234 567;-1 234")], [.amount(like: "1,234,567;(1,234)")]),
            ([.amount(like: "¥1,234,567;¥1,234")], [.amount(like: "1,234,567 ¥;1,234 ¥")]),
        ]
        + ["AA-999-AA", "AA?9X? 9AA", "99999|99999-9999", "xx*-aa", "A9A 9A9"].map {
            ([.pattern($0)], [.pattern($0)])
        }

    private static let nightly = SectionedFormat.time(from: TimeOfDay("22:00"), through: TimeOfDay("06:00"))

    private static let amounts = [
        "1.234.567,00 €;-1.234,00 €", "$1,234,567.00;-$1,234.00", "₹12,34,567.00;-₹1,234.00", "1 234 567$00;-1 234$00",
    ].map { SectionedFormat.amount(like: $0) }

    private static func dates(_ earliest: String = "", _ latest: String = "") -> [SectionedFormat] {
        DateOrder.allCases.map { .date($0, from: CalendarDate(earliest), through: CalendarDate(latest)) }
    }

    /// Texts that a field may contain: what a person leaves behind, and what a program sets.
    private static func texts(_ seed: UInt64) -> [String] {
        var random = SplitMix64(seed: seed)
        return (0..<400).map { index in
            let characters = Array(index % 4 == 0 ? "0123456789-,.$X:ABcd " : index % 4 == 1 ? "0123ABcd" : "0123")
            let count = Int.random(in: 0...(index % 8 == 0 ? 24 : 9), using: &random)
            var text = (0..<count).compactMap { _ in characters.randomElement(using: &random) }
            if index % 4 > 1 {
                text.insert(index % 3 == 0 ? "." : ",", at: Int.random(in: 0...text.count, using: &random))
            }
            return String(text)
        }
    }

    @Test("get the same verdict on a server as in the page", arguments: formats)
    func verdicts(pages: [SectionedFormat], servers: [SectionedFormat]) {
        for text in (UInt64(1)...4).flatMap(Self.texts) {
            for page in pages {
                var field = SectionedFieldModel(page)
                field.send(.field(.set(text)))
                let (held, error) = (field.presentation.text, field.presentation.error)
                let value = page.value(of: held)
                func context() -> Comment { "\(page.declaration), '\(text)' is '\(held)': '\(value)'" }
                #expect(value.isEmpty == held.isEmpty, context())
                #expect(page.value(of: page.text(set: value)) == value, context())
                for server in servers {
                    #expect(server.error(in: value) == error, "\(server.declaration): \(context())")
                    #expect(error != nil || server.value(of: value) == value, "\(server.declaration): \(context())")
                }
            }
        }
    }

    @Test("are no other date in any order, and keep the digits of one that doesn't exist")
    func dates() {
        let german = SectionedFormat.date(.dayMonthYear)
        #expect(german.value(of: "31022026") == "2026-02-31")
        #expect(german.value(of: "12242026") == "2026-24-12")
        #expect(german.value(of: "2412") == "XXXX-12-24" && german.value(of: "2412202") == "202X-12-24")
        #expect(german.value(of: "3") == "XXXX-XX-3X")
        #expect(SectionedFormat.date(.monthDayYear).value(of: "2") == "XXXX-2X-XX")
        #expect(SectionedFormat.date(.yearMonthDay).value(of: "20261") == "2026-1X-XX")
        for order in DateOrder.allCases {
            let format = SectionedFormat.date(order)
            #expect(format.error(in: "2026-02-31") == ControlMessage(.dateIncorrect))
            #expect(format.error(in: "2026-24-12") == ControlMessage(.dateIncorrect))
            #expect(format.error(in: "XXXX-12-24") == ControlMessage(.incomplete, 4, unit: .characters))
            #expect(SectionedFieldModel(format, text: "2026-02-31").presentation.text.count == 8)
        }
        #expect(german.text(set: "2026-02-31") == "31022026" && german.text(set: "202X-12-24") == "2412202")
    }

    @Test("of a time that is missing digits say so")
    func times() {
        let format = SectionedFormat.time()
        #expect(format.value(of: "2460") == "24:60" && format.error(in: "24:60") == ControlMessage(.timeIncorrect))
        #expect(format.value(of: "093") == "09:3X" && format.text(set: "09:3X") == "093")
        #expect(format.value(of: "4") == "4X:XX" && format.error(in: "4X:XX") == format.error(in: "4"))
    }

    @Test(
        "are complete if digits typed without script can be divided in one way only",
        arguments: [
            ("time", "930", "0930"), ("time", "4", nil), ("time", "127", nil), ("time", "960", nil),
            ("time", "9300", nil),
            ("expiry", "427", "0427"), ("expiry", "42027", "0427"), ("expiry", "127", nil), ("expiry", "12025", nil),
            ("date dmy", "4122026", "04122026"), ("date dmy", "41220", "04122020"), ("date dmy", "010226", "01022026"),
            ("date dmy", "1122026", nil), ("date mdy", "11426", nil), ("date dmy", "114260", nil),
            ("date dmy", "2412", nil),
            ("date ymd", "260102", "20260102"), ("date ymd", "2026123", nil), ("date ydm", "263112", "20263112"),
            ("date dmy", "202X-12-24", nil), ("card", "930", nil), ("phone FR", "930", nil), ("digits 2 2", "930", nil),
        ] as [(String, String, String?)]
    )
    func withoutScript(format: String, typed: String, text: String?) throws {
        let format = try #require(SectionedFormat(format))
        let submitted = format.text(submitted: typed)
        #expect(submitted == text ?? typed)
        #expect(format.formatted(submitted).text == submitted || text == nil)
        var field = SectionedFieldModel(format)
        field.send(.field(.focused(true)))
        for key in typed {
            let end = field.presentation.text.count
            field.send(.willEdit(TextEdit(end..<end, String(key))))
        }
        field.send(.field(.focused(false)))
        #expect(field.presentation.text == submitted || text == nil)
    }

    @Test("of an amount without digits are no number")
    func amounts() {
        let euros = Self.amounts[0]
        #expect(euros.value(of: "-") == "-" && euros.value(of: ",") == "." && euros.value(of: "-,") == "-.")
        for format in Self.amounts + [.amount(like: "¥1,234,567;¥1,234")] {
            for value in ["-", ".", "-."] {
                #expect(format.error(in: value) != nil, "\(format.declaration) \(value)")
            }
            #expect(format.error(in: "") == nil && format.error(in: " ") == nil)
        }
    }
}

extension SubmittedValueTests {
    @Test(
        "in the form of E.164 are valid in no country unless they are in the page",
        arguments: ["FR", "US", "BR"]
    )
    func phones(country: String) {
        let page = SectionedFormat.phone(country)
        let servers = ["FR", "DE", "US", "GB", "IT", "BR", "AR", "MX", "AU", "SG"].map { SectionedFormat.phone($0) }
        var random = SplitMix64(seed: 42)
        for index in 0..<200 {
            let digits = (0..<Int.random(in: 1...14, using: &random)).map { _ in Int.random(in: 0...9, using: &random) }
            let text = ["00", "0", "+", ""][index % 4] + digits.map(String.init).joined()
            let held = page.text(set: text)
            guard let value = page.submittedPhoneNumber(in: held) else { continue }
            let isValidInPage = page.error(in: held) == nil
            for server in servers {
                let isValid = server.error(in: value) == nil
                #expect(isValid == isValidInPage, "\(text) is '\(value)' in \(server.declaration)")
            }
        }
    }
}
