import Foundation
import LiveControls

/// The name of an account: the form that is shown, and the key that identifies it.
///
/// Names that differ by case, by composition or by width alone (`Zoë`, `ZOE` with U+0308, `ｚｏë`) are one name.
struct AccountName: Hashable, Sendable {
    /// The chosen name, in NFC and without the white space around it.
    let shown: String
    /// The key that equal names share.
    let canonical: String

    /// The greatest length, in code points of the canonical form, by which the database distinguishes names.
    static let longest = 64

    /// - Throws: ``RequestError`` for a name that is empty, too long, or has a character that cannot be seen.
    /// Letters of different scripts that look alike are told apart.
    init(_ text: String) throws(RequestError) {
        // Telephone keyboards add a space after a word.
        let name = text.trimmingCharacters(in: .whitespaces).precomposedStringWithCanonicalMapping
        guard let first = name.unicodeScalars.first else {
            throw .refused("emptyName", .control(ControlMessage(.required)))
        }
        // The bound comes before the mappings, so that they never run on a long text; no mapping shortens a text by more.
        let canonical = name.unicodeScalars.count <= 4 * Self.longest ? Self.canonicalForm(of: name) : name
        guard name.unicodeScalars.count <= Self.longest, canonical.unicodeScalars.count <= Self.longest else {
            throw .refused("nameTooLong", .control(ControlMessage(.limit, Self.longest)))
        }
        guard !Self.isMark(first), name.unicodeScalars.allSatisfy(Self.isAccepted) else {
            throw .refused("invalidName", .own(.invalidName, characters: ". _ - + @"))
        }
        shown = name
        self.canonical = canonical
    }

    private static func isAccepted(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber:
            // Invisible letters, such as the Hangul fillers, would make two names look alike.
            !scalar.properties.isDefaultIgnorableCodePoint
        case .nonspacingMark, .spacingMark:
            !scalar.properties.isDefaultIgnorableCodePoint
        default:
            "._-+@".unicodeScalars.contains(scalar)
        }
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }

    /// NFKC of the folded case, as identifiers are compared by UAX #31.
    private static func canonicalForm(of name: String) -> String {
        // Lower, upper and lower again, so that ß, ẞ and ss, or σ and ς, become equal.
        name.precomposedStringWithCompatibilityMapping
            .lowercased().uppercased().lowercased()
            .precomposedStringWithCompatibilityMapping
    }
}

extension RequestError {
    fileprivate static func refused(_ code: String, _ message: Message) -> RequestError {
        RequestError(status: .unprocessableContent, code: code, message: message, subject: .field("name"))
    }
}
