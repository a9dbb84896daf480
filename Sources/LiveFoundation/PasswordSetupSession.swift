package import LiveControls
package import LivePasswords

/// The texts of a password setup, and what its program knows of them.
package struct PasswordSetupSession: Sendable {
    /// The model of the control.
    package private(set) var model: PasswordSetupModel
    /// The text of the first field.
    package private(set) var entry = PasswordText()
    /// The text of the second field.
    package private(set) var confirmation = PasswordText()
    /// The password that the program was last notified of; `nil` for none.
    private var reported: PasswordText?
    /// Whether the program's value has had the reported password.
    private var isReportTaken = false

    /// Creates a session with empty fields.
    package init(_ settings: PasswordSetupSettings) { model = PasswordSetupModel(settings) }

    /// Sends an event that does not change a text.
    package mutating func send(_ event: PasswordSetupEvent, at time: Double) -> [PasswordSetupEffect] {
        model.send(event, at: time)
    }

    /// Handles a change of a field's text or composition.
    package mutating func edited(
        _ text: PasswordText,
        in field: PasswordSetupField,
        isMarked: Bool,
        at time: Double
    ) -> [PasswordSetupEffect] {
        keep(text, in: field)
        return model.send(isMarked ? .composing(text) : .edited(text), in: field, at: time)
    }

    /// Empties both fields.
    package mutating func forget(at time: Double) -> [PasswordSetupEffect] {
        PasswordSetupField.allCases.flatMap { field in
            keep(PasswordText(), in: field)
            return model.send(.set(PasswordText()), in: field, at: time)
        }
    }

    /// Returns the password to notify the program of: the entry while all rules are met, otherwise `nil`.
    package mutating func report() -> PasswordText? {
        let password = model.presentation.isValid ? entry : nil
        if password != reported {
            reported = password
            isReportTaken = false
        }
        return password
    }

    /// Handles a change of the program's value.
    ///
    /// - Returns: Whether the program has cleared a password that it had taken, so that the fields should forget it. A
    ///   value that never had the password, such as a constant, or that still shows an earlier report, clears nothing.
    package mutating func programChanged(to password: PasswordText?) -> Bool {
        if password == nil, isReportTaken, reported != nil { return true }
        isReportTaken = password != nil && password == reported
        return false
    }

    private mutating func keep(_ text: PasswordText, in field: PasswordSetupField) {
        switch field {
        case .entry: entry = text
        case .confirmation: confirmation = text
        }
    }
}
