import Foundation
import GRDB

/// The accounts and their sessions in the database.
struct AccountStore: Sendable {
    private let database: GalleryDatabase

    init(_ database: GalleryDatabase) {
        self.database = database
    }

    /// Whether a name has an account already.
    func hasAccount(_ name: AccountName) async throws -> Bool {
        try await database.read { database in
            try Bool.fetchOne(
                database,
                sql: "SELECT EXISTS (SELECT 1 FROM account WHERE canonicalName = ?)",
                arguments: [name.canonical]
            ) ?? false
        }
    }

    /// Keeps an account and its first session.
    ///
    /// - Parameter complete: Adds what belongs to the account, in the same transaction.
    /// - Returns: `nil` if the name has an account already.
    func insert(
        _ name: AccountName,
        _ hash: PasswordHash,
        _ session: NewSession,
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
            try Self.insert(session, of: id, in: database, at: date)
            try complete(database, id, date)
            return Account(id: id, name: name.shown, createdAt: Date(unixSeconds: date.unixSeconds))
        }
    }

    /// An account and the hash of its password.
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

    /// The account of a session that has not ended.
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

    /// Keeps a session of an account.
    ///
    /// - Parameters:
    ///   - hash: The hash with which the password was compared. If the hash has changed since, the comparison no longer counts.
    ///   - former: The session that ends with it.
    /// - Returns: Whether it was kept.
    func insert(
        _ session: NewSession,
        of account: Account,
        while hash: PasswordHash,
        replacing former: SessionToken?,
        at date: Date
    ) async throws -> Bool {
        try await database.write { database in
            guard try Self.passwordHash(of: account, in: database) == hash.text else { return false }
            if let former { try Self.delete(former, in: database) }
            try Self.insert(session, of: account.id, in: database, at: date)
            return true
        }
    }

    /// Replaces a password and ends all sessions of the account but one.
    ///
    /// - Parameter hash: The hash with which the old password was compared.
    /// - Returns: Whether it was replaced; false if another request has replaced it since.
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
    /// Adds to a new account, whose number it gets, in the transaction that makes it.
    typealias Completion = @Sendable (Database, Int64, Date) throws -> Void

    /// A new session.
    struct NewSession: Sendable {
        var token: SessionToken
        var expiry: Date
    }

    private static func insert(_ session: NewSession, of account: Int64, in database: Database, at date: Date) throws {
        // On this occasion ended sessions are deleted and the account's oldest, so that the table does not grow for ever.
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
