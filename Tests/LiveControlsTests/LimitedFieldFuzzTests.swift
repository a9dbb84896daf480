import LiveControls
import LiveTestSupport
import LiveText
import Testing

/// Applies random edits and compositions, each of which must preserve the rest of the text.
@Suite("Limited field: random edits")
struct LimitedFieldFuzzTests {
    private struct Person {
        var generator: TextGenerator
        var field: LimitedFieldModel
        let limit: TextLimit
        let overflow: TextOverflow

        init(seed: UInt64, limit: TextLimit, overflow: TextOverflow) {
            generator = TextGenerator(seed: seed)
            self.limit = limit
            self.overflow = overflow
            field = LimitedFieldModel(limit: limit, overflow: overflow, text: generator.text(pieces: 4))
        }

        var text: String { field.presentation.text }

        mutating func act() {
            let edit = TextEdit(
                from: generator.number(in: 0...text.utf16.count),
                to: generator.number(in: 0...text.utf16.count),
                generator.number(in: 0...3) == 0 ? "" : generator.text(pieces: 4)
            )
            switch generator.number(in: 0...9) {
            case 0...5: ask(edit)
            case 6: surprise(edit)
            case 7, 8: compose(edit)
            default: set(generator.text(pieces: 8))
            }
        }

        /// Makes an edit that the host asks about.
        private mutating func ask(_ edit: TextEdit) {
            let before = text
            let effects = field.send(.willEdit(edit))
            guard !effects.contains(.field(.allow)) else {
                #expect(effects.count == 1 || field.presentation.error != nil)
                #expect(effects.first == .field(.allow))
                check(edit, kept: edit.replacement, before: before)
                return
            }
            let performed = Self.performed(in: effects)
            check(edit, kept: performed?.replacement, before: before)
            expectSame(performed?.applied(to: before) ?? before, text)
            #expect(overflow != .allow)
            #expect(overflow == .truncate || performed == nil)
        }

        /// Makes an edit before the model is notified.
        private mutating func surprise(_ edit: TextEdit) {
            let before = text
            let after = edit.applied(to: before)
            let effects = field.send(.edited(after, caret: edit.caret))
            checkCorrection(before: before, after: after, caret: edit.caret, effects, mayTrim: overflow == .truncate)
        }

        private mutating func compose(_ edit: TextEdit) {
            let before = text
            for _ in 0..<generator.number(in: 1...3) {
                let marked = TextEdit(edit.range, generator.text(pieces: 3)).applied(to: before)
                #expect(field.send(.composing(marked)).isEmpty)
                expectSame(marked, text)
            }
            let after = edit.applied(to: before)
            guard generator.number(in: 0...3) > 0 else {
                // The composition stays open, as when a click elsewhere takes the focus. No caret is reported.
                field.send(.composing(after))
                let effects = field.send(.focused(false))
                checkCorrection(before: before, after: after, caret: 0, effects, mayTrim: true)
                return
            }
            let effects = field.send(.edited(after, caret: edit.caret))
            checkCorrection(before: before, after: after, caret: edit.caret, effects, mayTrim: true)
        }

        private mutating func set(_ other: String) {
            #expect(field.send(.set(other)).isEmpty)
            expectSame(other, text)
        }

        private func checkCorrection(
            before: String,
            after: String,
            caret: Int,
            _ effects: [LimitedFieldEffect],
            mayTrim: Bool
        ) {
            let edit = TextEdit(from: before, to: after, caret: caret)
            guard let performed = Self.performed(in: effects) else {
                expectSame(after, text)
                check(edit, kept: edit.replacement, before: before)
                return
            }
            expectSame(performed.applied(to: after), text)
            #expect(field.presentation.caret == performed.caret)
            if performed.range.lowerBound == edit.range.lowerBound {
                expectSame(before, text)
                check(edit, kept: nil, before: before)
            } else {
                #expect(mayTrim)
                let kept = TextEdit(performed.range, "").applied(to: after)
                check(
                    edit,
                    kept: TextEdit(from: before, to: kept, caret: performed.range.lowerBound).replacement,
                    before: before
                )
            }
        }

        /// `kept` is the part of the insertion in the field, or `nil` if the edit was rejected.
        private func check(_ edit: TextEdit, kept: String?, before: String) {
            let allowance = max(limit.maximum, limit.unit.count(before))
            let count = limit.unit.count(text)
            #expect(field.presentation.count == count)
            guard let kept else {
                expectSame(before, text)
                #expect(!edit.replacement.isEmpty, "a deletion is never rejected")
                #expect(limit.unit.count(edit.applied(to: before)) > allowance)
                return
            }
            expectSame(TextEdit(edit.range, kept).applied(to: before), text)
            #expect(Self.begins(edit.replacement, with: kept))
            #expect(overflow == .allow || edit.replacement.isEmpty || count <= allowance)
        }

        private static func performed(in effects: [LimitedFieldEffect]) -> TextEdit? {
            for case .field(.perform(let edit)) in effects { return edit }
            return nil
        }

        private static func begins(_ text: String, with beginning: String) -> Bool {
            text.utf8.starts(with: beginning.utf8)
        }

        /// Compares code points, because `==` treats é and e with a combining accent as equal.
        private func expectSame(_ expected: String, _ actual: String) {
            #expect(
                Array(expected.utf8) == Array(actual.utf8),
                "\(expected.debugDescription) \(actual.debugDescription)"
            )
        }
    }

    @Test(
        "preserves the rest of the text and enforces the limit with every edit",
        arguments: [TextUnit.characters, .utf16, .utf8, .scalars],
        TextOverflow.allCases
    )
    func edits(unit: TextUnit, overflow: TextOverflow) {
        for seed in 0..<40 as Range<UInt64> {
            var person = Person(seed: seed, limit: TextLimit(Int(seed) + 3, unit: unit), overflow: overflow)
            for _ in 0..<50 { person.act() }
        }
    }
}
