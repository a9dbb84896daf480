import LiveControls
import LiveText

/// A text that may be posted.
struct PostDraft {
    /// The limit, which the composer's ring applies with the same core.
    static let limit = TextLimit(280, unit: .characters)
    /// The greatest size in bytes of UTF-8: a character may have any number of marks, and the longest emoji take 35 bytes.
    static let largestSize = 36 * limit.maximum

    let text: String

    /// - Throws: ``RequestError`` when there is nothing to post, too much of it, or a character that a page cannot show.
    init(_ text: String) throws(RequestError) {
        guard !text.utf8.contains(0) else {
            throw RequestError(
                status: .badRequest,
                code: "invalidCharacter",
                message: .own(.invalidCharacter),
                subject: .field("text")
            )
        }
        // By scalars: a Character counts as white space by its first scalar alone.
        guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else {
            throw RequestError(
                status: .unprocessableContent,
                code: "empty",
                message: .control(ControlMessage(.required)),
                subject: .field("text")
            )
        }
        // Before it is counted, so that only a short text is.
        guard text.utf8.count <= Self.largestSize else { throw .tooLarge(text.utf8.count) }
        let measurement = Self.limit.measure(text)
        guard !measurement.isOver else { throw .tooLong(measurement) }
        self.text = text
    }
}

extension RequestError {
    fileprivate static func tooLarge(_ size: Int) -> RequestError {
        RequestError(
            status: .unprocessableContent,
            code: "tooLarge",
            message: .control(ControlMessage(.over, size - PostDraft.largestSize, unit: .utf8)),
            subject: .field("text")
        )
    }

    fileprivate static func tooLong(_ measurement: TextMeasurement) -> RequestError {
        let limit = PostDraft.limit.maximum
        return RequestError(
            status: .unprocessableContent,
            code: "tooLong",
            message: .control(ControlMessage(.over, measurement.count - limit, unit: PostDraft.limit.unit)),
            subject: .length(count: measurement.count, limit: limit)
        )
    }
}
