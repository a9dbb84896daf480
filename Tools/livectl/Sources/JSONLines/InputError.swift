/// A fault of an input, in words for the person who wrote it.
package struct InputError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The fault and its place.
    package var description: String

    package init(_ description: String) {
        self.description = description
    }
}
