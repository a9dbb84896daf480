import Foundation
import LiveControls
import LiveForms
import LivePasswords
import LiveTestSupport
import LiveText
import Testing

/// Compares random forms with the models of their controls.
@Suite("FormCheck and control models agree")
struct FormDifferentialTests {
    private static let fieldCount = 8000

    @Test("reports the same errors as the models for 8,000 random fields")
    func sameAsModels() throws {
        let dictionary = try #require(PasswordDictionary([UInt8](Data(contentsOf: Self.dictionaryFile))))
        let seed = UInt64.random(in: 0 ... .max)
        var source = FormSource(seed: seed, dictionary: dictionary)
        var outcomes: [String: Int] = [:]
        for _ in 0..<Self.fieldCount {
            let each = source.next()
            let verdict = each.verdict
            let messages = verdict.errors.map(\.message)
            if each.isCut {
                #expect(messages.map(\.key) == [.over], "seed \(seed): \(each)")
            } else {
                #expect(messages == each.messages, "seed \(seed): \(each)")
            }
            if verdict.isValid, let text = each.text {
                #expect(verdict.text == text, "seed \(seed): \(each)")
            }
            for error in verdict.errors { outcomes[error.reason.name, default: 0] += 1 }
            if verdict.isValid { outcomes["valid", default: 0] += 1 }
        }
        // Each outcome must occur, or the comparison doesn't cover it.
        let expected = [
            "valid", "required", "limit", "format", "number", "minLength", "notCommon", "strength", "match",
        ]
        for name in expected { #expect(outcomes[name, default: 0] > 50, "seed \(seed): \(name) of \(outcomes)") }
    }

    private static let dictionaryFile = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Web/host/password-dictionary.bin")
}

/// A field with its submitted text, and the messages of its model.
private struct FormCase {
    var kind: FieldDeclaration.Kind
    var submitted: String
    var confirmation = ""
    var isRequired: Bool
    var context = FormContext()
    var messages: [ControlMessage]
    /// The model's text, if any.
    var text: String?
    /// Whether the text is too long and the model cut it.
    var isCut = false

    var verdict: FieldVerdict {
        var field = FieldDeclaration("it", kind)
        field.isRequired = isRequired
        let texts = ["it": submitted, "again": confirmation]
        return FormCheck(FormDeclaration([field]), texts, in: context).verdicts[0]
    }
}

private struct FormSource {
    var random: SplitMix64
    var texts: TextGenerator
    let dictionary: PasswordDictionary

    init(seed: UInt64, dictionary: PasswordDictionary) {
        random = SplitMix64(seed: seed)
        texts = TextGenerator(seed: seed)
        self.dictionary = dictionary
    }

    mutating func next() -> FormCase {
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1: text()
        case 2, 3, 4: sections()
        case 5: number()
        default: password()
        }
    }

    private mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

    private mutating func pick<Element>(_ choices: [Element]) -> Element {
        choices[Int.random(in: 0..<choices.count, using: &random)]
    }

