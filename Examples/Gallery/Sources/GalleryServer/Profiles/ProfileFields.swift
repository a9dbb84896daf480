import LivePasswords
import LiveText

/// The fields of a request to save a profile. A missing field counts as empty.
struct ProfileFields: Decodable, Sendable {
    var bio = ""
    var phone = ""
    /// The code from a text message, which is validated but not stored.
    var code = ""
    /// The card number. Only its last digits are stored.
    var card = ""
    var expiry = ""
    var plan = Plan.team.rawValue
    var seats = "1"
    /// Whether the request only updates the form's price, without saving.
    var asksForPrice = false

    init() {}

    /// Creates the fields of a saved profile, without the card number and the code.
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
    /// The token of the form. A form that is submitted twice creates one account.
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
