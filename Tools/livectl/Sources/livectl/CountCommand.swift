import ArgumentParser
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
            measured against the limit, or 280 without one. The text is counted as it is; `livectl form` reads the line breaks of a submitted form. For sms also {"encoding", "units", "parts", "remainingInPart"}. With --minimum also {"missing"}, and with --also {"unit"}: \
            the numbers are those of the limit that is nearest to being exceeded.
            """,
        examples: """
            $ echo '{"text":"Grüße 👋🏽"}' | livectl count --limit 5
            {"count":7,"limit":5,"remaining":-2,"stage":"over","validEnd":5}

            $ echo '{"text":"Hello"}' | livectl count --unit twitter
            {"count":5,…,"permillage":17,"valid":true,"validEnd":5,…,"weightedLength":5}

            $ echo '{"text":"Hello"}' | livectl count --unit sms --limit 160
            {"count":5,"encoding":"gsm7","limit":160,"parts":1,"remaining":155,…}

            $ echo '{"text":"👨‍👩‍👧‍👦👨‍👩‍👧‍👦"}' |
                livectl count --limit 300 --also '3000 utf8' --minimum 5
            {"count":50,"limit":3000,"missing":3,"remaining":2950,…,"unit":"utf8",…}

            $ echo '{"text":"abc 日本"}' | livectl count --limit 4 --weights 'U+0-7F 0.5'
            {"count":4,"limit":4,"remaining":0,"stage":"full","validEnd":6}
            """
    )

    @Option(
        help: "The counted unit: \(TextUnit.allCases.map(\.name).joined(separator: ", ")).",
        completion: .list(TextUnit.allCases.map(\.name)),
        transform: { try TextUnit(named: $0) }
    )
    var unit = TextUnit.characters

    @Option(parsing: .unconditional, help: "The maximum count; 0 for no limit.")
    var limit = 0

    @Option(parsing: .unconditional, help: "The minimum count.")
    var minimum = 0

    @Option(help: "Further limits that apply at the same time, such as '3000 utf8, 100 words'.")
    var also = ""

    @Option(help: "Weights in place of the unit: code points and numbers, such as 'U+0-7F 0.5, * 1'.")
    var weights = ""

    @Option(parsing: .unconditional, help: "The number of remaining units at which the stage becomes 'warning'.")
    var warnAt = CountRingSettings.defaultWarnAt

    @Flag(
        name: .customLong("no-emoji-parsing"),
        help: "For twitter: weigh emoji by their code points, as in version 2."
    )
    var weighsEmojiByCodePoints = false

    func validate() throws {
        guard limit >= 0 else { throw ValidationError("--limit: \(limit) must be 0 or more") }
        guard minimum >= 0 else { throw ValidationError("--minimum: \(minimum) must be 0 or more") }
        guard limit == 0 || minimum <= limit else { throw ValidationError("--minimum is greater than --limit") }
        guard weights.isEmpty || TextWeights(weights) != nil else {
            throw ValidationError("--weights: '\(weights)' cannot be read; weights are such as 'U+0-7F 0.5, * 1'")
        }
        if !weights.isEmpty, unit != .characters, unit != .weighted {
            throw ValidationError("--weights takes the place of --unit \(unit.name)")
        }
        if !also.isEmpty {
            guard let rules = TextRules(also), rules.weights == nil else {
                throw ValidationError("--also: '\(also)' cannot be read; limits are such as '3000 utf8, 100 words'")
            }
            guard limit > 0 else { throw ValidationError("--also needs --limit") }
        }
        if weighsEmojiByCodePoints {
            guard unit == .twitter else { throw ValidationError("--no-emoji-parsing is for --unit twitter") }
            guard minimum == 0, also.isEmpty else {
                throw ValidationError("--no-emoji-parsing can't be used with --minimum or --also")
            }
        }
    }

    func run() throws {
        var filter = LineFilter()
        try filter.run { (line: Strict<TextLine>) in answer(line.text) }
    }

    private func measurement(of text: String) -> TextMeasurement {
        weighsEmojiByCodePoints
            ? TwitterConfiguration(maximum: limit, parsesEmoji: false).textMeasurement(of: text)
            : textLimit.measure(text)
    }

    private var textLimit: TextLimit {
        var bounds = TextLimit(limit, unit: weights.isEmpty ? unit : .weighted).atLeast(minimum)
        bounds.rules = TextRules(weights: TextWeights(weights), further: TextRules(also)?.further ?? [])
        return bounds
    }

    /// The results. Those of a unit are missing for the others.
    private struct Answer: Encodable {
        var count: Int
        var limit: Int?
        var remaining: Int?
        var stage: CountRingPresentation.Stage?
        var validEnd: Int
        var unit: TextUnit?
        var missing: Int?

        var weightedLength: Int?
        var permillage: Int?
        var valid: Bool?
        var displayRangeStart: Int?
        var displayRangeEnd: Int?
        var validRangeStart: Int?
        var validRangeEnd: Int?

        var encoding: String?
        var units: Int?
        var parts: Int?
        var remainingInPart: Int?
    }

    private func answer(_ text: String) -> Answer {
        let measurement = measurement(of: text)
        var answer = Answer(
            count: measurement.count,
            limit: limit > 0 ? measurement.limit.maximum : nil,
            remaining: measurement.remaining,
            stage: CountRingPresentation.Stage(remaining: measurement.remaining, warnAt: warnAt),
            validEnd: measurement.validEnd,
            unit: also.isEmpty ? nil : measurement.limit.unit,
            missing: minimum > 0 ? measurement.missing : nil
        )
        if unit == .twitter {
            let tweet = twitterConfiguration.measure(text)
            answer.weightedLength = tweet.weightedLength
            answer.permillage = tweet.permillage
            answer.valid = tweet.isValid
            answer.displayRangeStart = tweet.displayRange.lowerBound
            answer.displayRangeEnd = max(0, tweet.displayRange.upperBound - 1)
            answer.validRangeStart = tweet.validRange.lowerBound
            answer.validRangeEnd = max(0, tweet.validRange.upperBound - 1)
        } else if unit == .sms {
            let message = SMSMeasurement(text)
            answer.encoding = message.encoding.name
            answer.units = message.unitCount
            answer.parts = message.partCount
            answer.remainingInPart = message.remainingInPart
        }
        return answer
    }

    private var twitterConfiguration: TwitterConfiguration {
        var configuration = weighsEmojiByCodePoints ? TwitterConfiguration.version2 : .version3
        if limit > 0 { configuration.maximum = limit }
        return configuration
    }
}

/// A line with one text.
struct TextLine: Decodable, StrictMembers {
    enum CodingKeys: CodingKey, CaseIterable { case text }

    var text: String
}

extension TextUnit {
    fileprivate init(named name: String) throws {
        guard let unit = TextUnit(name: name) else {
            throw InputError("a unit is one of \(TextUnit.allCases.map(\.name).joined(separator: ", "))")
        }
        self = unit
    }
}