    private mutating func text() -> FormCase {
        let limit = TextLimit(pick([0, 1, 5, 20, 50]), unit: pick(TextUnit.allCases))
        let submitted = texts.text(pieces: 6)
        // What the field contains, in which a browser has written each line break as CRLF.
        let text = String(submitted.map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
        let isRequired = !chance(3)
        let model = LimitedFieldModel(limit: limit, overflow: .allow, text: text)
        var error = text.isEmpty ? (isRequired ? ControlMessage(.required) : nil) : model.presentation.error
        // A person can't enter this character.
        if text.utf8.contains(0) { error = ControlMessage(.incorrect) }
        return FormCase(
            kind: .text(limit),
            submitted: submitted,
            isRequired: isRequired,
            messages: error.map { [$0] } ?? [],
            text: text
        )
    }

    private static let correct: [(SectionedFormat, String)] = [
        (.card, "4242424242424242"), (.card, "378282246310005"), (.phoneUS, "2125550123"), (.sixDigitCode, "123456"),
        (.iban, "DE89370400440532013000"), (.iban, "GB29NWBK60161331926819"), (.expiry, "1128"), (.expiry, "0126"),
        (.code([3, 3]), "123456"), (.sections([4, 4], .alphanumeric), "ab12cd34"), (.sections([], .letters), "abc"),
    ]

    private mutating func sections() -> FormCase {
        var (format, text) = pick(Self.correct)
        let characters = Array("0123456789 -/AXz١é")
        for _ in 0..<(chance(3) ? 0 : Int.random(in: 0...3, using: &random)) {
            let place = text.index(text.startIndex, offsetBy: Int.random(in: 0...text.count, using: &random))
            if chance(2), place < text.endIndex {
                text.remove(at: place)
            } else {
                text.insert(pick(characters), at: place)
            }
        }
        if chance(12) { text = pick(["", " ", "-"]) }
        let isRequired = !chance(3)
        let today = chance(2) ? CalendarMonth(year: 2026, month: Int.random(in: 1...12, using: &random)) : nil
        // A server completes what a person types without script.
        let entered = format.text(submitted: text)
        var model = SectionedFieldModel(format)
        if let today { model.change { $0.today = today } }
        model.send(.field(.focused(true)))
        model.send(.field(.set(entered)))
        model.send(.field(.focused(false)))
        let shown = model.presentation
        let accepted = accepted(entered, by: format)
        var error = shown.text.isEmpty ? (isRequired ? ControlMessage(.required) : nil) : shown.error
        // A model reads nothing in a value that the format can't represent.
        if shown.text.isEmpty, !accepted.isEmpty { error = ControlMessage(.incorrect) }
        // A page without script submits the characters that a field refuses.
        let isNamed = [.card, .phoneUS, .iban, .expiry].contains(format)
        let isLost = !isNamed && text.count { $0.isLetter || $0.isNumber } > accepted.count
        if isLost { error = ControlMessage(.incorrect) }
        // The field adds the zero of a month when it's left.
        let isCompleted = shown.text == "0\(accepted)" && shown.text.count == 2
        return FormCase(
            kind: .sections(format),
            submitted: isCompleted ? shown.text : text,
            isRequired: isRequired,
            context: FormContext(today: today),
            messages: error.map { [$0] } ?? [],
            text: shown.text,
            isCut: !isLost && !shown.text.isEmpty && accepted.count > shown.text.count
                && (format != .phoneUS || accepted.count > 10)
        )
    }

    /// Returns the characters of a text that count toward the format's capacity.
    private func accepted(_ text: String, by format: SectionedFormat) -> String {
        let accepted = text.replacing("١", with: "1").filter { character in
            character.isASCII
                && (character.isNumber && format.accepts != .letters || character.isLetter && format.accepts != .digits)
        }
        let hasCountryCode = format == .phoneUS && accepted.count > 10 && accepted.first == "1"
        if format == .expiry, hasLongYear(text.replacing("١", with: "1")) { return String(accepted.suffix(4)) }
        if format == .expiry, text.contains(/^\D*[\d١]{1,2}\D+20[\d١]\D*$/) { return String(accepted.suffix(3)) }
        return hasCountryCode ? String(accepted.dropFirst()) : accepted
    }

    /// Returns whether a text is a date with a year of four digits, such as `042027`, `4/2027`, or `2027-04`.
    private func hasLongYear(_ text: String) -> Bool {
        text.wholeMatch(of: /\D*(\d\d\D*20\d\d|\d\D+20\d\d|20\d\d\D+\d\d?)\D*/) != nil
    }

    /// Numbers have no model, so this compares with Foundation's decimal numbers.
    private mutating func number() -> FormCase {
        let number = Decimal(Int.random(in: -1000...1000, using: &random)) / pick([1, 10, 100])
        let (low, high) = (Int.random(in: -500...0, using: &random), Int.random(in: 0...500, using: &random))
        let isNumber = !chance(8)
        let text = isNumber ? "\(number)" + (chance(4) ? "e0" : "") : pick(["x", "1,5", "", "1e", "--1"])
        let bounds = NumberBounds(minimum: DecimalNumber(low), maximum: DecimalNumber(high))
        let isAllowed = isNumber && (Decimal(low)...Decimal(high)).contains(number)
        let message = ControlMessage(text.isEmpty ? .required : .incorrect)
        return FormCase(
            kind: .number(bounds),
            submitted: text,
            isRequired: true,
            messages: isAllowed ? [] : [message],
            text: text
        )
    }

    private static let passwords = [
        "", "a", "password", "Password1!", "Tr0mbone!", "correct horse battery staple", "anna@example.com 2026",
        "qwertyuiop123",
        "Zoë\u{301} und die Brücke 9%", "aaaaaaaaaaaaaaaaaaaa", "violet kettle by the tram line", "tab\there Aa1!",
    ]

    private mutating func password() -> FormCase {
        let own = "minlength: 12; required: lower; required: upper, digit; max-consecutive: 2; allowed: ascii-printable"
        let rules = try? PasswordRules(own)
        let policy = pick([
            .classic, .nist, .nist(withSecondFactor: true), PasswordPolicy(), rules.map { PasswordPolicy($0) } ?? .nist,
        ])
        var (password, confirmation) = (pick(Self.passwords), "")
        if chance(3) { password += texts.text(pieces: 2) }
        confirmation = chance(5) ? password + "x" : password
        let words = chance(2) ? ["anna@example.com", "Violet"] : []
        let least: PasswordStrength.Score? = chance(4) ? pick(PasswordStrength.Score.allCases) : nil
        let estimator = PasswordSetupStrength(dictionary: dictionary, year: 2026)
        var model = PasswordSetupModel(policy: policy)
        model.change { $0.words = words }
        if least != nil { model.change { $0.strengthEstimator = estimator } }
        model.send(.focused(true), in: .entry)
        model.send(.edited(PasswordText(password)), in: .entry)
        model.send(.focused(false), in: .entry)
        model.send(.edited(PasswordText(confirmation)), in: .confirmation)
        let shown = model.presentation
        // A model doesn't show an unmet rule as broken while nothing is typed. Its error names the first unmet rule.
        var messages = shown.lines.filter { $0.standing == .unmet }.map(\.message)
        if password.isEmpty {
            messages = policy.rules.filter { $0.isMendedByMore && $0 != .notCommon }.map { FieldError($0).message }
        }
        if password.isEmpty, messages.isEmpty { messages = [ControlMessage(.required)] }
        let mismatch = confirmation == password ? nil : ControlMessage(.passwordMismatch)
        #expect(shown.error?.message == messages.first ?? mismatch)
        if let least, let score = shown.score, score.rawValue < least.rawValue {
            messages += [shown.scoreMessage].compactMap(\.self)
        }
        if let mismatch { messages.append(mismatch) }
        var rule = NewPassword(policy: policy)
        (rule.confirmation, rule.words, rule.leastStrength) = (.init("again"), words, least)
        return FormCase(
            kind: .newPassword(rule),
            submitted: password,
            confirmation: confirmation,
            isRequired: true,
            context: FormContext(estimator: least == nil ? nil : estimator),
            messages: messages,
            text: nil
        )
    }
}
