import Testing

@testable import LiveWeb

extension PageTests {
    @Suite struct InboxTests {
        @Test(
            "a text arrives unchanged",
            arguments: ["", "a", "é", "👍🏽", "漢字\u{0}x", String(repeating: "ab", count: 50_000)]
        )
        func text(_ text: String) {
            let length = put(text)
            #expect(inbox.take(length) == text)
        }

        @Test("the inbox is wiped after a text is taken")
        func wipes() {
            let length = put("correct horse")
            _ = inbox.take(length)
            #expect(inbox.takeBytes(length) { $0.allSatisfy { $0 == 0 } })
        }

        @Test(
            "an invalid length gives an empty text",
            arguments: [.min, -1, 100_000, .max] as [InboxLength]
        )
        func hostileLengths(_ length: InboxLength) {
            _ = put("some text")
            #expect(inbox.take(length) == "")
            #expect(inbox.takePassword(length).isEmpty)
        }

        @Test("a negative length reserves nothing")
        func hostileReservations() {
            #expect(textReserve(.min) == textReserve(0))
        }

        @Test("bytes that are not UTF-8 give an empty text", arguments: brokenTexts)
        func broken(_ bytes: [UInt8]) {
            let length = put(bytes)
            #expect(inbox.take(length) == "")
        }
    }
}
