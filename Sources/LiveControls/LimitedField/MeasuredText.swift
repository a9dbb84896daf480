import LiveText

/// A text and its measure, kept together.
struct MeasuredText: Sendable {
    private(set) var text: String
    private(set) var measurement: TextMeasurement

    init(_ text: String, limit: TextLimit) {
        self.text = text
        measurement = limit.measure(text)
    }

    /// Judges an edit of the text, and tells what the text is after it.
    ///
    /// Nearly every edit is accepted, and then the text after it is counted once.
    func judge(_ edit: TextEdit, limit: TextLimit) -> (verdict: EditVerdict, edited: MeasuredText) {
        let edited = applying(edit, limit: limit)
        if edit.replacement.isEmpty || limit.accepts(edited.measurement.count, after: measurement.count) {
            return (.accept, edited)
        }
        return (limit.verdict(on: edit, in: text), edited)
    }

    /// The text after an edit.
    func applying(_ edit: TextEdit, limit: TextLimit) -> MeasuredText {
        MeasuredText(edit.applied(to: text), limit: limit)
    }

    mutating func measure(against limit: TextLimit) {
        measurement = limit.measure(text)
    }
}
