import Foundation
import LiveControls
import LiveForms
import LiveText

/// The validation rules of a profile, which the page's elements apply, too.
enum ProfileRules {
    static let name = TextLimit(AccountName.longest, unit: .scalars)
    /// The limit of a bio, also in bytes, because a character can have any number of marks.
    static let bio = TextLimit(160).and(36 * 160, unit: .utf8)

    /// Returns the most important error of each field.
    ///
    /// - Parameter saved: The saved profile. Its phone number needs no code, and its card needs no number.
    static func errors(of fields: ProfileFields, replacing saved: Profile?, at date: Date) -> [String: Message] {
        let month = month(of: date)
        let isNewPhone = saved?.phone != SectionedFormat.phoneUS.text(set: fields.phone)
        let isNewCard = saved == nil || !fields.card.isEmpty
        var declaration = FormDeclaration([
            .text("bio", FormText(LimitedFieldSettings(limit: bio), lines: 4)).optional(), .sections("phone", .phoneUS),
            .sections("code", .code), .sections("card", .card), .sections("expiry", .expiry), .text("plan", limit: 64),
            .number("seats", Plan.seats),
        ])
        declaration["code"]?.isRequired = isNewPhone
        declaration["card"]?.isRequired = isNewCard
        let texts = [
            "bio": fields.bio, "phone": fields.phone, "code": fields.code, "card": fields.card,
            "expiry": fields.expiry, "plan": fields.plan, "seats": fields.seats,
        ]
        let form = FormCheck(declaration, texts, in: FormContext(today: month))
        var errors: [String: Message] = [:]
        for verdict in form.verdicts where errors[verdict.name] == nil {
            errors[verdict.name] = verdict.errors.first.map { Message($0) }
        }
        if fields.bio.utf8.contains(0) { errors["bio"] = .own(.invalidCharacter) }
        if Plan(rawValue: fields.plan) == nil { errors["plan"] = .control(ControlMessage(.required)) }
        // A number can have decimals, but a number of seats can't.
        if Int(fields.seats) == nil, errors["seats"] == nil { errors["seats"] = .control(ControlMessage(.incorrect)) }
        return errors
    }

    private static func month(of date: Date) -> CalendarMonth {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let parts = calendar.dateComponents([.year, .month], from: date)
        return CalendarMonth(year: parts.year ?? 0, month: parts.month ?? 1)
    }
}

extension Profile {
    /// Creates a profile from valid fields.
    ///
    /// - Parameter saved: The profile to replace. Its card stays if the card number is empty.
    init(_ fields: ProfileFields, replacing saved: Profile?) {
        let number = SectionedFormat.card.text(set: fields.card)
        let expiry = SectionedFormat.expiry.text(set: fields.expiry)
        bio = fields.bio
        phone = SectionedFormat.phoneUS.text(set: fields.phone)
        card = CardOnFile(number: number, expiry: expiry)
        if number.isEmpty, let saved {
            card = CardOnFile(brand: saved.card.brand, lastDigits: saved.card.lastDigits, expiry: expiry)
        }
        plan = Plan(rawValue: fields.plan) ?? .team
        seats = Int(fields.seats) ?? 1
    }
}

extension RequestError {
    /// Creates the error for a form with invalid fields or an invalid password.
    static func fieldsRejected(_ fields: [String: Message], rules: [String: Message] = [:]) -> RequestError {
        RequestError(
            status: .unprocessableContent,
            code: "fieldsRejected",
            message: .own(.fieldsRejected),
            subject: .form(fields, password: rules)
        )
    }
}
