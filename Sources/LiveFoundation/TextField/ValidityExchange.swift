import LiveControls

/// Keeps the validity of a field and of a program's value consistent. The program can set its value at any time, for
/// example to the answer of a server, and the field reports its own validity.
package struct ValidityExchange: Sendable, Hashable {
    /// The last validity that the program set or was notified of.
    private var known = FieldValidity.neutral

    /// Creates an exchange for a field that has not been validated.
    package init() {}

    /// Returns the program's answer, if it has set its value since the last update; otherwise `nil`.
    ///
    /// Call it before you set the program's text, which resets the field's validity, and apply the answer afterwards.
    package mutating func answer(in value: FieldValidity) -> FieldValidity? {
        guard value != known else { return nil }
        known = value
        return value
    }

    /// Records the validity of the field, for which the program is then notified.
    package mutating func fieldChanged(to validity: FieldValidity) { known = validity }

    /// Returns whether the program should still be notified of a validity that the field reported earlier.
    package func isCurrent(_ validity: FieldValidity) -> Bool { validity == known }
}
