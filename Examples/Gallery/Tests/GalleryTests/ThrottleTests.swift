import Foundation
import NIOConcurrencyHelpers
import Testing

@testable import GalleryServer

@Suite("Rate limits")
struct ThrottleTests {
    @Test("after a burst of wrong passwords, an account rejects even the right one")
    func account() async throws {
        let fixture = Fixture(byAccount: .init(burst: 3, interval: 30))
        try await fixture.run { client async throws in
            _ = try await client.signUp("anna")
            // Right passwords don't count.
            for _ in 0..<10 { #expect(try await client.signIn("anna").status == 201) }
            for _ in 0..<3 { #expect(try await client.signIn("ANNA", otherPassword).status == 401) }
            let answer = try await client.signIn("anna")
            #expect(answer.status == 429 && answer["Retry-After"] == "30")
            #expect(try answer.error.code == "tooManyAttempts")
            fixture.clock.advance(by: 30)
            #expect(try await client.signIn("anna").status == 201)
            // Unknown names are limited like accounts.
            for _ in 0..<3 { #expect(try await client.signIn("nobody").status == 401) }
            #expect(try await client.signIn("nobody").status == 429)
        }
    }

    @Test(
        "limits each address across all names, in every spelling behind a proxy",
        arguments: [
            ["203.0.113.9", "203.0.113.9:40001", "::ffff:203.0.113.9", "[::ffff:203.0.113.9]:1"],
            ["2001:db8::1", "[2001:db8::1]", "[2001:db8::1]:443", "2001:db8::2%eth0"], ["fe80::1%3", "fe80::1%4"],
            ["unknown", "_hidden", "", "1.2.3", "a:b", "[", "999.1.1.1:80", "%"],
        ]
    )
    func address(entries: [String]) async throws {
        try await Fixture(proxy: .http, byAddress: .init(burst: 3, interval: 1000)).run { client async throws in
            func status(_ name: String, from entry: String) async throws -> Int {
                // The client can forge the entries before the proxy's own.
                try await client.signIn(name, goodPassword, ["X-Forwarded-For": "\(name), \(entry)"]).status
            }
            for turn in 0..<4 {
                #expect(try await status("a\(turn)", from: entries[turn % entries.count]) == (turn < 3 ? 401 : 429))
            }
            #expect(try await status("b", from: "203.0.113.8") == 401)
            #expect(try await status("b", from: "2001:db8:0:1::1") == 401)
        }
        try await Fixture(byAddress: .init(burst: 2, interval: 10)).run { client async throws in
            // Without a proxy, the field is ignored.
            for number in 0..<3 {
                let forged = ["X-Forwarded-For": "203.0.113.\(number)"]
                #expect(try await client.signIn("a\(number)", goodPassword, forged).status == (number < 2 ? 401 : 429))
            }
        }
    }

    @Test("responds with 503 when the hashing pool is full")
    func busy() async throws {
        let pool = HashingPool(threads: 1, waiting: 1)
        try await Fixture(pool: pool).run { client async throws in
            _ = try await client.signUp("anna")
            let isOpen = NIOLockedValueBox(false)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<2 {
                    group.addTask {
                        try await pool.run {
                            while !isOpen.withLockedValue(\.self) { Thread.sleep(forTimeInterval: 0.01) }
                        }
                    }
                }
                while pool.count < 2 { try await Task.sleep(for: .milliseconds(1)) }
                let answer = try await client.signIn("anna")
                isOpen.withLockedValue { $0 = true }
                #expect(answer.status == 503 && answer["Retry-After"] == "1")
                try await group.waitForAll()
            }
            #expect(try await client.signIn("anna").status == 201)
        }
    }

    @Test("an attacker can't lock out an owner at a known address")
    func owner() async throws {
        try await Fixture(proxy: .http, byAccount: .init(burst: 3, interval: 1000)).run { client async throws in
            let (home, elsewhere) = (["X-Forwarded-For": "203.0.113.7"], ["X-Forwarded-For": "203.0.113.8"])
            _ = try await client.signUp("anna", goodPassword, home)
            for _ in 0..<3 { #expect(try await client.signIn("anna", otherPassword, elsewhere).status == 401) }
            #expect(try await client.signIn("anna", goodPassword, elsewhere).status == 429)
            #expect(try await client.signIn("anna", goodPassword, home).status == 201)
            for _ in 0..<3 { #expect(try await client.signIn("anna", otherPassword, home).status == 401) }
            #expect(try await client.signIn("anna", goodPassword, home).status == 429)
        }
    }

    @Test("limits posts by address and doesn't count rejected posts")
    func posts() async throws {
        try await Fixture(changes: .init(burst: 3, interval: 1000)).run { client async throws in
            for text in ["", "", "", "", "a", "a", "a"] {
                #expect(try await client.post(["text": text], to: "/posts").status == (text.isEmpty ? 422 : 201))
            }
            let answer = try await client.post(["text": "a"], to: "/posts")
            #expect(answer.status == 429 && answer["Retry-After"] == "1000")
        }
    }

    @Test("allows one attempt per interval after a burst")
    func rate() {
        let throttle = AttemptThrottle(.init(burst: 2, interval: 10))
        #expect(throttle.attempt(by: "a", at: 0) == nil)
        #expect(throttle.attempt(by: "a", at: 0) == nil)
        #expect(throttle.attempt(by: "a", at: 0) == 10)
        #expect(throttle.attempt(by: "b", at: 0) == nil)
        #expect(throttle.attempt(by: "a", at: 9) == 1)
        #expect(throttle.attempt(by: "a", at: 10) == nil)
        #expect(throttle.attempt(by: "a", at: 10) == 10)
        throttle.refund("a")
        #expect(throttle.attempt(by: "a", at: 10) == nil)
        #expect(throttle.attempt(by: "a", at: -1000) == nil)
    }

    @Test("limits its memory, and keeps the most limited keys and the latest addresses")
    func bounded() {
        let throttle = AttemptThrottle(.init(burst: 5, interval: 10), capacity: 100)
        for _ in 0..<5 { _ = throttle.attempt(by: "a", at: 0) }
        for number in 0..<10_000 { _ = throttle.attempt(by: "\(number)", at: Double(number) / 10_000) }
        #expect(throttle.count <= 100 && throttle.attempt(by: "a", at: 1) != nil)
        let known = KnownAddresses(capacity: 100)
        let addresses = (0..<10_000).map { ClientAddress("10.0.\($0 / 250).\($0 % 250)") }
        for address in addresses { known.insert(address, of: "anna") }
        let kept = addresses.filter { known.key(of: "anna", from: $0) != "anna" }
        #expect(kept.count <= 100 && kept.suffix(50) == addresses.suffix(50))
        #expect(known.key(of: "bert", from: addresses[9999]) == "bert")
    }
}
