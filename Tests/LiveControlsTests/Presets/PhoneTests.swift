import Foundation
import LiveText
import LiveUnicode
import Testing

@testable import LiveControls

@Suite("Telephone numbers")
struct PhoneTests {
    private static func display(_ text: String, _ country: String? = nil) -> String {
        SectionedFormat.phone(country).formatted(text).display
    }

    @Test(
        "groups digits as they're typed",
        arguments: [
            ("FR", "0612345678", ["0", "06", "06 1", "06 12", "06 12 3", "06 12 34"]),
            ("FR", "612345678", ["6", "6 1", "6 12", "6 12 3"]),
            ("FR", "+33612345678", ["+", "+3", "+33", "+33 6", "+33 6 1", "+33 6 12"]),
            ("US", "2015550123", ["2", "20", "201", "201 5", "201 55", "201 555", "201 5550", "201 555 01"]),
            ("DE", "030123456", ["0", "03", "030", "030 1", "030 12"]),
            ("GB", "+4930123456", ["+", "+4", "+49", "+49 3", "+49 30", "+49 30 1"]),
        ]
    )
    func grouping(country: String, number: String, groups: [String]) {
        for (index, expected) in groups.enumerated() {
            #expect(Self.display(String(number.prefix(index + 1)), country) == expected)
        }
    }

    @Test(
        "has room for the number as soon as its country is known",
        arguments: [
            ("FR", "", [2, 2, 2, 2, 2]), ("FR", "0", [2, 2, 2, 2, 2]), ("FR", "6", [1, 2, 2, 2, 2]),
            ("FR", "+33", [3, 1, 2, 2, 2, 2]), ("US", "", [3, 3, 4]), ("GB", "", [5, 6]), (nil, "", [2, 3, 3, 4]),
            (nil, "+44", [3, 4, 6]), (nil, "+4420", [3, 4, 6]), (nil, "+442079", [3, 2, 4, 4]),
        ] as [(String?, String, [Int])]
    )
    func room(country: String?, text: String, lengths: [Int]) {
        // Two digits don't choose a format yet.
        #expect(SectionedFieldModel(.phone(country), text: text).presentation.lengths == lengths)
    }

    @Test(
        "ends before an extension in any script",
        arguments: ["ext. 12", "доб. 12", "доб 12", ",,12", ";12", "内線12", "#12", ", 789"]
    )
    func extensions(text: String) throws {
        let number = try #require(PhoneNumber("030 123456 \(text)", country: "DE"))
        #expect(number.e164 == "+4930123456")
        #expect(PhoneNumber("тел. (030) 123456", country: "DE")?.e164 == "+4930123456")
    }

    @Test(
        "refuses a pasted number that is too long, and does not cut it into another",
        arguments: [
            ("US", "91 98765 43210"), ("FR", "(415) 555-2671"), ("FR", "061234567899"), ("FR", "+1 415 555 26711"),
            (nil, "+1 415 555 26711"),
        ] as [(String?, String)]
    )
    func tooLong(country: String?, text: String) {
        var field = SectionedFieldModel(.phone(country))
        let effects = field.send(.field(.willEdit(TextEdit(0..<0, text))))
        #expect(effects.contains(.refused))
        #expect(field.presentation.text.isEmpty)
    }

    @Test(
        "keeps a number that is too long and filled in, which is incorrect",
        arguments: [
            ("FR", "(415) 555-2671", "4155552671"), (nil, "(415) 555-2671 99999", "+415555267199999"),
            (nil, "2026 1224 9999 9999 9999 9999 9999", "+2026122499999999999999999"),
        ] as [(String?, String, String)]
    )
    func tooLongAndFilledIn(country: String?, text: String, kept: String) {
        var field = SectionedFieldModel(.phone(country))
        field.send(.field(.filled(text, caret: text.utf16.count)))
        #expect(field.presentation.text == kept)
        #expect(!field.presentation.isComplete)
        #expect(field.presentation.error?.key == .over)
    }

