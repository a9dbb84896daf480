/// The rules of all countries' telephone numbers, in the form that `Tools/phone/generate-phone-rules.py` describes.
final class NumberingPlans: @unchecked Sendable {
    let bytes: UnsafeBufferPointer<UInt8>
    /// The start of each region's line. The end is the start of the next one.
    private var starts: [Int] = []
    /// The calling code of each region.
    private var callingCodes: [Int] = []

    /// Reads rules.
    ///
    /// - Parameter bytes: The rules, which have to exist as long as the process.
    /// - Returns: `nil` if they aren't the bytes that the script has written.
    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        guard Self.isIntact(bytes) else { return nil }
        var index = Self.headLength
        while index < bytes.count {
            starts.append(index)
            var code = 0
            var digit = index &+ 2
            while bytes[digit] != UInt8(ascii: ";") {
                code = code &* 10 &+ Int(bytes[digit] &- UInt8(ascii: "0"))
                digit &+= 1
            }
            callingCodes.append(code)
            while bytes[index] != UInt8(ascii: "\n") { index &+= 1 }
            index &+= 1
        }
        starts.append(index)
    }

    /// The length of the first line.
    private static let headLength = 12

    /// Returns whether the first line names this format and the hash (FNV-1a) of the other lines.
    private static func isIntact(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard bytes.count > headLength, bytes[0] == UInt8(ascii: "P"), bytes[1] == UInt8(ascii: "1") else {
            return false
        }
        var (expected, hash) = (UInt32(0), UInt32(0x811C_9DC5))
        for byte in bytes[3..<headLength &- 1] {
            expected = expected << 4 | UInt32(byte < UInt8(ascii: "a") ? byte & 0xF : byte &- UInt8(ascii: "a") &+ 10)
        }
        for byte in bytes[headLength...] { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
        return hash == expected
    }

    /// Returns the plan of a region, such as `FR`, or `nil` if there is none.
    func plan(of region: [UInt8]) -> NumberingPlan? {
        guard region.count == 2 else { return nil }
        for index in callingCodes.indices {
            let start = starts[index]
            // Letters differ from small letters in one bit.
            let isRegion = bytes[start] == region[0] & 0xDF && bytes[start &+ 1] == region[1] & 0xDF
            if isRegion { return plan(at: index) }
        }
        return nil
    }

    /// Returns the plans that share a calling code, the main one first.
    func plans(of callingCode: Int) -> [NumberingPlan] {
        callingCodes.indices.filter { callingCodes[$0] == callingCode }.map { plan(at: $0) }
    }

    /// Returns the main plan of a calling code.
    func mainPlan(of callingCode: Int) -> NumberingPlan? {
        callingCodes.firstIndex(of: callingCode).map { plan(at: $0) }
    }

    /// Returns the calling code at the start of digits and their number.
    func callingCode(of digits: ArraySlice<UInt8>) -> (code: Int, length: Int)? {
        guard digits.first != UInt8(ascii: "0") else { return nil }
        var (code, length) = (0, 0)
        for byte in digits.prefix(3) {
            code = code &* 10 &+ Int(byte &- UInt8(ascii: "0"))
            length &+= 1
            if callingCodes.contains(code) { return (code, length) }
        }
        return nil
    }

    private func plan(at index: Int) -> NumberingPlan {
        NumberingPlan(
            plans: self,
            line: starts[index]..<starts[index &+ 1] &- 1,
            callingCode: callingCodes[index]
        )
    }
}

/// The rules of one region's telephone numbers.
struct NumberingPlan {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let fields: [Range<Int>]
    let callingCode: Int

    fileprivate init(plans: NumberingPlans, line: Range<Int>, callingCode: Int) {
        bytes = plans.bytes
        fields = plans.bytes.split(line, at: UInt8(ascii: ";"))
        self.callingCode = callingCode
    }

    /// The region in two letters, or `nil` for numbers that belong to no country.
    var region: [UInt8]? {
        let name = Array(bytes[fields[0].prefix(2)])
        return name[0] == UInt8(ascii: "0") ? nil : name
    }

    /// What is dialed before the calling code of another country.
    var internationalPrefix: DigitPattern { pattern(1) }
    /// What valid numbers begin with, or an empty pattern.
    var leadingDigits: DigitPattern { pattern(4) }
    /// A valid number.
    var example: [UInt8] { Array(bytes[fields[5]]) }
    /// All numbers.
    var general: NumberDescription { NumberDescription(bytes, fields[7]) }

    /// Returns the numbers of a kind.
    func description(of kind: Int) -> NumberDescription { NumberDescription(bytes, fields[8 &+ kind]) }

