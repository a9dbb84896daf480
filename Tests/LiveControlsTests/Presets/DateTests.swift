import LiveControls
import LiveText
import Testing

@Suite("Dates")
struct DateTests {
    private static let german = SectionedFormat.date(.dayMonthYear, separator: ".")
    private static let american = SectionedFormat.date(.monthDayYear)
    private static let swedish = SectionedFormat.date(.yearMonthDay, separator: "-")

    private static func typed(_ keys: String, _ format: SectionedFormat, _ manner: NativeField.Manner) -> NativeField {
        var field = NativeField(format, manner: manner)
        for key in keys { field.replaceSelection(with: String(key)) }
        return field
    }

    @Test(
        "complete days, months, and years while they're typed",
        arguments: [
            ("4", "04", german), ("3", "3", german), ("3/", "03", german), ("0/", "0", german),
            ("24.5", "2405", german),
            ("1.2.", "0102", german), ("24.12.2026", "24122026", german), ("4.5.26", "04052026", german),
            ("24.12.85", "24121985", german), ("24.12.20", "241220", german), ("24.12.19 ", "24122019", german),
            ("1", "1", american), ("12", "12", american), ("1/2/", "0102", american), ("124", "1204", american),
            ("5", "05", american), ("12/24/2026", "12242026", american), ("85", "1985", swedish), ("20", "20", swedish),
            ("20-", "2020", swedish), ("2026-2-3-", "20260203", swedish), ("85424", "19850424", swedish),
            ("২৪১২২০২৬", "24122026", german), ("٢٤١٢٢٦", "24122026", german), ("２", "2", german), ("９", "09", german),
        ],
        NativeField.Manner.allCases
    )
    func typing(example: (keys: String, text: String, format: SectionedFormat), manner: NativeField.Manner) {
        let field = Self.typed(example.keys, example.format, manner)
        #expect(field.text == example.text)
        #expect(field.selection == example.text.utf16.count..<example.text.utf16.count)
        #expect(field.errors.isEmpty)
    }

    @Test(
        "read dates that are pasted, filled in, or set as a whole",
        arguments: [
            ("24.12.2026", german), ("24122026", german), ("241226", german), ("2026-12-24", german),
            ("24 12 2026", german),
            ("24/12/26", german), ("12/24/2026", german), ("2026/12/24", german),
            ("2026年12月24日", german), ("٢٤‏/١٢‏/٢٠٢٦", german), ("२४-१२-२०२६", german),
            ("2026-12-24T09:30:00Z", german), ("12/24/2026", american), ("24.12.2026", american), ("122426", american),
            ("2026-12-24", american), ("24.12.2026", swedish), ("26-12-24", swedish), ("12/24/2026", swedish),
        ]
    )
    func whole(text: String, format: SectionedFormat) {
        let display = format.formatted("2026-12-24").display
        #expect(format.formatted(text).display == display)
        #expect(format.error(in: format.formatted(text).text) == nil)
        for manner in NativeField.Manner.allCases {
            for before in ["", "1", "01", "01012000"] {
                var field = NativeField(format, text: before, manner: manner)
                field.select(0..<field.text.utf16.count)
                field.replaceSelection(with: text)
                #expect(format.formatted(field.text).display == display, "\(manner) \(before)")
                #expect(field.errors.isEmpty)
            }
        }
        for before in ["", "1", "01012000"] {
            var model = SectionedFieldModel(format, text: before)
            model.send(.field(.filled(text, caret: text.utf16.count)))
            #expect(format.formatted(model.presentation.text).display == display)
        }
    }

