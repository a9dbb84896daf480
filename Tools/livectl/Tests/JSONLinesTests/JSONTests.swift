import Foundation
import Testing

@testable import JSONLines

@Suite("JSON")
struct JSONTests {
    @Test(
        "is written as it was read",
        arguments: [
            "null", "true", "12", "-3", "0.5", "1e+30", #""a\"b\\c\n""#, #""\u0000\u001f""#, "[1,[2],[]]", #"{"a":1}"#,
            #""é👨‍👩‍👧‍👦""#,
        ]
    )
    func roundTrip(text: String) throws {
        #expect(try JSON(parsing: Array(text.utf8)).line == text)
    }

    @Test("rejects text that is not UTF-8", arguments: [[0x22, 0xFF, 0x22], [0xFF, 0xFE, 0x31, 0x00], [0x22, 0xC3]])
    func encoding(bytes: [UInt8]) {
        #expect(throws: InputError("not JSON: the text is not UTF-8")) { try JSON(parsing: bytes) }
    }

    @Test("rejects UTF-16")
    func otherEncoding() {
        #expect(throws: InputError.self) { try JSON(parsing: Array("{\0}\0".utf8)) }
    }

    @Test(
        "accepts white space and all kinds of numbers",
        arguments: [(" [ 1 ,\t2.5e1\r]\n", "[1,25]"), ("-0.5E+2", "-50")]
    )
    func forms(text: String, line: String) throws {
        #expect(try JSON(parsing: Array(text.utf8)).line == line)
    }

    @Test("keeps the order of an object's members")
    func order() throws {
        #expect(try JSON(parsing: Array(#"{"b":1,"a":2}"#.utf8)).line == #"{"b":1,"a":2}"#)
        #expect((["b": .integer(1), "a": .null] as JSON).line == #"{"b":1,"a":null}"#)
    }

    @Test("has no numbers that are not finite")
    func notFinite() {
        #expect(JSON.array([.number(.nan), .number(.infinity), .number(3)]).line == "[null,null,3]")
    }

    @Test(
        "reports the position of a syntax error",
        arguments: [
            (#"{"a":}"#, "byte 6"), ("nope", "byte 1"), ("[1", "too early"), ("", "too early"), ("[1,]", "byte 4"),
            (#"{"a":1,}"#, "byte 8"), ("01", "byte 2"), ("+1", "byte 1"), ("1.", "too early"), ("-", "too early"),
            ("1 2", "byte 3"), ("\"\t\"", "byte 2"), (#""\x""#, "byte 3"), ("'a'", "byte 1"), ("[1}", "byte 3"),
            ("\0", "byte 1"), ("\u{FEFF}1", "byte 1"), (String(repeating: "[", count: 100_000), "levels deep"),
        ]
    )
    func errors(text: String, place: String) {
        #expect { try JSON(parsing: Array(text.utf8)) } throws: { "\($0)".contains(place) }
    }

    @Test(
        "reads a lone surrogate as U+FFFD",
        arguments: [
            (#""\ud83d""#, "\u{FFFD}"), (#""\ude00x""#, "\u{FFFD}x"), (#""\ud83d\ude00""#, "😀"),
            (#""\ud83d\ud83d\ude00""#, "\u{FFFD}😀"),
            (#""\\ud83d""#, #"\ud83d"#), (#""\uD83D\n""#, "\u{FFFD}\n"),
        ]
    )
    func surrogates(text: String, expected: String) throws {
        #expect(try JSON(parsing: Array(text.utf8)) == .string(expected))
    }

    @Test("rejects an unfinished escape without a crash", arguments: [#""\u"#, #""\ud8"#, #"\"#, #""\u+123""#])
    func unfinished(text: String) {
        #expect(throws: InputError.self) { try JSON(parsing: Array(text.utf8)) }
    }
}

@Suite("Fields")
struct FieldsTests {
    private let fields: Fields

    init() throws {
        fields = try Fields(
            JSON(parsing: Array(#"{"text":"a","number":1.5,"whole":2,"flag":true,"nothing":null}"#.utf8))
        )
    }

    @Test("are accessed by name and type")
    func kinds() throws {
        #expect(try fields.string("text") == "a")
        #expect(try fields.optionalNumber("number") == 1.5)
        #expect(try fields.optionalNumber("whole") == 2)
        #expect(try fields.integer("whole") == 2)
        #expect(try fields.bool("flag"))
        #expect(try fields.optionalString("nothing") == nil)
        #expect(try fields.optionalInteger("absent") == nil)
    }

    @Test("are named in errors")
    func errors() {
        #expect(throws: InputError("'absent' is missing")) { try fields.string("absent") }
        #expect(throws: InputError("'whole' must be a string")) { try fields.string("whole") }
        #expect(throws: InputError("'number' must be a whole number")) { try fields.integer("number") }
        #expect(throws: InputError("'text' must be a number")) { try fields.optionalNumber("text") }
        #expect(throws: InputError("'text' must be true or false")) { try fields.bool("text") }
        #expect(throws: InputError("'flag' is not known here; there are: text")) { try fields.allow(["text"]) }
        #expect(throws: InputError("not an object")) { try Fields(.array([])) }
        #expect(throws: InputError("'a' is there twice")) { try Fields(.object([.init("a", "1"), .init("a", "2")])) }
    }
}
