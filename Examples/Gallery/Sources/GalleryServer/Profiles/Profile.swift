import LiveControls

/// The profile of an account.
struct Profile: Hashable, Sendable {
    var bio: String
    /// The phone number: ten digits.
    var phone: String
    var card: CardOnFile
    var plan: Plan
    var seats: Int

    /// The total monthly price, in whole dollars.
    var price: Int { plan.price * seats }
}

/// The stored part of a card, which identifies it but can't be charged.
struct CardOnFile: Hashable, Sendable {
    /// The brand's name in lower case, or an empty string if it's unknown.
    var brand: String
    var lastDigits: String
    /// The month and year, in four digits.
    var expiry: String

    init(brand: String, lastDigits: String, expiry: String) {
        self.brand = brand
        self.lastDigits = lastDigits
        self.expiry = expiry
    }

    init(number: String, expiry: String) {
        brand = CardBrand(digits: number)?.name ?? ""
        lastDigits = String(number.suffix(4))
        self.expiry = expiry
    }

    /// The display name: `VISA •••• 4242`.
    var title: String { (brand.isEmpty ? "" : brand.uppercased() + " ") + "•••• " + lastDigits }

    /// The expiration date as on the card: `04/27`.
    var shownExpiry: String { SectionedFormat.expiry.formatted(expiry).display }
}

/// The JSON of a profile.
struct NamedProfile: Encodable {
    var name: String
    var profile: Profile

    private enum Key: String, CodingKey { case name, bio, phone, card, plan, seats, price }
    private enum CardKey: String, CodingKey { case brand, lastDigits, expiry }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Key.self)
        try fields.encode(name, forKey: .name)
        try fields.encode(profile.bio, forKey: .bio)
        try fields.encode(profile.phone, forKey: .phone)
        try fields.encode(profile.plan.rawValue, forKey: .plan)
        try fields.encode(profile.seats, forKey: .seats)
        try fields.encode(profile.price, forKey: .price)
        var card = fields.nestedContainer(keyedBy: CardKey.self, forKey: .card)
        try card.encode(profile.card.brand, forKey: .brand)
        try card.encode(profile.card.lastDigits, forKey: .lastDigits)
        try card.encode(profile.card.expiry, forKey: .expiry)
    }
}
