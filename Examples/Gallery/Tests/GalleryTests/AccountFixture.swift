import Foundation
import HTTPTypes
import InMemoryLogging
import LivePasswords
import NIOConcurrencyHelpers
import NIOCore
import Testing

@testable import GalleryServer

/// Runs a test against a gallery whose hashes cost next to nothing.
func withAccounts(
    proxy: GalleryConfiguration.Proxy = .none,
    clock: TestClock = TestClock(),
    dictionary: PasswordDictionary? = nil,
    pool: HashingPool = HashingPool(),
    byAccount: AttemptThrottle.Allowance = .init(burst: 100, interval: 1),
    byAddress: AttemptThrottle.Allowance = .init(burst: 1000, interval: 1),
    log: InMemoryLogHandler = InMemoryLogHandler(),
    _ test: @Sendable (TestClient, GalleryFixture) async throws -> Void
) async throws {
    let fixture = try GalleryFixture()
    defer { fixture.remove() }
    try await fixture.run(
        logger: log.logger,
        proxy: proxy,
        accounts: { database in
            Accounts(
                database,
                dictionary: dictionary,
                pool: pool,
                cost: .cheap,
                byAccount: byAccount,
                byAddress: byAddress,
                now: { clock.now }
            )
        },
        { client in try await test(client, fixture) }
    )
}

extension PasswordDictionary {
    static var ofTheRepository: PasswordDictionary? {
        let root = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let file = root.appendingPathComponent("Web/host/password-dictionary.bin")
        return (try? Data(contentsOf: file)).flatMap { PasswordDictionary([UInt8]($0)) }
    }
}

extension PasswordHash.Cost {
    static let cheap = Self(logRounds: 4, blockSize: 8, parallelism: 1)
}

/// A clock that goes when it is told to.
final class TestClock: Sendable {
    private let time = NIOLockedValueBox(Date(timeIntervalSince1970: 1_800_000_000))

    var now: Date { time.withLockedValue { $0 } }

    func advance(by seconds: TimeInterval) {
        time.withLockedValue { $0 += seconds }
    }
}

/// A password that every policy of the gallery accepts, and another.
let goodPassword = "Violet-Harbour-88-Kettle"
let otherPassword = "Marble_Lantern_47_Orchid"

extension TestClient {
    func send(
        _ fields: [String: String],
        _ method: HTTPRequest.Method = .post,
        to path: String,
        _ headers: HTTPFields = [:]
    ) async throws -> TestResponse {
        try await execute(
            uri: path,
            method: method,
            headers: headers.merging([.contentType: "application/json"]),
            body: ByteBuffer(bytes: JSONEncoder().encode(fields))
        )
    }

    func signUp(_ name: String, _ password: String = goodPassword, _ headers: HTTPFields = [:]) async throws
        -> TestResponse
    {
        try await send(["name": name, "password": password], to: "/accounts", headers)
    }

    func signIn(_ name: String, _ password: String = goodPassword, _ headers: HTTPFields = [:]) async throws
        -> TestResponse
    {
        try await send(["name": name, "password": password], to: "/sessions", headers)
    }

    /// Whose session it is, by what the server says of it.
    func owner(of session: HTTPFields) async throws -> String? {
        let response = try await get("/accounts/me", session)
        return response.status == .ok ? try response.decoded(ReceivedAccount.self).name : nil
    }
}

/// An account as a client reads it.
struct ReceivedAccount: Decodable {
    var name: String
}

extension TestResponse {
    /// What a browser sends back.
    var session: HTTPFields {
        get throws {
            let cookie = try #require(headers[.setCookie])
            return [.cookie: String(cookie.prefix { $0 != ";" })]
        }
    }

    struct Rejection: Decodable {
        struct Details: Decodable {
            var code: String
            var rules: [String: String]
        }
        var error: Details
    }

    /// The rules that a password does not meet.
    var rejectedRules: Set<String> {
        get throws { Set(try decoded(Rejection.self).error.rules.keys) }
    }
}
