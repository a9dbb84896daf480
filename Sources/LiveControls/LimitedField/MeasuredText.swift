import LiveText

/// A text and its measurement. An edit updates both at a cost proportional to what it touches.
struct MeasuredText: Sendable {
    private var counter: TextCounter
    private(set) var measurement: TextMeasurement

    init(_ text: String, limit: TextLimit) {
        counter = TextCounter(text, limit)
        measurement = counter.measurement
    }

    /// The text.
    ///
    /// - Complexity: O(*n*).
    var text: String { counter.text }

    /// Returns the edit with offsets that are within the text and don't split surrogate pairs.
    func wholeScalars(_ edit: TextEdit) -> TextEdit {
        TextEdit(counter.wholeScalars(edit.range.clamped(to: 0..<counter.length)), edit.replacement)
    }

    /// Returns the verdict on an edit, and the text after the edit.
    ///
    /// Nearly every edit is accepted, and counting then covers only what the edit touches, unless there are further
    /// limits.
    func judge(_ edit: TextEdit, limit: TextLimit) -> (verdict: EditVerdict, edited: MeasuredText) {
        let edited = applying(edit)
        if edit.replacement.isEmpty
            || limit.rules.isEmpty && limit.accepts(edited.measurement.count, after: measurement.count)
        {
            return (.accept, edited)
        }
        return (limit.verdict(on: edit, in: text), edited)
    }

    /// Returns the text after an edit.
    func applying(_ edit: TextEdit) -> MeasuredText {
        var edited = self
        edited.counter.replace(wholeScalars(edit).range, with: edit.replacement)
        edited.measurement = edited.counter.measurement
        return edited
    }

    mutating func measure(against limit: TextLimit) {
        self = MeasuredText(text, limit: limit)
    }
}

/// Two values with the same text are equal. A presentation has its own count.
extension MeasuredText: Hashable {
    static func == (first: MeasuredText, second: MeasuredText) -> Bool {
        first.measurement.length == second.measurement.length && first.counter.hasSameText(as: second.counter)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(measurement.length)
    }
}

#if !hasFeature(Embedded)
extension MeasuredText: Codable {
    /// Decodes the text without a limit.
    init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(String.self), limit: TextLimit(0))
    }

    /// Encodes the text.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
#endif
