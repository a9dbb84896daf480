import Foundation
import LivePasswords

/// Creates accounts, signs people in and out, and changes passwords.
struct Accounts: Sendable {
    /// The lifetime of a session, in seconds: two weeks.
    static let sessionLifetime = 14 * 24 * 60 * 60
    /// The maximum number of sessions of an account. Another session ends the oldest one.
    static let sessionLimit = 20

    private let store: AccountStore
    private let dictionary: PasswordDictionary?
    private let pool: HashingPool
    private let cost: PasswordHash.Cost
    private let byAccount: AttemptThrottle
    private let byAddress: AttemptThrottle
    private let known = KnownAddresses()
    private let now: @Sendable () -> Date

    /// - Parameters:
    ///   - database: The database that stores the accounts.
    ///   - dictionary: The common passwords. Without it, only repetitions and sequences count as common.
    ///   - pool: The threads that hash passwords.
    ///   - cost: The cost of a hash.
    ///   - byAccount: The rate limit for attempts to sign in to an account.
    ///   - byAddress: The rate limit for attempts to sign in or create an account from one address.
    ///   - now: The clock.
    init(
        _ database: GalleryDatabase,
        dictionary: PasswordDictionary? = nil,
        pool: HashingPool = HashingPool(),
        cost: PasswordHash.Cost = .recommended,
        byAccount: AttemptThrottle.Allowance = .init(burst: 10, interval: 30),
        byAddress: AttemptThrottle.Allowance = .init(burst: 60, interval: 2),
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        store = AccountStore(database)
        self.dictionary = dictionary
        self.pool = pool
        self.cost = cost
        self.byAccount = AttemptThrottle(byAccount)
        self.byAddress = AttemptThrottle(byAddress)
        self.now = now
    }

    /// An account and its new session.
    struct SignedIn {
        var account: Account
        var token: SessionToken
    }

    /// Creates an account with its first session.
    ///
    /// - Parameters:
    ///   - previous: The token of the browser's previous session, which ends.
    ///   - complete: Stores other data of the account in the same transaction.
    /// - Throws: ``RequestError`` if the name is taken or there were too many attempts.
    func create(
        _ name: AccountName,
        _ password: AcceptedPassword,
        from address: ClientAddress,
        endingSession previous: SessionToken? = nil,
        complete: @escaping AccountStore.Completion = { _, _, _ in }
    ) async throws -> SignedIn {
        try byAddress.count(address.key, at: now())
        guard try await !store.hasAccount(name) else { throw RequestError.nameTaken }
        let hash = try await refunding(address) { try await hashed(password) }
        let session = newSession
        guard
            let account = try await store.insert(
                name,
                hash,
                session,
                replacing: previous,
                at: now(),
                complete: complete
            )
        else {
            throw RequestError.nameTaken
        }
        known.insert(address, of: name.canonical)
        return SignedIn(account: account, token: session.token)
    }

    /// Validates a chosen password.
    ///
    /// - Throws: ``RequestError`` with every rule that the password breaks.
    func accepted(_ choice: PasswordChoice, for account: String) throws(RequestError) -> AcceptedPassword {
        try choice.accepted(for: account, dictionary: dictionary)
    }

    /// Signs in.
    ///
    /// An unknown name takes as long as a wrong password and throws the same error.
    ///
    /// - Parameter previous: The session that the request was sent with. It ends.
    func signIn(
        _ name: AccountName,
        _ password: PasswordText,
        from address: ClientAddress,
        endingSession previous: SessionToken? = nil
    ) async throws -> SignedIn {
        let found = try await store.account(name)
        let hash = found?.hash ?? .random(cost: cost)
        let isRight = try await verify(password, hash, name.canonical, address)
        guard isRight, let account = found?.account else { throw RequestError.wrongCredentials }
        let session = newSession
        guard try await store.insert(session, of: account, while: hash, replacing: previous, at: now()) else {
            throw RequestError.wrongCredentials
        }
        return SignedIn(account: account, token: session.token)
    }

    /// Returns the account of a session.
    func account(of token: SessionToken?) async throws -> Account {
        try await record(of: token).account
    }

    /// Ends a session.
    func signOut(_ token: SessionToken) async throws {
        try await store.endSession(token)
    }

    /// Changes the password of the account that is signed in and ends its other sessions.
    func changePassword(
        of token: SessionToken?,
        from current: PasswordText,
        to choice: PasswordChoice,
        at address: ClientAddress
    ) async throws {
        let (account, hash) = try await record(of: token)
        guard let token else { throw RequestError.signedOut }
        let password = try accepted(choice, for: account.name)
        let canonicalName = try AccountName(account.name).canonical
        guard try await verify(current, hash, canonicalName, address) else { throw RequestError.wrongPassword }
        let new = try await hashed(password)
        guard try await store.replace(hash, by: new, of: account, keeping: token) else {
            throw RequestError.wrongPassword
        }
    }
}

extension Accounts {
    private func record(of token: SessionToken?) async throws -> (account: Account, hash: PasswordHash) {
        guard let token, let record = try await store.account(of: token, at: now()) else {
            throw RequestError.signedOut
        }
        return record
    }

    private func hashed(_ password: AcceptedPassword) async throws -> PasswordHash {
        try await pool.run { [cost] in try PasswordHash(password.text, cost: cost) }
    }

    private var newSession: AccountStore.NewSession {
        .init(token: SessionToken(), expiry: now().addingTimeInterval(TimeInterval(Self.sessionLifetime)))
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
        if let wait = byAccount.attempt(by: accountKey, at: now().timeIntervalSince1970) {
            byAddress.refund(address.key)
            throw RequestError.tooManyAttempts(wait)
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
    static let nameTaken = RequestError(
        status: .conflict,
        code: "nameTaken",
        message: .own(.nameTaken),
        subject: .field("name")
    )
    static let wrongCredentials = RequestError(
        status: .unauthorized,
        code: "wrongCredentials",
        message: .own(.wrongCredentials)
    )
    static let wrongPassword = RequestError(
        status: .forbidden,
        code: "wrongPassword",
        message: .own(.wrongPassword),
        subject: .field("current")
    )
    static let signedOut = RequestError(
        status: .unauthorized,
        code: "signedOut",
        message: .own(.signedOut)
    )
}
