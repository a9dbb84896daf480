import ArgumentParser
import Foundation
import LiveControls
import Testing

@testable import livectl

@Suite("Replayed logs")
struct ReplayTests {
    @Test("of a count ring have its presentation and effects")
    func countRing() throws {
        let lines = try replay(
            "count-ring",
            config: #"{"limit":{"maximum":4,"unit":"utf8"},"warnAt":2}"#,
            #"{"field":{"set":"éé"},"at":1}"#,
            #"{"woke":{},"at":2}"#,
            #"{"settingsChanged":{"limit":1}}"#,
            #"{"settingsChanged":{}}"#
        )
        #expect(lines[0].hasPrefix(#"{"effects":[{"wake":{"at":2}}],"presentation":{"count":4,"#))
        #expect(lines[0].contains(#""fraction":1,"#) && lines[0].contains(#""label":"0","remaining":0,"scale":1.25,"#))
        #expect(lines[0].hasSuffix(#""stage":"full"}}"#))
        #expect(
            lines[1].hasPrefix(#"{"effects":[{"announce":{"key":"full","number":4,"unit":"utf8"}}],"presentation":"#)
        )
        #expect(lines[2].contains(#""overflow":[1,2]"#) && lines[2].hasSuffix(#""stage":"over"}}"#))
        #expect(!lines[3].contains("stage"))
    }

