import NIOConcurrencyHelpers

/// The addresses that have signed in to each account since the server started.
final class KnownAddresses: Sendable {
    private let capacity: Int
    /// Two generations of keys. When the younger one is full, it replaces the older one.
    private let keys = NIOLockedValueBox<(young: Set<String>, old: Set<String>)>(([], []))

    /// - Parameter capacity: The maximum number of keys. The most recent half is always kept.
    init(capacity: Int = 20_000) {
        self.capacity = max(2, capacity)
    }

    /// Records a successful sign-in to an account.
    func insert(_ address: ClientAddress, of name: String) {
        let key = Self.key(address, name)
        keys.withLockedValue { keys in
            if keys.young.count >= capacity / 2 { keys = ([], keys.young) }
            keys.young.insert(key)
        }
    }

    /// Returns the rate limit key for attempts to sign in to an account. A known address has its own key.
    func key(of name: String, from address: ClientAddress) -> String {
        let key = Self.key(address, name)
        return keys.withLockedValue { $0.young.contains(key) || $0.old.contains(key) } ? key : name
    }

    /// Names contain no spaces, so the keys are unique.
    private static func key(_ address: ClientAddress, _ name: String) -> String { "\(name) \(address.key)" }
}
