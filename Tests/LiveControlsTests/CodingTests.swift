import ControlFuzzing
import Foundation
import LiveControls
import LiveText
import Testing

@Suite("Encoded values")
struct CodingTests {
    private static let seeds = 0..<10 as Range<UInt64>
    /// The number of events for each seed.
    private static let eventCount = 100

    private static let encoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf",
            negativeInfinity: "-inf",
            nan: "nan"
        )
        return encoder
    }()

    private static let decoder = {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf",
            negativeInfinity: "-inf",
            nan: "nan"
        )
        return decoder
    }()

    /// Returns a value after encoding and decoding, and verifies that its encoded form is the same.
    private func coded<Value: Codable>(_ value: Value) throws -> Value {
        let data = try Self.encoder.encode(value)
        let decoded = try Self.decoder.decode(Value.self, from: data)
        #expect(
            String(decoding: try Self.encoder.encode(decoded), as: UTF8.self) == String(decoding: data, as: UTF8.self)
        )
        return decoded
    }

    /// Replays random events in a second model, after `coded` has encoded and decoded them.
    private func replay<Fuzzed: ControlFuzzer>(
        _: Fuzzed.Type,
        coded codedEvent: (Fuzzed.Model.Event) throws -> Fuzzed.Model.Event
    ) throws
    where
        Fuzzed.Model.Settings: Codable, Fuzzed.Model.Effect: Codable & Equatable,
        Fuzzed.Model.Presentation: Codable & Equatable
    {
        for seed in Self.seeds {
            var fuzzer = Fuzzed(seed: seed)
            var replayed = fuzzer.model
            for _ in 0..<Self.eventCount {
                _ = fuzzer.step()
                let sent = try #require(fuzzer.latest)
                let presentation = fuzzer.model.presentation
                #expect(
                    replayed.send(try codedEvent(sent.event), at: sent.time) == sent.effects,
                    "\(seed): \(sent.event)"
                )
                #expect(replayed.presentation == presentation, "\(seed): \(sent.event)")
                #expect(try coded(sent.effects) == sent.effects)
                #expect(try coded(presentation) == presentation)
                _ = try coded(replayed.settings)
            }
        }
    }

    @Test("of a count ring replay a log with the same result")
    func countRing() throws { try replay(CountRingFuzzer.self) { try coded($0) } }

    @Test("of a limited field replay a log with the same result")
    func limitedField() throws { try replay(LimitedFieldFuzzer.self) { try coded($0) } }

    @Test("of a sectioned field replay a log with the same result")
    func sectionedField() throws { try replay(SectionedFieldFuzzer.self) { try coded($0) } }

    @Test("of a snap button replay a log with the same result")
    func snapButton() throws { try replay(SnapButtonFuzzer.self) { try coded($0) } }

    @Test("of a number replay a log with the same result")
    func number() throws { try replay(NumberFuzzer.self) { try coded($0) } }

    @Test("of a password setup have no events, and settings with the same meaning")
    func passwordSetup() throws {
        try replay(PasswordSetupFuzzer.self) { event in
            guard case .settingsChanged(let settings) = event else { return event }
            return .settingsChanged(try coded(settings))
        }
    }
}

@Suite("Values written by hand")
struct HandwrittenValueTests {
    private func read<Value: Decodable>(
        _ json: String,
        as _: Value.Type = Value.self,
        userInfo: [CodingUserInfoKey: any Sendable] = [:]
    ) throws -> Value {
        let decoder = JSONDecoder()
        decoder.userInfo = userInfo
        return try decoder.decode(Value.self, from: Data(json.utf8))
    }

    @Test("have defaults for missing members")
    func defaults() throws {
        #expect(try read("{}") == CountRingSettings())
        let limits =
            #"{"also":[{"maximum":9,"unit":"utf8"}],"maximum":5,"minimum":2,"unit":"weighted","weights":"U+41 2"}"#
        let limit = TextLimit(5, weights: TextWeights("U+41 2") ?? TextWeights()).and(9, unit: .utf8).atLeast(2)
        #expect(try read(limits) == limit)
        #expect(try read(String(decoding: JSONEncoder().encode(limit), as: UTF8.self)) == limit)
        #expect(try read(#"{"limit":280}"#) == CountRingSettings(limit: TextLimit(280)))
        #expect(
            try read(#"{"limit":{"maximum":9,"unit":"utf8"},"overflow":"allow"}"#)
                == LimitedFieldSettings(limit: TextLimit(9, unit: .utf8), overflow: .allow)
        )
        #expect(try read(#"{"set":"é","at":1}"#) == TextFieldEvent.set("é"))
        #expect(try read(#"{"edited":{"text":"👍🏽"}}"#) == TextFieldEvent.edited("👍🏽", caret: 4))
        #expect(try read(#"{"willEdit":{"start":2}}"#) == TextFieldEvent.willEdit(TextEdit(2..<2, "")))
    }