    @Test(
        "continue the beginning of a date or time that was set or pasted",
        arguments: [
            ("4.12.2026", german), ("4.5.26", german), ("24.5.2026", german), ("31.2.26", german),
            ("4/1/2026", american),
            ("4/13/26", american), ("2026-4-05", swedish), ("85-4-1", swedish), ("2026-24-12", .date(.yearDayMonth)),
            ("9:30", .time()), ("1:30", .time()), ("21.05", .time()), ("4/27", .expiry), ("1/27", .expiry),
            ("1 / 2027", .expiry), ("12 / 2027", .expiry),
        ]
    )
    func beginning(text: String, format: SectionedFormat) {
        let whole = Self.typed(text, format, .asks).text
        for count in 1..<text.count where format.error(in: String(text.prefix(count))) != nil {
            let (beginning, rest) = (String(text.prefix(count)), text.dropFirst(count))
            var set = NativeField(format, text: beginning, manner: .asks)
            var pasted = Self.typed("", format, .asks)
            pasted.replaceSelection(with: beginning)
            #expect(set.text == pasted.text)
            for key in rest {
                set.replaceSelection(with: String(key))
                pasted.replaceSelection(with: String(key))
            }
            #expect([set.text, pasted.text] == [whole, whole], "\(beginning)")
        }
    }

    @Test(
        "read the locale's order where several are possible",
        arguments: [("05062026", german), ("06052026", american)]
    )
    func order(text: String, format: SectionedFormat) {
        #expect(format.formatted("5.6.2026").text == (format == Self.german ? text : "05062026"))
        #expect(format.formatted("2026-06-05").text == text)
        #expect(Self.swedish.formatted("5.6.2026").text == "")
        #expect(Self.swedish.formatted("5.5.2026").text == "20260505")
    }

    @Test(
        "refuse texts that aren't dates",
        arguments: [
            "24 Dec 2026", "12/2026", "2026-12", "1.2.3.4", "2026-12-24 2026-12-31", "2026 Oct 4 at 10:30",
        ]
    )
    func others(text: String) {
        #expect(Self.german.formatted(text).text == "")
        #expect(Self.german.error(in: text) == ControlMessage(.incorrect))
    }

    @Test(
        "refuse a year of two digits after a word, which can name an era",
        arguments: [
            ("平成24年6月10日", ""), ("昭和61/03/28", ""), ("쇼와 54년 4월 6일", ""), ("民國99年1月1日", ""),
            ("西暦2024年6月10日", "20240610"), ("24年6月10日", "20240610"), ("24-06-10", "20240610"),
        ]
    )
    func eras(text: String, result: String) {
        #expect(Self.swedish.formatted(text).text == result)
        var field = NativeField(Self.swedish, text: "", manner: .asks)
        field.replaceSelection(with: text)
        #expect(field.text == result)
    }

