import LiveUnicode

extension SectionedFormat {
    /// Returns the format of amounts and numbers that are written like two examples.
    ///
    /// The examples are the numbers 1234567 and -1234 in the locale's format, as a number formatter writes them. The first
    /// one has as many decimals as the field accepts. Without the second one, or if it's 1234, only positive numbers are
    /// accepted.
    ///
    /// ```swift
    /// let euros = SectionedFormat.amount(like: "1.234.567,00 €;-1.234,00 €")
    /// euros.formatted("-98765,4").display             // "-98.765,4 €"
    /// euros.value(of: "-98765,4")                     // "-98765.4"
    /// euros.text(set: "$1,234.56")                    // "1234,56"
    /// ```
    ///
    /// The field's text has the locale's decimal separator, but no other separators. The sections are its groups, and the last
    /// one is empty. `SectionedFormat.amount(currency:decimals:isSigned:locale:)` of LiveFoundation writes the examples.
    ///
    /// - Parameter examples: The examples, with ASCII digits and separated by a semicolon. An empty text stands for
    ///   `1,234,567.00;1,234.00`.
    public static func amount(like examples: String) -> SectionedFormat {
        let separator = examples.utf8Bytes.isEmpty ? [] : [UInt8(ascii: " ")]
        let declaration = AmountFormat.declaration.utf8Bytes + separator + examples.utf8Bytes
        return SectionedFormat(AmountFormat(declaration: String(utf8Bytes: declaration[...])))
    }

    #if !hasFeature(Embedded)
    /// Returns the examples in the declaration of an amount if they aren't those numbers. ``init(_:)-(String)`` reads
    /// any.
    static func unknownExamples(in declaration: String) -> String? {
        let words = declaration.split(separator: " ", maxSplits: 1)
        guard words.first == AmountFormat.declaration[...], let examples = words.dropFirst().first else { return nil }
        let numbers = examples.split(separator: ";", omittingEmptySubsequences: false)
        let areKnown = zip(numbers, ["1234567", "1234"]).allSatisfy { $0.filter(\.isNumber).hasPrefix($1) }
        return areKnown ? nil : String(examples)
    }
    #endif

    /// The examples of a format without any.
    package static var amountExamples: String { AmountNotation.defaultExamples }
}

/// The rules of amounts. A text is a minus sign, digits, the locale's decimal separator, and digits; each can be missing.
final class AmountFormat: SectionRules {
    let name: String
    private let notation: AmountNotation

    static let declaration = "amount"
    /// The maximum number of digits before the decimals, so that a number with two decimals is exact in most programs.
    private static let mostDigits = 15
    /// The maximum length of an incorrect value that the field keeps: that of a program's number with all its decimals.
    private static let mostKept = 64
    private static let (minus, zero) = (UInt8(ascii: "-"), UInt8(ascii: "0"))

    /// Reads the examples after the name in a declaration.
    init(declaration: String) {
        name = declaration
        let examples = declaration.utf8Bytes.dropFirst(Self.declaration.utf8.count &+ 1)
        notation = AmountNotation(examples.isEmpty ? AmountNotation.defaultExamples.utf8Bytes : Array(examples))
    }

    var accepts: AcceptedCharacters { .digits }
    /// The keyboards of digits lack a minus sign.
    var keyboard: TextEntry.Keyboard? { notation.isSigned ? .signedDecimal : notation.decimals > 0 ? .decimal : nil }
    var replacesText: Bool { false }
    /// The sections are as close as a separator permits.
    var visibleSeparator: Unicode.Scalar? { "," }
    var largestCapacity: Int? { 2 &+ Self.mostDigits &+ notation.decimals }

    // The text

    func accepted(in text: String) -> [UInt8]? { text.withUTF8Bytes { accepted(AmountReading($0, in: notation)) } }

    private func accepted(_ reading: AmountReading) -> [UInt8] {
        var bytes: [UInt8] = []
        if reading.isNegative {
            if !notation.isSigned { return bytes }
            bytes.append(Self.minus)
        }
        for index in 0...reading.digits.count {
            if index == reading.point { bytes.append(notation.decimal) }
            if index < reading.digits.count { bytes.append(reading.digits[index]) }
        }
        return bytes
    }

    func readReplacement(_ text: String) -> [UInt8]? {
        text.withUTF8Bytes {
            let reading = AmountReading($0, in: notation)
            let text = accepted(reading)
            return reading.isFormatted && text.count <= capacity(of: text) ?? 0 ? text : nil
        }
    }

