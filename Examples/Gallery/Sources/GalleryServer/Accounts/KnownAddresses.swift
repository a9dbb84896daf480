import NIOConcurrencyHelpers

/// The addresses from which people have signed in to accounts since the server began.
final class KnownAddresses: Sendable {
    private let capacity: Int
    /// Two generations of keys: when the younger one is full, the older one is forgotten.
    private let keys = NIOLockedValueBox<(young: Set<String>, old: Set<String>)>(([], []))

    /// - Parameter capacity: The most that are kept; the latest half is never forgotten.
    init(capacity: Int = 20_000) {
        self.capacity = max(2, capacity)
    }

    /// Remembers that somebody has proved to know an account's password.
    func insert(_ address: ClientAddress, of name: String) {
        let key = Self.key(address, name)
        keys.withLockedValue { keys in
            if keys.young.count >= capacity / 2 { keys = ([], keys.young) }
            keys.young.insert(key)
        }
    }

    /// The key by which attempts on an account are counted: the account's, or one of its own for an address that is known.
    func key(of name: String, from address: ClientAddress) -> String {
        let key = Self.key(address, name)
        return keys.withLockedValue { $0.young.contains(key) || $0.old.contains(key) } ? key : name
    }

    /// No name has a blank.
    private static func key(_ address: ClientAddress, _ name: String) -> String { "\(name) \(address.key)" }
}
