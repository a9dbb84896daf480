/// A program's request for the focus of a native field. Its value is `true` while the field has or should get the
/// focus.
///
/// Each change of the value is carried out once, so that updates do not return the focus to a field that the person has
/// left. The focus is removed only if the value and the field both had it before. A value that its owner resets by
/// itself, as SwiftUI does if it knows no field, therefore does not close the keyboard.
package struct FocusRequest: Sendable, Hashable {
    /// An action for a native field.
    package enum Step: Sendable, Hashable {
        /// Become the first responder.
        case take
        /// Resign first responder.
        case leave
    }

    /// Whether the value requested the focus at the last update.
    private var isAsked = false
    /// Whether the value was `true` while the field had the focus.
    private var isAgreed = false

    /// Creates a request without a wanted focus.
    package init() {}

    /// Updates the program's request.
    ///
    /// - Parameters:
    ///   - isWanted: The program's value.
    ///   - isFocused: Whether the field has the focus.
    /// - Returns: The field's action; `nil` for none.
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

    /// Updates the focus of the field.
    ///
    /// - Parameters:
    ///   - isFocused: Whether the field has the focus.
    ///   - isWanted: The program's value, before it is notified.
    package mutating func focusChanged(_ isFocused: Bool, isWanted: Bool) { isAgreed = isFocused && isWanted }

    /// Records that the field could not take the focus, for example because it is in no window. The next update tries
    /// again.
    package mutating func failed() { isAsked = false }
}
