import LivePasswords

/// What can happen to a password set-up. The text of a field changes in the words of ``TextFieldEvent``.
public enum PasswordSetupEvent: Sendable {
    /// The person has changed a field's text; nobody was asked.
    case edited(PasswordText, in: PasswordSetupField)
    /// An input method is composing a part of a field's text.
    case composing(PasswordText, in: PasswordSetupField)
    /// A composition has ended, in whatever way, and left this text.
    case composed(PasswordText, in: PasswordSetupField)
    /// The program has set a field's text, or a reset or a restoration has.
    case set(PasswordText, in: PasswordSetupField)
    /// A field has got the focus, or has lost it.
    case focused(Bool, in: PasswordSetupField)
    /// The policy has changed.
    case policyChanged(PasswordPolicy)
    /// The account's own words (name, address) have changed.
    case wordsChanged([String])
    /// The strength is to be shown, by this dictionary and in this year; `nil` for no strength.
    case strengthChanged(PasswordSetupStrength?)
    /// The time of the latest ``PasswordSetupEffect/wake(at:)`` has come.
    case woke
}

/// One of the two fields.
public enum PasswordSetupField: UInt8, Sendable, Hashable, CaseIterable {
    /// Where the password is typed first.
    case entry
    /// Where it is typed again.
    case confirmation
}

/// What an estimate of the strength is made with.
public struct PasswordSetupStrength: Sendable {
    /// Common words and passwords.
    public var dictionary: PasswordDictionary
    /// The current year.
    public var year: Int

    /// Creates the means of an estimate.
    public init(dictionary: PasswordDictionary, year: Int) {
        self.dictionary = dictionary
        self.year = year
    }
}

/// What a host does for a password set-up, in the order given.
public enum PasswordSetupEffect: Sendable, Hashable {
    /// Say this politely through assistive technology.
    case announce(ControlMessage)
    /// Send ``PasswordSetupEvent/woke`` at this time, in seconds on the clock of the events; replaces an earlier wish.
    case wake(at: Double)
    /// Tell whoever listens that the password has become valid, or is no longer.
    case validityChanged(Bool)
}
