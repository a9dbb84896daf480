import Foundation
import JSONLines
import Testing

@testable import livectl

@Suite("Replayed limited field")
struct ReplayedLimitedFieldTests {
    @Test("returns a result for each event of a log")
    func log() throws {
        var field = try ReplayedLimitedField(config: fields(#"{"limit":10,"overflow":"truncate","text":"abcdefgh"}"#))
        let pasted = try send(#"{"event":"willEdit","start":4,"replacement":"12345","at":1}"#, to: &field)
        #expect(pasted.hasPrefix(#"{"presentation":{"text":"abcd12efgh","caret":6,"stage":"full","count":10,"#))
        #expect(pasted.contains(#"{"effect":"perform","start":4,"end":4,"replacement":"12"}"#))
        #expect(pasted.contains(#"{"effect":"limited","kept":2,"dropped":3}"#))
        let woke = try send(#"{"event":"woke","at":2}"#, to: &field)
        #expect(woke.contains(#""message":{"key":"dropped","number":3,"unit":"characters"}"#))
        let deleted = try send(#"{"event":"willEdit","start":9,"end":10}"#, to: &field)
        #expect(deleted.hasSuffix(#""effects":[{"effect":"allow"}]}"#))
        _ = try send(#"{"event":"composing","text":"abcd12efgかん"}"#, to: &field)
        let ended = try send(#"{"event":"composed","text":"abcd12efg感じ"}"#, to: &field)
        #expect(ended.contains(#""text":"abcd12efg感""#))
        #expect(ended.contains(#"{"effect":"perform","start":10,"end":11,"replacement":""}"#))
        let set = try send(#"{"event":"set","text":"far too long a text"}"#, to: &field)
        #expect(set.contains(#""stage":"over","#))
        #expect(set.hasSuffix(#""effects":[]}"#))
        _ = try send(#"{"event":"set","text":"abcdefgh"}"#, to: &field)
        let edited = try send(#"{"event":"edited","text":"ab12345cdefgh","caret":7}"#, to: &field)
        #expect(edited.contains(#"{"effect":"perform","start":4,"end":7,"replacement":""}"#))
        _ = try send(#"{"event":"selected","start":1,"end":3}"#, to: &field)
        _ = try send(#"{"event":"settingsChanged","counter":"editing"}"#, to: &field)
        #expect(try send(#"{"event":"focused","isFocused":true}"#, to: &field).contains(#""isCounterVisible":true"#))
    }

    @Test("names unknown events and members")
    func errors() throws {
        #expect(throws: InputError.self) { try ReplayedLimitedField(config: fields(#"{"overflow":"hidden"}"#)) }
        #expect(throws: InputError.self) { try ReplayedLimitedField(config: fields(#"{"ring":true}"#)) }
        var field = try ReplayedLimitedField(config: fields("{}"))
        #expect(throws: InputError.self) { try send(#"{"event":"jumped"}"#, to: &field) }
        for event in [
            #"{"event":"willEdit"}"#, #"{"event":"willEdit","start":2,"end":1}"#, #"{"event":"edited"}"#,
            #"{"event":"focused"}"#, #"{"event":"edit","start":0}"#, #"{"event":"textChanged","text":""}"#,
            #"{"event":"focusChanged","isFocused":true}"#, #"{"event":"compositionStarted"}"#,
        ] {
            #expect(throws: InputError.self, "\(event)") { try send(event, to: &field) }
        }
    }
}