    @Test(
        "refuse a year of two digits beside words of East Asia in every order",
        arguments: [
            ("平成24年6月10日", ""), ("平成24/6/10", ""), ("24年6月10日。", ""), ("2월 9일 24년", ""),
            ("2024年6月10日", "10062024"), ("10日6月2024年", "10062024"), ("от 10.06.24", "10062024"),
            ("10.06.24 г.", "10062024"),
        ]
    )
    func names(text: String, result: String) {
        #expect(Self.german.formatted(text).text == result)
        #expect(
            SectionedFormat.date(.monthDayYear).error(in: text) == (result == "" ? ControlMessage(.incorrect) : nil)
        )
    }

    @Test(
        "exist in the Gregorian calendar",
        arguments: [
            ("29.02.2024", true), ("29.02.2023", false), ("29.02.1900", false), ("29.02.2000", true),
            ("30.02.2024", false),
            ("31.04.2026", false), ("31.12.2026", true), ("00.01.2026", false), ("13.13.2026", false),
            ("32.01.2026", false),
        ]
    )
    func calendar(text: String, exists: Bool) {
        #expect(Self.german.error(in: text) == (exists ? nil : ControlMessage(.dateIncorrect)))
        let iso = text.split(separator: ".").reversed().joined(separator: "-")
        #expect((CalendarDate(iso) != nil) == exists)
    }

    @Test("are in a range")
    func range() {
        let format = SectionedFormat.date(
            .dayMonthYear,
            from: CalendarDate("2026-03-01"),
            through: CalendarDate("2027-02-28")
        )
        #expect(format.error(in: "28.02.2026") == ControlMessage(.tooEarly))
        #expect(format.error(in: "01.03.2026") == nil)
        #expect(format.error(in: "28.02.2027") == nil)
        #expect(format.error(in: "01.03.2027") == ControlMessage(.tooLate))
        #expect(Self.german.error(in: "31.12.1899") == ControlMessage(.tooEarly))
        #expect(Self.german.error(in: "01.01.2100") == ControlMessage(.tooLate))
        let old = SectionedFormat.date(
            .dayMonthYear,
            from: CalendarDate("1500-01-01"),
            through: CalendarDate("1599-12-31")
        )
        #expect(old.formatted("1.1.26").display == "01/01/1526")
        let reversed = SectionedFormat.date(
            .dayMonthYear,
            from: CalendarDate("2026-03-01"),
            through: CalendarDate("2000-01-01")
        )
        #expect(reversed.error(in: "01.01.2026") != nil)
    }

    @Test(
        "don't turn a year of four digits outside of the range into another one",
        arguments: NativeField.Manner.allCases
    )
    func otherYears(manner: NativeField.Manner) {
        let young = SectionedFormat.date(.dayMonthYear, from: CalendarDate("2000-01-01"))
        let old = SectionedFormat.date(.dayMonthYear, through: CalendarDate("1999-12-31"))
        for (format, year, error) in [
            (young, "1999", ControlMessage(.tooEarly)), (old, "2024", ControlMessage(.tooLate)),
            (Self.german, "1850", ControlMessage(.tooEarly)), (Self.german, "2150", ControlMessage(.tooLate)),
        ] {
            let field = Self.typed("24.12.\(year)", format, manner)
            #expect(field.text == "2412\(year)")
            #expect(format.error(in: field.text) == error)
        }
        #expect(Self.typed("1999", Self.swedish, manner).text == "1999")
        // A separator and leaving the field still complete two digits.
        #expect(Self.typed("24.12.18 ", Self.german, manner).text == "24122018")
        #expect(Self.typed("24.12.19 ", young, manner).text == "24122019")
        #expect(Self.typed("24.12.20 ", old, manner).text == "24121920")
        var field = Self.typed("24.12.21", Self.german, manner)
        #expect(field.text == "241221")
        field.commit()
        #expect(field.text == "24122021")
    }

    @Test("have the day before the month after the year, as in Kyrgyz", arguments: NativeField.Manner.allCases)
    func yearDayMonth(manner: NativeField.Manner) throws {
        let kyrgyz = try #require(SectionedFormat("date ydm -"))
        #expect(kyrgyz == .date(.yearDayMonth, separator: "-") && kyrgyz.declaration == "date ydm -")
        #expect(SectionedFormat("date ydm") == kyrgyz)
        #expect(kyrgyz.formatted("2026-05-31").display == "2026-31-05")
        #expect(kyrgyz.value(of: "20263105") == "2026-05-31" && kyrgyz.error(in: "20263105") == nil)
        #expect(kyrgyz.value(of: "202631") == "2026-XX-31")
        for (keys, text) in [
            ("2026-31-05", "20263105"), ("2026-4-5-", "20260405"), ("85424", "19850402"), ("2026315", "20263105"),
        ] {
            #expect(Self.typed(keys, kyrgyz, manner).text == text)
        }
        for (pasted, text) in [
            ("2026-31-05", "20263105"), ("2026-05-31", "20263105"), ("31.05.2026", "20263105"),
            ("20260531", "20263105"),
            ("2026-05-05", "20260505"), ("2026-06-05", ""), ("2026-06-05T09:30", "20260506"),
        ] {
            var field = NativeField(kyrgyz, manner: manner)
            field.replaceSelection(with: pasted)
            #expect(field.text == text, "\(pasted)")
        }
    }

    @Test("count missing digits")
    func missing() {
        #expect(Self.german.error(in: "2412") == ControlMessage(.incomplete, 4, unit: .characters))
        #expect(Self.german.error(in: "241220") == ControlMessage(.incomplete, 2, unit: .characters))
        #expect(Self.german.error(in: "2412203") == ControlMessage(.incomplete, 1, unit: .characters))
        #expect(Self.german.error(in: "241220261") == ControlMessage(.over, 1))
        #expect(Self.german.error(in: "") == nil)
    }

    @Test("let a person replace a day or a month", arguments: NativeField.Manner.allCases)
    func replacement(manner: NativeField.Manner) {
        var field = NativeField(Self.german, text: "24.12.2026", manner: manner)
        field.select(2..<4)
        field.replaceSelection(with: "3")
        #expect(field.text == "24032026")
        field.select(0..<2)
        field.replaceSelection(with: "")
        field.replaceSelection(with: "5")
        #expect(field.text == "05032026")
        #expect(field.selection == 2..<2)
        field.select(8..<8)
        field.replaceSelection(with: "1")
        #expect(field.text == "05032026")
    }

    @Test("are completed when a person leaves the field", arguments: NativeField.Manner.allCases)
    func leaving(manner: NativeField.Manner) {
        for (text, completed) in [("241220", "24122020"), ("2", "02"), ("2412202", "2412202"), ("", ""), ("24", "24")] {
            var field = NativeField(Self.german, text: "", manner: manner)
            field.focus()
            for key in text { field.replaceSelection(with: String(key)) }
            #expect(field.text == text)
            // The Return key completes the text, too, but doesn't judge it.
            var confirmed = field
            confirmed.commit()
            #expect(confirmed.text == completed && confirmed.completions == (text.count == 6 ? 1 : 0))
            #expect(confirmed.model.presentation.validity == .neutral)
            field.leave()
            #expect(field.text == completed)
            #expect(
                field.model.presentation.validity == (text.count == 6 ? .correct : text.isEmpty ? .neutral : .incorrect)
            )
            #expect(field.completions == (text.count == 6 ? 1 : 0))
        }
    }

    @Test("are read in the digits of all scripts")
    func scripts() {
        let zeros = (0x80...0x1FFFF).compactMap { Unicode.Scalar($0) }.filter {
            $0.properties.numericType == .decimal && $0.properties.numericValue == 0
        }
        #expect(zeros.count > 60)
        for zero in zeros {
            func written(_ text: String) -> String {
                String(
                    String.UnicodeScalarView(
                        text.unicodeScalars.map { scalar in
                            guard scalar.properties.numericType == .decimal else { return scalar }
                            return Unicode.Scalar(zero.value + scalar.value - 0x30) ?? scalar
                        }
                    )
                )
            }
            #expect(Self.german.formatted(written("24122026")).text == "24122026", "\(zero)")
            #expect(Self.german.formatted(written("4.12.26")).text == "04122026", "\(zero)")
            #expect(Self.typed(written("4526"), Self.german, .asks).text == "04052026", "\(zero)")
            #expect(SectionedFormat.time().formatted(written("9:30")).text == "0930", "\(zero)")
        }
    }

    @Test("have values as in ISO 8601, and read them in any order")
    func values() {
        #expect(Self.german.value(of: "4.12.26") == "2026-12-04")
        #expect(Self.american.value(of: "4.12.26") == "2026-04-12")
        #expect(Self.german.value(of: "2026-12-04") == "2026-12-04")
        #expect(Self.german.value(of: "0412") == "XXXX-12-04")
        #expect(Self.german.value(of: "30022026") == "2026-02-30")
        var field = SectionedFieldModel(Self.german, text: "2026-12-04")
        #expect(field.presentation.text == "04122026")
        field.send(.settingsChanged(SectionedFieldSettings(format: Self.american)))
        #expect(field.presentation.text == "12042026")
        field.send(.settingsChanged(SectionedFieldSettings(format: Self.swedish)))
        #expect(field.presentation.text == "20261204")
        field.send(.field(.set("2412")))
        field.send(.settingsChanged(SectionedFieldSettings(format: Self.german)))
        #expect(field.presentation.text == "")
    }

    @Test("don't read a value that lacks the first digits as another one")
    func incompleteValues() {
        let error = ControlMessage(.incomplete, 4, unit: .characters)
        #expect(Self.swedish.text(set: "XXXX-12-24") == "" && Self.swedish.error(in: "XXXX-12-24") == error)
        #expect(Self.german.text(set: "2412-XX-XX") == "" && Self.american.text(set: "XXXX-12-24") == "1224")
        #expect(SectionedFieldModel(Self.swedish, text: "XXXX-12-24").presentation.text == "")
        #expect(Self.swedish.formatted("XXXX-12-24").display == "")
        #expect(SectionedFormat.time().text(set: "XX:30") == "" && SectionedFormat.time().text(set: "3X:XX") == "3")
        var field = SectionedFieldModel(Self.german, text: "2412")
        field.send(.settingsChanged(SectionedFieldSettings(format: Self.american)))
        #expect(field.presentation.text == "1224")
        field.send(.settingsChanged(SectionedFieldSettings(format: Self.swedish)))
        #expect(field.presentation.text == "")
    }

    @Test("read ISO 8601 without hyphens where it's entered as a whole")
    func compact() {
        #expect(Self.german.formatted("20261224").display == "24.12.2026")
        #expect(Self.german.formatted("20111224").display == "20.11.1224")
        #expect(Self.german.formatted("4122026").display == "04.12.2026")
        #expect(Self.german.formatted("41226").display == "04.12.2026")
        var field = SectionedFieldModel(Self.american, text: "01")
        field.send(.field(.willEdit(TextEdit(2..<2, "102026"))))
        #expect(field.presentation.text == "01102026")
    }

    @Test(
        "have bounds in other forms of ISO 8601, each of which applies without the other one",
        arguments: [
            ("20260101/20261231", "2026-01-01/2026-12-31"), ("2026-01-01/20261231", "2026-01-01/2026-12-31"),
            ("2026-01-01T00:00:00/2026-12-31T23:59:59.999Z", "2026-01-01/2026-12-31"),
            ("2026-01-01/x", "2026-01-01/2099-12-31"), ("x/2026-12-31", "1900-01-01/2026-12-31"),
            ("2026-02-30/2026-12-31", "1900-01-01/2026-12-31"), ("01/31/2026/2026-12-31", "1900-01-01/2026-12-31"),
            ("2026-W05-1/2026-12-31", "1900-01-01/2026-12-31"),
            ("99999999999999999999/2026-12-31", "1900-01-01/2026-12-31"),
        ]
    )
    func bounds(written: String, range: String) {
        for name in ["date dmy .", "date mdy /", "date ymd bday -"] {
            #expect(SectionedFormat("\(name) \(written)")?.declaration == "\(name) \(range)")
        }
    }

    @Test("have declarations")
    func declaration() {
        #expect(SectionedFormat("date dmy .") == Self.german)
        #expect(SectionedFormat("date mdy") == Self.american)
        #expect(SectionedFormat("date") == Self.swedish)
        let text = "date dmy . 2026-01-01/2026-12-31"
        #expect(SectionedFormat(text)?.declaration == text)
        #expect(SectionedFormat("date mdy / 1900-01-01/2026-12-31")?.declaration == "date mdy / 1900-01-01/2026-12-31")
        #expect(SectionedFormat("date mdy / 2026-02-30/x")?.declaration == "date mdy /")
        #expect(
            SectionedFormat.date(.yearMonthDay, from: CalendarDate("2026-01-01")).declaration
                == "date ymd / 2026-01-01/2099-12-31"
        )
        let birthday = SectionedFormat("date mdy bday / 1900-01-01/2026-12-31")
        #expect(birthday?.declaration == "date mdy bday / 1900-01-01/2026-12-31")
        #expect(birthday?.entry.purpose == .birthday)
        #expect(Self.german.visibleSeparator == ".")
        #expect(Self.german.entry.keyboard == .digits)
        #expect(Self.german != Self.american)
    }
}

