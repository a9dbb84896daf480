import LiveUIKit

@MainActor func moveTheFocus(_ field: SectionedFieldView, _ password: PasswordFieldView, _ setup: PasswordSetupView, _ limited: LimitedFieldView) {
    field.becomeFirstResponder()
    field.resignFirstResponder()
    password.becomeFirstResponder()
    password.resignFirstResponder()
    setup.becomeFirstResponder()
    setup.resignFirstResponder()
    limited.becomeFirstResponder()
    limited.resignFirstResponder()
}

@MainActor func act(_ button: SnapButtonView) {
    button.accessibilityActivate()
}
