import Foundation

/// An account with which a person can sign in.
struct Account: Hashable, Sendable {
    var id: Int64
    /// The name as it was chosen, for display.
    var name: String
    /// In whole seconds, as in the database.
    var createdAt: Date
}

extension Account: Encodable {
    private enum CodingKeys: String, CodingKey { case name, createdAt }
}
