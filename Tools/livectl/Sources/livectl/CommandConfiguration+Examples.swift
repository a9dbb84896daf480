import ArgumentParser

extension CommandConfiguration {
    /// The heading of the examples in a subcommand's help.
    static let examplesTitle = "EXAMPLES:"

    /// Creates the configuration of a subcommand with examples.
    ///
    /// - Parameter examples: Commands after `$`, each followed by its output, in which `…` stands for any text, and
    ///   separated by blank lines. The tests run them. ArgumentParser breaks lines of 80 or more characters.
    init(_ name: String, abstract: String, discussion: String, examples: String) {
        self.init(
            commandName: name,
            abstract: abstract,
            discussion: "\(discussion)\n\n\(Self.examplesTitle)\n\(examples)"
        )
    }
}
