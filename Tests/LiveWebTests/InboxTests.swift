import Testing

@testable import LiveWeb

extension PageTests {
    @Suite struct InboxTests {
        @Test(
            "passes text unchanged",
            arguments: ["", "a", "é", "👍🏽", "漢字\u{0}x", String(repeating: "ab", count: 50_000)]
        )
        func text(_ text: String) {
            let length = put(text)
            #expect(inbox.take(length) == text)
        }

        @Test("wipes the inbox after reading a text")
        func wipes() {
            let length = put("correct horse")
            _ = inbox.take(length)
            #expect(inbox.takeBytes(length) { $0.allSatisfy { $0 == 0 } })
        }

        @Test(
            "returns an empty text for an invalid length",
            arguments: [.min, -1, 100_000, .max] as [InboxLength]
        )
        func hostileLengths(_ length: InboxLength) {
            _ = put("some text")
            #expect(inbox.take(length) == "")
            #expect(inbox.takePassword(length).isEmpty)
        }

        @Test("reserves nothing for a negative length")
        func hostileReservations() {
            #expect(textReserve(.min) == textReserve(0))
        }

        @Test("returns an empty text for bytes that aren't UTF-8", arguments: brokenTexts)
        func broken(_ bytes: [UInt8]) {
            let length = put(bytes)
            #expect(inbox.take(length) == "")
        }
    }
}
