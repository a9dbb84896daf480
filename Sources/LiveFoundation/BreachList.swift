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
    /// - Parameter patience: The longest time that the list has to respond, in nanoseconds.
    /// - Returns: `nil` if the task was canceled, or the list reported an error or didn't respond in time.
    package static func isListed(
        _ password: PasswordText,
        in list: @escaping BreachList,
        patience: UInt64 = 5_000_000_000
    ) async -> Bool? {
        guard (try? await Task.sleep(nanoseconds: 500_000_000)) != nil else { return nil }
        let query = BreachQuery(password)
        let prefix = query.prefix
        let (responses, response) = AsyncStream.makeStream(of: String?.self)
        // Not child tasks: this one would wait for a list that ignores its cancellation.
        let lookup = Task { response.yield(try? await list(prefix)) }
        let limit = Task {
            try await Task.sleep(nanoseconds: patience)
            response.finish()
        }
        defer {
            lookup.cancel()
            limit.cancel()
        }
        for await listed in responses { return listed.map { query.isListed(in: $0) } }
        return nil
    }
}