    @Test(
        "declare a format in one string",
        arguments: [
            ("card", .card), ("phone-us", .phoneUS), ("code", .sixDigitCode), ("code 3 3", .code([3, 3])),
            ("iban", .iban), ("expiry", .expiry), ("digits 4 4", .sections([4, 4], .digits)),
            ("any", .sections([], .any)), ("card visa amex", .card(brands: [.visa, .amex])),
            ("code letters 3-3", .code([3, 3], .letters, separator: "-")),
            (
                "date dmy bday . 2026-01-01/",
                .date(.dayMonthYear, separator: ".", from: CalendarDate("2026-01-01"), isBirthday: true)
            ),
            ("time : 22:00/06:00", .time(from: TimeOfDay("22:00"), through: TimeOfDay("06:00"))),
        ] as [(String, SectionedFormat)]
    )
    func format(declaration: String, format: SectionedFormat) throws {
        #expect(try read("\"\(declaration)\"") == format)
    }

    @Test(
        "reject a format with unknown words",
        arguments: [
            "card cash", "iban visa", "code 3 x 3", "code any 4", "date dym", "date dmy . 2026-02-30/2026-12-31",
            "date dmy . 2026-01-01", "date 2027-01-01/2026-01-01", "date mdy x/", "time 25:00/", "time bday",
        ]
    )
    func unknownWords(declaration: String) {
        #expect(throws: DecodingError.self) { try read("\"\(declaration)\"", as: SectionedFormat.self) }
    }

    @Test("hold a decimal number of any length")
    func decimals() throws {
        let long = "9007199254740993.000000000000000000001"
        #expect(try read("\"\(long)\"") == DecimalNumber(long))
        #expect(try read("9007199254740993") == DecimalNumber("9007199254740993"))
        #expect(try read("0.255") == DecimalNumber("0.255"))
    }

    @Test("hold a formatted number, with defaults for all but its value and its digits")
    func formattedNumber() throws {
        let number = FormattedNumber(prefix: "-$", digits: "1.5", decimals: 1, value: -1.5, step: 0.1)
        let text = #"{"prefix":"-$","digits":"1.5","decimals":1,"value":-1.5,"step":0.1}"#
        #expect(try read(text) == number)
        #expect(try read(#"{"digits":"7","value":7}"#) == FormattedNumber(digits: "7", value: 7))
        #expect(throws: DecodingError.self) { try read(#"{"value":7}"#, as: FormattedNumber.self) }
    }

    @Test(
        "are rejected with the path and the reason",
        arguments: [
            (#"{"settingsChanged":{"limits":3}}"#, "settingsChanged", "'limits' is not known here"),
            (
                #"{"settingsChanged":{"limit":{"maximum":3,"unit":"pages"}}}"#, "settingsChanged.limit.unit",
                "must be one of"
            ),
            (#"{"jumped":{}}"#, "", "'jumped' is not known here; there must be one of: field, settingsChanged, woke"),
            (#"{"woke":{"at":1}}"#, "woke", "'at' is not known here"),
            (#"{"woke":{},"field":{"set":""}}"#, "", "there must be one of"),
            (#"{"field":{"set":"","at":1}}"#, "field", "'at' is not known here"),
            (#"{"field":{"willEdit":{"start":2,"end":1}}}"#, "field.willEdit", "the start must not be after the end"),
        ]
    )
    func errors(json: String, path: String, reason: String) {
        do {
            let event = try read(json, as: CountRingEvent.self)
            Issue.record("\(event)")
        } catch DecodingError.dataCorrupted(let context) {
            #expect(context.codingPath.map(\.stringValue).joined(separator: ".") == path)
            #expect(context.debugDescription.hasPrefix(reason), "\(context.debugDescription)")
        } catch {
            Issue.record("\(error)")
        }
    }

    @Test("with a password are rejected without repeating any of it")
    func secrets() {
        let secret = "kazoo"
        for json in [
            #"{"kazoo":{}}"#, #"{"edited":{"text":"x","kazoo":"entry"}}"#, #"{"edited":{"text":"x","field":"kazoo"}}"#,
            #"{"settingsChanged":{"policy":"kazoo"}}"#, #"{"settingsChanged":{"policy":{"rules":"kazoo"}}}"#,
            #"{"settingsChanged":{"kazoo":1}}"#, #"{"settingsChanged":{"policy":{"kazoo":1}}}"#,
            #"{"settingsChanged":{"strengthEstimator":{"kazoo":1}}}"#, #"{"woke":{"kazoo":1}}"#,
        ] {
            let error = #expect(throws: DecodingError.self) { try read(json, as: PasswordSetupEvent.self) }
            #expect(error.map { !"\($0)".contains(secret) } == true, "\(json)")
        }
    }
}
