import Foundation

/// Somebody who can sign in.
struct Account: Hashable, Sendable {
    var id: Int64
    /// As it was chosen, for showing it.
    var name: String
    /// In whole seconds, as it is stored.
    var createdAt: Date
}

extension Account: Encodable {
    private enum CodingKeys: String, CodingKey { case name, createdAt }
}
