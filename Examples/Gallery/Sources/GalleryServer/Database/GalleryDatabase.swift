import Foundation
import GRDB

/// The gallery's SQLite file: its connections and its tables.
struct GalleryDatabase: Sendable {
    let connections: DatabasePool

    /// How long a write waits for another process to finish its own, in seconds.
    private static let busyTimeout: TimeInterval = 5

    /// Opens the file, creates it if there is none, and brings its tables up to date.
    init(path: String) throws {
        var configuration = Configuration()
        configuration.busyMode = .timeout(Self.busyTimeout)
        connections = try DatabasePool(path: path, configuration: configuration)
        try Self.migrator.migrate(connections)
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
        migrator.registerMigration("create accounts") { database in
            try database.execute(
                sql: """
                    CREATE TABLE account (
                        id INTEGER PRIMARY KEY,
                        name TEXT NOT NULL,
                        canonicalName TEXT NOT NULL UNIQUE,
                        passwordHash TEXT NOT NULL,
                        createdAt INTEGER NOT NULL
                    ) STRICT;
                    CREATE TABLE session (
                        tokenHash BLOB NOT NULL PRIMARY KEY,
                        account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                        expiresAt INTEGER NOT NULL
                    ) STRICT, WITHOUT ROWID;
                    CREATE INDEX sessionByAccount ON session (account);
                    CREATE INDEX sessionByExpiry ON session (expiresAt);
                    """
            )
        }
        return migrator
    }

    /// Throws unless the database answers.
    func check() async throws {
        _ = try await connections.read { try Int.fetchOne($0, sql: "SELECT 1") }
    }

    /// Ends all connections, which also folds SQLite's write-ahead log into the file.
    func close() throws {
        // The pool closes its writer before its readers, and the last connection has to fold the log in, which a reader cannot.
        connections.invalidateReadOnlyConnections()
        try connections.close()
    }
}

extension Date {
    /// A date from whole seconds since 1970, as in the database.
    init(unixSeconds seconds: Int64) {
        self.init(timeIntervalSince1970: TimeInterval(seconds))
    }

    /// The date in whole seconds since 1970, as in the database.
    var unixSeconds: Int64 { Int64(timeIntervalSince1970) }
}