@Suite("Times of day")
struct TimeTests {
    private static let format = SectionedFormat.time()

    @Test(
        "complete hours and minutes while they're typed",
        arguments: [
            ("9", "09"), ("930", "0930"), ("1:5", "015"), ("1:6", "0106"), ("1:5/", "015"), ("1:", "01"), ("0:", "00"),
            ("0:30", "0030"),
            ("0:0", "000"),
            ("2130", "2130"), ("24", "24"),
            ("930p", "2130"), ("9:30 pm", "2130"), ("1230am", "0030"), ("12:30pm", "1230"), ("9p", "21"), ("1p", "13"),
            ("p", ""), ("12:30 a.m.", "0030"), ("12:30 in the afternoon", "1230"), ("12:30 at noon", "1230"),
            ("9:30 in private", "0930"), ("9:30 in the evening", "0930"), ("12:30a", "1230"), ("12:30 pm", "1230"),
            ("9:30 x pm", "0930"),
        ],
        NativeField.Manner.allCases
    )
    func typing(example: (keys: String, text: String), manner: NativeField.Manner) {
        var field = NativeField(Self.format, manner: manner)
        for key in example.keys { field.replaceSelection(with: String(key)) }
        #expect(field.text == example.text)
        #expect(field.errors.isEmpty)
    }

