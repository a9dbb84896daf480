#if canImport(UIKit) && !os(watchOS)
import LiveControls
import LiveFoundation

/// Keeps a field and a program's text and validity consistent, if a framework passes them on when it updates its views.
@MainActor package final class SectionedFieldUpdater {
    private var exchange = TextExchange()
    private var validity = ValidityExchange()

    /// Creates an updater for a new field.
    package init() {}

    /// Applies the program's values.
    ///
    /// - Parameter converted: Called if the field has converted the program's text to another format.
    package func update(
        _ field: SectionedFieldView,
        format: SectionedFormat,
        text: String,
        validity value: FieldValidity,
        showsValidityLive: Bool,
        converted: () -> Void
    ) {
        // Before the format and the text, which reset the field's validity.
        let answer = validity.answer(in: value)
        if field.format != format {
            let (before, isHeld) = (field.text, !exchange.isCurrent(text) || field.holds(text))
            field.format = format
            if isHeld, field.text != before {
                exchange.fieldConverted(text)
                converted()
            }
        }
        if field.showsValidityLive != showsValidityLive { field.showsValidityLive = showsValidityLive }
        // A text in another notation would be set again at each update.
        if exchange.replaces(isComposing: field.isComposing, with: text), !field.holds(text) { field.text = text }
        guard let answer else { return }
        field.validity = answer
        // The field may have reported that it was reset.
        validity.fieldChanged(to: answer)
    }

    /// Records the validity of the field, for which the program is then notified.
    package func fieldChanged(to value: FieldValidity) { validity.fieldChanged(to: value) }

    /// Returns whether the program should still be notified of a validity that the field reported earlier.
    package func isCurrent(_ value: FieldValidity) -> Bool { validity.isCurrent(value) }
}
#endif
