import LiveControls
import LiveText
import Testing

private final class SortCode: SectionRules {
    let name = "sort-code"
    let accepts = AcceptedCharacters.digits
    let sections = [2, 2, 2]
    let visibleSeparator: Unicode.Scalar? = "-"
    let requiresCompletion = true
}

/// Rules that differ from the default in everything that depends on the text.
private final class Plate: SectionRules {
    let name = "plate"
    let accepts = AcceptedCharacters.alphanumeric
    let isUppercase = true
    let largestCapacity: Int? = 7

    func sections(of text: [UInt8]) -> [Int] { text.count > 4 ? [4, 3] : [4] }

    func capacity(of text: [UInt8]) -> Int? { text.first == UInt8(ascii: "X") ? 7 : 4 }

    func isComplete(_ text: [UInt8]) -> Bool? { text.count >= 3 }

    func read(_ text: String, accepted: [UInt8]) -> [UInt8]? {
        accepted.starts(with: "GB".utf8) ? Array(accepted.dropFirst(2)) : nil
    }

    func willInsert(_ insertion: inout SectionInsertion) {
        if insertion.inserted == [UInt8(ascii: "Z")] { insertion.replaceText(with: Array("X1".utf8)) }
    }

    func verdict(on text: [UInt8], today: CalendarMonth?) -> SectionVerdict? {
        text.first == UInt8(ascii: "X") ? .correct : .incorrect(.incorrect)
    }
}

/// A number with one decimal, whose text has no point.
private final class Tenths: SectionRules {
    let name = "tenths"
    let accepts = AcceptedCharacters.digits
    let sections = [1, 1, 1]

    func value(of text: [UInt8]) -> [UInt8]? {
        text.isEmpty ? nil : Array(text.dropLast()) + [UInt8(ascii: ".")] + text.suffix(1)
    }

    func text(ofValue value: [UInt8]) -> [UInt8]? {
        value.suffix(2).first == UInt8(ascii: ".") ? value.filter { $0 != UInt8(ascii: ".") } : nil
    }

    func willInsert(_ insertion: inout SectionInsertion) {
        if insertion.typed.contains(".") { insertion.inserted.append(UInt8(ascii: "0")) }
    }
}

/// A share with a unit, whose decorations lack the text before the second section.
private final class Share: SectionRules {
    let name = "share"
    let accepts = AcceptedCharacters.digits
    let sections = [2, 2]

    func decorations(of text: [UInt8]) -> SectionDecorations? { SectionDecorations(before: [], after: " %") }
}

/// Digits, after which each insertion puts the caret.
private final class EndingRules: SectionRules {
    let name = "ending"
    let accepts = AcceptedCharacters.digits
    let sections = [4]

    func willInsert(_ insertion: inout SectionInsertion) {
        insertion.replaceText(with: insertion.result)
    }
}

private final class UnusableRules: SectionRules {
    let name = "unusable"

    func sections(of text: [UInt8]) -> [Int] { [-4, 0, .max, 2] }

    func capacity(of text: [UInt8]) -> Int? { -1 }
}

@Suite("Sectioned format")
struct SectionedFormatTests {
    // MARK: Declarations

    @Test(
        "reads its own declaration",
        arguments: [
            (SectionedFormat.card, "card"), (.phoneUS, "phone-us"), (.iban, "iban"), (.expiry, "expiry"),
            (.code, "code 1 1 1 1 1 1"), (.sixDigitCode, "code 1 1 1 1 1 1"), (.code([3, 3]), "code 3 3"),
            (.code([3, 3], separator: "-"), "code 3-3"), (.sections([], .any), "any"),
            (.sections([4, 4, 4, 4], .digits), "digits 4 4 4 4"), (.sections([12], .letters), "letters 12"),
            (.sections([2, 2, 2], .alphanumeric, separator: "/"), "alphanumeric 2/2/2"),
            (.code([4, 4], .alphanumeric, separator: "-"), "code alphanumeric 4-4"),
            (.code([3, 3], .letters), "code letters 3 3"), (.code([3, 3], .any), "code alphanumeric 3 3"),
            (.code([4], .digits, alphabet: "2345"), "code [2345] 4"),
            (.code([4], alphabet: "23BC"), "code alphanumeric [23BC] 4"),
            (.code([4, 4], .alphanumeric, alphabet: "23BC"), "code alphanumeric [23BC] 4 4"),
            (.card(brands: [.visa, .amex]), "card visa amex"), (.card(brands: []), "card"),
            (.cvc(for: .amex), "cvc amex"), (.cvc(for: nil), "cvc"),
        ]
    )
    func declaration(format: SectionedFormat, declaration: String) {
        #expect(format.declaration == declaration)
        #expect(SectionedFormat(declaration) == format)
        #expect(SectionedFormat(declaration)?.visibleSeparator == format.visibleSeparator)
    }

