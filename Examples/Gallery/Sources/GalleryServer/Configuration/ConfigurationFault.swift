/// An environment variable whose value cannot be used.
public struct ConfigurationFault: Error, CustomStringConvertible {
    /// The variable's name.
    public var variable: String
    /// Its value, or `nil` if it was not set and no default was found.
    public var value: String?
    /// The accepted values, as words to follow "must be".
    public var expectation: String

    /// One line that names the variable, its value and what is accepted.
    public var description: String {
        guard let value else { return "\(variable) is not set and must be \(expectation)" }
        return "\(variable) must be \(expectation), not \(value.debugDescription)"
    }
}
