import LivePasswords

/// An event that a password setup handles.
public enum PasswordSetupEvent: ControlEvent {
    /// An event of one of the native fields. The setup doesn't judge edits in advance and ignores selections.
    case field(TextFieldEvent<PasswordText>, in: PasswordSetupField)
    /// The settings changed.
    case settingsChanged(PasswordSetupSettings)
    /// The time of the latest ``PasswordSetupEffect/wake(at:)`` was reached.
    case woke
}

/// A field of a password setup.
public enum PasswordSetupField: UInt8, Sendable, Hashable, CaseIterable {
    /// The field in which the person enters the password.
    case entry
    /// The field in which the person repeats the password.
    case confirmation
}

/// An effect that a host performs for a password setup. Perform effects in the order given.
public enum PasswordSetupEffect: Sendable, Hashable {
    /// Announce this message politely through assistive technology.
    case announce(ControlMessage)
    /// Send ``PasswordSetupEvent/woke`` at this time, in seconds on the clock of the events. Replaces any earlier
    /// wake-up.
    case wake(at: Double)
    /// Notify listeners that the password became valid or invalid.
    case validityChanged(Bool)
}
