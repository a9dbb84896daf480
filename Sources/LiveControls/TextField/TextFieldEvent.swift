import LiveCoding
import LiveText

/// An event of a native text field, shared by all controls that have one.
///
/// The native field contains exactly the control's text, and offsets are in UTF-16. A control responds with
/// ``TextFieldEffect`` values. Without ``TextFieldEffect/allow``, the host doesn't make the edit in question.
///
/// `Text` is `String`, or `PasswordText` in a field for a password.
public enum TextFieldEvent<Text: Sendable>: Sendable {
    /// The person is about to make an edit, which can still be prevented.
    case willEdit(TextEdit)
    /// The person is about to drop a text, which can still be prevented. The position isn't known yet, and the drop's own
    /// edit follows.
    case willDrop(Text)
    /// The edit that was allowed wasn't made, or not as requested. The event that reports the text follows.
    case withdrawn
    /// An edit was made without asking first, by dictation, a correction, a phone's keyboard, or a drop, or a composition
    /// ended for any reason.
    ///
    /// `caret` indicates which part of the text is new. If it isn't known, pass 0 to use the smallest difference.
    case edited(Text, caret: Int = 0)
    /// An input method is composing part of the text. No limit or format applies until the next text that isn't composed,
    /// or the loss of focus, ends the composition.
    case composing(Text)
    /// The program, undo, redo, a reset, or a restoration set the text. The control doesn't report or announce this.
    case set(Text)
    /// The caret or the selection moved, by a key or a pointer.
    case selected(Range<Int>)
    /// The press that gave the focus ended with this selection.
    case settled(Range<Int>)
    /// The field gained or lost the focus. Losing it ends an open composition.
    case focused(Bool)
    /// Autofill, a password manager, a suggestion, or a script filled in the whole text. A limit doesn't cut or refuse it.
    /// `caret` is that of ``edited(_:caret:)``.
    case filled(Text, caret: Int = 0)
}

extension TextFieldEvent: Equatable where Text: Equatable {}

extension TextFieldEvent: Hashable where Text: Hashable {}

/// An effect that a host performs on a native field. Perform effects in the order given.
public enum TextFieldEffect: Sendable, Hashable {
    /// Let the platform make the requested edit, and don't change the text yourself.
    case allow
    /// Make this edit in the native field as one undoable step, and put the caret after the insertion.
    case perform(TextEdit)
    /// Make this edit without an undo step, because it corrects a text that the program has set. The caret keeps its
    /// place in the text.
    case rewrite(TextEdit)
    /// Select this range if the field has the focus.
    case select(Range<Int>)
}

#if !hasFeature(Embedded)
/// A text and the caret. The default caret is at the end of the text.
private struct CaretText: Codable {
    var text: String
    var caret: Int

    enum CodingKeys: CodingKey, CaseIterable { case text, caret }

    init(_ text: String, caret: Int) {
        self.text = text
        self.caret = caret
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.members(CodingKeys.allCases)
        text = try values(.text)
        caret = TextUnit.utf16.count(text)
        try values.read(.caret, into: &caret)
    }
}

extension TextFieldEvent: Decodable where Text == String {}

extension TextFieldEvent: Encodable where Text == String {}

extension TextFieldEvent: CaseCodable where Text == String {
    /// The encoded forms, such as `{"edited": {"text": "é", "caret": 1}}`, `{"set": ""}`, and `{"focused": true}`.
    public static let codedCases: [CodedCase<Self>] = [
        CodedCase("willEdit", Self.willEdit) { if case .willEdit(let value) = $0 { value } else { nil } },
        CodedCase("willDrop", Self.willDrop) { if case .willDrop(let value) = $0 { value } else { nil } },
        CodedCase("withdrawn", .withdrawn),
        CodedCase("edited", { .edited($0.text, caret: $0.caret) }) {
            if case .edited(let text, let caret) = $0 { CaretText(text, caret: caret) } else { nil }
        },
        CodedCase("composing", Self.composing) { if case .composing(let value) = $0 { value } else { nil } },
        CodedCase("set", Self.set) { if case .set(let value) = $0 { value } else { nil } },
        CodedCase("selected", Self.selected) { if case .selected(let value) = $0 { value } else { nil } },
        CodedCase("settled", Self.settled) { if case .settled(let value) = $0 { value } else { nil } },
        CodedCase("focused", Self.focused) { if case .focused(let value) = $0 { value } else { nil } },
        CodedCase("filled", { .filled($0.text, caret: $0.caret) }) {
            if case .filled(let text, let caret) = $0 { CaretText(text, caret: caret) } else { nil }
        },
    ]
}

extension TextFieldEffect: CaseCodable {
    /// The encoded forms, such as `{"allow": {}}` and `{"select": [0, 4]}`.
    public static let codedCases: [CodedCase<Self>] = [
        CodedCase("allow", .allow),
        CodedCase("perform", Self.perform) { if case .perform(let value) = $0 { value } else { nil } },
        CodedCase("rewrite", Self.rewrite) { if case .rewrite(let value) = $0 { value } else { nil } },
        CodedCase("select", Self.select) { if case .select(let value) = $0 { value } else { nil } },
    ]
}
#endif
