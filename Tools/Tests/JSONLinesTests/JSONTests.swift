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
        #expect(try JSON(parsing: Data(text.utf8)).line == text)
    }

    @Test("keeps the order of an object's members")
    func order() {
        #expect((["b": .integer(1), "a": .null] as JSON).line == #"{"b":1,"a":null}"#)
    }

    @Test("has no numbers that are not finite")
    func notFinite() {
        #expect(JSON.array([.number(.nan), .number(.infinity), .number(3)]).line == "[null,null,3]")
    }

    @Test(
        "tells where a text is not JSON",
        arguments: [(#"{"a":}"#, "character 5"), ("nope", "character 1"), ("[1", "end of file")]
    )
    func faults(text: String, place: String) {
        #expect { try JSON(parsing: Data(text.utf8)) } throws: { "\($0)".contains(place) }
    }

    @Test(
        "reads half a surrogate pair as U+FFFD",
        arguments: [
            (#""\ud83d""#, "\u{FFFD}"), (#""\ude00x""#, "\u{FFFD}x"), (#""\ud83d\ude00""#, "😀"),
            (#""\ud83d\ud83d\ude00""#, "\u{FFFD}😀"),
            (#""\\ud83d""#, #"\ud83d"#), (#""\uD83D\n""#, "\u{FFFD}\n"),
        ]
    )
    func surrogates(text: String, expected: String) throws {
        #expect(try JSON(parsing: Data(text.utf8)) == .string(expected))
    }

    @Test("an unfinished escape is refused without a crash", arguments: [#""\u"#, #""\ud8"#, #"\"#, #""\u+123""#])
    func unfinished(text: String) {
        #expect(throws: InputError.self) { try JSON(parsing: Data(text.utf8)) }
    }
}

@Suite("Fields")
struct FieldsTests {
    private let fields: Fields

    init() throws {
        fields = try Fields(
            JSON(parsing: Data(#"{"text":"a","number":1.5,"whole":2,"flag":true,"nothing":null}"#.utf8))
        )
    }

    @Test("are given by name and kind")
    func kinds() throws {
        #expect(try fields.string("text") == "a")
        #expect(try fields.optionalNumber("number") == 1.5)
        #expect(try fields.optionalNumber("whole") == 2)
        #expect(try fields.integer("whole") == 2)
        #expect(try fields.bool("flag"))
        #expect(try fields.optionalString("nothing") == nil)
        #expect(try fields.optionalInteger("absent") == nil)
    }

    @Test("that are wrong are named")
    func faults() {
        #expect(throws: InputError("'absent' is missing")) { try fields.string("absent") }
        #expect(throws: InputError("'whole' must be a string")) { try fields.string("whole") }
        #expect(throws: InputError("'number' must be a whole number")) { try fields.integer("number") }
        #expect(throws: InputError("'text' must be a number")) { try fields.optionalNumber("text") }
        #expect(throws: InputError("'text' must be true or false")) { try fields.bool("text") }
        #expect(throws: InputError("'flag' is not known here; there are: text")) { try fields.allow(["text"]) }
        #expect(throws: InputError("not an object")) { try Fields(.array([])) }
    }
}
