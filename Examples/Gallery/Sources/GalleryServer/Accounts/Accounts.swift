import Foundation
import GRDB
import LiveForms
import LivePasswords

/// An account for signing in.
struct Account: Hashable, Sendable {
    var id: Int64
    /// The display name.
    var name: String
}

/// The accounts and their sessions in the database.
struct Accounts: Sendable {
    /// The lifetime of a session, in seconds: two weeks.
    static let sessionLifetime = 14 * 24 * 60 * 60
    /// The maximum number of sessions of an account. Another session ends the oldest one.
    static let sessionLimit = 20

    /// The common passwords, which browsers load, too.
    let dictionary: PasswordDictionary
    let now: @Sendable () -> Date
    private let database: DatabasePool
    private let pool: HashingPool
    private let cost: Int
    private let byAccount: AttemptThrottle
    private let byAddress: AttemptThrottle
    private let known = KnownAddresses()

    /// - Parameters:
    ///   - byAccount: The rate limit for attempts to sign in to an account.
    ///   - byAddress: The rate limit for attempts to sign in or create an account from one address.
    init(
        _ database: DatabasePool,
        pool: HashingPool = HashingPool(),
        cost: Int = PasswordHash.recommendedCost,
        byAccount: AttemptThrottle.Allowance = .init(burst: 10, interval: 30),
        byAddress: AttemptThrottle.Allowance = .init(burst: 60, interval: 2),
        now: @escaping @Sendable () -> Date = { Date() }
    ) throws {
        let path = GalleryConfiguration.repository + "/Web/host/password-dictionary.bin"
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        guard let dictionary = PasswordDictionary(bytes) else { throw CocoaError(.fileReadCorruptFile) }
        self.dictionary = dictionary
        self.database = database
        self.pool = pool
        self.cost = cost
        self.byAccount = AttemptThrottle(byAccount)
        self.byAddress = AttemptThrottle(byAddress)
        self.now = now
    }

    /// A request to create or use an account.
    struct Sender: Sendable {
        var address: ClientAddress
        /// The session that the request was sent with. It ends when another one starts.
        var session: SessionToken?
    }

    /// An account and its new session.
    struct SignedIn {
        var account: Account
        var token: SessionToken
    }

    /// Creates an account with its first session.
    ///
    /// - Parameters:
    ///   - password: A password that fulfills the policy.
    ///   - complete: Stores other data of the account, given its id, in the same transaction.
    /// - Throws: ``RequestError`` if the name is taken or there were too many attempts.
    func create(
        _ name: AccountName,
        _ password: PasswordText,
        from sender: Sender,
        complete: @escaping @Sendable (Database, Int64) throws -> Void = { _, _ in }
    ) async throws -> SignedIn {
        try byAddress.count(sender.address.key, at: now())
        guard try await record("account WHERE canonicalName = ?", [name.canonical]) == nil else {
            throw RequestError.nameTaken
        }
        let hash = try await refunding(sender.address) { try await hashed(password) }
        let (token, date) = (SessionToken(), now())
        let id: Int64? = try await database.write { database in
            try database.execute(
                sql: """
                    INSERT INTO account (name, canonicalName, passwordHash, createdAt) VALUES (?, ?, ?, ?)
                    ON CONFLICT (canonicalName) DO NOTHING
                    """,
                arguments: [name.shown, name.canonical, hash.text, date.unixSeconds]
            )
            guard database.changesCount == 1 else { return nil }
            let id = database.lastInsertedRowID
            try Self.start(token, of: id, replacing: sender.session, in: database, at: date)
            try complete(database, id)
            return id
        }
        guard let id else { throw RequestError.nameTaken }
        known.insert(sender.address, of: name.canonical)
        return SignedIn(account: Account(id: id, name: name.shown), token: token)
    }

    /// Signs in. An unknown name takes as long as a wrong password and throws the same error.
    func signIn(_ name: String, _ password: PasswordText, from sender: Sender) async throws -> SignedIn {
        let name = AccountName(name)?.canonical ?? ""
        let found = try await record("account WHERE canonicalName = ?", [name])
        let hash = found?.hash ?? PasswordHash(randomWithCost: cost)
        guard try await verify(password, hash, name, sender.address), let account = found?.account else {
            throw RequestError(.unauthorized, "wrongCredentials", .own(.wrongCredentials))
        }
        let (token, date) = (SessionToken(), now())
        let isUnchanged = try await database.write { database in
            // The password can have changed since it was compared.
            let sql = "SELECT passwordHash FROM account WHERE id = ?"
            guard try String.fetchOne(database, sql: sql, arguments: [account.id]) == hash.text else { return false }
            try Self.start(token, of: account.id, replacing: sender.session, in: database, at: date)
            return true
        }
        guard isUnchanged else { throw RequestError(.unauthorized, "wrongCredentials", .own(.wrongCredentials)) }
        return SignedIn(account: account, token: token)
    }

