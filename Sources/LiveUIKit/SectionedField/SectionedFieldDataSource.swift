#if canImport(UIKit) && !os(watchOS)
public import LiveControls
import UIKit

/// Tells a ``SectionedField`` its sections. It is asked at ``SectionedField/reload()`` and when it is set.
@MainActor public protocol SectionedFieldDataSource: AnyObject {
    /// How many sections there are; less than one: a plain field.
    func numberOfSections(in field: SectionedField) -> Int
    /// How many characters a section has room for; a section of less than one is left out.
    func numberOfCharacters(inSection section: Int, of field: SectionedField) -> Int
}

/// Is told what goes on in a ``SectionedField``. Every method may be left out.
@MainActor public protocol SectionedFieldDelegate: AnyObject {
    /// The person has changed the text.
    func sectionedFieldTextDidChange(_ field: SectionedField)
    /// Nothing is missing any more. Called once, on the change to that.
    func sectionedFieldDidComplete(_ field: SectionedField)
    /// The person has left the whole control.
    func sectionedFieldDidEndEditing(_ field: SectionedField)
    /// Whether the text is right, by the app's own rules. Asked when the whole control has been left, never on the
    /// way from one section to another.
    ///
    /// - Returns: `nil` where the format's own rules are enough.
    func sectionedField(_ field: SectionedField, validityOf text: String) -> FieldValidity?
}

extension SectionedFieldDelegate {
    /// Does nothing.
    public func sectionedFieldTextDidChange(_ field: SectionedField) {}
    /// Does nothing.
    public func sectionedFieldDidComplete(_ field: SectionedField) {}
    /// Does nothing.
    public func sectionedFieldDidEndEditing(_ field: SectionedField) {}
    /// Leaves it to the format.
    public func sectionedField(_ field: SectionedField, validityOf text: String) -> FieldValidity? { nil }
}
#endif
