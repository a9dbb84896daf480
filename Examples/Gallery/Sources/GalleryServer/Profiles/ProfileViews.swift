import Foundation
import LiveControls
import LiveForms

/// The data for the template of the profile form.
struct ProfileFormView {
    /// The purpose of the form: to create an account or to edit its profile.
    enum Kind {
        case new(name: String, SessionToken)
        case edit(Account, Profile?)
    }

    var lang: String
    var dir: String
    var messages: [String: String]
    var title: String
    var action: String
    var submit: String
    /// A message about the form as a whole, or an empty string.
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
    /// The hint below the card number, which names the saved card.
    var cardHint: String
    /// The monthly price, as a number and as text.
    var price: Int
    var shownPrice: String
    var signUp: SignUpView

    /// A field with its submitted value and its error.
    struct Field {
        var value: String
        var error: String
        var hasError: Bool
        /// Whether it's the first field with an error, which gets the focus.
        var isFirst = false
        var isRequired = true
    }

    /// A radio button for a plan.
    struct PlanChoice {
        var id: String
        var title: String
        var price: Int
        var shownPrice: String
        var isChosen: Bool
    }

    /// Creates a form that shows the errors and keeps the submitted values except passwords and codes.
    init(_ settings: PageSettings, _ kind: Kind, _ fields: ProfileFields, _ error: RequestError? = nil) {
        let messages = settings.messages
        lang = settings.language
        dir = settings.direction
        self.messages = messages.own
        bioHint = messages.text(ControlMessage(.limit, bioLimit))
        cardHint = messages.text(.own(.cardHint))
        let errors = error?.fields ?? [:]
        func field(_ name: String, _ value: String, isRequired: Bool = true) -> Field {
            let error = errors[name].map(messages.text) ?? ""
            return Field(value: value, error: error, hasError: !error.isEmpty, isRequired: isRequired)
        }
        var ownName = ""
        switch kind {
        case .new(let name, let token):
            (isNew, ownName, submission) = (true, name, token.text)
            (title, action, submit) = (
                messages.text(.own(.profileNew)), "/profile", messages.text(.own(.createAccount))
            )
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
                shownPrice: settings.dollars(plan.price),
                isChosen: plan.rawValue == fields.plan
            )
        }
        let seatCount = Int(fields.seats).flatMap { Plan.seats.contains($0) ? $0 : nil } ?? Plan.seats.lowerBound
        price = (Plan(rawValue: fields.plan) ?? .team).price * seatCount
        shownPrice = settings.dollars(price)
        self.error = error.map { messages.text(errors.isEmpty ? $0.message : .own(.fieldsRejected)) } ?? ""
        let passwordError = error.flatMap { $0.rules.isEmpty ? nil : $0 }
        signUp = SignUpView(settings, policy: .nist, name: ownName, error: passwordError)
        markFirstError()
    }

    /// Marks the first field with an error, in page order.
    private mutating func markFirstError() {
        let order: [WritableKeyPath<Self, Field>] = [\.name, \.bio, \.phone, \.code, \.card, \.expiry, \.seats]
        guard let first = order.first(where: { self[keyPath: $0].hasError }) else { return }
        self[keyPath: first].isFirst = true
        signUp.isFirstWithError = false
    }
}

/// The data for the template of the profile page.
struct ProfilePageView {
    var lang: String
    var dir: String
    var messages: [String: String]
    var query: String
    var name: String
    var bio: String
    var hasBio: Bool
    /// The phone number in the format of the United States.
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
        seats = profile.seats.formatted(.number.locale(settings.locale))
        price = settings.dollars(profile.price)
    }
}

extension PageSettings {
    /// Returns an amount in whole dollars, in the language's format.
    fileprivate func dollars(_ sum: Int) -> String {
        sum.formatted(.currency(code: "USD").precision(.fractionLength(0)).locale(locale))
    }
}
