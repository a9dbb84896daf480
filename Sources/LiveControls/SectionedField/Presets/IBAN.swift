import LiveText
import LiveUnicode

extension SectionedFormat {
    /// An international bank account number, in groups of four.
    public static let iban: Preset = SectionedFormat(IBAN())
}

/// The rules of international bank account numbers (ISO 13616).
final class IBAN: SectionRules {
    var name: String { "iban" }
    var accepts: AcceptedCharacters { .alphanumeric }
    var isUppercase: Bool { true }

    /// The maximum length that the standard allows.
    private static let longest = 34
    /// The length of most numbers. The layout uses it until the country is known.
    private static let usual = 22

    /// Returns the length of a number of its country, or `nil` if the country isn't known or doesn't use IBANs.
    private static func length(of text: [UInt8]) -> Int? {
        structure(of: text).map { 4 &+ $0.count }
    }

    /// Returns groups of four, with room for the whole number.
    func sections(of text: [UInt8]) -> [Int] {
        var total = Self.length(of: text) ?? (text.count > Self.usual ? Self.longest : Self.usual)
        if text.count > total { total = Self.longest }
        var lengths = [Int](repeating: 4, count: total / 4)
        if total % 4 > 0 { lengths.append(total % 4) }
        return lengths
    }

    func capacity(of text: [UInt8]) -> Int? { Self.length(of: text) ?? Self.longest }

    var largestCapacity: Int? { Self.longest }

    /// Reads a number after the word IBAN, which printed numbers often begin with. No country has the code IB.
    func read(_ text: String, accepted: [UInt8]) -> [UInt8]? {
        let name: [UInt8] = [0x49, 0x42, 0x41, 0x4E]
        return accepted.starts(with: name) ? Array(accepted[name.count...]) : nil
    }

    func isComplete(_ text: [UInt8]) -> Bool? {
        Self.length(of: text) == text.count
    }

    func verdict(on text: [UInt8], today: CalendarMonth?) -> SectionVerdict? {
        isValid(text) ? .correct : .incorrect(.ibanIncorrect)
    }

    /// Returns whether a number has its country's length and structure, and valid check digits (ISO 7064, MOD 97-10).
    private func isValid(_ text: [UInt8]) -> Bool {
        guard let structure = Self.structure(of: text), text.count == 4 &+ structure.count else { return false }
        for index in structure.indices where !Self.accepts(text[4 &+ index], as: structure[index]) { return false }
        var remainder = 0
        for index in text.indices {
            // The country code and the check digits follow the rest. Letters count as two-digit numbers from 10 on.
            let byte = text[(index &+ 4) % text.count]
            let value = Int(byte) &- (Self.isDigit(byte) ? 0x30 : 0x41 &- 10)
            remainder = (remainder &* (value < 10 ? 10 : 100) &+ value) % 97
        }
        return remainder == 1
    }

    private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

    /// Returns whether a character is of a kind: `n` for digits, `a` for letters, `c` for both.
    private static func accepts(_ byte: UInt8, as kind: UInt8) -> Bool {
        kind == UInt8(ascii: "c") || isDigit(byte) == (kind == UInt8(ascii: "n"))
    }

    /// Returns the kind of each character that follows the country code and the check digits in a country's numbers.
    private static func structure(of text: [UInt8]) -> [UInt8]? {
        guard text.count >= 2, !isDigit(text[0]), !isDigit(text[1]) else { return nil }
        return structures.withUTF8Bytes { table in
            var index = 0
            while index < table.count {
                let isFound = table[index] == text[0] && table[index &+ 1] == text[1]
                index &+= 2
                var kinds: [UInt8] = []
                var count = 0
                while index < table.count, table[index] != UInt8(ascii: " ") {
                    if isDigit(table[index]) {
                        count = count &* 10 &+ Int(table[index] &- UInt8(ascii: "0"))
                    } else {
                        while isFound, count > 0 {
                            kinds.append(table[index])
                            count &-= 1
                        }
                        count = 0
                    }
                    index &+= 1
                }
                if isFound { return kinds }
                index &+= 1
            }
            return nil
        }
    }

    /// The countries of the SWIFT registry and the structure of their numbers.
    private static let structures = """
        AD8n12c AE19n AL8n16c AT16n AZ4a20c BA16n BE12n BG4a6n8c BH4a14c BI23n BR23n1a1c BY4c4n16c CH5n12c \
        CR18n CY8n16c CZ20n DE18n DJ23n DK14n DO4c20n EE16n EG25n ES20n FI14n FK2a12n FO14n FR10n11c2n \
        GB4a14n GE2a16n GI4a15c GL14n GR7n16c GT24c HN4a20n HR17n HU24n IE4a14n IL19n IQ4a15n IS22n \
        IT1a10n12c JO4a4n18c KW4a22c KZ3n13c LB4n20c LC4a24c LI5n12c LT16n LU3n13c LV4a13c LY21n MC10n11c2n \
        MD20c ME18n MK3n10c2n MN16n MR23n MT4a5n18c MU4a19n3a NI4a20n NL4a10n NO11n OM3n16c PK4a16c PL24n \
        PS4a21c PT21n QA4a21c RO4a16c RS18n RU14n15c SA2n18c SC4a20n3a SD14n SE20n SI15n SK20n SM1a10n12c \
        SO19n ST21n SV4a20n TL19n TN20n TR6n16c UA6n19c VA18n VG4a16n XK16n YE4a4n18c
        """
}