    @Test("are converted at the end of an \"a\" that was typed alone", arguments: NativeField.Manner.allCases)
    func ending(manner: NativeField.Manner) {
        for (keys, text) in [("12:30a", "0030"), ("12:30 at", "1230"), ("9:30a", "0930")] {
            var field = NativeField(Self.format, manner: manner)
            field.focus()
            for key in keys { field.replaceSelection(with: String(key)) }
            field.leave()
            #expect(field.text == text)
            // The letters of an earlier visit don't count.
            field.focus()
            for key in "pm" { field.replaceSelection(with: String(key)) }
            #expect(field.text == (keys == "9:30a" ? "2130" : keys == "12:30a" ? "1230" : "1230"))
        }
    }

    @Test(
        "read times that are pasted, filled in, or set as a whole",
        arguments: [
            "21:30", "2130", "21.30", "9:30 PM", "9:30\u{202F}p.m.", "09:30pm", "21h30", "21:30:15", "٢١:٣٠", "930pm",
        ]
    )
    func whole(text: String) {
        #expect(Self.format.formatted(text).display == "21:30")
        for manner in NativeField.Manner.allCases {
            for before in ["", "1", "0101"] {
                var field = NativeField(Self.format, text: before, manner: manner)
                field.select(0..<field.text.utf16.count)
                field.replaceSelection(with: text)
                #expect(field.text == "2130", "\(manner) \(before)")
                #expect(field.errors.isEmpty)
            }
        }
        var model = SectionedFieldModel(Self.format, text: "0101")
        model.send(.field(.filled(text, caret: text.utf16.count)))
        #expect(model.presentation.text == "2130")
    }

