import LiveCoding
import LiveUnicode

/// A telephone number of any country.
///
/// ```swift
/// let number = PhoneNumber("06 12 34 56 78", country: "FR")
/// number?.e164           // "+33612345678"
/// number?.international  // "+33 6 12 34 56 78"
/// number?.kind           // .mobile
/// ```
///
/// The rules are the data of libphonenumber, as PyPI's `phonenumbers` contains it. A valid number isn't necessarily in use.
public struct PhoneNumber: Sendable, Hashable {
    /// The kind of a valid number.
    public enum Kind: UInt8, Sendable, Hashable, CaseIterable {
        /// A number that costs more than others.
        case premiumRate
        /// A number that is free for the caller.
        case tollFree
        /// A number whose cost the caller and the callee share.
        case sharedCost
        /// A number of an internet telephone.
        case voip
        /// A number that belongs to a person and leads to any telephone.
        case personal
        /// A pager.
        case pager
        /// A number of a company, which leads to its offices.
        case universalAccess
        /// A mailbox for voice messages.
        case voicemail
        /// A fixed line.
        case fixedLine
        /// A mobile telephone.
        case mobile
        /// A fixed line or a mobile telephone, in countries in which their numbers don't differ.
        case fixedLineOrMobile
    }

    /// The result of comparing a number's length with those in its country.
    public enum Length: UInt8, Sendable, Hashable, CaseIterable {
        /// Numbers of the country have this length.
        case possible
        /// Only numbers without an area code have this length, which are dialed within the area.
        case localOnly
        /// All numbers of the country are longer.
        case tooShort
        /// All numbers of the country are shorter.
        case tooLong
        /// Some numbers of the country are longer, and others are shorter.
        case between
    }

    /// The calling code of the country, such as 33.
    public let callingCode: Int
    /// The digits after the calling code, in ASCII.
    let nationalBytes: [UInt8]

    /// The digits after the calling code.
    public var digits: String { String(utf8Bytes: nationalBytes[...]) }

    /// The number in the form of the standard E.164, such as `+33612345678`.
    public var e164: String { String(utf8Bytes: (callingCodeBytes + nationalBytes)[...]) }

    /// The number as it's written in other countries, such as `+33 6 12 34 56 78`.
    public var international: String {
        let formats = plan?.internationalFormats ?? []
        return String(utf8Bytes: (callingCodeBytes + [UInt8(ascii: " ")] + formatted(formats, national: false))[...])
    }

    /// The number as it's written in its country, such as `06 12 34 56 78`.
    public var national: String {
        String(utf8Bytes: formatted(plan?.nationalFormats ?? [], national: true)[...])
    }

    /// The country of a valid number in two letters, such as `FR`, or `nil` if it belongs to none.
    public var country: String? { validPlan?.region.map { String(utf8Bytes: $0[...]) } }

    /// Whether the number is valid: its country has numbers of this length that begin like it.
    public var isValid: Bool { kind != nil }

    /// The kind of the number, or `nil` if it isn't valid.
    public var kind: Kind? { validPlan?.kind(of: text) }

    /// Whether numbers of the country can have this length.
    public var length: Length { plan?.length(of: nationalBytes.count) ?? .between }
}

extension PhoneNumber {
    /// Creates a number from a text, in any notation.
    ///
    /// The text begins with `+`, an international prefix, or the digits that are dialed in the country. Digits of other
    /// scripts are read. What follows letters, a comma, or an extension is ignored.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - country: The country in two letters, such as `FR`, for a text without a calling code. If it's `nil`, the text has
    ///     to begin with `+`.
    /// - Returns: `nil` if the text contains no number.
    /// - Complexity: O(*n*) in the length of the rules of the country and those that share its calling code.
    public init?(_ text: String, country: String? = nil) {
        self.init(PhoneText(text), country: country?.utf8Bytes)
    }

    init?(_ text: PhoneText, country: [UInt8]?) {
        guard let plans = NumberingPlans.shared, text.digits.count <= DigitText.longest else { return nil }
        let home = country.flatMap { plans.plan(of: $0) }
        guard let found = Self.read(text, in: plans, home: home), 2...17 ~= found.digits.count else { return nil }
        (callingCode, nationalBytes) = (found.callingCode, found.digits)
    }

