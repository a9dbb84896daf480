import Foundation
import GRDB
import NIOConcurrencyHelpers

/// The gallery's SQLite file: its connections and its tables.
struct GalleryDatabase: Sendable {
    private let connections: DatabasePool
    private let patience: Duration
    private let deadline: WriteDeadline

    /// Opens the file, creates it if there is none, and brings its tables up to date.
    ///
    /// - Parameter patience: How long a write may wait for others of this process and of others.
    /// - Throws: `DatabaseError`, also for a file that is damaged.
    /// - Complexity: O(*n*) in the size of the file.
    init(path: String, patience: Duration = .seconds(5)) throws {
        let deadline = WriteDeadline()
        var configuration = Configuration()
        configuration.busyMode = .callback { tries in deadline.waits(again: tries) }
        deadline.begin(.now + patience)
        defer { deadline.finish() }
        connections = try Self.open(path, configuration, deadline)
        (self.patience, self.deadline) = (patience, deadline)
        try Self.migrate(connections)
    }

    private static func migrate(_ connections: DatabasePool) throws {
        while true {
            let before = try connections.read(migrator.appliedIdentifiers)
            do {
                return try migrator.migrate(connections)
            } catch {
                // Another process may have made the same step at the same time.
                guard try connections.read(migrator.appliedIdentifiers) != before else { throw error }
            }
        }
    }

    private static func open(
        _ path: String,
        _ configuration: Configuration,
        _ deadline: WriteDeadline
    ) throws -> DatabasePool {
        while true {
            do {
                let connections = try DatabasePool(path: path, configuration: configuration)
                try connections.writeWithoutTransaction { database in
                    // An answer of success means that it is on the disk, also after a power cut. The pool itself sets NORMAL.
                    try database.execute(sql: "PRAGMA synchronous = FULL")
                    let finding = try String.fetchOne(database, sql: "PRAGMA quick_check(1)")
                    guard finding == "ok" else { throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: finding) }
                }
                return connections
            } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY && deadline.waits() {
                // SQLite does not wait where another process turns a new file into one with a write-ahead log.
            }
        }
    }

    /// Reads in one transaction.
    func read<Result: Sendable>(_ body: @escaping @Sendable (Database) throws -> Result) async throws -> Result {
        try await connections.read(body)
    }

    /// Writes in one transaction, which is on the disk when this returns.
    ///
    /// - Throws: `DatabaseError.SQLITE_BUSY` when its turn has not come in time. All who wait for the same lock wait no longer than
    ///   one.
    func write<Result: Sendable>(_ body: @escaping @Sendable (Database) throws -> Result) async throws -> Result {
        let end = ContinuousClock.now + patience
        return try await connections.writeWithoutTransaction { [deadline] database in
            guard .now < end else { throw DatabaseError(resultCode: .SQLITE_BUSY) }
            deadline.begin(end)
            defer { deadline.finish() }
            var result: Result?
            try database.inTransaction(.immediate) {
                result = try body(database)
                return .commit
            }
            return result!
        }
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

/// Until when the write that is under way waits for the lock of another process. There is one write at a time.
private final class WriteDeadline: Sendable {
    private static let interval: TimeInterval = 0.01
    /// How often a reader waits where nobody writes: SQLite locks readers out for a moment only.
    private static let readerCount = 50

    private let end = NIOLockedValueBox<ContinuousClock.Instant?>(nil)

    func begin(_ end: ContinuousClock.Instant) {
        self.end.withLockedValue { $0 = end }
    }

    func finish() {
        end.withLockedValue { $0 = nil }
    }

    /// Waits for a moment, unless the time is over.
    ///
    /// - Parameter count: How often it has waited already.
    func waits(again count: Int = 0) -> Bool {
        guard end.withLockedValue({ $0.map { .now < $0 } }) ?? (count < Self.readerCount) else { return false }
        Thread.sleep(forTimeInterval: Self.interval)
        return true
    }
}

/// A database that cannot be opened, in words for whoever starts the gallery.
struct DatabaseFault: Error, CustomStringConvertible {
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
