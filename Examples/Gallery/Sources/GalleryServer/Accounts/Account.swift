import Foundation

/// An account for signing in.
struct Account: Hashable, Sendable {
    var id: Int64
    /// The display name.
    var name: String
    /// The creation date, in whole seconds as in the database.
    var createdAt: Date
}

extension Account: Encodable {
    private enum CodingKeys: String, CodingKey { case name, createdAt }
}
