import LiveUnicode

extension SectionedFormat {
    /// The text that identifies the format, which ``init(_:)-(String)`` reads.
    ///
    /// ```swift
    /// SectionedFormat.phoneUS.declaration                  // "phone-us"
    /// SectionedFormat.code([3, 3]).declaration             // "code 3 3"
    /// SectionedFormat.sections([4, 4], .any).declaration   // "any 4 4"
    /// SectionedFormat.card(brands: [.visa]).declaration    // "card visa"
    /// ```
    ///
    /// The declaration of an app's own format is its name.
    public var declaration: String { String(utf8Bytes: declarationBytes[...]) }

    var declarationBytes: [UInt8] { rules.name.utf8Bytes + rules.options.declaration }

    /// Creates a preset or custom sections from a declaration.
    ///
    /// A declaration is the name of a preset, or that of ``AcceptedCharacters``: `card`, `any`. Words may follow, such as
    /// the accepted brands of a card, `card visa amex`, the brand of a security code, `cvc amex`, or the characters of a
    /// code: `code alphanumeric`, `code [2345CDFG]`. The lengths of the sections follow in custom sections and in presets
    /// whose sections vary: `code 3 3`, `digits 4 4 4 4`. An ASCII character between all of them is the visible
    /// separator: `alphanumeric 2-2-2`. A space, a comma, or a period only separates the lengths.
    ///
    /// - Parameter declaration: The declaration. Options that the format doesn't have are ignored.
    /// - Returns: `nil` if no preset or accepted characters have the name, as for an app's own format.
    public init?(_ declaration: String) {
        let bytes = declaration.utf8Bytes
        let name = bytes.prefix { $0 != UInt8(ascii: " ") }
        let options = SectionOptions(bytes[name.endIndex...])
        for preset in Self.presets where preset.rules.name.utf8Bytes[...] == name {
            self = options.isEmpty ? preset : preset.rules.variant(options) ?? preset
            return
        }
        for accepts in AcceptedCharacters.allCases where accepts.name.utf8Bytes[...] == name {
            self = FixedSections(accepts.name, accepts, []).variant(options) ?? .sections([], accepts)
            return
        }
        guard let loaded = Self.loaded(declaration) else { return nil }
        self = loaded
    }

    /// Returns whether a declaration begins with a name.
    @inline(never)  // It has many callers.
    static func isNamed(_ name: String, in declaration: [UInt8]) -> Bool {
        let name = name.utf8Bytes
        guard declaration.count == name.count || declaration.count > name.count && declaration[name.count] == 0x20
        else {
            return false
        }
        for index in name.indices where name[index] != declaration[index] { return false }
        return true
    }

    /// Returns the numbers in a list such as `4 4 4 4`. Any other characters separate the numbers. Larger numbers are
    /// reduced to ``longestSection``.
    public static func lengths(in list: String) -> [Int] { sections(in: list.utf8Bytes[...]).lengths }

    static func sections(in list: ArraySlice<UInt8>) -> (lengths: [Int], separator: Unicode.Scalar?) {
        var lengths: [Int] = []
        var separator: UInt8?
        var gap = (count: 0, last: UInt8(ascii: " "))
        for byte in list {
            guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else {
                gap = (gap.count &+ 1, byte)
                continue
            }
            if gap.count > 0 || lengths.isEmpty {
                let found = gap.count == 1 && isVisible(gap.last) ? gap.last : nil
                separator = lengths.count == 1 || separator == found ? found : nil
                lengths.append(0)
                gap.count = 0
            }
            let number = lengths[lengths.count &- 1] &* 10 &+ Int(byte &- UInt8(ascii: "0"))
            lengths[lengths.count &- 1] = min(number, longestSection)
        }
        return (lengths, lengths.count > 1 ? separator.map { Unicode.Scalar($0) } : nil)
    }

    /// Returns whether a byte in a declaration is drawn between sections. A comma and a period don't tell a list from a
    /// number with a fraction.
    private static func isVisible(_ byte: UInt8) -> Bool {
        byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: ",") && byte != UInt8(ascii: ".")
    }
}
