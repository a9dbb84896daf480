import LiveText
import LiveUnicode

extension SectionedFormat {
    /// Returns the accepted characters of a whole text, truncated to the field's capacity.
    func parse(_ text: String) -> RawText {
        inserting(text, over: 0..<0, of: RawText())?.raw ?? RawText()
    }

    /// Returns the text that a field contains after the program sets a text.
    ///
    /// ```swift
    /// SectionedFormat.card.text(set: "4242 4242")  // "42424242"
    /// ```
    ///
    /// A text that edits can produce stays unchanged, so that undo restores it. Any other text is read as a whole.
    ///
    /// - Complexity: O(*n*) in the text's bytes.
    public func text(set text: String) -> String { normalized(text).string }

    /// Returns the field's text after a text is set without an edit. A text that edits can produce stays unchanged, so
    /// that undo restores it. Any other text is read as a whole.
    func normalized(_ text: String) -> RawText {
        let raw = RawText(text)
        let isAccepted = filtered(text) == raw.bytes
        return isAccepted && raw.characterCount <= largestCapacity ?? .max ? raw : parse(text)
    }

    /// Returns the digits of a date whose month and year are separated, or `nil` in other formats.
    func readingDate(_ text: String) -> RawText? {
        guard case .expiry = self else { return nil }
        let count = filtered(text).count
        let digits = text.withUTF8Bytes { $0.count > count ? ExpiryDate.digits(of: $0) : nil }
        return digits.map { RawText($0) }
    }

    /// Returns the accepted characters of a text.
    func filtered(_ text: String) -> [UInt8] {
        text.withUTF8Bytes { accepts.filtered($0, isUppercase: isUppercase) }
    }

    private var isUppercase: Bool {
        if case .iban = self { true } else { false }
    }

    /// Returns the text after an insertion, and the offset of the end of the insertion.
    ///
    /// The insertion is truncated to the available room. It never pushes out the text after it.
    ///
    /// - Returns: `nil` if nothing can be inserted.
    func inserting(_ text: String, over range: Range<Int>, of raw: RawText) -> (raw: RawText, caret: Int)? {
        let isWhole = range.lowerBound == 0 && range.upperBound == raw.utf16Count
        var inserted = isWhole ? wholeText(text) : filtered(text)
        if case .phoneUS = self, range.lowerBound == 0 {
            // No area code begins with 1. A leading 1 is the country code.
            inserted.removeFirst(inserted.prefix { $0 == UInt8(ascii: "1") }.count)
        }
        if case .expiry = self, let padded = paddedMonth(inserted, text, over: range, of: raw) { return padded }
        guard !inserted.isEmpty else { return nil }
        let insertion = RawText(inserted)
        var count = insertion.characterCount
        if let largestCapacity { count = min(count, largestCapacity) }
        while count > 0 {
            let end = insertion.byteOffset(of: insertion.end(ofCharacters: count))
            let result = raw.replacing(range, with: inserted[..<end])
            guard let capacity = capacity(for: result) else { return (result, self.end(of: end, in: result, range)) }
            let excess = result.characterCount &- capacity
            if excess <= 0 { return (result, self.end(of: end, in: result, range)) }
            // A card's capacity depends on the inserted digits. In other formats, one step of this size is enough.
            count &-= largestCapacity == capacity ? max(1, excess) : 1
        }
        return nil
    }

    private func end(of bytes: Int, in result: RawText, _ range: Range<Int>) -> Int {
        let start = result.byteOffset(of: range.lowerBound)
        return result.bytes.utf16Count(in: 0..<min(start &+ bytes, result.bytes.count))
    }

    /// Returns the number of characters by which a whole text exceeds the field's capacity.
    func surplus(in text: String) -> Int {
        var accepted = wholeText(text)
        if case .phoneUS = self, accepted.first == UInt8(ascii: "1"), accepted.count > PhoneNumberUS.length {
            accepted.removeFirst()
        }
        return surplus(in: RawText(accepted))
    }

    /// Returns the accepted characters of a text that fills an empty field, in the notations that people and keyboards
    /// use. The array is empty for a value that the format can't represent.
    private func wholeText(_ text: String) -> [UInt8] {
        let accepted = filtered(text)
        if isForeign(text, accepted) { return [] }
        switch self {
        case .expiry:
            return text.withUTF8Bytes { ExpiryDate.digits(of: $0) } ?? accepted
        case .iban:
            // Printed numbers often begin with the word IBAN, and no country has the code IB.
            let name: [UInt8] = [0x49, 0x42, 0x41, 0x4E]
            return accepted.starts(with: name) ? Array(accepted[name.count...]) : accepted
        default:
            return accepted
        }
    }

    /// Returns whether a text is a telephone number with another country code than 1, or a date with a day.
    ///
    /// Its first digits would be another person's number, or another month.
    private func isForeign(_ text: String, _ accepted: [UInt8]) -> Bool {
        switch self {
        case .phoneUS: accepted.first != UInt8(ascii: "1") && text.withUTF8Bytes { $0.contains(UInt8(ascii: "+")) }
        case .expiry: text.withUTF8Bytes { ExpiryDate.groupCount(in: $0) } > 2
        default: false
        }
    }

    /// Returns a one-digit month with the zero that people omit: after `4`, and after `1/`.
    private func paddedMonth(
        _ inserted: [UInt8],
        _ text: String,
        over range: Range<Int>,
        of raw: RawText
    ) -> (raw: RawText, caret: Int)? {
        let zero = UInt8(ascii: "0")
        let result = raw.replacing(range, with: inserted[...])
        guard let month = result.bytes.first, range.upperBound == raw.utf16Count, month >= zero &+ 1 else { return nil }
        let endsMonth = text.withUTF8Bytes { $0.last == separator }
        guard month >= zero &+ 2 && !inserted.isEmpty && result.bytes.count <= 3 || endsMonth && result.bytes.count == 1
        else { return nil }
        let padded = RawText([zero] + result.bytes)
        return (padded, padded.utf16Count)
    }
}