    @Test("of a count ring accept the events of a field")
    func countedField() throws {
        let log = [
            (#"{"field":{"edited":{"text":"ab","caret":2}}}"#, 2), (#"{"field":{"composing":"abか"}}"#, 3),
            (#"{"field":{"edited":{"text":"ab火"}}}"#, 3), (#"{"field":{"set":""}}"#, 0),
        ]
        for (event, count) in log {
            let line = try replay("count-ring", config: #"{"limit":4}"#, event)[0]
            #expect(line.contains(#""count":\#(count),"#), "\(event)")
        }
    }

    @Test("of a limited field have the edits of the native field")
    func limitedField() throws {
        let lines = try replay(
            "limited-field",
            config: #"{"limit":10,"overflow":"truncate"}"#,
            initial: "abcdefgh",
            #"{"field":{"willEdit":{"start":4,"replacement":"12345"}},"at":1}"#,
            #"{"woke":{},"at":2}"#,
            #"{"field":{"willEdit":{"start":9,"end":10}}}"#,
            #"{"field":{"composing":"abcd12efgかん"}}"#,
            #"{"field":{"edited":{"text":"abcd12efg感じ"}}}"#,
            #"{"field":{"set":"far too long a text"}}"#,
            #"{"field":{"set":"abcdefgh"}}"#,
            #"{"field":{"edited":{"text":"ab12345cdefgh","caret":7}}}"#,
            #"{"field":{"selected":[1,3]}}"#,
            #"{"settingsChanged":{"limit":10,"counter":"editing"}}"#,
            #"{"field":{"focused":true}}"#
        )
        #expect(lines[0].contains(#"{"field":{"perform":{"end":4,"replacement":"12","start":4}}}"#))
        #expect(lines[0].contains(#"{"limited":{"dropped":3,"kept":2}}"#))
        #expect(lines[0].contains(#"{"pulse":{"duration":0.1,"opacity":1,"scale":1.1}}"#))
        #expect(lines[0].contains(#""caret":6,"count":10,"#))
        #expect(lines[0].hasSuffix(#""stage":"full","text":"abcd12efgh","widestCounter":"00/10"}}"#))
        #expect(lines[1].contains(#"{"announce":{"key":"dropped","number":3,"unit":"characters"}}"#))
        #expect(lines[2].hasPrefix(#"{"effects":[{"field":{"allow":{}}}],"#))
        #expect(lines[4].contains(#"{"field":{"perform":{"end":11,"replacement":"","start":10}}}"#))
        #expect(lines[4].contains(#""text":"abcd12efg感""#))
        #expect(lines[5].hasPrefix(#"{"effects":[],"#) && lines[5].contains(#""stage":"over""#))
        #expect(lines[7].contains(#"{"field":{"perform":{"end":7,"replacement":"","start":4}}}"#))
        #expect(lines[10].contains(#""isCounterVisible":true"#))
        #expect(lines.count == 11)
    }

    @Test("of a sectioned field have its sections")
    func sectionedField() throws {
        let lines = try replay(
            "sectioned-field",
            config: #"{"format":"expiry","today":{"year":2026,"month":11}}"#,
            #"{"field":{"willEdit":{"start":0,"replacement":"4"}}}"#,
            #"{"field":{"willEdit":{"start":2,"replacement":"27"}}}"#,
            #"{"field":{"willEdit":{"start":0,"end":4}}}"#,
            #"{"field":{"edited":{"text":"4/2027"}}}"#,
            #"{"field":{"focused":true}}"#,
            #"{"field":{"selected":[0,1]}}"#,
            #"{"field":{"focused":false},"at":3}"#,
            #"{"validityAnswered":"incorrect"}"#,
            #"{"field":{"set":""}}"#
        )
        #expect(lines[0].contains(#"{"field":{"perform":{"end":0,"replacement":"04","start":0}}}"#))
        #expect(lines[0].contains(#""sections":[[0,2],[2,2]],"selection":[2,2],"text":"04","#))
        #expect(lines[0].contains(#""isComplete":false,"lengths":[2,2],"#))
        #expect(lines[0].contains(#""visibleSeparators":"/""#) && !lines[0].contains("activeSection"))
        #expect(lines[1].hasPrefix(#"{"effects":[{"field":{"allow":{}}},{"completed":{}}"#))
        #expect(lines[2].hasPrefix(#"{"effects":[{"field":{"allow":{}}}"#) && lines[2].contains(#""text":"","#))
        #expect(lines[3].contains(#""sections":[[0,2],[2,4]],"#) && lines[3].contains(#""text":"0427","#))
        #expect(lines[4].contains(#""activeSection":1,"#))
        #expect(lines[5].contains(#""activeSection":0,"#) && lines[5].contains(#""selection":[0,1],"#))
        #expect(lines[6].contains(#"{"validityChanged":"correct"}"#))
        #expect(lines[7].contains(#"{"validityChanged":"incorrect"}"#))
        #expect(lines[8].contains(#""text":"","#))
    }

    @Test("of a card field have no visible separator, and select the first unfilled place on focus")
    func card() throws {
        let lines = try replay(
            "sectioned-field",
            config: #"{"format":"card"}"#,
            initial: "42424",
            #"{"field":{"focused":true}}"#,
            #"{"field":{"composing":"42424２"}}"#,
            #"{"field":{"edited":{"text":"42424２"}}}"#
        )
        #expect(lines[0].contains(#"{"field":{"select":[5,5]}}"#))
        #expect(lines[0].contains(#""lengths":[4,4,4,4],"#) && !lines[0].contains("visibleSeparators"))
        #expect(lines[0].contains(#""sections":[[0,4],[4,5],[5,5],[5,5]],"#))
        #expect(lines[2].contains(#"{"field":{"perform":{"end":6,"replacement":"2","start":5}}}"#))
    }

    @Test("of a number have its value while it counts, and its wheels while it rolls")
    func number() throws {
        let lines = try replay(
            "number",
            config: #"{"transition":"roll","digits":"٠١٢٣٤٥٦٧٨٩"}"#,
            initial: #"{"value":12.5,"digits":"١٢٫٥","decimals":1}"#,
            #"{"valueChanged":{"value":9007199254740993,"digits":"٩","suffix":" Mrd."}}"#,
            #"{"settingsChanged":{"motion":{"curve":{"points":[0,0,1,1],"duration":1}}},"at":1}"#,
            #"{"valueChanged":{"value":0,"digits":"0"},"at":2}"#,
            #"{"frame":{},"at":2.5}"#,
            #"{"frame":{},"at":9}"#
        )
        #expect(lines[0].contains(#""marks":[{"place":0,"#) && lines[0].contains(#""text":"٫""#))
        #expect(lines[0].contains(#""suffix":{"presence":{"isPresent":true"#))
        #expect(lines[1].contains(#"{"settled":{}}"#))
        #expect(lines[3].contains(#""presentation":{"count":4503599627370496"#))
        #expect(lines[4].contains(#"{"settled":{}}"#) && lines[4].contains(#""presentation":{}"#))
    }

    @Test("of a snap button have its place after a press")
    func snapButton() throws {
        let layout = #"{"area":"corners","size":{"width":390,"height":844},"itemSize":{"width":64,"height":64}}"#
        let lines = try replay(
            "snap-button",
            config: #"{"layout":\#(layout)}"#,
            #"{"pointer":{"down":{"pointer":1,"at":{"x":0,"y":0}}},"at":1}"#,
            #"{"woke":{},"at":1.3}"#,
            #"{"pointer":{"moved":{"pointer":1,"to":{"x":-200,"y":-500}}},"at":1.5}"#,
            #"{"pointer":{"up":{"pointer":1,"at":{"x":-200,"y":-500},"isInside":true}},"at":2}"#,
            #"{"woke":{},"at":9}"#,
            #"{"arrowPressed":"down","at":10}"#,
            #"{"placeChosen":{"slot":"top-trailing"},"at":20}"#
        )
        #expect(lines[0].hasPrefix(#"{"effects":[{"wake":{"at":1.3}}],"presentation":{"center":{"x":338,"y":792},"#))
        #expect(lines[0].contains(#""phase":"pressing","place":{"fraction":0,"slot":"bottom-trailing"},"#))
        #expect(lines[1].hasPrefix(#"{"effects":[{"impact":{}}],"#))
        #expect(lines[3].contains(#""place":{"fraction":0,"slot":"top-leading"},"#))
        #expect(lines[4].contains(#"{"rested":{"fraction":0,"slot":"top-leading"}}"#))
        #expect(lines[4].contains(#"{"announce":{"key":"topLeft","#))
        #expect(lines[5].contains(#""slot":"bottom-leading""#))
        #expect(lines[6].contains(#""slot":"top-trailing""#))
        let initial = try replay("snap-button", initial: #"{"slot":"trailing","fraction":0.5}"#, #"{"woke":{}}"#)
        #expect(initial[0].contains(#""place":{"fraction":0.5,"slot":"trailing"}"#))
    }

    @Test(
        "name unknown events and members, and the path of wrong values",
        arguments: [
            (
                "count-ring", #"{"jumped":{}}"#,
                "'jumped' is not known here; there must be one of: field, settingsChanged, woke"
            ),
            ("count-ring", #"{"at":1}"#, "there must be one of: field, settingsChanged, woke"),
            ("count-ring", #"{"woke":{},"at":"now"}"#, "'at' must be a number"),
            ("count-ring", #"{"woke":{"late":1}}"#, "'woke': 'late' is not known here"),
            ("count-ring", #"{"field":{"set":1}}"#, "'field.set' must be a string"),
            ("count-ring", #"{"field":{"edited":{}}}"#, "'field.edited.text' is missing"),
            ("count-ring", #"{"settingsChanged":{"limits":3}}"#, "'settingsChanged': 'limits' is not known here"),
            (
                "count-ring", #"{"settingsChanged":{"limit":{"also":[{"unit":"lines"}]}}}"#,
                "'settingsChanged.limit.also[0].unit' must be one of characters, "
            ),
            (
                "limited-field", #"{"settingsChanged":{"overflow":"hidden"}}"#,
                "'settingsChanged.overflow' must be one of refuse, truncate, allow"
            ),
            ("count-ring", #"{"settingsChanged":{"warnAt":1.5}}"#, "'settingsChanged.warnAt' must be a whole number"),
            ("count-ring", #"{"field":{"set":"\ud83d"}}"#, "not JSON: "),
            ("limited-field", #"{"field":{"willEdit":{}}}"#, "'field.willEdit.start' is missing"),
            (
                "limited-field", #"{"field":{"willEdit":{"start":2,"end":1}}}"#,
                "'field.willEdit': the start must not be after the end"
            ),
            ("limited-field", #"{"field":{"focused":1}}"#, "'field.focused' must be true or false"),
            ("sectioned-field", #"{"field":{"selected":[2,1]}}"#, "'field.selected' must be valid"),
            (
                "sectioned-field", #"{"validityAnswered":"so"}"#,
                "'validityAnswered' must be one of neutral, correct, incorrect"
            ),
            (
                "sectioned-field", #"{"settingsChanged":{"format":"visa"}}"#,
                "'settingsChanged.format' must begin with amount, "
            ),
            (
                "sectioned-field", #"{"settingsChanged":{"today":{"year":1}}}"#,
                "'settingsChanged.today.month' is missing"
            ),
            ("number", #"{"valueChanged":{"value":1}}"#, "'valueChanged.digits' is missing"),
            ("number", #"{"settingsChanged":{"format":{}}}"#, "'settingsChanged': 'format' is not known here"),
            ("snap-button", #"{"pointer":{"down":{"pointer":1}}}"#, "'pointer.down.at' is missing"),
            ("snap-button", #"{"pointer":{"jumped":{}}}"#, "'pointer' must be"),
            ("snap-button", #"{"arrowPressed":"north"}"#, "'arrowPressed' must be one of left, right, up, down"),
            ("snap-button", #"{"placeChosen":{"slot":"middle"}}"#, "'placeChosen.slot' must be one of leading, "),
            ("snap-button", #"{"settingsChanged":{}}"#, "'settingsChanged.layout' is missing"),
            ("password-setup", #"{"edited":{"field":"entry"}}"#, "'edited.text' is missing"),
            ("password-setup", #"{"edited":{"text":"x"}}"#, "'edited.field' is missing"),
            ("password-setup", #"{"focused":{"isFocused":true}}"#, "'focused.field' is missing"),
            ("password-setup", #"{"jumped":{}}"#, "there must be one of: edited, "),
            (
                "password-setup", #"{"settingsChanged":{"policy":"minlength: 8, required: upper"}}"#,
                "'settingsChanged.policy' must be one of classic, nist, nist-second-factor, or password rules; "
                    + "offset 12: a semicolon or the end is expected"
            ),
        ]
    )
    func errors(control: String, event: String, message: String) throws {
        let line = try replay(control, event)[0]
        #expect(line.hasPrefix(#"{"error":"line 1: \#(message)"#), "\(line)")
    }

    @Test(
        "need a valid configuration",
        arguments: [
            ("count-ring", #"{"limits":3}"#), ("count-ring", "[]"), ("snap-button", #"{"hold":1}"#),
            ("sectioned-field", #"{"format":"digits 4 x"}"#), ("password-setup", #"{"policy":"strict"}"#),
        ]
    )
    func config(control: String, config: String) {
        let error = #expect(throws: ValidationError.self) { try replay(control, config: config) }
        #expect(error?.message.hasPrefix("--config: ") == true)
    }

    @Test("need a valid initial value", arguments: [("number", "x"), ("snap-button", "top"), ("password-setup", "x")])
    func initial(control: String, initial: String) {
        let error = #expect(throws: ValidationError.self) { try replay(control, initial: initial) }
        #expect(error?.message.hasPrefix("--initial") == true)
    }
}
