import Foundation
import Testing

@testable import livectl

@Suite("Replayed logs of a password setup")
struct ReplayedPasswordTests {
    @Test("announce the result of an entry")
    func log() throws {
        let lines = try replay(
            "password-setup",
            config: #"{"policy":"minlength: 4; required: lower, [-.]"}"#,
            #"{"edited":{"field":"entry","text":"ab."},"at":1}"#,
            #"{"edited":{"field":"entry","text":"ab.c"},"at":2}"#,
            #"{"edited":{"field":"confirmation","text":"ab.c"},"at":3}"#,
            #"{"woke":{},"at":4}"#,
            #"{"settingsChanged":{"policy":"nist"}}"#,
            #"{"settingsChanged":{"policy":{"rules":"minlength: 9","refusesPersonal":true}}}"#
        )
        #expect(lines[0].hasPrefix(#"{"effects":[{"wake":{"at":2}}],"#))
        #expect(
            lines[0].contains(
                #""lines":[{"characters":"","message":{"key":"passwordMinLength","number":4,"unit":"characters"},"#
                    + #""rule":{"minLength":4},"standing":"neutral"},"#
            )
        )
        #expect(lines[0].contains(#""rule":{"required":"lower, [-.]"},"#))
        #expect(lines[0].contains(#""match":"neutral","passwordRules":"#))
        #expect(
            lines[1].contains(
                #""error":{"characters":"","field":"confirmation","#
                    + #""message":{"key":"passwordMismatch","number":0,"unit":"characters"}},"isSubmitEnabled":false,"isValid":false,"#
            )
        )
        #expect(lines[2].hasPrefix(#"{"effects":[{"validityChanged":true},{"wake":{"at":4}}],"#))
        #expect(lines[2].contains(#""match":"met","matchMessage":{"key":"passwordMatch","#))
        #expect(lines[2].contains(#""presentation":{"isSubmitEnabled":true,"isValid":true,"#))
        #expect(lines[3].hasPrefix(#"{"effects":[{"announce":{"key":"passwordReady","#))
        #expect(lines[4].contains(#""rule":{"notCommon":{}}"#))
        #expect(lines[5].contains(#""rule":{"notPersonal":{}}"#) && !lines[5].contains("notCommon"))
    }

    @Test("accept one field if no confirmation is required")
    func withoutConfirmation() throws {
        let lines = try replay(
            "password-setup",
            config: #"{"policy":"minlength: 4","requiresConfirmation":false}"#,
            #"{"edited":{"field":"entry","text":"ab.c"}}"#
        )
        #expect(lines[0].hasPrefix(#"{"effects":[{"validityChanged":true},"#))
        #expect(!lines[0].contains("matchMessage"))
    }

    @Test("report what a submission lacks, and Caps Lock")
    func report() throws {
        let lines = try replay(
            "password-setup",
            config: #"{"policy":"minlength: 4","gate":"report"}"#,
            #"{"submitted":{}}"#,
            #"{"focused":{"field":"entry","isFocused":true}}"#,
            #"{"capsLockChanged":{"isOn":true},"at":2}"#
        )
        #expect(lines[2].hasPrefix(#"{"effects":[{"announce":{"key":"passwordCapsLock","#))
        #expect(lines[2].contains(#""capsLockField":"entry""#))
        #expect(
            lines[0].hasPrefix(#"{"effects":[{"focus":"entry"},{"announce":{"key":"passwordRulesLeft","number":1,"#)
        )
        #expect(lines[0].contains(#""isSubmitEnabled":true"#) && lines[0].contains(#""standing":"unmet""#))
    }

    @Test("show the strength only on request")
    func strength() throws {
        let lines = try replay(
            "password-setup",
            config: #"{"policy":"classic"}"#,
            #"{"edited":{"field":"entry","text":"Password1!"}}"#,
            #"{"settingsChanged":{"policy":"classic","strengthEstimator":{"year":2026}}}"#,
            #"{"settingsChanged":{"policy":"classic"}}"#
        )
        #expect(!lines[0].contains("score"))
        #expect(lines[1].contains(#""score":1,"scoreMessage":{"key":"passwordWeak","#))
        #expect(!lines[2].contains("score"))
    }

    private static let secret = "Tr0mb\u{F6}ne & kazoo 31415926"

    /// A log with valid and invalid lines that has the password in every place where it may occur by mistake.
    private static let secretLog = """
        {"edited":{"field":"entry","text":"\(secret)"},"at":1}
        {"composing":{"field":"confirmation","text":"\(secret)"},"at":2}
        {"edited":{"field":"confirmation","text":"\(secret)"},"at":2}
        {"set":{"field":"confirmation","text":"\(secret)"},"at":2}
        {"focused":{"field":"entry","isFocused":false},"at":3}
        {"settingsChanged":{"policy":"classic","words":["\(secret)"]},"at":4}
        {"settingsChanged":{"policy":"classic","strengthEstimator":{"year":2026}},"at":5}
        {"settingsChanged":{"policy":"classic"},"at":6}
        {"woke":{},"at":9}
        {"\(secret)":{"text":"edited"}}
        {"\(secret)":{},"woke":{}}
        {"edited":{"field":"\(secret)","text":"x"}}
        {"edited":{"field":"entry","\(secret)":"x"}}
        {"edited":{"field":"entry","text":"x","\(secret)":"x"}}
        {"edited":{"field":"entry","text":["\(secret)"]}}
        {"edited":"\(secret)"}
        {"edited":{"field":"entry","\(secret)":"x","\(secret)":"x"}}
        {"focused":{"field":"\(secret)","isFocused":true}}
        {"focused":{"field":"entry","isFocused":"\(secret)"}}
        {"settingsChanged":{"policy":"\(secret)"}}
        {"settingsChanged":{"policy":{"rules":"\(secret)"}}}
        {"settingsChanged":{"\(secret)":"nist"}}
        {"settingsChanged":{"strengthEstimator":{"year":"\(secret)"}}}
        {"settingsChanged":{"strengthEstimator":{"year":31415926.5}}}
        {"settingsChanged":{"strengthEstimator":{"year":31415926314159263141592631415926}}}
        {"woke":{},"at":31415926314159263141592631415926}
        {"woke":{},"at":"\(secret)"}
        {"edited":{"field":"entry","text":"\(secret)"
        "\(secret)"
        \(secret)
        """

    @Test("have no line with the password or a longer part of it")
    func secrecy() throws {
        let lines = try replay("password-setup", config: #"{"policy":"classic"}"#, Self.secretLog)
        #expect(lines.count == Self.secretLog.split(separator: "\n").count)
        #expect(lines.count { $0.hasPrefix(#"{"error":"#) } == 21)
        #expect(lines.contains { $0.contains(#""isValid":true"#) })
        for start in Self.secret.indices where Self.secret.distance(from: start, to: Self.secret.endIndex) >= 4 {
            let part = Self.secret[start...].prefix(4)
            for line in lines { #expect(!line.contains(part), "\(part) in \(line)") }
        }
    }

    @Test(
        "and lines of livectl password have no error that repeats a password",
        arguments: [
            #"{"kazoo":1}"#, #"{"password":"a","kazoo":1}"#, #"{"password":["kazoo"]}"#, #""kazoo""#, "kazoo",
            #"{"password":"kazoo","#, #"{"password":"a","kazoo":1,"kazoo":2}"#, #"{"password":"a","inputs":"kazoo"}"#,
        ]
    )
    func passwordCommand(line: String) throws {
        let command = try PasswordCommand.parse([])
        let (output, _) = livectlTests.run(line) { try command.run(&$0) }
        #expect(output.count == 1 && output[0].hasPrefix(#"{"error":"#) && !output[0].contains("kazoo"), "\(output)")
    }

    @Test("need no password in the configuration to report its errors")
    func config() {
        let error = #expect(throws: (any Error).self) { try replay("password-setup", config: #"{"words":"kazoo"}"#) }
        #expect(error.map { !"\($0)".contains("kazoo") } == true)
    }
}
