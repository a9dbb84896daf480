import Foundation
import JSONLines
import Testing

@testable import livectl

@Suite("Replayed password setup")
struct ReplayedPasswordSetupTests {
    @Test("announces the result of an entry")
    func log() throws {
        var setup = try ReplayedPasswordSetup(config: fields(#"{"rules":"minlength: 4; required: lower, [-.]"}"#))
        let typed = try send(#"{"event":"edited","field":"entry","text":"ab.","at":1}"#, to: &setup)
        #expect(
            typed.hasPrefix(
                #"{"presentation":{"lines":[{"rule":"minLength","message":{"key":"passwordMinLength","number":4,"unit":"#
                    + #""characters"},"characters":"","standing":"neutral"},{"rule":"required: lower, [-.]","#
            )
        )
        #expect(typed.contains(#""match":"neutral","matchMessage":null,"isValid":false,"#))
        #expect(typed.hasSuffix(#""effects":[{"effect":"wake","at":2}]}"#))
        let lone = try send(#"{"event":"edited","field":"entry","text":"ab.c","at":2}"#, to: &setup)
        #expect(
            lone.contains(
                #""error":{"field":"confirmation","message":{"key":"passwordMismatch","number":0,"unit":"characters"},"#
                    + #""characters":""},"#
            )
        )
        let same = try send(#"{"event":"edited","field":"confirmation","text":"ab.c","at":3}"#, to: &setup)
        #expect(same.contains(#""match":"met","matchMessage":{"key":"passwordMatch","#))
        #expect(same.contains(#""isValid":true,"error":null,"#))
        #expect(same.contains(#""effects":[{"effect":"validityChanged","isValid":true},{"effect":"wake","at":4}]"#))
        let woke = try send(#"{"event":"woke","at":4}"#, to: &setup)
        #expect(woke.contains(#"{"effect":"announce","message":{"key":"passwordReady","#))
        #expect(try send(#"{"event":"settingsChanged","policy":"nist"}"#, to: &setup).contains(#""rule":"notCommon","#))
    }

    private static let dictionary = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .appendingPathComponent("Web/host/password-dictionary.bin").path

    @Test("shows the strength only on request")
    func strength() throws {
        var setup = try ReplayedPasswordSetup(config: fields("{}"))
        #expect(
            try send(#"{"event":"edited","field":"entry","text":"Password1!"}"#, to: &setup).contains(#""score":null,"#)
        )
        let shown = try send(
            #"{"event":"settingsChanged","strength":true,"year":2026,"dictionary":"\#(Self.dictionary)"}"#,
            to: &setup
        )
        #expect(shown.contains(#""score":1,"scoreMessage":{"key":"passwordWeak","#))
        #expect(try send(#"{"event":"settingsChanged","strength":false}"#, to: &setup).contains(#""score":null,"#))
    }

    private static let secret = "Tr0mb\u{F6}ne & kazoo"

    /// A log with valid and invalid lines that has the password in every place where it may occur by mistake.
    private static let secretLog = """
        {"event":"edited","field":"entry","text":"\(secret)","at":1}
        {"event":"composing","field":"confirmation","text":"\(secret)","at":2}
        {"event":"composed","field":"confirmation","text":"\(secret)","at":2}
        {"event":"set","field":"confirmation","text":"\(secret)","at":2}
        {"event":"focused","field":"entry","isFocused":false,"at":3}
        {"event":"settingsChanged","inputs":["\(secret)"],"at":4}
        {"event":"settingsChanged","strength":true,"year":2026,"dictionary":"\(dictionary)","at":5}
        {"event":"settingsChanged","policy":"nist","at":6}
        {"event":"woke","at":9}
        {"event":"\(secret)","text":"edited"}
        {"event":"focused","field":"\(secret)","isFocused":true}
        {"event":"settingsChanged","policy":"\(secret)"}
        {"event":"settingsChanged","rules":"\(secret)"}
        {"event":"edited","field":"entry","text":["\(secret)"]}
        {"event":"edited","field":"entry","text":"\(secret)"
        "\(secret)"
        \(secret)
        """

    @Test("prints no line with the password or a longer part of it")
    func secrecy() throws {
        let input = Pipe()
        let output = Pipe()
        try input.fileHandleForWriting.write(contentsOf: Data(Self.secretLog.utf8))
        try input.fileHandleForWriting.close()
        var setup = try ReplayedPasswordSetup(config: fields("{}"))
        var filter = LineFilter(
            input: StandardStream(input.fileHandleForReading, name: "input"),
            output: StandardStream(output.fileHandleForWriting, name: "output")
        )
        try filter.run { try setup.send($0.string("event"), $0, at: $0.optionalNumber("at") ?? 0) }
        try output.fileHandleForWriting.close()
        let printed = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        #expect(printed.split(separator: "\n").count == Self.secretLog.split(separator: "\n").count)
        #expect(filter.errorCount == 8)
        #expect(printed.contains(#""isValid":true"#))
        for start in Self.secret.indices where Self.secret.distance(from: start, to: Self.secret.endIndex) >= 4 {
            let part = Self.secret[start...].prefix(4)
            #expect(!printed.contains(part), "\(part)")
        }
    }

    @Test("names unknown events and members")
    func errors() throws {
        #expect(throws: InputError.self) { try ReplayedPasswordSetup(config: fields(#"{"policy":"strict"}"#)) }
        #expect(throws: InputError.self) { try ReplayedPasswordSetup(config: fields(#"{"limit":3}"#)) }
        var setup = try ReplayedPasswordSetup(config: fields("{}"))
        #expect(throws: InputError("'rules': offset 12: a semicolon or the end is expected")) {
            try send(#"{"event":"settingsChanged","rules":"minlength: 8, required: upper"}"#, to: &setup)
        }
        #expect(throws: InputError.self) { try send(#"{"event":"edited","field":"entry"}"#, to: &setup) }
        #expect(throws: InputError.self) { try send(#"{"event":"edited","text":"x"}"#, to: &setup) }
        #expect(throws: InputError.self) { try send(#"{"event":"focused","isFocused":true}"#, to: &setup) }
        #expect(throws: InputError.self) { try send(#"{"event":"entryChanged","text":"x"}"#, to: &setup) }
    }
}
