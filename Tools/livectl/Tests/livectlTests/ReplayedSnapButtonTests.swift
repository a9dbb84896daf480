import Foundation
import JSONLines
import Testing

@testable import livectl

@Suite("Replayed snap button")
struct ReplayedSnapButtonTests {
    @Test("comes to rest after a press")
    func log() throws {
        var button = try ReplayedSnapButton(config: fields(#"{"area":"corners"}"#))
        let pressed = try send(#"{"event":"down","x":0,"y":0,"at":1}"#, to: &button)
        #expect(pressed.hasPrefix(#"{"presentation":{"phase":"pressing","x":338,"y":792,"#))
        #expect(pressed.hasSuffix(#""effects":[{"effect":"wake","at":1.3}]}"#))
        let lifted = try send(#"{"event":"woke","at":1.3}"#, to: &button)
        #expect(lifted.hasSuffix(#""effects":[{"effect":"impact"}]}"#))
        _ = try send(#"{"event":"moved","x":-200,"y":-500,"at":1.5}"#, to: &button)
        let released = try send(#"{"event":"up","x":-200,"y":-500,"at":2}"#, to: &button)
        #expect(released.contains(#""slot":"top-leading","#))
        let rested = try send(#"{"event":"woke","at":9}"#, to: &button)
        #expect(rested.contains(#"{"effect":"rested","slot":"top-leading","fraction":0}"#))
        #expect(rested.contains(#"{"effect":"announce","message":{"key":"topLeft""#))
    }

    @Test("names unknown events and members")
    func errors() throws {
        #expect(throws: InputError.self) { try ReplayedSnapButton(config: fields(#"{"area":"sides"}"#)) }
        #expect(throws: InputError.self) { try ReplayedSnapButton(config: fields(#"{"slot":"middle"}"#)) }
        var button = try ReplayedSnapButton(config: fields("{}"))
        #expect(throws: InputError.self) { try send(#"{"event":"down"}"#, to: &button) }
        #expect(throws: InputError.self) { try send(#"{"event":"arrowPressed","direction":"north"}"#, to: &button) }
    }
}