    /// The formats of numbers as they're dialed in their own country.
    var nationalFormats: [NumberFormat] { formats(18, national: []) }

    /// The formats of numbers after a calling code. If there are none, the national formats are used.
    var internationalFormats: [NumberFormat] {
        let national = nationalFormats
        let formats = formats(19, national: national)
        return formats.isEmpty ? national : formats
    }

    private func pattern(_ field: Int) -> DigitPattern { DigitPattern(bytes, fields[field]) }

    private func formats(_ field: Int, national: [NumberFormat]) -> [NumberFormat] {
        guard !fields[field].isEmpty else { return [] }
        return bytes.split(fields[field], at: UInt8(ascii: "/")).map { range in
            guard bytes[range.lowerBound] == UInt8(ascii: "=") else { return NumberFormat(bytes, range) }
            return national[Int(bytes[range.lowerBound &+ 1] &- UInt8(ascii: "A"))].withoutPrefix
        }
    }

    /// Returns whether only a local number, which is dialed without an area code, has a length.
    func isLocal(_ length: Int) -> Bool {
        bytes[fields[6]].contains(UInt8(ascii: "A") &+ UInt8(truncatingIfNeeded: length))
    }

    /// The result of removing a national prefix.
    struct Prefix {
        /// The number of digits of the prefix and of what was captured after it.
        var length: Int
        /// The digits that replace them, or `nil` if nothing was captured.
        var replacement: [UInt8]?
    }

    /// Returns the national prefix of a number, which can be empty, or `nil` if it has none.
    func prefix(of text: DigitText) -> Prefix? {
        for alternative in bytes.split(fields[2], at: UInt8(ascii: "/")) where !alternative.isEmpty {
            let isAnchored = bytes[alternative.upperBound &- 1] == UInt8(ascii: "$")
            let end = alternative.upperBound &- (isAnchored ? 1 : 0)
            let parts = bytes.split(alternative.lowerBound..<end, at: UInt8(ascii: ":"))
            let before = DigitPattern(bytes, parts[0]).ends(in: text)
            guard parts.count == 3 else {
                if let length = before.highest { return Prefix(length: length) }
                continue
            }
            guard let start = before.highest else { continue }
            var ends = DigitPattern(bytes, parts[1]).ends(in: text, from: 1 << DigitText.Positions(start))
            while let captured = ends.highest {
                ends &= ~(1 << DigitText.Positions(captured))
                let after = DigitPattern(bytes, parts[2]).ends(in: text, from: 1 << DigitText.Positions(captured))
                guard let length = after.highest, !isAnchored || length == text.bytes.count else { continue }
                var replacement: [UInt8] = []
                for byte in bytes[fields[3]] {
                    if byte == UInt8(ascii: "a") {
                        replacement.append(contentsOf: text.bytes[start..<captured])
                    } else {
                        replacement.append(byte)
                    }
                }
                return Prefix(length: length, replacement: replacement)
            }
        }
        return nil
    }
}

/// The lengths and the pattern of a kind of numbers.
struct NumberDescription {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let lengthRange: Range<Int>
    let pattern: DigitPattern
    /// Whether the kind has the pattern of fixed lines.
    let isSame: Bool

    fileprivate init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        self.bytes = bytes
        isSame = !range.isEmpty && bytes[range.lowerBound] == UInt8(ascii: "=")
        var start = range.lowerBound
        while start < range.upperBound, UInt8(ascii: "A")...UInt8(ascii: "Z") ~= bytes[start] { start &+= 1 }
        lengthRange = range.lowerBound..<start
        pattern = DigitPattern(bytes, isSame ? start..<start : start..<range.upperBound)
    }

    /// The possible lengths, in ascending order.
    var lengths: [Int] { bytes[lengthRange].map { Int($0 &- UInt8(ascii: "A")) } }

    /// Returns whether a number is of the kind.
    func matches(_ text: DigitText) -> Bool {
        let length = UInt8(ascii: "A") &+ UInt8(truncatingIfNeeded: text.bytes.count)
        return (lengthRange.isEmpty || bytes[lengthRange].contains(length)) && pattern.matches(text)
    }
}

/// A format of numbers.
struct NumberFormat {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let fields: [Range<Int>]
    /// What the first group becomes together with a national prefix.
    private let prefixRule: Range<Int>
    /// Whether numbers may have no national prefix.
    let isPrefixOptional: Bool
    /// Whether there's a rule with a carrier's code.
    let hasCarrierRule: Bool