    @Test("adds a plus sign that wasn't typed, and only one", arguments: NativeField.Manner.allCases)
    func plus(manner: NativeField.Manner) {
        var field = NativeField(.phone(), manner: manner)
        for character in "33612345678" { field.replaceSelection(with: String(character)) }
        #expect(field.text == "+33612345678")
        #expect(field.completions == 1)
        field.replaceSelection(with: "9")
        #expect(field.text == "+33612345678")
        field.select(0..<0)
        field.replaceSelection(with: "+")
        #expect(field.text == "+33612345678")
    }

    @Test(
        "doesn't repeat a calling code that is pasted or filled in",
        arguments: ["+33 6 12 34 56 78", "33612345678", "tel:+33-6-12-34-56-78", "+３３ ６１２３４５６７８"],
        NativeField.Manner.allCases
    )
    func pasted(number: String, manner: NativeField.Manner) {
        for typed in ["", "+", "+3", "+33"] {
            var field = NativeField(.phone(), text: typed, manner: manner)
            field.select(field.text.utf16.count..<field.text.utf16.count)
            field.replaceSelection(with: number)
            #expect(field.text == "+33612345678")
        }
    }

    @Test("keeps the caret after a digit that an input method composed")
    func composition() {
        var field = SectionedFieldModel(.phone(), text: "+3361234567")
        field.send(.field(.focused(true)))
        field.send(.field(.composing("+33４61234567")))
        field.send(.field(.edited("+33４61234567", caret: 4)))
        #expect(field.presentation.text == "+33461234567")
        #expect(field.presentation.selection == 4..<4)
    }

    @Test("reads a formatted number that is filled in")
    func filled() {
        var field = SectionedFieldModel(.phone("FR"), text: "01")
        field.send(.field(.filled("06 12 34 56 78", caret: 14)))
        #expect(field.presentation.text == "0612345678")
    }

    @Test("takes the typed prefix 00 for the plus sign", arguments: NativeField.Manner.allCases)
    func zeros(manner: NativeField.Manner) {
        for (keys, steps) in [("0033", ["+0", "+00", "+3", "+33"]), ("+0049", ["+", "+0", "+00", "+4", "+49"])] {
            var field = NativeField(.phone(), manner: manner)
            for (key, step) in zip(keys, steps) {
                field.replaceSelection(with: String(key))
                #expect(field.text == step)
                #expect(field.selection == step.count..<step.count)
            }
        }
    }

    @Test("keeps a plus sign at the start", arguments: NativeField.Manner.allCases)
    func plusStaysFirst(manner: NativeField.Manner) {
        var field = NativeField(.phone("FR"), text: "+336", manner: manner)
        field.select(0..<0)
        field.replaceSelection(with: "4")
        #expect(field.text == "+4336")
        field.select(2..<2)
        field.replaceSelection(with: "+49")
        #expect(field.text == "+449336")
    }

    @Test("inserts digits that are typed before a plus sign after it", arguments: NativeField.Manner.allCases)
    func digitsBeforePlus(manner: NativeField.Manner) {
        for country in [nil, "FR"] {
            var field = NativeField(.phone(country), text: "+612345678", manner: manner)
            field.select(0..<0)
            for digit in ["3", "3"] { field.replaceSelection(with: digit) }
            #expect(field.text == "+33612345678")
            #expect(field.selection == 3..<3)
            #expect(field.errors.isEmpty)
        }
    }

    @Test(
        "adds a plus sign to a number that a program sets",
        arguments: ["33612345678", "0033612345678", "+33612345678"]
    )
    func plusOfValue(value: String) {
        var field = SectionedFieldModel(.phone(), text: "+1")
        field.send(.field(.set(value)))
        #expect(field.presentation.text == "+33612345678")
        #expect(SectionedFormat.phone().error(in: value) == nil)
        // Undo restores a text whose plus sign was deleted.
        #expect(SectionedFormat.phone().text(set: "336") == "336")
    }

