import LiveText
import LiveUnicode

extension SectionedFormat {
    /// A telephone number of the North American Numbering Plan, 3-3-4.
    public static let phoneUS: Preset = SectionedFormat(PhoneNumberUS())
}

/// The rules of telephone numbers in the North American Numbering Plan, without the country code.
final class PhoneNumberUS: SectionRules {
    var name: String { "phone-us" }
    var accepts: AcceptedCharacters { .digits }
    var sections: [Int] { [3, 3, 4] }
    var purpose: TextEntry.Purpose? { .telephoneNumber }

    private static let length = 10
    /// No area code begins with 1. A leading 1 is the country code.
    private static let countryCode = UInt8(ascii: "1")

    /// Reads a number with its country code. A number with another one would become another person's number.
    func read(_ text: String, accepted digits: [UInt8]) -> [UInt8]? {
        guard digits.first == Self.countryCode else {
            return text.withUTF8Bytes { $0.contains(UInt8(ascii: "+")) } ? [] : nil
        }
        return digits.count > Self.length ? Array(digits[1...]) : nil
    }

    func willInsert(_ insertion: inout SectionInsertion) {
        guard insertion.range.lowerBound == 0 else { return }
        insertion.inserted.removeFirst(insertion.inserted.prefix { $0 == Self.countryCode }.count)
    }

    func verdict(on digits: [UInt8], today: CalendarMonth?) -> SectionVerdict? {
        Self.isValid(digits) ? .correct : .incorrect(.phoneIncorrect)
    }

    /// Returns whether a number has an assigned area code and an exchange code that begins with 2…9.
    private static func isValid(_ digits: [UInt8]) -> Bool {
        guard digits.count == length, digits[3] >= UInt8(ascii: "2") else { return false }
        let area = digits[..<3].reduce(0) { $0 &* 10 &+ Int($1 &- UInt8(ascii: "0")) }
        guard area >= firstAreaCode else { return false }
        return areaCodes.withUTF8Bytes { table in
            let index = area &- firstAreaCode
            let byte = table[index / 4]
            let bits = byte <= UInt8(ascii: "9") ? byte &- UInt8(ascii: "0") : byte &- UInt8(ascii: "a") &+ 10
            return bits & (8 &>> UInt8(index % 4)) != 0
        }
    }

    private static let firstAreaCode = 200

    /// One bit for each area code from 200 to 999, four bits to a hexadecimal digit. A set bit marks an area code in
    /// use.
    private static let areaCodes = """
        7feff9fd39a2fecb9ee9584007feffdf7add73e0ddc00a60007feff1cbb6f5a0218ef388000ffefffffe1c89057b3f5ef800\
        ffeffb2f49c770fe9782fa4007fcffcfba6b1866b57f3ef000ffeffc6fd39de3fbfecf00800ffeff84f2ff5da9003d39e400
        """
}
