import LiveUnicode

extension SectionedFormat {
    /// Returns the format of telephone numbers of all countries.
    ///
    /// The sections are the groups in which a number is written, and follow what is typed. A number is typed as it's dialed
    /// in the country, or with `+` and a calling code, whose country's rules then apply.
    ///
    /// ```swift
    /// SectionedFormat.phone("FR").formatted("0612345678").display     // "06 12 34 56 78"
    /// SectionedFormat.phone("FR").formatted("+4930123456").display    // "+49 30 123456"
    /// ```
    ///
    /// - Parameter country: The country in two letters, such as `FR`. Without a country that has telephones, all numbers
    ///   begin with `+`, which needn't be typed.
    public static func phone(_ country: String? = nil) -> SectionedFormat {
        SectionedFormat(PhoneFormat(country: country))
    }

    /// Returns the telephone number in a text, which can be incomplete, or `nil` if there's none or the format is another one
    /// than ``phone(_:)``.
    ///
    /// ```swift
    /// SectionedFormat.phone("FR").phoneNumber(in: "0612345678")?.e164  // "+33612345678"
    /// ```
    public func phoneNumber(in text: String) -> PhoneNumber? {
        guard let country = Self.phoneCountry(of: rules.name) else { return nil }
        return PhoneFormat(country: country).number(in: text)
    }

    /// Returns the telephone number in a text as a form submits it: in the form of E.164, or with its calling code if it isn't valid.
    package func submittedPhoneNumber(in text: String) -> String? {
        guard let country = Self.phoneCountry(of: rules.name) else { return nil }
        return PhoneFormat(country: country).submitted(text).map { String(utf8Bytes: $0[...]) }
    }

    /// Returns the country in the declaration of a telephone number, empty for none, or `nil` for another declaration.
    static func phoneCountry(of declaration: String) -> String? {
        let bytes = declaration.utf8Bytes
        guard isNamed("phone", in: bytes) else { return nil }
        let country = bytes.dropFirst(PhoneFormat.declaration.count).filter { $0 != UInt8(ascii: " ") }
        return String(utf8Bytes: country[...])
    }
}

/// The rules of telephone numbers of all countries. A text is a number's digits, with a plus sign before a calling code.
final class PhoneFormat: SectionRules {
    /// The country, or `nil` for texts that begin with a plus sign.
    private let country: [UInt8]?
    let name: String

    init(country: String?) {
        let region = country.flatMap { NumberingPlans.shared?.plan(of: $0.utf8Bytes)?.region }
        self.country = region
        name = String(utf8Bytes: (Self.declaration + (region.map { [UInt8(ascii: " ")] + $0 } ?? []))[...])
    }

    static let declaration = "phone".utf8Bytes
    private static let plus = UInt8(ascii: "+")
    /// The largest number of characters that a field keeps.
    private static let longest = 26
    /// The length of a plus sign, a calling code, and the longest number (ITU-T E.164), while the calling code isn't known.
    private static let longestUnknown = 19
    /// Layouts use it while the calling code isn't known.
    private static let usualGroups = [2, 3, 3, 4]

    var accepts: AcceptedCharacters { .digits }
    var purpose: TextEntry.Purpose? { .internationalTelephoneNumber }
    var replacesText: Bool { false }
    var largestCapacity: Int? { Self.longest }

    private var home: NumberingPlan? { country.flatMap { NumberingPlans.shared?.plan(of: $0) } }

    private func number(_ text: [UInt8]) -> PhoneNumber? { PhoneNumber(phoneText(text), country: country) }

    private func phoneText(_ text: [UInt8]) -> PhoneText {
        var text = PhoneText(text)
        if country == nil { text.hasPlus = true }
        return text
    }

    // The text

    func accepted(in text: String) -> [UInt8]? { PhoneText(text).bytes }

    func read(_ text: String, accepted: [UInt8]) -> [UInt8]? { read(PhoneText(text)) }

    /// Returns the text of a field for a text in another notation. Without a country, a plus sign stands for the prefix 00
    /// of most countries, or is added.
    private func read(_ text: PhoneText) -> [UInt8] {
        var text = text
        if country == nil, !text.hasPlus, !text.digits.isEmpty {
            text.hasPlus = true
            if text.digits.count > 2, text.digits[..<2].elementsEqual("00".utf8) { text.digits.removeFirst(2) }
        }
        return text.bytes
    }

    /// Adds the plus sign to a whole number. A person can delete only that of others, so that undo restores the text.
    /// A number that is too long stays so, because its first digits could be another number.
    func text(ofValue value: [UInt8]) -> [UInt8]? {
        let text = PhoneText(String(utf8Bytes: value[...]))
        let whole = read(text)
        if isTooLong(whole) {
            // Undo can restore a text without separators, which stays as it is.
            return Array((text.bytes == value ? value : whole).prefix(Self.longest))
        }
        guard country == nil, value.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else { return nil }
        return number(whole)?.isValid == true ? whole : nil
    }

    func textAfterDeletion(_ text: [UInt8]) -> [UInt8]? { self.text(ofValue: text) }

