import LiveCoding
import LiveUnicode

/// The unit in which a text limit counts.
///
/// ```swift
/// TextUnit.characters.count("👨‍👩‍👧‍👦é")  // 2
/// TextUnit.utf16.count("👨‍👩‍👧‍👦é")       // 12
/// ```
public enum TextUnit: UInt8, Sendable, Hashable, CaseIterable {
    /// Extended grapheme clusters, or user-perceived characters (UAX #29, Unicode 17). The count equals `String.count` of a
    /// standard library with the data of the same version of Unicode.
    case characters
    /// UTF-16 code units, as in JavaScript's `length`, `NSString.length`, and HTML's `maxlength`.
    case utf16
    /// Bytes of UTF-8, as in many database columns and protocols.
    case utf8
    /// Unicode scalar values (code points).
    case scalars
    /// The weighted length of a post on X, formerly Twitter: ``TwitterConfiguration/version3``.
    case twitter
    /// Units of a text message: septets of the GSM 7-bit alphabet, or UTF-16 code units if that alphabet isn't
    /// sufficient. See ``SMSMeasurement``.
    case sms
    /// Words: the segments between the default word boundaries of UAX #29, Unicode 17, that contain a letter, an
    /// ideograph, or a digit. An ideograph is a word by itself.
    case words
    /// Characters of a post on Mastodon: a URL with a protocol counts 23, and the domain of a mention counts nothing.
    case mastodon
    /// The weights of a limit's ``TextLimit/rules``. Without rules, every character weighs 1.
    case weighted
}

extension TextUnit {
    /// The unit's name in attributes and on the command line.
    public var name: String {
        switch self {
        case .characters: "characters"
        case .utf16: "utf16"
        case .utf8: "utf8"
        case .scalars: "scalars"
        case .twitter: "twitter"
        case .sms: "sms"
        case .words: "words"
        case .mastodon: "mastodon"
        case .weighted: "weighted"
        }
    }

    /// Creates the unit with a name, or returns `nil` if there is no such unit.
    ///
    /// - Parameter name: A name as returned by ``name``, in lowercase.
    public init?(name: String) {
        guard let unit = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = unit
    }

    /// Returns the number of units in a text.
    ///
    /// - Complexity: O(*n*) in the text's bytes, or O(1) for ``utf8`` on a native string.
    public func count(_ text: String) -> Int {
        text.withUTF8Bytes(count)
    }

    func count(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        TextLimit(0, unit: self).count(bytes)
    }
}

extension TextLimit {
    /// Returns the number of units in a text, by the weights of the ``rules`` if they have any.
    ///
    /// - Complexity: O(*n*) in the text's bytes.
    public func count(_ text: String) -> Int {
        text.withUTF8Bytes(count)
    }

    @inline(never)
    func count(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        switch unit {
        case .characters:
            var scanner = ClusterScanner(bytes)
            scanner.advance(throughCluster: .max)
            return scanner.count
        case .utf16: return bytes.utf16Count(in: bytes.indices)
        case .utf8: return bytes.count
        case .scalars: return bytes.scalarCount(in: bytes.indices)
        case .sms: return UnitRules.shared.tally(of: bytes).unitCount
        case .twitter, .words, .mastodon, .weighted:
            return UnitWeight.count(UnitRules.shared.weight(of: bytes, in: self))
        }
    }
}

#if !hasFeature(Embedded)
extension TextUnit: CaseNameCodable {}
#endif
