import Foundation
import LiveControls

/// The name of an account: its display form and the key that identifies it.
///
/// Names that differ only in case, composition or width (`Zoë`, `ZOE` with U+0308, `ｚｏë`) are the same name.
struct AccountName: Hashable, Sendable {
    /// The display name, in NFC and without surrounding white space.
    let shown: String
    /// The key that identifies the account. Equal names have the same key.
    let canonical: String

    /// The maximum length of a name and of its key, in code points.
    static let longest = 64

    /// Validates a name. Similar letters of different scripts count as different letters.
    ///
    /// - Throws: ``RequestError`` for a name that is empty, too long, or contains a character that isn't allowed.
    init(_ text: String) throws(RequestError) {
        // Phone keyboards add a space after a word.
        let name = text.trimmingCharacters(in: .whitespaces).precomposedStringWithCanonicalMapping
        guard let first = name.unicodeScalars.first else {
            throw .nameRejected("emptyName", .control(ControlMessage(.required)))
        }
        // The length is checked first, so that a long text is never mapped. No mapping shortens a text by more than this.
        let canonical = name.unicodeScalars.count <= 4 * Self.longest ? Self.canonicalForm(of: name) : name
        guard name.unicodeScalars.count <= Self.longest, canonical.unicodeScalars.count <= Self.longest else {
            throw .nameRejected("nameTooLong", .control(ControlMessage(.limit, Self.longest)))
        }
        guard !Self.isMark(first), name.unicodeScalars.allSatisfy(Self.isAccepted) else {
            throw .nameRejected("invalidName", .own(.invalidName, characters: ". _ - + @"))
        }
        shown = name
        self.canonical = canonical
    }

    private static func isAccepted(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber:
            // Two names that differ only in invisible letters, such as the Hangul fillers, would look the same.
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

    /// The name in NFKC with its case folded (UAX #31).
    private static func canonicalForm(of name: String) -> String {
        // Lowercased, uppercased and lowercased again, so that ß, ẞ and ss, or σ and ς, become equal.
        name.precomposedStringWithCompatibilityMapping
            .lowercased().uppercased().lowercased()
            .precomposedStringWithCompatibilityMapping
    }
}

extension RequestError {
    fileprivate static func nameRejected(_ code: String, _ message: Message) -> RequestError {
        RequestError(status: .unprocessableContent, code: code, message: message, subject: .field("name"))
    }
}
