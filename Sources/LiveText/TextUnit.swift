import LiveCoding
import LiveUnicode

/// The unit in which a text limit counts.
///
/// ```swift
/// TextUnit.characters.count("👨‍👩‍👧‍👦é")  // 2
/// TextUnit.utf16.count("👨‍👩‍👧‍👦é")       // 12
/// ```
public enum TextUnit: UInt8, Sendable, Hashable, CaseIterable {
    /// Extended grapheme clusters, or user-perceived characters (UAX #29, Unicode 17). The count equals `String.count`.
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

    @inline(never)
    func count(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        switch self {
        case .characters:
            var scanner = ClusterScanner(bytes)
            scanner.advance(throughCluster: .max)
            return scanner.count
        case .utf16: return bytes.utf16Count(in: bytes.indices)
        case .utf8: return bytes.count
        case .scalars: return bytes.scalarCount(in: bytes.indices)
        case .twitter: return TwitterRules.weight(of: bytes) / TwitterWeight.scale
        case .sms: return SMSTally(bytes).unitCount
        }
    }
}

#if !hasFeature(Embedded)
extension TextUnit: CaseNameCodable {}
#endif
