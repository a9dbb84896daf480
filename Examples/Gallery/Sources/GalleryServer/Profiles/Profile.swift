import Foundation
import GRDB
import LiveControls
import LiveForms
import LiveText

/// A subscription plan. The prices are examples, and nothing is charged.
enum Plan: String, CaseIterable, Sendable {
    case solo, team, studio

    /// The name, which is the same in every language.
    var title: String { rawValue.capitalized }

    /// The monthly price of a seat, in whole dollars.
    var price: Int {
        switch self {
        case .solo: 9
        case .team: 15
        case .studio: 29
        }
    }
}

/// The form for a new account with a profile, and, without the account's fields, to edit the profile.
enum ProfileForm: LiveForm {
    private static let bio = LimitedFieldSettings(
        // A character can have any number of marks, so the size is limited, too.
        limit: TextLimit(160).and(36 * 160, unit: .utf8),
        overflow: .allow,
        counter: .none
    )

    static let seats = 1...50

    static let form = FormDeclaration([
        SignUp.name,
        .text("bio", label: "bio", FormText(bio, showsRing: true, lines: 4)).optional(),
        .sections("phone", label: "phone", .phoneUS),
        .sections("code", label: "code", .sixDigitCode).hint("codeHint"),
        .sections("card", label: "cardNumber", .card).hint("cardHint"),
        .sections("expiry", label: "expires", .expiry),
        .choice("plan", label: "plan", Plan.allCases.map { FormOption($0.rawValue, $0.title) }),
        .number("seats", label: "seats", seats),
        SignUp.password(.nist),
    ])

    /// The purpose of the form on a page.
    enum Kind: Sendable {
        case new
        /// To edit a saved profile, if there is one.
        case edit(Profile?)
    }

    /// The fields of each section of the page.
    static let groups: [(title: GalleryMessage, fields: [String])] = [
        (.aboutYou, ["name", "bio"]), (.contact, ["phone", "code"]), (.payment, ["card", "expiry", "plan", "seats"]),
        (.password, ["password"]),
    ]

    /// Returns the form to edit a profile. A saved phone number needs no code, and a saved card needs no number.
    static func edit(_ saved: Profile?, phone: String) -> FormDeclaration {
        var form = form
        form["name"] = nil
        form["password"] = nil
        form["code"]?.isRequired = saved?.phone != SectionedFormat.phoneUS.text(set: phone)
        form["card"]?.isRequired = saved == nil
        return form
    }

    /// Returns the form for a page, with hints and prices in its language.
    static func shown(_ kind: Kind, _ settings: PageSettings) -> FormDeclaration {
        var form = form
        let messages = settings.messages
        if case .edit(let saved) = kind {
            form = edit(saved, phone: saved?.phone ?? "")
            if let saved { form["card"]?.hint = messages.text("cardKept", naming: saved.cardTitle) }
        }
        form["bio"]?.hint = messages.text(ControlMessage(.limit, bio.limit.maximum))
        let perSeat = messages.text(.own(.perSeat))
        let options = Plan.allCases.map { plan in
            FormOption(plan.rawValue, plan.title, detail: "\(settings.dollars(plan.price)) \(perSeat)")
        }
        form["plan"]?.kind = .choice(options)
        return form
    }
}

/// The profile of an account. Of a card, it has what identifies the card but can't be charged.
struct Profile: Codable, FetchableRecord, PersistableRecord {
    var account: Int64
    var bio: String
    /// The phone number: ten digits.
    var phone: String
    /// The brand's name in lower case, or an empty string if it's unknown.
    var cardBrand: String
    var cardLastDigits: String
    /// The month and year, in four digits.
    var cardExpiry: String
    var plan: String
    var seats: Int
    /// The hash of the token of the form that created the account.
    var submission: Data?

    /// Creates a profile from the values of the form. The saved card stays if there is no number.
    init(_ values: FormValues, of account: Int64 = 0, replacing saved: Profile? = nil) {
        let number = values.text("card")
        self.account = account
        bio = values.text("bio")
        phone = values.text("phone")
        cardBrand = number.isEmpty ? saved?.cardBrand ?? "" : CardBrand(digits: number)?.name ?? ""
        cardLastDigits = number.isEmpty ? saved?.cardLastDigits ?? "" : String(number.suffix(4))
        cardExpiry = values.text("expiry")
        plan = values.text("plan")
        seats = values.wholeNumber("seats") ?? 1
        submission = saved?.submission
    }

    /// The card as people see it: `VISA •••• 4242`.
    var cardTitle: String { (cardBrand.isEmpty ? "" : cardBrand.uppercased() + " ") + "•••• " + cardLastDigits }

    /// The total monthly price, in whole dollars.
    var price: Int { (Plan(rawValue: plan) ?? .team).price * seats }

    /// The texts for the form and for clients. The form shows no card number.
    var texts: [String: String] {
        ["bio": bio, "phone": phone, "card": cardTitle, "expiry": cardExpiry, "plan": plan, "seats": "\(seats)"]
    }
}
