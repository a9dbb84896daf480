import LiveUnicode

/// The rules of custom sections and of codes, whose declarations contain the sections.
final class FixedSections: SectionRules {
    let name: String
    let accepts: AcceptedCharacters
    /// The accepted characters, if they aren't all that ``accepts`` allows.
    private let alphabet: [UInt8]
    let isUppercase: Bool
    let sections: [Int]
    let visibleSeparator: Unicode.Scalar?
    let purpose: TextEntry.Purpose?

    init(
        _ name: String,
        _ accepts: AcceptedCharacters,
        _ lengths: [Int],
        separator: Unicode.Scalar? = nil,
        purpose: TextEntry.Purpose? = nil,
        alphabet: [UInt8] = [],
        isUppercase: Bool = false
    ) {
        self.name = name
        self.accepts = accepts
        self.alphabet = alphabet
        self.isUppercase = isUppercase
        self.purpose = purpose
        sections = SectionedFormat.usable(lengths)
        visibleSeparator = separator
    }

    #if !hasFeature(Embedded)
    /// The words of the declaration.
    var words: String {
        var bytes = purpose != nil && accepts != .digits ? accepts.name.utf8Bytes : []
        if !alphabet.isEmpty {
            if !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
            bytes += [UInt8(ascii: "[")] + alphabet + [UInt8(ascii: "]")]
        }
        return String(utf8Bytes: bytes[...])
    }

    var declaresSections: Bool { true }
    #endif

    /// Reads the accepted characters of a code, and an alphabet in brackets.
    func variant(words: String, sections: [Int], separator: Unicode.Scalar?) -> SectionedFormat? {
        let bytes = words.utf8Bytes
        var accepts = accepts
        var alphabet: [UInt8] = []
        if purpose != nil {
            for named in AcceptedCharacters.allCases
            where named != .any && SectionedFormat.hasWord(named.name, in: bytes) {
                accepts = named
            }
        }
        // Codes are printed in capital letters.
        var isUppercase = purpose != nil && accepts != .digits
        var isInside = false
        for byte in bytes {
            if byte == UInt8(ascii: "[") {
                isInside = true
            } else if byte == UInt8(ascii: "]") || byte == UInt8(ascii: " ") {
                isInside = false
            } else if isInside, AcceptedCharacters.alphanumeric.accepts(byte) {
                alphabet.append(byte)
            }
        }
        if !alphabet.isEmpty {
            isUppercase = true
            for byte in alphabet where byte >= UInt8(ascii: "A") {
                if accepts == .digits { accepts = .alphanumeric }
                // An alphabet with lowercase letters distinguishes them.
                if byte >= UInt8(ascii: "a") { isUppercase = false }
            }
        }
        return SectionedFormat(
            FixedSections(
                name,
                accepts,
                purpose != nil && sections.isEmpty ? self.sections : sections,
                separator: separator,
                purpose: purpose,
                alphabet: alphabet,
                isUppercase: isUppercase
            )
        )
    }

    func accepted(in text: String) -> [UInt8]? {
        if alphabet.isEmpty { return nil }
        var accepted: [UInt8] = []
        for byte in text.withUTF8Bytes({ accepts.filtered($0, isUppercase: isUppercase) }) where alphabet.contains(byte)
        {
            accepted.append(byte)
        }
        return accepted
    }

    /// Only the sender of a code knows it, but it's as long as its sections.
    var requiresCompletion: Bool { purpose != nil }

    /// Custom sections can hold any text.
    var replacesText: Bool { purpose != nil }
}
