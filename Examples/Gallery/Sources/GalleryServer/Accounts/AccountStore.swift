import Foundation
import GRDB

/// The accounts and their sessions in the database.
struct AccountStore: Sendable {
    private let database: GalleryDatabase

    init(_ database: GalleryDatabase) {
        self.database = database
    }

    /// Whether an account with this name exists.
    func hasAccount(_ name: AccountName) async throws -> Bool {
        try await database.read { database in
            try Bool.fetchOne(
                database,
                sql: "SELECT EXISTS (SELECT 1 FROM account WHERE canonicalName = ?)",
                arguments: [name.canonical]
            ) ?? false
        }
    }

    /// Stores an account and its first session.
    ///
    /// - Parameters:
    ///   - previous: The token of a session to end.
    ///   - complete: Stores other data of the account in the same transaction.
    /// - Returns: The account, or `nil` if the name is taken.
    func insert(
        _ name: AccountName,
        _ hash: PasswordHash,
        _ session: NewSession,
        replacing previous: SessionToken?,
        at date: Date,
        complete: @escaping Completion
    ) async throws -> Account? {
        try await database.write { database in
            try database.execute(
                sql: """
                    INSERT INTO account (name, canonicalName, passwordHash, createdAt) VALUES (?, ?, ?, ?)
                    ON CONFLICT (canonicalName) DO NOTHING
                    """,
                arguments: [name.shown, name.canonical, hash.text, date.unixSeconds]
            )
            guard database.changesCount == 1 else { return nil }
            let id = database.lastInsertedRowID
            if let previous { try Self.delete(previous, in: database) }
            try Self.insert(session, of: id, in: database, at: date)
            try complete(database, id, date)
            return Account(id: id, name: name.shown, createdAt: Date(unixSeconds: date.unixSeconds))
        }
    }

    /// Returns an account and its password hash.
    func account(_ name: AccountName) async throws -> (account: Account, hash: PasswordHash)? {
        try await database.read { database in
            try Row.fetchOne(
                database,
                sql: "SELECT id, name, createdAt, passwordHash FROM account WHERE canonicalName = ?",
                arguments: [name.canonical]
            )
            .flatMap(Self.record)
        }
    }

    /// Returns the account of a session that hasn't expired.
    func account(of token: SessionToken, at date: Date) async throws -> (account: Account, hash: PasswordHash)? {
        try await database.read { database in
            try Row.fetchOne(
                database,
                sql: """
                    SELECT id, name, createdAt, passwordHash FROM session JOIN account ON account.id = session.account
                    WHERE tokenHash = ? AND expiresAt > ?
                    """,
                arguments: [Data(token.hash), date.unixSeconds]
            )
            .flatMap(Self.record)
        }
    }

    /// Stores a session.
    ///
    /// - Parameters:
    ///   - hash: The hash that the password matched. If the account has another hash by now, no session is stored.
    ///   - previous: A session to end.
    /// - Returns: Whether the session was stored.
    func insert(
        _ session: NewSession,
        of account: Account,
        while hash: PasswordHash,
        replacing previous: SessionToken?,
        at date: Date
    ) async throws -> Bool {
        try await database.write { database in
            guard try Self.passwordHash(of: account, in: database) == hash.text else { return false }
            if let previous { try Self.delete(previous, in: database) }
            try Self.insert(session, of: account.id, in: database, at: date)
            return true
        }
    }

    /// Replaces a password hash and ends all sessions of the account except one.
    ///
    /// - Parameter hash: The hash that the old password matched.
    /// - Returns: Whether the hash was replaced. It isn't if another request replaced it first.
    func replace(
        _ hash: PasswordHash,
        by new: PasswordHash,
        of account: Account,
        keeping token: SessionToken
    ) async throws -> Bool {
        try await database.write { database in
            try database.execute(
                sql: "UPDATE account SET passwordHash = ? WHERE id = ? AND passwordHash = ?",
                arguments: [new.text, account.id, hash.text]
            )
            guard database.changesCount == 1 else { return false }
            try database.execute(
                sql: "DELETE FROM session WHERE account = ? AND tokenHash <> ?",
                arguments: [account.id, Data(token.hash)]
            )
            return true
        }
    }

    /// Ends a session, if there is one.
    func endSession(_ token: SessionToken) async throws {
        try await database.write { try Self.delete(token, in: $0) }
    }
}

extension AccountStore {
    /// Stores data of a new account, given its id and creation date, in the transaction that creates the account.
    typealias Completion = @Sendable (Database, Int64, Date) throws -> Void

    /// A new session.
    struct NewSession: Sendable {
        var token: SessionToken
        var expiry: Date
    }

    private static func insert(_ session: NewSession, of account: Int64, in database: Database, at date: Date) throws {
        // Expired sessions and the account's oldest sessions are deleted here, so that the table stays bounded.
        try database.execute(sql: "DELETE FROM session WHERE expiresAt <= ?", arguments: [date.unixSeconds])
        try database.execute(
            sql: """
                DELETE FROM session WHERE tokenHash IN (
                    SELECT tokenHash FROM session WHERE account = ? ORDER BY expiresAt DESC LIMIT -1 OFFSET ?
                )
                """,
            arguments: [account, Accounts.sessionLimit - 1]
        )
        try database.execute(
            sql: "INSERT INTO session (tokenHash, account, expiresAt) VALUES (?, ?, ?)",
            arguments: [Data(session.token.hash), account, session.expiry.unixSeconds]
        )
    }

    private static func delete(_ token: SessionToken, in database: Database) throws {
        try database.execute(sql: "DELETE FROM session WHERE tokenHash = ?", arguments: [Data(token.hash)])
    }

    private static func passwordHash(of account: Account, in database: Database) throws -> String? {
        try String.fetchOne(database, sql: "SELECT passwordHash FROM account WHERE id = ?", arguments: [account.id])
    }

    private static func record(_ row: Row) -> (account: Account, hash: PasswordHash)? {
        PasswordHash(row["passwordHash"] as String).map { hash in
            (Account(id: row["id"], name: row["name"], createdAt: Date(unixSeconds: row["createdAt"])), hash)
        }
    }
}
