public import LiveControls
import LiveText

/// A control with one text field, as a ``TextFieldSession`` deals with it.
public protocol TextFieldModel: Sendable {
    /// What can happen to the control, apart from its text.
    associatedtype Event: Sendable
    /// What a host does for the control.
    associatedtype Effect: TextFieldModelEffect

    /// What the native field is to hold.
    var nativeText: String { get }
    /// What is to be selected in it, in UTF-16 offsets; `nil` where the control leaves that to the platform.
    var nativeSelection: Range<Int>? { get }

    /// The control's text when the program sets this one.
    func reading(of text: String) -> String
    /// Takes in what happens to the native field.
    mutating func send(_ event: TextFieldEvent, at time: Double) -> [Effect]
    /// Takes in anything else.
    mutating func send(_ event: Event, at time: Double) -> [Effect]
}

/// An effect of a control with one text field.
public protocol TextFieldModelEffect: Sendable, Hashable {
    /// What is to be done to the native field; `nil` for all else.
    var onNativeField: TextFieldEffect? { get }
}

extension LimitedFieldModel: TextFieldModel {
    /// What can happen to the field.
    public typealias Event = LimitedFieldEvent
    /// What a host does for the field.
    public typealias Effect = LimitedFieldEffect

    /// The text, at any length.
    public var nativeText: String { presentation.text }
    /// The platform's.
    public var nativeSelection: Range<Int>? { nil }

    /// The text itself: what the program sets is never cut.
    public func reading(of text: String) -> String { text }
}

extension LimitedFieldEffect: TextFieldModelEffect {
    /// What is to be done to the native field; `nil` for all else.
    public var onNativeField: TextFieldEffect? {
        if case .field(let effect) = self { effect } else { nil }
    }
}

extension SectionedFieldModel: TextFieldModel {
    /// What can happen to the field.
    public typealias Event = SectionedFieldEvent
    /// What a host does for the field.
    public typealias Effect = SectionedFieldEffect

    /// The text without separators.
    public var nativeText: String { presentation.text }
    /// The selection.
    public var nativeSelection: Range<Int>? { presentation.selection }

    /// What the format makes of a text.
    public func reading(of text: String) -> String { format.text(set: text) }
}

extension SectionedFieldEffect: TextFieldModelEffect {
    /// What is to be done to the native field; `nil` for all else.
    public var onNativeField: TextFieldEffect? {
        if case .field(let effect) = self { effect } else { nil }
    }
}
