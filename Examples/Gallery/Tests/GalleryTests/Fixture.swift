import Foundation
import InMemoryLogging
import LivePasswords
import Logging
import NIOConcurrencyHelpers
import ServiceLifecycle
import Testing

@testable import GalleryServer

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Two passwords that every policy of the gallery accepts.
let goodPassword = "Violet-Harbour-88-Kettle"
let otherPassword = "Marble_Lantern_47_Orchid"

/// The header fields of a browser that navigates.
let browser = ["Accept": "text/html", "Sec-Fetch-Site": "same-origin"]

/// A gallery with cheap password hashes in this process, and its folder, for one test.
struct Fixture {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-\(UUID().uuidString)")
    let log = InMemoryLogHandler()
    let clock = TestClock()
    var proxy = GalleryConfiguration.Proxy.none
    var pool = HashingPool()
    var byAccount = AttemptThrottle.Allowance(burst: 100, interval: 1)
    var byAddress = AttemptThrottle.Allowance(burst: 1000, interval: 1)
    var changes = AttemptThrottle.Allowance(burst: 1000, interval: 1)
    var writeTimeout = 5.0
    /// The lists of breached passwords by the prefixes of their hashes.
    var breaches: [String: String]?

    var databasePath: String { folder.appendingPathComponent("gallery.sqlite").path }
    var bundle: URL { folder.appendingPathComponent("Bundle") }

    /// Runs a test with a client of the gallery.
    func run(_ test: @Sendable (Client) async throws -> Void) async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var environment = ["PORT": "0", "GALLERY_PROXY": proxy.rawValue, "GALLERY_BUNDLE": bundle.path]
        if let breaches {
            environment["GALLERY_BREACH_LIST"] = folder.path
            for (prefix, lines) in breaches {
                try Data(lines.utf8).write(to: folder.appendingPathComponent("\(prefix).txt"))
            }
        }
        let configuration = try GalleryConfiguration(environment: environment)
        let database = try GalleryDatabase.open(path: databasePath, writeTimeout: writeTimeout)
        defer { try? database.closeAll() }
        let (byAccount, byAddress) = (byAccount, byAddress)
        let accounts = try Accounts(database, pool: pool, cost: 4, byAccount: byAccount, byAddress: byAddress) {
            [clock] in
            clock.now
        }
        var logger = Logger(label: "tests") { [log] _ in log }
        logger.logLevel = .trace
        let site = try Site(configuration, database, accounts, changes: changes, logger)
        let (ports, port) = AsyncStream.makeStream(of: Int.self)
        let services = ServiceGroup(services: [site.application { port.yield($0) }], logger: logger)
        try await withThrowingTaskGroup { group in
            group.addTask { try await services.run() }
            if let port = await ports.first(where: { _ in true }) { try await test(Client(port: port)) }
            await services.triggerGracefulShutdown()
            try await group.waitForAll()
        }
    }
}

/// A clock that a test advances.
final class TestClock: Sendable {
    private let time = NIOLockedValueBox(Date(timeIntervalSince1970: 1_800_000_000))

    var now: Date { time.withLockedValue { $0 } }

    func advance(by seconds: TimeInterval) {
        time.withLockedValue { $0 += seconds }
    }
}

/// An HTTP client that neither follows redirects nor keeps cookies.
final class Client: NSObject, Sendable, URLSessionTaskDelegate {
    typealias Headers = [String: String]

    let port: Int

    init(port: Int) {
        self.port = port
    }

    func get(_ path: String, _ headers: Headers = [:]) async throws -> Answer {
        try await send("GET", path, headers)
    }

    /// Submits a form, as a script of the page does unless the header fields say otherwise.
    func post(_ fields: [String: String], to path: String, _ headers: Headers = [:]) async throws -> Answer {
        var components = URLComponents()
        components.queryItems = fields.map { URLQueryItem(name: $0, value: $1) }
        // Browsers encode a line break as CRLF.
        let form = (components.percentEncodedQuery ?? "").replacing("+", with: "%2B").replacing("%0A", with: "%0D%0A")
        let type = ["Accept": "application/json", "Content-Type": "application/x-www-form-urlencoded"]
        return try await send("POST", path, type.merging(headers) { $1 }, Data(form.utf8))
    }

    func send(_ method: String, _ path: String, _ headers: Headers, _ body: Data? = nil) async throws -> Answer {
        var request = URLRequest(url: try #require(URL(string: "http://localhost:\(port)\(path)")))
        request.httpMethod = method
        request.httpBody = body
        request.httpShouldHandleCookies = false
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        let session = URLSession(configuration: .ephemeral, delegate: self, delegateQueue: nil)
        defer { session.finishTasksAndInvalidate() }
        let (data, response) = try await session.data(for: request)
        return Answer(data: data, response: try #require(response as? HTTPURLResponse))
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }

    func signUp(_ name: String, _ password: String = goodPassword, _ headers: Headers = [:]) async throws -> Answer {
        try await post(["name": name, "password": password, "confirmation": password], to: "/accounts", headers)
    }

    func signIn(_ name: String, _ password: String = goodPassword, _ headers: Headers = [:]) async throws -> Answer {
        try await post(["name": name, "password": password], to: "/sessions", headers)
    }

    /// Returns the account name of a session, or `nil` if the session is invalid.
    func owner(of session: Headers) async throws -> String? {
        let answer = try await get("/accounts/me", session)
        return answer.status == 200 ? try answer.decoded([String: String].self)["name"] : nil
    }
}

/// A response of the gallery.
struct Answer: Sendable {
    struct Failure: Decodable {
        var code: String
        var message: String
        var fields: [String: [String]]?
    }

    var data: Data
    var response: HTTPURLResponse

    var status: Int { response.statusCode }
    var text: String { String(decoding: data, as: UTF8.self) }

    func contains(_ parts: String...) -> Bool { parts.allSatisfy { text.contains($0) } }

    subscript(header: String) -> String? { response.value(forHTTPHeaderField: header) }

    func decoded<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
        try JSONDecoder().decode(Value.self, from: data)
    }

    var error: Failure {
        get throws { try #require(try decoded([String: Failure].self)["error"]) }
    }

    /// The cookie that a browser sends with later requests.
    var session: [String: String] {
        get throws { ["Cookie": String(try #require(self["Set-Cookie"]).prefix { $0 != ";" })] }
    }
}
