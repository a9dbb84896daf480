import Foundation
import LiveText
import Testing

@testable import livectl

@Suite("JSON")
struct JSONTests {
    private func error<Value: Decodable>(_ json: String, as type: Value.Type, isSecret: Bool = false) -> String? {
        do {
            let value = try JSON.decode(type, from: json.utf8, isSecret: isSecret)
            Issue.record("\(json) was read as \(value)")
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test("is written in alphabetical order, with strings for numbers that are not finite")
    func output() throws {
        struct Value: Encodable {
            var b = 0.5
            var a = "/\u{0}\"é"
            var infinite = [Double.infinity, -.infinity, .nan, 1e30, 3]
            var missing: Int?
        }
        #expect(
            try JSON.line(Value())
                == #"{"a":"/\u0000\"é","b":0.5,"infinite":["Infinity","-Infinity","NaN",1e+30,3]}"#
        )
    }

    @Test("rejects text that is not UTF-8", arguments: [[0x22, 0xFF, 0x22], [0xFF, 0xFE, 0x31, 0x00], [0x22, 0xC3]])
    func encoding(bytes: [UInt8]) {
        #expect(throws: InputError("not JSON: the text is not UTF-8")) { try JSON.decode(String.self, from: bytes) }
    }

    @Test("rejects UTF-16")
    func otherEncoding() {
        #expect(throws: InputError("not JSON: the text has a NUL byte, or is UTF-16")) {
            try JSON.decode([String: Int].self, from: "{\0}\0".utf8)
        }
    }

    @Test("accepts white space and all kinds of numbers")
    func forms() throws {
        #expect(try JSON.decode([Double].self, from: " [ 1 ,\t2.5e1\r,-0.5E+2]\n".utf8) == [1, 25, -50])
    }

    @Test(
        "reports a syntax error",
        arguments: [
            #"{"a":}"#, "nope", "[1", "", "[1,]", #"{"a":1,}"#, "01", "+1", "1.", "-", "1 2", "\"\t\"", #""\x""#, "'a'",
            "[1}", #""\u"#, #""\ud8"#, #"\"#, #""\u+123""#, String(repeating: "[", count: 100_000),
        ]
    )
    func syntax(text: String) {
        #expect(error(text, as: [Int].self)?.hasPrefix("not JSON: ") == true)
        let secret = error(text, as: [Int].self, isSecret: true)
        #expect(secret == "not JSON" || secret?.contains("at byte") == true)
    }

    @Test("rejects half of a surrogate pair", arguments: [#""\ud83d""#, #""\ude00x""#, #""\ud83d\ud83d\ude00""#])
    func surrogates(text: String) {
        #expect(error("{\"text\":\(text)}", as: Strict<Value>.self) != nil)
    }

    @Test("reads a surrogate pair", arguments: [(#""\ud83d\ude00""#, "😀"), (#""\\ud83d""#, #"\ud83d"#)])
    func surrogatePairs(text: String, expected: String) throws {
        #expect(try JSON.decode(String.self, from: text.utf8) == expected)
    }

    @Test(
        "rejects a number that would lose digits",
        arguments: ["0.12345678901234567", "12345678901234567890", "1e400", "1e-400", "-3.14159265358979323846"]
    )
    func digits(number: String) {
        #expect(
            error("[0, \(number)]", as: [DecimalNumber].self)
                == "the number at byte 5 would lose digits; write it as a string"
        )
    }

    @Test(
        "keeps the digits of a number, or of a string with a number",
        arguments: [
            "9007199254740993", "0.1", "1.50", "-0.0", "1e-7", "0.30000000000000004", "\"0.12345678901234567\"",
        ]
    )
    func exact(number: String) throws {
        let expected = DecimalNumber(number.filter { $0 != "\"" })
        #expect(try JSON.decode(DecimalNumber.self, from: number.utf8) == expected)
    }

    @Test("rejects a member that is there twice, at any depth")
    func duplicates() throws {
        #expect(error(#"{"a":1,"b":2,"a":3}"#, as: [String: Int].self) == "'a' is there twice")
        #expect(error(#"[{"b":{"a":1 , "a" : 2}}]"#, as: [[String: [String: Int]]].self) == "'a' is there twice")
        #expect(error(#"{"p":1,"\u0070":2}"#, as: [String: Int].self) == "'p' is there twice")
        #expect(error(#"{"\u00e9":1,"e\u0301":2}"#, as: [String: Int].self) == "'é' is there twice")
        #expect(error(#"{"a":1,"a":3}"#, as: [String: Int].self, isSecret: true) == "a member is there twice")
        _ = try JSON.decode([[String: [String]]].self, from: #"[{"a":["a","\"a\\"]},{"a":["a:","a"]}]"#.utf8)
    }

    private struct Value: Decodable, StrictMembers {
        enum CodingKeys: CodingKey, CaseIterable { case text, whole, number, flag, list }

        var text: String
        var whole: Int?
        var number: Double?
        var flag: Bool?
        var list: [TextUnit]?
    }

    @Test(
        "names the path of a wrong value and the reason",
        arguments: [
            ("{}", "'text' is missing"), (#"{"text":null}"#, "'text' must not be null"),
            (#"{"text":1}"#, "'text' must be a string"), (#"{"text":"","whole":"1"}"#, "'whole' must be a number"),
            (#"{"text":"","whole":1.5}"#, "a number is not whole or too large, or a text is not well-formed"),
            (#"{"text":"","number":"1"}"#, "'number' must be a number"),
            (#"{"text":"","flag":1}"#, "'flag' must be true or false"),
            (#"{"text":"","list":{}}"#, "'list' must be an array"),
            (
                #"{"text":"","list":["utf8","lines"]}"#,
                "'list[1]' must be one of characters, utf16, utf8, scalars, twitter, sms, words, mastodon, weighted"
            ),
            (#"{"text":"","flags":1}"#, "'flags' is not known here; there are: text, whole, number, flag, list"),
            ("[]", "the value must be an object"),
        ]
    )
    func errors(json: String, message: String) {
        #expect(error(json, as: Strict<Value>.self) == message)
    }
}
