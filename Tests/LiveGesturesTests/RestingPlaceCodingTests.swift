import Foundation
import LiveGestures
import LiveTestSupport
import Testing

@Suite("Saved places")
struct RestingPlaceCodingTests {
    private static func read(_ json: String) throws -> RestingPlace {
        try JSONDecoder().decode(RestingPlace.self, from: Data(json.utf8))
    }

    @Test("decodes an encoded place", arguments: SnapSlot.allCases)
    func roundTrip(slot: SnapSlot) throws {
        var random = SplitMix64(seed: 8)
        let fractions =
            [0, 1, 1.0 / 3, .leastNonzeroMagnitude] + (0..<50).map { _ in Double.random(in: 0...1, using: &random) }
        for fraction in fractions {
            let place = RestingPlace(slot, fraction: fraction, verticalFraction: 1 - fraction)
            #expect(try JSONDecoder().decode(RestingPlace.self, from: JSONEncoder().encode(place)) == place)
            let list = try PropertyListEncoder().encode([place])
            #expect(try PropertyListDecoder().decode([RestingPlace].self, from: list) == [place])
        }
    }

    @Test("keeps its encoded form stable")
    func form() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let forms = try SnapSlot.allCases.map { slot in
            let place = RestingPlace(slot, fraction: 0.25, verticalFraction: 0.75)
            return String(decoding: try encoder.encode(place), as: UTF8.self)
        }
        #expect(
            forms == [
                #"{"fraction":0.25,"slot":"leading"}"#, #"{"fraction":0.25,"slot":"top"}"#,
                #"{"fraction":0.25,"slot":"trailing"}"#, #"{"fraction":0.25,"slot":"bottom"}"#,
                #"{"fraction":0,"slot":"top-leading"}"#, #"{"fraction":0,"slot":"bottom-leading"}"#,
                #"{"fraction":0,"slot":"top-trailing"}"#, #"{"fraction":0,"slot":"bottom-trailing"}"#,
                #"{"fraction":0.25,"slot":"anywhere","verticalFraction":0.75}"#,
            ]
        )
    }

    @Test(
        "rejects a fraction out of range, with a description",
        arguments: [
            (#"{"slot":"middle","fraction":0}"#, "slot"), (#"{"slot":"top","fraction":1.001}"#, "fraction"),
            (#"{"slot":"top","fraction":-0.001}"#, "fraction"), (#"{"slot":"top","fraction":1e300}"#, "fraction"),
            (#"{"slot":"anywhere","verticalFraction":2}"#, "verticalFraction"),
        ]
    )
    func outOfRange(json: String, key: String) throws {
        do {
            let place = try Self.read(json)
            Issue.record("\(json) was read as \(place)")
        } catch DecodingError.dataCorrupted(let context) {
            #expect(context.codingPath.map(\.stringValue) == [key])
            #expect(!context.debugDescription.isEmpty)
        }
    }

    @Test("rejects a fraction that is not a number")
    func notANumber() throws {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf",
            negativeInfinity: "-inf",
            nan: "nan"
        )
        for text in ["inf", "-inf", "nan"] {
            let json = Data(#"{"slot":"top","fraction":"\#(text)"}"#.utf8)
            #expect(throws: DecodingError.self) { try decoder.decode(RestingPlace.self, from: json) }
        }
    }

    @Test(
        "rejects data other than a place",
        arguments: [
            "{}", #"{"slot":1}"#, #"{"fraction":1}"#, #"{"slot":0,"fraction":0}"#, #"{"slot":"top","part":0}"#,
        ]
    )
    func noPlace(json: String) {
        #expect(throws: DecodingError.self) { try Self.read(json) }
    }
}
