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
    /// The folder that holds LiveControls' `host`, `elements` and `styles`.
    public var webRoot: String
    /// The folder that holds the gallery's own style and script.
    public var assets: String
    /// The folder that holds what `make gallery-bundle` writes; `nil` to serve the sources.
    public var bundle: String?
    /// The folder that holds example pages, and the scripts of frameworks that they load.
    public var examples: String
    /// The folder that holds `every-host.md`, whose code the pages show.
    public var documentation: String

    /// Reads the configuration from environment variables. An empty variable counts as not set.
    ///
    /// - Parameters:
    ///   - environment: The variables, as of `ProcessInfo`.
    ///   - workingDirectory: Where the search for folders begins that no variable names.
    /// - Throws: ``ConfigurationFault`` for the first variable with a value that cannot be used.
    public init(environment: [String: String], workingDirectory: String) throws(ConfigurationFault) {
        func value(of variable: String) -> String? {
            environment[variable].flatMap { $0.isEmpty ? nil : $0 }
        }
        host = value(of: "HOST") ?? "127.0.0.1"
        port = try Self.port(value(of: "PORT") ?? "8080")
        logLevel = try Self.logLevel(value(of: "LOG_LEVEL") ?? "info")
        databasePath = value(of: "GALLERY_DATABASE") ?? "gallery.sqlite"

        proxy = try Self.proxy(value(of: "GALLERY_PROXY") ?? "none")

        let search = FolderSearch(workingDirectory: workingDirectory)
        webRoot = try search.folder(named: value(of: "LIVE_WEB_ROOT"), by: "LIVE_WEB_ROOT", default: .web)
        assets = try search.folder(named: value(of: "GALLERY_ASSETS"), by: "GALLERY_ASSETS", default: .assets)
        examples = try search.folder(
            named: value(of: "GALLERY_EXAMPLES"),
            by: "GALLERY_EXAMPLES",
            default: .examples
        )
        documentation = try search.folder(
            named: value(of: "GALLERY_DOCUMENTATION"),
            by: "GALLERY_DOCUMENTATION",
            default: .documentation
        )
        // Whoever names a folder of sources wants them to be served.
        let servesSources = ["LIVE_WEB_ROOT", "GALLERY_ASSETS"].contains { value(of: $0) != nil }
        bundle =
            if let named = value(of: "GALLERY_BUNDLE") {
                try search.folder(named: named, by: "GALLERY_BUNDLE", default: .bundle)
            } else {
                servesSources ? nil : search.found(.bundle)
            }
    }

    /// What the pages load.
    ///
    /// - Throws: ``ConfigurationFault`` when the folder of the bundle does not hold one.
    var pageFiles: PageFiles {
        get throws {
            guard let bundle else { return try .sources }
            do {
                return try PageFiles(json: Data(contentsOf: URL(fileURLWithPath: bundle + "/pages.json")))
            } catch {
                throw ConfigurationFault(
                    variable: "GALLERY_BUNDLE",
                    value: bundle,
                    expectation: "a folder that make gallery-bundle has written"
                )
            }
        }
    }

    /// The code that the pages show.
    ///
    /// - Throws: ``ConfigurationFault`` when the folder does not hold it.
    var samples: HostSamples {
        get throws(ConfigurationFault) {
            guard let markdown = try? String(contentsOfFile: documentation + "/every-host.md", encoding: .utf8) else {
                throw ConfigurationFault(
                    variable: "GALLERY_DOCUMENTATION",
                    value: documentation,
                    expectation: "a folder that holds every-host.md"
                )
            }
            return HostSamples(markdown: markdown)
        }
    }

    /// The connection between the gallery and its visitors.
    public enum Proxy: String, Sendable, CaseIterable {
        /// Visitors reach the gallery directly, without TLS.
        case none
        /// A proxy that adds the visitor's address to `X-Forwarded-For`.
        case http
        /// Such a proxy, which also ends TLS; cookies are then for HTTPS alone.
        case https
    }

    private static func proxy(_ text: String) throws(ConfigurationFault) -> Proxy {
        guard let proxy = Proxy(rawValue: text) else {
            let proxies = Proxy.allCases.map(\.rawValue).joined(separator: ", ")
            throw ConfigurationFault(variable: "GALLERY_PROXY", value: text, expectation: "one of \(proxies)")
        }
        return proxy
    }

    private static func port(_ text: String) throws(ConfigurationFault) -> Int {
        // UInt16 accepts a plus sign, which is not how a port is written.
        guard text.utf8.first != UInt8(ascii: "+"), let port = UInt16(text) else {
            throw ConfigurationFault(variable: "PORT", value: text, expectation: "a whole number from 0 to 65535")
        }
        return Int(port)
    }

    private static func logLevel(_ text: String) throws(ConfigurationFault) -> Logger.Level {
        guard let level = Logger.Level(rawValue: text.lowercased()) else {
            let levels = Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")
            throw ConfigurationFault(variable: "LOG_LEVEL", value: text, expectation: "one of \(levels)")
        }
        return level
    }
}
