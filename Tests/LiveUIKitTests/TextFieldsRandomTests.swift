#if canImport(UIKit)
#if canImport(HeadlessTesting)
import HeadlessTesting
#endif
import LiveControls
import LiveTestSupport
import LiveText
import LiveUIKit
import Testing
import UIKit

/// A person, an input method, autofill, undo and a program that use one field at random.
@MainActor private struct RandomPerson {
    let stage: TestWindow
    let keyboard: KeyboardSimulator
    let native: UITextField
    let pieces: [String]
    var random: SplitMix64
    /// The last action, for the report.
    private(set) var deed = ""

    init(_ stage: TestWindow, _ native: UITextField, pieces: [String], seed: UInt64) {
        self.stage = stage
        keyboard = KeyboardSimulator(stage)
        self.native = native
        self.pieces = pieces
        random = SplitMix64(seed: seed)
    }

    private mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

    /// Carets are between characters.
    private mutating func place() -> Int {
        let text = native.text ?? ""
        let places = text.indices.map { $0.utf16Offset(in: text) } + [text.utf16.count]
        return places[number(0..<places.count)]
    }

    mutating func act(setting set: (String) -> Void, focusing focus: (Bool) -> Void) {
        let piece = pieces[number(0..<pieces.count)]
        let (first, second) = (place(), place())
        let range = min(first, second)..<max(first, second)
        let kind = number(0..<24)
        deed = "deed \(kind) with \(piece.debugDescription) at \(range) of \((native.text ?? "").debugDescription)"
        switch kind {
        case 0...5: keyboard.type(String(piece.prefix(2)))
        case 6, 7: keyboard.backspace()
        case 8: keyboard.deleteForward()
        case 9: keyboard.deleteWord()
        case 10: keyboard.select(range)
        case 11: keyboard.moveCaret(to: first)
        case 12: keyboard.paste(piece)
        case 13: number(0..<2) == 0 ? keyboard.cut() : keyboard.selectAll()
        case 14, 15: keyboard.compose(String("nihao".prefix(number(1..<6))))
        case 16: keyboard.commit(number(0..<2) == 0 ? nil : piece)
        case 17: keyboard.autofill(piece)
        case 18: keyboard.dictate(piece)
        case 19: keyboard.drop(piece, at: first)
        case 20: number(0..<2) == 0 ? keyboard.correct(range, to: piece) : keyboard.predictInline(piece)
        case 21: _ = number(0..<3) == 0 ? keyboard.redo() : keyboard.undo()
        case 22: set(piece)
        default: focus(number(0..<3) > 0)
        }
    }
}

@MainActor @Suite("Text fields, in UIKit: random events") struct TextFieldsRandomTests {
    /// The number of runs, and of actions in each, for each variant of the platform.
    private static let (lives, deeds) = (6, 84)

    static let formats: [SectionedFormat] = [
        .card, .sections([2, 3, 1], .any), .expiry, .iban, .sections([], .any), .phoneUS,
    ]

    private func live(
        _ native: UITextField,
        _ person: inout RandomPerson,
        set: (String) -> Void,
        focus: (Bool) -> Void,
        check: () -> String?
    ) -> String? {
        for step in 0..<Self.deeds {
            person.act(setting: set, focusing: focus)
            let error = person.stage.errors.first ?? selectionError(native) ?? check()
            if let error {
                return "step \(step), \(person.deed), now \((native.text ?? "").debugDescription): \(error)"
            }
        }
        return nil
    }

    private func selectionError(_ native: UITextField) -> String? {
        guard let selection = native.selection else { return nil }
        return selection.upperBound <= (native.text ?? "").utf16.count
            ? nil : "selected beyond the text: \(selection)"
    }

    @Test(
        "keeps a sectioned field, its native field and its places consistent",
        arguments: UnspecifiedBehavior.everyWay
    )
    func sectioned(way: UnspecifiedBehavior) {
        way.run {
            for life in 0..<Self.lives {
                let seed = UInt64(life)
                let scene = SectionedFieldScene(Self.formats[life])
                let (field, native) = (scene.field, scene.field.native)
                var person = RandomPerson(
                    scene.stage,
                    native,
                    pieces: ["4", "12", "4242-4242 4242 4242", "04/27", "Ab", "é漢", "😀", " ", "", "DE89", "1/"],
                    seed: seed
                )
                let error = live(native, &person) {
                    field.text = $0
                } focus: {
                    _ = $0 ? field.becomeFirstResponder() : field.resignFirstResponder()
                } check: {
                    sectionedError(field)
                }
                #expect(error == nil, "seed \(seed)")
            }
        }
    }

    private func sectionedError(_ field: SectionedFieldView) -> String? {
        let (native, presentation) = (field.native, field.presentation)
        if native.text != field.text { return "the field holds \(field.text.debugDescription)" }
        guard native.markedTextRange == nil else { return nil }
        if let selection = native.selection, selection != presentation.selection {
            return "selected \(selection), and \(presentation.selection) in the core"
        }
        let capacity = presentation.lengths.reduce(0, +)
        let isCut = !presentation.lengths.isEmpty && field.text.count > capacity
        return isCut ? "more than \(capacity) characters" : nil
    }

    @Test(
        "keeps a limited field and its native field consistent, within the limit",
        arguments: UnspecifiedBehavior.waysOfTakingBack
    )
    func limited(way: UnspecifiedBehavior) {
        way.run {
            for life in 0..<Self.lives {
                let seed = UInt64(life)
                let overflow = TextOverflow.allCases[life % 3]
                let scene = LimitedFieldScene(TextLimit(8, unit: life < 3 ? .characters : .utf16), overflow)
                let field = scene.field
                var person = RandomPerson(
                    scene.stage,
                    field,
                    pieces: ["1", "ab", "longer than that", "é漢", "😀", "👨‍👩‍👧‍👦", " ", ""],
                    seed: seed
                )
                var most = 8
                let error = live(field, &person) {
                    field.text = $0
                    most = max(most, field.limit.unit.count($0))
                } focus: {
                    _ = $0 ? field.becomeFirstResponder() : field.resignFirstResponder()
                } check: {
                    if field.text != field.presentation.text { return "the core has \(field.presentation.text)" }
                    guard field.markedTextRange == nil, overflow != .allow else { return nil }
                    let count = field.presentation.count
                    if (count > 8) != (field.presentation.error != nil) { return "\(count) is not marked" }
                    // Text that is set or filled in may be too long, and may come back.
                    if field.presentation.text.contains("longer than that") { most = max(most, count) }
                    return count > most ? "\(count) of \(most)" : nil
                }
                #expect(error == nil, "seed \(seed)")
            }
        }
    }
}
#endif
