import Foundation
import GRDB

/// The posts in the database.
struct PostStore: Sendable {
    private let database: GalleryDatabase

    init(_ database: GalleryDatabase) {
        self.database = database
    }

    /// Stores a post.
    func insert(_ draft: PostDraft, at date: Date) async throws -> Post {
        let seconds = date.unixSeconds
        return try await database.write { database in
            try database.execute(
                sql: "INSERT INTO post (text, createdAt) VALUES (?, ?)",
                arguments: [draft.text, seconds]
            )
            return Post(id: database.lastInsertedRowID, text: draft.text, createdAt: Date(unixSeconds: seconds))
        }
    }

    /// Returns the latest posts, newest first.
    func latest(_ count: Int) async throws -> [Post] {
        try await database.read { database in
            try Row.fetchAll(
                database,
                sql: "SELECT id, text, createdAt FROM post ORDER BY id DESC LIMIT ?",
                arguments: [count]
            )
            .map { Post(id: $0["id"], text: $0["text"], createdAt: Date(unixSeconds: $0["createdAt"])) }
        }
    }
}
