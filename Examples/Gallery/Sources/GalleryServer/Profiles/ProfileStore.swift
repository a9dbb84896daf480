import Foundation
import GRDB

/// The profiles in the database.
struct ProfileStore: Sendable {
    private let database: GalleryDatabase

    init(_ database: GalleryDatabase) {
        self.database = database
    }

    /// Returns the profile of an account, or `nil` if there is none.
    func profile(of account: Account) async throws -> Profile? {
        try await database.read { database in
            try Row.fetchOne(database, sql: "SELECT * FROM profile WHERE account = ?", arguments: [account.id])
                .flatMap(Profile.init)
        }
    }

    /// Saves or replaces the profile of an account.
    func save(_ profile: Profile, of account: Account, at date: Date) async throws {
        try await database.write { try Self.save(profile, of: account.id, in: $0, at: date) }
    }

    /// Saves a profile in the current transaction.
    static func save(
        _ profile: Profile,
        of account: Int64,
        sentBy submission: SessionToken? = nil,
        in database: Database,
        at date: Date
    ) throws {
        try database.execute(
            sql: """
                INSERT INTO profile (account, bio, phone, cardBrand, cardLastDigits, cardExpiry, plan, seats, submission, savedAt)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (account) DO UPDATE SET
                    bio = excluded.bio, phone = excluded.phone, cardBrand = excluded.cardBrand,
                    cardLastDigits = excluded.cardLastDigits, cardExpiry = excluded.cardExpiry, plan = excluded.plan,
                    seats = excluded.seats, savedAt = excluded.savedAt
                """,
            arguments: [
                account, profile.bio, profile.phone, profile.card.brand, profile.card.lastDigits, profile.card.expiry,
                profile.plan.rawValue, profile.seats, submission.map { Data($0.hash) }, date.unixSeconds,
            ]
        )
    }

    /// Whether this form created the account.
    func isAccount(_ name: AccountName, madeBy submission: SessionToken) async throws -> Bool {
        try await database.read { database in
            try Bool.fetchOne(
                database,
                sql: """
                    SELECT EXISTS (
                        SELECT 1 FROM profile JOIN account ON account.id = profile.account
                        WHERE canonicalName = ? AND submission = ?
                    )
                    """,
                arguments: [name.canonical, Data(submission.hash)]
            ) ?? false
        }
    }
}

extension Profile {
    fileprivate init?(_ row: Row) {
        guard let plan = Plan(rawValue: row["plan"]) else { return nil }
        let card = CardOnFile(brand: row["cardBrand"], lastDigits: row["cardLastDigits"], expiry: row["cardExpiry"])
        self.init(bio: row["bio"], phone: row["phone"], card: card, plan: plan, seats: row["seats"])
    }
}
