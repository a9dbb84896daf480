import Testing

@testable import LiveWeb

extension PageTests {
    @Suite struct InboxTests {
        @Test(
            "a text is taken as it was put",
            arguments: ["", "a", "é", "👍🏽", "漢字\u{0}x", String(repeating: "ab", count: 50_000)]
        )
        func text(_ text: String) {
            let length = put(text)
            #expect(inbox.take(length) == text)
        }

        @Test("nothing of a text stays in the inbox")
        func wipes() {
            let length = put("correct horse")
            _ = inbox.take(length)
            #expect(inbox.takeBytes(length) { $0.allSatisfy { $0 == 0 } })
        }

        @Test(
            "a length of which there is no text gives an empty one",
            arguments: [.min, -1, 100_000, .max] as [InboxLength]
        )
        func hostileLengths(_ length: InboxLength) {
            _ = put("some text")
            #expect(inbox.take(length) == "")
            #expect(inbox.takePassword(length).isEmpty)
        }

        @Test("no room is made for a length below zero")
        func hostileReservations() {
            #expect(textReserve(.min) == textReserve(0))
        }

        @Test("what is no UTF-8 is an empty text", arguments: brokenTexts)
        func broken(_ bytes: [UInt8]) {
            let length = put(bytes)
            #expect(inbox.take(length) == "")
        }
    }
}
