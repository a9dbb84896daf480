import LiveUnicode

/// What the declaration of a format contains after its name: the `visa amex` of `card visa amex`, and the `3-3` of
/// `code 3-3`.
public struct SectionOptions: Sendable {
    /// Words, such as brands. A word begins with a letter or `[`.
    public var words: [String]
    /// The lengths of the sections, in characters.
    public var lengths: [Int]
    /// The ASCII character drawn between two sections, or `nil` for a gap.
    public var separator: Unicode.Scalar?

    /// Creates options.
    public init(words: [String] = [], lengths: [Int] = [], separator: Unicode.Scalar? = nil) {
        self.words = words
        self.lengths = lengths
        self.separator = separator
    }
}

extension SectionOptions {
    /// Reads what follows the name in a declaration.
    init(_ declaration: ArraySlice<UInt8>) {
        self.init()
        var rest = declaration.drop { $0 == UInt8(ascii: " ") }
        while let first = rest.first, Self.beginsWord(first) {
            words.append(String(utf8Bytes: rest.prefix { $0 != UInt8(ascii: " ") }))
            rest = rest.drop { $0 != UInt8(ascii: " ") }.drop { $0 == UInt8(ascii: " ") }
        }
        let (numbers, separator) = SectionedFormat.sections(in: rest)
        lengths = SectionedFormat.usable(numbers)
        self.separator = separator
    }

    private static func beginsWord(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || byte == UInt8(ascii: "[")
    }

    var isEmpty: Bool { words.isEmpty && lengths.isEmpty }

    /// The options as in a declaration, each after a space.
    var declaration: [UInt8] {
        var bytes: [UInt8] = []
        for word in words { bytes += [UInt8(ascii: " ")] + word.utf8Bytes }
        for (index, length) in lengths.enumerated() {
            let isVisible = index > 0 && separator?.isASCII == true
            bytes.append(isVisible ? UInt8(truncatingIfNeeded: separator?.value ?? 0) : UInt8(ascii: " "))
            bytes += length.decimalText.utf8Bytes
        }
        return bytes
    }
}
