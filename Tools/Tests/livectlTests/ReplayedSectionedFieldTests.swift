import Foundation
import JSONLines
import LiveControls
import Testing

@testable import livectl

@Suite("livectl replay: sectioned field")
struct ReplayedSectionedFieldTests {
    private func fields(_ json: String) throws -> Fields { try Fields(JSON(parsing: Data(json.utf8))) }

    private func send(_ json: String, to field: inout ReplayedSectionedField) throws -> String {
        let event = try fields(json)
        return try field.send(event.string("event"), event, at: event.optionalNumber("at") ?? 0).line
    }

    @Test("shows what each edit comes to")
    func log() throws {
        var field = try ReplayedSectionedField(config: fields(#"{"preset":"expiry","year":2026,"month":11}"#))
        let typed = try send(#"{"event":"insert","text":"4"}"#, to: &field)
        #expect(
            typed.contains(#""display":"04/","text":"04","lengths":[2,2],"hasVisibleSeparator":true,"selection":[3,3]"#)
        )
        #expect(typed.contains(#"{"effect":"replace","start":0,"end":0,"text":"04/"}"#))
        #expect(try send(#"{"event":"insert","text":"27"}"#, to: &field).contains(#"{"effect":"completed"}"#))
        #expect(try send(#"{"event":"deleteToStart","start":5,"end":5}"#, to: &field).contains(#""display":"","#))
    }

    @Test("names what it does not know")
    func faults() throws {
        for config in [#"{"preset":"visa"}"#, #"{"accepts":"runes"}"#, #"{"limit":3}"#, #"{"year":2026}"#] {
            #expect(throws: InputError.self) { try ReplayedSectionedField(config: fields(config)) }
        }
        var field = try ReplayedSectionedField(config: fields(#"{"sections":"2 2"}"#))
        for event in [
            #"{"event":"jumped"}"#, #"{"event":"insert"}"#, #"{"event":"validityAnswered","validity":"so"}"#,
            #"{"event":"selectionChanged","start":2,"end":1}"#,
        ] {
            #expect(throws: InputError.self) { try send(event, to: &field) }
        }
    }

    @Test(
        "a day has the shape of one",
        arguments: [("2026-11-20", true), ("2026-13-01", false), ("26-11-20", false), ("", false)]
    )
    func day(text: String, isDay: Bool) {
        #expect((Day(argument: text) != nil) == isDay)
    }
}
