import LivePasswords

/// The fields of a request that saves a profile. A field that is missing is empty.
struct ProfileFields: Decodable, Sendable {
    var bio = ""
    var phone = ""
    /// The code from a message to the telephone, which is checked and forgotten.
    var code = ""
    /// The number of a card, of which the last digits alone are kept.
    var card = ""
    var expiry = ""
    var plan = Plan.team.rawValue
    var seats = "1"
    /// Whether nothing is saved yet, and the form is asked for with its price.
    var asksForPrice = false

    init() {}

    /// The fields as they were saved; the card's number and the code are not.
    init(_ profile: Profile) {
        (bio, phone, expiry) = (profile.bio, profile.phone, profile.card.expiry)
        (plan, seats) = (profile.plan.rawValue, "\(profile.seats)")
    }

    private enum Key: String, CodingKey { case bio, phone, code, card, expiry, plan, seats, action }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        func text(_ key: Key) throws -> String { try fields.decodeIfPresent(String.self, forKey: key) ?? "" }
        (bio, phone, code) = (try text(.bio).withLineFeeds, try text(.phone), try text(.code))
        (card, expiry) = (try text(.card), try text(.expiry))
        (plan, seats) = (try text(.plan), try text(.seats))
        asksForPrice = try text(.action) == "price"
    }
}

/// The fields of a request for a new account with a profile.
struct NewProfileFields: Decodable, Sendable {
    var profile: ProfileFields
    var name: String
    var choice: PasswordChoice
    /// The form that was sent: one that comes twice is answered twice, and kept once.
    var submission: SessionToken?

    private enum Key: String, CodingKey { case name, submission }

    init(from decoder: any Decoder) throws {
        profile = try ProfileFields(from: decoder)
        choice = try PasswordChoice(from: decoder)
        let fields = try decoder.container(keyedBy: Key.self)
        name = try fields.decode(String.self, forKey: .name)
        submission = try fields.decodeIfPresent(String.self, forKey: .submission).flatMap { SessionToken($0) }
    }
}
