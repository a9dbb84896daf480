import Foundation
import HTTPTypes
import NIOConcurrencyHelpers
import NIOCore
import Testing

@testable import GalleryServer

@Suite("Too many attempts")
struct ThrottleTests {
    @Test("after a burst of wrong passwords the account waits, also for the right one")
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

    @Test("the right password is not held against anybody")
    func right() async throws {
        try await withAccounts(byAccount: .init(burst: 3, interval: 30)) { client, _ async throws in
            _ = try await client.signUp("anna")
            for _ in 0..<20 { #expect(try await client.signIn("anna").status == .created) }
        }
    }

    @Test("an unknown name is throttled as an account is")
    func unknown() async throws {
        try await withAccounts(byAccount: .init(burst: 3, interval: 30)) { client, _ async throws in
            for _ in 0..<3 { #expect(try await client.signIn("nobody").status == .unauthorized) }
            #expect(try await client.signIn("nobody").status == .tooManyRequests)
        }
    }

    @Test("an address waits whatever names it tries; others do not")
    func address() async throws {
        try await withAccounts(proxy: .http, byAddress: .init(burst: 4, interval: 10)) { client, _ async throws in
            func tries(_ name: String, from addresses: String) async throws -> HTTPResponse.Status {
                let field = HTTPField.Name("X-Forwarded-For")!
                return try await client.signIn(name, goodPassword, [field: addresses]).status
            }
            for name in ["a", "b", "c", "d"] {
                // What stands before the proxy's own entry the visitor has made up.
                #expect(try await tries(name, from: "\(name), 203.0.113.7") == .unauthorized)
            }
            #expect(try await tries("e", from: "203.0.113.7") == .tooManyRequests)
            #expect(try await tries("e", from: "203.0.113.8") == .unauthorized)
            for number in 0..<4 { #expect(try await tries("f\(number)", from: "2001:db8::\(number)") == .unauthorized) }
            #expect(try await tries("g", from: "2001:db8::ffff:1") == .tooManyRequests)
            #expect(try await tries("g", from: "2001:db8:0:1::1") == .unauthorized)
        }
    }

    @Test("without a proxy nobody is believed where they come from")
    func forgedAddress() async throws {
        try await withAccounts(byAddress: .init(burst: 2, interval: 10)) { client, _ async throws in
            let field = HTTPField.Name("X-Forwarded-For")!
            for number in 0..<3 {
                let response = try await client.signIn("a\(number)", goodPassword, [field: "203.0.113.\(number)"])
                #expect(response.status == (number < 2 ? .unauthorized : .tooManyRequests))
            }
        }
    }

    @Test("more hashes than threads and places to wait are answered with 503")
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
        "an address is one, however a proxy writes it",
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

    @Test("nobody locks out an owner who has signed in from the same address before")
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

    @Test("the known addresses are bounded, and the latest are kept")
    func knownAddresses() {
        let known = KnownAddresses(capacity: 100)
        let addresses = (0..<10_000).map { ClientAddress("10.0.\($0 / 250).\($0 % 250)") }
        for address in addresses { known.insert(address, of: "anna") }
        let kept = addresses.filter { known.key(of: "anna", from: $0) != "anna" }
        #expect(kept.count <= 100)
        #expect(kept.suffix(50) == addresses.suffix(50))
        #expect(known.key(of: "bert", from: addresses[9999]) == "bert")
    }

    @Test("one address posts so many texts and no more; what is refused does not count")
    func posts() async throws {
        let fixture = try GalleryFixture()
        defer { fixture.remove() }
        try await fixture.run(posts: .init(burst: 3, interval: 1000)) { client in
            for _ in 0..<5 { #expect(try await client.post(text: "").status == .unprocessableContent) }
            for _ in 0..<3 { #expect(try await client.post(text: "a").status == .created) }
            let refusal = try await client.post(text: "a")
            #expect(refusal.status == .tooManyRequests)
            #expect(try #require(refusal.headers[.retryAfter].flatMap { Int($0) }) > 900)
            #expect(try await client.get("/posts").status == .ok)
        }
    }

    @Test("attempts come back one by one")
    func rate() {
        let throttle = AttemptThrottle(.init(burst: 2, interval: 10))
        #expect(throttle.attempt(by: "a", at: 0) == nil)
        #expect(throttle.attempt(by: "a", at: 0) == nil)
        #expect(throttle.attempt(by: "a", at: 0) == 10)
        #expect(throttle.attempt(by: "b", at: 0) == nil)
        #expect(throttle.attempt(by: "a", at: 9) == 1)
        #expect(throttle.attempt(by: "a", at: 10) == nil)
        #expect(throttle.attempt(by: "a", at: 10) == 10)
        throttle.forgive("a")
        #expect(throttle.attempt(by: "a", at: 10) == nil)
        #expect(throttle.attempt(by: "a", at: -1000) == nil)
    }

    @Test("its memory is bounded, and a crowd does not set free who is slowed down most")
    func bounded() {
        let throttle = AttemptThrottle(.init(burst: 5, interval: 10), capacity: 100)
        for _ in 0..<5 { _ = throttle.attempt(by: "a", at: 0) }
        for number in 0..<10_000 { _ = throttle.attempt(by: "\(number)", at: Double(number) / 10_000) }
        #expect(throttle.count <= 100)
        #expect(throttle.attempt(by: "a", at: 1) != nil)
    }
}

/// Holds threads back until it is opened.
private final class Latch: Sendable {
    private let isOpen = NIOLockedValueBox(false)

    func open() { isOpen.withLockedValue { $0 = true } }

    func wait() {
        while !isOpen.withLockedValue(\.self) { Thread.sleep(forTimeInterval: 0.01) }
    }
}
