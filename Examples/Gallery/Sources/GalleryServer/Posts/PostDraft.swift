import LiveControls
import LiveText

/// A validated text for a new post.
struct PostDraft {
    /// The limit of a post. The form's ring shows the same limit.
    static let limit = TextLimit(280, unit: .characters)
    /// The maximum size, in bytes of UTF-8. The longest emoji take 35 bytes, but a character can have any number of marks.
    static let largestSize = 36 * limit.maximum

    let text: String

    /// Validates a text.
    ///
    /// - Throws: ``RequestError`` if the text is blank, too long or contains U+0000.
    init(_ text: String) throws(RequestError) {
        guard !text.utf8.contains(0) else {
            throw RequestError(
                status: .badRequest,
                code: "invalidCharacter",
                message: .own(.invalidCharacter),
                subject: .field("text")
            )
        }
        // `Character.isWhitespace` considers only the first scalar.
        guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else {
            throw RequestError(
                status: .unprocessableContent,
                code: "empty",
                message: .control(ControlMessage(.required)),
                subject: .field("text")
            )
        }
        // The size is checked first, so that only a short text is counted.
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
