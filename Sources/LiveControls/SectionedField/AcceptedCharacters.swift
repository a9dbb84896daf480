import LiveCoding
import LiveText
import LiveUnicode

/// The characters that a sectioned field accepts.
public enum AcceptedCharacters: UInt8, Sendable, Hashable, CaseIterable {
    /// ASCII digits. Digits of other scripts, including fullwidth digits, are converted to ASCII.
    case digits
    /// ASCII letters. Fullwidth letters are converted to ASCII.
    case letters
    /// ASCII letters and digits, with the same conversions.
    case alphanumeric
    /// All characters except control characters and line breaks. A character is a grapheme cluster.
    case any

    /// The name in attributes and declarations, such as `alphanumeric`.
    public var name: String {
        switch self {
        case .digits: "digits"
        case .letters: "letters"
        case .alphanumeric: "alphanumeric"
        case .any: "any"
        }
    }
}

extension AcceptedCharacters {
    /// Returns the accepted characters of a text, as UTF-8.
    ///
    /// - Parameters:
    ///   - text: Well-formed UTF-8.
    ///   - isUppercase: Whether to convert lowercase letters to uppercase.
    func filtered(_ text: UnsafeBufferPointer<UInt8>, isUppercase: Bool = false) -> [UInt8] {
        var result: [UInt8] = []
        var index = 0
        while index < text.count {
            let (scalar, length) = text.scalar(at: index)
            if self == .any {
                if !scalar.isControlCharacter { result.append(contentsOf: text[index..<index &+ length]) }
            } else if let byte = Self.folded(scalar), accepts(byte) {
                let isLower = byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
                result.append(isUppercase && isLower ? byte &- 0x20 : byte)
            }
            index &+= length
        }
        return result
    }

    func filtered(_ text: String) -> [UInt8] { text.withUTF8Bytes { filtered($0) } }

    func accepts(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self != .letters
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): self != .digits
        default: false
        }
    }

    /// Stands for a letter without an ASCII form in ``foldedOrLetter(_:)``. It isn't ASCII.
    static let otherLetter: UInt8 = 0x80

    /// Returns the ASCII character that a scalar stands for, ``otherLetter``, or a space for other punctuation and marks of direction.
    static func foldedOrLetter(_ scalar: UInt32) -> UInt8 {
        if let byte = folded(scalar) { return byte }
        switch scalar {
        case ..<0xC0, 0xD7, 0xF7, 0x60C, 0x61C, 0x66A...0x66D, 0x2000...0x206F, 0x2212, 0x3000...0x303F, 0x30FC:
            return 0x20
        default: return otherLetter
        }
    }

    /// Returns the ASCII character that a scalar stands for, or `nil` if it isn't ASCII, fullwidth, or a digit of any script.
    static func folded(_ scalar: UInt32) -> UInt8? {
        if scalar < 0x80 { return UInt8(scalar) }
        // The fullwidth forms have the same order as ASCII.
        if scalar >= 0xFF01, scalar <= 0xFF5E { return UInt8(truncatingIfNeeded: scalar &- 0xFEE0) }
        return DecimalDigits.ascii(scalar)
    }
}

#if !hasFeature(Embedded)
extension AcceptedCharacters: CaseNameCodable {}
#endif