    @Test(
        "refuse words that can say the half of the day",
        arguments: [
            "下午9:30", "오후 9:30", "9:30 م", "٩:٣٠ م", "9:30 μμ", "अ 9:30", "९:३० अपराह्न", "9:30 ከሰዓት", "9:30 ÖS",
            "9:30 nm.",
            "9:30 em", "8:30 nachmittags", "9.30 abends", "9:30 AP", "25:30 pm", "99:30 am",
            // Uzbek, Langi, and Embu.
            "11:53 TK", "2:36 MUU", "6:37 UT",
        ]
    )
    func otherWords(text: String) {
        #expect(Self.format.error(in: text) != nil)
        for manner in NativeField.Manner.allCases {
            var field = NativeField(Self.format, text: "", manner: manner)
            field.replaceSelection(with: text)
            #expect(field.text.isEmpty || Self.format.error(in: field.text) != nil, "\(manner)")
        }
    }

    @Test(
        "ignore words beside a time of 24 hours",
        arguments: [
            ("21:30 Samstag", "2130"), ("21.30 abends", "2130"), ("13:30 am", "1330"), ("21:30 م", "2130"),
            ("9 Uhr 30", "0930"),
            ("kl. 9.30", "0930"), ("9h30", "0930"), ("9 uur 30", "0930"), ("9u30", "0930"), ("9h30m", "0930"),
            ("T09:30", "0930"),
        ]
    )
    func words(text: String, result: String) {
        #expect(Self.format.error(in: text) == nil)
        var field = NativeField(Self.format, text: "", manner: .asks)
        field.replaceSelection(with: text)
        #expect(field.text == result)
        for (keys, result) in [("1330a", "1330"), ("2130 Sa", "2130")] {
            var field = NativeField(Self.format, text: "", manner: .asks)
            for key in keys { field.replaceSelection(with: String(key)) }
            #expect(field.text == result)
        }
    }

