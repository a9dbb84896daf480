import Foundation
import GRDB

/// The gallery's SQLite database.
struct GalleryDatabase: Sendable {
    private let connections: DatabasePool

    /// Opens or creates the file, checks it and runs the migrations.
    ///
    /// - Parameter writeTimeout: The time that a write waits for other processes, in seconds.
    /// - Throws: `DatabaseError`, for example for a damaged file.
    /// - Complexity: O(*n*) in the size of the file.
    init(path: String, writeTimeout: TimeInterval = 5) throws {
        var configuration = Configuration()
        configuration.busyMode = .timeout(writeTimeout)
        connections = try DatabasePool(path: path, configuration: configuration)
        try connections.writeWithoutTransaction { database in
            // A committed write must survive a power failure. The pool's default is NORMAL.
            try database.execute(sql: "PRAGMA synchronous = FULL")
            let result = try String.fetchOne(database, sql: "PRAGMA quick_check(1)")
            guard result == "ok" else { throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: result) }
        }
        try Self.migrator.migrate(connections)
    }

    /// Reads in one transaction.
    func read<Result: Sendable>(_ body: @escaping @Sendable (Database) throws -> Result) async throws -> Result {
        try await connections.read(body)
    }

    /// Writes in one transaction. The data is on the disk when this returns.
    ///
    /// - Throws: `DatabaseError.SQLITE_BUSY` if another process holds the lock for longer than the write timeout.
    func write<Result: Sendable>(_ body: @escaping @Sendable (Database) throws -> Result) async throws -> Result {
        try await connections.write(body)
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
        migrator.registerMigration("create profiles") { database in
            try database.execute(
                sql: """
                    CREATE TABLE profile (
                        account INTEGER PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
                        bio TEXT NOT NULL,
                        phone TEXT NOT NULL,
                        cardBrand TEXT NOT NULL,
                        cardLastDigits TEXT NOT NULL CHECK (length(cardLastDigits) = 4),
                        cardExpiry TEXT NOT NULL,
                        plan TEXT NOT NULL,
                        seats INTEGER NOT NULL,
                        submission BLOB,
                        savedAt INTEGER NOT NULL
                    ) STRICT
                    """
            )
        }
        return migrator
    }

    /// Throws if the database is unavailable.
    func check() async throws {
        _ = try await read { try Int.fetchOne($0, sql: "SELECT 1") }
    }

    /// Closes all connections, which checkpoints the write-ahead log.
    func close() throws {
        // The pool closes its writer before its readers. Only a writer can checkpoint the log, so the readers must close first.
        connections.invalidateReadOnlyConnections()
        try connections.close()
    }
}

/// A database that can't be opened, with a message for the operator.
struct DatabaseOpeningError: Error, CustomStringConvertible {
    var description: String

    init(path: String, _ error: DatabaseError) {
        let reason =
            switch error.resultCode {
            case .SQLITE_BUSY, .SQLITE_LOCKED: "is in use by another program"
            case .SQLITE_NOTADB: "is not a SQLite database"
            case .SQLITE_CORRUPT: "is damaged; restore it from a backup"
            case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH: "is not writable"
            case .SQLITE_FULL: "cannot be written because the disk is full"
            case .SQLITE_IOERR: "cannot be read or written"
            default: "cannot be migrated to the gallery's schema"
            }
        let details = (error.message ?? "").split(whereSeparator: \.isNewline).joined(separator: " ")
        description = "the database \(path.debugDescription) \(reason) (SQLite: \(details))"
    }
}

extension Date {
    /// Creates a date from whole seconds since 1970.
    init(unixSeconds seconds: Int64) {
        self.init(timeIntervalSince1970: TimeInterval(seconds))
    }

    /// The date in whole seconds since 1970.
    var unixSeconds: Int64 { Int64(timeIntervalSince1970) }
}
