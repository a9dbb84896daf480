import LiveText

/// A text and its measure, kept together.
struct MeasuredText: Sendable {
    private(set) var text: String
    private(set) var measurement: TextMeasurement

    init(_ text: String, limit: TextLimit) {
        self.text = text
        measurement = limit.measure(text)
    }

    /// Judges an edit of the text.
    func verdict(on edit: TextEdit, limit: TextLimit) -> EditVerdict {
        limit.verdict(on: edit, in: text)
    }

    mutating func apply(_ edit: TextEdit, limit: TextLimit) {
        self = MeasuredText(edit.applied(to: text), limit: limit)
    }

    mutating func measure(against limit: TextLimit) {
        measurement = limit.measure(text)
    }
}
