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

    /// Returns the value that a form submits and a program reads: the text of most formats, but a plain decimal for an amount,
    /// and ISO 8601 for a date.
    ///
    /// ```swift
    /// let format = SectionedFormat.date(.dayMonthYear)
    /// format.value(of: "24122026")  // "2026-12-24"
    /// format.value(of: "31022026")  // "2026-02-31", which doesn't exist
    /// format.value(of: "2412")      // "XXXX-12-24", which lacks the year
    /// ```
    ///
    /// A form can be submitted despite an error. So a text that is incomplete or incorrect has a value, too, which has the same
    /// error, and isn't the value of another text in any locale.
    ///
    /// - Parameter text: The text, as ``text(set:)`` or ``text(submitted:)`` reads it. It can be a value.
    /// - Complexity: O(*n*) in the text's bytes.
    public func value(of text: String) -> String {
        value(of: read(submission: text) ?? normalized(text))
    }

    func value(of raw: RawText) -> String {
        rules.value(of: raw.bytes).map { String(utf8Bytes: $0[...]) } ?? raw.string
    }

    /// Returns the field's text after a text is set without an edit. A text that edits can produce stays unchanged, so
    /// that undo restores it. Any other text is read as a whole.
    func normalized(_ text: String) -> RawText {
        let raw = RawText(text)
        if let held = held(value: text) { return held }
        let isAccepted = filtered(text) == raw.bytes
        return isAccepted && raw.characterCount <= largestCapacity ?? .max ? raw : parse(text)
    }

    /// Returns the text for one in another format.
    func text(_ raw: RawText, from previous: SectionedFormat) -> RawText {
        let text = rules.text(raw.bytes, from: previous.rules.name).map { String(utf8Bytes: $0[...]) }
        return normalized(text ?? previous.value(of: raw))
    }

    /// Returns the text for a submitted text that isn't a value, if the format distinguishes them.
    func read(submission text: String) -> RawText? {
        #if hasFeature(Embedded)
        nil
        #else
        rules.text(ofSubmission: text).map { RawText($0) }
        #endif
    }

    /// Returns the text for a value, if the format reads values in another way than other notations.
    func read(value: String) -> RawText? { rules.text(ofValue: value.utf8Bytes).map { RawText($0) } }

    /// Returns the text that a field contains for a value. It's empty if the field would have another value, as for a date
    /// that lacks the digits with which the field begins.
    func held(value: String) -> RawText? {
        guard let read = read(value: value) else { return nil }
        let own = rules.requiresCompletion ? rules.value(of: read.bytes) : nil
        return own.map { $0 == value.utf8Bytes } ?? true ? read : RawText()
    }

    /// Returns a text that replaced the field's text without a request, if the format reads it as a whole.
    func readReplacement(_ text: String) -> RawText? {
        guard let read = rules.readReplacement(text), text.withUTF8Bytes({ $0.count }) > filtered(text).count else {
            return nil
        }
        return RawText(read)
    }

    /// Returns the accepted characters of a text.
    func filtered(_ text: String) -> [UInt8] {
        rules.accepted(in: text) ?? text.withUTF8Bytes { accepts.filtered($0, isUppercase: rules.isUppercase) }
    }

    /// Returns the text after an insertion, the offset of the end of the insertion, and what the next insertion needs to know.
    ///
    /// The insertion is truncated to the available room. It never pushes out the text after it. An insertion that alone fills
    /// a preset, such as a pasted code, replaces the text.
    ///
    /// - Parameter ignored: What was typed before and isn't accepted.
    /// - Returns: `nil` if nothing can be inserted.
    func inserting(
        _ text: String,
        over range: Range<Int>,
        of raw: RawText,
        after ignored: UInt32 = 0
    ) -> (raw: RawText, caret: Int, kept: UInt32)? {
        let all = 0..<raw.utf16Count
        let range = rules.replacesText && fills(text) ? all : range
        let inserted = range == all ? wholeText(text) : filtered(text)
        let bytes = raw.bytes.bytes(ofUTF16: range)
        var change = SectionInsertion(inserted, typed: text, over: bytes, of: raw.bytes, after: ignored)
        rules.willInsert(&change)
        guard !change.inserted.isEmpty else { return change.isRemoval ? (RawText(), 0, 0) : nil }
        let insertion = RawText(change.inserted)
        var count = insertion.characterCount
        if let largestCapacity { count = min(count, largestCapacity) }
        while count > 0 {
            let end = insertion.byteOffset(of: insertion.end(ofCharacters: count))
            let result = RawText(raw.bytes.replacing(change.range, with: Array(insertion.bytes[..<end])))
            let excess = surplus(in: result)
            if excess == 0 {
                let caret = min(change.range.lowerBound &+ end, result.bytes.count)
                return (result, result.bytes.utf16Count(in: 0..<caret), change.kept)
            }
            // A card's capacity depends on the inserted digits. In other formats, one step of this size is enough.
            count &-= largestCapacity == capacity(for: result) ? excess : 1
        }
        return nil
    }

    /// Returns whether a text of several characters fills the field alone.
    func fills(_ text: String) -> Bool {
        let whole = RawText(wholeText(text))
        return whole.characterCount > 1 && isComplete(whole) && surplus(in: whole) == 0
    }

    /// Returns the number of characters by which a whole text exceeds the field's capacity.
    func surplus(in text: String) -> Int { surplus(in: RawText(wholeText(text))) }

    /// Returns the accepted characters of a text that fills an empty field, in the notations that people and keyboards
    /// use. The array is empty for a value that the format can't represent.
    private func wholeText(_ text: String) -> [UInt8] {
        let accepted = filtered(text)
        return rules.read(text, accepted: accepted) ?? accepted
    }
}