    fileprivate init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        self.bytes = bytes
        fields = bytes.split(range, at: UInt8(ascii: ":"))
        prefixRule = fields[2]
        isPrefixOptional = bytes[fields[3]].contains(UInt8(ascii: "o"))
        hasCarrierRule = bytes[fields[3]].contains(UInt8(ascii: "c"))
    }

    private init(withoutPrefix format: NumberFormat) {
        (bytes, fields) = (format.bytes, format.fields)
        prefixRule = format.fields[2].prefix(0)
        (isPrefixOptional, hasCarrierRule) = (false, false)
    }

    /// The same format after a calling code.
    fileprivate var withoutPrefix: NumberFormat { NumberFormat(withoutPrefix: self) }

    /// The least and the greatest length of each group, as letters.
    var widths: ArraySlice<UInt8> { ArraySlice(bytes[fields[0]]) }

    /// Whether the first group has no national prefix.
    var hasPrefix: Bool {
        var rule = bytes[prefixRule].filter { $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: ")") }
        if rule.first == UInt8(ascii: "a") { rule.removeFirst() }
        return !rule.isEmpty
    }

    /// Whether a national prefix and the first group are apart.
    var separatesPrefix: Bool { bytes[prefixRule].contains { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") } }

    /// Whether all groups are written, in order and without other digits.
    var isPlain: Bool {
        var next = UInt8(ascii: "a")
        for byte in bytes[fields[1]] {
            switch byte {
            case next: next &+= 1
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"): return false
            default: break
            }
        }
        return Int(next &- UInt8(ascii: "a")) == fields[0].count / 2
    }

    /// Returns whether a number begins with the digits that the format requires.
    ///
    /// - Parameter detail: The number of digits from which on the pattern is more detailed. If it's `nil`, the most
    ///   detailed pattern is used.
    func leads(_ text: DigitText, detail: Int? = nil) -> Bool {
        let patterns = bytes.split(fields[4], at: UInt8(ascii: "&"))
        guard !fields[4].isEmpty else { return true }
        let last = patterns.count &- 1
        return DigitPattern(bytes, patterns[max(0, min(detail ?? last, last))]).begins(text)
    }

    /// Returns the lengths of the groups in a number, or `nil` if the number is too short or too long.
    func groups(of count: Int) -> [Int]? {
        var (lengths, rest) = ([Int](), count)
        for letter in stride(from: fields[0].lowerBound, to: fields[0].upperBound, by: 2) {
            lengths.append(Int(bytes[letter] &- UInt8(ascii: "A")))
            rest &-= lengths[lengths.count &- 1]
        }
        for index in lengths.indices where rest > 0 {
            let most = Int(bytes[fields[0].lowerBound &+ 2 &* index &+ 1] &- UInt8(ascii: "A"))
            let more = min(rest, most &- lengths[index])
            lengths[index] &+= more
            rest &-= more
        }
        return rest == 0 ? lengths : nil
    }

    /// Returns the lengths of the groups in the longest number.
    var longest: [Int] {
        var count = 15
        while count > 0 {
            if let groups = groups(of: count) { return groups }
            count &-= 1
        }
        return []
    }

    /// Returns a number in the format, or `nil` if it doesn't fit.
    func formatted(_ digits: [UInt8], national: Bool) -> [UInt8]? {
        guard let groups = groups(of: digits.count) else { return nil }
        var result: [UInt8] = []
        var isFirst = true
        func append(_ letter: UInt8) {
            let index = Int(letter &- UInt8(ascii: "a"))
            let start = groups[..<index].reduce(0, &+)
            result.append(contentsOf: digits[start..<start &+ groups[index]])
        }
        for byte in bytes[fields[1]] {
            guard UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte else {
                result.append(byte)
                continue
            }
            if isFirst, national, !prefixRule.isEmpty {
                for part in bytes[prefixRule] {
                    if part == UInt8(ascii: "a") { append(byte) } else { result.append(part) }
                }
            } else {
                append(byte)
            }
            isFirst = false
        }
        return result
    }
}

extension DigitText.Positions {
    /// The last position, or `nil` if there is none.
    fileprivate var highest: Int? { self == 0 ? nil : Self.bitWidth &- 1 &- leadingZeroBitCount }
}

extension UnsafeBufferPointer<UInt8> {
    /// Returns the parts of a range between separators.
    fileprivate func split(_ range: Range<Int>, at separator: UInt8) -> [Range<Int>] {
        var (parts, start) = ([Range<Int>](), range.lowerBound)
        for index in range where self[index] == separator {
            parts.append(start..<index)
            start = index &+ 1
        }
        parts.append(start..<range.upperBound)
        return parts
    }
}