    @Test("exist, and are in a range")
    func range() {
        #expect(Self.format.error(in: "24:00") == ControlMessage(.timeIncorrect))
        #expect(Self.format.error(in: "00:60") == ControlMessage(.timeIncorrect))
        #expect(Self.format.error(in: "00:00") == nil)
        #expect(Self.format.error(in: "23:59") == nil)
        #expect(Self.format.error(in: "093") == ControlMessage(.incomplete, 1, unit: .characters))
        #expect(Self.format.error(in: "下午9:30") == ControlMessage(.incorrect))
        let day = SectionedFormat.time(from: TimeOfDay("09:00"), through: TimeOfDay("17:30"))
        #expect(day.error(in: "08:59") == ControlMessage(.tooEarly))
        #expect(day.error(in: "17:30") == nil)
        #expect(day.error(in: "17:31") == ControlMessage(.tooLate))
        let night = SectionedFormat.time(from: TimeOfDay("21:00"), through: TimeOfDay("06:00"))
        #expect(night.error(in: "21:00") == nil)
        #expect(night.error(in: "06:00") == nil)
        #expect(night.error(in: "12:00") == ControlMessage(.tooEarly))
    }

    @Test(
        "have bounds in other forms of ISO 8601, each of which applies without the other one",
        arguments: [
            ("09:00:00/17:30:00", "09:00/17:30"), ("0900/173000", "09:00/17:30"), ("09:00/x", "09:00/23:59"),
            ("T09:00Z/17:30:00.000", "09:00/17:30"), ("/17:30", "00:00/17:30"), ("9 pm/17:30", "00:00/17:30"),
            ("2026-01-01T09:00/17:30", "00:00/17:30"),
        ]
    )
    func bounds(written: String, range: String) {
        #expect(SectionedFormat("time . \(written)")?.declaration == "time . \(range)")
    }

    @Test("have declarations")
    func declaration() {
        #expect(SectionedFormat("time") == Self.format)
        #expect(SectionedFormat("time . 09:00/17:30")?.declaration == "time . 09:00/17:30")
        #expect(SectionedFormat("time : 9:00/24:00")?.declaration == "time : 09:00/23:59")
        #expect(Self.format.visibleSeparator == ":")
        #expect(Self.format.value(of: "9:30 PM") == "21:30")
        #expect(Self.format.value(of: "2460") == "24:60")
        #expect(TimeOfDay("24:00") == nil)
        #expect(TimeOfDay("07:05")?.text == "07:05")
    }
}
