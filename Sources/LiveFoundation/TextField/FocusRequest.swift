/// What a program asks of a native field's focus, by a value that is `true` while the field has it or is to have it.
///
/// A change of the value is carried out once: a field that the person has left is not fetched back whenever its surroundings are
/// drawn. The focus is taken away only where the value and the field had agreed on it, so that a value that its owner resets by
/// itself, as SwiftUI does where it knows of no field, closes nobody's keyboard.
package struct FocusRequest: Sendable, Hashable {
    /// What a native field is to do.
    package enum Step: Sendable, Hashable {
        /// To become the first responder.
        case take
        /// To be it no longer.
        case leave
    }

    /// Whether the value asked for the focus when it was last seen.
    private var isAsked = false
    /// Whether the value said so while the field had the focus.
    private var isAgreed = false

    /// Creates a request of a program that has asked for nothing.
    package init() {}

    /// Takes in what the program asks for.
    ///
    /// - Parameters:
    ///   - isWanted: The program's value.
    ///   - isFocused: Whether the field has the focus.
    /// - Returns: What the field is to do; `nil` for nothing.
    package mutating func update(isWanted: Bool, isFocused: Bool) -> Step? {
        let wasAsked = isAsked
        isAsked = isWanted
        if isWanted {
            isAgreed = isFocused
            return isFocused || wasAsked ? nil : .take
        }
        let wasAgreed = isAgreed
        isAgreed = false
        return wasAgreed && isFocused ? .leave : nil
    }

    /// Takes in that the focus has come or gone.
    ///
    /// - Parameters:
    ///   - isFocused: Whether the field has the focus.
    ///   - isWanted: The program's value, before it is told.
    package mutating func focusChanged(_ isFocused: Bool, isWanted: Bool) { isAgreed = isFocused && isWanted }

    /// Takes in that the field could not take the focus, as one that is in no window: it is to be tried again.
    package mutating func failed() { isAsked = false }
}
