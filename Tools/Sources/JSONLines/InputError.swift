/// What is wrong with an input, in words for the person who wrote it.
package struct InputError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What and where.
    package var description: String

    package init(_ description: String) {
        self.description = description
    }
}
