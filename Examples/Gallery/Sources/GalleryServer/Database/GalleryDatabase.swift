import Foundation
import GRDB

/// The gallery's SQLite file: its connections and its tables.
struct GalleryDatabase: Sendable {
    private let connections: DatabasePool

    /// Opens the file, creates it if there is none, and brings its tables up to date.
    ///
    /// - Parameter writeTimeout: How long a write may wait for other processes, in seconds.
    /// - Throws: `DatabaseError`, also for a file that is damaged.
    /// - Complexity: O(*n*) in the size of the file.
    init(path: String, writeTimeout: TimeInterval = 5) throws {
        var configuration = Configuration()
        configuration.busyMode = .timeout(writeTimeout)
        connections = try DatabasePool(path: path, configuration: configuration)
        try connections.writeWithoutTransaction { database in
            // An answer of success means that it is on the disk, also after a power cut. The pool itself sets NORMAL.
            try database.execute(sql: "PRAGMA synchronous = FULL")
            let finding = try String.fetchOne(database, sql: "PRAGMA quick_check(1)")
            guard finding == "ok" else { throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: finding) }
        }
        try Self.migrator.migrate(connections)
    }

    /// Reads in one transaction.
    func read<Result: Sendable>(_ body: @escaping @Sendable (Database) throws -> Result) async throws -> Result {
        try await connections.read(body)
    }

    /// Writes in one transaction, which is on the disk when this returns.
    ///
    /// - Throws: `DatabaseError.SQLITE_BUSY` when another process writes for too long.
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

    /// Throws unless the database answers.
    func check() async throws {
        _ = try await read { try Int.fetchOne($0, sql: "SELECT 1") }
    }

    /// Ends all connections, which also folds SQLite's write-ahead log into the file.
    func close() throws {
        // The pool closes its writer before its readers, and the last connection has to fold the log in, which a reader cannot.
        connections.invalidateReadOnlyConnections()
        try connections.close()
    }
}

/// A database that cannot be opened, in words for whoever starts the gallery.
struct DatabaseOpeningError: Error, CustomStringConvertible {
    var description: String

    init(path: String, _ error: DatabaseError) {
        let reason =
            switch error.resultCode {
            case .SQLITE_BUSY, .SQLITE_LOCKED: "is in use by another program"
            case .SQLITE_NOTADB: "is no SQLite database"
            case .SQLITE_CORRUPT: "is damaged and has to be restored from a copy"
            case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH: "may not be written"
            case .SQLITE_FULL: "cannot be written, because the disk is full"
            case .SQLITE_IOERR: "cannot be read or written"
            default: "cannot become a database of the gallery"
            }
        let details = (error.message ?? "").split(whereSeparator: \.isNewline).joined(separator: " ")
        description = "the database \(path.debugDescription) \(reason) (SQLite: \(details))"
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
