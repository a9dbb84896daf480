import Foundation
import LiveControls
import LiveForms

/// The composed form, by the names that its template uses.
struct ProfileFormView {
    /// Whose profile it is.
    enum Kind {
        case new(name: String, SessionToken)
        case edit(Account, Profile?)
    }

    var lang: String
    var dir: String
    var messages: [String: String]
    var usesPreloads: Bool
    var title: String
    var action: String
    var submit: String
    /// An error that belongs to no field, if any.
    var error: String
    var isNew = false
    var submission = ""
    var nameLimit = ProfileRules.name.maximum
    var bioLimit = ProfileRules.bio.maximum
    var bioHint: String
    var name: Field
    var bio: Field
    var phone: Field
    var code: Field
    var card: Field
    var expiry: Field
    var seats: Field
    var plans: [PlanChoice]
    var planError: String
    var leastSeats = Plan.seats.lowerBound
    var mostSeats = Plan.seats.upperBound
    /// The card that stays where no other is given.
    var cardHint: String
    /// What is paid a month, as a number and in words.
    var price: Int
    var shownPrice: String
    var signUp: SignUpView

    /// A field with what was sent, and what is wrong with it.
    struct Field {
        var value: String
        var error: String
        var hasError: Bool
        /// Whether it is the first at error, which gets the focus.
        var isFirst = false
        var isRequired = true
    }

    /// A plan that may be chosen.
    struct PlanChoice {
        var id: String
        var title: String
        var price: Int
        var shownPrice: String
        var isChosen: Bool
    }

    /// A form that keeps what was sent, except passwords and codes, and says what is wrong.
    init(_ settings: PageSettings, _ kind: Kind, _ fields: ProfileFields, _ error: RequestError? = nil) {
        let messages = settings.messages
        lang = settings.language
        dir = settings.direction
        usesPreloads = settings.usesPreloads
        self.messages = messages.own
        bioHint = messages.text(ControlMessage(.limit, bioLimit))
        cardHint = messages.text(.own(.cardHint))
        let said = error?.fields ?? [:]
        func field(_ name: String, _ value: String, isRequired: Bool = true) -> Field {
            let error = said[name].map(messages.text) ?? ""
            return Field(value: value, error: error, hasError: !error.isEmpty, isRequired: isRequired)
        }
        var ownName = ""
        switch kind {
        case .new(let name, let token):
            (isNew, ownName, submission) = (true, name, token.text)
            (title, action, submit) = (messages.text(.own(.profileNew)), "/profile", messages.text(.own(.createAccount)))
            code = field("code", "")
            card = field("card", fields.card)
        case .edit(_, let saved):
            (title, action, submit) = (messages.text(.own(.profileEdit)), "/profile/edit", messages.text(.own(.save)))
            code = field("code", "", isRequired: saved == nil)
            card = field("card", fields.card, isRequired: saved == nil)
            if let saved { cardHint = messages.text(.own(.cardKept, characters: saved.card.title)) }
        }
        action += settings.query
        name = field("name", ownName)
        bio = field("bio", fields.bio, isRequired: false)
        phone = field("phone", fields.phone)
        expiry = field("expiry", fields.expiry)
        seats = field("seats", fields.seats)
        planError = field("plan", "").error
        plans = Plan.allCases.map { plan in
            PlanChoice(
                id: plan.rawValue,
                title: plan.title,
                price: plan.price,
                shownPrice: messages.dollars(plan.price),
                isChosen: plan.rawValue == fields.plan
            )
        }
        let seatCount = Int(fields.seats).flatMap { Plan.seats.contains($0) ? $0 : nil } ?? Plan.seats.lowerBound
        price = (Plan(rawValue: fields.plan) ?? .team).price * seatCount
        shownPrice = messages.dollars(price)
        self.error = error.map { messages.text(said.isEmpty ? $0.message : .own(.fieldsRejected)) } ?? ""
        let passwordError = error.flatMap { $0.rules.isEmpty ? nil : $0 }
        signUp = SignUpView(settings, policy: .nist, name: ownName, error: passwordError)
        markFirst()
    }

    /// Gives the first field at error the focus, in the order of the page.
    private mutating func markFirst() {
        let order: [WritableKeyPath<Self, Field>] = [\.name, \.bio, \.phone, \.code, \.card, \.expiry, \.seats]
        guard let first = order.first(where: { self[keyPath: $0].hasError }) else { return }
        self[keyPath: first].isFirst = true
        signUp.isFirstWithError = false
    }
}

/// The page of what was saved.
struct ProfilePageView {
    var lang: String
    var dir: String
    var messages: [String: String]
    var query: String
    var name: String
    var bio: String
    var hasBio: Bool
    /// As telephone numbers are written in the United States.
    var phone: String
    var card: String
    var expiry: String
    var plan: String
    var seats: String
    var price: String

    init(_ settings: PageSettings, _ account: Account, _ profile: Profile) {
        let messages = settings.messages
        lang = settings.language
        dir = settings.direction
        self.messages = messages.own
        query = settings.query
        name = account.name
        bio = profile.bio
        hasBio = !profile.bio.isEmpty
        phone = SectionedFormat.phoneUS.formatted(profile.phone).display
        card = profile.card.title
        expiry = profile.card.shownExpiry
        plan = profile.plan.title
        seats = profile.seats.formatted(.number.locale(messages.locale))
        price = messages.dollars(profile.price)
    }
}

extension LocalizedMessages {
    fileprivate var locale: Locale { Locale(identifier: tag) }

    /// A sum of whole dollars, as the language writes it.
    fileprivate func dollars(_ sum: Int) -> String {
        sum.formatted(.currency(code: "USD").precision(.fractionLength(0)).locale(locale))
    }
}