    /// Returns a number with a plus sign and its calling code. Unlike that in ``e164``, a number that isn't valid keeps its
    /// national prefix, so that it's read as the same number in every country.
    static func submitted(_ text: PhoneText, country: [UInt8]?) -> [UInt8]? {
        guard let number = PhoneNumber(text, country: country), let plans = NumberingPlans.shared else { return nil }
        let found = read(text, in: plans, home: country.flatMap { plans.plan(of: $0) })
        let digits = number.isValid ? number.nationalBytes : found?.dialed ?? []
        return number.callingCodeBytes + digits
    }

    /// The dialed digits can begin with a national prefix.
    private typealias Found = (callingCode: Int, dialed: [UInt8], digits: [UInt8])

    private static func read(_ text: PhoneText, in plans: NumberingPlans, home: NumberingPlan?) -> Found? {
        var (code, digits) = (0, text.digits)
        let foreign = text.hasPlus ? digits[...] : home?.withoutInternationalPrefix(digits)
        if let foreign, foreign.count > 2, let found = plans.callingCode(of: foreign) {
            (code, digits) = (found.code, Array(foreign.dropFirst(found.length)))
        } else if foreign != nil {
            // A plus sign can precede an international prefix, or a number of the country with its calling code.
            guard text.hasPlus, foreign?.count ?? 0 > 2, let home else { return nil }
            var plain = text
            plain.hasPlus = false
            guard home.withoutInternationalPrefix(digits) != nil || home.withoutCallingCode(digits) != nil else {
                return nil
            }
            return read(plain, in: plans, home: home)
        } else if let stripped = home?.withoutCallingCode(digits) {
            (code, digits) = (home?.callingCode ?? 0, stripped)
        }
        guard let plan = code == 0 ? home : plans.mainPlan(of: code), digits.count >= 2 else { return nil }
        let stripped = plan.withoutPrefix(digits)
        switch plan.length(of: stripped.count) {
        case .tooShort, .localOnly, .between: return (plan.callingCode, digits, digits)
        case .possible, .tooLong: return (plan.callingCode, digits, stripped)
        }
    }
}

extension PhoneNumber {
    private var callingCodeBytes: [UInt8] { [UInt8(ascii: "+")] + callingCode.decimalText.utf8Bytes }

    private var text: DigitText { DigitText(nationalBytes[...]) }

    /// The main plan of the calling code.
    var plan: NumberingPlan? { NumberingPlans.shared?.mainPlan(of: callingCode) }

    /// The plan in which the number is valid.
    private var validPlan: NumberingPlan? {
        let plans = NumberingPlans.shared?.plans(of: callingCode) ?? []
        let text = text
        for plan in plans {
            if plans.count > 1, !plan.leadingDigits.isEmpty {
                if plan.leadingDigits.begins(text) { return plan.kind(of: text) == nil ? nil : plan }
            } else if plan.kind(of: text) != nil {
                return plan
            }
        }
        return nil
    }

    private func formatted(_ formats: [NumberFormat], national: Bool) -> [UInt8] {
        let text = text
        for format in formats where format.leads(text) {
            if let result = format.formatted(nationalBytes, national: national) { return result }
        }
        return nationalBytes
    }
}

extension NumberingPlan {
    /// Returns the digits after an international prefix, or `nil` if there is none. No calling code begins with 0.
    fileprivate func withoutInternationalPrefix(_ digits: [UInt8]) -> ArraySlice<UInt8>? {
        guard !internationalPrefix.isEmpty else { return nil }
        let ends = internationalPrefix.ends(in: DigitText(digits[...]))
        guard ends != 0 else { return nil }
        let rest = digits[(DigitText.Positions.bitWidth &- 1 &- ends.leadingZeroBitCount)...]
        return rest.first == UInt8(ascii: "0") ? nil : rest
    }

    /// Returns the digits after the calling code of the country, which a person has typed without a plus sign, or `nil` if
    /// the digits are a number without it.
    fileprivate func withoutCallingCode(_ digits: [UInt8]) -> [UInt8]? {
        let code = callingCode.decimalText.utf8Bytes
        guard digits.starts(with: code) else { return nil }
        let rest = withoutPrefix(Array(digits.dropFirst(code.count)))
        let isNumber = general.pattern.matches(DigitText(digits[...]))
        let isRestNumber = general.pattern.matches(DigitText(rest[...]))
        return !isNumber && isRestNumber || length(of: digits.count) == .tooLong ? rest : nil
    }

