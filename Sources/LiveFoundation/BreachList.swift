package import LivePasswords

/// A list of breached passwords: receives the first five digits of a password's hash, and returns the rest of the hashes
/// that begin with them; see `BreachQuery`.
///
/// For Have I Been Pwned, return the text of `https://api.pwnedpasswords.com/range/` followed by the digits. Throw an error if
/// there's no response.
public typealias BreachList = @Sendable (_ prefix: String) async throws -> String

extension BreachQuery {
    /// The longest time that a list has to respond, in nanoseconds.
    private static let patience: UInt64 = 5_000_000_000

    /// Returns whether a password is listed, unless the task is canceled within half a second.
    ///
    /// - Returns: `nil` if the task was canceled, or the list reported an error or didn't respond within five seconds.
    package static func isListed(_ password: PasswordText, in list: @escaping BreachList) async -> Bool? {
        do {
            try await Task.sleep(nanoseconds: 500_000_000)
            let query = BreachQuery(password)
            return try await withThrowingTaskGroup(of: String.self) { group in
                defer { group.cancelAll() }
                group.addTask { try await list(query.prefix) }
                group.addTask {
                    try await Task.sleep(nanoseconds: patience)
                    throw CancellationError()
                }
                return try await group.next().map { query.isListed(in: $0) }
            }
        } catch {
            return nil
        }
    }
}
