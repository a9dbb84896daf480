import LiveControls
import LiveForms
import LiveText

extension FieldDeclaration.Kind {
    /// A text of several lines with a limit.
    static func text(_ limit: TextLimit) -> Self { .text(FormText(LimitedFieldSettings(limit: limit), lines: 2)) }

    /// Returns the verdict on a text in a form with only this field.
    func verdict(on text: String, isRequired: Bool = true, today: CalendarMonth? = nil) -> FieldVerdict {
        var field = FieldDeclaration("it", self)
        field.isRequired = isRequired
        return FormCheck(FormDeclaration([field]), ["it": text], in: FormContext(today: today)).verdicts[0]
    }

    /// Returns the errors of a text in a form with only this field.
    func errors(in text: String, isRequired: Bool = true) -> [FieldError] {
        verdict(on: text, isRequired: isRequired).errors
    }
}