    /// Returns the account of a session.
    func account(of token: SessionToken?) async throws -> Account {
        try await record(of: token).account
    }

    /// Ends a session, if there is one.
    func signOut(_ token: SessionToken) async throws {
        try await database.write { database in
            try database.execute(sql: "DELETE FROM session WHERE tokenHash = ?", arguments: [token.hash])
        }
    }

    /// Changes the password of the account that is signed in, and ends its other sessions.
    func changePassword(from current: PasswordText, to password: PasswordText, by sender: Sender) async throws {
        let (account, hash) = try await record(of: sender.session)
        let name = AccountName(account.name)?.canonical ?? ""
        let new = try await verify(current, hash, name, sender.address) ? hashed(password) : nil
        let isChanged = try await database.write { database in
            guard let new, let token = sender.session else { return false }
            // Another request can have changed the password first.
            let sql = "UPDATE account SET passwordHash = ? WHERE id = ? AND passwordHash = ?"
            try database.execute(sql: sql, arguments: [new.text, account.id, hash.text])
            guard database.changesCount == 1 else { return false }
            let others = "DELETE FROM session WHERE account = ? AND tokenHash <> ?"
            try database.execute(sql: others, arguments: [account.id, token.hash])
            return true
        }
        guard isChanged else { throw RequestError(.forbidden, "wrongPassword", "This is not the current password.") }
    }
}

extension Accounts {
    private typealias Record = (account: Account, hash: PasswordHash)

    private func record(of token: SessionToken?) async throws -> Record {
        let source = "session JOIN account ON account.id = session.account WHERE tokenHash = ? AND expiresAt > ?"
        guard let token, let record = try await record(source, [token.hash, now().unixSeconds]) else {
            throw RequestError(.unauthorized, "signedOut", .own(.signedOut))
        }
        return record
    }

    private func record(_ source: String, _ arguments: StatementArguments) async throws -> Record? {
        try await database.read { database in
            let sql = "SELECT id, name, passwordHash FROM \(source)"
            guard let row = try Row.fetchOne(database, sql: sql, arguments: arguments),
                let hash = PasswordHash(row["passwordHash"] as String)
            else { return nil }
            return (Account(id: row["id"], name: row["name"]), hash)
        }
    }

    /// Stores a session. Expired sessions and the account's oldest ones are deleted here, so that the table stays bounded.
    private static func start(
        _ token: SessionToken,
        of account: Int64,
        replacing previous: SessionToken?,
        in database: Database,
        at date: Date
    ) throws {
        try database.execute(
            sql: """
                DELETE FROM session WHERE expiresAt <= ? OR tokenHash = ? OR tokenHash IN (
                    SELECT tokenHash FROM session WHERE account = ? AND tokenHash IS NOT ?
                    ORDER BY expiresAt DESC LIMIT -1 OFFSET ?
                )
                """,
            arguments: [date.unixSeconds, previous?.hash, account, previous?.hash, sessionLimit - 1]
        )
        try database.execute(
            sql: "INSERT INTO session (tokenHash, account, expiresAt) VALUES (?, ?, ?)",
            arguments: [token.hash, account, date.unixSeconds + Int64(sessionLifetime)]
        )
    }

    private func hashed(_ password: PasswordText) async throws -> PasswordHash {
        try await pool.run { [cost] in try PasswordHash(password, cost: cost) }
    }

    /// Compares a password with a hash, unless a rate limit was exceeded. Only wrong passwords count toward the limits.
    ///
    /// Each address that has signed in to the account has a limit of its own, so that others can't lock the owner out.
    private func verify(
        _ password: PasswordText,
        _ hash: PasswordHash,
        _ canonicalName: String,
        _ address: ClientAddress
    ) async throws -> Bool {
        let accountKey = known.key(of: canonicalName, from: address)
        try byAddress.count(address.key, at: now())
        do {
            try byAccount.count(accountKey, at: now())
        } catch {
            byAddress.refund(address.key)
            throw error
        }
        return try await refunding(address, accountKey) {
            let isRight = try await pool.run { try hash.isHash(of: password) }
            if isRight {
                byAddress.refund(address.key)
                byAccount.refund(accountKey)
                known.insert(address, of: canonicalName)
            }
            return isRight
        }
    }

    /// Refunds the attempt if the work fails before a password was compared.
    private func refunding<Result>(
        _ address: ClientAddress,
        _ accountKey: String? = nil,
        _ body: () async throws -> Result
    ) async throws -> Result {
        do {
            return try await body()
        } catch {
            byAddress.refund(address.key)
            if let accountKey { byAccount.refund(accountKey) }
            throw error
        }
    }
}

extension RequestError {
    static let nameTaken = {
        var errors = FormErrors()
        errors.add(GalleryMessage.nameTaken.rawValue, to: "name")
        return RequestError(errors, names: ["name"], status: .conflict)
    }()
}