    /// Keeps the calling code of a country that the program removes.
    func text(_ text: [UInt8], from format: String) -> [UInt8]? {
        guard country == nil, let home = SectionedFormat.phoneCountry(of: format), !home.isEmpty else { return nil }
        return PhoneNumber.submitted(PhoneText(text), country: home.utf8Bytes)
    }

    /// Reads a number with separators. A text with only digits, also of other scripts, was composed.
    func readReplacement(_ text: String) -> [UInt8]? {
        let isFormatted = text.utf8Bytes.foldedToASCII.contains { byte in
            byte != Self.plus && !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte)
        }
        guard isFormatted else { return nil }
        let read = read(PhoneText(text))
        return number(read)?.isValid == true ? read : nil
    }

    private func isTooLong(_ text: [UInt8]) -> Bool { text.count > capacity(of: text) ?? .max }

    /// Keeps the plus sign at the start, adds it without a country, and removes it if nothing follows it. A number that is
    /// too long as a whole is refused, because its first digits would be another number. A whole number replaces a text
    /// that is only the start of its calling code, and a number with a plus sign replaces any text. Without a country, the
    /// prefix 00 becomes the plus sign when a calling code follows it.
    func willInsert(_ insertion: inout SectionInsertion) {
        if insertion.isCommitted, insertion.text == [Self.plus] { return insertion.replaceText(with: []) }
        let rest = insertion.text.replacing(insertion.range, with: [])
        if rest.isEmpty, isTooLong(insertion.inserted) {
            insertion.inserted = []
            return
        }
        let hasPlus = insertion.inserted.first == Self.plus
        let digits = hasPlus ? Array(insertion.inserted.dropFirst()) : insertion.inserted
        if digits.count > 1, !rest.isEmpty, hasPlus || rest.first == Self.plus && digits.starts(with: rest.dropFirst())
        {
            let whole = [Self.plus] + digits
            if number(whole)?.isValid == true { return insertion.replaceText(with: whole) }
        }
        let isAtStart = insertion.range.lowerBound == 0
        if !isAtStart || rest.first == Self.plus { insertion.inserted = digits }
        if isAtStart, rest.first == Self.plus { insertion.move(to: 1..<1) }
        guard country == nil else { return }
        let result = insertion.result
        if insertion.isAtEnd, result.count > 3, result.starts(with: "+00".utf8) {
            return insertion.replaceText(with: [Self.plus] + result[3...])
        }
        guard !insertion.inserted.isEmpty, result.first != Self.plus else { return }
        let whole = [Self.plus] + insertion.text
        guard whole.count <= capacity(of: whole) ?? .max else { return }
        insertion.inserted = [Self.plus] + insertion.text[..<insertion.range.lowerBound] + insertion.inserted
        insertion.move(to: 0..<insertion.range.upperBound)
    }

    // The sections

    private func typing(_ text: [UInt8], in plans: NumberingPlans) -> PhoneTyping {
        var typing = PhoneTyping(plans, home: home)
        for byte in text.prefix(DigitText.longest) { typing.type(byte) }
        return typing
    }

    /// Returns the plan whose rules apply to a text.
    private func plan(of text: [UInt8], _ typing: PhoneTyping, in plans: NumberingPlans) -> NumberingPlan? {
        guard text.first == Self.plus else { return typing.isInternational ? typing.foreignPlan : home }
        return plans.callingCode(of: text.dropFirst()).flatMap { plans.mainPlan(of: $0.code) }
    }

    func sections(of text: [UInt8]) -> [Int] {
        guard let plans = NumberingPlans.shared else { return [] }
        if country == nil, let first = text.first, first != Self.plus {
            // The plus sign was deleted.
            var lengths = sections(of: [Self.plus] + text)
            lengths[0] &-= 1
            return lengths
        }
        let typing = typing(text, in: plans)
        var groups = typing.groups
        var (number, room) = (typing.number.count, typing.roomForNumber)
        if groups.count == 1, text.count >= PhoneTyping.leastDigits, text.first != Self.plus, let home {
            // The digits are a number without its national prefix.
            let whole = [Self.plus] + home.callingCode.decimalText.utf8Bytes + text
            let typing = self.typing(whole, in: plans)
            if typing.groups.count > 2 {
                groups = Array(typing.groups.dropFirst())
                (number, room) = (text.count, typing.roomForNumber)
            }
        }
        guard let plan = plan(of: text, typing, in: plans) else {
            return text.count <= 2 ? Self.usualGroups : groups
        }
        let prefix = text.count &- number
        if number < PhoneTyping.leastDigits { return usualGroups(of: text, plan, after: groups, covering: prefix) }
        let wanted = plan.general.lengths.first { $0 >= max(number, plan.example.count) } ?? number
        return fitted(groups.extended(to: room, count: number), to: prefix &+ wanted, least: text.count)
    }

    /// Returns the groups of the country's example, of whose number a text contains too few digits to choose a format.
    ///
    /// - Parameters:
    ///   - prefix: The number of characters before the number.
    ///   - groups: The groups of the text, which begin with those of the prefix.
    private func usualGroups(
        of text: [UInt8],
        _ plan: NumberingPlan,
        after groups: [Int],
        covering prefix: Int
    ) -> [Int] {
        let digits = plan.callingCode.decimalText.utf8Bytes + plan.example
        guard let example = PhoneNumber(PhoneText(hasPlus: true, digits: digits), country: nil) else {
            return [text.count]
        }
        let (national, number) = (example.national.utf8Bytes, example.international.utf8Bytes.groups.dropFirst())
        if text.first == Self.plus, prefix <= 1 { return example.international.utf8Bytes.groups }
        if prefix == 0 {
            let first = national.first { $0 != UInt8(ascii: "(") }
            return text.isEmpty || text.first == first ? national.groups : Array(number)
        }
        var (count, length) = (0, 0)
        while count < groups.count, length < prefix {
            length &+= groups[count]
            count &+= 1
        }
        // A national prefix can belong to the first group.
        return length == prefix ? Array(groups[..<count] + number) : national.groups
    }

    private func fitted(_ groups: [Int], to total: Int, least: Int) -> [Int] {
        var (groups, rest) = (groups, max(total, least) &- groups.reduce(0, &+))
        if rest > 0, !groups.isEmpty { groups[groups.count &- 1] &+= rest }
        while rest < 0, let last = groups.popLast() {
            if last &+ rest > 0 { groups.append(last &+ rest) }
            rest = min(0, last &+ rest)
        }
        return groups
    }

    func capacity(of text: [UInt8]) -> Int? {
        guard let plans = NumberingPlans.shared else { return nil }
        if country == nil, let first = text.first, first != Self.plus { return capacity(of: [Self.plus] + text) }
        let typing = typing(text, in: plans)
        // The main plan has the lengths of all countries that share the calling code.
        guard let plan = plan(of: text, typing, in: plans).flatMap({ plans.mainPlan(of: $0.callingCode) }),
            let longest = plan.general.lengths.last
        else { return Self.longestUnknown }
        // A national prefix after a calling code isn't dialed, and a calling code without a plus sign isn't either.
        let code = plan.callingCode.decimalText.utf8Bytes
        let extra =
            text.first == Self.plus
            ? plan.prefix(of: DigitText(typing.number[...]))?.length ?? 0
            : typing.prefixLength == 0 && text.starts(with: code) ? code.count : 0
        // Other prefixes are only known together with the number after them.
        let known = number(text)?.length == .possible ? text.count : 0
        return min(max(typing.prefixLength &+ longest &+ extra, known), largestCapacity ?? 0)
    }

    // The validity

    func isComplete(_ text: [UInt8]) -> Bool? { number(text)?.isValid ?? false }

    func missingCount(in text: [UInt8]) -> Int? {
        guard let number = number(text), let plan = number.plan, number.length == .tooShort else { return 0 }
        let prefix = plan.prefix(of: DigitText(number.nationalBytes[...]))
        let dialed = prefix.map { $0.replacement == nil ? $0.length : 0 } ?? 0
        return (plan.general.lengths.first ?? 0) &- (number.nationalBytes.count &- dialed)
    }

    func verdict(on text: [UInt8], today: CalendarMonth?) -> SectionVerdict? {
        number(text)?.isValid == true ? .correct : .incorrect(.phoneIncorrect)
    }

    /// Returns the number in a text in any notation.
    fileprivate func number(in text: String) -> PhoneNumber? { number(read(PhoneText(text))) }

    fileprivate func submitted(_ text: String) -> [UInt8]? {
        PhoneNumber.submitted(phoneText(read(PhoneText(text))), country: country)
    }
}

