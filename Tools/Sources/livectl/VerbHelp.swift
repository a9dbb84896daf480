import ArgumentParser

extension CommandConfiguration {
    /// What separates a verb's words from its examples, here, in the manual and in the documentation.
    static let examplesTitle = "EXAMPLES:"

    /// The configuration of a verb of livectl.
    ///
    /// - Parameter examples: What a person types, after `$`, and what is then printed; a blank line between two. Each is run by
    ///   the tests.
    init(verb: String, abstract: String, discussion: String, examples: String) {
        self.init(
            commandName: verb,
            abstract: abstract,
            discussion: "\(discussion)\n\n\(Self.examplesTitle)\n\(examples)"
        )
    }
}
