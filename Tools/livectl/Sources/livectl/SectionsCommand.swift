import ArgumentParser
import LiveControls

/// `livectl sections`: texts in the format of a sectioned field, and their validity.
struct SectionsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "sections",
        abstract: "Divides texts into sections and validates them.",
        discussion: """
            In: {"text": "…"}, with or without separators. Out: {"display", "raw", "sections", "complete", "validity", \
            "brand"}: the text with and without separators, the text of each section, whether the text is complete, the \
            validity (neutral, correct or incorrect), and the card's brand, if it has one. {"value"} is the value that a form \
            submits, if it isn't the raw text; in that of an incomplete date, an X stands for each missing digit. Digits \
            without separators are completed if they can be divided in one way only, as in a submitted form. With the \
            preset phone also \
            {"phone": {"e164", "national", "international", "callingCode", "country", "kind", "length"}}.
            """,
        examples: """
            $ echo '{"text":"4242424242424241"}' | livectl sections --preset card
            {"brand":"visa",…,"display":"4242 4242 4242 4241",…,"validity":"incorrect"}

            $ echo '{"text":"04/26"}' |
                livectl sections --preset expiry --today 2026-05-01
            {"complete":true,"display":"04/26","raw":"0426",…,"validity":"incorrect"}

            $ echo '{"text":"$1,234.5"}' |
                livectl sections --preset amount --like '1.234.567,00 €;-1.234,00 €'
            {"complete":false,"display":"1.234,5 €","raw":"1234,5",…,"value":"1234.5"}

            $ echo '{"text":"24.12.26"}' | livectl sections --preset date --order dmy
            {"complete":true,"display":"24/12/2026",…,"value":"2026-12-24"}

            $ echo '{"text":"930"}' | livectl sections --preset time
            {"complete":true,"display":"09:30","raw":"0930",…,"validity":"correct",…}

            $ echo '{"text":"2412"}' | livectl sections --preset date --order dmy
            {"complete":false,"display":"24/12",…,"value":"XXXX-12-24"}
            """
    )

    @OptionGroup var format: FormatOptions

    @Option(help: "The date on which a card must be valid, YYYY-MM-DD; without it, expiry is not checked.")
    var today: Day?

    func run() throws {
        let format = try format.format
        var filter = LineFilter()
        try filter.run { (line: Strict<TextLine>) in
            let submitted = format.text(submitted: line.text)
            let (formatted, value) = (format.formatted(line.text), format.value(of: submitted))
            return Answer(
                display: formatted.display,
                raw: formatted.text,
                value: value == formatted.text ? nil : value,
                sections: formatted.sections,
                complete: formatted.isComplete,
                validity: format.validity(of: submitted, today: today?.month),
                brand: formatted.brand,
                phone: format.phoneNumber(in: line.text).map(PhoneAnswer.init)
            )
        }
    }

    private struct Answer: Encodable {
        var display: String
        var raw: String
        var value: String?
        var sections: [String]
        var complete: Bool
        var validity: FieldValidity
        var brand: CardBrand?
        var phone: PhoneAnswer?
    }
}

/// A telephone number in the output.
private struct PhoneAnswer: Encodable {
    var e164: String
    var national: String
    var international: String
    var callingCode: Int
    var country: String?
    var kind: PhoneNumber.Kind?
    var length: PhoneNumber.Length

    init(_ number: PhoneNumber) {
        (e164, national, international) = (number.e164, number.national, number.international)
        (callingCode, country, kind, length) = (number.callingCode, number.country, number.kind, number.length)
    }
}

/// A preset, or custom sections.
struct FormatOptions: ParsableArguments {
    @Option(
        help: "\(SectionedFormat.presetNames.joined(separator: ", ")).",
        completion: .list(SectionedFormat.presetNames)
    )
    var preset: String?

    @Option(help: "A layout such as \"AA-999-AA\": 9 is a digit, A a letter, X either, ? makes a place optional.")
    var pattern: String?

    @Option(help: "The country of telephone numbers in two letters, such as FR; without it, numbers begin with +.")
    var country: String?

    @Option(help: "The numbers 1234567 and -1234 as amounts are written, such as \"1.234.567,00 €;-1.234,00 €\".")
    var like: String?

    @Option(help: "The order of dates: dmy, mdy, ymd or ydm; without it, ymd.")
    var order: String?

    @Option(help: "The earliest date or time, such as 2026-01-31 or 09:00.")
    var min: String?

    @Option(help: "The latest date or time.")
    var max: String?

    @Option(
        help: "The number of characters in each section, such as \"4 4 4 4\" or, with a visible separator, \"2-2-2\"."
    )
    var sections: String?

    @Option(
        help: """
            The accepted characters: \(AcceptedName.allValueStrings.joined(separator: ", ")). By default, any; \
            digits with the preset code.
            """
    )
    var accepts: AcceptedName?

