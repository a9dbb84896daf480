import LiveUIKit

@MainActor func moveTheFocus(_ field: SectionedField, _ password: PasswordField, _ setup: PasswordSetupView, _ limited: LimitedTextField) {
    field.becomeFirstResponder()
    field.resignFirstResponder()
    password.becomeFirstResponder()
    password.resignFirstResponder()
    setup.becomeFirstResponder()
    setup.resignFirstResponder()
    limited.becomeFirstResponder()
    limited.resignFirstResponder()
}

@MainActor func act(_ button: SnapButton) {
    button.accessibilityActivate()
}