    @Test("adds a plus sign that was replaced or deleted", arguments: NativeField.Manner.allCases)
    func plusIsBack(manner: NativeField.Manner) {
        var field = NativeField(.phone(), text: "+33612345678", manner: manner)
        field.select(0..<3)
        for digit in ["4", "9"] { field.replaceSelection(with: digit) }
        #expect(field.text == "+49612345678")
        #expect(field.selection == 3..<3)
        field = NativeField(.phone(), text: "+33", manner: manner)
        field.select(0..<1)
        field.replaceSelection(with: "")
        #expect(field.text == "33")
        field.select(2..<2)
        field.replaceSelection(with: "6")
        #expect(field.text == "+336")
        #expect(field.selection == 4..<4)
        field.set("336")
        field.select(1..<1)
        field.replaceSelection(with: "4")
        #expect(field.text == "+3436" && field.selection == 3..<3)
        field = NativeField(.phone(), text: "+33612345678", manner: manner)
        field.select(0..<1)
        field.replaceSelection(with: "")
        #expect(field.text == "+33612345678" && field.errors.isEmpty)
    }

    @Test(
        "keeps the calling code of a country that the program removes",
        arguments: [
            ("US", "6591234567", "+16591234567"), ("FR", "0612345678", "+33612345678"), ("FR", "0612", "+330612"),
            ("FR", "+4930123456", "+4930123456"), ("FR", "", ""),
        ]
    )
    func removedCountry(country: String, text: String, result: String) {
        var field = SectionedFieldModel(.phone(country), text: text)
        field.change { $0.format = .phone() }
        #expect(field.presentation.text == result)
        field.change { $0.format = .phone(country) }
        #expect(field.presentation.text == result)
    }

    @Test("leaves no plus sign without digits behind", arguments: NativeField.Manner.allCases)
    func lonePlus(manner: NativeField.Manner) {
        for country in [nil, "FR"] {
            var field = NativeField(.phone(country), text: "", manner: manner)
            field.focus()
            field.replaceSelection(with: "+3")
            field.select(1..<2)
            field.replaceSelection(with: "")
            #expect(field.text == "+")
            var confirmed = field
            confirmed.commit()
            #expect(confirmed.text == "")
            field.leave()
            #expect(field.text == "" && field.selection == 0..<0)
            #expect(field.model.presentation.validity == .neutral && field.model.presentation.error == nil)
            #expect(field.model.presentation.phase != .filled)
            #expect(field.errors.isEmpty)
        }
    }

    @Test("judges a number by its own country")
    func foreign() {
        let format = SectionedFormat.phone("FR")
        #expect(format.error(in: "06 12 34 56 78") == nil)
        #expect(format.error(in: "+49 30 123456") == nil)
        #expect(format.error(in: "0049 30 123456") == nil)
        #expect(format.error(in: "+1 211 555 2671") == ControlMessage(.phoneIncorrect))
        #expect(format.phoneNumber(in: "+49 30 123456")?.country == "DE")
    }

    @Test("counts missing and surplus digits")
    func length() {
        let format = SectionedFormat.phone("FR")
        #expect(format.error(in: "06 12 34") == ControlMessage(.incomplete, 4, unit: .characters))
        #expect(format.error(in: "+33 6 12 34 56") == ControlMessage(.incomplete, 2, unit: .characters))
        #expect(format.error(in: "06 12 34 56 78 9") == ControlMessage(.over, 1))
        #expect(format.error(in: "00 12 34 56 78") == ControlMessage(.phoneIncorrect))
        #expect(format.error(in: "") == nil)
        #expect(SectionedFormat.phone("GA").error(in: "060312340") == nil)
        #expect(PhoneNumber("061234", country: "FR")?.length == .tooShort)
        #expect(PhoneNumber("+336123456789")?.length == .tooLong)
        #expect(PhoneNumber("5550123", country: "US")?.length == .localOnly)
    }