    var format: SectionedFormat {
        get throws {
            guard let kind = given.first, preset ?? pattern ?? sections != nil else {
                throw ValidationError("Pass --preset, --pattern or --sections.")
            }
            if let preset, !SectionedFormat.presetNames.contains(preset) {
                let names = SectionedFormat.presetNames.joined(separator: ", ")
                throw ValidationError("The preset '\(preset)' is none of \(names).")
            }
            if let ignored = given.first(where: { !meaningful.contains($0.option) }) {
                throw ValidationError("\(ignored.option) has no meaning with \(kind.option) \(kind.value).")
            }
            switch preset {
            case nil:
                if let pattern { return try decoded(.pattern(pattern), from: "--pattern") }
                return try checked(accepts?.characters.name ?? "any")
            case "amount":
                guard let like else { return .amount(like: "") }
                return try decoded(.amount(like: like), from: "--like")
            case "phone": return try phone()
            case "date", "time": return try dates(isTime: preset == "time")
            case let preset?:
                return try checked([preset, accepts?.characters.name].compactMap(\.self).joined(separator: " "))
            }
        }
    }
}

extension FormatOptions {
    /// The options that are given. The first one selects the kind of format.
    private var given: [(option: String, value: String)] {
        let options = [
            ("--preset", preset), ("--pattern", pattern), ("--sections", sections), ("--accepts", accepts?.argument),
            ("--country", country), ("--like", like), ("--order", order), ("--min", min), ("--max", max),
        ]
        return options.compactMap { option, value in value.map { (option, $0) } }
    }

    /// The options that have a meaning for the kind of format.
    private var meaningful: Set<String> {
        switch preset {
        case nil: pattern == nil ? ["--sections", "--accepts"] : ["--pattern"]
        case "amount": ["--preset", "--like"]
        // A code is ASCII.
        case "code": ["--preset", "--sections", accepts?.characters == .any ? "" : "--accepts"]
        case "date": ["--preset", "--order", "--min", "--max"]
        case "phone": ["--preset", "--country"]
        case "time": ["--preset", "--min", "--max"]
        default: ["--preset"]
        }
    }

    /// Returns a format from an option, which is checked as in the declaration of a form.
    private func decoded(_ format: SectionedFormat, from option: String) throws -> SectionedFormat {
        do {
            return try JSON.decode(from: JSON.line(format).utf8)
        } catch {
            throw ValidationError("\(option): \(error)")
        }
    }

    private func phone() throws -> SectionedFormat {
        let format = SectionedFormat.phone(country)
        guard country == nil || format != .phone() else {
            throw ValidationError("--country '\(country ?? "")' is not two letters of a country with telephones.")
        }
        return format
    }

    private func dates(isTime: Bool) throws -> SectionedFormat {
        func parsed<Value>(_ option: String, _ text: String?, _ parse: (String) -> Value?) throws -> Value? {
            guard let text else { return nil }
            guard let value = parse(text) else {
                throw ValidationError("\(option): '\(text)' is not a \(isTime ? "time" : "date") as in ISO 8601.")
            }
            return value
        }
        if isTime {
            let (min, max) = (try parsed("--min", min, TimeOfDay.init), try parsed("--max", max, TimeOfDay.init))
            return .time(from: min, through: max)
        }
        let name = order ?? DateOrder.yearMonthDay.name
        guard let order = DateOrder.allCases.first(where: { $0.name == name }) else {
            let names = DateOrder.allCases.map(\.name).joined(separator: ", ")
            throw ValidationError("--order: '\(name)' is none of \(names).")
        }
        let (min, max) = (try parsed("--min", min, CalendarDate.init), try parsed("--max", max, CalendarDate.init))
        if let min, let max, max < min { throw ValidationError("--min is after --max.") }
        if max == nil, let min, min.year > 2099 { throw ValidationError("--min is after 2099; pass --max, too.") }
        if min == nil, let max, max.year < 1900 { throw ValidationError("--max is before 1900; pass --min, too.") }
        return .date(order, separator: order.isYearFirst ? "-" : "/", from: min, through: max)
    }

    /// Returns a format with the sections. An attribute in a page ignores values that are not numbers. On the command
    /// line, they are errors.
    private func checked(_ declaration: String) throws -> SectionedFormat {
        let format = SectionedFormat("\(declaration) \(sections ?? "")") ?? .sections([], .any)
        let separator = format.visibleSeparator ?? " "
        for word in (sections ?? "").split(whereSeparator: { $0.isWhitespace || String($0) == separator })
        where Int(word).map({ $0 < 0 }) ?? true {
            throw ValidationError("--sections: '\(word)' is not a number of characters.")
        }
        return format
    }
}

/// A date, whose month is used for expiry dates.
struct Day: ExpressibleByArgument {
    var month: CalendarMonth

    init?(argument: String) {
        guard let date = CalendarDate(argument) else { return nil }
        month = CalendarMonth(year: date.year, month: date.month)
    }
}

/// Accepted characters by the value of the attribute.
///
/// Not `AcceptedCharacters` itself, to which another module can't add a conformance without a warning.
struct AcceptedName: ExpressibleByArgument {
    var characters: AcceptedCharacters

    init(_ characters: AcceptedCharacters) {
        self.characters = characters
    }

    init?(argument: String) {
        guard let match = AcceptedCharacters.allCases.first(where: { $0.codedName == argument }) else { return nil }
        self.init(match)
    }

    var argument: String { characters.codedName }

    static let allValueStrings = AcceptedCharacters.allCases.map(\.codedName)

    static let defaultCompletionKind = CompletionKind.list(allValueStrings)
}
