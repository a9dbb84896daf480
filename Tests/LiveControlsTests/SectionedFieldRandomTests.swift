import LiveControls
import LiveTestSupport
import LiveText
import Testing

@Suite("Sectioned field: random events")
struct SectionedFieldRandomTests {
    static let formats: [SectionedFormat] = [
        .card, .phoneUS, .sixDigitCode, .iban, .expiry, .code([3, 3]), .sections([2, 3, 1], .any),
        .phone(), .phone("FR"), .pattern("AA-999-AA"), .pattern("AA?9X? 9AA"), .date(.dayMonthYear),
        .date(.yearMonthDay), .time(), .sections([4, 2], .letters),
        .sections([3, 2, 2, 2], .alphanumeric), .sections([], .any),
    ]
    private static let pieces = [
        "4", "7", "1", "37", "12", "36", "a", "x/", "/", "4242-4242", "4242424242424242", "04/2027", "1/", "é", "👍🏽",
        "DE89 3704", "IBAN", "no93", "+1 (212) 555-2679", "9", "2026-12-24", "9 pm",
    ]

    /// Performs random actions of a person, and checks the invariants after each. Then it restores the earlier texts, as undo does.
    private static func live(
        _ format: SectionedFormat,
        _ manner: NativeField.Manner,
        text: String = "",
        seed: UInt64
    ) -> String? {
        var random = SplitMix64(seed: seed)
        var history: [String] = []
        var field = NativeField(format, text: text, manner: manner)
        field.focus()
        for step in 0..<80 {
            let places = field.scalarPlaces
            if Int.random(in: 0..<3, using: &random) == 0 {
                let first = places.randomElement(using: &random) ?? 0
                let second = Bool.random(using: &random) ? first : places.randomElement(using: &random) ?? 0
                field.select(min(first, second)..<max(first, second))
            }
            let piece = Self.pieces.randomElement(using: &random) ?? ""
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<6: field.replaceSelection(with: piece)
            case 6..<9:
                let caret = field.selection.lowerBound
                if field.selection.isEmpty { field.select((field.scalarPlaces.last { $0 < caret } ?? 0)..<caret) }
                field.replaceSelection(with: "")
            default: _ = field.compose(["か", piece], isLeft: false)
            }
            history.append(field.text)
            if let error = SectionedFieldDifferentialTests.error(of: field) {
                return "seed \(seed), step \(step): \(error)"
            }
        }
        field = NativeField(format, text: history.last ?? "", manner: manner)
        for text in history.reversed() {
            let effects = field.set(text)
            if !effects.isEmpty || field.model.presentation.text != text {
                return "seed \(seed), undo to '\(text)': \(effects)"
            }
        }
        return nil
    }

    @Test(
        "keeps the same text in the native field and the model, in sections, with the caret inside, also on undo",
        arguments: formats,
        NativeField.Manner.allCases
    )
    func sameText(format: SectionedFormat, manner: NativeField.Manner) {
        for seed in UInt64(1)...4 {
            for text in ["", "378282246310005", "a1"] {
                let error = Self.live(format, manner, text: text, seed: seed)
                #expect(error == nil)
            }
        }
    }

    @Test(
        "keeps the text around an insertion, and truncates it at the end of a character",
        arguments: [
            SectionedFormat.card, .iban, .phoneUS, .sections([2, 3, 1], .any), .sections([1, 30], .any),
            .sections([1, 9], .alphanumeric),
        ]
    )
    func surroundings(format: SectionedFormat) {
        for seed in UInt64(1)...40 {
            var texts = TextGenerator(seed: seed)
            var field = NativeField(format, manner: .asks)
            for _ in 0..<50 {
                // This includes positions inside a surrogate pair, where no platform should put a caret.
                let selection = TextEdit(
                    from: texts.number(in: 0...field.units.count),
                    to: texts.number(in: 0...field.units.count),
                    texts.number(in: 0...2) == 0 ? "4\(texts.number(in: 0...99_999))DE" : texts.text(pieces: 4)
                )
                let before = field.units
                let places = field.scalarPlaces
                let start = places.last { $0 <= selection.range.lowerBound } ?? 0
                let end = places.first { $0 >= (selection.range.isEmpty ? start : selection.range.upperBound) } ?? start
                field.select(selection.range)
                field.replaceSelection(with: selection.replacement)
                let (after, text) = (field.units, field.text)
                #expect(field.errors.isEmpty, "seed \(seed)")
                #expect(Array(field.model.presentation.text.utf16) == after, "seed \(seed)")
                if after == before { continue }
                let kept = after.dropFirst(start).dropLast(before.count - end)
                #expect(after.count >= start + before.count - end, "seed \(seed): \(text.debugDescription)")
                #expect(after.prefix(start) == before.prefix(start), "seed \(seed): \(text.debugDescription)")
                #expect(after.suffix(before.count - end) == before.suffix(before.count - end), "seed \(seed)")
                guard format.accepts == .any else { continue }
                let accepted = String(
                    String.UnicodeScalarView(selection.replacement.unicodeScalars.filter(Self.isAccepted))
                )
                let characters = TextUnit.characters.count(String(decoding: kept, as: UTF16.self))
                let cut = TextLimit(characters, unit: .characters).measure(accepted).validEnd
                #expect(Array(accepted.utf16.prefix(cut)) == Array(kept), "seed \(seed): \(text.debugDescription)")
            }
        }
    }

    private static func isAccepted(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: false
        default: true
        }
    }

    @Test("doesn't trap on offsets and lengths of any size", arguments: [Int.min, -1, 0, 1, 5, Int.max])
    func extremes(number: Int) {
        for format in Self.formats + [.code([number]), .sections([number, 0, number], .any)] {
            var field = SectionedFieldModel(format, text: "12a👍🏽34")
            let ranges = [number..<number, min(0, number)..<max(0, number), 0..<0, Int.min..<Int.max, 3..<4]
            for range in ranges {
                for text in ["1", "", "👍🏽x"] {
                    field.send(.willEdit(TextEdit(range, text)), at: .nan)
                }
                field.send(.selected(range), at: -.infinity)
                #expect(field.presentation.selection.upperBound <= field.presentation.text.utf16.count)
            }
            field.send(.edited("123👍🏽", caret: number))
            field.send(.composing("か👍🏽"))
            field.send(.willEdit(TextEdit(Int.min..<Int.max, "x")))
            field.send(.edited("1か👍🏽", caret: number))
            field.send(.set("👍🏽4"))
            field.change { $0.today = CalendarMonth(year: number, month: number) }
            field.send(.focused(true), at: .infinity)
            field.send(.composing("4"))
            field.send(.focused(false), at: .nan)
            field.send(.woke)
            let shown = field.presentation
            #expect(shown.opening == 0 || shown.opening == 1)
            #expect(shown.sections.last?.upperBound == shown.text.utf16.count)
            #expect(shown.layout(width: 300).boxes.allSatisfy { $0.width.isFinite })
        }
    }

    @Test("never leaves half a surrogate pair", arguments: [1..<1, 0..<1, 1..<2, 1..<3, 2..<3])
    func surrogates(range: Range<Int>) {
        var field = SectionedFieldModel(.sections([4], .any), text: "👍a")
        for text in ["", "x"] {
            var effects = field.send(.willEdit(TextEdit(range, text))).fieldEffects
            // The platform would split the pair if the edit didn't cover it as a whole.
            if range != 2..<3 { #expect(!effects.contains(.allow)) }
            effects.removeAll { $0 == .allow }
            #expect(!field.presentation.text.unicodeScalars.contains("\u{FFFD}"))
            field.send(.set("👍a"))
        }
    }
}

extension NativeField {
    /// The offsets between scalars.
    fileprivate var scalarPlaces: [Int] {
        (0...units.count).filter { $0 == units.count || !UTF16.isTrailSurrogate(units[$0]) }
    }
}
