import Foundation
import Logging

/// Where the gallery listens, what it serves and where it keeps its posts.
public struct GalleryConfiguration: Sendable {
    /// The host name or address to listen on.
    public var host: String
    /// The port to listen on; 0 for any free one.
    public var port: Int
    /// The least severe level that is logged.
    public var logLevel: Logger.Level
    /// The path of the SQLite file that holds the posts and accounts.
    public var databasePath: String
    /// The connection between the gallery and its visitors.
    public var proxy: Proxy
    /// The folder that holds the elements, each in the folder of its control, and `host`.
    public var webRoot: String
    /// The folder that holds the gallery's own style and script.
    public var assets: String
    /// The folder that holds what `make gallery-bundle` writes; `nil` to serve the sources.
    public var bundle: String?
    /// The folder that holds example pages, and the scripts of frameworks that they load.
    public var examples: String
    /// The folder that holds `every-host.md`, whose code the pages show.
    public var documentation: String

    /// The connection between the gallery and its visitors.
    public enum Proxy: String, Sendable, CaseIterable {
        /// Visitors reach the gallery directly, without TLS.
        case none
        /// A proxy that adds the visitor's address to `X-Forwarded-For`.
        case http
        /// Such a proxy, which also ends TLS; cookies are then for HTTPS alone.
        case https
    }

    /// Reads the configuration from environment variables. An empty variable counts as not set.
    ///
    /// - Parameters:
    ///   - environment: The variables, as of `ProcessInfo`.
    ///   - repository: Where the folders are that no variable names; by default, the repository that the gallery was built in.
    /// - Throws: ``ConfigurationError`` for the first variable with a value that cannot be used.
    public init(environment: [String: String], repository: URL = builtRepository) throws(ConfigurationError) {
        let environment = environment.filter { !$0.value.isEmpty }
        func value<Value>(
            _ variable: String,
            _ expectation: String,
            default text: String,
            _ parse: (String) -> Value?
        ) throws(ConfigurationError) -> Value {
            let text = environment[variable] ?? text
            guard let value = parse(text) else {
                throw ConfigurationError(variable: variable, value: text, expectation: expectation)
            }
            return value
        }
        func folder(_ variable: String, default path: String) throws(ConfigurationError) -> String {
            let path = repository.appendingPathComponent(path).path
            return try value(variable, "an existing folder", default: path) { Self.isFolder($0) ? $0 : nil }
        }
        func oneOf<Value: RawRepresentable<String> & CaseIterable>(_: Value.Type) -> String {
            "one of " + Value.allCases.map(\.rawValue).joined(separator: ", ")
        }

        host = environment["HOST"] ?? "127.0.0.1"
        port = try value("PORT", "a whole number from 0 to 65535", default: "8080") { text in
            // `UInt16` accepts a plus sign, which is not how a port is written.
            text.hasPrefix("+") ? nil : UInt16(text).map(Int.init)
        }
        logLevel = try value("LOG_LEVEL", oneOf(Logger.Level.self), default: "info") {
            Logger.Level(rawValue: $0.lowercased())
        }
        databasePath = environment["GALLERY_DATABASE"] ?? "gallery.sqlite"
        proxy = try value("GALLERY_PROXY", oneOf(Proxy.self), default: "none", Proxy.init(rawValue:))
        webRoot = try folder("LIVE_WEB_ROOT", default: "Web")
        assets = try folder("GALLERY_ASSETS", default: "Examples/Gallery/Assets")
        examples = try folder("GALLERY_EXAMPLES", default: "Examples/Web")
        documentation = try folder("GALLERY_DOCUMENTATION", default: "Documentation")

        // Whoever names a folder of sources wants them to be served.
        let servesSources = ["LIVE_WEB_ROOT", "GALLERY_ASSETS"].contains { environment[$0] != nil }
        let ownBundle = "Examples/Gallery/Bundle"
        if environment["GALLERY_BUNDLE"] != nil
            || !servesSources && Self.isFolder(repository.appendingPathComponent(ownBundle).path)
        {
            bundle = try folder("GALLERY_BUNDLE", default: ownBundle)
        }
    }

    /// The repository that the gallery was built in.
    public static let builtRepository = (0..<6).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
        url.deletingLastPathComponent()
    }

    private static func isFolder(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
    }
}

extension GalleryConfiguration {
    /// What the pages load.
    ///
    /// - Throws: ``ConfigurationError`` when the folder of the bundle does not hold one.
    var pageFiles: PageFiles {
        get throws {
            guard let bundle else { return try .sources }
            do {
                return try PageFiles(json: Data(contentsOf: URL(fileURLWithPath: bundle + "/pages.json")))
            } catch {
                throw ConfigurationError(
                    variable: "GALLERY_BUNDLE",
                    value: bundle,
                    expectation: "a folder that make gallery-bundle has written"
                )
            }
        }
    }

    /// The code that the pages show.
    ///
    /// - Throws: ``ConfigurationError`` when the folder does not hold it.
    var samples: HostSamples {
        get throws(ConfigurationError) {
            guard let markdown = try? String(contentsOfFile: documentation + "/every-host.md", encoding: .utf8) else {
                throw ConfigurationError(
                    variable: "GALLERY_DOCUMENTATION",
                    value: documentation,
                    expectation: "a folder that holds every-host.md"
                )
            }
            return HostSamples(markdown: markdown)
        }
    }
}

/// An environment variable whose value cannot be used.
public struct ConfigurationError: Error, CustomStringConvertible {
    /// The variable's name.
    public var variable: String
    /// Its value, or the default that cannot be used.
    public var value: String
    /// The accepted values, as words to follow "must be".
    public var expectation: String

    /// One line that names the variable, its value and what is accepted.
    public var description: String { "\(variable) must be \(expectation), not \(value.debugDescription)" }
}