    func willInsert(_ insertion: inout SectionInsertion) {
        decideSeparator(&insertion)
        let (range, inserted, decimal) = (insertion.range, insertion.inserted, notation.decimal)
        let isAtStart = range.lowerBound == 0
        let next = insertion.isAtEnd ? 0 : insertion.text[range.upperBound]
        var isRefused = inserted.first == Self.minus && (!isAtStart || next == Self.minus)
        // Digits before the minus sign belong behind it.
        if next == Self.minus { insertion.move(to: 1..<1) }
        if inserted.contains(decimal), let point = insertion.text.firstIndex(of: decimal), !(range ~= point) {
            if inserted.count == 1, next == decimal {
                // The caret passes the decimal separator.
                insertion.move(to: range.lowerBound..<range.upperBound &+ 1)
            } else {
                isRefused = true
            }
        } else if notation.decimals > 0, inserted.first == decimal,
            isAtStart || range.lowerBound == 1 && insertion.text[0] == Self.minus
        {
            insertion.inserted.insert(Self.zero, at: 0)
        }
        // The decimals of a number that has none would become further digits. They follow a separator that doesn't
        // divide groups.
        let separators = WrittenNumbers.separators & ~WrittenNumbers.bit(ofSeparator: notation.group)
        let isDecimal = notation.decimals == 0 && insertion.ignored & separators != 0
        if isDecimal, inserted.count == 1, insertion.isAtEnd, !isAtStart { isRefused = true }
        guard isRefused else {
            // Without its last digits, a pasted number is another number. Decimals are cut.
            let (start, point) = offsets(insertion.result)
            if inserted.count > 1, point &- start > Self.mostDigits { insertion.inserted = [] }
            return
        }
        // A whole number replaces one, wherever the caret is.
        if inserted.count > 1, inserted.first != decimal {
            insertion.replaceText(with: inserted)
        } else {
            insertion.inserted = []
        }
    }

    /// Makes a period or a comma that isn't the locale's decimal separator one, because the keyboard of another language may have no
    /// other. With a third digit, it divides groups after all, as in a text that is read as a whole.
    private func decideSeparator(_ insertion: inout SectionInsertion) {
        let (text, typed) = (insertion.text, Self.typedSeparator(insertion.typed))
        let (start, point) = offsets(text)
        let (end, most) = (insertion.range.upperBound, min(notation.decimals, 2))
        if typed != 0, typed != notation.decimal {
            if most > 0, text.count &- end <= most || end == point { insertion.inserted = [notation.decimal] }
            let canDivide = typed == notation.group || notation.decimals < 3
            if canDivide, insertion.isAtEnd { insertion.kept = WrittenNumbers.undecided }
        } else if insertion.ignored & WrittenNumbers.undecided != 0, insertion.range == text.count..<text.count,
            insertion.inserted.count == 1, insertion.inserted[0] >= Self.zero
        {
            if text.count &- point <= most {
                insertion.kept = WrittenNumbers.undecided
            } else if text[start] != Self.zero {
                insertion.replaceText(with: insertion.result.replacing(point..<point &+ 1, with: []))
            }
        }
    }

    /// Returns the period or the comma that a key types in ASCII, or 0 for any other text.
    private static func typedSeparator(_ typed: String) -> UInt8 {
        let bytes = typed.utf8Bytes
        guard !bytes.isEmpty else { return 0 }
        let (scalar, length) = bytes.withUnsafeBufferPointer { $0.scalar(at: 0) }
        return length == bytes.count ? WrittenNumbers.separator(scalar) : 0
    }

    // The sections

    /// The offsets of the first digit and of the decimal separator, or of the end.
    private func offsets(_ text: [UInt8]) -> (start: Int, point: Int) {
        (text.first == Self.minus ? 1 : 0, text.firstIndex(of: notation.decimal) ?? text.count)
    }

    /// Returns the lengths of the sign, the groups, the decimals with their separator, and of the place after the text.
    func sections(of text: [UInt8]) -> [Int] {
        let (start, point) = offsets(text)
        // After a deletion, a number can start with zeros. Formatters don't write groups after those.
        let isGrouped = point &- start < 2 || text[start] != Self.zero
        var sections = isGrouped ? notation.groups(of: point &- start) : [point &- start]
        if start > 0 { sections.insert(1, at: 0) }
        if point < text.count { sections.append(text.count &- point) }
        sections.append(1)
        return sections
    }