    /// Returns the digits after a national prefix. If only the digits with it are a number, they're unchanged.
    fileprivate func withoutPrefix(_ digits: [UInt8]) -> [UInt8] {
        guard !digits.isEmpty, let prefix = prefix(of: DigitText(digits[...])) else { return digits }
        let rest = (prefix.replacement ?? []) + digits.dropFirst(prefix.length)
        let isLost = general.pattern.matches(DigitText(digits[...])) && !general.pattern.matches(DigitText(rest[...]))
        return isLost ? digits : rest
    }

    /// Compares the length of a number with those of the plan.
    func length(of count: Int) -> PhoneNumber.Length {
        let lengths = general.lengths
        if isLocal(count) { return .localOnly }
        if lengths.contains(count) { return .possible }
        if count < lengths.first ?? 0 { return .tooShort }
        return count > lengths.last ?? 0 ? .tooLong : .between
    }

    /// Returns the kind of a number, or `nil` if it isn't valid in the plan.
    fileprivate func kind(of text: DigitText) -> PhoneNumber.Kind? {
        guard general.matches(text) else { return nil }
        for kind in PhoneNumber.Kind.allCases {
            switch kind {
            case .fixedLineOrMobile: return nil
            case .fixedLine:
                guard description(of: Int(kind.rawValue)).matches(text) else { continue }
                let mobile = description(of: Int(PhoneNumber.Kind.mobile.rawValue))
                return mobile.isSame || mobile.matches(text) ? .fixedLineOrMobile : .fixedLine
            default: if description(of: Int(kind.rawValue)).matches(text) { return kind }
            }
        }
        return nil
    }
}

/// The digits of a telephone number in a text.
struct PhoneText: Sendable {
    var hasPlus = false
    /// The digits, in ASCII.
    var digits: [UInt8] = []

    /// Reads the digits from the first one, or from a plus sign, up to a letter, a number sign, a comma, or a semicolon.
    init(_ text: String) {
        let bytes = text.utf8Bytes
        var index = 0
        while index < bytes.count {
            let (scalar, length) = bytes.withUnsafeBufferPointer { $0.scalar(at: index) }
            index &+= length
            switch AcceptedCharacters.foldedOrLetter(scalar) {
            case let digit where 0x30...0x39 ~= digit: digits.append(digit)
            case UInt8(ascii: "+"): if digits.isEmpty { hasPlus = true }
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                AcceptedCharacters.otherLetter,
                UInt8(ascii: "#"), UInt8(ascii: ","), UInt8(ascii: ";"):
                if !digits.isEmpty { return }
            default: break
            }
        }
    }

    init(hasPlus: Bool, digits: [UInt8]) {
        (self.hasPlus, self.digits) = (hasPlus, digits)
    }

    /// The text of a field.
    var bytes: [UInt8] { (hasPlus ? [UInt8(ascii: "+")] : []) + digits }
}

extension [UInt8] {
    /// The ASCII characters for which a text's characters stand.
    var foldedToASCII: [UInt8] {
        withUnsafeBufferPointer { text in
            var (result, index) = ([UInt8](), 0)
            while index < text.count {
                let (scalar, length) = text.scalar(at: index)
                index &+= length
                if let byte = AcceptedCharacters.folded(scalar) { result.append(byte) }
            }
            return result
        }
    }
}

extension NumberingPlans {
    #if hasFeature(Embedded)
    /// The rules that the page has loaded. A WebAssembly module has only one thread.
    nonisolated(unsafe) static var shared: NumberingPlans?
    #else
    static let shared = NumberingPlans(
        UnsafeBufferPointer(start: PhoneRules.text.utf8Start, count: PhoneRules.text.utf8CodeUnitCount)
    )
    #endif
}

#if !hasFeature(Embedded)
extension PhoneNumber.Kind: CaseNameCodable {}

extension PhoneNumber.Length: CaseNameCodable {}
#endif
