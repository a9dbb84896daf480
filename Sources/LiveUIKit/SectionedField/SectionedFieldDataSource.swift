#if canImport(UIKit) && !os(watchOS)
public import LiveControls
import UIKit

/// Provides the sections of a ``SectionedFieldView``, which reads them in ``SectionedFieldView/reload()`` and when you set the
/// data source.
@MainActor public protocol SectionedFieldDataSource: AnyObject {
    /// Returns the number of sections; less than one for a plain field.
    func numberOfSections(in field: SectionedFieldView) -> Int
    /// Returns the number of characters in a section. A section with less than one is omitted.
    func numberOfCharacters(inSection section: Int, of field: SectionedFieldView) -> Int
}

/// Receives the events of a ``SectionedFieldView``. All methods are optional.
@MainActor public protocol SectionedFieldDelegate: AnyObject {
    /// Called when the person has entered the control, before `.editingDidBegin` is sent.
    func sectionedFieldDidBeginEditing(_ field: SectionedFieldView)
    /// Returns whether the Return key sends `.primaryActionTriggered` and `.editingDidEndOnExit`, which ends the editing if it
    /// has an action. The keyboards of digits do not have this key.
    func sectionedFieldShouldReturn(_ field: SectionedFieldView) -> Bool
    /// Called when the person has changed the text.
    func sectionedFieldTextDidChange(_ field: SectionedFieldView)
    /// Called when the person completes the text. A typed text that could continue, such as a German telephone number, is complete
    /// when they press Return.
    func sectionedFieldDidComplete(_ field: SectionedFieldView)
    /// Called when the person has left the whole control.
    func sectionedFieldDidEndEditing(_ field: SectionedFieldView)
    /// Returns the result of your own validation. Called when the whole control is left, never between sections.
    ///
    /// - Returns: `nil` to use only the format's validation.
    func sectionedField(_ field: SectionedFieldView, validityOf text: String) -> FieldValidity?
}

extension SectionedFieldDelegate {
    /// Does nothing.
    public func sectionedFieldDidBeginEditing(_ field: SectionedFieldView) {}
    /// Lets the Return key end the editing.
    public func sectionedFieldShouldReturn(_ field: SectionedFieldView) -> Bool { true }
    /// Does nothing.
    public func sectionedFieldTextDidChange(_ field: SectionedFieldView) {}
    /// Does nothing.
    public func sectionedFieldDidComplete(_ field: SectionedFieldView) {}
    /// Does nothing.
    public func sectionedFieldDidEndEditing(_ field: SectionedFieldView) {}
    /// Uses the format's validation.
    public func sectionedField(_ field: SectionedFieldView, validityOf text: String) -> FieldValidity? { nil }
}
#endif
