import ArgumentParser
import JSONLines
import LiveControls
import LiveText

/// `livectl count`: the length of texts, and where a limit cuts them.
struct CountCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "count",
        abstract: "Counts texts and finds where a limit cuts them.",
        discussion: """
            In: {"text": "…"}. Out: {"count", "limit", "remaining", "stage", "validEnd"}, where validEnd is the UTF-16 \
            offset at which the limit cuts. For twitter also {"weightedLength", "permillage", "valid", "displayRangeStart", \
            "displayRangeEnd", "validRangeStart", "validRangeEnd"}, with offsets of the first and the last code unit, \
            measured against the limit, or 280 without one. For sms also {"encoding", "units", "parts", "remainingInPart"}.
            """,
        examples: """
            $ echo '{"text":"Grüße 👋🏽"}' | livectl count --limit 5
            {"count":7,"limit":5,"remaining":-2,"stage":"over","validEnd":5}

            $ echo '{"text":"Hello"}' | livectl count --unit twitter
            {"count":5,"limit":null,"remaining":null,"stage":null,"validEnd":5,"weightedLength":5,"permillage":17,"valid":true,"displayRangeStart":0,"displayRangeEnd":4,"validRangeStart":0,"validRangeEnd":4}

            $ echo '{"text":"Hello"}' | livectl count --unit sms --limit 160
            {"count":5,"limit":160,"remaining":155,"stage":"comfortable","validEnd":5,"encoding":"gsm7","units":5,"parts":1,"remainingInPart":155}
            """
    )

    @Option(
        help: "The counted unit: \(TextUnit.allCases.map(\.name).joined(separator: ", ")).",
        completion: .list(TextUnit.allCases.map(\.name)),
        transform: { try TextUnit(named: $0) }
    )
    var unit = TextUnit.characters

    @Option(help: "The maximum count; 0 for no limit.")
    var limit = 0

    @Option(help: "The number of remaining units at which the stage becomes 'warning'.")
    var warnAt = CountRingSettings.defaultWarnAt

    @Flag(
        name: .customLong("no-emoji-parsing"),
        help: "For twitter: weigh emoji by their code points, as in version 2."
    )
    var weighsEmojiByCodePoints = false

    func validate() throws {
        guard limit >= 0 else { throw ValidationError("--limit: \(limit) must be 0 or more") }
        if weighsEmojiByCodePoints, unit != .twitter {
            throw ValidationError("--no-emoji-parsing is for --unit twitter")
        }
    }

    func run() throws {
        var filter = LineFilter()
        try filter.run { fields in
            let text = try fields.string("text")
            return .object(answer(measurement(of: text)) + details(of: text))
        }
        if filter.errorCount > 0 { throw ExitCode.failure }
    }

    private func measurement(of text: String) -> TextMeasurement {
        weighsEmojiByCodePoints
            ? TwitterConfiguration(maximum: limit, parsesEmoji: false).textMeasurement(of: text)
            : TextLimit(limit, unit: unit).measure(text)
    }

    private func answer(_ measurement: TextMeasurement) -> [JSON.Member] {
        let stage = CountRingPresentation.Stage(remaining: measurement.remaining, warnAt: warnAt)
        return [
            .init("count", .integer(measurement.count)),
            .init("limit", limit > 0 ? .integer(limit) : .null),
            .init("remaining", JSON(measurement.remaining)),
            .init("stage", JSON(stage?.name)),
            .init("validEnd", .integer(measurement.validEnd)),
        ]
    }

    /// Returns the results that only this unit has.
    private func details(of text: String) -> [JSON.Member] {
        switch unit {
        case .twitter: details(of: twitterConfiguration.measure(text))
        case .sms: details(of: SMSMeasurement(text))
        case .characters, .utf16, .utf8, .scalars: []
        }
    }

    private var twitterConfiguration: TwitterConfiguration {
        var configuration = weighsEmojiByCodePoints ? TwitterConfiguration.version2 : .version3
        if limit > 0 { configuration.maximum = limit }
        return configuration
    }

    private func details(of tweet: TwitterMeasurement) -> [JSON.Member] {
        [
            .init("weightedLength", .integer(tweet.weightedLength)),
            .init("permillage", .integer(tweet.permillage)),
            .init("valid", .bool(tweet.isValid)),
            .init("displayRangeStart", .integer(tweet.displayRange.lowerBound)),
            .init("displayRangeEnd", .integer(max(0, tweet.displayRange.upperBound - 1))),
            .init("validRangeStart", .integer(tweet.validRange.lowerBound)),
            .init("validRangeEnd", .integer(max(0, tweet.validRange.upperBound - 1))),
        ]
    }

    private func details(of message: SMSMeasurement) -> [JSON.Member] {
        [
            .init("encoding", .string(message.encoding.name)),
            .init("units", .integer(message.unitCount)),
            .init("parts", .integer(message.partCount)),
            .init("remainingInPart", .integer(message.remainingInPart)),
        ]
    }
}

extension TextUnit {
    fileprivate init(named name: String) throws {
        guard let unit = TextUnit(name: name) else {
            throw InputError("a unit is one of \(TextUnit.allCases.map(\.name).joined(separator: ", "))")
        }
        self = unit
    }
}

extension CountRingPresentation.Stage {
    var name: String {
        switch self {
        case .comfortable: "comfortable"
        case .warning: "warning"
        case .full: "full"
        case .over: "over"
        }
    }
}