extension PhoneText {
    /// Creates the digits of a field's text.
    fileprivate init(_ text: [UInt8]) {
        let hasPlus = text.first == UInt8(ascii: "+")
        self.init(hasPlus: hasPlus, digits: hasPlus ? Array(text.dropFirst()) : text)
    }
}

extension [Int] {
    /// Returns groups in which the last digits, up to a count, are those of longer groups, with these.
    fileprivate func extended(to room: [Int]?, count: Int) -> [Int] {
        guard let room else { return self }
        var (parts, rest) = ([Int](), count)
        for length in room where rest > 0 {
            parts.append(Swift.min(length, rest))
            rest &-= length
        }
        guard rest <= 0, parts.count <= self.count, !parts.isEmpty else { return self }
        var groups = self
        let start = groups.count &- parts.count
        for index in parts.indices {
            // A national prefix can belong to the first group.
            guard index == 0 ? groups[start] >= parts[0] : groups[start &+ index] == parts[index] else { return self }
            groups[start &+ index] &+= room[index] &- parts[index]
        }
        return groups + room[parts.count...]
    }
}

extension [UInt8] {
    /// The lengths of the groups of a formatted number. A plus sign belongs to the first one.
    fileprivate var groups: [Int] {
        var (groups, length) = ([Int](), 0)
        for byte in self {
            if UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "+") {
                length &+= 1
            } else if length > 0 {
                groups.append(length)
                length = 0
            }
        }
        return length > 0 ? groups + [length] : groups
    }
}