#if !hasFeature(Embedded)
extension SectionedFormat {
    /// The maximum capacity of a format whose submitted digits are completed: that of a date.
    private static let longestCompleted = 8

    /// Returns the text for one that a page without script submits, as a server reads it before it checks its
    /// ``error(in:today:)`` and stores its ``value(of:)``.
    ///
    /// ```swift
    /// SectionedFormat.time().text(submitted: "930")                   // "0930"
    /// SectionedFormat.date(.dayMonthYear).text(submitted: "010226")   // "01022026"
    /// SectionedFormat.date(.dayMonthYear).text(submitted: "1122026")  // "1122026"
    /// ```
    ///
    /// A field adds zeros and centuries to digits during typing, and when the person leaves it. Without script, the
    /// person doesn't see how the digits are divided. So digits that can be divided in several ways stay unchanged:
    /// `1122026` can be a day of February or of December. Other texts stay unchanged, too, apart from those that only
    /// look like a value, such as `1.000` in a German amount.
    ///
    /// - Complexity: O(*n*) in the text's bytes.
    public func text(submitted text: String) -> String {
        if let read = rules.text(ofSubmission: text) { return String(utf8Bytes: read[...]) }
        let digits = text.utf8Bytes
        guard accepts == .digits, largestCapacity ?? .max <= Self.longestCompleted, let first = digits.first,
            filtered(text) == digits, error(in: text) != nil
        else { return text }
        var typed = RawText()
        for digit in digits {
            guard let next = appending(String(utf8Bytes: [digit]), to: typed) else { return text }
            typed = next
        }
        // The field ends the last number when the person leaves it.
        typed = appending("/", to: typed) ?? typed
        let zero = UInt8(ascii: "0")
        let zeros = typed.bytes.first == zero && first != zero ? 1 : 0
        let others = typed.bytes.count - digits.count - zeros
        // A zero before the first digit is certain, and so are the two digits of a century that is added or left out.
        return isComplete(typed) && [-2, 0, 2].contains(others) ? typed.string : text
    }

    private func appending(_ text: String, to raw: RawText) -> RawText? {
        inserting(text, over: raw.utf16Count..<raw.utf16Count, of: raw)?.raw
    }
}
#endif
