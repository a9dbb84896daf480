import Foundation

/// A post.
struct Post: Encodable, Hashable, Sendable {
    var id: Int64
    var text: String
    /// The creation date, in whole seconds as in the database.
    var createdAt: Date

    private enum CodingKeys: String, CodingKey { case id, text, createdAt, count }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(text, forKey: .text)
        try container.encode(createdAt, forKey: .createdAt)
        try container.encode(PostDraft.limit.unit.count(text), forKey: .count)
    }
}