    @Test("names every preset in its declaration")
    func presets() {
        #expect(SectionedFormat.presetNames.sorted() == SectionedFormat.presetNames)
        for name in SectionedFormat.presetNames {
            #expect(SectionedFormat(name)?.declaration.split(separator: " ").first.map(String.init) == name)
        }
    }

    private static let lists: [(String, [Int], String?)] = [
        ("2-2-2", [2, 2, 2], "-"), ("2/2", [2, 2], "/"), ("0-3", [3], "-"), ("2-2 2", [2, 2, 2], nil),
        ("2/2-2", [2, 2, 2], nil), ("2 2-2", [2, 2, 2], nil), ("2--2", [2, 2], nil), ("2 - 2", [2, 2], nil),
        ("4,4", [4, 4], nil), ("4.5", [4, 5], nil), ("4\t4", [4, 4], nil), ("4–4", [4, 4], nil), ("-4-", [4], nil),
        ("99999999999 1", [1000, 1], nil), ("x", [], nil), ("", [], nil),
    ]

    @Test("separates lengths at any characters, and draws the one that is between all of them", arguments: lists)
    func lengths(list: String, lengths: [Int], separator: String?) {
        let format = SectionedFormat("digits \(list)")
        #expect(format.map { SectionedFieldModel($0).presentation.lengths } == lengths)
        #expect(format?.visibleSeparator == separator)
    }

    @Test("ignores sections after a preset that has its own")
    func ignored() {
        #expect(SectionedFormat("card 2 2") == .card)
        #expect(SectionedFormat("card cash visa") == .card(brands: [.visa]))
        #expect(SectionedFormat("iban visa [23]") == .iban)
        #expect(SectionedFormat("code [--] 3 3") == .code([3, 3]))
        #expect(SectionedFormat("code ") == .sixDigitCode)
        #expect(SectionedFormat("code 0") == .sixDigitCode)
    }

    @Test(
        "has no format for an unknown name",
        arguments: ["", " ", "visa", "Card", "sections 4 4", "4 4", "sort-code"]
    )
    func unknown(declaration: String) {
        #expect(SectionedFormat(declaration) == nil)
    }

    @Test("is equal to a format with the same declaration")
    func equality() {
        #expect(SectionedFormat.sections([0, 3], .digits) == .sections([3], .digits))
        #expect(SectionedFormat.sections([3], .digits) != .sections([3], .letters))
        #expect(SectionedFormat.card != .sections([4, 4, 4, 4], .digits))
        #expect(Set([SectionedFormat.card, .card, .sixDigitCode, .code([1, 1, 1, 1, 1, 1])]).count == 2)
    }

    // MARK: An app's own rules

    @Test("draws the separator of custom sections")
    func separators() {
        let format = SectionedFormat.sections([2, 2, 2], .digits, separator: "-")
        #expect(format.formatted("6083").display == "60-83")
        #expect(format.formatted("60-83-71").text == "608371")
        #expect(format.visibleSeparator == "-")
        #expect(SectionedFormat.sections([2, 2], .digits, separator: "–").visibleSeparator == nil)
    }

