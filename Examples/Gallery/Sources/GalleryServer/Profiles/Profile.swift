import LiveControls

/// What an account has saved of its owner.
struct Profile: Hashable, Sendable {
    var bio: String
    /// Ten digits.
    var phone: String
    var card: CardOnFile
    var plan: Plan
    var seats: Int

    /// What is paid a month, in whole dollars.
    var price: Int { plan.price * seats }
}

/// What is kept of a card: enough to tell it from another, and nothing that can be charged.
struct CardOnFile: Hashable, Sendable {
    /// The brand's name in lower case; empty where it is not known.
    var brand: String
    var lastDigits: String
    /// Month and year, four digits.
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

    /// What its owner knows it by: `VISA •••• 4242`.
    var title: String { (brand.isEmpty ? "" : brand.uppercased() + " ") + "•••• " + lastDigits }

    /// As it stands on the card: `04/27`.
    var shownExpiry: String { SectionedFormat.expiry.formatted(expiry).display }
}

/// A profile as programs get it.
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
