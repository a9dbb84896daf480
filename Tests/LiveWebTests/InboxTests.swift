import LivePasswords
import LiveText
import Testing

@testable import LiveWeb

extension PageTests {
    @Suite struct InboxTests {
        @Test(
            "passes text unchanged",
            arguments: ["", "a", "é", "👍🏽", "漢字\u{0}x", String(repeating: "ab", count: 50_000)]
        )
        func text(_ text: String) {
            let count = put([.text(text)])
            #expect(inbox.take(count) as String? == text)
        }

        @Test("passes numbers, flags, lists, ranges, and absent values unchanged")
        func values() {
            #expect(inbox.take(put([-1.5])) as Double? == -1.5)
            #expect(inbox.take(put([1])) as Bool? == true)
            #expect(inbox.take(put([2, "a", "é"])) as [String]? == ["a", "é"])
            #expect(inbox.take(put([4, 2])) as Range<Int>? == 2..<4)
            #expect(inbox.take(put([.number(.nan)])) as Int?? == .some(nil))
            #expect(inbox.take(put([3, 5, 1, 0])) as TextLimit? == TextLimit(3, unit: .sms).atLeast(1))
        }

        @Test("limits integers to 32 bits", arguments: [1e300, Double.infinity, -1e300, .nan])
        func integers(_ number: Double) {
            let integer: Int? = inbox.take(put([.number(number)]))
            #expect(integer == (number.isNaN ? 0 : number > 0 ? 2_147_483_647 : -2_147_483_648))
        }

        @Test("rejects missing values, unknown codes, and invalid lengths")
        func invalid() {
            #expect(inbox.take(put([3])) as TextLimit? == nil)
            #expect(inbox.take(put([3, 99])) as TextLimit? == nil)
            #expect(inbox.take(put([3, -1])) as TextLimit? == nil)
            #expect(inbox.take(put([.number(.nan), 1e9])) as [String]? == [])
            #expect(inbox.take(put([1e9, "a"])) as [String]? == nil)
            for length in [-1, 6, 1e300, .infinity] as [Double] {
                _ = put([.text("some")])
                let address = inbox.reserve(12)
                address?.storeBytes(of: length, as: Double.self)
                #expect(inbox.take(1) as String? == nil)
            }
        }

        @Test("wipes the inbox after it is read")
        func wipes() {
            let count = put([.text("correct horse")])
            _ = inbox.take(count) as PasswordText?
            let address = inbox.reserve(21)
            #expect((0..<21).allSatisfy { address?.load(fromByteOffset: $0, as: UInt8.self) == 0 })
        }

        @Test("reads nothing for an invalid number of fields", arguments: [.min, -1, 100_000, .max] as [Int32])
        func hostileCounts(_ count: Int32) {
            _ = put([.text("some text")])
            #expect(inbox.take(count) as TextLimit? == nil)
            #expect(inbox.takeBytes(count) { $0.count } == 0)
        }

        @Test("reserves nothing for a negative length")
        func hostileReservations() {
            #expect(inboxReserve(.min) == inboxReserve(0))
        }

        @Test("returns an empty text for bytes that aren't UTF-8", arguments: brokenTexts)
        func broken(_ bytes: [UInt8]) {
            #expect(inbox.take(put([.bytes(bytes)])) as String? == "")
        }
    }
}