    @Test(
        "reads a number in any notation",
        arguments: [
            ("06 12 34 56 78", "+33612345678"), ("+33 (0)6 12 34 56 78", "+33612345678"),
            ("٠٦١٢٣٤٥٦٧٨", "+33612345678"), ("0033 6 12 34 56 78", "+33612345678"), ("33612345678", "+33612345678"),
            ("06.12.34.56.78 ext. 12", "+33612345678"), ("tel:+33612345678;ext=12", "+33612345678"),
            ("+39 06 6982", "+39066982"), ("+241 06 03 12 34", "+24106031234"),
        ]
    )
    func notation(text: String, e164: String) {
        #expect(PhoneNumber(text, country: "FR")?.e164 == e164)
    }

    @Test(
        "tells the kind where the country's numbers differ",
        arguments: [
            ("+33612345678", .mobile), ("+33123456789", .fixedLine), ("+12015550123", .fixedLineOrMobile),
            ("+80012345678", .tollFree), ("+33612", nil),
        ] as [(String, PhoneNumber.Kind?)]
    )
    func kind(number: String, kind: PhoneNumber.Kind?) {
        #expect(PhoneNumber(number)?.kind == kind)
    }

    @Test("writes a number as in its country and abroad")
    func written() throws {
        let number = try #require(PhoneNumber("(201) 555-0123", country: "us"))
        #expect(number.national == "(201) 555-0123")
        #expect(number.international == "+1 201-555-0123")
        #expect(PhoneNumber("06 12", country: "FR")?.national == "0612")
        #expect(PhoneNumber("0612345678") == nil)
        #expect(PhoneNumber("", country: "FR") == nil)
    }

    @Test("has a declaration with the country")
    func declaration() {
        #expect(SectionedFormat("phone FR")?.declaration == "phone FR")
        #expect(SectionedFormat("phone fr") == .phone("FR"))
        #expect(SectionedFormat("phone XX") == .phone())
        #expect(SectionedFormat("phone")?.declaration == "phone")
        #expect(SectionedFormat.phone("FR") != .phone("DE"))
        #expect(SectionedFormat.phone().entry.purpose == .internationalTelephoneNumber)
        #expect(SectionedFormat.card.phoneNumber(in: "+33612345678") == nil)
    }

    @Test("fits every country's example")
    func examples() throws {
        let plans = try #require(NumberingPlans.shared)
        for code in 1...999 {
            for plan in plans.plans(of: code) {
                let text = "+\(code)" + String(utf8Bytes: plan.example[...])
                let format = SectionedFormat.phone()
                #expect(format.formatted(text).text == text)
                #expect(format.error(in: text) == nil, "\(text)")
            }
        }
    }

    @Test("uses the rules that a page fetches")
    func file() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let file = try #require(FileManager.default.contents(atPath: root.path + "/Web/host/phone-rules.bin"))
        let rules = UnsafeBufferPointer(start: PhoneRules.text.utf8Start, count: PhoneRules.text.utf8CodeUnitCount)
        #expect(file.elementsEqual(rules))
    }

    @Test("rejects rules that were changed")
    func changed() throws {
        var bytes = Array(
            UnsafeBufferPointer(start: PhoneRules.text.utf8Start, count: PhoneRules.text.utf8CodeUnitCount)
        )
        #expect(bytes.withUnsafeBufferPointer { NumberingPlans($0) } != nil)
        #expect(bytes.dropLast().withUnsafeBufferPointer { NumberingPlans($0) } == nil)
        bytes[5000] ^= 1
        #expect(bytes.withUnsafeBufferPointer { NumberingPlans($0) } == nil)
        #expect([UInt8]().withUnsafeBufferPointer { NumberingPlans($0) } == nil)
    }
}
