#if canImport(UIKit)
#if canImport(HeadlessTesting)
import HeadlessTesting
#endif
import LiveControls
import LiveFoundation
import LiveTestSupport
import LiveText
import LiveUIKit
import Testing
import UIKit

/// An action of a person in a native field, with the events that the core receives.
private enum Deed {
    case type(Character)
    case paste(String)
    case drop(String)
    case compose([String], String)
    case backspace
    case select(Range<Int>)
    case set(String)

    static func random(in text: String, _ pieces: [String], _ random: inout SplitMix64) -> Deed {
        let places = text.indices.map { $0.utf16Offset(in: text) } + [text.utf16.count]
        let ends = (places.randomElement(using: &random)!, places.randomElement(using: &random)!)
        let piece = pieces.randomElement(using: &random)!
        switch Int.random(in: 0..<12, using: &random) {
        case 0..<4: return .type(piece.first!)
        case 4: return .paste(piece)
        case 5: return .drop(piece)
        case 6: return .compose(["n", "ni"], piece)
        case 7, 8: return .backspace
        case 9, 10: return .select(min(ends.0, ends.1)..<max(ends.0, ends.1))
        default: return .set(piece)
        }
    }

    /// The platform's edit for the action at a selection; `nil` if there is none.
    func edit(_ text: String, _ selection: Range<Int>) -> TextEdit? {
        switch self {
        case .type(let key): return TextEdit(selection, String(key))
        case .paste(let piece), .compose(_, let piece): return TextEdit(selection, piece)
        case .drop(let piece): return TextEdit(selection.lowerBound..<selection.lowerBound, piece)
        case .backspace:
            guard selection.isEmpty else { return TextEdit(selection, "") }
            let before = String(decoding: Array(text.utf16.prefix(selection.lowerBound)), as: UTF16.self)
            guard let last = before.last else { return nil }
            return TextEdit(selection.lowerBound - String(last).utf16.count..<selection.lowerBound, "")
        case .select, .set: return nil
        }
    }

    @MainActor func `do`(_ keyboard: KeyboardSimulator, at caret: Int, set: (String) -> Void) {
        switch self {
        case .type(let key): keyboard.type(String(key))
        case .paste(let piece): keyboard.paste(piece)
        case .drop(let piece): keyboard.drop(piece, at: caret)
        case .compose(let steps, let piece):
            steps.forEach(keyboard.compose)
            keyboard.commit(piece)
        case .backspace: keyboard.backspace()
        case .select(let range): keyboard.select(range)
        case .set(let text): set(text)
        }
    }

    /// The events of a field that is asked before some edits, as its delegate is.
    func events(_ text: String, _ selection: Range<Int>, isAsked: Bool) -> [TextFieldEvent<String>] {
        switch self {
        case .select(let range): return [.selected(range)]
        case .set(let text): return [.set(text)]
        default: break
        }
        guard let edit = edit(text, selection) else { return [] }
        let result = edit.applied(to: text)
        if case .compose(let steps, _) = self {
            return steps.map { .composing(TextEdit(selection, $0).applied(to: text)) }
                + [.edited(result, caret: edit.caret)]
        }
        if case .drop = self { return result == text ? [] : [.edited(result, caret: edit.caret)] }
        if isAsked { return [.willEdit(edit)] }
        return result == text ? [] : [.edited(result, caret: edit.caret)]
    }
}

@MainActor @Suite("Text fields, in UIKit: replay") struct TextFieldsReplayTests {
    @Test(
        "shows the same as the core for the same events in a sectioned field",
        arguments: [SectionedFormat.card, .iban, .phoneUS, .sections([2, 3, 1], .letters), .code([3, 3])]
    )
    func sectioned(format: SectionedFormat) {
        for seed in UInt64(0)..<4 {
            var random = SplitMix64(seed: seed)
            let scene = SectionedFieldScene(format)
            let (field, native) = (scene.field, scene.field.native)
            var model = SectionedFieldModel(format)
            model.change(at: CACurrentMediaTime()) { $0.today = .current }
            model.send(.focused(true), at: CACurrentMediaTime())
            let pieces = ["4", "12", "x", "4242-4242 4242", "Ab", "４", "DE89", "+1 212"]
            for step in 0..<50 {
                let (text, selection) = (field.text, native.selection ?? 0..<0)
                let deed = Deed.random(in: text, pieces, &random)
                deed.do(scene.keyboard, at: selection.lowerBound) { field.text = $0 }
                for event in deed.events(text, selection, isAsked: true) where event != .set(text) {
                    model.send(event, at: CACurrentMediaTime())
                }
                let isSame = field.presentation == model.presentation && native.text == model.presentation.text
                #expect(isSame, "seed \(seed), step \(step): \(deed) at \(selection) of \(text)")
                if !isSame { return }
            }
            #expect(scene.stage.errors == [])
        }
    }

    @Test("shows the same as the core for the same events in a limited field", arguments: TextOverflow.allCases)
    func limited(overflow: TextOverflow) {
        for seed in UInt64(0)..<4 {
            var random = SplitMix64(seed: seed)
            let scene = LimitedFieldScene(TextLimit(6), overflow)
            let field = scene.field
            field.smartInsertDeleteType = .no
            var model = LimitedFieldModel(limit: TextLimit(6), overflow: overflow)
            model.send(.focused(true), at: CACurrentMediaTime())
            let pieces = ["a", "bc", "é", "👍🏽", "longer than that", "漢字"]
            for step in 0..<50 {
                let (text, selection) = (field.text ?? "", field.selection ?? 0..<0)
                let deed = Deed.random(in: text, pieces, &random)
                deed.do(scene.keyboard, at: selection.lowerBound) { field.text = $0 }
                for event in deed.events(text, selection, isAsked: false) {
                    model.send(event, at: CACurrentMediaTime())
                }
                let isSame = field.presentation == model.presentation && field.text == model.presentation.text
                #expect(isSame, "seed \(seed), step \(step): \(deed) at \(selection) of \(text)")
                if !isSame { return }
            }
            #expect(scene.stage.errors == [])
        }
    }
}
#endif
