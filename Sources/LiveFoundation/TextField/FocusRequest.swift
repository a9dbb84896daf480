/// A program's request for the focus of a native field. Its value is `true` while the field has or should get the
/// focus.
///
/// Each change of the value is carried out once, so that updates do not return the focus to a field that the person has
/// left. The focus is removed only if the value and the field both had it before. A value that its owner resets by
/// itself, as SwiftUI does if it knows no field, therefore does not close the keyboard.
package struct FocusRequest: Sendable, Hashable {
    /// An action for a native field or its program.
    package enum Step: Sendable, Hashable {
        /// Become the first responder.
        case take
        /// Resign first responder.
        case leave
        /// Report again that the field has the focus.
        case report
    }

    /// Whether the value requested the focus at the last update.
    private var isAsked = false
    /// Whether the value was `true` while the field had the focus.
    private var isAgreed = false
    /// The number of resets since the field got the focus; `nil` once its focus has settled.
    private var resets: Int?

    /// Creates a request without a wanted focus.
    package init() {}

    /// Updates the program's request.
    ///
    /// Until the focus has settled, a reset of the value is its owner's and not the program's. The focus is reported
    /// again, once.
    ///
    /// - Parameters:
    ///   - isWanted: The program's value.
    ///   - isFocused: Whether the field has the focus.
    ///   - isElsewhere: Whether the value requests the focus for another field, and so was not reset.
    /// - Returns: The action; `nil` for none.
    package mutating func update(isWanted: Bool, isFocused: Bool, isElsewhere: Bool = false) -> Step? {
        let wasAsked = isAsked
        isAsked = isWanted
        if isWanted {
            isAgreed = isFocused
            return isFocused || wasAsked ? nil : .take
        }
        let wasAgreed = isAgreed
        isAgreed = false
        guard wasAgreed, isFocused else { return nil }
        guard let resets, !isElsewhere else { return .leave }
        self.resets = resets + 1
        return resets == 0 ? .report : nil
    }

    /// Updates the focus of the field.
    ///
    /// - Parameters:
    ///   - isFocused: Whether the field has the focus.
    ///   - isWanted: The program's value, before it is notified.
    package mutating func focusChanged(_ isFocused: Bool, isWanted: Bool) {
        isAgreed = isFocused && isWanted
        resets = isFocused ? 0 : nil
    }

    /// Records that later resets of the value are the program's.
    package mutating func settled() { resets = nil }

    /// Records that the field could not take the focus, for example because it is in no window. The next update tries
    /// again.
    package mutating func failed() { isAsked = false }
}