    @Test("follows an app's own rules")
    func ownRules() {
        let format = SectionedFormat(SortCode())
        #expect(format.declaration == "sort-code")
        #expect(format.formatted("608371").display == "60-83-71")
        #expect(format.error(in: "6083") == ControlMessage(.incomplete, 2, unit: .characters))
        #expect(format.validity(of: "60-83-71") == .neutral)
        #expect(format.entry == TextEntry(keyboard: .digits, isProse: false))
        var field = SectionedFieldModel(format)
        field.send(.willEdit(TextEdit(0..<0, "608371")))
        #expect(field.presentation.isComplete && field.presentation.visibleSeparators == "--")
    }

    @Test("puts the caret where an app's own rules put it, even if they leave the text as the platform would")
    func ownCaret() {
        var field = SectionedFieldModel(SectionedFormat(EndingRules()), text: "12")
        let effects = field.send(.willEdit(TextEdit(0..<0, "3"))).fieldEffects
        #expect(effects == [.perform(TextEdit(0..<0, "3")), .select(3..<3)])
    }

    @Test("follows rules that depend on the text")
    func textRules() {
        let format = SectionedFormat(Plate())
        #expect(format.formatted("gb ab12").text == "AB12")
        #expect(format.formatted("x123456").sections == ["X123", "456"])
        #expect(format.formatted("a123456").text == "A123")
        #expect(format.validity(of: "x12") == .correct && format.validity(of: "a12") == .incorrect)
        #expect(format.error(in: "a") == ControlMessage(.incomplete, 3, unit: .characters))
        var field = SectionedFieldModel(format, text: "AB")
        field.send(.willEdit(TextEdit(1..<1, "z")))
        #expect(field.presentation.text == "X1" && field.presentation.selection == 2..<2)
    }

    @Test(
        "refuses a letter or a digit that a page without script submits and the format doesn't accept",
        arguments: [
            ("letters", "José"), ("letters", "Jose\u{301}"), ("letters 3 3", "abc1"), ("digits 4 4", "12O45678"),
            ("alphanumeric 4", "ab é"), ("alphanumeric 4", "ab漢"), ("code", "12345O"), ("code [2345AB] 4", "22C4"),
        ]
    )
    func lostCharacters(declaration: String, text: String) throws {
        let format = try #require(SectionedFormat(declaration))
        #expect(format.error(in: text) == ControlMessage(.incorrect) && format.validity(of: text) == .incorrect)
    }

    @Test(
        "ignores separators between the characters that a format accepts",
        arguments: [("letters", "Jo-se."), ("digits 4 4", "１２３４ – 5678"), ("alphanumeric 4", "a/b·c"), ("any", "é 1")]
    )
    func ignoredSeparators(declaration: String, text: String) throws {
        let format = try #require(SectionedFormat(declaration))
        #expect(format.error(in: text) == nil)
    }

    @Test("has the value of its text, and reads it in preference to other notations")
    func values() {
        let format = SectionedFormat(Tenths())
        #expect(format.value(of: "125") == "12.5" && format.value(of: "12.5") == "12.5")
        #expect(format.text(set: "12.5") == "125" && format.text(set: "1:2:5") == "125")
        #expect(format.value(of: "") == "" && format.error(in: "12.5") == nil)
        var field = SectionedFieldModel(format, text: "3.0")
        #expect(field.presentation.text == "30")
        field.send(.field(.set("4.5")))
        #expect(field.presentation.text == "45")
        // A person doesn't enter values.
        field.send(.willEdit(TextEdit(0..<2, "6.7")))
        #expect(field.presentation.text == "670")
        #expect(SectionedFormat.card.value(of: "4242 4242") == "42424242")
    }

    @Test("draws nothing where an app's decorations lack a text")
    func decorations() {
        let format = SectionedFormat(Share())
        #expect(format.formatted("1234").display == "1234 %")
        #expect(SectionedFieldModel(format, text: "1").presentation.decorations?.before == ["", ""])
    }

    @Test("survives rules that return unusable lengths")
    func unusableRules() {
        let format = SectionedFormat(UnusableRules())
        var field = SectionedFieldModel(format, text: "text")
        field.send(.willEdit(TextEdit(0..<0, "more")))
        #expect(field.presentation.text.isEmpty && field.presentation.lengths == [1000, 2])
    }
}
