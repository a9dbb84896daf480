/// An error in an input, with a message for the person who wrote it.
package struct InputError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The error and its position.
    package var description: String

    package init(_ description: String) {
        self.description = description
    }
}
