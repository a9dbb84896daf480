import Foundation
import HTTPTypes
import NIOConcurrencyHelpers
import NIOCore
import Testing

@testable import GalleryServer

@Suite("Rate limits")
struct ThrottleTests {
    @Test("after a burst of wrong passwords, an account rejects even the right one")
    func account() async throws {
        let clock = TestClock()
        try await withAccounts(clock: clock, byAccount: .init(burst: 3, interval: 30)) { client, _ async throws in
            _ = try await client.signUp("anna")
            for _ in 0..<3 { #expect(try await client.signIn("ANNA", otherPassword).status == .unauthorized) }
            let response = try await client.signIn("anna")
            #expect(response.status == .tooManyRequests)
            #expect(response.headers[.retryAfter] == "30")
            #expect(try response.error.code == "tooManyAttempts")
            clock.advance(by: 30)
            #expect(try await client.signIn("anna").status == .created)
        }
    }

    @Test("right passwords don't count as attempts")
    func rightPassword() async throws {
        try await withAccounts(byAccount: .init(burst: 3, interval: 30)) { client, _ async throws in
            _ = try await client.signUp("anna")
            for _ in 0..<20 { #expect(try await client.signIn("anna").status == .created) }
        }
    }

    @Test("limits unknown names like accounts")
    func unknownName() async throws {
        try await withAccounts(byAccount: .init(burst: 3, interval: 30)) { client, _ async throws in
            for _ in 0..<3 { #expect(try await client.signIn("nobody").status == .unauthorized) }
            #expect(try await client.signIn("nobody").status == .tooManyRequests)
        }
    }

    @Test("limits each address across all names")
    func address() async throws {
        try await withAccounts(proxy: .http, byAddress: .init(burst: 4, interval: 10)) { client, _ async throws in
            func status(_ name: String, from addresses: String) async throws -> HTTPResponse.Status {
                let field = HTTPField.Name("X-Forwarded-For")!
                return try await client.signIn(name, goodPassword, [field: addresses]).status
            }
            for name in ["a", "b", "c", "d"] {
                // The client can forge the entries before the proxy's own.
                #expect(try await status(name, from: "\(name), 203.0.113.7") == .unauthorized)
            }
            #expect(try await status("e", from: "203.0.113.7") == .tooManyRequests)
            #expect(try await status("e", from: "203.0.113.8") == .unauthorized)
            for number in 0..<4 {
                #expect(try await status("f\(number)", from: "2001:db8::\(number)") == .unauthorized)
            }
            #expect(try await status("g", from: "2001:db8::ffff:1") == .tooManyRequests)
            #expect(try await status("g", from: "2001:db8:0:1::1") == .unauthorized)
        }
    }

    @Test("ignores X-Forwarded-For without a proxy")
    func forgedAddress() async throws {
        try await withAccounts(byAddress: .init(burst: 2, interval: 10)) { client, _ async throws in
            let field = HTTPField.Name("X-Forwarded-For")!
            for number in 0..<3 {
                let response = try await client.signIn("a\(number)", goodPassword, [field: "203.0.113.\(number)"])
                #expect(response.status == (number < 2 ? .unauthorized : .tooManyRequests))
            }
        }
    }

    @Test("responds with 503 when the hashing pool is full")
    func busy() async throws {
        let pool = HashingPool(threads: 1, waiting: 1)
        try await withAccounts(pool: pool) { client, _ async throws in
            _ = try await client.signUp("anna")
            let latch = Latch()
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<2 {
                    group.addTask {
                        try await pool.run {
                            latch.wait()
                        }
                    }
                }
                while pool.count < 2 { try await Task.sleep(for: .milliseconds(1)) }
                let response = try await client.signIn("anna")
                latch.open()
                #expect(response.status == .serviceUnavailable)
                #expect(response.headers[.retryAfter] == "1")
                #expect(try response.error.code == "busy")
                try await group.waitForAll()
            }
            #expect(try await client.signIn("anna").status == .created)
        }
    }

    @Test(
        "recognizes an address in every spelling",
        arguments: [
            ["203.0.113.9", "203.0.113.9:40001", "::ffff:203.0.113.9", "[::ffff:203.0.113.9]:1"],
            ["2001:db8::1", "[2001:db8::1]", "[2001:db8::1]:443", "2001:db8::2%eth0"], ["fe80::1%3", "fe80::1%4"],
            ["unknown", "_hidden", "", "1.2.3", "a:b", "[", "999.1.1.1:80", "%"],
        ]
    )
    func spellings(entries: [String]) async throws {
        try await withAccounts(proxy: .http, byAddress: .init(burst: 3, interval: 1000)) { client, _ async throws in
            let field = HTTPField.Name("X-Forwarded-For")!
            var statuses: [HTTPResponse.Status] = []
            for turn in 0..<4 {
                let entry = "198.51.100.1, \(entries[turn % entries.count])"
                statuses.append(try await client.signIn("a\(turn)", goodPassword, [field: entry]).status)
            }
            #expect(statuses == [.unauthorized, .unauthorized, .unauthorized, .tooManyRequests])
        }
    }

    @Test("an attacker can't lock out an owner at a known address")
    func owner() async throws {
        try await withAccounts(proxy: .http, byAccount: .init(burst: 3, interval: 1000)) { client, _ async throws in
            let field = HTTPField.Name("X-Forwarded-For")!
            let (home, elsewhere): (HTTPFields, HTTPFields) = ([field: "203.0.113.7"], [field: "203.0.113.8"])
            _ = try await client.signUp("anna", goodPassword, home)
            for _ in 0..<3 {
                #expect(try await client.signIn("anna", otherPassword, elsewhere).status == .unauthorized)
            }
            #expect(try await client.signIn("anna", goodPassword, elsewhere).status == .tooManyRequests)
            #expect(try await client.signIn("anna", goodPassword, home).status == .created)
            for _ in 0..<3 { #expect(try await client.signIn("anna", otherPassword, home).status == .unauthorized) }
            #expect(try await client.signIn("anna", goodPassword, home).status == .tooManyRequests)
        }
    }

    @Test("stores a limited number of known addresses and keeps the latest")
    func knownAddresses() {
        let known = KnownAddresses(capacity: 100)
        let addresses = (0..<10_000).map { ClientAddress("10.0.\($0 / 250).\($0 % 250)") }
        for address in addresses { known.insert(address, of: "anna") }
        let kept = addresses.filter { known.key(of: "anna", from: $0) != "anna" }
        #expect(kept.count <= 100)
        #expect(kept.suffix(50) == addresses.suffix(50))
        #expect(known.key(of: "bert", from: addresses[9999]) == "bert")
    }

    @Test("limits posts by address and doesn't count rejected posts")
    func posts() async throws {
        let fixture = try GalleryFixture()
        defer { fixture.remove() }
        try await fixture.run(posts: .init(burst: 3, interval: 1000)) { client in
            for _ in 0..<5 { #expect(try await client.post(text: "").status == .unprocessableContent) }
            for _ in 0..<3 { #expect(try await client.post(text: "a").status == .created) }
            let response = try await client.post(text: "a")
            #expect(response.status == .tooManyRequests)
            #expect(try #require(response.headers[.retryAfter].flatMap { Int($0) }) > 900)
            #expect(try await client.get("/posts").status == .ok)
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

    @Test("limits its memory and keeps the most limited keys")
    func bounded() {
        let throttle = AttemptThrottle(.init(burst: 5, interval: 10), capacity: 100)
        for _ in 0..<5 { _ = throttle.attempt(by: "a", at: 0) }
        for number in 0..<10_000 { _ = throttle.attempt(by: "\(number)", at: Double(number) / 10_000) }
        #expect(throttle.count <= 100)
        #expect(throttle.attempt(by: "a", at: 1) != nil)
    }
}

/// A latch that blocks threads until it opens.
private final class Latch: Sendable {
    private let isOpen = NIOLockedValueBox(false)

    func open() { isOpen.withLockedValue { $0 = true } }

    func wait() {
        while !isOpen.withLockedValue(\.self) { Thread.sleep(forTimeInterval: 0.01) }
    }
}
