import Foundation
import GRDB

/// The gallery's SQLite database. When a write returns, the data is on the disk.
enum GalleryDatabase {
    /// Opens or creates the file, checks it and runs the migrations.
    ///
    /// - Parameter writeTimeout: The time that a write waits for other processes, in seconds.
    /// - Complexity: O(*n*) in the size of the file.
    static func open(path: String, writeTimeout: TimeInterval = 5) throws -> DatabasePool {
        var configuration = Configuration()
        configuration.busyMode = .timeout(writeTimeout)
        let connections = try DatabasePool(path: path, configuration: configuration)
        try connections.writeWithoutTransaction { database in
            // A committed write must survive a power failure. The pool's default is NORMAL.
            try database.execute(sql: "PRAGMA synchronous = FULL")
            let result = try String.fetchOne(database, sql: "PRAGMA quick_check(1)")
            guard result == "ok" else { throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: result) }
        }
        var migrator = DatabaseMigrator()
        migrator.registerMigration("create tables") { try $0.execute(sql: tables) }
        try migrator.migrate(connections)
        return connections
    }

    private static let tables = """
        CREATE TABLE post (
            id INTEGER PRIMARY KEY,
            text TEXT NOT NULL CHECK (text <> ''),
            createdAt INTEGER NOT NULL
        ) STRICT;
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
        CREATE TABLE profile (
            account INTEGER PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
            bio TEXT NOT NULL,
            phone TEXT NOT NULL,
            cardBrand TEXT NOT NULL,
            cardLastDigits TEXT NOT NULL CHECK (length(cardLastDigits) = 4),
            cardExpiry TEXT NOT NULL,
            plan TEXT NOT NULL,
            seats INTEGER NOT NULL,
            submission BLOB
        ) STRICT;
        """
}

extension DatabasePool {
    /// Closes all connections, which checkpoints the write-ahead log.
    func closeAll() throws {
        // The pool closes its writer before its readers. Only a writer can checkpoint the log, so the readers must close first.
        invalidateReadOnlyConnections()
        try close()
    }
}

extension Date {
    /// The date in whole seconds since 1970.
    var unixSeconds: Int64 { Int64(timeIntervalSince1970) }
}
