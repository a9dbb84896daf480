import Foundation
import JSONLines
import Testing

@testable import livectl

@Suite("Replayed limited field")
struct ReplayedLimitedFieldTests {
    private func fields(_ json: String) throws -> Fields {
        try Fields(JSON(parsing: Data(json.utf8)))
    }

    private func send(_ json: String, to field: inout ReplayedLimitedField) throws -> String {
        let event = try fields(json)
        return try field.send(event.string("event"), event, at: event.optionalNumber("at") ?? 0).line
    }

    @Test("answers each event of a log")
    func log() throws {
        var field = try ReplayedLimitedField(config: fields(#"{"limit":10,"overflow":"truncate","text":"abcdefgh"}"#))
        let pasted = try send(#"{"event":"edit","start":4,"end":4,"replacement":"12345","at":1}"#, to: &field)
        #expect(pasted.hasPrefix(#"{"presentation":{"text":"abcd12efgh","caret":6,"stage":"full","count":10,"#))
        #expect(pasted.contains(#"{"effect":"perform","start":4,"end":4,"replacement":"12"}"#))
        #expect(pasted.contains(#"{"effect":"limited","kept":2,"dropped":3}"#))
        let woke = try send(#"{"event":"woke","at":2}"#, to: &field)
        #expect(woke.contains(#""message":{"key":"dropped","number":3,"unit":"characters"}"#))
        _ = try send(#"{"event":"compositionStarted"}"#, to: &field)
        _ = try send(#"{"event":"textChanged","text":"abcd12efghか","isMarked":true}"#, to: &field)
        let ended = try send(#"{"event":"compositionEnded","text":"abcd12efghか"}"#, to: &field)
        #expect(ended.contains(#""text":"abcd12efgh""#))
    }

    @Test("names what it does not know")
    func faults() throws {
        #expect(throws: InputError.self) { try ReplayedLimitedField(config: fields(#"{"overflow":"hidden"}"#)) }
        #expect(throws: InputError.self) { try ReplayedLimitedField(config: fields(#"{"ring":true}"#)) }
        var field = try ReplayedLimitedField(config: fields("{}"))
        #expect(throws: InputError.self) { try send(#"{"event":"jumped"}"#, to: &field) }
        #expect(throws: InputError.self) { try send(#"{"event":"edit"}"#, to: &field) }
    }
}
