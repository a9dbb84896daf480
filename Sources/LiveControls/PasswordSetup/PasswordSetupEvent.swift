import LivePasswords

/// What can happen to a password set-up.
///
/// No event shows a password when it is printed: `PasswordText` does not.
public enum PasswordSetupEvent: Sendable {
    /// The two fields.
    public enum Field: UInt8, Sendable, Hashable, CaseIterable {
        /// Where the password is typed.
        case entry
        /// Where it is typed once more.
        case confirmation
    }

    /// A field's text is another, for whatever reason: typing, paste, undo, a password manager, a set by the program.
    ///
    /// `isMarked` tells that an input method is still composing a part of it: nothing is judged or announced before the
    /// composition has ended.
    case changed(Field, PasswordText, isMarked: Bool = false)
    /// A field has lost the focus.
    case blurred(Field)
    /// The button that shows or hides a field's text was pressed.
    case revealPressed(Field)
    /// Another policy holds.
    case policyChanged(PasswordPolicy)
    /// The account's own words are others: its name, its address, the service.
    case wordsChanged([String])
    /// The strength is asked for, or no longer.
    case strengthWanted(Bool)
    /// What ``PasswordSetupEffect/loadDictionary`` asked for is there.
    case dictionaryLoaded(PasswordDictionary)
    /// The server has refused the password for these rules, by the names of `PasswordRule`.
    case refused([String])
    /// The person wants to submit.
    case submitted
    /// The form was reset: both fields are empty.
    case reset
    /// The page or the view is left.
    case left
    /// The time of the latest ``PasswordSetupEffect/wake(at:)`` has come.
    case woke
}

/// What a host does for a password set-up, in the order given.
public enum PasswordSetupEffect: Sendable, Equatable {
    /// Say this politely through assistive technology.
    case announce(Message)
    /// Send ``PasswordSetupEvent/woke`` at this time, in seconds on the clock of the events; replaces an earlier wish.
    case wake(at: Double)
    /// Load the packed dictionary, and send ``PasswordSetupEvent/dictionaryLoaded(_:)`` when it is there.
    case loadDictionary
    /// Do not submit; put the focus into this field.
    case refuseSubmission(PasswordSetupEvent.Field)
    /// Submit this password. A form that submits its own fields does so; others hand it to their one callback.
    case submit(PasswordText)
}
