#if canImport(UIKit) && !os(watchOS)
public import LiveControls
import UIKit

/// Provides the sections of a ``SectionedField``, which reads them in ``SectionedField/reload()`` and when you set the
/// data source.
@MainActor public protocol SectionedFieldDataSource: AnyObject {
    /// Returns the number of sections; less than one for a plain field.
    func numberOfSections(in field: SectionedField) -> Int
    /// Returns the number of characters in a section. A section with less than one is omitted.
    func numberOfCharacters(inSection section: Int, of field: SectionedField) -> Int
}

/// Receives the events of a ``SectionedField``. All methods are optional.
@MainActor public protocol SectionedFieldDelegate: AnyObject {
    /// Called when the person has entered the control, before `.editingDidBegin` is sent.
    func sectionedFieldDidBeginEditing(_ field: SectionedField)
    /// Returns whether the Return key ends the editing and sends `.editingDidEndOnExit`. The keyboards of digits do not have
    /// this key.
    func sectionedFieldShouldReturn(_ field: SectionedField) -> Bool
    /// Called when the person has changed the text.
    func sectionedFieldTextDidChange(_ field: SectionedField)
    /// Called once, when the text becomes complete.
    func sectionedFieldDidComplete(_ field: SectionedField)
    /// Called when the person has left the whole control.
    func sectionedFieldDidEndEditing(_ field: SectionedField)
    /// Returns the result of your own validation. Called when the whole control is left, never between sections.
    ///
    /// - Returns: `nil` to use only the format's validation.
    func sectionedField(_ field: SectionedField, validityOf text: String) -> FieldValidity?
}

extension SectionedFieldDelegate {
    /// Does nothing.
    public func sectionedFieldDidBeginEditing(_ field: SectionedField) {}
    /// Lets the Return key end the editing.
    public func sectionedFieldShouldReturn(_ field: SectionedField) -> Bool { true }
    /// Does nothing.
    public func sectionedFieldTextDidChange(_ field: SectionedField) {}
    /// Does nothing.
    public func sectionedFieldDidComplete(_ field: SectionedField) {}
    /// Does nothing.
    public func sectionedFieldDidEndEditing(_ field: SectionedField) {}
    /// Uses the format's validation.
    public func sectionedField(_ field: SectionedField, validityOf text: String) -> FieldValidity? { nil }
}
#endif