    func capacity(of text: [UInt8]) -> Int? {
        let (start, point) = offsets(text)
        let count = point &- start
        if count > Self.mostDigits { return text.count &- count &+ Self.mostDigits }
        let room = point < text.count ? count : Self.mostDigits
        return start &+ room &+ (notation.decimals > 0 ? notation.decimals &+ 1 : 0)
    }

    /// Nothing can follow the last decimal.
    func isComplete(_ text: [UInt8]) -> Bool? {
        let (start, point) = offsets(text)
        return notation.decimals > 0 && start < point && text.count &- point == notation.decimals &+ 1
    }

    #if !hasFeature(Embedded)
    func decorations(of text: [UInt8]) -> SectionDecorations? {
        SectionDecorations(sections: sections(of: text), offsets(text), text, examples: name)
    }
    #endif

    // The value

    /// The value of a text without digits, such as a minus sign, isn't a number.
    func value(of text: [UInt8]) -> [UInt8]? {
        var (value, isZero) = ([UInt8](), true)
        let (start, point) = offsets(text)
        let isNumber = isNumber(text)
        for index in start..<max(start, text.count) {
            if index == point {
                if value.isEmpty, isNumber { value.append(Self.zero) }
                let isNeeded = index &+ 1 < text.count || !isNumber || notation.decimals == 0
                if isNeeded { value.append(UInt8(ascii: ".")) }
            } else if index > point || !isZero || text[index] != Self.zero || index &+ 1 == point {
                value.append(text[index])
            }
            if text[index] != Self.zero, index != point { isZero = false }
        }
        if start > 0, !isZero || !isNumber || !notation.isSigned { value.insert(Self.minus, at: 0) }
        return value
    }

    private func isNumber(_ text: [UInt8]) -> Bool { text.contains { $0 >= Self.zero } }

    /// Reads a value, and leaves the text of a field as it is. Neither is in the notation of another country: `1,234` in a field with
    /// decimals after a comma isn't 1234.
    func text(ofValue value: [UInt8]) -> [UInt8]? {
        var text = value
        var (point, start) = (value.count, 0)
        for index in value.indices {
            switch value[index] {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): continue
            case Self.minus where index == 0: start = 1
            case UInt8(ascii: "."), notation.decimal:
                if point < value.count { return nil }
                point = index
            default: return nil
            }
        }
        let isLast = point &+ 1 == value.count
        if point < value.count, value[point] == UInt8(ascii: ".") {
            // A separator at the end isn't a value's, apart from one alone.
            guard !isLast || point == start && notation.decimals > 0 else { return nil }
            text[point] = notation.decimal
            // The zero of a field's own text may be deleted, so that another digit can take its place.
            if point == start, !isLast, notation.decimal != UInt8(ascii: ".") || notation.decimals == 0 {
                text.insert(Self.zero, at: point)
                point &+= 1
            }
        }
        // A number has as many decimals as a program writes.
        while text.count > point &+ 1 &+ notation.decimals, text.last == Self.zero { text.removeLast() }
        if !isLast, text.count == point &+ 1 { text.removeLast() }
        return text.isEmpty || text.count > Self.mostKept ? nil : text
    }

    #if !hasFeature(Embedded)
    /// A period divides groups in a German `1.000`, which a page without script submits as it was typed. The field itself never submits
    /// more decimals than it has with a zero at their end.
    func text(ofSubmission text: String) -> [UInt8]? {
        let (bytes, period) = (text.utf8Bytes, UInt8(ascii: "."))
        guard notation.group == period, let point = bytes.lastIndex(of: period),
            bytes.count &- point &- 1 > notation.decimals, bytes.last == Self.zero
        else { return nil }
        return readReplacement(text)
    }
    #endif

    // The validity

    func missingCount(in text: [UInt8]) -> Int? { 0 }

    #if !hasFeature(Embedded)
    var hasSignificantSeparators: Bool { true }
    #endif

    func verdict(on text: [UInt8], today: CalendarMonth?) -> SectionVerdict? {
        let isRefused = text.first == Self.minus && !notation.isSigned
        return isRefused || !isNumber(text) || text.count > capacity(of: text) ?? .max ? .incorrect(.incorrect) : nil
    }
}
