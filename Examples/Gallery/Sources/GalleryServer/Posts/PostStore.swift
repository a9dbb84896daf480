import Foundation
import GRDB

/// The posts, in an SQLite file.
struct PostStore: Sendable {
    private let database: DatabasePool

    /// How long a write waits for another process to finish its own, in seconds.
    private static let busyTimeout: TimeInterval = 5

    /// Opens the file, creates it where there is none, and brings its tables up to date.
    init(path: String) throws {
        var configuration = Configuration()
        configuration.busyMode = .timeout(Self.busyTimeout)
        database = try DatabasePool(path: path, configuration: configuration)
        try Self.migrator.migrate(database)
    }

    private static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("create posts") { database in
            try database.execute(
                sql: """
                    CREATE TABLE post (
                        id INTEGER PRIMARY KEY,
                        text TEXT NOT NULL CHECK (text <> ''),
                        createdAt INTEGER NOT NULL
                    ) STRICT
                    """
            )
        }
        return migrator
    }

    /// Keeps a text and returns the post that it became.
    func insert(_ draft: PostDraft, at date: Date) async throws -> Post {
        let seconds = Int64(date.timeIntervalSince1970)
        return try await database.write { database in
            try database.execute(
                sql: "INSERT INTO post (text, createdAt) VALUES (?, ?)",
                arguments: [draft.text, seconds]
            )
            return Post(id: database.lastInsertedRowID, text: draft.text, createdAt: Date(unixSeconds: seconds))
        }
    }

    /// The latest posts, the latest first.
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

    /// Throws unless the database answers.
    func check() async throws {
        _ = try await database.read { try Int.fetchOne($0, sql: "SELECT 1") }
    }

    /// Ends all connections, which also folds SQLite's write-ahead log into the file.
    func close() throws {
        // The pool closes its writer before its readers, and the last connection is the one that folds the log in,
        // which a reader cannot.
        database.invalidateReadOnlyConnections()
        try database.close()
    }
}

extension Date {
    fileprivate init(unixSeconds seconds: Int64) {
        self.init(timeIntervalSince1970: TimeInterval(seconds))
    }
}
