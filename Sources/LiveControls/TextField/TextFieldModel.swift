import LiveUnicode

/// A control with one text field, as a ``TextFieldSession`` uses it.
public protocol TextFieldModel: ControlModel where Event: TextFieldControlEvent, Effect: TextFieldModelEffect {
    /// The text for the native field.
    var nativeText: String { get }
    /// The selection for the native field, in UTF-16 offsets; `nil` if the platform controls it.
    var nativeSelection: Range<Int>? { get }

    /// Whether an input method is composing a part of the text.
    var isComposing: Bool { get }

    /// Returns the control's text after the program sets a text.
    func reading(of text: String) -> String
}

/// An effect of a control with one text field.
public protocol TextFieldModelEffect: Sendable, Hashable {
    /// The control's effect for an effect on the native field.
    static func field(_ effect: TextFieldEffect) -> Self

    /// The effect on the native field; `nil` for any other effect.
    var onNativeField: TextFieldEffect? { get }
}

extension TextFieldModel {
    /// Returns whether the native field's text is the model's, scalar by scalar. `==` also holds for two encodings of
    /// one character, whose offsets differ.
    func holds(_ text: String) -> Bool { nativeText.isIdentical(to: text) }
}

extension String {
    /// Returns whether two texts have the same scalars.
    package func isIdentical(to other: String) -> Bool { utf8Bytes == other.utf8Bytes }
}

extension LimitedFieldModel: TextFieldModel {
    /// The text, at any length.
    public var nativeText: String { content.text }
    /// Always `nil`: the platform controls the selection.
    public var nativeSelection: Range<Int>? { nil }

    /// Returns the text unchanged, because text that the program sets is never cut.
    public func reading(of text: String) -> String { text }
}

extension LimitedFieldEffect: TextFieldModelEffect {
    /// The effect on the native field; `nil` for any other effect.
    public var onNativeField: TextFieldEffect? {
        if case .field(let effect) = self { effect } else { nil }
    }
}

extension SectionedFieldModel: TextFieldModel {
    /// The text without separators.
    public var nativeText: String { raw.string }
    /// The selection.
    public var nativeSelection: Range<Int>? { selection }

    /// Returns the text after the format's conversion.
    public func reading(of text: String) -> String { settings.format.text(set: text) }
}

extension SectionedFieldEffect: TextFieldModelEffect {
    /// The effect on the native field; `nil` for any other effect.
    public var onNativeField: TextFieldEffect? {
        if case .field(let effect) = self { effect } else { nil }
    }
}
