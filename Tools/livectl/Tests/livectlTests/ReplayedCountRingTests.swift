import Foundation
import JSONLines
import Testing

@testable import livectl

@Suite("Replayed count ring")
struct ReplayedCountRingTests {
    @Test("announces the result of a log of events")
    func log() throws {
        var ring = try ReplayedCountRing(config: fields(#"{"limit":4,"warnAt":2,"unit":"utf8"}"#))
        let typed = try send(#"{"event":"set","text":"éé","at":1}"#, to: &ring)
        #expect(
            typed.hasPrefix(
                #"{"presentation":{"stage":"full","fraction":1,"scale":1.25,"label":"0","count":4,"remaining":0"#
            )
        )
        #expect(typed.hasSuffix(#""effects":[{"effect":"wake","at":2}]}"#))
        let woke = try send(#"{"event":"woke","at":2}"#, to: &ring)
        #expect(
            woke.hasSuffix(#""effects":[{"effect":"announce","message":{"key":"full","number":4,"unit":"utf8"}}]}"#)
        )
        let changed = try send(#"{"event":"settingsChanged","limit":1}"#, to: &ring)
        #expect(changed.contains(#""stage":"over","#))
        #expect(changed.contains(#""overflow":[0,2]"#))
        #expect(try send(#"{"event":"settingsChanged","limit":0}"#, to: &ring).contains(#""stage":null,"#))
    }

    @Test("accepts the events of a field's text")
    func field() throws {
        var ring = try ReplayedCountRing(config: fields(#"{"limit":4}"#))
        for (event, count) in [
            (#"{"event":"edited","text":"ab","caret":2}"#, 2), (#"{"event":"composing","text":"abか"}"#, 3),
            (#"{"event":"composed","text":"ab火"}"#, 3), (#"{"event":"set","text":""}"#, 0),
        ] {
            #expect(try send(event, to: &ring).contains(#""count":\#(count),"#), "\(event)")
        }
    }

    @Test("names unknown events and members")
    func errors() throws {
        #expect(throws: InputError.self) { try ReplayedCountRing(config: fields(#"{"unit":"furlongs"}"#)) }
        #expect(throws: InputError.self) { try ReplayedCountRing(config: fields(#"{"limits":3}"#)) }
        var ring = try ReplayedCountRing(config: fields("{}"))
        #expect(throws: InputError.self) { try send(#"{"event":"jumped"}"#, to: &ring) }
        #expect(throws: InputError.self) { try send(#"{"event":"set"}"#, to: &ring) }
    }
}
