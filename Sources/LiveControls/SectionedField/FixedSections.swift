import LiveUnicode

/// The rules of custom sections and of codes, whose declarations contain the sections.
final class FixedSections: SectionRules {
    let name: String
    let accepts: AcceptedCharacters
    private let alphabet: [UInt8]?
    let sections: [Int]
    let visibleSeparator: Unicode.Scalar?
    let purpose: TextEntry.Purpose?

    /// - Parameter alphabet: The accepted characters, if they aren't all that `accepts` allows.
    init(
        _ name: String,
        _ accepts: AcceptedCharacters,
        alphabet: [UInt8]? = nil,
        _ lengths: [Int],
        separator: Unicode.Scalar? = nil,
        purpose: TextEntry.Purpose? = nil
    ) {
        self.name = name
        self.accepts = accepts
        self.alphabet = alphabet
        self.purpose = purpose
        sections = SectionedFormat.usable(lengths)
        visibleSeparator = separator
    }

    var options: SectionOptions {
        var words = purpose != nil && accepts != .digits ? [accepts.name] : []
        if let alphabet {
            words.append(String(utf8Bytes: [UInt8(ascii: "[")] + alphabet + [UInt8(ascii: "]")]))
        }
        return SectionOptions(words: words, lengths: sections, separator: visibleSeparator)
    }

    /// Reads the accepted characters of a code, and an alphabet.
    func variant(_ options: SectionOptions) -> SectionedFormat? {
        var (accepts, alphabet) = (accepts, alphabet)
        for word in options.words {
            let bytes = word.utf8Bytes
            if bytes.first == UInt8(ascii: "[") {
                let characters = SectionedFormat.sections([], .alphanumeric).filtered(word)
                if characters.isEmpty { continue }
                alphabet = characters
                if accepts == .digits, SectionedFormat.sections([], .digits).filtered(word) != characters { accepts = .alphanumeric }
            } else if purpose != nil {
                for named in AcceptedCharacters.allCases where named != .any && named.name.utf8Bytes == bytes { accepts = named }
            }
        }
        let lengths = purpose != nil && options.lengths.isEmpty ? sections : options.lengths
        return SectionedFormat(
            FixedSections(name, accepts, alphabet: alphabet, lengths, separator: options.separator, purpose: purpose)
        )
    }

    func accepted(in text: String) -> [UInt8]? {
        guard let alphabet else { return nil }
        return text.withUTF8Bytes { accepts.filtered($0, isUppercase: isUppercase) }.filter(alphabet.contains)
    }

    /// Codes are printed in capital letters. An alphabet with lowercase letters distinguishes them.
    var isUppercase: Bool {
        guard let alphabet else { return purpose != nil && accepts != .digits }
        return !alphabet.contains { $0 >= UInt8(ascii: "a") }
    }

    /// Only the sender of a code knows it, but it's as long as its sections.
    var requiresCompletion: Bool { purpose != nil }

    /// Custom sections can hold any text.
    var replacesText: Bool { purpose != nil }
}
