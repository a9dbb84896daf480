import Foundation
import JSONLines
import LiveControls
import Testing

@testable import livectl

@Suite("Replayed sectioned field")
struct ReplayedSectionedFieldTests {
    @Test("shows the result of each edit")
    func log() throws {
        var field = try ReplayedSectionedField(config: fields(#"{"preset":"expiry","year":2026,"month":11}"#))
        let typed = try send(#"{"event":"willEdit","start":0,"replacement":"4"}"#, to: &field)
        let shown =
            #""text":"04","sections":[[0,2],[2,2]],"lengths":[2,2],"visibleSeparator":"/","selection":[2,2],"#
            + #""activeSection":null,"isComplete":false,"#
        #expect(typed.contains(shown))
        #expect(typed.contains(#"{"effect":"perform","start":0,"end":0,"replacement":"04"}"#))
        let year = try send(#"{"event":"willEdit","start":2,"replacement":"27"}"#, to: &field)
        #expect(year.contains(#""effects":[{"effect":"allow"},{"effect":"completed"}"#))
        let deleted = try send(#"{"event":"willEdit","start":0,"end":4}"#, to: &field)
        #expect(deleted.contains(#""text":"","#))
        #expect(deleted.contains(#"{"effect":"allow"}"#))
        let filled = try send(#"{"event":"edited","text":"4/2027"}"#, to: &field)
        #expect(filled.contains(#""text":"0427","sections":[[0,2],[2,4]],"#))
        let focused = try send(#"{"event":"focused","isFocused":true}"#, to: &field)
        #expect(focused.contains(#""activeSection":1,"#))
        let selected = try send(#"{"event":"selected","start":0,"end":1}"#, to: &field)
        #expect(selected.contains(#""selection":[0,1],"activeSection":0,"#))
        let left = try send(#"{"event":"focused","isFocused":false,"at":3}"#, to: &field)
        #expect(left.contains(#"{"effect":"validityChanged","validity":"correct"}"#))
        #expect(try send(#"{"event":"set","text":""}"#, to: &field).contains(#""text":"","#))
    }

    @Test("has no visible separator without one in the format, and selects the first unfilled place on focus")
    func card() throws {
        var field = try ReplayedSectionedField(config: fields(#"{"preset":"card","text":"42424"}"#))
        let focused = try send(#"{"event":"focused","isFocused":true}"#, to: &field)
        #expect(focused.contains(#""sections":[[0,4],[4,5],[5,5],[5,5]],"lengths":[4,4,4,4],"visibleSeparator":null,"#))
        #expect(focused.contains(#"{"effect":"select","start":5,"end":5}"#))
        _ = try send(#"{"event":"composing","text":"42424２"}"#, to: &field)
        let composed = try send(#"{"event":"composed","text":"42424２"}"#, to: &field)
        #expect(composed.contains(#"{"effect":"perform","start":5,"end":6,"replacement":"2"}"#))
    }

    @Test("names unknown events and members")
    func errors() throws {
        for config in [#"{"preset":"visa"}"#, #"{"accepts":"runes"}"#, #"{"limit":3}"#, #"{"year":2026}"#] {
            #expect(throws: InputError.self) { try ReplayedSectionedField(config: fields(config)) }
        }
        var field = try ReplayedSectionedField(config: fields(#"{"sections":"2 2"}"#))
        for event in [
            #"{"event":"jumped"}"#, #"{"event":"willEdit","replacement":"1"}"#, #"{"event":"edited"}"#,
            #"{"event":"validityAnswered","validity":"so"}"#, #"{"event":"selected","start":2,"end":1}"#,
            #"{"event":"selected"}"#, #"{"event":"focused"}"#, #"{"event":"left"}"#,
            #"{"event":"insert","text":"1"}"#, #"{"event":"textSet","text":"1"}"#,
        ] {
            #expect(throws: InputError.self) { try send(event, to: &field) }
        }
    }

    @Test(
        "requires a well-formed date",
        arguments: [("2026-11-20", true), ("2026-13-01", false), ("26-11-20", false), ("", false)]
    )
    func day(text: String, isDay: Bool) {
        #expect((Day(argument: text) != nil) == isDay)
    }
}
