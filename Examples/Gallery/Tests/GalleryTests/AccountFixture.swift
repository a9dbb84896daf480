import Foundation
import HTTPTypes
import InMemoryLogging
import LivePasswords
import NIOConcurrencyHelpers
import NIOCore
import Testing

@testable import GalleryServer

/// Runs a test against a gallery with cheap password hashes.
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
    static var repository: PasswordDictionary? {
        let root = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let file = root.appendingPathComponent("Web/host/password-dictionary.bin")
        return (try? Data(contentsOf: file)).flatMap { PasswordDictionary([UInt8]($0)) }
    }
}

extension PasswordHash.Cost {
    static let cheap = Self(logRounds: 4, blockSize: 8, parallelism: 1)
}

/// A clock that a test advances.
final class TestClock: Sendable {
    private let time = NIOLockedValueBox(Date(timeIntervalSince1970: 1_800_000_000))

    var now: Date { time.withLockedValue { $0 } }

    func advance(by seconds: TimeInterval) {
        time.withLockedValue { $0 += seconds }
    }
}

/// Two passwords that every policy of the gallery accepts.
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

    /// Returns the account name of a session, or `nil` if the session is invalid.
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
    /// The cookie that a browser sends with later requests.
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

    /// The broken password rules in an error response.
    var rejectedRules: Set<String> {
        get throws { Set(try decoded(Rejection.self).error.rules.keys) }
    }
}
