import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Logging
import Testing

@testable import GalleryServer

/// A temporary folder with the files and the database of a gallery, for one test.
struct GalleryFixture {
    let folder: URL
    /// The folder of the bundle, if the gallery serves one.
    private(set) var bundlePath: String?

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-\(UUID().uuidString)")
        for path in [
            "Web/count-ring", "Web/host", "Web/a-new-control", "Assets", "Examples",
            "Documentation",
        ] {
            let url = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        }
        try write("export {};", to: "Web/count-ring/live-count-ring.js")
        try write("@layer live-controls {}", to: "Web/count-ring/live-count-ring.css")
        try write("\0asm", to: "Web/host/live.wasm")
        try write("export {};", to: "Web/a-new-control/answer.js")
        try write("secret", to: "Web/a-new-control/.hidden")
        try write("body {}", to: "Assets/gallery.css")
        try write("<!doctype html>", to: "Examples/plain.html")
        let sample =
            "## Count ring\n\n```html\n<p id=\"sample\">A sample</p>\n```\n\n```swift\nlet text = \"<\"  // less\n```\n"
        try write(sample, to: "Documentation/every-host.md")
        try write("secret", to: "Assets/.hidden")
        try write("secret", to: "secret.txt")
    }

    func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(path))
    }

    /// Creates a fixture that serves a bundle with these files.
    init(bundle files: [String: String]) throws {
        try self.init()
        let url = folder.appendingPathComponent("Bundle")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (name, text) in files { try write(text, to: "Bundle/\(name)") }
        bundlePath = url.path
    }

    var databasePath: String { folder.appendingPathComponent("gallery.sqlite").path }

    func configuration() throws -> GalleryConfiguration {
        try GalleryConfiguration(
            environment: [
                "PORT": "0",
                "GALLERY_DATABASE": databasePath,
                "LIVE_WEB_ROOT": folder.appendingPathComponent("Web").path,
                "GALLERY_ASSETS": folder.appendingPathComponent("Assets").path,
                "GALLERY_EXAMPLES": folder.appendingPathComponent("Examples").path,
                "GALLERY_DOCUMENTATION": folder.appendingPathComponent("Documentation").path,
                "GALLERY_BUNDLE": bundlePath ?? "",
            ],
            repository: folder
        )
    }

    /// Runs a test against the gallery, and then closes the database.
    ///
    /// - Parameter isReachable: Whether the database is available. If not, it's closed before the test.
    func run(
        isReachable: Bool = true,
        logger: Logger = Logger(label: "tests") { _ in SwiftLogNoOpLogHandler() },
        proxy: GalleryConfiguration.Proxy = .none,
        timeout: TimeInterval = 5,
        accounts: (GalleryDatabase) -> Accounts = { Accounts($0) },
        posts: AttemptThrottle.Allowance = .init(burst: 1000, interval: 1),
        limits: ConnectionLimits = ConnectionLimits(),
        _ test: @Sendable (TestClient) async throws -> Void
    ) async throws {
        let database = try GalleryDatabase(path: databasePath, writeTimeout: timeout)
        defer { try? database.close() }
        if !isReachable { try database.close() }
        var configuration = try configuration()
        configuration.proxy = proxy
        let (ports, port) = AsyncStream.makeStream(of: Int.self)
        let application = try Gallery.application(
            configuration,
            database: database,
            accounts: accounts(database),
            posts: posts,
            limits: limits,
            logger: logger,
            onListening: { port.yield($0) }
        )
        try await application.test(ports, test)
    }

    func remove() {
        try? FileManager.default.removeItem(at: folder)
    }
}

/// Runs a test against a temporary gallery.
func withGallery(_ test: @Sendable (TestClient) async throws -> Void) async throws {
    let fixture = try GalleryFixture()
    defer { fixture.remove() }
    try await fixture.run(test)
}

extension TestClient {
    func get(_ path: String, _ headers: HTTPFields = [:]) async throws -> TestResponse {
        try await execute(uri: path, method: .get, headers: headers)
    }

    func postJSON(_ body: String, _ headers: HTTPFields = [:]) async throws -> TestResponse {
        try await post(ByteBuffer(string: body), headers.merging([.contentType: "application/json"]))
    }

    /// Posts a text as JSON, encoded by Foundation.
    func post(text: String) async throws -> TestResponse {
        let body = try JSONEncoder().encode(["text": text])
        return try await post(ByteBuffer(bytes: body), [.contentType: "application/json"])
    }

    func postForm(_ body: String, _ headers: HTTPFields = [:]) async throws -> TestResponse {
        try await post(ByteBuffer(string: body), headers.merging([.contentType: "application/x-www-form-urlencoded"]))
    }

    func post(_ body: ByteBuffer, _ headers: HTTPFields) async throws -> TestResponse {
        try await execute(uri: "/posts", method: .post, headers: headers, body: body)
    }
}

extension HTTPFields {
    func merging(_ others: HTTPFields) -> HTTPFields {
        others.reduce(into: self) { fields, field in fields[field.name] = field.value }
    }
}

/// A post as a client decodes it.
struct ReceivedPost: Decodable, Hashable {
    var id: Int64
    var text: String
    var createdAt: String
    var count: Int
}

/// An error as a client decodes it.
struct ReceivedError: Decodable, Hashable {
    struct Details: Decodable, Hashable {
        var code: String
        var message: String
        var field: String?
        var count: Int?
        var limit: Int?
        var over: Int?
    }
    var error: Details
}

extension TestResponse {
    var text: String { String(buffer: body) }

    func decoded<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
        try JSONDecoder().decode(Value.self, from: Data(body.readableBytesView))
    }

    var error: ReceivedError.Details {
        get throws { try decoded(ReceivedError.self).error }
    }
}
