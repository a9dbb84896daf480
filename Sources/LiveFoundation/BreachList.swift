package import LivePasswords

/// A list of breached passwords: receives the first five digits of a password's hash, and returns the rest of the hashes
/// that begin with them; see `BreachQuery`.
///
/// For Have I Been Pwned, return the text of `https://api.pwnedpasswords.com/range/` followed by the digits. Throw an error if
/// there's no response.
public typealias BreachList = @Sendable (_ prefix: String) async throws -> String

extension BreachQuery {
    /// Returns whether a password is listed, unless the task is canceled within half a second.
    ///
    /// - Returns: `nil` if the task was canceled or the list reported an error.
    package static func isListed(_ password: PasswordText, in list: BreachList) async -> Bool? {
        do {
            try await Task.sleep(nanoseconds: 500_000_000)
            let query = BreachQuery(password)
            return query.isListed(in: try await list(query.prefix))
        } catch {
            return nil
        }
    }
}
